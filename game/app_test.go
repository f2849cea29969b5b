package game_test

import (
	"errors"
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
)

// probe is a scene that writes down what happens to it.
type probe struct {
	col     color.Color
	overlay bool
	seen    []game.Event
	results []any
	left    bool
	draws   int
	dts     []time.Duration
	field   *game.TextField
	fieldAt game.Rect
	on      func(c *game.Context, e game.Event) // called for each event
	always  func(c *game.Context)
	drawing func(c *game.Context)
	mirror  game.Mirror
}

func (p *probe) Update(c *game.Context) {
	p.dts = append(p.dts, c.DT)
	if p.field != nil {
		p.field.Update(c, p.fieldAt)
	}
	for e := range c.Events() {
		p.seen = append(p.seen, e)
		if p.on != nil {
			p.on(c, e)
		}
	}
	if p.always != nil {
		p.always(c)
	}
}

func (p *probe) Draw(c *game.Context, dst *game.Frame) {
	p.draws++
	if p.drawing != nil {
		p.drawing(c)
	}
	if p.col != nil && !p.overlay {
		dst.Fill(p.col)
	}
	if p.overlay {
		dst.Clip(dst.Bounds().Inset(20))
		dst.Fill(p.col)
	}
}

func (p *probe) Overlay() bool                       { return p.overlay }
func (p *probe) Resumed(c *game.Context, result any) { p.results = append(p.results, result) }
func (p *probe) Left(c *game.Context)                { p.left = true }
func (p *probe) Mirror(c *game.Context) game.Mirror  { return p.mirror }

func (p *probe) kinds() []game.Kind {
	var kinds []game.Kind
	for _, e := range p.seen {
		kinds = append(kinds, e.Kind)
	}
	p.seen = nil
	return kinds
}

func rigOf(t *testing.T, p *probe) *gametest.Rig {
	return gametest.New(t, game.Options{Home: func() game.Scene { return p }}, 128, 72)
}

var at = game.Point{X: 640, Y: 360}

func TestStack(t *testing.T) {
	var menu, table, panel probe
	r := rigOf(t, &menu)
	menu.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.Tap {
			c.Push(&table)
		}
	}
	table.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.Tap {
			c.Push(&panel)
		}
	}
	panel.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.Tap {
			c.Pop("chosen")
		}
	}
	r.Click(at)
	if r.App.Top() != &table {
		t.Fatal("a tap on the menu did not open the table")
	}
	if len(table.seen) != 0 {
		t.Errorf("the tap went through to the next scene: %v", table.kinds())
	}
	r.Click(at)
	r.Click(at)
	if r.App.Top() != &table || !panel.left || !slices.Equal(table.results, []any{"chosen"}) {
		t.Errorf("after the panel: left %v, results %v", panel.left, table.results)
	}
	table.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.Tap {
			c.Home()
		}
	}
	r.Click(at)
	if r.App.Top() != &menu || !table.left {
		t.Error("Home did not lead back to the menu")
	}
	menu.on = func(c *game.Context, e game.Event) { c.Pop(nil) }
	r.Click(at)
	if r.Step(0) {
		t.Error("popping the last scene did not quit")
	}
}

// Two clicks in one frame: the first one opens, the second one must not do
// anything on what was opened.
func TestDoubleClickDoesNotGoThrough(t *testing.T) {
	var menu, table probe
	r := rigOf(t, &menu)
	menu.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.Tap {
			c.Push(&table)
		}
	}
	var raws []game.Raw
	for range 2 {
		x, y := r.Px(at)
		raws = append(raws, game.Raw{Kind: game.RawDown, X: x, Y: y}, game.Raw{Kind: game.RawUp, X: x, Y: y})
	}
	r.Script.Put(raws...)
	r.Run(100 * time.Millisecond)
	if n := len(menu.seen); n != 3 { // down, up, tap
		t.Errorf("the menu saw %v", menu.kinds())
	}
	if len(table.seen) != 0 {
		t.Errorf("the table saw %v", table.kinds())
	}
}

