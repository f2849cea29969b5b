package aestery_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/watch"
)

// toMain answers until seat 0 is asked in the main phase of a turn.
func (p *aesPlayer) toMain(t *testing.T, turn int32) {
	t.Helper()
	for range 200 {
		p.Run(100 * time.Millisecond)
		k, b := p.Table.Question.Ask, p.Session.Match().Board()
		if k == nil {
			t.Fatal("nobody is asked")
		}
		if k.Kind == aestery.AskMain && b.Var(aestery.VarTurn, rules.Nobody) == turn {
			return
		}
		l := b.Layout()
		for _, verb := range []string{"begin", "keep", "confirm", "pass", "discard", "order"} {
			if i := indexOfVerb(l, k, verb); i >= 0 {
				p.Table.Do(p.App.Context(), k.Answers[i].Action)
				break
			}
		}
	}
	t.Fatalf("turn %d does not come", turn)
}

func indexOfVerb(l *rules.Layout, k *rules.Ask, verb string) int {
	for i := range k.Answers {
		if l.Verbs[k.Answers[i].Verb].Name == verb {
			return i
		}
	}
	return -1
}

// goOn presses the key that lets things go on, or answers what it cannot.
func (p *aesPlayer) goOn() {
	k := p.Table.Question.Ask
	if k != nil {
		for _, verb := range []string{"discard", "order"} {
			if i := indexOfVerb(p.Table.Shown.Layout(), k, verb); i >= 0 {
				p.Table.Do(p.App.Context(), k.Answers[i].Action)
				p.Run(100 * time.Millisecond)
				return
			}
		}
		p.Press("Space")
	}
	p.Run(300 * time.Millisecond) // the guard keeps a second press from acting
}

// TestHoldKey checks that the key that holds everything makes its player be
// asked at windows that he lets pass otherwise, and that a second press ends it.
func TestHoldKey(t *testing.T) {
	windows := func(hold bool) int {
		p := newAesPlayer(t, newAestery(t, 6), 640, 360)
		p.toMain(t, 1)
		me := p.Table.Question.Ask.Decider
		if hold {
			p.Press("x")
			if p.Table.Watch.Standing.Until(me) != watch.Holding {
				t.Fatal("the key does not hold")
			}
		}
		n := 0
		for i := 0; i < 40 && p.Session.Match().Board().Var(aestery.VarTurn, rules.Nobody) == 1; i++ {
			if k := p.Table.Question.Ask; k != nil && k.Decider == me && k.Kind == aestery.AskWindow {
				n++
			}
			p.goOn()
		}
		p.Press("x")
		return n
	}
	if n := windows(false); n != 0 {
		t.Errorf("without it, %d windows are asked", n)
	}
	if n := windows(true); n < 1 {
		t.Errorf("holding, %d windows are asked", n)
	}
}

// TestPassUntil checks that one press lets things go to the end of the turn, and
// to one's own next turn.
func TestPassUntil(t *testing.T) {
	for option, want := range map[int]int32{0: 2, 1: 3} {
		p := newAesPlayer(t, newAestery(t, 6), 1280, 720)
		p.toMain(t, 1)
		me := p.Table.Question.Ask.Decider
		p.Press("p")
		if p.Table.Sheet.Kind != sheet.Until {
			t.Fatal("the key does not offer how far to pass")
		}
		id := p.Table.Top.Sub("until", option)
		p.Click(p.Hit(t, id))
		for range 40 {
			p.Run(100 * time.Millisecond)
			k := p.Table.Question.Ask
			if k != nil && k.Decider == me && k.Kind <= aestery.AskWindow {
				break
			}
			p.goOn() // the other plays
		}
		turn := p.Session.Match().Board().Var(aestery.VarTurn, rules.Nobody)
		if k := p.Table.Question.Ask; k == nil || k.Decider != me || turn < want {
			t.Errorf("option %d: asked again in turn %d, not in %d", option, turn, want)
		}
	}
}

