package choice_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/choice"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// half is a duel in which Maëlys chooses between two effects, each of which changes
// two rulers.
const half = `scenario Half
about  S82
game   dracoliath
seats  Maëlys, Léandre
first  Maëlys
option mastery 2
set    life Maëlys 9
set    life Léandre 8
set    phase 3
zone   hand Maëlys: Moitié de cœur, Calice de jade
zone   hand Léandre: Louve gardienne (side=1)
zone   river: Brume des cimes, Vague, Bourgeon
zone   deck: Sillage, Vent arrière, Écume, Curée
`

// A screen shows nothing but a panel.
type screen struct {
	choice.Choice
	question question.Question
	preview  *preview.Preview
	match    *rules.Session
	ui       *ui.UI
	desk     panel.Desk
	guard    press.Guard
	explain  explain.State
	wishes   []choice.Wish
	chosen   rules.Action
}

// newScreen is the screen of a match of Dracoliath.
func newScreen(t *testing.T, s *rules.Session) (*screen, *gametest.Rig) {
	t.Helper()
	lk := &dracoliathlook.Look
	l := s.Match().Board().Layout()
	kit := ui.NewKit()
	kit.Pics.Sync = true
	k := &screen{match: s, ui: ui.New(kit), explain: explain.Nothing()}
	n, m := new(look.Numbers), look.Compile(lk.Meanings, l)
	n.Resolve(lk, l)
	hand, view := new(pick.Hand), s.View(rules.Nobody)
	w := watch.Over(lk, s, n, m, nil, nil)
	k.question = question.New(question.Sources{Look: lk, Match: s, Watch: w, View: view, Hand: hand,
		Busy: func() bool { return false }})
	tab := tableau.New(tableau.Sources{Look: lk, View: view, Numbers: n, Hand: hand, Drag: new(press.Drag),
		Question: func() (*rules.Ask, bool) { return k.question.Ask, false }}, l)
	tab.LayOut(tableau.Standpoint{View: game.View{W: 1280, H: 720, Scale: 1}, Below: rules.Nobody}, false)
	k.preview = preview.New(lk, s, n, m, preview.Screen{Knower: w.Knower, Answers: tab.HeldFor})
	k.desk = panel.Desk{UI: k.ui, Look: lk, Lay: tab.Lay, View: view, Numbers: n, Setup: s.Setup(),
		Seating: lk.Game.Seated(l.Seats), Card: func(rules.Face, float64) *ebiten.Image { return nil }}
	k.Choice = choice.New(choice.Sources{UI: k.ui, Desk: &k.desk, Question: &k.question, Tableau: tab,
		Preview: k.preview, Explain: &k.explain, Guard: &k.guard,
		Telling: func() look.Telling { return look.Telling{View: view, Ask: k.question.Ask} },
		Prompt:  func() string { return "Que faire ?" }, Refresh: k.ui.Changed})
	k.question.Open(k.question.Next())
	k.Open()
	r := gametest.New(t, game.Options{Home: func() game.Scene { return k }}, 1280, 720)
	r.Run(100 * time.Millisecond)
	return k, r
}

func (k *screen) Update(c *game.Context) {
	k.ui.Begin(c)
	for e := range c.Events() {
		k.ui.Event(c, e, k.build)
	}
	k.ui.End(c, k.build)
}

func (k *screen) Draw(c *game.Context, dst *game.Frame) { k.ui.Draw(c, dst, k.build) }

func (k *screen) build(c *game.Context) {
	wish, a := k.Build(c)
	if wish != choice.Nothing {
		k.wishes, k.chosen = append(k.wishes, wish), a
	}
}

// Mirror implements game.Mirrored.
func (k *screen) Mirror(*game.Context) game.Mirror { return k.ui.Mirror("") }

// place is where something lies that can be pressed.
func (k *screen) place(t *testing.T, id string) game.Rect {
	t.Helper()
	for _, region := range k.ui.Mirror("").Regions {
		for _, it := range region.Items {
			if it.ID == id {
				return it.At
			}
		}
	}
	t.Fatalf("there is no %s", id)
	return game.Rect{}
}

