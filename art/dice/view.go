package dice

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// dieRound is the radius of the edges of a die, in half sides.
const dieRound = 0.30

// dieLight comes from the upper left, as everywhere.
var dieLight = func() [3]float64 {
	x, y, z := -0.50, -0.62, 0.78
	n := math.Sqrt(x*x + y*y + z*z)
	return [3]float64{x / n, y / n, z / n}
}()

// dieView draws pixels of one die; lengths are in half sides.
type dieView struct {
	spin  Spin
	px    float64 // a pixel
	pips  [6][Pips]Pip
	glaze [3]texture.RGB
	seen  [6]float32 // how much of a side's pips is seen: none edge on, 1 soon after
}

var (
	ivoryHigh = texture.HexRGB(0xfffaec)
	ivoryLow  = texture.HexRGB(0xb9a481)
	ivoryEdge = texture.HexRGB(0x4a3a24)
	pipSocket = texture.HexRGB(0xbfb296)
	pipLoss   = texture.HexRGB(0xd22a18)
	pipGain   = texture.HexRGB(0x2c8a34)
)

// pipGlaze are the three shades of a player's pips, deep enough for ivory.
func pipGlaze(colour int) [3]texture.RGB {
	g := art.PlayerGlaze[art.Mod(colour, art.PlayerColours)]
	var out [3]texture.RGB
	for i, s := range g {
		c := art.Hex(s)
		out[i] = texture.RGB{R: float32(c.R) / 255, G: float32(c.G) / 255, B: float32(c.B) / 255}
	}
	out[1] = out[1].Mul(0.86)
	return out
}

// newDieView makes ready to draw d, turned by r, with sides of side pixels.
func newDieView(d *Die, r Spin, side float64) dieView {
	v := dieView{spin: r, px: 2 / side, glaze: pipGlaze(d.Colour)}
	for i := range v.pips {
		v.pips[i] = d.Sides[i].Pips()
		facing := r[3*[3]int{2, 0, 1}[i/2]+2] * float64(1-2*(i%2))
		v.seen[i] = texture.Smoothstep(0.04, 0.16, float32(facing))
	}
	return v
}

// own turns a direction of the screen into the die's own.
func (r *Spin) own(x, y, z float64) (float64, float64, float64) {
	return r[0]*x + r[1]*y + r[2]*z, r[3]*x + r[4]*y + r[5]*z, r[6]*x + r[7]*y + r[8]*z
}

// pixel follows the ray through (x, y) of the screen away from the player.
func (v *dieView) pixel(x, y float64) (texture.RGB, float32) {
	const far, touch, step = 2.0, 0.003, 0.03
	ox, oy, oz := v.spin.own(x, y, far)
	dx, dy, dz := v.spin.own(0, 0, -1)
	o, d := [3]float64{ox, oy, oz}, [3]float64{dx, dy, dz}
	if t, flat := flatHit(o, d); flat {
		return v.shade(ox+dx*t, oy+dy*t, oz+dz*t), 1
	}
	near, end := crossCube(o, d, 1+v.px)
	// The ray walks as far as nothing can be in its way, but no less than a
	// step, and remembers where it came closest.
	closest, at := math.Inf(1), near
	for t := near; t < end && closest > touch; {
		gap := roundedCube(ox+dx*t, oy+dy*t, oz+dz*t)
		if gap < closest {
			closest, at = gap, t
		}
		t += max(gap, step)
	}
	// What the ray misses by less than a pixel is partly covered.
	a := texture.Clamp01(float32(1 - (closest-touch)/v.px))
	if a <= 0 {
		return texture.RGB{}, 0
	}
	return v.shade(ox+dx*at, oy+dy*at, oz+dz*at), a
}

// flatHit tells whether a ray first meets a cube of half side 1 on the flat
// part of a side, and where. Sides seen at a low angle are left to the walk,
// which knows how much of a pixel they cover.
func flatHit(o, d [3]float64) (t float64, flat bool) {
	const b = 1 - dieRound
	t, end := crossCube(o, d, 1)
	if t >= end {
		return 0, false
	}
	outside, axis := 0, 0
	for i := range o {
		if c := o[i] + d[i]*t; c > b || c < -b {
			outside++
			axis = i
		}
	}
	return t, outside == 1 && math.Abs(d[axis]) > 0.4
}

// crossCube is the stretch of a ray from o along d within a cube of half side
// b; it is empty, end before near, when the ray misses.
func crossCube(o, d [3]float64, b float64) (near, end float64) {
	near, end = math.Inf(-1), math.Inf(1)
	for i := range o {
		if math.Abs(d[i]) < 1e-9 {
			if math.Abs(o[i]) > b {
				return 1, 0
			}
			continue
		}
		t0, t1 := (-b-o[i])/d[i], (b-o[i])/d[i]
		near, end = max(near, min(t0, t1)), min(end, max(t0, t1))
	}
	return near, end
}

// roundedCube is the distance to the cube from -1 to 1 with round edges.
func roundedCube(x, y, z float64) float64 {
	const b = 1 - dieRound
	qx, qy, qz := math.Abs(x)-b, math.Abs(y)-b, math.Abs(z)-b
	mx, my, mz := max(qx, 0), max(qy, 0), max(qz, 0)
	return math.Sqrt(mx*mx+my*my+mz*mz) + min(max(qx, qy, qz), 0) - dieRound
}

