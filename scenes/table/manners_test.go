package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

func TestACardUnderARestingMouseIsNotShownLarge(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.Run(3 * time.Second)
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	r.Move(goal)
	r.Run(6 * time.Second)
	if r.table.busy() || r.table.zoom != 0 {
		t.Fatalf("after a drop a card is shown large (busy: %v)", r.table.busy())
	}
	p := r.middle(id)
	r.Move(goal.Add(game.Point{X: 2}))
	r.Run(time.Second)
	if r.table.zoom != 0 {
		t.Errorf("a trembling hand shows card %d large: %+v", r.table.zoom, r.table.hover)
	}
	r.Move(game.Point{X: 640, Y: 19})
	r.Move(p)
	r.Run(time.Second)
	if r.table.zoom != id {
		t.Error("a card that the mouse comes back to is not shown large")
	}
	r.table.do(r.App.Context(), r.table.ask.Answers[0].Action)
	r.Run(100 * time.Millisecond)
	if r.table.zoom != 0 {
		t.Error("a card is shown large while cards move")
	}
}

func TestTheLargeCardLeavesItsGoalFree(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.Run(3 * time.Second)
	for i := range len(r.table.hand.Sources(nil)) {
		id, _ := r.source(i)
		r.Move(game.Point{X: 640, Y: 19})
		r.Move(r.middle(id))
		r.Run(time.Second)
		if r.table.zoom != id {
			t.Fatalf("card %d is not shown large", id)
		}
		p := r.table.measureZoom(r.App.Context())
		at := p.at
		at.W = p.whole()
		for _, g := range r.table.goalsOf(id) {
			if common(at, g) > 0.25*g.W*g.H {
				t.Errorf("card %d, shown at %v, hides its goal %v", id, at, g)
			}
		}
	}
}

func TestMirrorButtonsActDuringMotions(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	if !r.table.busy() {
		t.Fatal("nothing moves after a drop")
	}
	k := r.table.session.Match().Asks()[0]
	other := k.Answers[0].Card
	for _, a := range k.Answers {
		if a.Card != id {
			other = a.Card
		}
	}
	for range 600 {
		r.Step(time.Second / 60)
		if it, ok := r.App.Mirror().Find(r.table.ui.Sub("card", int(other))); ok && it.Role == game.ButtonItem {
			break
		}
	}
	if !r.table.busy() || len(r.table.queue) == 0 {
		t.Skip("the card comes to rest last")
	}
	r.PressMirror(r.table.ui.Sub("card", int(other)))
	if r.table.busy() || r.table.hand.Card() != other {
		t.Error("a button of the mirror pressed in a motion does nothing but end it")
	}
	r.PressMirror("option.0")
	if r.table.session.Len() != 1 {
		t.Error("a button that is not there did something")
	}
}

func TestTheLargeButtonSaysWhatToDo(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	if got := r.table.urge(); got != "Prenez une carte" {
		t.Errorf("the large button says %q", got)
	}
	r.Press("Space")
	id, goal := r.source(0)
	if r.table.lit == 0 || r.table.glowOf(id) != isKeyed || r.table.session.Len() != 0 {
		t.Error("the key does not show which cards can be taken")
	}
	r.Run(2 * time.Second)
	if r.table.lit != 0 {
		t.Error("the cards never stop to shine")
	}
	r.Drag(r.middle(id), goal)
	r.Settle(10 * time.Second)
	if got := r.table.urge(); got != "Jouez une carte" {
		t.Errorf("after taking the large button says %q", got)
	}
}

func TestTheBannerIsShortAndEndsByAPress(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	if r.table.banner.text.Empty() || !strings.Contains(r.table.banner.text.FR, "Maëlys") {
		t.Skip("the banner has passed while the table was laid")
	}
	r.Click(game.Point{X: 640, Y: 700})
	if !r.table.banner.text.Empty() {
		t.Error("a press does not end the banner")
	}
}

func TestDifferencesStayUntilAnotherPlays(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	c := r.App.Context()
	for n := 0; len(r.table.bursts) == 0 && n < 40; n++ {
		r.table.do(c, r.table.ask.Answers[0].Action)
		r.table.finish(c)
		r.Step(time.Second / 60)
	}
	if len(r.table.bursts) == 0 {
		t.Fatal("no number changes in 40 answers")
	}
	r.Run(2 * time.Second)
	if len(r.table.bursts) == 0 {
		t.Error("the difference is gone after two seconds")
	}
	r.Run(4 * time.Second)
	if len(r.table.bursts) != 0 {
		t.Error("the difference stays for ever")
	}
	if len(r.table.reasons) == 0 {
		t.Error("how it came about is forgotten with it")
	}
}

func TestReasonsSurviveLoadingAndUndo(t *testing.T) {
	s := played(t, 5, 14)
	r := newRig(t, s, 640, 360)
	before := len(r.table.reasons)
	if before == 0 {
		t.Fatal("after loading nobody knows how the numbers came about")
	}
	sc := NewReplay(ui.NewKit(), &Dracoliath, Doors{}, s)
	sc.kit.Pics.Sync = true
	r2 := &rig{newRigOn(t, game.NewMemory(), sc), sc}
	r2.quick()
	r2.Settle(10 * time.Second)
	for range s.Len() {
		r2.PressMirror("forward")
		r2.Run(50 * time.Millisecond)
	}
	for k, why := range r.table.reasons {
		got := sc.reasons[k]
		if got == nil || got.weight() != why.weight() || got.old() != why.old() || got.new() != why.new() {
			t.Errorf("counter %+v: loading tells %+v, playing told %+v", k, why, got)
		}
	}
}

func TestTheLogBeginsWithTheDeal(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	all := ""
	for _, e := range r.table.log {
		all += rules.Plain(e.text.FR) + "\n"
	}
	for _, want := range []string{"Maëlys commence.", "Maëlys reçoit ", "Léandre reçoit ", "Léandre joue en second\u00a0: +1 Concentration, −1 Vie."} {
		if !strings.Contains(all, want) {
			t.Errorf("the log does not say %q:\n%s", want, all)
		}
	}
}

func TestWhyStaysInsideTheWindow(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}, {360, 700}, {1024, 768}, {2560, 1080}} {
		r := newRig(t, played(t, 5, 14), px[0], px[1])
		c := r.App.Context()
		for s := range r.table.lay.Seats {
			for i := range r.table.look.Counters {
				at := r.table.whyPlace(c, counterKey{i, rules.Seat(s)}, min(330, c.W-24), 300)
				if at.X < 0 || at.Y < 0 || at.X+at.W > c.W || at.Y+at.H > c.H {
					t.Errorf("%v: the reasons of ruler %d of seat %d stand at %v", px, i, s, at)
				}
			}
		}
	}
}
