package game

import (
	"strings"
	"syscall/js"
	"time"
	"unicode"
	"unicode/utf8"

	"wyrmtable/rules/link"
)

const (
	canQuit     = false
	asyncWrites = false
)

// pageAddress is that of this page, without what it was told.
func pageAddress(*Settings) string {
	l := js.Global().Get("location")
	return l.Get("origin").String() + l.Get("pathname").String()
}

// How the page rests: nothing has happened for restAfter, so the next frame is worked
// out restFor later, or when something does happen. After sleepAfter it is sleepFor.
const (
	restAfter  = 500 * time.Millisecond
	restFor    = 50 * time.Millisecond
	sleepAfter = 3 * time.Second
	sleepFor   = 250 * time.Millisecond
)

func (a *App) rest() {
	if a.page == nil {
		return
	}
	switch idle := a.opt.Now() - a.lastUse; {
	case idle > sleepAfter:
		a.page.doze(sleepFor)
	case idle > restAfter:
		a.page.doze(restFor)
	}
}

func (a *App) limitMemory() {} // what a page once had it keeps

// wished are the questions to the browser that systemWishes asks. Who has forced
// colours of his own on all pages sees few of them here: high contrast is nearest.
var wished = []string{"(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(forced-colors: active)"}

func systemWishes() wishes {
	match := js.Global().Get("matchMedia")
	is := func(i int) bool { return match.Truthy() && match.Invoke(wished[i]).Get("matches").Bool() }
	return wishes{Still: is(0), Contrast: is(1) || is(2)}
}

// hearWishes follows the browser where it changes its mind while the page is open.
func (p *page) hearWishes() {
	match := js.Global().Get("matchMedia")
	if !match.Truthy() {
		return
	}
	for _, query := range wished {
		listen(match.Invoke(query), "change", false, func(js.Value) {
			p.app.posted.add(func() {
				p.app.settings.follow(systemWishes())
				p.app.dirty = true
			})
		})
	}
}

// platform is what the page needs beside the scenes.
type platform struct {
	page   *page
	inputs map[*TextField]*domInput
}

// Run runs the app in the page. It returns only if it fails.
func (a *App) Run() error {
	a.settings.Fullscreen = false // only a person's press may ask for it
	p := &page{app: a, buttons: map[int]int{}}
	p.alarm = js.FuncOf(func(js.Value, []js.Value) any { p.wake(); return nil })
	a.page, a.opt.Source = p, p
	a.inputs = map[*TextField]*domInput{}
	return loop(a, nil)
}

// applyWindow makes the page what the settings say.
func (a *App) applyWindow() {
	if a.page != nil {
		a.page.fullscreen(a.settings.Fullscreen)
	}
}

// fullscreen fills the screen with the whole page: Ebitengine would take the
// canvas alone, and leave the fields to type in behind. A browser that refuses
// (there was no press, or the frame around the page forbids it) leaves the
// setting off.
func (p *page) fullscreen(on bool) {
	doc := js.Global().Get("document")
	if doc.Get("fullscreenElement").Truthy() == on {
		return
	}
	err := caught(func() {
		if !on {
			doc.Call("exitFullscreen")
			return
		}
		var refused js.Func
		refused = js.FuncOf(func(js.Value, []js.Value) any {
			p.fullscreenIs(false)
			refused.Release()
			return nil
		})
		doc.Get("documentElement").Call("requestFullscreen").Call("catch", refused)
	})
	if err != nil {
		p.fullscreenIs(false)
	}
}

// fullscreenIs takes note of what the browser has made of the screen.
func (p *page) fullscreenIs(on bool) {
	p.app.posted.add(func() {
		p.app.settings.Fullscreen = on
		p.app.dirty = true
	})
}

func (a *App) unread() bool { return false }

// ResizeWindow does nothing in a page.
func (c *Context) ResizeWindow(w, h int) {}

