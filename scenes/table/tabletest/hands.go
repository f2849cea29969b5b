package tabletest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/ui"
)

// Middle is where a card lies now.
func (r *Rig) Middle(id rules.CardID) game.Point {
	s := r.Table.Tableau.Stage.Cards[id].Now()
	return game.Point{X: s.X, Y: s.Y}
}

// Place returns where something that is named lies, in either layer of the table.
func (r *Rig) Place(t testing.TB, id string) game.Rect {
	t.Helper()
	for _, g := range r.App.Mirror().Regions {
		for _, it := range g.Items {
			if it.ID == id {
				return it.At
			}
		}
	}
	t.Fatalf("nothing on the screen is named %s", id)
	return game.Rect{}
}

// Hit returns the middle of a place that can be pressed, by its name.
func (r *Rig) Hit(t testing.TB, id string) game.Point {
	t.Helper()
	return r.Place(t, id).Center()
}

// Has reports whether something on the screen has a name.
func (r *Rig) Has(id string) bool {
	_, ok := r.App.Mirror().Find(id)
	return ok
}

// Reads returns everything the mirror says, a line each.
func (r *Rig) Reads() string {
	m := r.App.Mirror()
	out := []string{m.Title}
	for _, g := range m.Regions {
		out = append(out, g.Label)
		for _, it := range g.Items {
			out = append(out, it.Label)
		}
	}
	return strings.Join(append(out, m.Log...), "\n")
}

// A Manner is a way in which a person gives answers.
type Manner int

const (
	ByDrag Manner = iota
	ByClicks
	ByKeys
	ByFinger
)

// Give presses a place: with the mouse, a finger, or the keys.
func (r *Rig) Give(t testing.TB, how Manner, id string, at game.Point) {
	t.Helper()
	for range 10 { // a button by which something is given away is not pressed in haste
		if it, ok := r.App.Mirror().Find(id); !ok || !it.Disabled {
			break
		}
		r.Run(press.HabitTime / 8)
	}
	switch how {
	case ByKeys:
		r.Reach(t, id)
		r.Press("Enter")
	case ByFinger:
		r.Touch(at)
	default:
		r.Click(at)
	}
}

// Reach presses Tab until the keyboard is on a widget of either layer, and seen to be.
func (r *Rig) Reach(t testing.TB, id string) {
	t.Helper()
	for range 300 {
		for _, u := range [...]*ui.UI{r.Table.UI, r.Table.Top} {
			if u.Focused() == id && u.ByKeys() {
				return
			}
		}
		r.Press("Tab")
	}
	t.Fatalf("Tab never reaches %s", id)
}

// Pull drags what lies at a point with the mouse; where to is asked once it is
// held.
func (r *Rig) Pull(from game.Point, to func() game.Point) {
	r.Carry(from, from.Add(game.Point{Y: -30}))
	at := to()
	r.Move(at)
	r.Up(at)
}

// Button is the name of the button that gives an answer, by what the look of the
// game says of its verb; "" where none of the common ones does.
func (r *Rig) Button(a rules.Action) string {
	q, v := r.Table.Question, r.Table.Look.Play.Verbs
	ans := rules.Answer{Action: a}
	switch {
	case q.VerbIn(&ans, v.Main):
		return "end"
	case q.VerbIn(&ans, v.Pass):
		return "pass"
	case q.VerbIn(&ans, v.Back):
		return "back"
	}
	return ""
}

// GoalOf is the goal that an action's card is carried to.
func GoalOf(a rules.Action) pick.Goal {
	if a.Target != 0 {
		return pick.Goal{Zone: a.Zone, Card: a.Target, Whom: rules.Nobody}
	}
	return pick.Goal{Zone: a.Zone, Place: a.Place, Whom: a.Whom}
}

// Option presses the line of the panel that says an answer.
func (r *Rig) Option(t testing.TB, how Manner, a rules.Action) {
	t.Helper()
	sc := r.Table
	for i := range sc.Choice.Answers {
		if sc.Choice.Answers[i].Action == a {
			id := sc.UI.Sub("option", i)
			if how != ByKeys { // the keyboard scrolls by itself
				r.ScrollTo(id)
			}
			r.Give(t, how, id, r.Hit(t, id))
			return
		}
	}
	t.Fatalf("the panel does not offer %+v of %s, but %+v", a, sc.CardName(a.Card), sc.Choice.Answers)
}

// ScrollTo turns the wheel over the panel until an answer of it is in sight.
func (r *Rig) ScrollTo(id string) {
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

// GoalPoint is a point of a goal: the middle of what it lies on.
func (r *Rig) GoalPoint(g pick.Goal) game.Point {
	if g.Card == 0 && g.Whom < 0 {
		return game.Rect(r.Table.Tableau.Lay.Zones[g.Zone].Drop).Center()
	}
	return r.Table.Tableau.GoalRect(g).Center()
}

// PressGoal presses a goal of what is held, at a point of it.
func (r *Rig) PressGoal(t testing.TB, how Manner, g pick.Goal, at game.Point) {
	t.Helper()
	for i, k := range r.Table.Hand.Goals() {
		if k == g {
			r.Give(t, how, r.Table.UI.Sub("goal", i), at)
			return
		}
	}
	t.Fatalf("%+v is no goal of card %d", g, r.Table.Hand.Card())
}

// LeadsTo demands that the card of an answer, which is held, may go to a goal.
func (r *Rig) LeadsTo(t testing.TB, a rules.Action, to pick.Goal) {
	t.Helper()
	sc := r.Table
	if !slices.Contains(sc.Hand.Goals(), to) {
		l := sc.Shown.Layout()
		t.Fatalf("%+v (%s) of %s in %v: goals %+v", a, l.Verbs[a.Verb].Name, sc.CardName(a.Card),
			l.Zones[sc.Shown.Cards[a.Card].Zone].Name, sc.Hand.Goals())
	}
}

// Does gives the first answer to the open question that fits, and waits until the
// table rests.
func (r *Rig) Does(t testing.TB, fits func(a *rules.Answer) bool) {
	t.Helper()
	for _, a := range r.Table.Question.Ask.Answers {
		if fits(&a) {
			r.Table.Do(r.App.Context(), a.Action)
			r.Step(0)
			r.Table.Finish(r.App.Context())
			r.Settle(10 * time.Second)
			return
		}
	}
	t.Fatalf("no such answer to question %d", r.Table.Question.Ask.Kind)
}

// Peek shows the hand of who is asked at a shared table, or hides it.
func (r *Rig) Peek() {
	if r.Has("eye") {
		r.PressMirror("eye")
	} else {
		r.PressMirror("reveal")
	}
}
