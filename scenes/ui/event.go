package ui

import (
	"image"
	"math"

	"wyrmtable/game"
	"wyrmtable/sounds"
)

func pixels(r game.Rect, scale float64) image.Rectangle {
	f := func(v float64) int { return int(math.Round(v * scale)) }
	return image.Rect(f(r.X), f(r.Y), f(r.X+r.W), f(r.Y+r.H))
}

// touchMin is the least side of what a finger can hit, in units of a portrait
// screen.
const touchMin = 44.0

// at returns the widget at p: the last described of those that contain it, or
// else, on a phone, the nearest whose enlarged place contains it.
func (u *UI) at(p game.Point) *item {
	for i := len(u.items) - 1; i >= 0; i-- {
		if u.items[i].holds(p) {
			return &u.items[i]
		}
	}
	if !u.view.Portrait() {
		return nil
	}
	var best *item
	near := math.Inf(1)
	for i := range u.items {
		it := &u.items[i]
		if it.r.W <= 0 || it.r.H <= 0 {
			continue
		}
		r := it.r
		if d := touchMin - r.W; d > 0 {
			r.X, r.W = r.X-d/2, touchMin
		}
		if d := touchMin - r.H; d > 0 {
			r.Y, r.H = r.Y-d/2, touchMin
		}
		q := p.Sub(it.r.Center())
		if d := q.X*q.X + q.Y*q.Y; r.Contains(p) && d < near {
			best, near = it, d
		}
	}
	return best
}

// holds reports whether a pointer at p is on the widget.
func (it *item) holds(p game.Point) bool {
	if it.land.Map != nil {
		return it.land.holds(p)
	}
	return it.r.Contains(p)
}

// Over returns the widget at p, or "".
func (u *UI) Over(p game.Point) string {
	if it := u.at(p); it != nil {
		return it.id
	}
	return ""
}

func (u *UI) find(id string) *item {
	if id == "" {
		return nil
	}
	for i := range u.items {
		if u.items[i].id == id {
			return &u.items[i]
		}
	}
	return nil
}

// aim finds what lies under the mouse in the screen last described.
func (u *UI) aim() {
	u.hot, u.cursor = "", game.Arrow
	if !u.over {
		return
	}
	if it := u.at(u.mouse); it != nil {
		u.hot = it.id
		switch {
		case it.disabled:
			u.cursor = game.Forbidden
		case it.kind == typeItem:
			u.cursor = game.IBeam
		default:
			u.cursor = game.Hand
		}
	}
}

// matters reports whether e can change what is to be seen. A mouse that moves
// within one widget, or over none, changes nothing; neither does a press beside
// all of them. A frame costs more than this look at it.
func (u *UI) matters(e game.Event) bool {
	switch e.Kind {
	case game.Hover, game.PointerDown:
	default:
		return true
	}
	id := ""
	if it := u.at(e.Pos); it != nil {
		id = it.id
	}
	if e.Kind == game.PointerDown && (id != "" || u.down != "") {
		return true
	}
	return u.keys || id != u.hot
}

// Event offers e to the widgets and reports whether it was theirs.
func (u *UI) Event(c *game.Context, e game.Event, build func(c *game.Context)) bool {
	if !u.built {
		u.run(c, build, act{}, true)
	}
	u.stale = u.stale || u.matters(e)
	switch e.Kind {
	case game.Hover:
		u.mouse, u.over, u.keys = e.Pos, true, false
		u.seekTip(e.Pos)
		return u.at(e.Pos) != nil
	case game.HoverEnd:
		u.over, u.tipFor = false, ""
	case game.PointerDown:
		return u.pointerDown(c, e, build)
	case game.PointerMove:
		if u.grabbed != "" {
			u.run(c, build, act{kind: dragAct, id: u.grabbed, pos: e.Pos}, true)
			return true
		}
		return u.down != ""
	case game.PointerUp, game.PointerCancel:
		was := u.down != "" || u.grabbed != ""
		u.down, u.grabbed = "", ""
		return was
	case game.Tap:
		if it := u.at(e.Pos); it != nil {
			u.press(c, it.id, e.Pos, build)
			return true
		}
	case game.AltTap, game.LongPress:
		if it := u.at(e.Pos); it != nil {
			u.run(c, build, act{kind: altAct, id: it.id, pos: e.Pos}, true)
			return u.taken
		}
	case game.Wheel:
		return u.wheel(e)
	case game.DragStart, game.DragMove, game.Drop, game.DragCancel:
		return u.dragScroll(e)
	case game.ActionDown:
		u.tipFor, u.refused = "", ""
		if e.Repeat && e.Action == game.Confirm {
			return true
		}
		return u.key(c, e.Action, build)
	case game.MirrorPress:
		return u.mirrorPress(c, e.ID, build)
	case game.FilesDropped:
		u.run(c, build, act{kind: filesAct, file: e.Files}, true)
		if u.taken {
			c.TookFiles()
		}
		return u.taken
	}
	return false
}

