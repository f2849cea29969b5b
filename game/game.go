package game

import (
	"errors"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/sounds/speaker"
)

// maxDT is the longest step a scene is told of. After a pause, a hidden tab or
// a slow frame, motions go on from where they were.
const maxDT = 50 * time.Millisecond

// Options is how an App is started. Only Home is needed.
type Options struct {
	Home    func() Scene         // makes the first scene, the menu
	Over    []Scene              // scenes put on it at the start, by flags
	Title   Text                 // of the window
	Store   Store                // where settings and saves are kept; nil: in memory
	Lang    *Lang                // instead of the one in the settings, for this run
	Window  [2]int               // size in device-independent pixels, instead of the one in the settings
	Source  Source               // input; nil: none
	Now     func() time.Duration // clock; nil: the wall's
	Sound   *speaker.Bus         // nil: silence
	Clip    *Clipboard           // nil: the system's
	Notices []Text               // what to tell the player at the start
	Watch   func(Told)           // told what a window shows whenever it differs; nil: nobody reads it
	// Arrived is called with the link that the page's address has got while the game
	// runs; nil: nobody wants it.
	Arrived func(c *Context, link string)
	// Opened is called with the file of a saved game that the system opens with the
	// page, or that is dropped where nobody takes files; nil: nobody wants it.
	Opened func(c *Context, f File)
}

// App runs scenes. It implements ebiten.Game, and can also be stepped by hand
// (see package gametest).
type App struct {
	opt      Options
	view     View
	resized  bool
	ctx      Context
	stack    stack
	settings Settings
	ownLang  Lang // the settings' language, where opt.Lang hides it
	saves    *Saves

	raws     []Raw
	events   []Event
	files    arrivedFiles
	pointer  pointer
	keyboard keyboard
	field    *TextField // the one typed in
	fields   []placed   // those on the screen

	dirty   bool
	whole   bool // all of the screen must be drawn anew
	frame   Frame
	quit    bool
	drawn   int           // frames drawn so far
	lastUse time.Duration // when something last happened or moved
	lastNow time.Duration
	cursor  Cursor
	shape   Cursor // what the window shows

	notices []notice
	mirror  mirrorView
	meter   func(time.Duration) // told our share of each frame that is drawn; nil: nobody measures
	heard   int                 // presses, releases, keys and changes of focus so far
	posted  posts
	platform
	fatal  error
	staged bool // on a Stage, which looks at crashes itself
}

// New makes an app and its first scene. Bad settings or an unusable folder do
// not fail: they become notices.
func New(opt Options) *App { return start(opt, false) }

func start(opt Options, staged bool) *App {
	if opt.Now == nil {
		start := time.Now()
		opt.Now = func() time.Duration { return time.Since(start) }
	}
	if opt.Store == nil {
		opt.Store = NewMemory()
	}
	if opt.Clip == nil {
		opt.Clip = systemClipboard()
	}
	if opt.Source == nil {
		opt.Source = &Script{}
	}
	a := &App{opt: opt, dirty: true, staged: staged}
	a.view = ViewOf(LandscapeW, LandscapeH, 1)
	a.lastNow = opt.Now()
	var said Text
	a.settings, said = LoadSettings(opt.Store)
	if !said.Empty() {
		a.notice(said)
	}
	a.ownLang = a.settings.Lang
	if opt.Lang != nil {
		a.settings.Lang = *opt.Lang
	}
	a.saves = NewSaves(opt.Store, a.notice)
	a.ctx = Context{Settings: &a.settings, Saves: a.saves, Decks: NewDecks(opt.Store), Learned: NewLearned(opt.Store),
		Sound: opt.Sound, app: a, View: a.view}
	for _, t := range opt.Notices {
		a.notice(t)
	}
	a.applyVolume()
	a.guard(func() {
		a.stack.reset(append([]Scene{opt.Home()}, opt.Over...))
		a.applyStack()
	})
	return a
}

// Context returns what scenes are given, for tests and tools.
func (a *App) Context() *Context { return &a.ctx }

// Top returns the scene on top of the stack.
func (a *App) Top() Scene { return a.stack.top() }

// Drawn returns how many frames were painted so far.
func (a *App) Drawn() int { return a.drawn }

// SetView tells the app the size of what it draws on.
func (a *App) SetView(v View) {
	if v != a.view {
		a.view = v
		a.resized = true
	}
}

// LayoutF implements ebiten.LayoutFer: the screen is as large as the window's
// physical pixels, exactly, since rounding would blur every column.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	device := ebiten.Monitor().DeviceScaleFactor()
	w, h, device = fitScreen(w*device, h*device, device)
	a.SetView(ViewOf(int(math.Ceil(w)), int(math.Ceil(h)), device))
	return w, h
}

// fitScreen brings a screen down to what can be: the engine enlarges it then.
func fitScreen(w, h, device float64) (float64, float64, float64) {
	w, h = max(w, 1), max(h, 1)
	k := min(1, MostPixels/max(w, h))
	return max(w*k, 1), max(h*k, 1), device * k
}

// Layout implements ebiten.Game; LayoutF is called instead.
func (a *App) Layout(w, h int) (int, int) { return max(w, 1), max(h, 1) }

// errQuit ends the loop without being a failure.
var errQuit = errors.New("quit")

