package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
)

// hit returns the middle of a place that can be pressed, by its name, in either
// layer of the table.
func (r *rig) hit(t testing.TB, id string) game.Point {
	t.Helper()
	for _, it := range r.App.Mirror().Regions {
		for _, k := range it.Items {
			if k.ID == id {
				return k.At.Center()
			}
		}
	}
	t.Fatalf("nothing on the screen is named %s", id)
	return game.Point{}
}

// bySeats are the two ways in which a mouse gives answers.
type manner int

const (
	byDrag manner = iota
	byClicks
)

// answer gives an answer as a person does: with the mouse, by what is on the
// screen.
func (r *rig) answer(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := r.table
	for sc.busy() {
		r.Run(200 * time.Millisecond)
	}
	if sc.choice.shown() {
		for i := range sc.choice.answers {
			if sc.choice.answers[i].Action == a {
				r.Click(r.hit(t, sc.ui.Sub("option", i)))
				return
			}
		}
		t.Fatalf("the panel does not offer %+v", a)
	}
	switch a.Verb {
	case arcaneduel.VerbPass, arcaneduel.VerbKeep, arcaneduel.VerbEndure:
		r.Click(r.hit(t, "end"))
		return
	case arcaneduel.VerbAim:
		r.Click(game.Rect(sc.lay.Seats[a.Whom].Panel).Center())
		return
	}
	if a.Card == 0 { // the deck has to be made anew
		r.Click(r.hit(t, sc.ui.Sub("act", 0)))
		return
	}
	goal := r.goalOf(a)
	if how == byDrag {
		r.Drag(r.middle(a.Card), goal)
	} else {
		r.Click(r.middle(a.Card))
		r.Run(300 * time.Millisecond)
		r.Click(goal)
	}
	if len(sc.hand.Aimed()) > 0 && !sc.hand.Bound() && sc.session.Match().Asks()[0].Legal(a) {
		r.Run(300 * time.Millisecond)
		r.Click(game.Rect(sc.lay.Seats[a.Whom].Panel).Center())
	}
}

// goalOf is where an answer's card goes.
func (r *rig) goalOf(a rules.Action) game.Point {
	sc := r.table
	switch {
	case a.Target != 0:
		return r.middle(a.Target)
	case a.Whom >= 0:
		return game.Rect(sc.lay.Seats[a.Whom].Panel).Center()
	}
	z := &sc.lay.Zones[a.Zone]
	if a.Zone == arcaneduel.ZonePlay { // beside the piles, clear of the discard
		return game.Point{X: z.Drop.X + 12, Y: z.Drop.Y + z.Drop.H - 12}
	}
	return game.Rect(z.Drop).Center()
}

// playOut plays a match to its end with the mouse, each answer chosen by the
// simple player, and checks after each that the match did just that.
func playOut(t *testing.T, seats int, seed uint64) {
	s := newArcane(t, seats, seed)
	r := newArcaneRig(t, s, 1280, 720)
	r.quick()
	rnd := rand.New(rand.NewPCG(seed, 3))
	rounds := int32(0)
	for n := 0; n < 2000; n++ {
		a, ok := arcaneduel.Greedy(s.Match(), rnd)
		if !ok {
			break
		}
		before := s.Len()
		r.answer(t, a, manner(n%2))
		r.Run(400 * time.Millisecond)
		if s.Len() != before+1 || s.Action(before) != a {
			t.Fatalf("answer %d of %d seats: %+v was meant, %d answers were given after %d; question %d, choice %v, held %d, caption %q",
				n, seats, a, s.Len()-before, before, s.Match().Asks()[0].Kind, r.table.choice.shown(), r.table.hand.Card(), r.table.caption.text.FR)
		}
		rounds = s.Match().Board().Var(arcaneduel.VarRound, rules.Nobody)
	}
	out, over := s.Match().Outcome()
	if !over || out.Winners.Len() != 1 || rounds < 3 {
		t.Fatalf("after %d answers and %d rounds: over %v, winners %v", s.Len(), rounds, over, out.Winners)
	}
	r.Run(3 * time.Second)
	if !r.table.ended {
		t.Error("the table does not see that the match is over")
	}
	t.Logf("%d seats: %d answers, %d rounds", seats, s.Len(), rounds)
}

func TestArcaneMatchByMouse(t *testing.T) {
	playOut(t, 2, 1)
	if testing.Short() {
		return
	}
	playOut(t, 5, 2)
}
