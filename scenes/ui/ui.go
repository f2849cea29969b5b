package ui

import (
	"image/color"

	"wyrmtable/game"
)

// UI is the widgets of one scene. See the package comment.
type UI struct {
	Kit *Kit
	// Fill is painted under everything; the zero colour paints nothing.
	Fill color.NRGBA
	// TipTo is given the tips to show, where another layer lies over this one;
	// nil: they are drawn here.
	TipTo func(r game.Rect, text string)
	// RingTo is given the place of the widget that the keyboard is on, empty where it is
	// marked, where another layer lies over this one; nil: it is marked here.
	RingTo func(r game.Rect)

	ctx  *game.Context // of the run in progress
	mute bool          // this run is for an event: nothing is drawn

	// What the last run described.
	items    []item
	sprites  []sprite
	clips    []game.Rect
	shown    []*scroll
	mirror   mirrorList
	view     game.View
	chosen   choices
	built    bool
	rings    []game.Rect // that were drawn
	arrivals int
	drawnAt  uint64 // frame of Kit.Pics of the last Draw, or of the last run
	fields   []field

	// What is in force while describing.
	clip   int16
	fade   float64
	scroll *scroll

	// What the player is doing.
	act        act  // the event of this run
	taken      bool // a widget has answered to it
	mouse      game.Point
	over       bool   // the mouse is in the window
	hot        string // widget under the mouse
	down       string // widget being pressed
	grabbed    string // widget being dragged
	focus      string // widget the keyboard is on
	offered    bool   // by the scene, and not by a press
	keys       bool   // the keyboard was used last: show the focus
	reveal     string // widget to scroll into view
	scrolls    map[string]*scroll
	cursor     game.Cursor
	tipNow     tip
	tipped     string     // of this run: place whose words are wanted
	refused    string     // disabled widget that was pressed last: its reason is wanted
	tipFor     string     // widget the mouse has moved onto since the last press: its tip is wanted
	tipsHidden bool       // a press has put tips away, and the mouse is still about
	hiddenAt   game.Point // there
	// widget that a key has pressed and that obeyed: its tip is not wanted until the focus comes anew
	did     string
	typedIn []field         // the fields of the run before, with what became of them
	typedAt *game.TextField // typed in when the frame began
	blinked bool
	caret   [3]int // of the field typed in, and what is selected
	stale   bool   // the next Update must run the build
	moved   bool   // the run has measured what it would lay out otherwise
	late    bool   // it was run by Draw, and the next Update must run it too
	audit   *Audit // that looked over the last run
}

// New returns the widgets of a scene.
func New(kit *Kit) *UI {
	return &UI{Kit: kit, fade: 1, scrolls: map[string]*scroll{}}
}

// item is a place that can be pressed or focused.
type item struct {
	id       string
	r        game.Rect // the part that shows
	whole    game.Rect // all of it, scrolled out of sight or not
	land     Land      // instead of r for a pointer, if there is one
	kind     itemKind
	disabled bool
	ringed   bool // it shows by itself that the keyboard is on it
	scroll   *scroll
}

type itemKind uint8

const (
	pressItem  itemKind = iota // pressed
	adjustItem                 // pressed, and changed by Left and Right and by dragging
	typeItem                   // typed into
	dragItem                   // takes presses, cannot be focused
	linkItem                   // a name in a text
)

// act is what an event means to one widget.
type act struct {
	kind actKind
	id   string
	pos  game.Point
	file []game.File
	key  game.Action
}

type actKind uint8

const (
	noAct    actKind = iota
	pressAct         // activated by pointer, key or mirror
	lessAct          // one step down
	moreAct          // one step up
	dragAct          // dragged to pos
	keyAct           // an action key no widget wanted: scenes ask with Key
	filesAct         // files dropped
	altAct           // second button or long press on it
	enterAct         // Enter was pressed while it was typed in
)

// Update runs a whole frame: all events, then the build to be seen.
func (u *UI) Update(c *game.Context, build func(c *game.Context)) {
	u.Begin(c)
	for e := range c.Events() {
		u.Event(c, e, build)
	}
	u.End(c, build)
}

