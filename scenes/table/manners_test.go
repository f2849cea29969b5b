package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

func TestACardUnderARestingMouseIsNotShownLarge(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.Run(3 * time.Second)
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	r.Move(goal)
	r.Run(6 * time.Second)
	if r.table.busy() || r.table.zoom.Card != 0 {
		t.Fatalf("after a drop a card is shown large (busy: %v)", r.table.busy())
	}
	p := r.middle(id)
	r.Move(goal.Add(game.Point{X: 2}))
	r.Run(time.Second)
	if r.table.zoom.Card != 0 {
		t.Errorf("a trembling hand shows card %d large: %+v", r.table.zoom.Card, r.table.zoom.Mouse)
	}
	r.Move(game.Point{X: 640, Y: 19})
	r.Move(p)
	r.Run(time.Second)
	if r.table.zoom.Card != id {
		t.Error("a card that the mouse comes back to is not shown large")
	}
	r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
	r.Run(100 * time.Millisecond)
	if r.table.zoom.Card != 0 {
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
		if r.table.zoom.Card != id {
			t.Fatalf("card %d is not shown large", id)
		}
		p := r.table.zoomPage()
		r.table.zoom.Measure(r.App.Context(), &p)
		at := p.Place()
		for _, g := range r.table.tableau.GoalsOf(id) {
			if common(at, g) > 0.25*g.W*g.H {
				t.Errorf("card %d, shown at %v, hides its goal %v", id, at, g)
			}
		}
	}
}

// TestMirrorButtonsActDuringMotions plays until, while cards still move, the
// mirror has a card lying still that the next question is about. Its button ends
// the motions and takes the card up.
func TestMirrorButtonsActDuringMotions(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	var card rules.CardID
	for n := 0; card == 0; n++ {
		if n == 30 {
			t.Fatal("in thirty actions no card lies still that can be used next")
		}
		r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
		for r.table.story.Telling() && card == 0 {
			r.Step(time.Second / 60)
			card = r.nextAtRest()
		}
		if card == 0 {
			r.Settle(10 * time.Second)
		}
	}
	if !r.table.busy() || r.table.hand.Card() != 0 {
		t.Fatalf("before the press: moving %v, held %d", r.table.busy(), r.table.hand.Card())
	}
	r.PressMirror(r.table.ui.Sub("card", int(card)))
	if r.table.story.Telling() || r.table.hand.Card() != card {
		t.Errorf("the button of card %d pressed in a motion: held is %d, to be told %v", card, r.table.hand.Card(),
			r.table.story.Telling())
	}
}

// TestGoneMirrorButtonsEndMotionsOnly presses a button that the page still has,
// being told of changes a little later, and the table no longer: the motions
// end, and nothing else happens.
func TestGoneMirrorButtonsEndMotionsOnly(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	a := r.table.question.Ask.Answers[0].Action
	r.table.do(r.App.Context(), a)
	r.Step(time.Second / 60)
	id := r.table.ui.Sub("card", int(a.Card))
	if _, there := r.table.said(r.App.Context(), id); there || !r.table.busy() {
		t.Fatalf("card %d does not move", a.Card)
	}
	r.PressMirror(id)
	if r.table.busy() || r.table.hand.Card() != 0 || r.table.match.Session.Len() != 1 {
		t.Errorf("moving %v, held %d, %d actions", r.table.busy(), r.table.hand.Card(), r.table.match.Session.Len())
	}
}

// nextAtRest returns a card of the next question that the mirror has as a
// button although the table is still busy telling what happened, or 0.
func (r *rig) nextAtRest() rules.CardID {
	asks := r.table.match.Session.Match().Asks()
	if !r.table.story.Telling() || !r.table.busy() || len(asks) == 0 {
		return 0
	}
	for _, a := range asks[0].Answers {
		id := r.table.ui.Sub("card", int(a.Card))
		it, known := r.App.Mirror().Find(id)
		if _, there := r.table.said(r.App.Context(), id); a.Card != 0 && known && there && it.Role == game.ButtonItem {
			return a.Card
		}
	}
	return 0
}

