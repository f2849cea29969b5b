package game

import (
	"fmt"
	"syscall/js"
)

const mirrorID = "wyrmtable-mirror"

// mirrorPage is the mirror in the page: visually hidden, but there for readers.
type mirrorPage struct {
	root, title, regions, log js.Value
	focus                     js.Value // says what the keys of the canvas are on
	focused                   string   // what it says
	made                      bool
	sections                  map[string]*domRegion
	lines                     []string // of the log, as they stand in the page
}

type domRegion struct {
	el    js.Value
	label string
	items map[string]*domItem
}

type domItem struct {
	el    js.Value
	shown Item
	at    string
}

func (p *mirrorPage) make(page *page) {
	doc := js.Global().Get("document")
	add := func(to js.Value, tag string) js.Value {
		el := doc.Call("createElement", tag)
		to.Call("appendChild", el)
		return el
	}
	p.root = doc.Call("createElement", "div")
	p.root.Set("id", mirrorID)
	p.root.Get("style").Set("cssText", "position:absolute;left:0;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)")
	p.title = add(p.root, "h1")
	p.regions = add(p.root, "div")
	p.log = add(p.root, "div")
	p.log.Call("setAttribute", "role", "log")
	p.log.Call("setAttribute", "aria-live", "polite")
	p.focus = add(p.root, "p")
	p.focus.Call("setAttribute", "role", "status")
	listen(p.root, "click", false, func(e js.Value) { mirrorClick(page, e) })
	page.main.Call("prepend", p.root)
	p.sections = map[string]*domRegion{}
	p.made = true
}

// mirrorClick hears all buttons of the mirror. One listener of each button's own would
// outlive the button: the page never gives a function of Go's back by itself.
func mirrorClick(p *page, e js.Value) {
	b := e.Get("target").Call("closest", "button")
	if b.Truthy() && b.Call("getAttribute", "aria-disabled").IsNull() {
		p.put(Raw{Kind: RawMirror, ID: b.Get("dataset").Get("id").String()})
	}
}

// show brings the page from one mirror to the next, touching only what differs.
func (p *mirrorPage) show(a *App, old, next Mirror) {
	if a.page == nil || !a.page.installed {
		return
	}
	if !p.made {
		p.make(a.page)
	}
	// Asked once and before anything changes: after that each answer would cost a layout.
	box := a.page.canvas.Call("getBoundingClientRect")
	a.page.corner = Point{X: box.Get("left").Float(), Y: box.Get("top").Float()}
	doc := js.Global().Get("document")
	doc.Get("documentElement").Set("lang", LangCode(a.settings.Lang))
	if old.Title != next.Title {
		p.title.Set("textContent", next.Title)
	}
	keep := map[string]bool{}
	before := p.regions.Get("firstElementChild")
	for _, r := range next.Regions {
		keep[r.ID] = true
		s := p.sections[r.ID]
		if s == nil {
			s = &domRegion{el: doc.Call("createElement", "section"), items: map[string]*domItem{}}
			p.sections[r.ID] = s
		}
		if s.label != r.Label {
			s.label = r.Label
			s.el.Call("setAttribute", "aria-label", r.Label)
		}
		before = inOrder(p.regions, s.el, before)
		s.show(a.page, r)
	}
	for id, s := range p.sections {
		if !keep[id] {
			s.el.Call("remove")
			delete(p.sections, id)
		}
	}
	p.showLog(next.Log)
	if on := next.focused(); on != p.focused {
		p.focused = on
		p.focus.Set("textContent", on)
	}
}

// focused is what the item says that the keys of the screen are on; empty if they
// are on none.
func (m Mirror) focused() string {
	for _, r := range m.Regions {
		for _, it := range r.Items {
			if it.Focused {
				return it.Label
			}
		}
	}
	return ""
}

