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
	u.fields = append(u.fields, field{f: f, id: id, r: u.visible(r)})
	if u.mute {
		return false
	}
	changed := false
	if i < len(u.typedIn) && u.typedIn[i].f == f {
		changed = u.typedIn[i].changed
	}
	u.Well(r)
	t := StrongText
	in := r.Inset(6)
	in.X += 4
	in.W -= 8
	size, s := u.sized(t), f.Value()
	caret := art.TextWidth(t.Face, size, string([]rune(s)[:min(f.Caret(), len([]rune(s)))]))
	if s == "" && !f.Focused() { // what is to be typed here
		u.line(in, u.T(f.Label), AsideText)
	}
	if over := caret - in.W; over > 0 && f.Focused() { // keep the caret in sight
		u.Clipped(in, func() { u.words(in.X-over-2, r.Y+r.H/2+0.34*size, size, s, t) })
		caret = in.W - 2
	} else if !f.Focused() {
		u.line(in, s, t)
	} else {
		u.Clipped(in, func() { u.words(in.X, r.Y+r.H/2+0.34*size, size, s, t) })
	}
	if f.Focused() {
		if blink(u.ctx) {
			u.Bar(game.Rect{X: in.X + caret, Y: r.Y + r.H/2 - size*0.55, W: 2, H: size * 1.1}, art.Hex("#ffd98a"))
		}
		u.ring(r)
	} else if h.Focused {
		u.ring(r)
	}
	return changed
}

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
	changed bool
}

// blink reports whether the caret shows.
func blink(c *game.Context) bool { return c.Now.Milliseconds()/530%2 == 0 }

// typed lets the fields of the last run take in what was typed, which they
// must in every Update, and has the build run if that is to be seen.
func (u *UI) typed(c *game.Context) {
	u.typedIn = append(u.typedIn[:0], u.fields...)
	for i := range u.typedIn {
		fd := &u.typedIn[i]
		was, caret := fd.f.Focused(), fd.f.Caret()
		fd.changed = u.feed(c, fd)
		if fd.f.Focused() {
			u.focus = fd.id
			if blink(c) != u.blinked {
				u.blinked, u.stale = !u.blinked, true
			}
		}
		if fd.changed || was != fd.f.Focused() || caret != u.caret && fd.f.Focused() {
			u.stale = true
		}
		if fd.f.Focused() {
			u.caret = fd.f.Caret()
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
