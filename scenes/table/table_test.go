package table

import (
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/ui"
)

// middle is where a card lies now.
func (r *rig) middle(id rules.CardID) game.Point {
	s := r.table.tableau.Stage.Cards[id].Now()
	return game.Point{X: s.X, Y: s.Y}
}

// source is the i-th card that can be picked up, and the middle of its first
// goal.
func (r *rig) source(i int) (rules.CardID, game.Point) {
	id := r.table.hand.Sources(nil)[i]
	return id, r.table.goalRectOf(id).Center()
}

// zone returns the zone that a card of the match lies in.
func (r *rig) zone(id rules.CardID) string {
	b := r.table.match.Session.Match().Board()
	return b.Layout().Zones[b.Cards[id].Zone].Name
}

// quick makes the table's motions last no time.
func (r *rig) quick() { r.App.Context().Settings.Speed = game.Instant }

// tab presses Tab until the keyboard is on the widget id.
func (r *rig) tab(t *testing.T, id string) {
	t.Helper()
	for range 80 {
		if r.table.ui.Focused() == id {
			return
		}
		r.Press("Tab")
	}
	t.Fatalf("Tab never reaches %s", id)
}

func TestDragTakesACard(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	if r.table.match.Session.Len() != 1 || r.zone(id) != "hand" {
		t.Fatalf("after the drag: %d actions, card in the %s", r.table.match.Session.Len(), r.zone(id))
	}
	r.Settle(10 * time.Second)
	home, _ := r.table.tableau.Pose(id)
	if r.table.tableau.Stage.Cards[id].Now() != home {
		t.Error("the card does not come to rest in the hand")
	}
}

func TestIllegalDropSaysWhy(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	top := r.table.shown.Top(r.table.zoneNamed("deck", rules.Nobody))
	home := r.middle(top)
	_, goal := r.source(0)
	r.Drag(home, goal)
	r.Run(time.Second)
	if r.table.match.Session.Len() != 0 {
		t.Fatal("an illegal drop changed the match")
	}
	if !r.table.notices.Caption.Warn || r.table.notices.Caption.Text.Empty() {
		t.Error("nothing is said about why the visible top cannot be taken")
	}
	if r.middle(top) != home {
		t.Error("the card does not go home")
	}
}

// zoneNamed returns a zone by its name.
func (t *Scene) zoneNamed(name string, s rules.Seat) rules.Zone {
	z, _ := t.shown.Layout().ZoneOf(name, s)
	return z
}

func TestDropOnTheFeltDoesNothing(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	id, _ := r.source(0)
	home := r.middle(id)
	r.Drag(home, game.Point{X: 640, Y: 19})
	r.Run(time.Second)
	if r.table.match.Session.Len() != 0 || r.table.notices.Caption.Warn || r.middle(id) != home {
		t.Error("a card let go outside all zones did something")
	}
}

func TestWhatEndsADrag(t *testing.T) {
	end := map[string]func(r *rig){
		"focus lost": func(r *rig) { r.Blur() },
		"escape":     func(r *rig) { r.Press("Escape") },
		"resize":     func(r *rig) { r.Resize(1600, 900, 1); r.Step(0) },
		"second button": func(r *rig) {
			x, y := r.Px(game.Point{X: 600, Y: 500})
			r.Script.Put(game.Raw{Kind: game.RawDown, Button: 2, X: x, Y: y})
			r.Step(time.Second / 60)
		},
	}
	for name, f := range end {
		r := newRig(t, newSession(t, 5), 1280, 720)
		id, goal := r.source(0)
		r.Carry(r.middle(id), goal)
		if r.table.input.Drag.Card != id {
			t.Fatalf("%s: nothing is dragged", name)
		}
		f(r)
		if r.table.input.Drag.Card != 0 {
			t.Errorf("%s: the card is still in the hand", name)
		}
		r.Up(goal)
		r.Run(time.Second)
		home, _ := r.table.tableau.Pose(id)
		if r.table.match.Session.Len() != 0 || r.table.tableau.Stage.Cards[id].Now() != home {
			t.Errorf("%s: the card did not go home untouched", name)
		}
	}
}

