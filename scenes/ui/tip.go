package ui

import (
	"wyrmtable/game"
)

// tip is the one pop-over a screen may show, drawn last.
type tip struct {
	by    game.Rect
	text  string
	below bool
}

// Tip shows a text in a small parchment beside r, over everything, in this
// run. The last call wins. Ask [Hit.Tip] whether it is wanted.
func (u *UI) Tip(r game.Rect, text string) {
	if u.TipTo != nil {
		u.TipTo(r, text)
		return
	}
	u.tipNow = tip{by: r, text: text}
}

// TipBelow is Tip for a place whose upper side must stay free: the parchment
// lies below r, or above it where there is no room.
func (u *UI) TipBelow(r game.Rect, text string) { u.tipNow = tip{r, text, true} }

// drawTip lays the pop-over over the screen, inside the window.
func (u *UI) drawTip() {
	t := u.tipNow
	if t.text == "" {
		return
	}
	u.clip, u.fade = 0, 1
	body := BodyText.In(Ink).Sized(16)
	w := min(u.Size(320), u.view.W-24, u.TextWidth(t.text, body)+30)
	h := u.ParaHeight(w-28, t.text, body) + 20
	r := game.Rect{X: t.by.X + t.by.W/2 - w/2, Y: t.by.Y - h - 8, W: w, H: h}
	if foot := t.by.Y + t.by.H + 8; r.Y < 6 || t.below && foot+h < u.view.H-6 {
		r.Y = foot
	}
	r.X = min(max(r.X, 6), u.view.W-w-6)
	r.Y = min(max(r.Y, 6), u.view.H-h-6)
	u.face(Key{Kind: "tip"}, r, 255, paintTip)
	size, lead := u.sized(body), u.LineHeight(body)
	for i, l := range u.Kit.Wrap(body.Face, size, w-28, t.text) {
		u.line(game.Rect{X: r.X + 14, Y: r.Y + 10 + lead*float64(i), W: w - 28, H: lead}, l, body)
	}
}

// stir is how far the mouse must move, in units, after a press before tips are
// wanted again.
const stir = 12.0

// HideTips puts tips away: something was pressed at p, and nobody reads what happens
// to lie there. It is done for every press that the widgets see.
func (u *UI) HideTips(p game.Point) {
	u.stale = u.stale || u.tipFor != "" || u.refused != ""
	u.tipFor, u.refused, u.tipsHidden, u.hiddenAt = "", "", true, p
}

// seekTip finds whose tip is wanted when the mouse moves to p: of what it moves
// onto, not of what appears under it.
func (u *UI) seekTip(p game.Point) {
	if d := p.Sub(u.hiddenAt); u.tipsHidden && d.X*d.X+d.Y*d.Y < stir*stir {
		return
	}
	u.tipsHidden = false
	id := ""
	if it := u.at(p); it != nil {
		id = it.id
	}
	u.stale = u.stale || id != u.tipFor
	u.tipFor = id
	if id != u.refused {
		u.refused = ""
	}
}
