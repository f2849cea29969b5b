package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
)

// faceMargin is the room around a face for its shadow and glow.
const faceMargin = 10.0

// face puts the picture of a widget's body in r, with room for its shadow.
func (u *UI) face(k Key, r game.Rect, alpha uint8, paint func(c *art.Canvas, w, h float64)) {
	if u.mute || alpha == 0 || u.hidden(r.Inset(-faceMargin)) {
		return
	}
	w, h := r.W+2*faceMargin, r.H+2*faceMargin
	img, ok := u.Kit.Pics.Find(k, w, h)
	if !ok {
		img = u.paintFace(k, r.W, r.H, paint)
	}
	tint := White
	tint.A = alpha
	u.sprite(img, r.Inset(-faceMargin), tint)
}

func (u *UI) paintFace(k Key, w, h float64, paint func(c *art.Canvas, w, h float64)) *ebiten.Image {
	return u.Kit.Pics.Get(k, w+2*faceMargin, h+2*faceMargin, func(c *art.Canvas) {
		c.Push(art.Translate(faceMargin, faceMargin))
		defer c.Pop()
		paint(c, w, h)
	})
}

func goldEdge(y0, y1 float64) art.Paint {
	return art.Linear(0, y0, 0, y1,
		art.S(0, "#fff0b8"), art.S(.22, "#dcae54"), art.S(.48, "#8d5f22"),
		art.S(.62, "#e9c46a"), art.S(.82, "#a8742c"), art.S(1, "#5f3c14"))
}

// paintEmber is the button of the main thing to do: a pointed plate of embers.
func paintEmber(c *art.Canvas, w, h float64) {
	paintPlate(c, w, h, art.Linear(0, 0, 0, h, art.S(0, "#f0793a"), art.S(.47, "#b43618"), art.S(.53, "#92250f"), art.S(1, "#571309")), "#ffb27a")
}

// paintEmberHot is paintEmber under the mouse.
func paintEmberHot(c *art.Canvas, w, h float64) {
	c.Glow(art.Plate(0, 0, w, h, tipOf(w, h)), 2, 4, art.HexA("#ffd45e", .75))
	paintPlate(c, w, h, art.Linear(0, 0, 0, h, art.S(0, "#ff9a55"), art.S(.47, "#d0461f"), art.S(.53, "#ab3014"), art.S(1, "#6d1a0c")), "#ffd9b0")
}

// paintSlate is the button of everything else.
func paintSlate(c *art.Canvas, w, h float64) {
	paintPlate(c, w, h, art.Linear(0, 0, 0, h, art.S(0, "#4b5264"), art.S(.47, "#2b303d"), art.S(.53, "#20242f"), art.S(1, "#14161d")), "#aab4cc")
}

func paintSlateHot(c *art.Canvas, w, h float64) {
	c.Glow(art.Plate(0, 0, w, h, tipOf(w, h)), 2, 4, art.HexA("#ffd45e", .6))
	paintPlate(c, w, h, art.Linear(0, 0, 0, h, art.S(0, "#67718a"), art.S(.47, "#3b4253"), art.S(.53, "#2d3340"), art.S(1, "#1c1f28")), "#d5def2")
}

// paintDull is a plate that cannot be pressed.
func paintDull(c *art.Canvas, w, h float64) {
	t := tipOf(w, h)
	c.Fill(art.Plate(0, 0, w, h, t), art.SolidA("#17181d", .75))
	c.Stroke(art.Plate(1, 1, w-2, h-2, t), 1.4, art.SolidA("#8c7a58", .55))
}

func tipOf(w, h float64) float64 { return min(h*0.36, w*0.12) }