// page is the Source of a browser's page. Ebitengine's own input loses presses
// that are shorter than a frame, and releases outside the canvas; so the page
// keeps a queue of events, emptied once a frame.
type page struct {
	app       *App
	main      js.Value // the landmark that all lies in
	canvas    js.Value
	installed bool
	queue     []Raw
	corner    Point       // of the canvas in the page, in CSS pixels
	buttons   map[int]int // by pointer: which buttons are down, as bits
	backs     bool        // the browser's Back first leads to us
	shared    js.Value    // what the page and we have in common
	dozes     bool        // the engine gets no frame until wake is called
	alarm     js.Func     // calls wake
	bell      js.Value    // when alarm rings
}

// doze keeps the engine without frames for so long. What happens meanwhile the page
// hears itself.
func (p *page) doze(long time.Duration) {
	if p.dozes || !p.shared.Get("rest").Truthy() {
		return
	}
	p.dozes = true
	p.shared.Call("rest", true)
	p.bell = js.Global().Call("setTimeout", p.alarm, long.Milliseconds())
}

func (p *page) wake() {
	if p.dozes {
		p.dozes = false
		js.Global().Call("clearTimeout", p.bell)
		p.shared.Call("rest", false)
	}
}

// Poll implements Source.
func (p *page) Poll(dst []Raw) []Raw {
	if !p.installed {
		p.install()
	}
	p.keepBack()
	dst = append(dst, p.queue...)
	clear(p.queue)
	p.queue = p.queue[:0]
	return dst
}

// keepBack lets the browser's Back lead one screen back instead of out of the
// page: while there is a screen to go back to, the page stands twice in the
// browser's history.
func (p *page) keepBack() {
	if !p.backs && len(p.app.stack.scenes) > 1 {
		p.backs = caught(func() { js.Global().Get("history").Call("pushState", nil, "") }) == nil
	}
}

// wentBack follows the browser's Back. From the menu it leads out, as it would
// without us.
func (p *page) wentBack() {
	if !p.backs || p.linked() {
		return
	}
	p.backs = false
	p.app.guard(func() {
		if !p.app.ctx.Back() {
			js.Global().Get("history").Call("back")
		}
		p.app.applyStack()
	})
}

// linked takes a link out of the page's address, and reports whether there was one.
// The address forgets it: what is opened once need not be opened again with the page.
func (p *page) linked() bool {
	text := TakeLink()
	if text == "" || p.app.opt.Arrived == nil {
		return false
	}
	p.app.guard(func() {
		p.app.opt.Arrived(&p.app.ctx, text)
		p.app.applyStack()
	})
	p.app.dirty = true
	return true
}

// TakeLink returns the link that stands behind the # of the page's address, and takes
// it away there; empty where there is none.
func TakeLink() string {
	l := js.Global().Get("location")
	hash := l.Get("hash").String()
	if !link.Has(hash) {
		return ""
	}
	_ = caught(func() {
		js.Global().Get("history").Call("replaceState", nil, "", l.Get("pathname").String()+l.Get("search").String())
	})
	return hash
}

// stored hears that another tab has written something: it may go on with the
// match of this one.
func (p *page) stored(e js.Value) {
	key := e.Get("key")
	if key.Type() != js.TypeString {
		return // all was forgotten at once
	}
	name, ours := strings.CutPrefix(key.String(), localPrefix)
	id, isSave := strings.CutSuffix(name, saveSuffix)
	if ours && isSave {
		p.app.posted.add(func() { p.app.dirty = p.app.saves.look(id) || p.app.dirty })
	}
}

func (p *page) put(r Raw) {
	p.queue = append(p.queue, r)
	p.wake()
}

// listen calls f for an event, before anybody else if capture.
func listen(target js.Value, event string, capture bool, f func(e js.Value)) {
	opt := js.ValueOf(map[string]any{"capture": capture, "passive": false})
	target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}), opt)
}

