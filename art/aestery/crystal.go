package aestery

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// facet is one crystal of a Mine: its outline and its lit side, about the
// middle of a Mine 44 units high.
type facet struct{ body, lit, shade []float64 }

var mineFacets = [3]facet{
	{[]float64{-14, 17, -17, 0, -11, -10, -4, 1, -3, 18}, []float64{-11, -10, -17, 0, -14, 17, -10, 2}, []float64{-11, -10, -4, 1, -3, 18, -10, 2}},
	{[]float64{14, 17, 17, 2, 12, -7, 5, 3, 4, 18}, []float64{12, -7, 5, 3, 4, 18, 10, 4}, []float64{12, -7, 17, 2, 14, 17, 10, 4}},
	{[]float64{-8, 20, -10, -10, 0, -23, 9, -11, 7, 20}, []float64{0, -23, -10, -10, -8, 20, -1, -8}, []float64{0, -23, 9, -11, 7, 20, -1, -8}},
}

// MineAngle is how far an engaged Mine is turned, in radians.
const MineAngle = 72 * math.Pi / 180

// MineCrystal is a Mine, h units high, about (cx, cy): a cluster of bright
// crystals, or a dull one once it is engaged. It stands upright; whoever shows
// it turns it (see MineAngle). A hot one is meant to be engaged for a payment.
func MineCrystal(c *art.Canvas, cx, cy, h float64, engaged, hot bool) {
	k := h / 46
	c.Push(art.Matrix{k, 0, 0, k, cx, cy})
	defer c.Pop()
	lights := [3]string{"#f4fffd", "#58e0e4", "#0b6a86"}
	edge, edgeA, litA := "#e8fffb", 0.75, 0.55
	switch {
	case engaged:
		lights, edge, edgeA, litA = [3]string{"#a4b9bd", "#527078", "#243e46"}, "#0a1a1f", 1, 0.16
	case hot:
		lights = [3]string{"#fff6fb", "#ff8ac4", "#8a1a5c"}
		c.Glow(art.Ellipse(0, 2, 16, 21), 1, 6, art.HexA("#ff8ac4", 0.75))
	default:
		c.Glow(art.Ellipse(0, 2, 14, 19), 0, 7, art.HexA("#3fe6e6", 0.50))
	}
	base, rim := "#0b5a66", abyss
	if engaged {
		base = "#14262b"
	}
	c.Shadow(art.Ellipse(1, 21, 17, 4.5), 0, 1.5, 1.5, art.HexA("#000", 0.6))
	c.Fill(art.Ellipse(0, 20, 16.5, 4.4), art.Solid(rim))
	c.Fill(art.Ellipse(0, 19.6, 15.6, 3.6), art.Solid(base))
	for i := range mineFacets {
		f := &mineFacets[i]
		p := art.Poly(f.body...)
		c.Fill(p, art.Linear(-8, -20, 10, 20, art.S(0, lights[0]), art.S(0.42, lights[1]), art.S(1, lights[2])))
		c.Fill(art.Poly(f.lit...), art.SolidA("#fff", litA*0.8))
		c.Fill(art.Poly(f.shade...), art.SolidA("#02222c", 0.30))
		c.Stroke(p, 1, art.SolidA(edge, edgeA))
	}
	if !engaged {
		c.Fill(art.Star(-3.5, -9, 3.2, 0.7, 4), art.SolidA("#fff", 0.95))
	}
}

// MarvelToken is a Merveille, h units high: a pearl in an open shell.
func MarvelToken(c *art.Canvas, cx, cy, h float64, engaged bool) {
	k := h / 46
	c.Push(art.Matrix{k, 0, 0, k, cx, cy})
	defer c.Pop()
	c.Shadow(art.Ellipse(1, 19, 17, 4), 0, 1.5, 1.6, art.HexA("#000", 0.6))
	for _, upper := range []bool{true, false} {
		p := shellHalf(upper)
		stops := []art.Stop{art.S(0, "#fff2fa"), art.S(0.5, "#f0a8d4"), art.S(1, "#7a2f62")}
		if engaged {
			stops = []art.Stop{art.S(0, "#b9c2c4"), art.S(0.5, "#6d787c"), art.S(1, "#343f44")}
		}
		c.Fill(p, art.Linear(-10, -20, 8, 20, stops...))
		for i := -2; i <= 2; i++ {
			y := -20.0
			if !upper {
				y = 17
			}
			c.Stroke(art.Line(float64(i)*1.2, 2, float64(i)*7.4, y*(1-0.05*float64(i*i))), 0.8, art.SolidA("#4a123a", 0.45))
		}
		c.Stroke(p, 1.2, art.Solid("#2a0a20"))
		if upper {
			if !engaged {
				c.Glow(art.Circle(0, 3, 8), 1, 6, art.HexA("#ffd0ee", 0.9))
			}
			g := [3]string{"#ffffff", "#f2d8f0", "#8a6aa8"}
			if engaged {
				g = [3]string{"#d5dcde", "#98a4a8", "#4a565a"}
			}
			c.Fill(art.Circle(0, 3, 9.4), art.Solid("#2a0a20"))
			c.Fill(art.Circle(0, 3, 8.6), art.Glazed(0, 3, 8.6, &g))
			c.Fill(art.Ellipse(-2.6, -0.6, 3, 2.2), art.SolidA("#fff", 0.85))
		}
	}
}

