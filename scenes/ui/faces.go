package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
)

// faceMargin is the room around a face for its shadow and glow, and wideMargin
// that around a panel, whose shadow is longer.
const (
	faceMargin = 10.0
	wideMargin = 26.0
)

// face puts the picture of a widget's body in r, with room for its shadow.
func (u *UI) face(k Key, r game.Rect, alpha uint8, paint facePainter) {
	u.wideFace(k, r, alpha, faceMargin, paint)
}

func (u *UI) wideFace(k Key, r game.Rect, alpha uint8, margin float64, paint facePainter) {
	if u.mute || alpha == 0 || u.hidden(r.Inset(-margin)) {
		return
	}
	w, h := r.W+2*margin, r.H+2*margin
	img, ok := u.Kit.Pics.Find(k, w, h)
	if !ok {
		img = u.paintFace(k, r.W, r.H, margin, paint)
	}
	if img == nil { // until this state is painted, the usual one stands in
		if k.B != 0 {
			k.B = 0
		} else {
			k.A = 0
		}
		img, _ = u.Kit.Pics.Find(k, w, h)
	}
	if img == nil && k.Kind == "panel" { // panels hold everything: never leave the screen bare
		u.Bar(r, plateEdge)
		u.Bar(r.Inset(1.5), art.Hex("#1b1c26"))
		return
	}
	tint := White
	tint.A = alpha
	u.sprite(img, r.Inset(-margin), tint)
}

// facePainter paints a face of w by h units at the origin.
type facePainter = func(c *art.Canvas, w, h float64)

func (u *UI) paintFace(k Key, w, h, margin float64, paint facePainter) *ebiten.Image {
	return u.Kit.Pics.Get(k, w+2*margin, h+2*margin, func(c *art.Canvas) {
		c.Push(art.Translate(margin, margin))
		defer c.Pop()
		paint(c, w, h)
	})
}

func goldEdge(y0, y1 float64) art.Paint {
	return art.Linear(0, y0, 0, y1,
		art.S(0, "#fff0b8"), art.S(.22, "#dcae54"), art.S(.48, "#8d5f22"),
		art.S(.62, "#e9c46a"), art.S(.82, "#a8742c"), art.S(1, "#5f3c14"))
}

// buttonFaces are the plates of buttons by kind and state.
var buttonFaces = func() (faces [3][4]facePainter) {
	for kind := range faces {
		for state := range faces[kind] {
			faces[kind][state] = func(c *art.Canvas, w, h float64) {
				c.Button(0, 0, w, h, "", art.ButtonKind(kind), art.State(state))
			}
		}
	}
	return faces
}()

func tipOf(w, h float64) float64 { return min(h*0.36, w*0.12) }

// paintPanel is the dark plate with a fine gold edge that holds everything.
func paintPanel(c *art.Canvas, w, h float64) {
	c.Drop(0, 0, w, h, 10)
	c.Panel(0, 0, w, h, art.PanelSlate)
}

// paintPanelHot is a panel that is a button, under the mouse.
func paintPanelHot(c *art.Canvas, w, h float64) {
	c.Glow(art.RoundRect(0, 0, w, h, 11), 2, 4, art.HexA("#ffd45e", .6))
	paintPanel(c, w, h)
	c.Fill(art.RoundRect(3, 3, w-6, h-6, 8), art.SolidA("#ffd9a0", .09))
}

// paintSolid is a panel without light or grain, for high contrast.
func paintSolid(c *art.Canvas, w, h float64) {
	c.Fill(art.RoundRect(0, 0, w, h, 9), art.Solid("#000000"))
	c.Stroke(art.RoundRect(1, 1, w-2, h-2, 8), 2, art.Solid("#ffe9b0"))
}

// paintSolidMain is the button of the main thing to do, for high contrast: the
// only one that is filled.
func paintSolidMain(c *art.Canvas, w, h float64) {
	c.PlainPlate(w, h, art.MainWeight, art.StateNormal)
}

// paintSolidOff is a button that does nothing now, for high contrast.
func paintSolidOff(c *art.Canvas, w, h float64) {
	c.PlainPlate(w, h, art.BackWeight, art.StateDisabled)
}

// paintWell is a hollow that holds something to type or slide.
func paintWell(c *art.Canvas, w, h float64) {
	r := min(9, h/2)
	c.Fill(art.RoundRect(0, 0, w, h, r), art.SolidA("#e9c46a", .55))
	c.Fill(art.RoundRect(1.2, 1.2, w-2.4, h-2.4, r-1), art.Solid("#0c0b10"))
	c.InnerShadow(art.RoundRect(1.2, 1.2, w-2.4, h-2.4, r-1), 1, 3, 4, art.HexA("#000000", .9))
}

// paintParchment is a page to read from.
func paintParchment(c *art.Canvas, w, h float64) {
	c.Drop(0, 0, w, h, 10)
	c.Panel(0, 0, w, h, art.PanelParchment)
}

// paintTip is a small parchment beside what it explains.
func paintTip(c *art.Canvas, w, h float64) { c.Tooltip(0, 0, w, h, 0, 0) }

// paintRing is the mark of the keyboard focus.
func paintRing(c *art.Canvas, w, h float64) {
	for _, wide := range []float64{11, 8.5, 6.5} {
		c.Stroke(art.RoundRect(1, 1, w-2, h-2, 10), wide, art.SolidA("#8ff0e0", .13))
	}
	// Dark on both sides, for light grounds.
	c.Stroke(art.RoundRect(2, 2, w-4, h-4, 9), 4, art.SolidA("#0b1a1a", .9))
	c.Stroke(art.RoundRect(2, 2, w-4, h-4, 9), 2.2, art.Solid("#b9fff2"))
}

// ring marks r as having the keyboard.
func (u *UI) ring(r game.Rect) {
	u.rings = append(u.rings, r)
	u.face(Key{Kind: "ring"}, r.Inset(-4), 255, paintRing)
}
