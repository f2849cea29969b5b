package curtain

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Strip is the strip of film that holds the pictures of what happened.
func Strip(c *art.Canvas, x, y, w, h float64) {
	c.Drop(x, y, w, h, 10)
	c.Panel(x, y, w, h, art.PanelLeather)
	n := max(2, int(w/32))
	pitch := (w - 48) / float64(n-1)
	holes := new(art.Path)
	for i := range n {
		for _, hy := range [2]float64{y + 10, y + h - 22} {
			holes.Append(art.RoundRect(x+24+float64(i)*pitch-7, hy, 14, 12, 4), art.Identity())
		}
	}
	c.Fill(holes, art.Solid("#0a0605"))
	c.Push(art.Translate(0.5, 1))
	c.Stroke(holes, 1, art.SolidA("#ffe0a8", 0.22))
	c.Pop()
}

// A Who is one sorcerer in a picture of the recap.
type Who struct {
	Colour int
	Icon   string
	Change string                                   // "−1", on a burst; "" for none
	Gain   bool                                     // the burst is green
	Marks  []func(c *art.Canvas, cx, cy, r float64) // draw what lies on him
}

// A Shot is one picture of the recap: who did something by which card to
// whom. Everything in it must be public.
type Shot struct {
	Number  string // in the order of events
	Actor   Who
	Picture *image.RGBA // the card's table face, or its back; nil: no card
	Icon    string      // shown at the right end where nobody is concerned, and in place of the card where there is none
	To      []Who
	Now     bool // the event that asks for an answer
}

// Frame draws a picture of the recap, designed at 220 by 162 units.
func Frame(c *art.Canvas, x, y, w, h float64, s Shot) {
	k := math.Min(w/220, h/162)
	b := art.Box{X: x, Y: y, W: w, H: h}
	p := b.Round(7 * k)
	if s.Now {
		c.Glow(p, 3*k, 7*k, art.HexA("#ffc23a", 0.85))
	}
	c.Fill(b.Inset(-1.5).Round(8*k), art.Solid("#0c0705"))
	cx, cy := x+w/2, y+h/2
	c.Fill(p, art.Radial(cx, cy, w*0.62, cx-w*0.05, cy-h*0.08, art.S(0, "#6a36a4"), art.S(0.55, "#431d74"), art.S(1, "#22093e")))
	inside := c.Clip(p)
	c.Stroke(art.Circle(cx, cy, h*0.40), 1*k, art.SolidA("#f0cf86", 0.35))
	c.Stroke(art.Circle(cx, cy, h*0.375), 0.7*k, art.SolidA("#f0cf86", 0.25))
	c.Spokes(cx, cy, h*0.385, h*0.40, 48, 0.7*k, art.SolidA("#f0cf86", 0.35))
	c.InnerShadow(p, 2*k, 3*k, 5*k, art.HexA("#000", 0.7))
	inside()
	edge := b.Gold()
	if s.Now {
		edge = art.Solid("#ffe9a0")
	}
	c.Stroke(b.Inset(1).Round(6.5*k), 2.2*k, edge)
	recapCard(c, s, cx, cy, h)
	c.Avatar(x+36*k, cy, 22*k, s.Actor.Colour, s.Actor.Icon)
	recapMarks(c, s.Actor, x+36*k, cy, 22*k, k)
	recapTargets(c, s, x+w-38*k, cy, h, k)
	c.Count(x+16*k, y+16*k, 10*k, s.Number)
}

// recapCard lays the card in the middle, a little askew. Where none has acted
// and somebody is concerned, what it was stands there.
func recapCard(c *art.Canvas, s Shot, cx, cy, h float64) {
	if s.Picture == nil {
		if len(s.To) > 0 && s.Icon != "" {
			c.Icon(s.Icon, cx+h*0.01, cy+h*0.013, h*0.34, art.SolidA("#000", 0.6))
			c.Icon(s.Icon, cx, cy, h*0.34, art.Solid("#f3e2bd"))
		}
		return
	}
	cw := h * 0.44
	c.Push(art.RotateAbout(0.07, cx, cy))
	defer c.Pop()
	if s.Now {
		c.Glow(art.RoundRect(cx-cw/2, cy-cw*0.7, cw, cw*1.4, cw*0.06), 2, cw*0.07, art.HexA("#ffd45e", 0.9))
	}
	c.Drop(cx-cw/2, cy-cw*0.7, cw, cw*1.4, cw*0.06)
	c.Image(s.Picture, cx-cw/2, cy-cw*0.7, cw, cw*1.4)
}

// recapTargets lists whom the card concerned, or shows what it was.
func recapTargets(c *art.Canvas, s Shot, x, cy, h, k float64) {
	n := len(s.To)
	if n == 0 {
		c.Icon(s.Icon, x+1.5*k, cy+2*k, 40*k, art.SolidA("#000", 0.6))
		c.Icon(s.Icon, x, cy, 40*k, art.Solid("#f3e2bd"))
		return
	}
	ax := x - 30*k
	c.Shadow(art.Poly(ax-6*k, cy-8*k, ax+7*k, cy, ax-6*k, cy+8*k), 1, 2, 2, art.HexA("#000", 0.7))
	c.Fill(art.Poly(ax-6*k, cy-8*k, ax+7*k, cy, ax-6*k, cy+8*k), art.Gold(ax-8*k, cy-8*k, 16*k, 16*k))
	r := math.Min(20*k, h*0.42/float64(n))
	pitch := math.Min(48*k, h*0.94/float64(n))
	for i, t := range s.To {
		y := cy + (float64(i)-float64(n-1)/2)*pitch
		c.Avatar(x, y, r, t.Colour, t.Icon)
		if t.Change != "" {
			sym := art.SymDamage
			if t.Gain {
				sym = art.SymLife
			}
			c.Burst(x+r*0.98, y+r*0.34, math.Max(r*0.76, 13.5*k), t.Change, sym)
		}
		recapMarks(c, t, x, y, r, k)
	}
}

func recapMarks(c *art.Canvas, t Who, x, y, r, k float64) {
	for i, mark := range t.Marks {
		mark(c, x+r*0.78-float64(i)*r*0.95, y+r*0.98, math.Max(r*0.42, 8*k))
	}
}

// Caption sets what a picture shows beneath it, in a column about cx, and
// gives the height it takes; words shrink to fit height.
func Caption(c *art.Canvas, cx, y, w, height float64, text []art.Token) float64 {
	style := art.RulesStyle(17, art.Centre).OnDark()
	style.Plain = fonts.Rules
	b := art.Fit(text, style, w, height, 11)
	c.Block(b, cx-w/2, y)
	return b.Height
}
