package ui

import (
	"fmt"
	"image/color"

	"wyrmtable/fonts"
	"wyrmtable/game"
)

// Audit looks over every screen that is described while it is set in a Kit, for
// tests: nothing may lie on something else, leave its place, or be cut short.
type Audit struct {
	// Bare leaves the letters out, so that a frame shows what lies behind them.
	Bare bool

	lines  []textBox
	found  []string
	words  []string
	looked int

	// Of each scene and layer that was described:
	letters map[*UI][]Letters
	targets map[*UI][]Target
}

// Letters are a line of text on the screen.
type Letters struct {
	At    game.Rect
	Words string
	Col   color.NRGBA
	Size  float64 // in units, as At is
	Bold  bool
}

// A Target is a place that can be pressed.
type Target struct {
	ID string
	At game.Rect // all of it, also what is scrolled out of sight
}

// Letters returns the lines of text of all that was described.
func (a *Audit) Letters() (all []Letters) {
	for _, l := range a.letters {
		all = append(all, l...)
	}
	return all
}

// Targets returns what can be pressed of all that was described, but for names in
// the middle of a text.
func (a *Audit) Targets() (all []Target) {
	for _, t := range a.targets {
		all = append(all, t...)
	}
	return all
}

// begin forgets what a layer was before it is described anew.
func (a *Audit) begin(u *UI) {
	if a == nil {
		return
	}
	if a.letters == nil {
		a.letters, a.targets = map[*UI][]Letters{}, map[*UI][]Target{}
	}
	a.letters[u], a.targets[u] = nil, nil
}

// letter remembers letters that are set, and reports whether they are left out.
func (a *Audit) letter(u *UI, l Letters, f fonts.Face) bool {
	if a == nil {
		return false
	}
	l.Bold = f != fonts.Rules && f != fonts.RulesItalic && f != fonts.Label
	a.letters[u] = append(a.letters[u], l)
	return a.Bare
}

// textBox is where a line of text came to lie.
type textBox struct {
	r      game.Rect
	s      string
	cut    bool
	scroll *scroll
}

// Found returns what is wrong with the screen described last.
func (a *Audit) Found() []string { return a.found }

// Looked returns how many places and lines of text the screen described last has.
func (a *Audit) Looked() int { return a.looked }

// Words returns the lines of text of the screen described last.
func (a *Audit) Words() []string { return a.words }

// note remembers a line of text.
func (a *Audit) note(u *UI, r game.Rect, s string, cut bool) {
	if a != nil {
		a.lines = append(a.lines, textBox{r: r, s: s, cut: cut, scroll: u.scroll})
	}
}

// Painted tells the audit of words that are part of a picture: where they lie,
// and whether they are cut short or go beyond what the picture has for them.
func (u *UI) Painted(r game.Rect, s string, cut bool) {
	if s != "" && !u.mute {
		u.Kit.Audit.note(u, r, s, cut)
	}
}

// slack is how far things may reach into each other, in units.
const slack = 1.5

func (a *Audit) check(u *UI) {
	a.found = nil
	for i := range u.items {
		a.checkItem(u, i)
	}
	for i := range a.lines {
		a.checkLine(u, i)
	}
	a.words = nil
	for i := range a.lines {
		a.words = append(a.words, a.lines[i].s)
	}
	a.looked = len(u.items) + len(a.lines)
	a.lines = a.lines[:0]
}

func (a *Audit) say(format string, args ...any) {
	a.found = append(a.found, fmt.Sprintf(format, args...))
}

func (a *Audit) checkItem(u *UI, i int) {
	it := &u.items[i]
	if it.kind == dragItem || it.kind == linkItem {
		return
	}
	a.targets[u] = append(a.targets[u], Target{ID: it.id, At: it.whole})
	if out(it.whole, a.room(u, it.scroll)) {
		a.say("%s leaves the screen: %.0f", it.id, it.whole)
	}
	for k := range i {
		o := &u.items[k]
		if o.kind == dragItem || o.scroll != it.scroll || !over(it.whole, o.whole) {
			continue
		}
		a.say("%s lies on %s: %.0f %.0f", it.id, o.id, it.whole, o.whole)
	}
}

func (a *Audit) checkLine(u *UI, i int) {
	l := &a.lines[i]
	if l.cut {
		a.say("%q is cut", l.s)
	}
	if out(l.r, a.room(u, l.scroll)) {
		a.say("%q leaves its place: %.0f", l.s, l.r)
	}
	for k := range i {
		if o := &a.lines[k]; o.scroll == l.scroll && over(l.r, o.r) {
			a.say("%q lies on %q: %.0f %.0f", l.s, o.s, l.r, o.r)
		}
	}
}

// room is where something may lie: the window, or the width of what scrolls.
func (a *Audit) room(u *UI, s *scroll) game.Rect {
	if s == nil {
		return u.view.Bounds()
	}
	return game.Rect{X: s.r.X, Y: s.r.Y - s.y, W: s.r.W, H: max(s.height, s.r.H)}
}

func out(r, room game.Rect) bool {
	return r.X < room.X-slack || r.Y < room.Y-slack ||
		r.X+r.W > room.X+room.W+slack || r.Y+r.H > room.Y+room.H+slack
}

func over(a, b game.Rect) bool {
	x := intersect(a, b)
	return x.W > slack && x.H > slack
}
