package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
)

// spokenOf are the faces of a game whose names stand in the names or texts of
// others: a label that says such a name need not speak of the card.
func spokenOf(g *rules.Game) map[rules.Face]bool {
	out := map[rules.Face]bool{}
	for f := range g.Faces {
		for h := range g.Faces {
			if f > 0 && h > 0 && f != h && (strings.Contains(g.Faces[h].Name.FR, g.Faces[f].Name.FR) ||
				strings.Contains(g.Faces[h].Rules.FR, g.Faces[f].Name.FR)) {
				out[rules.Face(f)] = true
			}
		}
	}
	return out
}

// newAesterySpy watches a match of Aestery with hidden hands.
func newAesterySpy(t testing.TB, seed uint64, w, h int) *spy {
	t.Helper()
	p := newSpy(t, &aesterylook.Look, newAestery(t, seed), w, h)
	p.spoken = spokenOf(aesterylook.Look.Game)
	p.spoken[aestery.MineFace], p.spoken[aestery.WonderFace] = true, true
	p.found = nil // what was seen before that was known
	p.look()
	return p
}

// TestNothingLeaksOfAestery plays with hidden hands behind curtains and looks at
// every frame for what the one at the screen may not know: hands, decks,
// Cachettes, the order of pitched cards.
func TestNothingLeaksOfAestery(t *testing.T) {
	for seed, px := range map[uint64][2]int{1: {640, 360}, 2: {390, 844}} {
		p := newAesterySpy(t, seed, px[0], px[1])
		found := p.play(2*spied(), rand.New(rand.NewPCG(seed, 5)))
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("seed %d: %d frames, %d of them with the curtain, %d actions", seed, p.frames, p.covered, p.s.Len())
		if p.covered == 0 || p.s.Len() < 20 {
			t.Errorf("seed %d: %d frames with a curtain, %d actions: too little was seen", seed, p.covered, p.s.Len())
		}
	}
}

// TestNothingLeaksOfSharedAestery plays around a shared table, on which hands lie
// face down and each shows his own to answer.
func TestNothingLeaksOfSharedAestery(t *testing.T) {
	for seed, px := range map[uint64][2]int{3: {640, 360}, 4: {390, 844}} {
		p := newAesterySpy(t, seed, px[0], px[1])
		p.App.Context().Settings.Hands = game.SharedHands
		p.rest()
		p.frame(400 * time.Millisecond)
		p.hit("lift") // the curtain that came down before it was set
		p.rest()
		p.who, p.found = p.table.watch.Seat, nil
		found := p.share(spied(), rand.New(rand.NewPCG(seed, 5)))
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("seed %d: %d frames, %d actions", seed, p.frames, p.s.Len())
		if !p.table.watch.Shared() || p.s.Len() < 20 {
			t.Errorf("seed %d: shared %v, %d actions: too little was seen", seed, p.table.watch.Shared(), p.s.Len())
		}
	}
}

// TestAesterySpyFindsLeaks plants a hidden face on the table, which has to be
// found.
func TestAesterySpyFindsLeaks(t *testing.T) {
	for name, plant := range map[string]func(sc *Scene, id rules.CardID, f rules.Face){
		"picture": func(sc *Scene, id rules.CardID, f rules.Face) {
			sc.shown.Cards[id].Face = f
			sc.tableau.Sort()
			sc.tableau.PutAll()
			sc.refresh()
		},
		"memory": func(sc *Scene, id rules.CardID, f rules.Face) { sc.tableau.Faces[id] = f },
	} {
		p := newAesterySpy(t, 4, 640, 360)
		r := rand.New(rand.NewPCG(1, 1))
		p.play(8, r)
		p.pass(r)
		b := p.s.Match().Board()
		for id, c := range b.Cards {
			if z := b.Layout().Zones[c.Zone]; z.Name == "hand" && !c.Known.Has(p.who) {
				plant(p.table, rules.CardID(id), c.Face)
				break
			}
		}
		if len(p.found) > 0 {
			t.Fatalf("before anything is planted: %v", p.found)
		}
		p.Press("Tab")
		for range 3 {
			p.frame(60e6)
		}
		if len(p.found) == 0 {
			t.Errorf("the leak in the %s is not found", name)
		}
	}
}
