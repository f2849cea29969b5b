package drakerion_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules/drakerion"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/tabletest"
)

// newDrakSpy watches a match of Drakerion at a shared table, as it is played
// unless the settings say otherwise.
func newDrakSpy(t testing.TB, seed uint64, w, h int) *tabletest.Spy {
	t.Helper()
	p := tabletest.NewSpy(t, &drakerionlook.Look, newDrakerion(t, seed), w, h)
	p.Spoken = tabletest.SpokenOf(drakerionlook.Look.Game)
	p.Found = nil // what was seen before that was known
	p.Look()
	return p
}

// TestNothingLeaksOfDrakerion looks at every frame of matches at a shared table
// for what the people around it may not know: hands, decks, and a Manœuvre that
// is chosen.
func TestNothingLeaksOfDrakerion(t *testing.T) {
	for seed, px := range map[uint64][2]int{1: {640, 360}, 2: {390, 844}} {
		p := newDrakSpy(t, seed, px[0], px[1])
		found := p.Share(tabletest.Spied(), rand.New(rand.NewPCG(seed, 5)))
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("seed %d: %d frames, %d of them with the curtain, %d actions", seed, p.Frames, p.Covered, p.Session.Len())
		if p.Covered == 0 || p.Cards == 0 || p.Session.Len() < 20 {
			t.Errorf("seed %d: %d frames with a curtain, %d actions: too little was seen", seed, p.Covered, p.Session.Len())
		}
	}
}

// TestDrakSpyFindsLeaks plants what must not be seen.
func TestDrakSpyFindsLeaks(t *testing.T) {
	plants := map[string]func(sc *tabletest.Table){
		"a card of a hand": func(sc *tabletest.Table) {
			for _, id := range sc.Match.Session.Match().Board().Zone(drakerion.ZoneHand(1 - max(sc.Watch.Seat, 0))) {
				sc.Tableau.Faces[id] = sc.Match.Session.Match().Board().Cards[id].Face
			}
		},
		"the view of a seat": func(sc *tabletest.Table) {
			sc.Shown.CopyFrom(sc.Match.Session.View(1 - max(sc.Watch.Seat, 0)))
		},
	}
	for name, plant := range plants {
		p := newDrakSpy(t, 3, 640, 360)
		if p.Share(14, rand.New(rand.NewPCG(1, 1))); len(p.Found) > 0 {
			t.Fatalf("before anything is planted: %v", p.Found)
		}
		p.Tamper = plant
		p.Share(16, rand.New(rand.NewPCG(2, 1)))
		if len(p.Found) == 0 {
			t.Errorf("%s is not found in %d frames, %d actions, asked %d, who %d", name, p.Frames, p.Session.Len(),
				p.Table.Watch.Asked(), p.Who)
		}
	}
}
