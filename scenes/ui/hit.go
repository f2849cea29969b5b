package ui

import (
	"strings"

	"wyrmtable/art/lands"
	"wyrmtable/game"
)

// Hit is what the player does to a place on the screen.
type Hit struct {
	Pressed bool       // activated now, by pointer, key or mirror
	Alt     bool       // second button or long press on it, now
	Drag    bool       // being dragged: the pointer is at Pos
	Less    bool       // one step down, now (Adjust)
	More    bool       // one step up, now (Adjust)
	Pos     game.Point // Pressed, Alt, Drag
	Hot     bool       // the mouse is over it
	Down    bool       // it is being pressed
	Focused bool       // the keyboard is on it
	Tip     bool       // its words are wanted: the mouse or the keyboard has moved onto it, or it was pressed in vain
}

// Place says what can be done at a place on the screen.
type Place struct {
	Label    string // for the mirror; empty: the mirror leaves it out
	Disabled bool   // can be focused, so that its reason can be read, but not pressed
	Adjust   bool   // can be dragged and stepped
	On       bool   // is chosen
	Folds    bool   // shows and hides something, which is shown if On
	Hint     bool   // does nothing but show what can be done
	Ringed   bool   // shows by itself that the keyboard is on it, as a card does; what does not gets a ring
	Land     Land   // what a pointer must be on to press it; none: its rectangle
	kind     itemKind
}

// A Land is a territory of a map whose corner lies at At.
type Land struct {
	Map *lands.Lands
	N   int
	At  game.Point
}

func (l *Land) holds(p game.Point) bool { return l.Map.Holds(l.N, p.X-l.At.X, p.Y-l.At.Y) }

// Hit makes r a place named id, unique in the scene, and tells what the player
// does to it. All widgets are built on it, and so can be a scene's own things.
func (u *UI) Hit(id string, r game.Rect, p Place) Hit {
	if p.Adjust {
		p.kind = adjustItem
	}
	u.items = append(u.items, item{id: id, r: u.visible(r), whole: r, land: p.Land, kind: p.kind, disabled: p.Disabled,
		ringed: p.Ringed, scroll: u.scroll})
	if p.Label != "" {
		it := game.Item{ID: id, Role: game.ButtonItem, Label: p.Label, Pressed: p.On, Folds: p.Folds, Disabled: p.Disabled,
			Hint: p.Hint, At: u.inSight(r), Focused: u.focus == id && u.keys}
		if p.Adjust {
			it.ID = id + lessMark
			it.Label = p.Label + " −"
			u.mirror.add(it)
			it.ID = id + moreMark
			it.Label = p.Label + " +"
		}
		u.mirror.add(it)
	}
	h := Hit{Hot: u.hot == id, Down: u.down == id && u.hot == id, Focused: u.focus == id && u.keys, Pos: u.act.pos}
	h.Tip = h.Hot && u.tipFor == id || h.Focused && u.did != id || p.Disabled && u.refused == id
	if h.Tip {
		u.tipped = id
	}
	if u.act.id != id || u.taken || p.Disabled {
		return h
	}
	switch u.act.kind {
	case pressAct:
		h.Pressed = true
	case altAct:
		h.Alt = true
	case dragAct:
		h.Drag = p.Adjust
	case lessAct:
		h.Less = p.Adjust
	case moreAct:
		h.More = p.Adjust
	}
	u.taken = h.Pressed || h.Alt || h.Drag || h.Less || h.More
	return h
}

// Block makes r take presses without doing anything, so that what lies beneath
// is not pressed through it.
func (u *UI) Block(id string, r game.Rect) {
	u.items = append(u.items, item{id: id, r: u.visible(r), whole: r, kind: dragItem})
}

// Modal begins what lies over all that was described so far: that is veiled, and
// neither pointer, keyboard nor mirror reaches it any more.
func (u *UI) Modal(id string, veil float64) {
	u.Veil(veil)
	u.items, u.fields = u.items[:0], u.fields[:0]
	u.shown = u.shown[:0]
	u.mirror.reset()
	if u.Kit.Audit != nil {
		u.Kit.Audit.lines = u.Kit.Audit.lines[:0]
		u.Kit.Audit.begin(u)
	}
	u.Block(id, u.view.Bounds())
}

// Size returns v units grown by the text size of the settings: heights of rows
// and buttons follow the text in them.
func (u *UI) Size(v float64) float64 { return v * u.textScale() }

func (u *UI) textScale() float64 {
	s := u.ctx.Settings
	if s == nil || s.TextSize < 100 {
		return 1
	}
	return float64(min(s.TextSize, 200)) / 100
}

func (u *UI) contrast() bool { return u.ctx.Settings != nil && u.ctx.Settings.HighContrast }

// T returns t in the player's language.
func (u *UI) T(t game.Text) string { return u.ctx.T(t) }

// HotPrefix reports whether the mouse or the keyboard is on a widget whose name
// begins so.
func (u *UI) HotPrefix(prefix string) bool {
	return strings.HasPrefix(u.hot, prefix) || u.keys && strings.HasPrefix(u.focus, prefix)
}

// Tipped reports whether the words of the place named id, which was made in this
// run, are wanted: for what knows more to say than whoever made it.
func (u *UI) Tipped(id string) bool { return u.tipped == id }