func TestTwoClicksAndUndo(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	start := r.table.match.Session.Fingerprint()
	id, goal := r.source(1)
	r.Click(r.middle(id))
	if r.table.hand.Card() != id {
		t.Fatal("the first click does not pick the card up")
	}
	r.Run(time.Second)
	r.Click(goal)
	if r.table.match.Session.Len() != 1 || r.zone(id) != "hand" {
		t.Fatal("the second click does not take the card")
	}
	r.Settle(10 * time.Second)
	lines := len(r.table.story.Log)
	r.Press("Ctrl+z")
	r.Run(time.Second)
	if r.table.match.Session.Len() != 0 || r.table.match.Session.Fingerprint() != start {
		t.Error("undo does not give the start again")
	}
	if len(r.table.story.Log) >= lines && lines > 0 {
		t.Error("undo leaves its line in the log")
	}
	r.Press("Ctrl+z")
	if !r.table.notices.Caption.Warn {
		t.Error("an undo too many says nothing")
	}
}

func TestKeyboardAlonePlaysATurn(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	seat := r.table.question.Ask.Subject
	for step := range 2 {
		id := r.table.hand.Sources(nil)[0]
		r.tab(t, r.table.ui.Sub("card", int(id)))
		r.Press("Enter")
		if r.table.hand.Card() != id {
			t.Fatalf("step %d: Enter does not pick the card up", step)
		}
		r.Run(time.Second)
		r.tab(t, "goal.0")
		r.Press("Enter")
		if r.table.match.Session.Len() != step+1 {
			t.Fatalf("step %d: Enter on the goal does nothing", step)
		}
		r.Press("Enter") // a key finishes the motion
		r.Run(5 * time.Second)
	}
	k := r.table.question.Ask
	if k != nil && k.Subject == seat && r.table.match.Session.Len() == 2 && !r.table.choice.Shown() {
		t.Log("the seat plays again")
	}
}

func TestHammeringDoesOneThing(t *testing.T) {
	for _, quick := range []bool{false, true} {
		r := newRig(t, newSession(t, 5), 1280, 720)
		if quick {
			r.quick()
		}
		id, _ := r.source(0)
		p := r.middle(id)
		for range 50 {
			r.Script.Put(at(r, game.RawDown, p), at(r, game.RawUp, p))
			r.Step(20 * time.Millisecond)
		}
		if n := r.table.match.Session.Len(); n != 1 {
			t.Errorf("50 clicks in a second on a card (instant %v): %d actions", quick, n)
		}
	}
}

func at(r *rig, k game.RawKind, p game.Point) game.Raw {
	x, y := r.Px(p)
	return game.Raw{Kind: k, X: x, Y: y}
}

func TestAPressFinishesMotions(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	if !r.table.busy() {
		t.Fatal("nothing moves after a drop")
	}
	other := r.table.match.Session.Match().Asks()[0].Answers[0].Card
	r.Click(r.middle(other))
	if r.table.busy() || r.table.match.Session.Len() != 1 || r.table.hand.Card() != 0 {
		t.Error("a press in a motion must end it, and do nothing else")
	}
}

// playMirror gives the answers of a script by the buttons of the mirror.
func playMirror(t *testing.T, r *rig, pick func(k *rules.Ask) rules.Answer, most int) {
	t.Helper()
	for n := 0; n < most && !r.table.match.Ended; n++ {
		k := r.table.question.Ask
		if k == nil {
			t.Fatalf("after %d actions no question is open", r.table.match.Session.Len())
		}
		a := pick(k)
		before := r.table.match.Session.Len()
		pressAnswer(t, r, a)
		if r.table.match.Session.Len() != before+1 {
			t.Fatalf("action %d: %+v was not done by its buttons", before, a)
		}
		r.Run(400 * time.Millisecond)
	}
}

