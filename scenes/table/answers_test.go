package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/sheet"
)

// asked plays at random until a question of a kind is open, with one player
// deciding for the other where control is set.
func asked(t *testing.T, kind string, control bool) *rules.Session {
	t.Helper()
	s, _ := askedFrom(t, kind, control, 0)
	return s
}

// askedFrom is asked beginning with a seed, and returns the one that it found.
func askedFrom(t *testing.T, kind string, control bool, first uint64) (*rules.Session, uint64) {
	t.Helper()
	for seed := first; seed < 600; seed++ {
		s := newSession(t, seed)
		rnd := rand.New(rand.NewPCG(seed, 11))
		for range 90 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			k := &asks[0]
			if s.Match().Board().Layout().Asks[k.Kind].Name == kind && len(k.Answers) > 1 &&
				(k.Decider != k.Subject) == control {
				return s, seed
			}
			if err := s.Do(k.Answers[rnd.IntN(len(k.Answers))].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no match asks %q", kind)
	return nil, 0
}

// A way is how a person answers: it presses what is named, at its place.
type way struct {
	name  string
	press func(r *rig, top bool, id string, at game.Point)
}

var ways = []way{
	{"mouse", func(r *rig, _ bool, _ string, at game.Point) { r.Click(at) }},
	{"touch", func(r *rig, _ bool, _ string, at game.Point) { r.Touch(at) }},
	{"keyboard", func(r *rig, top bool, id string, _ game.Point) {
		for range 120 {
			u := r.table.ui
			if top {
				u = r.table.top
			}
			if u.Focused() == id {
				break
			}
			r.Press("Tab")
		}
		r.Press("Enter")
	}},
}

// TestEveryQuestionIsAnsweredEveryWay puts each kind of question of the duel
// to a mouse, a finger and a keyboard: the answer meant is given, and Escape
// gives none.
func TestEveryQuestionIsAnsweredEveryWay(t *testing.T) {
	for _, q := range []struct {
		kind    string
		control bool
	}{{"take", false}, {"play", false}, {"choice", false}, {"start", false}, {"end", false}, {"fusion", false},
		{"discard", false}, {"replace", false}, {"swap", false}, {"take", true}, {"play", true}} {
		seed := uint64(0)
		for _, w := range ways {
			var s *rules.Session
			s, seed = askedFrom(t, q.kind, q.control, seed) // the same match each time, looked for once
			answerBy(t, s, q.kind, w)
		}
	}
}

func answerBy(t *testing.T, s *rules.Session, kind string, w way) {
	t.Helper()
	r := laidRig(t, s)
	sc := r.table
	before := s.Len()
	r.Press("Escape")
	r.Run(50 * time.Millisecond)
	if s.Len() != before {
		t.Errorf("%s by %s: Escape answers", kind, w.name)
	}
	if sc.sheet.Kind != sheet.None { // with nothing to put back it opens the menu
		r.Press("Escape")
		r.Run(50 * time.Millisecond)
	}
	if sc.choice.Folded() {
		r.PressMirror("unfold")
		r.Run(50 * time.Millisecond)
	}
	var want rules.Answer
	if sc.choice.Shown() {
		want = sc.choice.Answers[1]
		id := sc.top.Sub("option", 1)
		w.press(r, true, id, mirrorAt(t, r, id))
	} else {
		for _, a := range sc.question.Ask.Answers {
			if a.Card != 0 {
				want = a
			}
		}
		id := sc.ui.Sub("card", int(want.Card))
		w.press(r, false, id, r.middle(want.Card))
		r.Run(400 * time.Millisecond)
		if s.Len() == before {
			if sc.hand.Card() != want.Card {
				t.Fatalf("%s by %s: the card is not picked up", kind, w.name)
			}
			r.Press("Escape")
			if sc.hand.Card() != 0 || s.Len() != before {
				t.Errorf("%s by %s: Escape does not put the card back", kind, w.name)
			}
			r.Run(400 * time.Millisecond)
			w.press(r, false, id, r.middle(want.Card))
			r.Run(400 * time.Millisecond)
			i := goalFor(sc, want)
			w.press(r, false, sc.ui.Sub("goal", i), sc.tableau.GoalRect(sc.hand.Goals()[i]).Center())
		}
	}
	if s.Len() != before+1 || s.Action(before) != want.Action {
		t.Errorf("%s by %s: %d answers were given, not %+v", kind, w.name, s.Len()-before, want.Action)
	}
}

// laidRig is a table at rest whose pictures are painted as they come.
func laidRig(t *testing.T, s *rules.Session) *rig {
	t.Helper()
	r := newRig(t, s, 1280, 720)
	r.quick()
	r.table.finish(r.App.Context())
	r.table.notices.EndBanner()
	r.table.refresh()
	r.Run(100 * time.Millisecond)
	return r
}

func mirrorAt(t *testing.T, r *rig, id string) game.Point {
	t.Helper()
	for _, reg := range r.table.Mirror(r.App.Context()).Regions {
		for _, it := range reg.Items {
			if it.ID == id {
				return it.At.Center()
			}
		}
	}
	t.Fatalf("%s is not there", id)
	return game.Point{}
}

func goalFor(sc *Scene, a rules.Answer) int {
	for i, g := range sc.hand.Goals() {
		for _, b := range sc.hand.To(g) {
			if b == a {
				return i
			}
		}
	}
	return 0
}

// TestLookingAtACardHintsItsGoals checks that where a card may go shines before
// it is lifted, and no longer when the mouse is gone.
func TestLookingAtACardHintsItsGoals(t *testing.T) {
	r := laidRig(t, newSession(t, 5))
	id, _ := r.source(0)
	r.Move(r.middle(id))
	r.Run(100 * time.Millisecond)
	if r.table.hand.Hinted != id || len(r.table.hand.Hints()) == 0 || r.table.hand.Hints()[0] == (pick.Goal{}) {
		t.Errorf("over card %d card %d is hinted at, goals %v", id, r.table.hand.Hinted, r.table.hand.Hints())
	}
	r.Move(game.Point{X: 640, Y: 19})
	r.Run(100 * time.Millisecond)
	if r.table.hand.Hinted != 0 || len(r.table.hand.Hints()) != 0 {
		t.Error("the hint stays")
	}
}

// TestTheHeadingAsksWhatIsAsked checks the name of the mirror after a card was
// taken: at no time does it ask what has been answered.
func TestTheHeadingAsksWhatIsAsked(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	old := r.table.prompt()
	if !strings.HasSuffix(r.App.Mirror().Title, old) {
		t.Fatalf("the mirror is called %q", r.App.Mirror().Title)
	}
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	for range 120 {
		r.Run(50 * time.Millisecond)
		if strings.HasSuffix(r.App.Mirror().Title, old) {
			t.Fatalf("after the answer the mirror is called %q", r.App.Mirror().Title)
		}
	}
	if now := r.table.prompt(); now == "" || !strings.HasSuffix(r.App.Mirror().Title, now) {
		t.Errorf("the mirror is called %q, the question is %q", r.App.Mirror().Title, now)
	}
}

// TestRenewSaysWhyNot checks that the dull button says in the mirror and when
// pressed why it does nothing.
func TestRenewSaysWhyNot(t *testing.T) {
	r := laidRig(t, asked(t, "play", false))
	const why = "Seulement avant de prendre une carte."
	it, ok := r.App.Mirror().Find("renew")
	if !ok || it.Disabled || !strings.Contains(it.Label, why) {
		t.Errorf("the mirror says %q", it.Label)
	}
	before := r.table.match.Session.Len()
	r.Touch(game.Rect(r.table.tableau.Lay.Renew).Center())
	if r.table.match.Session.Len() != before || r.table.notices.Caption.Text.FR != why {
		t.Errorf("pressed it says %q", r.table.notices.Caption.Text.FR)
	}
}

// TestTheLogRestsOnWholeEntries checks that the log at the side begins with a
// whole entry at its end and after any turn of the wheel.
func TestTheLogRestsOnWholeEntries(t *testing.T) {
	r := laidRig(t, played(t, 5, 30))
	for i := range 8 {
		at, whole := r.table.logAt(), false
		for _, top := range r.table.log.Tops() {
			whole = whole || at-top < 0.6 && top-at < 0.6
		}
		if !whole {
			t.Errorf("after %d turns the log stands at %.1f, entries begin at %.1f", i, at, r.table.log.Tops())
		}
		r.Wheel(game.Rect(r.table.tableau.Lay.Log).Center(), 17)
		r.Run(time.Second)
	}
}

// TestTheMirrorOfANewTable asks a table for its mirror before its first step, as
// happens when one scene gives way to another.
func TestTheMirrorOfANewTable(t *testing.T) {
	for _, s := range []*rules.Session{newSession(t, 5), newFour(t, 5)} {
		r := newRig(t, newSession(t, 5), 1280, 720)
		sc := New(r.table.ui.Kit, &dracoliathlook.Look, Doors{}, s, game.Head{})
		if m := sc.Mirror(r.App.Context()); !strings.HasPrefix(m.Title, "Dracoliath") {
			t.Errorf("it is called %q", m.Title)
		}
	}
}