func (u *UI) pointerDown(c *game.Context, e game.Event, build func(c *game.Context)) bool {
	u.keys = false
	u.HideTips(e.Pos)
	if !e.Touch {
		u.mouse, u.over = e.Pos, true
	}
	it := u.at(e.Pos)
	if it == nil {
		u.down = ""
		return false
	}
	u.down = it.id
	if it.kind == adjustItem && !it.disabled {
		u.focus, u.offered = it.id, false
		u.grabbed = it.id
		u.run(c, build, act{kind: dragAct, id: it.id, pos: e.Pos}, true)
	}
	return true
}

// press activates the widget id.
func (u *UI) press(c *game.Context, id string, pos game.Point, build func(c *game.Context)) {
	it := u.find(id)
	if it == nil {
		return
	}
	if it.kind != dragItem {
		u.focus, u.offered = id, u.offered && u.focus == id
	}
	if it.disabled {
		u.refused = id
		c.Sound.Play(sounds.Error)
	} else if it.kind == pressItem {
		c.Sound.Play(sounds.Click)
	}
	u.run(c, build, act{kind: pressAct, id: id, pos: pos}, true)
}

// key handles an action key: moving the focus, activating, adjusting. What no
// widget wants goes to the scene, which asks with Key.
func (u *UI) key(c *game.Context, a game.Action, build func(c *game.Context)) bool {
	if f := u.typing(); f != nil && (a == game.Confirm || a == game.Cancel) {
		f.Blur(c)
		if a == game.Confirm {
			u.keys = true
			u.run(c, build, act{kind: enterAct, id: u.focus}, true)
			return true
		}
		if !f.Search || f.Value() != "" {
			return true
		}
	}
	switch a {
	case game.Next:
		return u.step(c, 1)
	case game.Prev:
		return u.step(c, -1)
	case game.Up, game.Down, game.Left, game.Right:
		it := u.find(u.focus)
		if it != nil && it.kind == adjustItem && (a == game.Left || a == game.Right) && !it.disabled {
			u.keys = true
			k := lessAct
			if a == game.Right {
				k = moreAct
			}
			u.run(c, build, act{kind: k, id: it.id}, true)
			return true
		}
		u.run(c, build, act{kind: keyAct, key: a}, true)
		if u.taken {
			return true
		}
		return u.walk(c, a)
	case game.Confirm:
		if it := u.find(u.focus); it != nil {
			if !u.keys && !u.offered { // nobody sees that it would be this one
				u.run(c, build, act{kind: keyAct, key: a}, true)
				u.keys = true
				return true
			}
			u.keys = true
			id := it.id
			u.press(c, id, it.r.Center(), build)
			if u.taken {
				u.did = id
			}
			return true
		}
	}
	u.run(c, build, act{kind: keyAct, key: a}, true)
	return u.taken
}

// Entered reports, once, that Enter has ended typing in the TextInput id.
func (u *UI) Entered(id string) bool {
	if u.act.kind != enterAct || u.act.id != id || u.taken {
		return false
	}
	u.taken = true
	return true
}

// Key reports, once, that the key of action a was pressed and no widget had a
// use for it.
func (u *UI) Key(a game.Action) bool {
	if u.act.kind == keyAct && u.act.key == a && !u.taken {
		u.taken = true
		return true
	}
	return false
}

// Files returns, once, the files dropped on the window or picked.
func (u *UI) Files() []game.File {
	if u.act.kind != filesAct || u.taken {
		return nil
	}
	u.taken = true
	return u.act.file
}