// position begins the scenario of a text.
func position(t *testing.T, text string) *rules.Session {
	t.Helper()
	all, err := scenario.Parse("half", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(dracoliathlook.Look.Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// atHalf is the match of half when its card was played.
func atHalf(t *testing.T) *rules.Session {
	t.Helper()
	s := position(t, half)
	b, g := s.View(0), dracoliathlook.Look.Game
	for _, a := range s.Asks(0)[0].Answers {
		if a.Card != 0 && rules.Plain(g.Faces[g.FaceOf(b, a.Card)].Name.FR) == "Moitié de cœur" && a.Zone != rules.Nowhere {
			if err := s.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			return s
		}
	}
	t.Fatal("the card cannot be played")
	return nil
}

// TestOnlyWhatTheTableCannotAnswerIsAsked checks that the panel opens for a choice
// between two effects, and not for a question whose cards go somewhere.
func TestOnlyWhatTheTableCannotAnswerIsAsked(t *testing.T) {
	k, _ := newScreen(t, position(t, half))
	if k.Shown() {
		t.Errorf("%d answers in the panel of a question that is answered on the table", len(k.Answers))
	}
	k, _ = newScreen(t, atHalf(t))
	if !k.Modal() || len(k.Answers) != 2 {
		t.Fatalf("%d answers in the panel of a choice between two effects", len(k.Answers))
	}
	k.Close()
	if k.Shown() || k.Modal() || k.Looked() != -1 {
		t.Error("a closed panel is still in the way")
	}
}

// TestAnAnswerIsChosenOnce presses an answer, and again at once: a hammering finger
// answers one question.
func TestAnAnswerIsChosenOnce(t *testing.T) {
	k, r := newScreen(t, atHalf(t))
	r.PressMirror("option.1")
	r.Touch(k.place(t, "option.1").Center())
	r.Run(50 * time.Millisecond)
	if len(k.wishes) != 1 || k.wishes[0] != choice.Chosen || k.chosen != k.Answers[1].Action {
		t.Fatalf("pressing the second answer twice: %v, %+v", k.wishes, k.chosen)
	}
}

// TestOutOfTheWay folds the panel and brings it back: nothing is answered by that.
func TestOutOfTheWay(t *testing.T) {
	k, r := newScreen(t, atHalf(t))
	r.PressMirror("fold")
	r.Run(50 * time.Millisecond)
	if k.Modal() || !k.Folded() || !k.Shown() {
		t.Fatal("the panel is not out of the way")
	}
	r.PressMirror("unfold")
	r.Run(50 * time.Millisecond)
	if !k.Modal() || len(k.wishes) > 0 {
		t.Errorf("the panel is not back, or answered: %v", k.wishes)
	}
}

// TestAGestureIsCalledOff checks that a choice among the answers of one gesture can
// be called off, and is closed by that.
func TestAGestureIsCalledOff(t *testing.T) {
	s := position(t, half)
	k, r := newScreen(t, s)
	k.Among(rules.Text{FR: "Pourquoi", EN: "Why"}, s.Asks(0)[0].Answers[:2])
	r.Run(50 * time.Millisecond)
	if !k.Modal() {
		t.Fatal("nothing has to be chosen")
	}
	if title := k.ui.Mirror("").Regions[0].Label; title != "Pourquoi" {
		t.Errorf("the panel is called %q", title)
	}
	r.Press("Escape")
	r.Run(50 * time.Millisecond)
	if k.Shown() || len(k.wishes) != 1 || k.wishes[0] != choice.CalledOff {
		t.Errorf("called off: %v", k.wishes)
	}
}

// TestWhatEachAnswerChanges checks that both answers speak of the same rulers in the
// same order, and that what one would do is shown while it is looked at.
func TestWhatEachAnswerChanges(t *testing.T) {
	k, r := newScreen(t, atHalf(t))
	if a, b := k.Lines(0), k.Lines(1); len(a) != len(b) || len(a) < 2 {
		t.Fatalf("the answers change %q and %q", a, b)
	}
	r.PressMirror("steps.0")
	r.Run(50 * time.Millisecond)
	if k.Looked() != 0 || len(k.preview.Counters.Values) != len(k.Results[0].Values) {
		t.Errorf("answer %d is looked at, with %d rulers", k.Looked(), len(k.preview.Counters.Values))
	}
	k.Unlook()
	if k.Looked() != -1 || len(k.preview.Counters.Values) > 0 {
		t.Error("what it would do is still shown")
	}
}

// TestOnlyKeysRingAnAnswer moves the mouse over an answer and away, which must not look
// as if it were recommended; then the keyboard comes to it, which must be seen.
func TestOnlyKeysRingAnAnswer(t *testing.T) {
	k, r := newScreen(t, atHalf(t))
	at := k.place(t, "option.0")
	r.Move(at.Center())
	r.Run(50 * time.Millisecond)
	if k.Looked() != 0 {
		t.Fatal("the mouse is over an answer, and what it would do is not shown")
	}
	r.Move(game.Point{X: 4, Y: 4})
	r.Run(50 * time.Millisecond)
	if ringed(r, at) {
		t.Error("an answer is ringed that only the mouse was over")
	}
	for range 8 {
		if r.Press("Tab"); k.ui.Focused() == "option.0" {
			break
		}
	}
	r.Run(50 * time.Millisecond)
	if !ringed(r, at) {
		t.Error("an answer is not ringed that the keyboard is on")
	}
}

// ringed reports whether the keyboard's ring is seen at the left edge of something.
func ringed(r *gametest.Rig, at game.Rect) bool {
	img, lit := r.Picture(), 0
	for y := at.Y + 20; y < at.Y+at.H-20; y += 4 {
		for x := int(at.X) - 5; x < int(at.X)+6; x++ {
			if c := img.RGBAAt(x, int(y)); c.G > 190 && c.B > 180 && c.R < c.G-20 {
				lit++
				break
			}
		}
	}
	return lit > 5
}