// shade is the colour at a point of the die, in its own axes.
func (v *dieView) shade(x, y, z float64) texture.RGB {
	const b = 1 - dieRound
	n := [3]float64{over0(x, b), over0(y, b), over0(z, b)}
	side, u, w := dieSide(x, y, z)
	if n == [3]float64{} {
		n[[3]int{2, 0, 1}[side/2]] = 1 - 2*float64(side%2)
	}
	n = unit3(n)
	light := func(n [3]float64) (diffuse, shine float64) {
		sx, sy, sz := v.toScreen(n)
		d := sx*dieLight[0] + sy*dieLight[1] + sz*dieLight[2]
		hx, hy, hz := dieLight[0], dieLight[1], dieLight[2]+1
		h := (sx*hx + sy*hy + sz*hz) / math.Sqrt(hx*hx+hy*hy+hz*hz)
		return max(0, d), max(0, h)
	}
	d, h := light(n)
	k := float32(0.16 + 1.08*d)
	c := ivoryEdge.Mix(ivoryLow, texture.Clamp01(k*2)).Mix(ivoryHigh, texture.Clamp01((k-0.38)*1.85))
	c = c.Screen(texture.RGB{R: 1, G: 1, B: 1}, 0.30*float32(power(h, 5)))
	return v.withPips(c, side, u, w, n, light)
}

// power is x squared n times over.
func power(x float64, n int) float64 {
	for range n {
		x *= x
	}
	return x
}

// over0 is how far x lies outside -b to b, with its sign.
func over0(x, b float64) float64 {
	if x > b {
		return x - b
	}
	return min(x+b, 0)
}

func unit3(n [3]float64) [3]float64 {
	k := 1 / math.Sqrt(n[0]*n[0]+n[1]*n[1]+n[2]*n[2])
	return [3]float64{n[0] * k, n[1] * k, n[2] * k}
}

// toScreen turns an own direction into one of the screen.
func (v *dieView) toScreen(n [3]float64) (x, y, z float64) {
	r := &v.spin
	return n[0]*r[0] + n[1]*r[3] + n[2]*r[6], n[0]*r[1] + n[1]*r[4] + n[2]*r[7], n[0]*r[2] + n[1]*r[5] + n[2]*r[8]
}

// dieSide tells which side a point lies on and where, -1 to 1 rightwards and
// downwards as one looks at that side.
func dieSide(x, y, z float64) (side int, u, w float64) {
	ax, ay, az := math.Abs(x), math.Abs(y), math.Abs(z)
	switch {
	case az >= ax && az >= ay:
		if z > 0 {
			return 0, x, y
		}
		return 1, -x, y
	case ax >= ay:
		if x > 0 {
			return 2, -z, y
		}
		return 3, z, y
	case y > 0:
		return 4, x, -z
	}
	return 5, x, z
}

const (
	PipPitch  = 0.50
	PipRadius = 0.205
)

// withPips lays what the nearest place of a side shows over colour c.
func (v *dieView) withPips(c texture.RGB, side int, u, w float64, n [3]float64, light func([3]float64) (float64, float64)) texture.RGB {
	i := max(-1, min(1, math.Round(u/PipPitch)))
	j := max(-1, min(1, math.Round(w/PipPitch)))
	du, dw := u-i*PipPitch, w-j*PipPitch
	r := math.Hypot(du, dw)
	if r > PipRadius*1.5 {
		return c
	}
	soft := v.px * 0.75
	disc := func(radius float64) float32 { return texture.Clamp01(float32((radius-r)/soft) + 0.5) }
	seen := v.seen[side]
	switch v.pips[side][int(j+1)*3+int(i+1)] {
	case PipFull:
		c = c.Mix(ivoryEdge, 0.75*seen*disc(PipRadius*1.16))
		return c.Mix(v.gem(side, du, dw, r, n, light), seen*disc(PipRadius))
	case PipLost:
		return c.Mix(pipLoss, seen*dashedRing(du, dw, r, disc))
	case PipGained:
		c = c.Mix(pipGain, 0.35*seen*disc(PipRadius*0.70))
		return c.Mix(pipGain, seen*dashedRing(du, dw, r, disc))
	}
	return c.Mix(pipSocket, 0.85*seen*disc(PipRadius*0.55))
}

// dashedRing is the coverage of a ring of eight dashes.
func dashedRing(du, dw, r float64, disc func(float64) float32) float32 {
	ring := disc(PipRadius*1.06) * (1 - disc(PipRadius*0.74))
	turn := math.Atan2(dw, du) / (2 * math.Pi) * 8
	turn -= math.Floor(turn)
	return ring * texture.Smoothstep(0.34, 0.28, float32(math.Abs(turn-0.5)))
}

// gem is the colour of a domed pip.
func (v *dieView) gem(side int, du, dw, r float64, n [3]float64, light func([3]float64) (float64, float64)) texture.RGB {
	k := 0.85 * r / PipRadius
	bump := n
	if r > 0 {
		au, aw := sideAxes(side)
		for i := range bump {
			bump[i] += k * (au[i]*du + aw[i]*dw) / r
		}
		bump = unit3(bump)
	}
	d, h := light(bump)
	c := v.glaze[2].Mix(v.glaze[1], texture.Clamp01(float32(d*1.6))).Mix(v.glaze[0], 0.7*texture.Clamp01(float32(d-0.72)*2.6))
	return c.Screen(texture.RGB{R: 1, G: 1, B: 1}, 0.85*float32(power(h, 6)))
}

// sideAxes are the own directions of u and w of a side.
func sideAxes(side int) (u, w [3]float64) {
	switch side {
	case 0:
		return [3]float64{1, 0, 0}, [3]float64{0, 1, 0}
	case 1:
		return [3]float64{-1, 0, 0}, [3]float64{0, 1, 0}
	case 2:
		return [3]float64{0, 0, -1}, [3]float64{0, 1, 0}
	case 3:
		return [3]float64{0, 0, 1}, [3]float64{0, 1, 0}
	case 5:
		return [3]float64{1, 0, 0}, [3]float64{0, 0, 1}
	}
	return [3]float64{1, 0, 0}, [3]float64{0, 0, -1}
}