func pressAnswer(t *testing.T, r *rig, a rules.Answer) {
	t.Helper()
	sc := r.table
	if sc.choice.Shown() {
		for i, b := range sc.choice.Answers {
			if b == a {
				r.PressMirror(sc.top.Sub("option", i))
				return
			}
		}
		t.Fatalf("%+v is not in the panel", a)
	}
	switch {
	case sc.question.Renews(&a):
		r.PressMirror("renew")
	case a.Card == 0:
		r.PressMirror("end")
	default:
		r.PressMirror(sc.ui.Sub("card", int(a.Card)))
		for i, g := range sc.hand.Goals() {
			if b := sc.hand.To(g); len(b) > 0 && b[0] == a {
				r.PressMirror(sc.ui.Sub("goal", i))
				return
			}
		}
	}
}

func TestAWholeDuelByTheMirror(t *testing.T) {
	s := newSession(t, 11)
	r := newRig(t, s, 640, 360)
	r.quick()
	over := false
	r.table.doors.Result = func(*rules.Session, game.Head) game.Scene {
		over = true
		return NewReplay(r.table.ui.Kit, &dracoliathlook.Look, Doors{}, s)
	}
	rnd := rand.New(rand.NewPCG(4, 4))
	playMirror(t, r, func(k *rules.Ask) rules.Answer { return k.Answers[rnd.IntN(len(k.Answers))] }, 600)
	if _, ended := s.Match().Outcome(); !ended || !over {
		t.Errorf("the duel is over: %v; the result was opened: %v", ended, over)
	}
}

func TestEveryAnswerIsSavedAndContinues(t *testing.T) {
	s := newSession(t, 5)
	store := game.NewMemory()
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, &dracoliathlook.Look, Doors{}, s, game.Head{})
	r := &rig{newRigOn(t, store, sc), sc}
	r.Settle(10 * time.Second)
	for range 3 {
		sc.do(r.App.Context(), sc.question.Ask.Answers[0].Action)
		saves := game.NewSaves(store, func(game.Text) {})
		head, ok := r.App.Context().Saves.Latest()
		if !ok {
			t.Fatal("there is no autosave")
		}
		_, data, _, err := r.App.Context().Saves.Load(head.ID)
		if err != nil {
			t.Fatal(err)
		}
		again, _, err := rules.Load(data, func(string) *rules.Game { return dracoliathlook.Look.Game })
		if err != nil || again.Fingerprint() != s.Fingerprint() {
			t.Fatalf("the autosave is another match (%v)", err)
		}
		_ = saves
		r.Settle(20 * time.Second)
	}
	_, data, _, _ := r.App.Context().Saves.Load(mustLatest(t, r).ID)
	again, _, err := rules.Load(data, func(string) *rules.Game { return dracoliathlook.Look.Game })
	if err != nil {
		t.Fatal(err)
	}
	r2 := newRig(t, again, 1280, 720)
	if len(r2.table.story.Log) != len(sc.story.Log) {
		t.Errorf("the log has %d lines, after loading %d", len(sc.story.Log), len(r2.table.story.Log))
	}
	if !r2.table.shown.Equal(&sc.shown) {
		t.Error("the loaded table is another one")
	}
}

func mustLatest(t *testing.T, r *rig) game.Head {
	h, ok := r.App.Context().Saves.Latest()
	if !ok {
		t.Fatal("there is no autosave")
	}
	return h
}

func TestEveryEventHasItsMeaning(t *testing.T) {
	l := dracoliathlook.Look.Game.LayoutFor(2)
	m := look.Compile(dracoliathlook.Look.Meanings, l)
	for _, what := range m.Missing(l) {
		t.Errorf("no meaning for %s", what)
	}
	for seed := range uint64(40) {
		s := newSession(t, seed)
		rnd := rand.New(rand.NewPCG(seed, 1))
		for range 300 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			from := s.Len()
			if err := s.Do(asks[0].Answers[rnd.IntN(len(asks[0].Answers))].Action); err != nil {
				t.Fatal(err)
			}
			for _, e := range s.Seen(rules.Nobody, from, nil) {
				if m.Of(&e) == &look.Unknown {
					t.Fatalf("seed %d: no meaning for %+v", seed, e)
				}
			}
		}
	}
}