// shellHalf is one valve of a shell about its hinge.
func shellHalf(upper bool) *art.Path {
	p := new(art.Path)
	if upper {
		p.MoveTo(-4, 8).CubeTo(-22, 2, -20, -14, -14, -19).QuadTo(-10, -16, -7, -21).QuadTo(-4, -18, 0, -22)
		return p.QuadTo(4, -18, 7, -21).QuadTo(10, -16, 14, -19).CubeTo(20, -14, 22, 2, 4, 8).Close()
	}
	p.MoveTo(-18, 6).QuadTo(-9, 11, 0, 9).QuadTo(9, 11, 18, 6).CubeTo(19, 16, 8, 20, 0, 20)
	return p.CubeTo(-8, 20, -19, 16, -18, 6).Close()
}

// glassPill is a dark capsule of glass with a fine line.
func glassPill(c *art.Canvas, b art.Box, alpha float64) {
	r := b.H / 2
	c.Fill(b.Round(r), art.SolidA("#021016", alpha))
	c.InnerShadow(b.Round(r), 0, 2, 3, art.HexA("#000", 0.5))
	c.Stroke(b.Inset(0.5).Round(r), 1, art.SolidA("#bff5e8", 0.34))
}

// lowPill is the height below which a capsule has room for one line only.
const lowPill = 32.0

// MinesPill is the capsule of a player's Mines: title and count at its left end,
// or the count alone in a low one; the crystals stand to the right of MinesHead.
func MinesPill(c *art.Canvas, x, y, w, h float64, title, count string) {
	glassPill(c, art.BoxAt(x, y, w, h), 0.34)
	room := MinesHead(h) - h*0.26
	if h < lowPill {
		size := art.FitText(art.NameFace, h*0.62, 4, room, count)
		c.Text(art.NameFace, size, x+h*0.34, y+h/2+size*0.33, art.Left, count, art.Solid("#ffe2b0"))
		return
	}
	size := art.FitText(fonts.Title, max(h*0.235, min(11.5, h*0.28)), 4, room, title)
	c.Text(fonts.Title, size, x+h*0.24, y+h*0.46, art.Left, title, art.Solid("#e2fff6"))
	size = art.FitText(art.NameFace, max(h*0.27, min(14.5, h*0.35)), 4, room, count)
	c.Text(art.NameFace, size, x+h*0.24, y+h*0.47+size, art.Left, count, art.Solid("#ffe2b0"))
}

// MinesHead is how far the crystals begin from the left end of a pill h high.
func MinesHead(h float64) float64 {
	if h < lowPill {
		return h * 2.2
	}
	return max(h*1.08, 53)
}

// PoolPill is the capsule of a Reserve of Aether: the orb, its title and, but in
// a low one, a few words under it. lit, when it holds some, lets it shine.
func PoolPill(c *art.Canvas, x, y, w, h float64, value, title, sub string, lit bool) {
	b := art.BoxAt(x, y, w, h)
	glow := 0.30
	if lit {
		glow = 0.75
	}
	c.Glow(art.Circle(x+h*0.52, y+h/2, h*0.5), 0, h*0.2, art.HexA("#3fe6e6", glow))
	c.Fill(b.Round(h/2), art.SolidA("#031318", 0.78))
	c.Stroke(b.Inset(0.7).Round(h/2), 1.3, champagne(b))
	AetherOrb(c, x+h*0.52, y+h/2, h*0.40, value)
	room := w - h*1.35
	if h < lowPill {
		size := art.FitText(fonts.Title, h*0.50, 4, room, title)
		c.Text(fonts.Title, size, x+h*1.08, y+h/2+size*0.35, art.Left, title, art.Solid("#e2fff6"))
		return
	}
	c.Text(fonts.Title, art.FitText(fonts.Title, h*0.30, 4, room, title), x+h*1.08, y+h*0.46, art.Left, title, art.Solid("#e2fff6"))
	c.Text(fonts.Rules, art.FitText(fonts.Rules, h*0.31, 4, room, sub), x+h*1.08, y+h*0.78, art.Left, sub, art.Solid("#a5d2cd"))
}