// install runs in the first Update: the canvas is there by then.
func (p *page) install() {
	p.installed = true
	doc, win := js.Global().Get("document"), js.Global().Get("window")
	p.canvas = doc.Call("querySelector", "canvas")
	style := p.canvas.Get("style")
	style.Set("touchAction", "none")
	style.Set("userSelect", "none")
	p.enclose(doc)
	for _, t := range []string{"pointerdown", "pointermove", "pointerup", "pointercancel", "pointerleave"} {
		listen(p.canvas, t, false, func(e js.Value) { p.pointer(t, e) })
	}
	listen(p.canvas, "wheel", false, p.wheel)
	listen(doc, "keydown", true, p.keyDown)
	listen(doc, "keyup", true, p.keyUp)
	listen(win, "blur", false, func(js.Value) { p.lose() })
	listen(win, "focus", false, func(js.Value) { p.put(Raw{Kind: RawFocus}) })
	listen(win, "storage", false, p.stored)
	listen(doc, "visibilitychange", false, func(js.Value) {
		if doc.Get("hidden").Bool() {
			p.lose()
		} else {
			p.put(Raw{Kind: RawFocus})
		}
	})
	listen(doc, "fullscreenchange", false, func(js.Value) {
		p.fullscreenIs(doc.Get("fullscreenElement").Truthy())
	})
	listen(doc, "selectionchange", false, func(e js.Value) {
		active := doc.Get("activeElement")
		for _, in := range p.app.inputs {
			if in.el.Equal(active) {
				in.moved(e)
			}
		}
	})
	listen(win, "popstate", false, func(js.Value) { p.app.posted.add(p.wentBack) })
	listen(win, "hashchange", false, func(js.Value) { p.app.posted.add(func() { p.linked() }) })
	p.hearWishes()
	p.installDrop(doc)
	p.ready(win)
}

// enclose puts the canvas into the page's landmark and says what it is: something
// that takes all keys by itself. What it shows, the mirror says.
func (p *page) enclose(doc js.Value) {
	p.main = doc.Call("createElement", "main")
	p.main.Get("style").Set("display", "contents")
	doc.Get("body").Call("prepend", p.main)
	focused := doc.Get("activeElement").Equal(p.canvas)
	p.main.Call("append", p.canvas)
	for name, value := range map[string]string{"role": "application", "aria-label": "Wyrmtable", "tabindex": "0"} {
		p.canvas.Call("setAttribute", name, value)
	}
	if focused { // which it has lost by being moved
		p.canvas.Call("focus")
	}
}

// ready tells the page that the first scene stands: it takes its loading plate
// away.
func (p *page) ready(win js.Value) {
	p.shared = win.Get("wyrmtable")
	if !p.shared.Truthy() {
		p.shared = js.ValueOf(map[string]any{})
		win.Set("wyrmtable", p.shared)
	}
	p.shared.Set("ready", true)
	p.installOpen(p.shared)
	if frames := p.shared.Get("frames"); frames.Truthy() { // a test measures
		p.app.meter = func(d time.Duration) { frames.Call("push", d.Seconds()*1000) }
	}
}

func (p *page) lose() {
	clear(p.buttons)
	p.put(Raw{Kind: RawBlur})
}

// at returns where an event happened, in physical pixels of the canvas.
func (p *page) at(e js.Value) (x, y float64) {
	box := p.canvas.Call("getBoundingClientRect")
	k := p.app.view.Device
	return (e.Get("clientX").Float() - box.Get("left").Float()) * k,
		(e.Get("clientY").Float() - box.Get("top").Float()) * k
}

