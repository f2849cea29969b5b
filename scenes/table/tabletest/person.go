package tabletest

import (
	"cmp"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/sheet"
)

// This file gives an answer of any game as a person does, who sees the screen and knows
// nothing else: what he presses must be there, and nothing may lie over it.

// gestures is how many presses an answer may take: to unfold the panel, to find a card
// in its pile, to pick it up, to put it down, to say what of several was meant.
const gestures = 6

// Answer gives an answer, and fails the test where the screen offers no way to it. Of
// cards that lie on one heap the uppermost stands for all; the answer that was given is
// returned.
func (r *Rig) Answer(t testing.TB, how Manner, a rules.Action) rules.Action {
	t.Helper()
	r.Rest()
	s := r.Table.Match.Session
	before := s.Len()
	a = r.uppermost(a)
	for range gestures {
		r.gesture(t, how, a)
		for range 4 { // a second press in a moment is not heard
			r.Run(100 * time.Millisecond)
		}
		if s.Len() != before {
			break
		}
	}
	sc, l := r.Table, r.Table.Shown.Layout()
	switch {
	case s.Len() == before:
		t.Fatalf("%+v (%s of %s) cannot be given: held %s, a panel %v, sheet %v, said %q", a, l.Verbs[a.Verb].Name,
			sc.CardName(a.Card), sc.CardName(sc.Hand.Card()), sc.Choice.Shown(), sc.Sheet.Kind, sc.Notices.Caption.Text.FR)
	case s.Action(before) != a:
		b := s.Action(before)
		t.Fatalf("%+v (%s of %s) was meant and %+v (%s) given", a, l.Verbs[a.Verb].Name, sc.CardName(a.Card), b,
			l.Verbs[b.Verb].Name)
	}
	return a
}

// gesture does the next thing that leads to an answer.
func (r *Rig) gesture(t testing.TB, how Manner, a rules.Action) {
	t.Helper()
	sc := r.Table
	k := sc.Question.Ask
	switch {
	case sc.Choice.Folded():
		r.On(t, how, "unfold")
	case sc.Choice.Shown():
		r.Option(t, how, a)
	case sc.Sheet.Kind == sheet.Browse:
		r.On(t, how, sc.UI.Sub("old", int(a.Card)))
	case sc.Watch.Calling():
		r.On(t, how, sc.UI.Sub("claim", int(a.Seat)))
	case sc.Watch.Shared() && (k == nil || !k.Legal(a)):
		r.On(t, how, "eye")
	case r.putDown(t, how, a):
	case a.Card == 0 && a.Target == 0 || r.power(a) != "":
		r.On(t, how, cmp.Or(r.power(a), r.button(a)))
	default:
		r.takeUp(t, how, a)
	}
}

// putDown brings the card that is held to its goal, if it is the one of the answer.
func (r *Rig) putDown(t testing.TB, how Manner, a rules.Action) bool {
	t.Helper()
	sc := r.Table
	if sc.Hand.Card() == 0 {
		return false
	}
	hidden := ""
	for i, g := range sc.Hand.Goals() {
		id := sc.UI.Sub("goal", i)
		if !has(sc.Tableau.HeldFor(g), a) || !r.Has(id) {
			continue
		}
		if _, free := r.Free(id); free || how == ByKeys {
			r.On(t, how, id)
			return true
		}
		hidden = id
	}
	if hidden != "" {
		r.On(t, how, hidden) // says what lies over it
	}
	return false
}

// takeUp presses the card of an answer, or of a pile the card by which it is looked
// through; by drag it is carried to its goal at once.
func (r *Rig) takeUp(t testing.TB, how Manner, a rules.Action) {
	t.Helper()
	sc := r.Table
	card := cmp.Or(a.Card, a.Target)
	if sc.Hand.Card() == card {
		t.Fatalf("%s is held and none of its goals is that of %+v: %+v", sc.CardName(card), a, sc.Hand.Goals())
	}
	z := sc.Shown.Cards[card].Zone
	if sc.Tableau.Buried(card) || sc.Shown.Layout().Zones[z].Pile && sc.Digs(z) {
		card = sc.Shown.Top(z)
	}
	id := sc.UI.Sub("card", int(card))
	if from, free := r.Free(id); how == ByDrag && free && card == a.Card && sc.Tableau.CardAt(from) == card &&
		GoalOf(a) != pick.InPlace && sc.Hand.CanPick(card) && !r.acts(a) {
		r.Pull(from, func() game.Point { return r.landing(t, a) })
		return
	}
	r.On(t, how, id)
}

