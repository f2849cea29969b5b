package table

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
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

// rest lets the table come to rest.
func (r *rig) rest() {
	for r.table.busy() {
		r.Run(200 * time.Millisecond)
	}
}

// pull drags what lies at a point with the mouse; where to is asked once it is
// held.
func (r *rig) pull(from game.Point, to func() game.Point) {
	r.Carry(from, from.Add(game.Point{Y: -30}))
	at := to()
	r.Move(at)
	r.Up(at)
}

// button is the name of the button that gives an answer, by what the look of the
// game says of its verb; "" where none of the common ones does.
func (r *rig) button(a rules.Action) string {
	sc, v := r.table, r.table.look.Play.Verbs
	ans := rules.Answer{Action: a}
	switch {
	case sc.question.VerbIn(&ans, v.Main):
		return "end"
	case sc.question.VerbIn(&ans, v.Pass):
		return "pass"
	case sc.question.VerbIn(&ans, v.Back):
		return "back"
	}
	return ""
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
	for i := range sc.choice.Answers {
		if sc.choice.Answers[i].Action == a {
			id := sc.ui.Sub("option", i)
			if how != byKeys { // the keyboard scrolls by itself
				r.scrollTo(id)
			}
			r.press(t, how, id, r.hit(t, id))
			return
		}
	}
	t.Fatalf("the panel does not offer %+v of %s, but %+v", a, sc.cardName(a.Card), sc.choice.Answers)
}

// scrollTo turns the wheel over the panel until an answer of it is in sight.
func (r *rig) scrollTo(id string) {
	for range 40 {
		it, ok := r.App.Mirror().Find(id)
		if !ok || it.At.H >= 30 {
			return
		}
		c := r.App.Context()
		r.Wheel(game.Point{X: c.W / 2, Y: c.H / 2}, -53)
		r.Step(40 * time.Millisecond)
	}
}

// pressGoal presses a goal of what is held.
func (r *rig) pressGoal(t testing.TB, how manner, g pick.Goal) {
	t.Helper()
	for i, k := range r.table.hand.Goals() {
		if k == g {
			at := r.table.tableau.GoalRect(g).Center()
			if g.Card == 0 && g.Whom < 0 {
				at = r.goalOf(rules.Action{Zone: g.Zone, Whom: rules.Nobody})
			}
			r.press(t, how, r.table.ui.Sub("goal", i), at)
			return
		}
	}
	t.Fatalf("%+v is no goal of card %d", g, r.table.hand.Card())
}

// leadsTo demands that the card of an answer, which is held, may go to a goal.
func (r *rig) leadsTo(t testing.TB, a rules.Action, to pick.Goal) {
	t.Helper()
	sc := r.table
	if !slices.Contains(sc.hand.Goals(), to) {
		l := sc.shown.Layout()
		t.Fatalf("%+v (%s) of %s in %v: goals %+v", a, l.Verbs[a.Verb].Name, sc.cardName(a.Card),
			l.Zones[sc.shown.Cards[a.Card].Zone].Name, sc.hand.Goals())
	}
}

// A tester plays a match at the screen, by what is on it, and checks after each
// answer that the match did just that.
type tester struct {
	*rig
	s    *rules.Session
	rnd  *rand.Rand
	kind map[string]int // answers given, by question
}

// newTester takes a place at a table at which nothing takes time and nobody looks
// at the frames.
func newTester(r *rig, s *rules.Session, seed1, seed2 uint64) tester {
	r.Blind = true
	r.quick()
	return tester{r, s, rand.New(rand.NewPCG(seed1, seed2)), map[string]int{}}
}

// given reports whether the answer number n is the one that was meant and, where
// it is not, says what stands on the screen instead.
func (p *tester) given(t testing.TB, n int, a rules.Action, what string, how manner) bool {
	t.Helper()
	if p.s.Len() > n && p.s.Action(n) == a {
		return true
	}
	sc, l := p.table, p.s.Match().Board().Layout()
	t.Errorf("answer %d to %s by manner %d: %+v (%s) of %s in %s was meant, %d answers were given; choice %v, held %d, modal %v, caption %q",
		n, what, how, a, l.Verbs[a.Verb].Name, sc.cardName(a.Card), l.Zones[sc.shown.Cards[a.Card].Zone].Name, p.s.Len()-n,
		sc.choice.Shown(), sc.hand.Card(), sc.sheet.Kind, sc.notices.Caption.Text.FR)
	return false
}

// ended demands that the match is over and that the table, after a while, sees it.
func (p *tester) ended(t testing.TB, after time.Duration) rules.Outcome {
	t.Helper()
	out, over := p.s.Match().Outcome()
	if !over {
		t.Fatalf("no end after %d answers, %v", p.s.Len(), p.kind)
	}
	p.Run(after)
	if !p.table.match.Ended {
		t.Error("the table does not see that the match is over")
	}
	return out
}