func TestTheShownTableMeetsTheMatch(t *testing.T) {
	s := newSession(t, 8)
	r := newRig(t, s, 640, 360)
	r.quick()
	rnd := rand.New(rand.NewPCG(2, 2))
	for range 40 {
		if r.table.question.Ask == nil {
			break
		}
		r.table.do(r.App.Context(), r.table.question.Ask.Answers[rnd.IntN(len(r.table.question.Ask.Answers))].Action)
		r.Run(100 * time.Millisecond)
		r.table.finish(r.App.Context())
		if !r.table.shown.Equal(s.View(rules.Nobody)) {
			t.Fatalf("after %d actions the table shows something else", s.Len())
		}
	}
}

func TestMirrorTellsTheTable(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	m := r.table.Mirror(r.App.Context())
	all := m.Title
	for _, reg := range m.Regions {
		for _, it := range reg.Items {
			all += "\n" + it.Label
		}
	}
	for _, id := range r.table.tableau.Order {
		if f := r.table.shown.Cards[id].Face; f != 0 && !r.buried(id) &&
			!strings.Contains(all, dracoliathlook.Look.Game.Faces[f].Name.FR) {
			t.Errorf("the mirror does not name %s", dracoliathlook.Look.Game.Faces[f].Name.FR)
		}
	}
	deck := r.table.zoneNamed("deck", rules.Nobody)
	for _, id := range r.table.shown.Zone(deck) {
		if f := r.table.match.Session.Match().Board().Cards[id].Face; id != r.table.shown.Top(deck) &&
			strings.Contains(all, dracoliathlook.Look.Game.Faces[f].Name.FR+".") {
			t.Errorf("the mirror names the hidden %s", dracoliathlook.Look.Game.Faces[f].Name.FR)
		}
	}
}

// buried reports whether a card lies in a pile under its top.
func (r *rig) buried(id rules.CardID) bool {
	z := r.table.shown.Cards[id].Zone
	k := r.table.tableau.Lay.Zones[z].Kind
	return (k == layout.Pile || k == layout.Heap) && r.table.shown.Top(z) != id
}

func TestReplayGoesBothWays(t *testing.T) {
	s := played(t, 5, 12)
	sc := NewReplay(ui.NewKit(), &dracoliathlook.Look, Doors{}, s)
	sc.ui.Kit.Pics.Sync = true
	r := &rig{newRigOn(t, game.NewMemory(), sc), sc}
	r.quick()
	r.Settle(10 * time.Second)
	for range 12 {
		r.PressMirror("forward")
		r.Run(50 * time.Millisecond)
	}
	if !sc.shown.Equal(s.View(rules.Nobody)) {
		t.Error("the replay ends on another table")
	}
	for range 12 {
		r.PressMirror("back")
		r.Run(50 * time.Millisecond)
	}
	deal := len(dracoliathlook.Look.Words.Opening(s.Setup(), &sc.shown))
	if sc.match.Replay.At() != 0 || len(sc.story.Log) != deal {
		t.Errorf("going back ends at %d with %d lines, want the %d of the deal",
			sc.match.Replay.At(), len(sc.story.Log), deal)
	}
	r.PressMirror("play")
	r.Run(30 * time.Second)
	if sc.match.Replay.At() != 12 || sc.match.Replay.Playing {
		t.Errorf("playing ends at %d of 12", sc.match.Replay.At())
	}
}

func TestPortraitReachesEverything(t *testing.T) {
	r := newRig(t, newSession(t, 5), 390, 844)
	id, goal := r.source(0)
	r.Touch(r.middle(id))
	r.Run(time.Second)
	r.Touch(goal)
	if r.table.match.Session.Len() != 1 {
		t.Error("two taps on a phone do not take a card")
	}
}

