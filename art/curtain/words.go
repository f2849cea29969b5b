package curtain

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Medal is the emblem of the player whose turn at the screen it is, in
// a graduated ring of light.
func Medal(c *art.Canvas, cx, cy, r float64, colour int, icon string) {
	ink := art.SolidA("#f0d48a", 0.75)
	c.Glow(art.Circle(cx, cy, r), 4, r*0.30, art.HexA("#ffd9f0", 0.30))
	c.Stroke(art.Circle(cx, cy, r*1.24), r*0.016, ink)
	c.Stroke(art.Circle(cx, cy, r*1.20), r*0.008, ink)
	c.Spokes(cx, cy, r*1.26, r*1.33, 48, r*0.016, ink)
	c.Avatar(cx, cy, r, colour, icon)
}

// Title sets a line in polished gold about cx on baseline y, no wider
// than width, and gives the size it came to.
func Title(c *art.Canvas, cx, y, size, width float64, s string) float64 {
	size = art.FitText(fonts.TitleBlack, size, 6, width, s)
	p := art.TextPath(fonts.TitleBlack, size, cx, y, art.Centre, s)
	if p.Empty() {
		return size
	}
	x0, y0, x1, y1 := p.Bounds()
	c.Relief(p, x0, y0, x1-x0, y1-y0, size*0.030)
	return size
}

// Rule is the rule with a diamond beneath a title.
func Rule(c *art.Canvas, cx, y, half float64) {
	for _, s := range [2]float64{-1, 1} {
		c.Fill(art.Rect(math.Min(cx+s*18, cx+s*half), y-0.7, half-18, 1.4),
			art.Linear(cx+s*18, 0, cx+s*half, 0, art.SA(0, "#e9c46a", 0.95), art.SA(1, "#e9c46a", 0)))
	}
	c.Fill(art.Diamond(cx, y, 7), art.Gold(cx-7, y-7, 14, 14))
}

// A Note says on a dark plate why the screen changes hands now. Picture,
// if there is one, is the face of a card that everyone may see.
type Note struct {
	Picture *image.RGBA
	Kicker  string // "Pourquoi maintenant"
	Title   string // "Défense contre Éclair"
	Text    []art.Token
}

// PaintNote draws the plate, designed at 576 by 134 units.
func PaintNote(c *art.Canvas, x, y, w, h float64, n Note) {
	c.Drop(x, y, w, h, 10)
	c.Panel(x, y, w, h, art.PanelLeather)
	s := noteSet(x, y, w, h, n)
	if n.Picture != nil {
		cw := s.cardW
		c.Push(art.RotateAbout(-0.05, x+h*0.14+cw/2, y+h/2))
		c.Drop(x+h*0.14, y+h/2-cw*0.7, cw, cw*1.4, cw*0.06)
		c.Image(n.Picture, x+h*0.14, y+h/2-cw*0.7, cw, cw*1.4)
		c.Pop()
	}
	size := art.FitText(fonts.LabelBold, h*0.115, 4, s.room, n.Kicker)
	c.Text(fonts.LabelBold, size, s.x, s.kicker, art.Left, n.Kicker, art.Solid("#ffc65a"))
	c.Engraved(fonts.Title, s.size, s.x, s.title, art.Left, n.Title, "#f7e7bf")
	c.Block(s.block, s.x, s.text)
}

// noteWords is where the words of a note lie.
type noteWords struct {
	cardW, x, room, size, kicker, title, text float64
	block                                     *art.Block
}

func noteSet(x, y, w, h float64, n Note) noteWords {
	s := noteWords{cardW: h * 0.60, x: x + h*0.16}
	if n.Picture != nil {
		s.cardW = math.Min(s.cardW, w*0.22)
		s.x = x + h*0.14 + s.cardW + h*0.17
	}
	s.room = x + w - h*0.15 - s.x
	s.kicker = y + h*0.235
	s.size = art.FitText(fonts.Title, h*0.175, 4, s.room, n.Title)
	s.title = s.kicker + h*0.045 + s.size*0.92
	s.text = s.title + h*0.06
	style := art.RulesStyle(h*0.130, art.Left).OnDark()
	s.block = art.Fit(n.Text, style, s.room, y+h*0.90-s.text, h*0.075)
	return s
}