// Begin starts a frame of a scene that goes through the events itself.
func (u *UI) Begin(c *game.Context) {
	u.typedAt = u.typing()
	u.stale, u.late = u.stale || u.late, false
	u.Kit.Update(c)
	if u.arrivals != u.Kit.arrivals || u.audit != u.Kit.Audit || u.view != c.View || u.chosen != choicesOf(c.Settings) {
		u.stale = true
	}
}

// settling is how often a build is run at most until everything lies where its
// content asks for: what is pressed must not move away.
const settling = 4

// End ends a frame: runs the build to be seen, if anything may have changed.
func (u *UI) End(c *game.Context, build func(c *game.Context)) {
	u.typed(c)
	if u.stale || !u.built || u.gliding() {
		u.glide(c)
		u.stale = false
		for range settling {
			if u.run(c, build, act{}, false); !u.moved {
				break
			}
		}
		u.placeFields(c)
	}
	if u.cursor != game.Arrow {
		c.SetCursor(u.cursor)
	}
}

// Changed makes the next End run the build. Scenes call it when something the
// build shows has changed by other ways than an event: time, an arrival.
func (u *UI) Changed() { u.stale = true }

// Draw paints what the build described. The build is run again if the window or
// the scene has changed since: a scene under another is drawn and not updated.
func (u *UI) Draw(c *game.Context, dst *game.Frame, build func(c *game.Context)) {
	pics := u.Kit.Pics
	// What was long out of sight may have lost its pictures.
	lost := pics.frame-u.drawnAt > offScreen
	if u.view != c.View || u.chosen != choicesOf(c.Settings) || u.arrivals != u.Kit.arrivals || !u.built || u.stale ||
		lost {
		u.run(c, build, act{}, false)
		u.stale, u.late = false, true // what the scene does first in an Update is yet to come
	}
	pics.drawn, u.drawnAt = true, pics.frame
	if u.Fill.A != 0 {
		dst.Fill(u.Fill)
	}
	clip := int16(0)
	for i := range u.sprites {
		s := &u.sprites[i]
		if s.clip != clip {
			if clip = s.clip; clip == 0 {
				dst.Clip(dst.Bounds())
			} else {
				dst.Clip(pixels(u.clips[clip], c.Scale))
			}
		}
		if s.img == u.Kit.white {
			u.Kit.Flat(dst, c.View, s.r, s.tint)
			continue
		}
		pics.Keep(s.img)
		if u.Kit.Watch != nil {
			u.Kit.Watch(s.img)
		}
		Sprite(dst, c.View, s.img, s.r, s.tint)
	}
	dst.Clip(dst.Bounds())
}

// run describes the screen once, for an event or to be seen.
func (u *UI) run(c *game.Context, build func(c *game.Context), a act, mute bool) {
	u.ctx, u.act, u.mute = c, a, mute
	u.taken, u.moved = false, false
	u.view, u.chosen = c.View, choicesOf(c.Settings)
	if !mute {
		u.aim() // at what the run before described
	}
	u.items = u.items[:0]
	u.sprites = u.sprites[:0]
	u.clips = append(u.clips[:0], game.Rect{})
	u.shown = u.shown[:0]
	u.rings = u.rings[:0]
	u.mirror.reset()
	u.clip, u.fade, u.scroll = 0, 1, nil
	u.fields = u.fields[:0]
	u.tipNow, u.tipped = tip{}, ""
	u.arrivals, u.drawnAt = u.Kit.arrivals, u.Kit.Pics.frame
	if !mute {
		u.Kit.Audit.begin(u)
		u.audit = u.Kit.Audit
	}
	build(c)
	if !mute {
		if u.Kit.Audit != nil {
			u.Kit.Audit.check(u)
		}
		u.ringFocus()
		u.drawTip()
	}
	u.built = true
	u.act = act{}
	u.ctx = nil
	if !mute {
		u.keepFocus()
		c.Redraw()
	}
}

// choices are the settings that every screen depends on.
type choices struct {
	lang     game.Lang
	text     int
	contrast bool
	letters  bool
	still    bool
}

func choicesOf(s *game.Settings) choices {
	if s == nil {
		return choices{}
	}
	return choices{s.Lang, s.TextSize, s.HighContrast, s.ColourLetters, s.ReducedMotion}
}
