package ui

import (
	"math"
	"strings"

	"wyrmtable/game"
)

// Focus puts the keyboard on widget id. It is what Confirm presses, even where the last
// thing used was the mouse and no ring shows it: what is offered first.
func (u *UI) Focus(id string) {
	u.focus, u.offered, u.reveal, u.did, u.stale = id, true, id, "", true
}

// ByKeys reports whether the keyboard moves the focus, and it is shown: since the last
// press of a mouse or finger.
func (u *UI) ByKeys() bool { return u.keys }

// ringFocus marks the widget that the keyboard is on, where nothing else has: whoever
// uses keys must see at any time where he is.
func (u *UI) ringFocus() {
	r := u.unmarked()
	if u.RingTo != nil {
		u.RingTo(r)
	} else if r.W > 0 {
		u.ring(r)
	}
}

// unmarked is where the widget lies that the keyboard is on, if it is not marked.
func (u *UI) unmarked() game.Rect {
	it := u.find(u.focus)
	if it == nil || !u.keys || it.ringed || it.kind == dragItem || it.r.H <= 0 {
		return game.Rect{}
	}
	at := it.r.Center()
	for _, r := range u.rings {
		if r.Inset(-1).Contains(at) && r.W < 2*it.whole.W+8 && r.H < 2*it.whole.H+8 {
			return game.Rect{}
		}
	}
	return it.r
}

// Focused returns the widget the keyboard is on, or "".
func (u *UI) Focused() string { return u.focus }

// Down returns the widget being pressed, or "".
func (u *UI) Down() string { return u.down }

// step moves the focus d places along the order of description.
func (u *UI) step(c *game.Context, d int) bool {
	n := 0
	at := -1
	for i := range u.items {
		if u.items[i].kind == dragItem {
			continue
		}
		if u.items[i].id == u.focus {
			at = n
		}
		n++
	}
	if n == 0 {
		return false
	}
	want := 0
	switch {
	case at >= 0:
		want = (at + d + n) % n
	case d < 0:
		want = n - 1
	}
	for i := range u.items {
		if u.items[i].kind == dragItem {
			continue
		}
		if want == 0 {
			u.focusOn(c, u.items[i].id)
			return true
		}
		want--
	}
	return false
}

// StepAmong moves the focus d places among the widgets whose names begin with
// prefix, the first or last of them if it is on none, and reports whether there
// are any.
func (u *UI) StepAmong(c *game.Context, prefix string, d int) bool {
	var ids []string
	at := -1
	for i := range u.items {
		it := &u.items[i]
		if it.kind == dragItem || !strings.HasPrefix(it.id, prefix) {
			continue
		}
		if it.id == u.focus {
			at = len(ids)
		}
		ids = append(ids, it.id)
	}
	n := len(ids)
	switch {
	case n == 0:
		return false
	case at >= 0:
		at = (at + d + n) % n
	case d < 0:
		at = n - 1
	default:
		at = 0
	}
	u.focusOn(c, ids[at])
	return true
}

// focusOn puts the keyboard on a widget; a field is typed in at once.
func (u *UI) focusOn(c *game.Context, id string) {
	if f := u.typing(); f != nil {
		f.Blur(c)
	}
	for _, fd := range u.fields {
		if fd.id == id {
			fd.f.Focus(c)
		}
	}
	u.focus, u.offered, u.reveal, u.did, u.keys, u.stale = id, false, id, "", true, true
}

// MoveTo brings the keyboard to a widget as its keys do, and Nowhere reports whether it
// is on none that is there.
func (u *UI) MoveTo(c *game.Context, id string) { u.focusOn(c, id) }
func (u *UI) Nowhere() bool                     { return u.find(u.focus) == nil }

// walk moves the focus to the nearest widget in a direction.
func (u *UI) walk(c *game.Context, a game.Action) bool {
	if u.find(u.focus) == nil {
		return u.step(c, 1)
	}
	return u.Walk(c, a, func(string) bool { return true })
}

// Walk moves the focus in the direction of a, one of Left, Right, Up and Down,
// to the nearest widget that is wanted, and reports whether there is one.
func (u *UI) Walk(c *game.Context, a game.Action, wanted func(id string) bool) bool {
	from := u.find(u.focus)
	if from == nil {
		return false
	}
	o := from.full().Center()
	best, near := "", math.Inf(1)
	for i := range u.items {
		it := &u.items[i]
		if it == from || it.kind == dragItem || !wanted(it.id) {
			continue
		}
		p := it.full().Center().Sub(o)
		along, across := p.X, p.Y
		switch a {
		case game.Left:
			along = -p.X
		case game.Up:
			along, across = -p.Y, p.X
		case game.Down:
			along, across = p.Y, p.X
		}
		if along < 2 {
			continue
		}
		if d := along + 2.2*math.Abs(across); d < near {
			best, near = it.id, d
		}
	}
	if best == "" {
		return false
	}
	u.focusOn(c, best)
	return true
}

// keepFocus forgets a focus whose widget is gone, and scrolls to a widget that
// is to be revealed.
func (u *UI) keepFocus() {
	it := u.find(u.focus)
	if it == nil {
		u.focus = ""
	}
	if u.reveal == "" {
		return
	}
	if it := u.find(u.reveal); it != nil && it.scroll != nil {
		it.scroll.show(it.whole)
		u.stale = true
	}
	u.reveal = ""
}

// full returns where an item lies even if it is scrolled out of sight.
func (it *item) full() game.Rect { return it.whole }