func TestNothingIsDrawnAtRest(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.Move(game.Point{X: 640, Y: 19})
	r.Run(6 * time.Second)
	before := r.App.Drawn()
	r.Run(3 * time.Second)
	if n := r.App.Drawn() - before; n != 0 {
		t.Errorf("%d frames are drawn in 3 seconds of rest", n)
	}
}

func TestTheTableTurnsToWhoPlays(t *testing.T) {
	s := newSession(t, 5)
	r := newRig(t, s, 1280, 720)
	r.App.Context().Settings.TurnTable = true
	r.quick()
	for range 30 {
		r.Run(100 * time.Millisecond)
		if r.table.question.Ask == nil {
			break
		}
		if !r.table.tableau.Lay.Seats[r.table.question.Ask.Subject].Bottom {
			t.Fatalf("seat %d plays, but the table is turned to the other", r.table.question.Ask.Subject)
		}
		r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
	}
}

func TestHoverShowsTheCardLarge(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.Run(3 * time.Second)
	id, _ := r.source(0)
	r.Move(r.middle(id)) // as if the table had opened under the mouse
	r.Run(900 * time.Millisecond)
	if r.table.zoom.Card != 0 {
		t.Error("a card is shown large though the mouse has not moved")
	}
	r.Move(game.Point{X: 640, Y: 19})
	r.Move(r.middle(id))
	r.Run(300 * time.Millisecond)
	if r.table.zoom.Card != 0 {
		t.Error("the card is shown large before the mouse has rested")
	}
	r.Run(300 * time.Millisecond)
	if r.table.zoom.Card != id {
		t.Error("the card is not shown large")
	}
	r.Move(game.Point{X: 640, Y: 19})
	if r.table.zoom.Card != 0 {
		t.Error("the large card stays when the mouse has left")
	}
	r.Move(r.middle(id))
	r.Press("z")
	if r.table.zoom.Card != id {
		t.Error("the zoom key does nothing")
	}
	r.Press("z")
	if r.table.zoom.Card != 0 {
		t.Error("the zoom key does not end what it began")
	}
}

func TestALargeCardIsPutAwayByAPress(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	id, _ := r.source(0)
	p := r.middle(id)
	for name, away := range map[string]func(){
		"click":  func() { r.Click(p) },
		"escape": func() { r.Press("Escape") },
		"z":      func() { r.Press("z") },
	} {
		r.RightClick(p)
		if r.table.zoom.Card != id {
			t.Fatalf("%s: the second button does not show the card large", name)
		}
		r.Run(time.Second)
		away()
		if r.table.zoom.Card != 0 || r.table.hand.Card() != 0 || r.table.sheet.Kind != sheet.None ||
			r.table.match.Session.Len() != 0 {
			t.Errorf("%s: must put the large card away and do nothing else", name)
		}
		r.Run(time.Second)
	}
}

func TestPreviewedValuesComeTrue(t *testing.T) {
	checked := 0
	for seed := range uint64(12) {
		s := newSession(t, seed)
		r := newRig(t, s, 320, 180)
		r.quick()
		for range 30 {
			if r.table.question.Ask == nil {
				break
			}
			a := r.table.question.Ask.Answers[len(r.table.question.Ask.Answers)-1].Action
			want := r.table.preview.After(&r.table.shown, a)
			r.table.do(r.App.Context(), a)
			r.table.finish(r.App.Context())
			if !want.Whole {
				continue
			}
			for _, g := range want.Values {
				checked++
				v := r.table.desk.Numbers.Counters[g.Counter.Index]
				if got := s.View(rules.Nobody).Var(v, g.Counter.Seat); got != g.Value {
					t.Errorf("seed %d: previewed %d, came %d", seed, g.Value, got)
				}
			}
		}
	}
	if checked == 0 {
		t.Skip("every answer of these duels reveals something")
	}
}