func TestTheLargeButtonSaysWhatToDo(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	if got := r.table.urge(); got != "Prenez une carte" {
		t.Errorf("the large button says %q", got)
	}
	r.Press("Space")
	id, goal := r.source(0)
	if !r.table.question.Lit() || r.table.glowOf(id) != pictures.IsKeyed || r.table.match.Session.Len() != 0 {
		t.Error("the key does not show which cards can be taken")
	}
	r.Run(2 * time.Second)
	if r.table.question.Lit() {
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
	if r.table.notices.Banner.Text.Empty() || !strings.Contains(r.table.notices.Banner.Text.FR, "Maëlys") {
		t.Skip("the banner has passed while the table was laid")
	}
	r.Click(game.Point{X: 640, Y: 700})
	if !r.table.notices.Banner.Text.Empty() {
		t.Error("a press does not end the banner")
	}
}

func TestDifferencesStayUntilAnotherPlays(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	c := r.App.Context()
	for n := 0; len(r.table.story.Bursts) == 0 && n < 40; n++ {
		r.table.do(c, r.table.question.Ask.Answers[0].Action)
		r.table.finish(c)
		r.Step(time.Second / 60)
	}
	if len(r.table.story.Bursts) == 0 {
		t.Fatal("no number changes in 40 answers")
	}
	r.Run(2 * time.Second)
	if len(r.table.story.Bursts) == 0 {
		t.Error("the difference is gone after two seconds")
	}
	r.Run(4 * time.Second)
	if len(r.table.story.Bursts) != 0 {
		t.Error("the difference stays for ever")
	}
	if len(r.table.story.Reasons) == 0 {
		t.Error("how it came about is forgotten with it")
	}
}

func TestReasonsSurviveLoadingAndUndo(t *testing.T) {
	s := played(t, 5, 14)
	r := newRig(t, s, 640, 360)
	before := len(r.table.story.Reasons)
	if before == 0 {
		t.Fatal("after loading nobody knows how the numbers came about")
	}
	sc := NewReplay(ui.NewKit(), &dracoliathlook.Look, Doors{}, s)
	sc.ui.Kit.Pics.Sync = true
	r2 := &rig{newRigOn(t, game.NewMemory(), sc), sc}
	r2.quick()
	r2.Settle(10 * time.Second)
	for range s.Len() {
		r2.PressMirror("forward")
		r2.Run(50 * time.Millisecond)
	}
	for k, why := range r.table.story.Reasons {
		got := sc.story.Reasons[k]
		if got == nil || weight(got) != weight(why) || got.Old() != why.Old() || got.New() != why.New() {
			t.Errorf("counter %+v: loading tells %+v, playing told %+v", k, why, got)
		}
	}
}

func TestTheLogBeginsWithTheDeal(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	all := ""
	for _, e := range r.table.story.Log {
		all += rules.Plain(e.Text.FR) + "\n"
	}
	for _, want := range []string{"Maëlys commence.", "Maëlys reçoit ", "Léandre reçoit ",
		"Léandre joue en second\u00a0: +1 Concentration, −1 Vie."} {
		if !strings.Contains(all, want) {
			t.Errorf("the log does not say %q:\n%s", want, all)
		}
	}
}

func TestWhyStaysInsideTheWindow(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}, {360, 700}, {1024, 768}, {2560, 1080}} {
		r := newRig(t, played(t, 5, 14), px[0], px[1])
		c := r.App.Context()
		for s := range r.table.tableau.Lay.Seats {
			for i := range r.table.look.Players.Counters {
				at := r.table.explainPlace(c, reason.Counter{Index: i, Seat: rules.Seat(s)}, min(330, c.W-24), 300)
				if at.X < 0 || at.Y < 0 || at.X+at.W > c.W || at.Y+at.H > c.H {
					t.Errorf("%v: the reasons of ruler %d of seat %d stand at %v", px, i, s, at)
				}
			}
		}
	}
}
