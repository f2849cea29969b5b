package aestery_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/tabletest"
)

// newAesterySpy watches a match of Aestery with hidden hands.
func newAesterySpy(t testing.TB, seed uint64, w, h int) *tabletest.Spy {
	t.Helper()
	p := tabletest.NewSpy(t, &aesterylook.Look, newAestery(t, seed), w, h)
	p.Spoken = tabletest.SpokenOf(aesterylook.Look.Game)
	p.Spoken[aestery.MineFace], p.Spoken[aestery.WonderFace] = true, true
	p.Found = nil // what was seen before that was known
	p.Look()
	return p
}

// TestNothingLeaksOfAestery plays with hidden hands behind curtains and looks at
// every frame for what the one at the screen may not know: hands, decks,
// Cachettes, the order of pitched cards.
func TestNothingLeaksOfAestery(t *testing.T) {
	for seed, px := range map[uint64][2]int{1: {640, 360}, 2: {390, 844}} {
		p := newAesterySpy(t, seed, px[0], px[1])
		found := p.Play(2*tabletest.Spied(), rand.New(rand.NewPCG(seed, 5)))
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("seed %d: %d frames, %d of them with the curtain, %d actions", seed, p.Frames, p.Covered, p.Session.Len())
		if p.Covered == 0 || p.Cards == 0 || p.Session.Len() < 20 {
			t.Errorf("seed %d: %d frames with a curtain, %d actions: too little was seen", seed, p.Covered, p.Session.Len())
		}
	}
}

// TestNothingLeaksOfSharedAestery plays around a shared table, on which hands lie
// face down and each shows his own to answer.
func TestNothingLeaksOfSharedAestery(t *testing.T) {
	for seed, px := range map[uint64][2]int{3: {640, 360}, 4: {390, 844}} {
		p := newAesterySpy(t, seed, px[0], px[1])
		p.App.Context().Settings.Hands = game.SharedHands
		p.Rest()
		p.Frame(400 * time.Millisecond)
		p.Tap("lift") // the curtain that came down before it was set
		p.Rest()
		p.Who, p.Found = p.Table.Watch.Seat, nil
		found := p.Share(tabletest.Spied(), rand.New(rand.NewPCG(seed, 5)))
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("seed %d: %d frames, %d actions", seed, p.Frames, p.Session.Len())
		if !p.Table.Watch.Shared() || p.Cards == 0 || p.Session.Len() < 20 {
			t.Errorf("seed %d: shared %v, %d actions: too little was seen", seed, p.Table.Watch.Shared(), p.Session.Len())
		}
	}
}

// TestAesterySpyFindsLeaks plants a hidden face on the table, which has to be
// found.
func TestAesterySpyFindsLeaks(t *testing.T) {
	for name, plant := range map[string]func(sc *tabletest.Table, id rules.CardID, f rules.Face){
		"picture": func(sc *tabletest.Table, id rules.CardID, f rules.Face) {
			sc.Shown.Cards[id].Face = f
			sc.Tableau.Sort()
			sc.Tableau.PutAll()
			sc.Refresh()
		},
		"memory": func(sc *tabletest.Table, id rules.CardID, f rules.Face) { sc.Tableau.Faces[id] = f },
	} {
		p := newAesterySpy(t, 4, 640, 360)
		r := rand.New(rand.NewPCG(1, 1))
		p.Play(8, r)
		p.Pass(r)
		b := p.Session.Match().Board()
		for id, c := range b.Cards {
			if z := b.Layout().Zones[c.Zone]; z.Name == "hand" && !c.Known.Has(p.Who) {
				plant(p.Table, rules.CardID(id), c.Face)
				break
			}
		}
		if len(p.Found) > 0 {
			t.Fatalf("before anything is planted: %v", p.Found)
		}
		p.Press("Tab")
		for range 3 {
			p.Frame(60e6)
		}
		if len(p.Found) == 0 {
			t.Errorf("the leak in the %s is not found", name)
		}
	}
}
