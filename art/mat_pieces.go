package art

import (
	"math"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// EmptySlot draws the place of a card that is not there: dim, dashed, with a
// caption and a faint icon, either of which may be empty.
func (c *Canvas) EmptySlot(x, y, w, h float64, caption, icon string) {
	r := w * 0.055
	p := RoundRect(x, y, w, h, r)
	c.Fill(p, SolidA("#04070c", 0.38))
	c.InnerShadow(p, 0, w*0.02, w*0.035, HexA("#000", 0.55))
	c.StrokeDash(RoundRect(x+1, y+1, w-2, h-2, r), 1.2, []float64{6, 4}, SolidA("#cfe0e8", 0.42))
	if caption != "" {
		size := FitText(fonts.Rules, 15, 9, w-16, caption)
		c.Text(fonts.Rules, size, x+w/2, y+h*0.46, Centre, caption, SolidA("#dfe7ea", 0.62))
	}
	if icon != "" {
		c.Icon(icon, x+w/2, y+h*0.60, w*0.22, SolidA("#dfe7ea", 0.45))
	}
}

// HandSlot draws the free place in a hand: dark hide, a stitched dashed line
// and up to two lines of text; lit adds the gold edge that says a card may be
// dropped here.
func (c *Canvas) HandSlot(x, y, w, h float64, title, hint string, lit bool) {
	r := w * 0.05
	p := RoundRect(x, y, w, h, r)
	if lit {
		c.Glow(p, 2, 8, HexA("#ffd45e", 0.75))
	} else {
		c.Shadow(p, 1, 3, 5, HexA("#000", 0.5))
	}
	c.Fill(p, c.Tile(texture.HideTile(), 1))
	c.Fill(p, Linear(x, y, x+w*0.5, y+h, SA(0, "#d8a566", 0.20), SA(1, "#000", 0.35)))
	c.InnerShadow(p, 2, 5, 7, HexA("#000", 0.75))
	in := RoundRect(x+8, y+8, w-16, h-16, math.Max(2, r-4))
	dashes := []float64{7, 5}
	c.Push(Translate(0.4, 1))
	c.StrokeDash(in, 1.6, dashes, SolidA("#000", 0.7))
	c.Pop()
	c.StrokeDash(in, 1.3, dashes, SolidA("#e6cf9a", 0.80))
	if lit {
		c.Stroke(p, 2.4, Solid("#ffd45e"))
		c.Stroke(p, 0.9, Solid("#fff4c4"))
	} else {
		c.Stroke(p, 1.4, Gold(x, y, w, h).Alpha(0.7))
	}
	ty := y + h - max(55, h*0.20)
	if title != "" {
		size := FitText(fonts.Title, 18, 10, w-34, title)
		c.Engraved(fonts.Title, size, x+w/2, ty, Centre, title, "#f3e3bb")
	}
	if hint != "" {
		size := FitText(fonts.Rules, 16, 10, w-34, hint)
		c.Engraved(fonts.Rules, size, x+w/2, ty+20, Centre, hint, "#d9c7a2")
	}
}

// CountBadge is the gold-rimmed disc that counts the cards of a pile.
func (c *Canvas) CountBadge(cx, cy, r float64, text string) {
	p := Circle(cx, cy, r)
	c.Shadow(p, 0.5, r*0.14, r*0.18, HexA("#000", 0.7))
	c.Fill(p, Solid("#0c0705"))
	c.Fill(Ring(cx, cy, r*0.96, r*0.80), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.80), Radial(cx, cy, r, cx-r*0.2, cy-r*0.3, S(0, "#3a2a1f"), S(1, "#0f0907")))
	size := FitText(fonts.Name, r*1.15, r*0.7, r*1.36, text)
	c.Engraved(fonts.Name, size, cx, cy+size*0.335, Centre, text, "#fff0cc")
}

// EmberStream draws a glowing vein along the cubic from (x0, y0) by the two
// control points to (x1, y1): it ties a Storm to whom it acts upon. strength
// from 0 to 1 fades it in.
func (c *Canvas) EmberStream(x0, y0, ax, ay, bx, by, x1, y1, strength float64) {
	p := new(Path).MoveTo(x0, y0).CubeTo(ax, ay, bx, by, x1, y1)
	line := func(width float64) *Path { return p.Outline(width, c.Scale(), true) }
	c.Glow(line(7), 0, 9, HexA("#ff5a14", 0.50*strength))
	c.Glow(line(5), 0, 3.2, HexA("#ff8a3c", 0.80*strength))
	c.StrokeRound(p, 3.4, SolidA("#ff9c54", 0.90*strength))
	c.StrokeRound(p, 1.5, SolidA("#fff0cc", 0.95*strength))
	c.StrokeDash(p, 3.4, []float64{1.6, 13}, SolidA("#7a2208", 0.55*strength))
}

// Spark draws a mote of fire; it reaches r from its centre.
func (c *Canvas) Spark(cx, cy, r float64) {
	c.Fill(Circle(cx, cy, r), Radial(cx, cy, r, cx, cy, SA(0, "#fff6dc", 1), SA(0.12, "#ffe0a0", 1),
		SA(0.26, "#ff9a48", 0.75), SA(0.55, "#ff5a14", 0.24), SA(1, "#ff4a08", 0)))
}
