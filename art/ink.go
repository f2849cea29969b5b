package art

import (
	"image"
	"image/color"
	"math"
)

// Paint says what colour an area takes. Gradients and patterns lie in the
// units in force when the area is drawn.
type Paint struct {
	kind  paintKind
	blend Blend
	alpha float64 // 0..1, over the whole paint
	solid color.NRGBA
	stops []Stop
	geo   [6]float64
	src   *image.RGBA
	tileW float64
	tileH float64
}

type paintKind uint8

const (
	inkSolid paintKind = iota
	inkLinear
	inkRadial
	inkPattern
)

// Stop is one colour of a gradient; At runs from 0 to 1.
type Stop struct {
	At  float64
	Col color.NRGBA
}

// S is a gradient stop of an opaque (or #rrggbbaa) colour.
func S(at float64, hex string) Stop { return Stop{at, Hex(hex)} }

// SA is a gradient stop of a colour at alpha 0..1.
func SA(at float64, hex string, alpha float64) Stop { return Stop{at, HexA(hex, alpha)} }

// Hex reads "#rgb", "#rrggbb" or "#rrggbbaa". Colours are constants of the
// program, so an unreadable one is loud magenta rather than an error.
func Hex(s string) color.NRGBA {
	var v [8]uint8
	if len(s) > 0 && s[0] == '#' {
		s = s[1:]
	}
	if len(s) == 3 {
		s = string([]byte{s[0], s[0], s[1], s[1], s[2], s[2]})
	}
	if len(s) == 6 {
		s += "ff"
	}
	if len(s) != 8 {
		return color.NRGBA{255, 0, 255, 255}
	}
	for i := range 8 {
		d, ok := hexDigit(s[i])
		if !ok {
			return color.NRGBA{255, 0, 255, 255}
		}
		v[i] = d
	}
	return color.NRGBA{v[0]<<4 | v[1], v[2]<<4 | v[3], v[4]<<4 | v[5], v[6]<<4 | v[7]}
}

func hexDigit(c byte) (uint8, bool) {
	switch {
	case c >= '0' && c <= '9':
		return c - '0', true
	case c >= 'a' && c <= 'f':
		return c - 'a' + 10, true
	case c >= 'A' && c <= 'F':
		return c - 'A' + 10, true
	}
	return 0, false
}

// HexA is Hex with alpha 0..1 in place of the colour's own.
func HexA(s string, alpha float64) color.NRGBA {
	c := Hex(s)
	c.A = uint8(math.Round(255 * math.Max(0, math.Min(1, alpha))))
	return c
}

