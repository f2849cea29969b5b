package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/curtain"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
)

// newDrakSpy watches a match of Drakerion at a shared table, as it is played
// unless the settings say otherwise.
func newDrakSpy(t testing.TB, seed uint64, w, h int) *spy {
	t.Helper()
	p := newSpy(t, &drakerionlook.Look, newDrakerion(t, seed), w, h)
	p.spoken = spokenOf(drakerionlook.Look.Game)
	p.found = nil // what was seen before that was known
	p.look()
	return p
}

// share plays n answers around a shared table: with hands face down where the
// answer names what all see, else with one's hand shown, behind the curtain for
// what is secret. It knows by itself who looks.
func (p *spy) share(n int, r *rand.Rand) []string {
	for p.s.Len() < n && len(p.found) == 0 {
		if _, down := p.App.Top().(*curtain.Scene); down {
			p.rest()
			p.frame(400 * time.Millisecond)
			p.who = p.table.watch.Next
			p.hit("lift")
			p.rest()
			continue
		}
		to := p.table.watch.Asked()
		if to == rules.Nobody {
			break
		}
		k := askOf(p.s.Match(), to)
		a := k.Answers[r.IntN(len(k.Answers))].Action
		if p.table.question.Ask == nil || !p.table.question.Ask.Legal(a) {
			if p.who == to {
				p.wrong("with the hand shown, %+v cannot be answered", a)
			}
			p.who = to
			if !p.hit("eye") {
				p.hit("reveal")
			}
			p.rest()
		}
		p.table.do(p.App.Context(), a)
		p.rest()
		if _, over := p.s.Match().Outcome(); over {
			break
		}
		if p.table.watch.Seat != p.who {
			p.who = rules.Nobody // the hand is turned down for the next one
			p.rest()
		}
		p.preview()
	}
	return p.found
}

// askOf is the question that waits for a seat.
func askOf(m rules.Match, s rules.Seat) *rules.Ask {
	asks := m.Asks()
	for i := range asks {
		if asks[i].Decider == s && !asks[i].Answered {
			return &asks[i]
		}
	}
	return nil
}

// TestNothingLeaksOfDrakerion looks at every frame of matches at a shared table
// for what the people around it may not know: hands, decks, and a Manœuvre that
// is chosen.
func TestNothingLeaksOfDrakerion(t *testing.T) {
	for seed, px := range map[uint64][2]int{1: {640, 360}, 2: {390, 844}} {
		p := newDrakSpy(t, seed, px[0], px[1])
		found := p.share(spied(), rand.New(rand.NewPCG(seed, 5)))
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("seed %d: %d frames, %d of them with the curtain, %d actions", seed, p.frames, p.covered, p.s.Len())
		if p.covered == 0 || p.s.Len() < 20 {
			t.Errorf("seed %d: %d frames with a curtain, %d actions: too little was seen", seed, p.covered, p.s.Len())
		}
	}
}

// TestDrakSpyFindsLeaks plants what must not be seen.
func TestDrakSpyFindsLeaks(t *testing.T) {
	plants := map[string]func(sc *Scene){
		"a card of a hand": func(sc *Scene) {
			for _, id := range sc.match.Session.Match().Board().Zone(drakerion.ZoneHand(1 - max(sc.watch.Seat, 0))) {
				sc.tableau.Faces[id] = sc.match.Session.Match().Board().Cards[id].Face
			}
		},
		"the view of a seat": func(sc *Scene) {
			sc.shown.CopyFrom(sc.match.Session.View(1 - max(sc.watch.Seat, 0)))
		},
	}
	for name, plant := range plants {
		p := newDrakSpy(t, 3, 640, 360)
		if p.share(14, rand.New(rand.NewPCG(1, 1))); len(p.found) > 0 {
			t.Fatalf("before anything is planted: %v", p.found)
		}
		p.tamper = plant
		p.share(16, rand.New(rand.NewPCG(2, 1)))
		if len(p.found) == 0 {
			t.Errorf("%s is not found in %d frames, %d actions, asked %d, who %d", name, p.frames, p.s.Len(),
				p.table.watch.Asked(), p.who)
		}
	}
}