// TestStopDots checks that a press on a dot of the strip sets a stop, which is
// kept with the match and asked at.
func TestStopDots(t *testing.T) {
	p := newAesPlayer(t, newAestery(t, 6), 1280, 720)
	p.toMain(t, 1)
	me, sc := p.Table.Question.Ask.Decider, p.Table
	end := aesterylook.Step(aestery.PhaseEnd)
	if sc.Watch.Standing.StopsAt(sc.Shown, me, end) {
		t.Fatal("one stops at the end of one’s own turn without having decided so")
	}
	p.Click(p.Hit(t, sc.UI.Sub("stop", end)))
	if !sc.Watch.Standing.StopsAt(sc.Shown, me, end) {
		t.Fatal("the press does not set the stop")
	}
	other := watch.NewStanding(sc.Watch.Eyes, sc.Desk.Numbers, sc.Info()[watch.StandingKey])
	if i := sc.Watch.Standing.At(sc.Shown, me, end); other.Of(me, i) != rules.Asked {
		t.Error("the save does not keep it")
	}
	for range 12 {
		if k := sc.Question.Ask; k != nil && k.Kind == aestery.AskWindow && k.Decider == me {
			if phase := sc.Shown.Var(aestery.VarPhase, rules.Nobody); phase != aestery.PhaseEnd {
				t.Errorf("asked in phase %d", phase)
			}
			return
		}
		p.goOn()
	}
	t.Error("nobody is asked there")
}

// TestEscapeCallsOff checks that Escape ends a draft, and that nothing was paid.
func TestEscapeCallsOff(t *testing.T) {
	r := newAesteryRig(t, fight(t), 1280, 720)
	sc := r.Table
	hand := sc.Shown.Zone(sc.Zone("hand", 0))
	r.Click(r.Middle(hand[3]))
	r.Run(300 * time.Millisecond)
	r.Click(r.Middle(hand[3]))
	r.Run(300 * time.Millisecond)
	r.Click(r.Hit(t, sc.UI.Sub("option", 1)))
	r.Run(300 * time.Millisecond)
	if len(sc.Question.Ask.Draft) == 0 {
		t.Fatal("no payment is proposed")
	}
	r.Press(game.Key("Escape"))
	r.Run(300 * time.Millisecond)
	if sc.Question.Ask == nil || len(sc.Question.Ask.Draft) != 0 || sc.Sheet.Kind != sheet.None {
		t.Errorf("after Escape: %+v, panel %d", sc.Question.Ask, sc.Sheet.Kind)
	}
	if free, _ := aesterylook.Mines(sc.Shown, 0); free != 5 {
		t.Errorf("%d Mines are left", free)
	}
}

// TestTwoPressesCast checks that two presses on a card propose its payment,
// whatever else could be done with it.
func TestTwoPressesCast(t *testing.T) {
	r := newAesteryRig(t, crowd(t, 2, 0, 5), 1280, 720)
	sc := r.Table
	id := sc.Shown.Zone(sc.Zone("hand", 0))[1]
	if n := len(sc.Hand.GoalsOf(id, nil)); n < 3 {
		t.Fatalf("the card has %d goals", n)
	}
	r.Click(r.Middle(id))
	r.Run(300 * time.Millisecond)
	r.Click(r.Middle(id))
	r.Run(300 * time.Millisecond)
	if sc.Question.Ask == nil || sc.Question.Ask.Source != id {
		t.Errorf("two presses do not begin to cast it: %+v", sc.Question.Ask)
	}
}

// TestKeyboardGoesToTheGoal checks that the keyboard is on the first goal of a
// card once it was picked up by a key, though the goals are there only when the
// card has risen.
func TestKeyboardGoesToTheGoal(t *testing.T) {
	p := newAesPlayer(t, newAestery(t, 6), 1280, 720)
	p.App.Context().Settings.Speed = game.NormalSpeed
	p.toMain(t, 1)
	sc := p.Table
	id := sc.Hand.Sources(nil)[0]
	for _, k := range sc.Hand.Sources(nil) {
		if sc.Tableau.IsHand(sc.Shown.Cards[k].Zone) {
			id = k
		}
	}
	sc.UI.Focus(sc.UI.Sub("card", int(id)))
	p.Run(50 * time.Millisecond)
	p.Press("Enter")
	p.Run(time.Second)
	if sc.Hand.Card() != id || sc.UI.Focused() != sc.UI.Sub("goal", 0) {
		t.Errorf("card %d is held, not %d; the keyboard is on %q", sc.Hand.Card(), id, sc.UI.Focused())
	}
}