// landing is a point where the card that is carried is let go for an answer.
func (r *Rig) landing(t testing.TB, a rules.Action) (at game.Point) {
	t.Helper()
	sc := r.Table
	goals := sc.Hand.Goals()
	for _, g := range goals {
		if !has(sc.Tableau.HeldFor(g), a) {
			continue
		}
		at, ok := from(sc.Tableau.GoalRect(g), func(p game.Point) bool {
			i := sc.Tableau.GoalAt(p)
			return i >= 0 && p.Y < sc.Tableau.Lay.H-2 && has(sc.Tableau.HeldFor(goals[i]), a)
		})
		if ok {
			return at
		}
	}
	t.Fatalf("%+v has no place where its card can be let go; goals %+v", a, goals)
	return at
}

// uppermost is the same answer with the cards of heaps that can be pressed.
func (r *Rig) uppermost(a rules.Action) rules.Action {
	b := a
	b.Card, b.Target = r.upper(a.Card), r.upper(a.Target)
	if k := r.Table.Question.Ask; k != nil && k.Legal(b) {
		return b
	}
	return a
}

func (r *Rig) upper(card rules.CardID) rules.CardID {
	sc := r.Table
	if card == 0 {
		return card
	}
	if _, top := sc.Tableau.Heaped(card); top {
		return card
	}
	at := sc.Tableau.SpotOf(card).I
	for _, id := range sc.Shown.Zone(sc.Shown.Cards[card].Zone) {
		if id == 0 {
			continue
		}
		if k := sc.Tableau.SpotOf(id); k.I == at && k.Deep == 0 {
			return id
		}
	}
	return card
}

// power is the button of what a hero can do; "" where there is none for an answer.
func (r *Rig) power(a rules.Action) string {
	sc := r.Table
	h := sc.Look.Players.Hero
	if h == nil || a.Card == 0 || sc.Shown.Layout().Verbs[a.Verb].Name != h.Verb {
		return ""
	}
	for i, p := range h.Powers(sc.Shown.Cards[a.Card].Face) {
		if id := sc.UI.Sub(sc.UI.Sub("power", int(a.Seat)), i); p.Num == a.Num && r.Has(id) {
			return id
		}
	}
	return ""
}

// acts reports whether an answer is one of the game's own buttons.
func (r *Rig) acts(a rules.Action) bool {
	for i := range r.Table.Look.Play.Acts {
		if r.Table.Look.Play.Acts[i].Does(r.Table.Shown.Layout().Verbs[a.Verb].Name) {
			return true
		}
	}
	return false
}

// button is the button of an answer that names no card.
func (r *Rig) button(a rules.Action) string {
	sc := r.Table
	ans := rules.Answer{Action: a}
	if sc.Look.Play.Verbs != nil {
		if id := r.Button(a); id != "" {
			return id
		}
	}
	if large, ok := sc.Question.Large(); ok && large.Action == a {
		return "end"
	}
	if sc.Question.Renews(&ans) {
		return "renew"
	}
	for i := range sc.Look.Play.Acts {
		if has(sc.Question.Acts(&sc.Look.Play.Acts[i]), a) {
			return sc.UI.Sub("act", i)
		}
	}
	return "more"
}

// On presses what is named, with mouse, finger or keys.
func (r *Rig) On(t testing.TB, how Manner, id string) {
	t.Helper()
	if how == ByKeys {
		r.Reach(t, id)
		r.Press("Enter")
		return
	}
	at, free := r.Free(id)
	if _, folds := r.Free("lessonfold"); !free && folds {
		r.On(t, how, "lessonfold") // he wants to see what lies under the text
		return
	}
	if !free {
		mid := r.Hit(t, id)
		t.Fatalf("%s at %+v cannot be pressed: over it lie %q and %q", id, r.Place(t, id), r.Table.Top.Over(mid),
			r.Table.UI.Over(mid))
	}
	r.Give(t, how, id, at)
}

// Free is a point of what is named that nothing else lies over, nearest to its middle.
func (r *Rig) Free(id string) (game.Point, bool) {
	it, ok := r.App.Mirror().Find(id)
	if !ok {
		return game.Point{}, false
	}
	return from(it.At, func(p game.Point) bool {
		over := r.Table.Top.Over(p)
		return over == id || over == "" && r.Table.UI.Over(p) == id
	})
}

// from looks for a point of a rectangle, from its middle outwards.
func from(r game.Rect, fits func(game.Point) bool) (game.Point, bool) {
	const rings = 10
	for d := range rings + 1 {
		for y := -d; y <= d; y++ {
			for x := -d; x <= d; x++ {
				if max(x, -x, y, -y) != d {
					continue
				}
				p := game.Point{X: r.X + r.W*(.5+float64(x)*.495/rings), Y: r.Y + r.H*(.5+float64(y)*.495/rings)}
				if fits(p) {
					return p, true
				}
			}
		}
	}
	return game.Point{}, false
}

func has(answers []rules.Answer, a rules.Action) bool {
	for i := range answers {
		if answers[i].Action == a {
			return true
		}
	}
	return false
}