// A press begun on one scene is not ended on another.
func TestPressDoesNotOutliveItsScene(t *testing.T) {
	var menu, table probe
	r := rigOf(t, &menu)
	menu.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.ActionDown {
			c.Push(&table)
		}
	}
	r.Down(at)
	r.Press("Enter")
	r.Up(at)
	if kinds := table.kinds(); slices.Contains(kinds, game.Tap) || slices.Contains(kinds, game.PointerUp) {
		t.Errorf("the table saw %v", kinds)
	}
	r.Click(at)
	if !slices.Contains(table.kinds(), game.Tap) {
		t.Error("the next press must work")
	}
}

func TestNothingMovesNothingIsDrawn(t *testing.T) {
	p := &probe{col: color.White}
	r := rigOf(t, p)
	r.Run(100 * time.Millisecond)
	before := p.draws
	r.Run(2 * time.Second)
	r.Move(game.Point{X: 1, Y: 1})
	r.Move(game.Point{X: 500, Y: 300})
	if p.draws != before {
		t.Errorf("drawn %d times with nothing to draw", p.draws-before)
	}
	for name, f := range map[string]func(){
		"press":  func() { r.Click(at) },
		"key":    func() { r.Press("Enter") },
		"resize": func() { r.Resize(160, 90, 1); r.Step(time.Millisecond) },
		"focus":  func() { r.Script.Put(game.Raw{Kind: game.RawFocus}); r.Step(time.Millisecond) },
		"redraw": func() { p.always = func(c *game.Context) { c.Redraw() }; r.Step(time.Millisecond); p.always = nil },
	} {
		before := p.draws
		f()
		if p.draws != before+1 {
			t.Errorf("%s: drawn %d times, want once", name, p.draws-before)
		}
	}
}

func TestClock(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	p.dts = nil
	r.Step(16 * time.Millisecond)
	r.Step(3 * time.Second)
	if want := []time.Duration{16 * time.Millisecond, 50 * time.Millisecond}; !slices.Equal(p.dts, want) {
		t.Errorf("steps of %v, want %v", p.dts, want)
	}
}

func TestOverlayIsDrawnOverTheScene(t *testing.T) {
	below := &probe{col: color.RGBA{200, 0, 0, 255}}
	above := &probe{col: color.RGBA{0, 0, 200, 255}, overlay: true}
	r := rigOf(t, below)
	below.on = func(c *game.Context, e game.Event) { c.Push(above) }
	r.Click(at)
	r.Step(time.Millisecond)
	img := r.Picture()
	if got := img.RGBAAt(2, 2); got.R != 200 {
		t.Errorf("the corner is %v, want the scene below", got)
	}
	if got := img.RGBAAt(64, 36); got.B != 200 {
		t.Errorf("the middle is %v, want the overlay", got)
	}
	draws := below.draws
	above.overlay = false
	r.Press("q")
	if below.draws != draws {
		t.Error("a scene that cannot be seen was drawn")
	}
}