// Blend between two colours of the palette, t from 0 to 1, for tints.
func LerpCol(a, b color.NRGBA, t float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// Solid is one colour: "#rgb", "#rrggbb" or "#rrggbbaa".
func Solid(hex string) Paint { return Ink(Hex(hex)) }

// SolidA is one colour at alpha 0..1.
func SolidA(hex string, alpha float64) Paint { return Ink(HexA(hex, alpha)) }

// Ink is one colour.
func Ink(c color.NRGBA) Paint { return Paint{kind: inkSolid, alpha: 1, solid: c} }

// Linear is a gradient along the line from (x0, y0) to (x1, y1), constant
// beyond both ends.
func Linear(x0, y0, x1, y1 float64, stops ...Stop) Paint {
	return Paint{kind: inkLinear, alpha: 1, stops: stops, geo: [6]float64{x0, y0, x1, y1}}
}

// Radial is a gradient from the focus (fx, fy) to the circle of radius r
// about (cx, cy).
func Radial(cx, cy, r, fx, fy float64, stops ...Stop) Paint {
	return Paint{kind: inkRadial, alpha: 1, stops: stops, geo: [6]float64{cx, cy, r, fx, fy}}
}

// Pattern repeats img as tiles of w by h units, the first at the origin.
func Pattern(img *image.RGBA, w, h float64) Paint {
	return Paint{kind: inkPattern, alpha: 1, src: img, tileW: w, tileH: h}
}

// Alpha is p made more transparent, a from 0 to 1.
func (p Paint) Alpha(a float64) Paint { p.alpha *= a; return p }

// With is p laid on by another blend.
func (p Paint) With(b Blend) Paint { p.blend = b; return p }

// premul is a premultiplied colour with 8-bit channels.
type premul [4]uint32

func premultiply(c color.NRGBA, alpha float64) premul {
	a := uint32(float64(c.A)*alpha + 0.5)
	k := func(v uint8) uint32 { return (uint32(v)*a + 127) / 255 }
	return premul{k(c.R), k(c.G), k(c.B), a}
}

// ramp256 spreads the stops of a gradient over 256 premultiplied colours.
func (p *Paint) ramp256() *[256]premul {
	lut := new([256]premul)
	if len(p.stops) == 0 {
		return lut
	}
	j := 0
	for i := range lut {
		t := float64(i) / 255
		for j+1 < len(p.stops) && p.stops[j+1].At <= t {
			j++
		}
		c := p.stops[j].Col
		if t >= p.stops[j].At && j+1 < len(p.stops) {
			a, b := p.stops[j], p.stops[j+1]
			c = LerpCol(a.Col, b.Col, (t-a.At)/(b.At-a.At))
		}
		lut[i] = premultiply(c, p.alpha)
	}
	return lut
}

// shader returns a function that fills row with the colours of the pixels
// from (x, y) rightwards; inv maps pixel centres to units.
func (p *Paint) shader(inv Matrix) func(row []premul, x, y int) {
	switch p.kind {
	case inkLinear:
		return p.linearShader(inv)
	case inkRadial:
		return p.radialShader(inv)
	case inkPattern:
		return p.patternShader(inv)
	}
	c := premultiply(p.solid, p.alpha)
	return func(row []premul, x, y int) {
		for i := range row {
			row[i] = c
		}
	}
}

func (p *Paint) linearShader(inv Matrix) func(row []premul, x, y int) {
	lut := p.ramp256()
	x0, y0 := p.geo[0], p.geo[1]
	dx, dy := p.geo[2]-x0, p.geo[3]-y0
	n := dx*dx + dy*dy
	if n == 0 {
		n = 1
	}
	const one = 1 << 24 // fixed point, as conversions are slow in a browser
	step := int64((inv[0]*dx + inv[1]*dy) / n * 255 * one)
	return func(row []premul, x, y int) {
		u, v := inv.Apply(float64(x)+0.5, float64(y)+0.5)
		t := int64((((u-x0)*dx+(v-y0)*dy)/n*255 + 0.5) * one)
		if step == 0 {
			c := lut[min(255, max(0, t>>24))]
			for i := range row {
				row[i] = c
			}
			return
		}
		for i := range row {
			row[i] = lut[min(255, max(0, t>>24))]
			t += step
		}
	}
}

func (p *Paint) radialShader(inv Matrix) func(row []premul, x, y int) {
	lut := p.ramp256()
	cx, cy, r, fx, fy := p.geo[0], p.geo[1], p.geo[2], p.geo[3], p.geo[4]
	ex, ey := fx-cx, fy-cy
	c := ex*ex + ey*ey - r*r
	centred := ex == 0 && ey == 0
	return func(row []premul, x, y int) {
		u, v := inv.Apply(float64(x)+0.5, float64(y)+0.5)
		for i := range row {
			dx, dy := u-fx, v-fy
			a := dx*dx + dy*dy
			t := 0.0
			if centred {
				t = math.Sqrt(a) / r
			} else if a > 0 {
				b := dx*ex + dy*ey
				if k := math.Sqrt(math.Max(0, b*b-a*c)) - b; k > 0 {
					t = a / k
				} else {
					t = 1
				}
			}
			row[i] = lut[int(math.Min(255, t*255+0.5))]
			u += inv[0]
			v += inv[1]
		}
	}
}

func (p *Paint) patternShader(inv Matrix) func(row []premul, x, y int) {
	b := p.src.Bounds()
	kx, ky := float64(b.Dx())/p.tileW, float64(b.Dy())/p.tileH
	alpha := uint32(p.alpha*256 + 0.5)
	straight := inv[1] == 0
	return func(row []premul, x, y int) {
		u, v := inv.Apply(float64(x)+0.5, float64(y)+0.5)
		py := tileIndex(v*ky, b.Dy())
		for i := range row {
			px := tileIndex(u*kx, b.Dx())
			if !straight {
				py = tileIndex(v*ky, b.Dy())
			}
			o := p.src.PixOffset(b.Min.X+px, b.Min.Y+py)
			s := p.src.Pix[o : o+4 : o+4]
			for k := range 4 {
				row[i][k] = uint32(s[k]) * alpha >> 8
			}
			u += inv[0]
			v += inv[1]
		}
	}
}

func tileIndex(f float64, n int) int {
	i := int(math.Floor(f)) % n
	if i < 0 {
		i += n
	}
	return i
}