// pointer queues a pointer event. With a mouse, a second button is told by a
// move whose set of buttons differs, so it is the set that is compared.
func (p *page) pointer(kind string, e js.Value) {
	r := Raw{Kind: RawMove, Touch: e.Get("pointerType").String() == "touch"}
	r.X, r.Y = p.at(e)
	id := e.Get("pointerId").Int()
	if r.Touch {
		r.Pointer = id
	}
	switch kind {
	case "pointercancel":
		delete(p.buttons, id)
		r.Kind = RawCancel
		p.put(r)
		return
	case "pointerleave":
		if !r.Touch && p.buttons[id] == 0 {
			p.put(Raw{Kind: RawLeave})
		}
		return
	case "pointerdown":
		// Releases outside the page are then told too.
		_ = caught(func() { p.canvas.Call("setPointerCapture", id) })
	}
	p.put(r)
	was, is := p.buttons[id], e.Get("buttons").Int()
	p.buttons[id] = is
	if is == 0 {
		delete(p.buttons, id)
	}
	for button, bit := range []int{1, 4, 2} {
		r.Button = button
		switch {
		case is&bit != 0 && was&bit == 0:
			r.Kind = RawDown
			p.put(r)
		case is&bit == 0 && was&bit != 0:
			r.Kind = RawUp
			p.put(r)
		}
	}
}

func (p *page) wheel(e js.Value) {
	e.Call("preventDefault")
	unit := 1.0
	switch e.Get("deltaMode").Int() {
	case 1:
		unit = 18 // lines
	case 2:
		unit = 400 // pages
	}
	x, y := p.at(e)
	p.put(Raw{Kind: RawWheel, X: x, Y: y, DX: -unit * e.Get("deltaX").Float(), DY: -unit * e.Get("deltaY").Float()})
}

// keyDown queues a key, and decides who else hears it. Ebitengine never does:
// it would keep Ctrl+R and F5 from the browser.
func (p *page) keyDown(e js.Value) {
	e.Call("stopImmediatePropagation")
	if e.Get("isComposing").Bool() {
		return
	}
	key := pageKey(e)
	if key == "" {
		return
	}
	mods := pageMods(e)
	key = key.With(mods)
	switch p.focus() {
	case "field":
		if key.writes() || mods&(Ctrl|Alt) != 0 {
			return
		}
	case "mirror":
		// A reader moves and presses there by itself.
		switch key {
		case "Enter", "Space", "Tab", "Shift+Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
			return
		}
	}
	if p.app.settings.Keys.Action(key) != NoAction || key == "Space" || key == "Tab" {
		e.Call("preventDefault")
	}
	p.put(Raw{Kind: RawKey, Key: key, Repeat: e.Get("repeat").Bool()})
}

func (p *page) keyUp(e js.Value) {
	e.Call("stopImmediatePropagation")
	if key := pageKey(e); key != "" {
		p.put(Raw{Kind: RawKeyUp, Key: key})
	}
}

// focus says which of our elements has the keyboard: "field", "mirror" or "".
func (p *page) focus() string {
	el := js.Global().Get("document").Get("activeElement")
	if !el.Truthy() {
		return ""
	}
	if el.Get("dataset").Get("wyrmfield").Truthy() {
		return "field"
	}
	if el.Call("closest", "#"+mirrorID).Truthy() {
		return "mirror"
	}
	return ""
}

func pageMods(e js.Value) (m Mods) {
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() {
		m |= Ctrl
	}
	if e.Get("altKey").Bool() {
		m |= Alt
	}
	if e.Get("shiftKey").Bool() {
		m |= Shift
	}
	return m
}

// pageKey names an event's key as Key does: letters by what they print.
func pageKey(e js.Value) Key {
	if e.Get("key").Type() != js.TypeString || e.Get("code").Type() != js.TypeString {
		return "" // filled in by the browser itself
	}
	printed, code := e.Get("key").String(), e.Get("code").String()
	switch printed {
	case "Control", "Shift", "Alt", "AltGraph", "Meta", "CapsLock", "Dead", "Process", "Unidentified":
		return ""
	}
	if !strings.HasPrefix(code, "Digit") {
		if r, size := utf8.DecodeRuneInString(printed); size == len(printed) && unicode.IsLetter(r) {
			return Key(unicode.ToLower(r))
		}
	}
	if code == "" {
		code = printed // keyboards of phones tell no position
	}
	if letter, ok := strings.CutPrefix(code, "Key"); ok {
		return Key(strings.ToLower(letter))
	}
	return Key(code)
}
