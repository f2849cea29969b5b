package arcaneduel

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Plaque explains the spell that is chosen or in play.
type Plaque struct {
	Icon   string
	Kind   Kind   // its colour
	Kicker string // "COMBINAISON"
	Title  string
	Text   []art.Token
}

// Plaque draws a plaque of w by h units, designed at 440 by 84. Title
// and text shrink to fit.
func DrawPlaque(c *art.Canvas, x, y, w, h float64, p Plaque) {
	c.Drop(x, y, w, h, 10)
	c.Panel(x, y, w, h, art.PanelLeather)
	r := math.Min(h*0.36, w*0.10)
	mx := x + h*0.5
	c.Shadow(art.Circle(mx, y+h/2, r), 0, r*0.12, r*0.11, art.HexA("#000", 0.65))
	c.MedalBody(mx, y+h/2, r, p.Kind.look().glaze)
	c.Icon(p.Icon, mx+r*0.03, y+h/2+r*0.07, r*1.24, art.SolidA("#000", 0.5))
	c.Icon(p.Icon, mx, y+h/2, r*1.24, art.Solid("#fff6e2"))
	b := plaqueText(x, y, w, h, p)
	if p.Kicker != "" {
		size := art.FitText(fonts.LabelBold, h*0.155, 4, b.room*0.8, p.Kicker)
		c.Text(fonts.LabelBold, size, b.x, b.kicker, art.Left, p.Kicker, art.Solid("#ffc65a"))
	}
	c.Engraved(fonts.Title, b.size, b.x, b.title, art.Left, p.Title, "#f7e7bf")
	c.Block(b.block, b.x, b.text)
}

// plaqueSet is where the words of a plaque lie.
type plaqueSet struct {
	x, room             float64
	size                float64 // of the title
	kicker, title, text float64 // baselines, and the top of the text
	block               *art.Block
}

func plaqueText(x, y, w, h float64, p Plaque) plaqueSet {
	s := plaqueSet{x: x + h, room: w - h - h*0.16}
	top := y + h*0.12
	if p.Kicker != "" {
		s.kicker = y + h*0.245
		top = y + h*0.265
	}
	s.size = art.FitText(fonts.Title, h*0.25, 4, s.room, p.Title)
	s.title = top + s.size*0.92
	s.text = s.title + h*0.075
	style := art.RulesStyle(h*0.205, art.Left).OnDark()
	style.Lead = 1.08
	s.block = art.Fit(p.Text, style, s.room, y+h*0.93-s.text, h*0.12)
	return s
}

// PlaqueWords says where the words of a plaque of w by h units come to lie: the
// upper left corners, widths and heights of kicker, title and text. cut reports
// that one of them has no room.
func PlaqueWords(w, h float64, p Plaque) (boxes [3][4]float64, cut bool) {
	s := plaqueText(0, 0, w, h, p)
	title := art.TextWidth(fonts.Title, s.size, p.Title)
	boxes[1] = [4]float64{s.x, s.title - s.size*0.72, title, s.size * 0.8}
	boxes[2] = [4]float64{s.x, s.text, s.block.Widest, s.block.Height}
	if p.Kicker != "" {
		size := art.FitText(fonts.LabelBold, h*0.155, 4, s.room*0.8, p.Kicker)
		boxes[0] = [4]float64{s.x, s.kicker - size*0.72, art.TextWidth(fonts.LabelBold, size, p.Kicker), size * 0.8}
	}
	return boxes, title > s.room+0.5 || s.text+s.block.Height > h
}

// ComboPlus is the sign between the two cards of a combination.
func ComboPlus(c *art.Canvas, cx, cy, r float64) {
	c.Shadow(art.Circle(cx, cy, r), 0, r*0.15, r*0.2, art.HexA("#000", 0.7))
	c.Fill(art.Circle(cx, cy, r*1.08), art.Solid("#120806"))
	c.Fill(art.Circle(cx, cy, r), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.84), art.Solid("#17100c"))
	a, b := r*0.50, r*0.13
	c.Fill(art.Poly(cx-a, cy-b, cx-b, cy-b, cx-b, cy-a, cx+b, cy-a, cx+b, cy-b, cx+a, cy-b, cx+a, cy+b,
		cx+b, cy+b, cx+b, cy+a, cx-b, cy+a, cx-b, cy+b, cx-a, cy+b), art.Solid("#ffe9b0"))
}

// ComboThread is the dotted thread of light that joins a plaque at (x0, y0)
// with a card at (x1, y1), arriving from above.
func ComboThread(c *art.Canvas, x0, y0, x1, y1 float64) {
	p := new(art.Path).MoveTo(x0, y0).CubeTo(x0, y0+(y1-y0)*0.7, x1, y0+(y1-y0)*0.3, x1, y1)
	for _, l := range p.Flatten(c.Scale()) {
		left := 0.0
		for i := 1; i < len(l.Pts); i++ {
			a, b := l.Pts[i-1], l.Pts[i]
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			for ; left <= d; left += 6.5 {
				x, y := a.X+(b.X-a.X)*left/d, a.Y+(b.Y-a.Y)*left/d
				c.Glow(art.Circle(x, y, 1.6), 0, 1.8, art.HexA("#ffc23a", 0.8))
				c.Fill(art.Circle(x, y, 1.7), art.Solid("#ffe9a0"))
			}
			left -= d
		}
	}
}

// SpellArrow is the bold arrow from a spell to the sorcerer it aims at, bent
// by lift units to its left; width is that of its shaft.
func SpellArrow(c *art.Canvas, x0, y0, x1, y1, lift, width float64) {
	dx, dy := x1-x0, y1-y0
	n := math.Hypot(dx, dy)
	if n < width*3 {
		return
	}
	mx, my := (x0+x1)/2+dy/n*lift, (y0+y1)/2-dx/n*lift
	ex, ey := x1-mx, y1-my
	en := math.Hypot(ex, ey)
	ex, ey = ex/en, ey/en
	bx, by := x1-ex*width*3.4, y1-ey*width*3.4
	shaft := new(art.Path).MoveTo(x0, y0).QuadTo(mx, my, bx, by)
	at := func(along, side float64) (float64, float64) {
		return x1 - ex*width*along - ey*width*side, y1 - ey*width*along + ex*width*side
	}
	head := new(art.Path)
	for i, q := range [4][2]float64{{0, 0}, {5.0, 2.3}, {3.6, 0}, {5.0, -2.3}} {
		x, y := at(q[0], q[1])
		head.Corner(i, x, y)
	}
	head.Close()
	whole := shaft.Outline(width, c.Scale(), true)
	whole.Append(head, art.Identity())
	c.Shadow(whole, 2, 5, 4, art.HexA("#000", 0.55))
	c.Glow(whole, 1, width*0.8, art.HexA("#ff4a2a", 0.55))
	for _, pen := range [3]struct {
		grow float64
		ink  art.Paint
	}{
		{width * 0.50, art.Solid("#3a0804")}, {width * 0.22, art.Solid("#ffd2a0")},
		{0, art.Linear(x0, y0, x1, y1, art.S(0, "#a81a10"), art.S(0.6, "#e8381e"), art.S(1, "#ff5a34"))},
	} {
		c.StrokeRound(shaft, width+pen.grow, pen.ink)
		if pen.grow > 0 {
			c.StrokeRound(head, pen.grow, pen.ink)
		}
		c.Fill(head, pen.ink)
	}
	c.Push(art.Translate(-width*0.12, -width*0.18))
	c.StrokeRound(shaft, width*0.22, art.SolidA("#ffc0a0", 0.55))
	c.Pop()
}
