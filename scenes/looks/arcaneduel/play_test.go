package arcaneduel_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/tabletest"
)

// answer gives an answer as a person does, by what is on the screen.
func answer(t testing.TB, r *tabletest.Rig, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := r.Table
	r.Rest()
	if sc.Choice.Shown() {
		r.Option(t, how, a)
		return
	}
	switch {
	case a.Verb == arcaneduel.VerbPass || a.Verb == arcaneduel.VerbKeep || a.Verb == arcaneduel.VerbEndure:
		r.Give(t, how, "end", r.Hit(t, "end"))
	case a.Verb == arcaneduel.VerbAim:
		aim(t, r, how, a.Whom)
	case a.Card == 0: // the deck has to be made anew
		r.Give(t, how, sc.UI.Sub("act", 0), r.Hit(t, sc.UI.Sub("act", 0)))
	case how == tabletest.ByDrag:
		r.Drag(r.Middle(a.Card), goalOf(r, a))
	default:
		r.Give(t, how, sc.UI.Sub("card", int(a.Card)), r.Middle(a.Card))
		r.Run(300 * time.Millisecond)
		r.PressGoal(t, how, tabletest.GoalOf(a), goalOf(r, a))
	}
	if len(sc.Hand.Aimed()) > 0 && !sc.Hand.Bound() {
		r.Run(300 * time.Millisecond)
		aim(t, r, how, a.Whom)
	}
}

// aim presses the panel of a player, at whom what is held is aimed.
func aim(t testing.TB, r *tabletest.Rig, how tabletest.Manner, whom rules.Seat) {
	t.Helper()
	to := pick.Goal{Whom: whom}
	r.PressGoal(t, how, to, r.GoalPoint(to))
}

// goalOf is where an answer's card goes.
func goalOf(r *tabletest.Rig, a rules.Action) game.Point {
	sc := r.Table
	switch {
	case a.Target != 0:
		return r.Middle(a.Target)
	case a.Whom >= 0:
		return game.Rect(sc.Tableau.Lay.Seats[a.Whom].Panel).Center()
	}
	z := &sc.Tableau.Lay.Zones[a.Zone]
	if a.Zone == arcaneduel.ZonePlay { // beside the piles, clear of the discard
		return game.Point{X: z.Drop.X + 12, Y: z.Drop.Y + z.Drop.H - 12}
	}
	return game.Rect(z.Drop).Center()
}

// A player is a tester whose answers the simple player chooses.
type player struct{ tabletest.Tester }

func newPlayer(t testing.TB, s *rules.Session, w, h int) *player {
	return &player{tabletest.NewTester(newArcaneRig(t, s, w, h), s, 7, 3)}
}

// play gives the next answer and reports whether there was one.
func (p *player) play(t testing.TB, how tabletest.Manner) bool {
	t.Helper()
	a, ok := arcaneduel.Greedy(p.Session.Match(), p.Rand)
	if !ok {
		return false
	}
	b := p.Session.Match().Board()
	before, what := p.Session.Len(), b.Layout().Asks[p.Session.Match().Asks()[0].Kind].Name
	answer(t, p.Rig, a, how)
	p.Run(400 * time.Millisecond)
	if !p.Given(t, before, a, what, how) || p.Session.Len() != before+1 {
		t.Fatalf("%d answers were given", p.Session.Len()-before)
	}
	return true
}

func (p *player) round() int32 {
	return p.Session.Match().Board().Var(arcaneduel.VarRound, rules.Nobody)
}

func playOut(t *testing.T, seats int, seed uint64) {
	s := newArcane(t, seats, seed)
	p := newPlayer(t, s, 1280, 720)
	if seats == 2 { // the one that is painted
		p = &player{tabletest.NewTester(newSeenArcaneRig(t, s, 1280, 720), s, 7, 3)}
	}
	for n := 0; p.play(t, tabletest.Manner(n%2)); n++ {
	}
	if out := p.Ended(t, 3*time.Second); out.Winners.Len() != 1 || p.round() < 3 {
		t.Errorf("after %d answers and %d rounds: winners %v", p.Session.Len(), p.round(), out.Winners)
	}
	t.Logf("%d seats: %d answers, %d rounds", seats, p.Session.Len(), p.round())
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
	for p.round() == 1 && p.play(t, tabletest.ByKeys) {
	}
	if p.round() != 2 {
		t.Errorf("the keys end in round %d", p.round())
	}
}

func TestArcaneRoundByFinger(t *testing.T) {
	p := newPlayer(t, newArcane(t, 5, 4), 390, 844)
	for p.round() == 1 && p.play(t, tabletest.ByFinger) {
	}
	if p.round() != 2 {
		t.Errorf("the finger ends in round %d", p.round())
	}
}
