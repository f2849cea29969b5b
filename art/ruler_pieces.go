package art

import (
	"math"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// RulerLiquid draws the liquid of a full scale where its groove lies. Scenes
// keep the picture and show the part of it that LiquidBox gives.
func (c *Canvas) RulerLiquid(s Ruler) {
	x, y, w, h := s.LiquidBox(float64(s.Max))
	t := s.Tint
	if s.lying() {
		// Past Full the liquid runs under the pin, so its end stays hidden.
		p := RoundRect(x, y, w+4, h, h/2)
		c.Fill(p, Linear(0, y, 0, y+h, S(0, t.Lo), S(0.22, t.Mid), S(0.38, t.Hi), S(0.55, t.Mid), S(1, t.Lo)))
		c.Fill(p, Linear(x, 0, x+w, 0, SA(0, "#000", 0.40), SA(0.25, "#000", 0.05), SA(0.8, "#fff", 0), SA(1, "#fff", 0.16)))
	} else {
		p := RoundRect(x, y-4, w, h+4, w/2)
		c.Fill(p, Linear(x, 0, x+w, 0, S(0, t.Lo), S(0.18, t.Mid), S(0.36, t.Hi), S(0.55, t.Mid), S(1, t.Lo)))
		c.Fill(p, Linear(0, y, 0, y+h, SA(0, "#fff", 0.16), SA(0.2, "#fff", 0), SA(0.75, "#000", 0.05), SA(1, "#000", 0.40)))
	}
}

// RulerPin draws a domed pin of radius r in its brass ring, with its shadow;
// number may be empty when digits are drawn apart. The drawing reaches 1.5 r
// from the centre.
func (c *Canvas) RulerPin(cx, cy, r float64, t Tint, number string) {
	c.Shadow(Circle(cx, cy, r), r*0.09, r*0.24, r*0.20, HexA("#000", 0.75))
	c.Fill(Circle(cx, cy, r), Solid("#140a04"))
	c.Fill(Circle(cx, cy, r*0.96), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Stroke(Circle(cx, cy, r*0.93), r*0.03, SolidA("#fff6d8", 0.6))
	c.Fill(Circle(cx, cy, r*0.77), Solid("#160a05"))
	dome := Circle(cx, cy, r*0.71)
	c.Fill(dome, Radial(cx, cy, r*0.98, cx-r*0.20, cy-r*0.34, S(0, t.Hi), S(0.48, t.Mid), S(1, t.Lo)))
	// Light that went through the glass gathers opposite the lamp.
	c.Fill(dome, Radial(cx+r*0.22, cy+r*0.42, r*0.42, cx+r*0.22, cy+r*0.42, S(0, t.Hi+"70"), S(1, t.Hi+"00")))
	c.Fill(Ellipse(cx-r*0.06, cy-r*0.40, r*0.46, r*0.24),
		Linear(0, cy-r*0.64, 0, cy-r*0.14, SA(0, "#fff", 0.75), SA(1, "#fff", 0.04)))
	if number != "" {
		c.RulerDigits(cx, cy, r, number)
	}
}

// RulerDigits sets a number on a pin of radius r.
func (c *Canvas) RulerDigits(cx, cy, r float64, number string) {
	size := FitText(fonts.Name, r*1.10, r*0.6, r*1.42, number)
	y := cy + size*0.345
	c.TextOutline(fonts.Name, size, cx, y, Centre, number, r*0.24, SolidA("#140804", 0.95))
	c.Text(fonts.Name, size, cx, y, Centre, number, Solid("#fffaf0"))
}

// RulerHalo draws the glow of a pin whose value is changing. It reaches 2.4 r.
func (c *Canvas) RulerHalo(cx, cy, r float64, t Tint) {
	c.Fill(Circle(cx, cy, r*2.3), Radial(cx, cy, r*2.3, cx, cy,
		S(0, t.Hi+"d0"), S(0.42, t.Mid+"b0"), S(0.68, t.Mid+"40"), S(1, t.Mid+"00")))
}

// RulerGhost draws where a pin was or will be: a dashed ring and its number.
func (c *Canvas) RulerGhost(cx, cy, r float64, number string) {
	c.Fill(Circle(cx, cy, r*0.92), SolidA("#0c0603", 0.42))
	ring := Circle(cx, cy, r*0.94)
	c.StrokeDash(ring, r*0.15, []float64{r * 0.34, r * 0.25}, SolidA("#000", 0.55))
	c.StrokeDash(ring, r*0.10, []float64{r * 0.34, r * 0.25}, SolidA("#fff4d4", 0.95))
	if number != "" {
		c.TextOutline(fonts.Name, r*0.92, cx, cy+r*0.31, Centre, number, r*0.16, SolidA("#000", 0.6))
		c.Text(fonts.Name, r*0.92, cx, cy+r*0.31, Centre, number, SolidA("#f4e6c4", 0.85))
	}
}

// RulerBurst draws the badge of a change, such as "−2" or "+3": a jagged star
// for a loss, a scalloped seal for a gain. It reaches 1.5 r.
func (c *Canvas) RulerBurst(cx, cy, r float64, t Tint, gain bool, text string) {
	p := jagged(cx, cy, r)
	if gain {
		p = Star(cx, cy, r, r*0.86, 14)
	}
	c.Glow(p, r*0.10, r*0.22, HexA(t.Hi, 0.55))
	c.Shadow(p, r*0.08, r*0.16, r*0.12, HexA("#000", 0.7))
	c.Fill(p, Radial(cx, cy, r*1.1, cx-r*0.2, cy-r*0.25, S(0, t.Hi), S(0.35, t.Mid), S(1, t.Lo)))
	c.Stroke(p, r*0.17, SolidA("#2a0904", 0.9))
	c.Stroke(p, r*0.085, Linear(cx-r, cy-r, cx+r, cy+r, S(0, "#fff8dc"), S(0.5, "#f2cf84"), S(1, "#d9a34c")))
	size := FitText(fonts.Name, r*0.88, r*0.5, r*1.15, text)
	c.TextOutline(fonts.Name, size, cx, cy+size*0.33, Centre, text, r*0.22, SolidA("#1c0603", 0.95))
	c.Text(fonts.Name, size, cx, cy+size*0.33, Centre, text, Solid("#fffaf0"))
}

// jagged is a star of eleven uneven points, as an impact leaves.
func jagged(cx, cy, r float64) *Path {
	var xy []float64
	const n = 22
	for i := range n {
		d := r * (0.60 + 0.06*float64(texture.Rand2(int32(i), 3, 71)))
		if i%2 == 0 {
			d = r * (0.86 + 0.20*float64(texture.Rand2(int32(i), 5, 71)))
		}
		s, k := math.Sincos(2*math.Pi*float64(i)/n - math.Pi/2 + 0.1)
		xy = append(xy, cx+d*k, cy+d*s)
	}
	return Poly(xy...)
}