func TestResizeCancelsADrag(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	r.Carry(at, game.Point{X: 900, Y: 400})
	p.seen = nil
	r.Resize(256, 144, 2)
	r.Step(time.Millisecond)
	r.Up(at)
	if got, want := p.kinds(), []game.Kind{game.PointerCancel, game.DragCancel}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestBlurCancelsADragAndKeys(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	r.Hold("h")
	r.Carry(at, game.Point{X: 900, Y: 400})
	p.seen = nil
	r.Blur()
	r.Release("h")
	if got, want := p.kinds(), []game.Kind{game.PointerCancel, game.DragCancel, game.ActionUp}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestPanicShowsAPageAndLeadsBack(t *testing.T) {
	store := game.NewMemory()
	menu := &probe{}
	opt := game.Options{Home: func() game.Scene { return menu }, Store: store}
	stage := game.NewStage(opt, 1280, 720, 1)
	for _, when := range []string{"update", "draw", "go", "mirror"} {
		menu.always = func(c *game.Context) {
			menu.always = nil
			switch when {
			case "update":
				panic("boom in update")
			case "draw":
				menu.drawing = func(*game.Context) { panic("boom in draw") }
				c.Redraw()
			case "go":
				c.Go(func() { panic("boom in go") }, nil)
			case "mirror":
				c.Go(func() {}, func(*game.Context) { panic("boom in mirror") })
			}
		}
		for range 200 {
			if !stage.Step(time.Millisecond) {
				t.Fatalf("%s: the program ended", when)
			}
			if stage.App.Crashed() != "" {
				break
			}
			time.Sleep(time.Millisecond) // a goroutine of the test's own is awaited
		}
		if got := stage.App.Crashed(); got != "boom in "+when {
			t.Fatalf("%s: the page says %q", when, got)
		}
		stage.Run(50 * time.Millisecond)
		if report, err := store.Read("crash.txt"); err != nil || len(report) < 100 {
			t.Errorf("%s: report %q, %v", when, report, err)
		}
		menu.drawing = nil
		stage.Script.Put(game.Raw{Kind: game.RawKey, Key: "Enter"}, game.Raw{Kind: game.RawKeyUp, Key: "Enter"})
		stage.Run(50 * time.Millisecond)
		if stage.App.Top() != menu || stage.App.Crashed() != "" {
			t.Fatalf("%s: Enter does not lead back to the menu", when)
		}
	}
}

// Back calls off what is on top, leads from the page after a crash to the menu, and
// nowhere from the menu.
func TestBackLeadsToTheScreenBefore(t *testing.T) {
	menu, over := &probe{}, &probe{}
	stage := game.NewStage(game.Options{Home: func() game.Scene { return menu }}, 640, 360, 1)
	stage.Step(time.Millisecond)
	c := stage.App.Context()
	if c.Back() {
		t.Error("there is something before the menu")
	}
	c.Push(over)
	stage.Step(time.Millisecond)
	if !c.Back() || !stage.Step(time.Millisecond) || stage.App.Top() != menu {
		t.Errorf("Back from what lies over the menu leads to %T", stage.App.Top())
	}
	if !slices.Equal(menu.results, []any{nil}) {
		t.Errorf("what was called off gave %v", menu.results)
	}
	menu.always = func(*game.Context) { menu.always = nil; panic("boom") }
	stage.Run(20 * time.Millisecond)
	if stage.App.Crashed() != "boom" || !c.Back() || !stage.Step(time.Millisecond) || stage.App.Top() != menu {
		t.Errorf("Back from the page after a crash leads to %T", stage.App.Top())
	}
}

// A menu that always panics: the page comes again, and again by the player's
// will only.
func TestPanicInTheMenuIsNoLoop(t *testing.T) {
	made := 0
	opt := game.Options{Home: func() game.Scene { made++; panic("no menu") }}
	stage := game.NewStage(opt, 640, 360, 1)
	stage.Run(time.Second)
	if stage.App.Crashed() != "no menu" || made != 1 {
		t.Errorf("page %q, menu made %d times", stage.App.Crashed(), made)
	}
	stage.Script.Put(game.Raw{Kind: game.RawKey, Key: "Enter"})
	stage.Run(time.Second)
	if stage.App.Crashed() != "no menu" || made != 2 {
		t.Errorf("after trying again: page %q, menu made %d times", stage.App.Crashed(), made)
	}
}

// The page after a crash says where the report is and gives it away, to fingers,
// keys and readers; these hear of it in the frame after the crash.
func TestCrashPageGivesTheReport(t *testing.T) {
	menu := &probe{always: func(*game.Context) { panic("boom") }}
	store := game.NewMemory()
	var french game.Lang
	opt := game.Options{Store: store, Lang: &french, Clip: game.MemoryClipboard(), Home: func() game.Scene { return menu }}
	stage := game.NewStage(opt, 1280, 720, 1)
	stage.Step(time.Millisecond)
	stage.Step(time.Millisecond)
	m := stage.App.Mirror()
	if len(m.Regions) != 1 || m.Title != "Le jeu a rencontré une erreur" || len(m.Log) == 0 {
		t.Fatalf("the mirror after the crash: %+v", m)
	}
	for _, id := range []string{"back", "copy", "save"} {
		if it, ok := m.Find(id); !ok || it.Role != game.ButtonItem || it.At == (game.Rect{}) {
			t.Errorf("button %q: %+v", id, it)
		}
	}
	stage.Script.Put(game.Raw{Kind: game.RawMirror, ID: "copy"})
	stage.Step(time.Millisecond)
	report, _ := store.Read("crash.txt")
	if got, _ := stage.App.Clipboard().Read(); got != string(report) || !strings.Contains(got, "boom") {
		t.Errorf("copied: %q", got)
	}
	stage.Run(300 * time.Millisecond)
	if it, _ := stage.App.Mirror().Find("report"); it.Label != "Le rapport est copié\u00a0: collez-le dans un message." {
		t.Errorf("the page says %q", it.Label)
	}
	for _, key := range []game.Key{"ArrowDown", "ArrowDown", "Enter"} {
		stage.Script.Put(game.Raw{Kind: game.RawKey, Key: key}, game.Raw{Kind: game.RawKeyUp, Key: key})
		stage.Run(300 * time.Millisecond)
	}
	if it, _ := stage.App.Mirror().Find("report"); !strings.HasPrefix(it.Label, "Le rapport de l’erreur est enregistré\u00a0: ") {
		t.Errorf("after saving, the page says %q", it.Label)
	}
}

func TestCrashPageLooks(t *testing.T) {
	for name, size := range map[string][2]int{"crash": {1280, 720}, "crash-portrait": {390, 844}} {
		opt := game.Options{Home: func() game.Scene { panic("index out of range [7] with length 5") }}
		var french game.Lang
		opt.Lang = &french
		stage := game.NewStage(opt, size[0], size[1], 1)
		stage.Run(50 * time.Millisecond)
		gametest.Compare(t, name, stage.Picture())
	}
}

func TestNotices(t *testing.T) {
	p := &probe{col: color.RGBA{23, 67, 63, 255}}
	opt := game.Options{Home: func() game.Scene { return p }, Notices: []game.Text{{
		FR: "Réglages endommagés : réglages d’origine. L’ancien fichier reste dans settings-unread.json.",
		EN: "Settings damaged.",
	}}}
	r := gametest.New(t, opt, 1280, 720)
	p.always = func(c *game.Context) { c.Notice(game.Text{FR: "Bonjour", EN: "Hello"}) }
	r.Step(time.Millisecond)
	p.always = nil
	r.Step(time.Millisecond)
	if n := len(r.App.Notices()); n != 2 {
		t.Errorf("%d notices, want 2", n)
	}
	r.Golden("notices")
	if log := r.App.Mirror().Log; len(log) != 2 || log[1] != "Bonjour" {
		t.Errorf("the mirror says %q", log)
	}
	r.Run(8 * time.Second)
	if n := len(r.App.Notices()); n != 0 {
		t.Errorf("%d notices after 8 s", n)
	}
}

// TestNoticesEndWithTheirScene checks that a notice does not stay on the scene
// after the one it belongs to, that one of just now does, and that a press takes
// it down.
func TestNoticesEndWithTheirScene(t *testing.T) {
	p, q := &probe{}, &probe{}
	r := gametest.New(t, game.Options{Home: func() game.Scene { return p }}, 1280, 720)
	c := r.App.Context()
	c.Notice(game.Text{FR: "Ancien", EN: "Old"})
	r.Run(2 * time.Second)
	c.Notice(game.Text{FR: "Nouveau", EN: "New"})
	p.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.Tap {
			c.Push(q)
		}
	}
	r.Click(game.Point{X: 640, Y: 600})
	r.Run(100 * time.Millisecond)
	if got := r.App.Notices(); len(got) != 1 || got[0].FR != "Nouveau" {
		t.Errorf("on the next scene the notices are %v", got)
	}
	r.Down(game.Point{X: 640, Y: 60})
	r.Run(20 * time.Millisecond)
	if got := r.App.Notices(); len(got) != 0 {
		t.Errorf("after a press on it a notice stays: %v", got)
	}
}

func TestFullscreenKeyChangesTheSettings(t *testing.T) {
	store := game.NewMemory()
	p := &probe{}
	r := gametest.New(t, game.Options{Home: func() game.Scene { return p }, Store: store}, 128, 72)
	r.Hold("F11")
	r.Hold("F11")
	r.Release("F11")
	s, _ := game.LoadSettings(store)
	if !s.Fullscreen {
		t.Error("F11 held must make it fullscreen, once")
	}
}

// A language asked for by a flag is for this run; one chosen on the screen stays.
func TestLanguageOfOneRun(t *testing.T) {
	store := game.NewMemory()
	first := game.DefaultSettings()
	first.Lang = rules.French
	if err := first.Save(store); err != nil {
		t.Fatal(err)
	}
	english := rules.English
	p := &probe{}
	r := gametest.New(t, game.Options{Home: func() game.Scene { return p }, Store: store, Lang: &english}, 128, 72)
	r.Press("F11")
	if s, _ := game.LoadSettings(store); s.Lang != rules.French {
		t.Error("the flag's language was written down")
	}
	p.on = func(c *game.Context, e game.Event) { c.Settings.Lang = rules.French; c.SettingsChanged() }
	r.Press("q")
	p.on = func(c *game.Context, e game.Event) { c.Settings.Lang = rules.English; c.SettingsChanged() }
	r.Press("q")
	if s, _ := game.LoadSettings(store); s.Lang != rules.English {
		t.Error("the language chosen was not written down")
	}
}

func TestSettingsThatCannotBeWritten(t *testing.T) {
	store := game.NewMemory()
	store.Fail = errors.New("read-only file system")
	p := &probe{always: func(c *game.Context) { c.SettingsChanged() }}
	r := gametest.New(t, game.Options{Home: func() game.Scene { return p }, Store: store}, 128, 72)
	r.Run(time.Second)
	if n := len(r.App.Notices()); n != 1 {
		t.Errorf("told %d times, want once", n)
	}
}

func TestDroppedFiles(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	r.Drop(game.File{Name: "a.wyrm", Data: []byte("x")})
	if len(p.seen) != 1 || p.seen[0].Kind != game.FilesDropped || p.seen[0].Files[0].Name != "a.wyrm" {
		t.Errorf("saw %+v", p.seen)
	}
}

// What is dropped on a scene that takes files is its own. Saved games dropped elsewhere
// are opened, and so are all that the system opens, once the screen stands.
func TestFilesFromOutside(t *testing.T) {
	p, over := &probe{}, &probe{}
	var opened []string
	r := gametest.New(t, game.Options{
		Home:   func() game.Scene { return p },
		Opened: func(c *game.Context, f game.File) { opened = append(opened, f.Name) },
	}, 128, 72)
	expect := func(what string, names ...string) {
		t.Helper()
		if !slices.Equal(opened, names) {
			t.Errorf("%s: opened %q, want %q", what, opened, names)
		}
		opened = nil
	}
	r.Drop(game.File{Name: "list.txt"}, game.File{Name: "a.wyrm"}, game.File{Name: "B.WYRM"})
	expect("dropped where nobody takes files", "a.wyrm", "B.WYRM")
	p.on = func(c *game.Context, e game.Event) {
		if e.Kind == game.FilesDropped {
			c.TookFiles()
		}
	}
	r.Drop(game.File{Name: "a.wyrm"})
	expect("dropped where files are taken")
	r.Open(game.File{Name: "a.wyrm"})
	expect("opened by the system", "a.wyrm")
	p.always = func(c *game.Context) { p.always = nil; c.Push(over) }
	r.Open(game.File{Name: "a.wyrm"})
	r.Step(time.Millisecond)
	expect("opened while a screen comes", "a.wyrm")
}

func TestGo(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	done := make(chan int, 1)
	got := 0
	p.always = func(c *game.Context) {
		p.always = nil
		c.Go(func() { done <- 42 }, func(c *game.Context) { got = <-done })
	}
	for deadline := time.Now().Add(5 * time.Second); got == 0 && time.Now().Before(deadline); {
		r.Step(time.Millisecond)
	}
	if got != 42 {
		t.Error("what was computed beside the loop did not come back")
	}
}
