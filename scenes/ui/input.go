package ui

import (
	"wyrmtable/art"
	"wyrmtable/game"
)

// TextInput puts a line to type in r and reports whether its text changed.
func (u *UI) TextInput(id string, r game.Rect, f *game.TextField) bool {
	h := u.Hit(id, r, Place{kind: typeItem, Label: u.T(f.Label) + u.T(Colon) + f.Value()})
	if h.Pressed && !f.Focused() {
		f.Focus(u.ctx)
	}
	i := len(u.fields)
	t := StrongText
	in := r.Inset(6)
	in.X += 4
	in.W -= 8
	size, s := u.sized(t), []rune(f.Value())
	along := func(n int) float64 { return art.TextWidth(t.Face, size, string(s[:min(n, len(s))])) }
	caret := along(f.Caret())
	x := in.X
	if over := caret - in.W + 2; over > 0 && f.Focused() { // keep the caret in sight
		x -= over
	}
	u.fields = append(u.fields, field{f: f, id: id, r: u.visible(r), x: x, size: size})
	if u.mute {
		return false
	}
	changed := false
	if i < len(u.typedIn) && u.typedIn[i].f == f {
		changed = u.typedIn[i].changed
	}
	u.Well(r)
	if len(s) == 0 && !f.Focused() { // what is to be typed here
		u.line(in, u.T(f.Label), AsideText)
	}
	if !f.Focused() {
		u.line(in, f.Value(), t)
		if h.Focused {
			u.ring(r)
		}
		return changed
	}
	from, to := f.Selection()
	u.Clipped(in.Inset(-1), func() {
		if from < to {
			left := along(from)
			u.Bar(game.Rect{X: x + left, Y: r.Y + r.H/2 - size*0.62, W: along(to) - left, H: size * 1.24}, selected)
		}
		u.words(x, r.Y+r.H/2+0.34*size, size, f.Value(), t)
	})
	if from == to && blink(u.ctx) {
		u.Bar(game.Rect{X: x + caret, Y: r.Y + r.H/2 - size*0.55, W: 2, H: size * 1.1}, art.Hex("#ffd98a"))
	}
	u.ring(r)
	return changed
}

// selected lies behind selected letters.
var selected = art.HexA("#4f78c8", 0.85)

// scrollBar draws how far a scroll is, and lets it be dragged.
func (u *UI) scrollBar(s *scroll) {
	rail := game.Rect{X: s.r.X + s.r.W - barWidth, Y: s.r.Y, W: barWidth, H: s.r.H}
	if u.view.Portrait() { // a finger pushes the content; the bar only shows
		rail.X, rail.W = s.r.X+s.r.W-4, 4
	}
	h := u.Hit(u.Kit.sub(s.id, -1), game.Rect{X: rail.X - 6, Y: rail.Y, W: rail.W + 6, H: rail.H}, Place{Adjust: true})
	long := max(30, rail.H*s.r.H/s.height)
	switch {
	case h.Drag:
		s.to((h.Pos.Y - rail.Y - long/2) / (rail.H - long) * s.limit())
		s.y, s.speed = s.target, 0
	case h.Less:
		s.to(s.target - 60)
	case h.More:
		s.to(s.target + 60)
	}
	u.Bar(rail, art.HexA("#000000", 0.35))
	col := art.HexA("#c9a25a", 0.75)
	if h.Hot || u.grabbed == u.Kit.sub(s.id, -1) {
		col = art.Hex("#ffdf9e")
	}
	u.Bar(game.Rect{X: rail.X + 1, Y: rail.Y + s.y/max(1, s.limit())*(rail.H-long), W: rail.W - 2, H: long}, col)
}

// field is a text field and where it is on the screen.
type field struct {
	f       *game.TextField
	id      string
	r       game.Rect
	x       float64 // where its text begins
	size    float64 // of its letters
	changed bool
}

// at is the place between the letters of a field nearest to x.
func (fd *field) at(x float64) int {
	s := []rune(fd.f.Value())
	left := 0.0
	for i := range s {
		right := art.TextWidth(StrongText.Face, fd.size, string(s[:i+1]))
		if x-fd.x < (left+right)/2 {
			return i
		}
		left = right
	}
	return len(s)
}

// blink reports whether the caret shows.
func blink(c *game.Context) bool { return c.Now.Milliseconds()/530%2 == 0 }

// typed lets the fields of the last run take in what was typed, which they
// must in every Update, and has the build run if that is to be seen.
func (u *UI) typed(c *game.Context) {
	u.typedIn = append(u.typedIn[:0], u.fields...)
	for i := range u.typedIn {
		fd := &u.typedIn[i]
		was := fd.f.Focused()
		fd.changed = u.feed(c, fd)
		for e := range c.Events() {
			if e.Kind == game.PointerDown && fd.r.Contains(e.Pos) || fd.f.Held() {
				fd.f.Point(c, e.Kind, fd.at(e.Pos.X))
			}
		}
		if fd.f.Focused() {
			u.focus = fd.id
			if blink(c) != u.blinked {
				u.blinked, u.stale = !u.blinked, true
			}
		}
		if fd.changed || was != fd.f.Focused() {
			u.stale = true
		}
		if fd.f.Focused() {
			from, to := fd.f.Selection()
			if now := [3]int{fd.f.Caret(), from, to}; now != u.caret {
				u.caret, u.stale = now, true
			}
		}
	}
}

// feed gives a field its Update. A field that a button has just given the
// keyboard keeps it, though the press was elsewhere.
func (u *UI) feed(c *game.Context, fd *field) (changed bool) {
	given := fd.f.Focused() && fd.f != u.typedAt
	changed = fd.f.Update(c, fd.r)
	if given && !fd.f.Focused() {
		fd.f.Focus(c)
	}
	return changed
}

// placeFields tells the fields that are new on the screen where they are.
func (u *UI) placeFields(c *game.Context) {
	for i, fd := range u.fields {
		if i >= len(u.typedIn) || u.typedIn[i].f != fd.f {
			u.feed(c, &fd)
		}
	}
}

// typing returns the field being typed in, or nil.
func (u *UI) typing() *game.TextField {
	for _, fd := range u.fields {
		if fd.f.Focused() {
			return fd.f
		}
	}
	return nil
}
