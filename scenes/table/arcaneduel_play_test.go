package table

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/pick"
)

// answer gives an answer as a person does, by what is on the screen.
func (r *rig) answer(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := r.table
	r.rest()
	if sc.choice.Shown() {
		r.option(t, how, a)
		return
	}
	switch {
	case a.Verb == arcaneduel.VerbPass || a.Verb == arcaneduel.VerbKeep || a.Verb == arcaneduel.VerbEndure:
		r.press(t, how, "end", r.hit(t, "end"))
	case a.Verb == arcaneduel.VerbAim:
		r.pressGoal(t, how, pick.Goal{Whom: a.Whom})
	case a.Card == 0: // the deck has to be made anew
		r.press(t, how, sc.ui.Sub("act", 0), r.hit(t, sc.ui.Sub("act", 0)))
	case how == byDrag:
		r.Drag(r.middle(a.Card), r.goalOf(a))
	default:
		r.press(t, how, sc.ui.Sub("card", int(a.Card)), r.middle(a.Card))
		r.Run(300 * time.Millisecond)
		r.pressGoal(t, how, goalOfAction(a))
	}
	if len(sc.hand.Aimed()) > 0 && !sc.hand.Bound() {
		r.Run(300 * time.Millisecond)
		r.pressGoal(t, how, pick.Goal{Whom: a.Whom})
	}
}

// goalOf is where an answer's card goes.
func (r *rig) goalOf(a rules.Action) game.Point {
	sc := r.table
	switch {
	case a.Target != 0:
		return r.middle(a.Target)
	case a.Whom >= 0:
		return game.Rect(sc.tableau.Lay.Seats[a.Whom].Panel).Center()
	}
	z := &sc.tableau.Lay.Zones[a.Zone]
	if a.Zone == arcaneduel.ZonePlay { // beside the piles, clear of the discard
		return game.Point{X: z.Drop.X + 12, Y: z.Drop.Y + z.Drop.H - 12}
	}
	return game.Rect(z.Drop).Center()
}

// A player is a tester whose answers the simple player chooses.
type player struct{ tester }

func newPlayer(t testing.TB, s *rules.Session, w, h int) *player {
	return &player{newTester(newArcaneRig(t, s, w, h), s, 7, 3)}
}

// play gives the next answer and reports whether there was one.
func (p *player) play(t testing.TB, how manner) bool {
	t.Helper()
	a, ok := arcaneduel.Greedy(p.s.Match(), p.rnd)
	if !ok {
		return false
	}
	b := p.s.Match().Board()
	before, what := p.s.Len(), b.Layout().Asks[p.s.Match().Asks()[0].Kind].Name
	p.answer(t, a, how)
	p.Run(400 * time.Millisecond)
	if !p.given(t, before, a, what, how) || p.s.Len() != before+1 {
		t.Fatalf("%d answers were given", p.s.Len()-before)
	}
	return true
}

func (p *player) round() int32 {
	return p.s.Match().Board().Var(arcaneduel.VarRound, rules.Nobody)
}

func playOut(t *testing.T, seats int, seed uint64) {
	p := newPlayer(t, newArcane(t, seats, seed), 1280, 720)
	if seats > 2 {
		p.unpainted()
	}
	for n := 0; p.play(t, manner(n%2)); n++ {
	}
	if out := p.ended(t, 3*time.Second); out.Winners.Len() != 1 || p.round() < 3 {
		t.Errorf("after %d answers and %d rounds: winners %v", p.s.Len(), p.round(), out.Winners)
	}
	t.Logf("%d seats: %d answers, %d rounds", seats, p.s.Len(), p.round())
}

func TestArcaneMatchByMouse(t *testing.T) {
	playOut(t, 2, 1)
}

func TestArcaneMatchOfFiveByMouse(t *testing.T) {
	if testing.Short() {
		t.Skip("a match of five is long")
	}
	playOut(t, 5, 2)
}

func TestArcaneRoundByKeys(t *testing.T) {
	p := newPlayer(t, newArcane(t, 3, 3), 1280, 720)
	for p.round() == 1 && p.play(t, byKeys) {
	}
	if p.round() != 2 {
		t.Errorf("the keys end in round %d", p.round())
	}
}

func TestArcaneRoundByFinger(t *testing.T) {
	p := newPlayer(t, newArcane(t, 5, 4), 390, 844)
	for p.round() == 1 && p.play(t, byFinger) {
	}
	if p.round() != 2 {
		t.Errorf("the finger ends in round %d", p.round())
	}
}
