// Package arrows has the arrows that run across a table, the sight on what is aimed
// at, and the light around cards: several games have them.
package arrows

import (
	"math"

	"wyrmtable/art"
)

// Kind is what an arrow across a table means.
type Kind uint8

// The kinds.
const (
	Combat  Kind = iota // coral: attacks, blocks, then strikes
	Target              // violet: is aimed at
	Damage              // pink and dotted: damage to a player
	Charge              // blue: an attack on one defender
	Riposte             // red: what comes back
	Assault             // red: an attack on many
	Counsel             // gold: what somebody advises
	kinds
)

var inks = [kinds]struct{ body, dark, light string }{
	{"#ff7a52", "#6a140c", "#ffd9b0"}, {"#c07aff", "#32105e", "#f0dcff"}, {"#ff8ac4", "#5a0f38", "#ffe0f2"},
	{"#5a9af0", "#0c2450", "#e4f0ff"}, {"#f0553a", "#4a0c06", "#ffd0b8"}, {"#ec4a2a", "#4e0c06", "#ffc8a0"},
	{"#f2c14e", "#3e2806", "#fff4cc"},
}

// Curve is a cubic from X0, Y0 by two control points to X1, Y1.
type Curve struct{ X0, Y0, AX, AY, BX, BY, X1, Y1 float64 }

// Bow is the curve of an arrow from one point to another: it leaves and arrives
// upright where rise is not 0 (by so many units, up if negative), and bends
// aside by lean.
func Bow(x0, y0, x1, y1, rise, lean float64) Curve {
	return Curve{x0, y0, x0 + lean, y0 + rise, x1 + lean, y1 - rise, x1, y1}
}

// at is a point of the curve and its direction there.
func (q Curve) at(t float64) (x, y, dx, dy float64) {
	u := 1 - t
	a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	x = a*q.X0 + b*q.AX + c*q.BX + d*q.X1
	y = a*q.Y0 + b*q.AY + c*q.BY + d*q.Y1
	e, f, g := 3*u*u, 6*u*t, 3*t*t
	dx = e*(q.AX-q.X0) + f*(q.BX-q.AX) + g*(q.X1-q.BX)
	dy = e*(q.AY-q.Y0) + f*(q.BY-q.AY) + g*(q.Y1-q.BY)
	return x, y, dx, dy
}

// Cut is the curve from its beginning to t.
func (q Curve) Cut(t float64) Curve {
	l := func(a, b float64) float64 { return a + (b-a)*t }
	ax, ay := l(q.X0, q.AX), l(q.Y0, q.AY)
	mx, my := l(q.AX, q.BX), l(q.AY, q.BY)
	ex, ey := l(q.BX, q.X1), l(q.BY, q.Y1)
	bx, by := l(ax, mx), l(ay, my)
	fx, fy := l(mx, ex), l(my, ey)
	return Curve{q.X0, q.Y0, ax, ay, bx, by, l(bx, fx), l(by, fy)}
}

// path is the line of the curve.
func (q Curve) path() *art.Path {
	return new(art.Path).MoveTo(q.X0, q.Y0).CubeTo(q.AX, q.AY, q.BX, q.BY, q.X1, q.Y1)
}

// Length is about how long the curve is.
func (q Curve) Length() float64 {
	n, px, py := 0.0, q.X0, q.Y0
	for i := 1; i <= 12; i++ {
		x, y, _, _ := q.at(float64(i) / 12)
		n += math.Hypot(x-px, y-py)
		px, py = x, y
	}
	return n
}

// Draw draws an arrow whose tip is at the end of the curve.
func Draw(c *art.Canvas, q Curve, width float64, k Kind) {
	ink := inks[min(k, kinds-1)]
	n := q.Length()
	if n < width {
		return
	}
	head := math.Min(width*3.1, n*0.6)
	t := 1 - head*0.62/n
	shaft := q.Cut(t)
	p := shaft.path()
	dots := func(w float64) []float64 { return []float64{0.01, w * 2.6} }
	stroke := func(w float64, paint art.Paint) {
		if k == Damage {
			c.StrokeRound(p.Dashed(dots(width), c.Scale()), w, paint)
			return
		}
		c.StrokeRound(p, w, paint)
	}
	c.Shadow(p.Outline(width+4, c.Scale(), true), 2, 5, 3.4, art.HexA("#000", 0.50))
	stroke(width+3, art.Solid(ink.dark))
	stroke(width, art.Solid(ink.body))
	c.Push(art.Translate(-width*0.14, -width*0.16))
	stroke(width*0.30, art.SolidA(ink.light, 0.95))
	c.Pop()
	arrowHead(c, q, head, ink.body, ink.dark, ink.light)
}

// arrowHead is a barbed head at the end of the curve.
func arrowHead(c *art.Canvas, q Curve, size float64, body, dark, light string) {
	x, y, _, _ := q.at(1)
	bx, by, _, _ := q.at(1 - math.Min(0.5, size/math.Max(1, q.Length())))
	a := math.Atan2(y-by, x-bx)
	h := art.Poly(0, 0, -size, size*0.60, -size*0.74, 0, -size, -size*0.60).Transformed(art.Translate(x, y).Mul(art.Rotate(a)))
	c.Shadow(h, 2, 4, 3, art.HexA("#000", 0.45))
	c.StrokeRound(h, 2.4, art.Solid(dark))
	c.Fill(h, art.Solid(body))
	lit := art.Poly(-size*0.10, -size*0.02, -size*0.86, -size*0.46, -size*0.70, -size*0.05).Transformed(art.Translate(x, y).Mul(art.Rotate(a)))
	c.Fill(lit, art.SolidA(light, 0.75))
}

// TargetSight is the ring of sights on what is aimed at.
func TargetSight(c *art.Canvas, cx, cy, r float64) {
	p := art.Circle(cx, cy, r)
	for i := range 4 {
		s, co := math.Sincos(float64(i) * math.Pi / 2)
		p.Append(art.Line(cx+r*0.72*co, cy+r*0.72*s, cx+r*1.30*co, cy+r*1.30*s), art.Identity())
	}
	c.Stroke(p, r*0.22, art.SolidA("#1d0a38", 0.55))
	c.Stroke(p, r*0.10, art.Solid("#d7a2ff"))
}
