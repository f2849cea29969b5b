package dice

import (
	"math"

	"wyrmtable/art/texture"
)

// Spin is how a die is turned: the columns of a rotation, that is where its
// own axes (right, down, toward the player) point on the screen.
type Spin [9]float64

// NoSpin looks straight at the front.
func NoSpin() Spin { return Spin{1, 0, 0, 0, 1, 0, 0, 0, 1} }

// column is where own axis i points.
func (r Spin) column(i int) [3]float64 { return [3]float64{r[3*i], r[3*i+1], r[3*i+2]} }

// Then is r followed by q.
func (r Spin) Then(q Spin) (out Spin) {
	for i := range 3 {
		for k := range 3 {
			out[3*i+k] = r[3*i]*q[k] + r[3*i+1]*q[3+k] + r[3*i+2]*q[6+k]
		}
	}
	return out
}

// SpinAbout turns by rad radians about the axis (x, y, z).
func SpinAbout(x, y, z, rad float64) Spin {
	n := math.Sqrt(x*x + y*y + z*z)
	if n == 0 {
		return NoSpin()
	}
	x, y, z = x/n, y/n, z/n
	s, c := math.Sincos(rad)
	k := 1 - c
	return Spin{
		c + x*x*k, x*y*k + z*s, x*z*k - y*s,
		x*y*k - z*s, c + y*y*k, y*z*k + x*s,
		x*z*k + y*s, y*z*k - x*s, c + z*z*k,
	}
}

// A Tumble is a die rolling from one value to another.
type Tumble struct {
	Colour   int
	From, To int
	Seed     uint32 // chooses among a few ways of rolling
}

// At gives the die at t from 0 (From lies in front) to 1 (To does): which
// sides it has, how it is turned and how far it has jumped, 0 to 1. It rolls
// over two corners and comes to rest gently.
func (u Tumble) At(t float64) (d Die, r Spin, lift float64) {
	t = math.Max(0, math.Min(1, t))
	d.Colour = u.Colour
	for i := range d.Sides {
		d.Sides[i].Value = int(texture.Hash2(int32(i), int32(u.From), u.Seed)%Pips) + 1
	}
	// The die turns once and a quarter about one axis: From leaves the front,
	// and To, which lay on a side of it, arrives there.
	left := texture.Hash2(7, int32(u.To), u.Seed)&1 == 0
	d.Sides[0].Value = u.From
	e := 1 - (1-t)*(1-t)*(1-t)
	angle := e * 2.5 * math.Pi
	axis := [3]float64{0, 1, 0}
	if left {
		d.Sides[3].Value = u.To
	} else {
		d.Sides[4].Value = u.To
		axis = [3]float64{1, 0, 0}
	}
	// A wobble that is nothing at both ends shows the corners.
	w := math.Sin(math.Pi*e) * 0.55
	r = SpinAbout(axis[0], axis[1], axis[2], angle).Then(SpinAbout(1-axis[0], 1-axis[1], 0.4, w))
	if t == 1 { // settled: the very picture of a die at rest
		d, r = Resting(u.Colour, Face{Value: u.To}), NoSpin()
	}
	lift = math.Abs(math.Sin(math.Pi*2*e)) * (1 - e)
	return d, r, lift
}