// showLog makes the log in the page the given lines, and no others: a line that
// one person could read must not stay for the next.
func (p *mirrorPage) showLog(next []string) {
	next = next[max(0, len(next)-keptLines):]
	from, keep, quiet := logChange(p.lines, next)
	live := "polite"
	if quiet {
		live = "off"
	}
	p.log.Call("setAttribute", "aria-live", live)
	for range len(p.lines) - from - keep {
		p.log.Get("lastElementChild").Call("remove")
	}
	for range from {
		p.log.Get("firstElementChild").Call("remove")
	}
	doc := js.Global().Get("document")
	for _, line := range next[keep:] {
		el := doc.Call("createElement", "p")
		el.Set("textContent", line)
		p.log.Call("appendChild", el)
	}
	p.lines = append(p.lines[:0], next...)
}

// inOrder makes el the child of parent before the given one, moving it only if
// it is elsewhere: a moved element loses the focus. It returns what comes next.
func inOrder(parent, el, before js.Value) js.Value {
	if before.Equal(el) {
		return before.Get("nextElementSibling")
	}
	parent.Call("insertBefore", el, before)
	return before
}

func (s *domRegion) show(p *page, r Region) {
	keep := map[string]bool{}
	before := s.el.Get("firstElementChild")
	for _, it := range r.Items {
		keep[it.ID] = true
		d := s.items[it.ID]
		if d != nil && d.shown.Role != it.Role {
			if before.Equal(d.el) {
				before = before.Get("nextElementSibling")
			}
			d.el.Call("remove")
			d = nil
		}
		if d == nil {
			d = newItem(it)
			s.items[it.ID] = d
		}
		before = inOrder(s.el, d.el, before)
		d.show(p, it)
	}
	for id, d := range s.items {
		if !keep[id] {
			d.el.Call("remove")
			delete(s.items, id)
		}
	}
}

func newItem(it Item) *domItem {
	tag := map[Role]string{TextItem: "p", ButtonItem: "button", HeadingItem: "h2"}[it.Role]
	d := &domItem{el: js.Global().Get("document").Call("createElement", tag), shown: Item{Role: it.Role}}
	d.el.Get("dataset").Set("id", it.ID)
	if it.Role == ButtonItem {
		d.el.Set("type", "button")
	}
	return d
}

// show brings an element up to date. A button that cannot be pressed keeps the
// focus, so it is only marked.
func (d *domItem) show(p *page, it Item) {
	mark := func(name string, on bool) {
		if on {
			d.el.Call("setAttribute", name, "true")
		} else {
			d.el.Call("removeAttribute", name)
		}
	}
	if d.shown.Label != it.Label {
		d.el.Set("textContent", it.Label)
	}
	if d.shown.Pressed != it.Pressed || d.shown.Folds != it.Folds {
		mark("aria-pressed", it.Pressed && !it.Folds)
		mark("aria-expanded", it.Pressed && it.Folds)
		if it.Folds && !it.Pressed {
			d.el.Call("setAttribute", "aria-expanded", "false")
		}
	}
	if d.shown.Disabled != it.Disabled {
		mark("aria-disabled", it.Disabled)
	}
	if d.shown.Hint != it.Hint { // for who plays by program; a reader hears the label
		mark("data-hint", it.Hint)
	}
	if d.shown.Focused != it.Focused {
		mark("aria-current", it.Focused)
	}
	if at := p.css(it.At); at != d.at {
		d.at = at
		d.el.Get("dataset").Set("at", at)
	}
	d.shown = it
}

// css writes a rectangle for whoever points at the canvas from outside, in CSS
// pixels of the page: "x,y,w,h", or nothing for an empty one.
func (p *page) css(r Rect) string {
	if r == (Rect{}) {
		return ""
	}
	k := p.app.view.Scale / p.app.view.Device
	return fmt.Sprintf("%.1f,%.1f,%.1f,%.1f", p.corner.X+r.X*k, p.corner.Y+r.Y*k, r.W*k, r.H*k)
}
