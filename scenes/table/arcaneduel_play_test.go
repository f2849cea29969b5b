package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/pick"
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

// A manner is a way in which a person gives answers.
type manner int

const (
	byDrag manner = iota
	byClicks
	byKeys
	byFinger
)

// press presses a place: with the mouse, a finger, or the keys.
func (r *rig) press(t testing.TB, how manner, id string, at game.Point) {
	t.Helper()
	switch how {
	case byKeys:
		r.reach(t, id)
		r.Press("Enter")
	case byFinger:
		r.Touch(at)
	default:
		r.Click(at)
	}
}

// reach presses Tab until the keyboard is on a widget of either layer.
func (r *rig) reach(t testing.TB, id string) {
	t.Helper()
	for range 120 {
		if r.table.ui.Focused() == id || r.table.top.Focused() == id {
			return
		}
		r.Press("Tab")
	}
	t.Fatalf("Tab never reaches %s", id)
}

// answer gives an answer as a person does, by what is on the screen.
func (r *rig) answer(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := r.table
	for sc.busy() {
		r.Run(200 * time.Millisecond)
	}
	if sc.choice.shown() {
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

// goalOfAction is the goal that an action's card is carried to.
func goalOfAction(a rules.Action) pick.Goal {
	if a.Target != 0 {
		return pick.Goal{Zone: a.Zone, Card: a.Target, Whom: rules.Nobody}
	}
	return pick.Goal{Zone: a.Zone, Place: a.Place, Whom: a.Whom}
}

// option presses the line of the panel that says an answer.
func (r *rig) option(t testing.TB, how manner, a rules.Action) {
	t.Helper()
	sc := r.table
	for i := range sc.choice.answers {
		if sc.choice.answers[i].Action == a {
			id := sc.ui.Sub("option", i)
			r.press(t, how, id, r.hit(t, id))
			return
		}
	}
	t.Fatalf("the panel does not offer %+v of %s, but %+v", a, sc.cardName(a.Card), sc.choice.answers)
}

// pressGoal presses a goal of what is held.
func (r *rig) pressGoal(t testing.TB, how manner, g pick.Goal) {
	t.Helper()
	for i, k := range r.table.hand.Goals() {
		if k == g {
			at := r.table.goalRect(g).Center()
			if g.Card == 0 && g.Whom < 0 {
				at = r.goalOf(rules.Action{Zone: g.Zone, Whom: rules.Nobody})
			}
			r.press(t, how, r.table.ui.Sub("goal", i), at)
			return
		}
	}
	t.Fatalf("%+v is no goal of card %d", g, r.table.hand.Card())
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

// A player plays a match at the screen, each answer chosen by the simple
// player, and checks after each that the match did just that.
type player struct {
	*rig
	s   *rules.Session
	rnd *rand.Rand
}

func newPlayer(t testing.TB, s *rules.Session, w, h int) *player {
	p := &player{newArcaneRig(t, s, w, h), s, rand.New(rand.NewPCG(7, 3))}
	p.quick()
	return p
}

// play gives the next answer and reports whether there was one.
func (p *player) play(t testing.TB, how manner) bool {
	t.Helper()
	a, ok := arcaneduel.Greedy(p.s.Match(), p.rnd)
	if !ok {
		return false
	}
	before, kind := p.s.Len(), p.s.Match().Asks()[0].Kind
	p.answer(t, a, how)
	p.Run(400 * time.Millisecond)
	if p.s.Len() != before+1 || p.s.Action(before) != a {
		t.Fatalf("answer %d: %+v was meant, %d answers were given; question %d, choice %v, held %d, caption %q",
			before, a, p.s.Len()-before, kind, p.table.choice.shown(), p.table.hand.Card(), p.table.caption.text.FR)
	}
	return true
}

func (p *player) round() int32 {
	return p.s.Match().Board().Var(arcaneduel.VarRound, rules.Nobody)
}

func playOut(t *testing.T, seats int, seed uint64) {
	p := newPlayer(t, newArcane(t, seats, seed), 1280, 720)
	for n := 0; p.play(t, manner(n%2)); n++ {
	}
	out, over := p.s.Match().Outcome()
	if !over || out.Winners.Len() != 1 || p.round() < 3 {
		t.Fatalf("after %d answers and %d rounds: over %v, winners %v", p.s.Len(), p.round(), over, out.Winners)
	}
	p.Run(3 * time.Second)
	if !p.table.ended {
		t.Error("the table does not see that the match is over")
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