func paintPlate(c *art.Canvas, w, h float64, body art.Paint, light string) {
	t := tipOf(w, h)
	p := art.Plate(0, 0, w, h, t)
	c.Shadow(p, 0, 3, 4, art.HexA("#000000", .65))
	c.Fill(p, art.Solid("#0d0705"))
	c.Fill(art.Plate(1, 1, w-2, h-2, t-.5), goldEdge(0, h))
	c.Fill(art.Plate(3.4, 3.2, w-6.8, h-6.4, t-2), art.Solid("#190b06"))
	c.Fill(art.Plate(4.6, 4.2, w-9.2, h-8.4, t-2.5), body)
	c.Stroke(art.Line(t+4, 5.2, w-t-4, 5.2), 1, art.SolidA(light, .6))
	c.Stroke(art.Plate(7, 6.4, w-14, h-12.8, t-4), .8, art.SolidA("#ffe2a8", .16))
}

// paintPanel is the dark plate with a fine gold edge that holds everything.
func paintPanel(c *art.Canvas, w, h float64) {
	p := art.RoundRect(0, 0, w, h, 11)
	c.Shadow(p, 0, 4, 6, art.HexA("#000000", .6))
	c.Fill(p, art.Solid("#0b0a0d"))
	c.Fill(art.RoundRect(1, 1, w-2, h-2, 10), goldEdge(0, h))
	c.Fill(art.RoundRect(2.4, 2.4, w-4.8, h-4.8, 9), art.Linear(0, 0, w*.4, h, art.S(0, "#2a2b36"), art.S(.5, "#1d1d27"), art.S(1, "#15141b")))
	c.InnerShadow(art.RoundRect(2.4, 2.4, w-4.8, h-4.8, 9), 0, 2, 7, art.HexA("#000000", .55))
	c.Stroke(art.RoundRect(4.5, 4.5, w-9, h-9, 7.5), .8, art.SolidA("#e9c46a", .20))
}

// paintPanelHot is a panel that is a button, under the mouse.
func paintPanelHot(c *art.Canvas, w, h float64) {
	c.Glow(art.RoundRect(0, 0, w, h, 11), 2, 4, art.HexA("#ffd45e", .6))
	paintPanel(c, w, h)
	c.Fill(art.RoundRect(2.4, 2.4, w-4.8, h-4.8, 9), art.SolidA("#ffd9a0", .08))
}

// paintSolid is a panel without light or grain, for high contrast.
func paintSolid(c *art.Canvas, w, h float64) {
	c.Fill(art.RoundRect(0, 0, w, h, 9), art.Solid("#000000"))
	c.Stroke(art.RoundRect(1, 1, w-2, h-2, 8), 2, art.Solid("#ffe9b0"))
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
	p := art.RoundRect(0, 0, w, h, 9)
	c.Shadow(p, 0, 4, 6, art.HexA("#000000", .65))
	c.Fill(p, art.Solid("#2a1509"))
	c.Fill(art.RoundRect(1, 1, w-2, h-2, 8), goldEdge(0, h))
	c.Fill(art.RoundRect(3, 3, w-6, h-6, 6), art.Linear(0, 0, w*.3, h, art.S(0, "#f7ecd2"), art.S(.6, "#f0e2c0"), art.S(1, "#e2cd9f")))
	c.InnerShadow(art.RoundRect(3, 3, w-6, h-6, 6), 0, 0, 8, art.HexA("#8a5a2a", .55))
}

// paintRing is the mark of the keyboard focus.
func paintRing(c *art.Canvas, w, h float64) {
	c.Glow(art.RoundRect(1, 1, w-2, h-2, 10), 1, 3, art.HexA("#8ff0e0", .8))
	c.Stroke(art.RoundRect(1, 1, w-2, h-2, 10), 2.6, art.Solid("#0b1a1a"))
	c.Stroke(art.RoundRect(1, 1, w-2, h-2, 10), 2, art.Solid("#b9fff2"))
}

// ring marks r as having the keyboard.
func (u *UI) ring(r game.Rect) { u.face(Key{Kind: "ring"}, r.Inset(-4), 255, paintRing) }
