package art

import (
	"math"

	"wyrmtable/fonts"
)

// Plaque explains what is chosen or in play.
type Plaque struct {
	Icon   string
	Glaze  *[3]string // of the medal with the icon: light, body, depth
	Kicker string     // a word above the title
	Title  string
	Text   []Token
}

// DrawPlaque draws a plaque of w by h units, designed at 440 by 84. Title
// and text shrink to fit.
func DrawPlaque(c *Canvas, x, y, w, h float64, p Plaque) {
	c.Drop(x, y, w, h, 10)
	c.Panel(x, y, w, h, PanelLeather)
	r := math.Min(h*0.36, w*0.10)
	mx := x + h*0.5
	c.Shadow(Circle(mx, y+h/2, r), 0, r*0.12, r*0.11, HexA("#000", 0.65))
	c.MedalBody(mx, y+h/2, r, p.Glaze)
	c.Icon(p.Icon, mx+r*0.03, y+h/2+r*0.07, r*1.24, SolidA("#000", 0.5))
	c.Icon(p.Icon, mx, y+h/2, r*1.24, Solid("#fff6e2"))
	b := plaqueText(x, y, w, h, p)
	if p.Kicker != "" {
		size := FitText(fonts.LabelBold, h*0.155, 4, b.room*0.8, p.Kicker)
		c.Text(fonts.LabelBold, size, b.x, b.kicker, Left, p.Kicker, Solid("#ffc65a"))
	}
	c.Engraved(fonts.Title, b.size, b.x, b.title, Left, p.Title, "#f7e7bf")
	c.Block(b.block, b.x, b.text)
}

// plaqueSet is where the words of a plaque lie.
type plaqueSet struct {
	x, room             float64
	size                float64 // of the title
	kicker, title, text float64 // baselines, and the top of the text
	block               *Block
}

func plaqueText(x, y, w, h float64, p Plaque) plaqueSet {
	s := plaqueSet{x: x + h, room: w - h - h*0.16}
	top := y + h*0.12
	if p.Kicker != "" {
		s.kicker = y + h*0.245
		top = y + h*0.265
	}
	s.size = FitText(fonts.Title, h*0.25, 4, s.room, p.Title)
	s.title = top + s.size*0.92
	s.text = s.title + h*0.075
	style := RulesStyle(h*0.205, Left).OnDark()
	style.Lead = 1.08
	s.block = Fit(p.Text, style, s.room, y+h*0.93-s.text, h*0.12)
	return s
}

// PlaqueWords says where the words of a plaque of w by h units come to lie: the
// upper left corners, widths and heights of kicker, title and text. cut reports
// that one of them has no room.
func PlaqueWords(w, h float64, p Plaque) (boxes [3][4]float64, cut bool) {
	s := plaqueText(0, 0, w, h, p)
	title := TextWidth(fonts.Title, s.size, p.Title)
	boxes[1] = [4]float64{s.x, s.title - s.size*0.72, title, s.size * 0.8}
	boxes[2] = [4]float64{s.x, s.text, s.block.Widest, s.block.Height}
	if p.Kicker != "" {
		size := FitText(fonts.LabelBold, h*0.155, 4, s.room*0.8, p.Kicker)
		boxes[0] = [4]float64{s.x, s.kicker - size*0.72, TextWidth(fonts.LabelBold, size, p.Kicker), size * 0.8}
	}
	return boxes, title > s.room+0.5 || s.text+s.block.Height > h
}

// PlusSign is the sign between the two cards of a combination.
func PlusSign(c *Canvas, cx, cy, r float64) {
	c.Shadow(Circle(cx, cy, r), 0, r*0.15, r*0.2, HexA("#000", 0.7))
	c.Fill(Circle(cx, cy, r*1.08), Solid("#120806"))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.84), Solid("#17100c"))
	a, b := r*0.50, r*0.13
	c.Fill(Poly(cx-a, cy-b, cx-b, cy-b, cx-b, cy-a, cx+b, cy-a, cx+b, cy-b, cx+a, cy-b, cx+a, cy+b,
		cx+b, cy+b, cx+b, cy+a, cx-b, cy+a, cx-b, cy+b, cx-a, cy+b), Solid("#ffe9b0"))
}

// LightThread is the dotted thread of light that joins a plaque at (x0, y0)
// with a card at (x1, y1), arriving from above.
func LightThread(c *Canvas, x0, y0, x1, y1 float64) {
	p := new(Path).MoveTo(x0, y0).CubeTo(x0, y0+(y1-y0)*0.7, x1, y0+(y1-y0)*0.3, x1, y1)
	for _, l := range p.Flatten(c.Scale()) {
		left := 0.0
		for i := 1; i < len(l.Pts); i++ {
			a, b := l.Pts[i-1], l.Pts[i]
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			for ; left <= d; left += 6.5 {
				x, y := a.X+(b.X-a.X)*left/d, a.Y+(b.Y-a.Y)*left/d
				c.Glow(Circle(x, y, 1.6), 0, 1.8, HexA("#ffc23a", 0.8))
				c.Fill(Circle(x, y, 1.7), Solid("#ffe9a0"))
			}
			left -= d
		}
	}
}