// Update implements ebiten.Game: one step.
func (a *App) Update() error {
	if a.fatal != nil {
		return a.fatal
	}
	now := a.opt.Now()
	a.ctx.Now, a.ctx.DT = now, min(max(now-a.lastNow, 0), maxDT)
	a.lastNow = now
	a.cursor = Arrow

	a.collect(now)
	a.posted.run()
	a.expireNotices(now)
	a.opt.Sound.Update(a.ctx.DT)
	a.guard(func() {
		a.ctx.View, a.ctx.events = a.view, a.events
		if top := a.stack.top(); top != nil {
			top.Update(&a.ctx)
		}
		a.openFiles()
		a.applyStack()
		a.opt.Sound.SetBed(a.stack.bed())
	})
	a.guard(a.settleFields)
	if a.dirty {
		a.lastUse = now
	}
	a.followMirror(now)
	a.saves.poll()
	a.applyCursor()
	if a.quit || a.stack.top() == nil {
		a.Close()
		return errQuit
	}
	return a.fatal
}

// collect turns what the devices did into this step's events.
func (a *App) collect(now time.Duration) {
	a.raws = a.opt.Source.Poll(a.raws[:0])
	a.events = a.events[:0]
	if a.resized {
		a.limitMemory()
		a.resized, a.dirty, a.whole = false, true, true
		a.events = a.pointer.cancel(a.events)
	}
	for _, r := range a.raws {
		a.lastUse = now
		switch r.Kind {
		case RawDown, RawUp, RawKey, RawKeyUp, RawFocus, RawBlur:
			a.heard++
		}
		a.feed(r, now)
	}
	a.events = a.pointer.tick(now, a.events)
	for _, e := range a.events {
		// Keys and finished presses are rare and always worth a frame. Moves are
		// not, nor is the beginning of a press: drawing it by default would only
		// keep what comes of the press waiting.
		switch e.Kind {
		case PointerMove, PointerDown, Hover, DragMove:
		default:
			a.dirty = true
		}
		if e.Kind == PointerDown {
			a.pressNotices(e.Pos)
		}
		if e.Kind == ActionDown && e.Action == Fullscreen && !e.Repeat {
			a.settings.Fullscreen = !a.settings.Fullscreen
			a.settingsChanged()
		}
	}
}

func (a *App) feed(r Raw, now time.Duration) {
	switch r.Kind {
	case RawKey:
		if a.field != nil && a.field.key(r.Key, &a.ctx) {
			a.dirty = true
		}
		a.events = a.keyboard.down(r.Key, r.Repeat, a.field != nil, a.settings.Keys, a.events)
	case RawKeyUp:
		a.events = a.keyboard.up(r.Key, a.events)
	case RawChars:
		if a.field != nil && a.field.insert(r.Text) {
			a.dirty = true
		}
	case RawBlur:
		a.dirty, a.whole = true, true // what the system shows of the window may be lost
		a.opt.Sound.SetAway(true)
		a.events = a.pointer.lose(a.events)
		a.events = a.keyboard.release(a.events)
	case RawFocus:
		a.dirty, a.whole = true, true
		a.opt.Sound.SetAway(false)
		a.saves.lookAround()
	case RawMirror:
		a.events = append(a.events, Event{Kind: MirrorPress, ID: r.ID})
	case RawFiles:
		a.events = append(a.events, Event{Kind: FilesDropped, Files: r.Files})
		a.files.dropped = r.Files
	case RawOpened:
		a.files.waiting = append(a.files.waiting, r.Files...)
	default:
		a.events = a.pointer.feed(r, a.view, now, a.events)
	}
}

// applyStack lets scenes come and go. A press begun on a scene that is gone
// means nothing to the next one.
func (a *App) applyStack() {
	if !a.stack.changing() {
		return
	}
	a.dirty = true
	a.mirror.when = -mirrorEvery // a new scene is told at once
	a.pointer.cancel(nil)
	a.endNotices()
	if a.field != nil {
		a.field.focused = false
		a.field = nil
	}
	a.stack.apply(&a.ctx)
	if a.stack.top() == nil && !canQuit {
		a.stack.scenes = []Scene{a.opt.Home()} // a page has nothing to go back to
	}
}

// Draw implements ebiten.Game. When nothing changed it leaves the screen as it
// is, which makes Ebitengine rest as well.
func (a *App) Draw(screen *ebiten.Image) {
	if !a.dirty {
		a.rest()
		return
	}
	a.dirty = false
	a.drawn++
	a.frame.begin(screen)
	forgetTexts()
	a.guard(func() {
		for _, s := range a.stack.visible() {
			s.Draw(&a.ctx, &a.frame)
		}
	})
	a.frame.Clip(a.frame.Bounds())
	a.guard(func() { a.drawNotices(&a.frame) })
	a.guard(func() {
		if a.frame.show(screen, a.whole) {
			a.whole = false
		}
	})
}

// Close writes what is still to be written. The app is not used afterwards.
func (a *App) Close() {
	a.guard(func() {
		for i := len(a.stack.scenes) - 1; i >= 0; i-- {
			if l, ok := a.stack.scenes[i].(Leaver); ok {
				l.Left(&a.ctx)
			}
		}
	})
	a.stack.scenes = nil
	a.saves.Flush()
}

// settingsChanged puts the settings to work and writes them down.
func (a *App) settingsChanged() {
	a.dirty = true
	a.settings.repair()
	a.settings.decide()
	if a.opt.Lang != nil && a.settings.Lang != *a.opt.Lang {
		a.opt.Lang = nil // the player has chosen since
	}
	a.applyVolume()
	a.applyWindow()
	if err := a.saveSettings(); err != nil {
		a.saves.complain(err)
	}
}

// saveSettings writes the settings, without the language that was asked for by
// a flag for this run only.
func (a *App) saveSettings() error {
	s := a.settings
	if a.opt.Lang != nil && s.Lang == *a.opt.Lang {
		s.Lang = a.ownLang
	}
	return s.Save(a.opt.Store)
}

func (a *App) applyVolume() {
	a.opt.Sound.SetVolume(float64(a.settings.Master)/100, float64(a.settings.Effects)/100)
	a.opt.Sound.SetAmbience(float64(a.settings.Ambience) / 100)
}
