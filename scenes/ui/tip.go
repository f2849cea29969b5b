package ui

import (
	"wyrmtable/game"
)

// tip is the one pop-over a screen may show, drawn last.
type tip struct {
	by   game.Rect
	text string
}

// Tip shows a text in a small parchment beside r, over everything, in this
// run. The last call wins.
func (u *UI) Tip(r game.Rect, text string) { u.tipNow = tip{r, text} }

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
	if r.Y < 6 {
		r.Y = t.by.Y + t.by.H + 8
	}
	r.X = min(max(r.X, 6), u.view.W-w-6)
	r.Y = min(max(r.Y, 6), u.view.H-h-6)
	u.face(Key{Kind: "tip"}, r, 255, paintTip)
	size, lead := u.sized(body), u.LineHeight(body)
	for i, l := range u.Kit.Wrap(body.Face, size, w-28, t.text) {
		u.line(game.Rect{X: r.X + 14, Y: r.Y + 10 + lead*float64(i), W: w - 28, H: lead}, l, body)
	}
}
