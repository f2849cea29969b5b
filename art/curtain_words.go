package art

import (
	"image"
	"math"

	"wyrmtable/fonts"
)

// CurtainMedal is the emblem of the player whose turn at the screen it is, in
// a graduated ring of light.
func (c *Canvas) CurtainMedal(cx, cy, r float64, colour int, icon string) {
	ink := SolidA("#f0d48a", 0.75)
	c.Glow(Circle(cx, cy, r), 4, r*0.30, HexA("#ffd9f0", 0.30))
	c.Stroke(Circle(cx, cy, r*1.24), r*0.016, ink)
	c.Stroke(Circle(cx, cy, r*1.20), r*0.008, ink)
	c.Spokes(cx, cy, r*1.26, r*1.33, 48, r*0.016, ink)
	c.Avatar(cx, cy, r, colour, icon)
}

// CurtainTitle sets a line in polished gold about cx on baseline y, no wider
// than width, and gives the size it came to.
func (c *Canvas) CurtainTitle(cx, y, size, width float64, s string) float64 {
	size = FitText(fonts.TitleBlack, size, 6, width, s)
	p := TextPath(fonts.TitleBlack, size, cx, y, Centre, s)
	if p.Empty() {
		return size
	}
	x0, y0, x1, y1 := p.Bounds()
	c.Relief(p, x0, y0, x1-x0, y1-y0, size*0.030)
	return size
}

// CurtainRule is the rule with a diamond beneath a title.
func (c *Canvas) CurtainRule(cx, y, half float64) {
	for _, s := range [2]float64{-1, 1} {
		c.Fill(Rect(math.Min(cx+s*18, cx+s*half), y-0.7, half-18, 1.4),
			Linear(cx+s*18, 0, cx+s*half, 0, SA(0, "#e9c46a", 0.95), SA(1, "#e9c46a", 0)))
	}
	c.Fill(Diamond(cx, y, 7), Gold(cx-7, y-7, 14, 14))
}

// CurtainNote says on a dark plate why the screen changes hands now. Picture,
// if there is one, is the face of a card that everyone may see.
type CurtainNote struct {
	Picture *image.RGBA
	Kicker  string // "Pourquoi maintenant"
	Title   string // "Défense contre Éclair"
	Text    []Token
}

// CurtainNote draws the plate, designed at 576 by 134 units.
func (c *Canvas) CurtainNote(x, y, w, h float64, n CurtainNote) {
	c.Drop(x, y, w, h, 10)
	c.Panel(x, y, w, h, PanelLeather)
	s := noteSet(x, y, w, h, n)
	if n.Picture != nil {
		cw := s.cardW
		c.Push(RotateAbout(-0.05, x+h*0.14+cw/2, y+h/2))
		c.Drop(x+h*0.14, y+h/2-cw*0.7, cw, cw*1.4, cw*0.06)
		c.Image(n.Picture, x+h*0.14, y+h/2-cw*0.7, cw, cw*1.4)
		c.Pop()
	}
	size := FitText(fonts.LabelBold, h*0.115, 4, s.room, n.Kicker)
	c.Text(fonts.LabelBold, size, s.x, s.kicker, Left, n.Kicker, Solid("#ffc65a"))
	c.Engraved(fonts.Title, s.size, s.x, s.title, Left, n.Title, "#f7e7bf")
	c.Block(s.block, s.x, s.text)
}

// noteWords is where the words of a note lie.
type noteWords struct {
	cardW, x, room, size, kicker, title, text float64
	block                                     *Block
}

func noteSet(x, y, w, h float64, n CurtainNote) noteWords {
	s := noteWords{cardW: h * 0.60, x: x + h*0.16}
	if n.Picture != nil {
		s.cardW = math.Min(s.cardW, w*0.22)
		s.x = x + h*0.14 + s.cardW + h*0.17
	}
	s.room = x + w - h*0.15 - s.x
	s.kicker = y + h*0.235
	s.size = FitText(fonts.Title, h*0.175, 4, s.room, n.Title)
	s.title = s.kicker + h*0.045 + s.size*0.92
	s.text = s.title + h*0.06
	style := RulesStyle(h*0.130, Left).OnDark()
	s.block = Fit(n.Text, style, s.room, y+h*0.90-s.text, h*0.075)
	return s
}

// Veil darkens what lies below it, for a notice above a picture that everyone
// may see. It hides nothing: before hidden things comes the curtain.
func (c *Canvas) Veil(x, y, w, h, alpha float64) {
	c.Fill(Rect(x, y, w, h), SolidA("#0a0512", alpha))
	r := math.Hypot(w, h) / 2
	c.Fill(Rect(x, y, w, h), Radial(x+w/2, y+h*0.46, r, x+w/2, y+h*0.46, SA(0, "#3a1c66", 0.22), SA(0.5, "#000", 0.10), SA(1, "#000", 0.55)))
}