func TestHoveringARulerSaysWhy(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.quick()
	for n := 0; len(r.table.story.Reasons) == 0 && n < 40; n++ {
		r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
		r.table.finish(r.App.Context())
		r.Step(time.Second / 60)
	}
	for k := range r.table.story.Reasons {
		ruler := game.Rect(r.table.tableau.Lay.Seats[k.Seat].Rulers[k.Index].Rect)
		r.Move(ruler.Center())
		r.Run(100 * time.Millisecond)
		found := false
		for _, reg := range r.table.Mirror(r.App.Context()).Regions {
			found = found || reg.ID == "why" && strings.Contains(reg.Label, "→")
		}
		if !found {
			t.Errorf("hovering ruler %+v does not say how its value came about", k)
		}
	}
	r.Move(game.Point{X: 640, Y: 19})
	r.Run(100 * time.Millisecond)
	for _, reg := range r.table.Mirror(r.App.Context()).Regions {
		if reg.ID == "why" {
			t.Error("the reasons stay when the mouse has left")
		}
	}
}

func TestPausingKeepsTheMatch(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	r.Press("Escape")
	if r.table.sheet.Kind != sheet.Menu {
		t.Fatal("Escape does not open the menu")
	}
	id, goal := r.source(0)
	r.Drag(r.middle(id), goal)
	if r.table.match.Session.Len() != 0 {
		t.Error("a card was moved under the menu")
	}
	r.Press("Escape")
	if r.table.sheet.Kind != sheet.None {
		t.Fatal("Escape does not close the menu")
	}
	r.PressMirror("menu")
	r.PressMirror("saveas")
	r.PressMirror("keep")
	heads, _ := r.App.Context().Saves.List()
	named := 0
	for _, h := range heads {
		if !h.Auto && strings.Contains(h.Name, "Maëlys") {
			named++
		}
	}
	if named != 1 {
		t.Errorf("saved games = %+v", heads)
	}
}

func TestGoldens(t *testing.T) {
	for name, px := range map[string][2]int{"duel": {1280, 720}, "duel-phone": {390, 844}} {
		r := newSeenRig(t, played(t, 5, 14), px[0], px[1])
		r.table.notices.EndBanner()
		r.table.refresh()
		r.Settle(10 * time.Second)
		r.Golden(name)
	}
	for name, px := range map[string][2]int{"four": {1280, 720}, "four-phone": {390, 844}} {
		r := newSeenRig(t, playedFour(t, 5, 23), px[0], px[1])
		r.table.notices.EndBanner()
		r.table.refresh()
		r.Settle(10 * time.Second)
		r.Golden(name)
	}
	for name, s := range map[string]*rules.Session{"thumbnail": played(t, 5, 14), "thumbnail-four": playedFour(t, 5, 23)} {
		c := art.NewCanvas(306, 172, 1)
		summary.Thumbnail(&dracoliathlook.Look, s)(c, 306, 172)
		gametest.Compare(t, name, c.Img)
	}
}

func TestPicturesArriveBesideTheFrames(t *testing.T) {
	kit := ui.NewKit()
	sc := New(kit, &dracoliathlook.Look, Doors{}, newSession(t, 5), game.Head{})
	r := &rig{newRigOn(t, game.NewMemory(), sc), sc}
	for end := time.Now().Add(60 * time.Second); sc.painter.Pending() || kit.Pics.Pending() || kit.Art.Pending(); {
		if time.Now().After(end) {
			t.Fatal("pictures do not arrive within a minute")
		}
		r.Step(time.Second / 60)
		runtime.Gosched()
	}
	r.Step(time.Second / 60)
	if !sc.painter.Grounded() {
		t.Error("the ground was not taken in")
	}
	for _, id := range sc.tableau.Order {
		if sc.tableau.Faces[id] != 0 && !sc.painter.Painted(id) {
			t.Errorf("card %d has no picture", id)
		}
	}
}
