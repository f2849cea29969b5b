package dice

import (
	"image"
	"math"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
)

func countPips(f Face) (n [4]int) {
	for _, p := range f.Pips() {
		n[p]++
	}
	return n
}

// A side shows as many pips as it says, and says what is lost and gained.
func TestPips(t *testing.T) {
	for v := 0; v <= Pips; v++ {
		for loss := 0; loss <= Pips; loss++ {
			lost := min(loss, v)
			want := [4]int{PipEmpty: Pips - v, PipFull: v - lost, PipLost: lost}
			if got := countPips(Face{Value: v, Loss: loss}); got != want {
				t.Errorf("%d pips less %d: %v, want %v", v, loss, got, want)
			}
		}
		for gain := 0; gain <= Pips; gain++ {
			more := min(gain, Pips-v)
			want := [4]int{PipEmpty: Pips - v - more, PipFull: v, PipGained: more}
			if got := countPips(Face{Value: v, Gain: gain}); got != want {
				t.Errorf("%d pips and %d: %v, want %v", v, gain, got, want)
			}
		}
	}
	for _, bad := range []Face{{Value: -3}, {Value: 0, Loss: -2}, {Value: 40, Loss: 50}, {Value: 9, Gain: 3}} {
		if n := countPips(bad); n[0]+n[1]+n[2]+n[3] != Pips || n[PipGained] != 0 {
			t.Errorf("%+v shows %v", bad, n)
		}
	}
}

// Opposite corners look alike: every value is the same upside down, so a die
// can be read from both ends of the table.
func TestPipsReadFromBothEnds(t *testing.T) {
	for v := 0; v <= Pips; v++ {
		p := Face{Value: v}.Pips()
		for i := range p {
			if p[i] != p[Pips-1-i] {
				t.Errorf("value %d: place %d is %v, place %d is %v", v, i, p[i], Pips-1-i, p[Pips-1-i])
			}
		}
	}
}

// The picture of a resting die has each pip where the side says, and light
// from the upper left.
func TestDiePicture(t *testing.T) {
	const side = 60.0
	f := Face{Value: 5, Loss: 1}
	m := Resting(1, f).Render(side, NoSpin(), 0)
	mid := float64(m.Rect.Dx()) / 2
	blue := func(u, w float64) int {
		c := m.RGBAAt(int(mid+u*side/2), int(mid+w*side/2))
		return int(c.B) - int(c.R)
	}
	for i, p := range f.Pips() {
		u, w := float64(i%3-1)*PipPitch, float64(i/3-1)*PipPitch
		if d := blue(u, w); (p == PipFull) != (d > 40) {
			t.Errorf("place %d shows %v, but blue less red is %d there", i, p, d)
		}
	}
	upper, lower := m.RGBAAt(int(mid-side*0.44), int(mid-side*0.44)), m.RGBAAt(int(mid+side*0.44), int(mid+side*0.44))
	if int(upper.G) < int(lower.G)+50 {
		t.Errorf("upper left edge %v is not lit against lower right %v", upper, lower)
	}
}

// A loss is foretold in red rings that are broken: ground shows through.
func TestDieLossIsDashed(t *testing.T) {
	const side = 120.0
	m := Resting(1, Face{Value: 1, Loss: 1}).Render(side, NoSpin(), 0)
	mid := float64(m.Rect.Dx()) / 2
	runs, on := 0, false
	for i := range 720 {
		s, c := math.Sincos(float64(i) * math.Pi / 360)
		q := m.RGBAAt(int(mid+c*0.9*PipRadius*side/2), int(mid+s*0.9*PipRadius*side/2))
		red := int(q.R)-int(q.G) > 70
		if red && !on {
			runs++
		}
		on = red
	}
	if runs != 8 {
		t.Errorf("the ring has %d dashes, want 8", runs)
	}
}

// A tumble begins with the old value in front and ends with the new one, the
// right way up.
func TestTumble(t *testing.T) {
	for seed := range uint32(6) {
		for from := 0; from <= Pips; from += 3 {
			for to := 0; to <= Pips; to++ {
				u := Tumble{Colour: 2, From: from, To: to, Seed: seed}
				for _, at := range []struct {
					t float64
					v int
				}{{-1, from}, {0, from}, {1, to}, {2, to}, {0.9999, to}} {
					d, r, lift := u.At(at.t)
					if got := d.Sides[r.front()].Value; got != at.v {
						t.Fatalf("%+v at %g shows %d", u, at.t, got)
					}
					if lift > 0.01 {
						t.Fatalf("%+v at %g hangs %g above the table", u, at.t, lift)
					}
				}
				if to%3 != 2 {
					continue
				}
				d, r, lift := u.At(0.99999)
				if diff := arttest.MeanDiff(d.Render(30, r, lift), Resting(2, Face{Value: to}).Render(30, NoSpin(), 0)); diff > 3 {
					t.Errorf("%+v jumps at its end: mean difference %.1f", u, diff)
				}
			}
		}
	}
}

// At rest nothing is seen of the sides' pips, whatever they are.
func TestDieEdgesAreClean(t *testing.T) {
	d := Die{Colour: 0, Sides: [6]Face{{Value: 4}, {Value: 9}, {Value: 9}, {Value: 9}, {Value: 9}, {Value: 9}}}
	if !arttest.SamePicture(d.Render(50, NoSpin(), 0), Resting(0, Face{Value: 4}).Render(50, NoSpin(), 0)) {
		t.Error("pips of other sides show at the edges")
	}
}

// However it is turned, a die keeps its size and stays in its picture.
func TestSpins(t *testing.T) {
	r := NoSpin()
	for i := range 40 {
		r = r.Then(SpinAbout(float64(i%3), 1, float64(i%5)-2, 0.3+0.1*float64(i)))
		for a := range 3 {
			for b := range 3 {
				x, y := r.column(a), r.column(b)
				dot := x[0]*y[0] + x[1]*y[1] + x[2]*y[2]
				if want := map[bool]float64{true: 1}[a == b]; math.Abs(dot-want) > 1e-9 {
					t.Fatalf("after %d turns axes %d and %d have product %g", i, a, b, dot)
				}
			}
		}
		m := Resting(0, Face{Value: 9}).Render(24, r, 1)
		n := m.Rect.Dx()
		for k := range n {
			for _, q := range []image.Point{{k, 0}, {0, k}, {k, n - 1}, {n - 1, k}} {
				if c := m.RGBAAt(q.X, q.Y); c.A > 60 || c.R > 30 {
					t.Fatalf("turn %d: %v at the border, %v", i, c, q)
				}
			}
		}
	}
	if SpinAbout(0, 0, 0, 1) != NoSpin() {
		t.Error("a turn about nothing turns")
	}
}

func TestDieOfOddSizes(t *testing.T) {
	for _, side := range []float64{0, 0.2, 1, 3.7} {
		if m := Resting(-4, Face{Value: 5}).Render(side, NoSpin(), 0); m.Rect.Dx() != Pixels(side) {
			t.Errorf("side %g gives %v", side, m.Rect)
		}
	}
}

func TestDicePictures(t *testing.T) {
	const side, cell = 32.0, 64.0
	c := art.NewCanvas(5*cell, 3*cell, 1)
	put := func(i int, m *image.RGBA) {
		c.Image(m, float64(i%5)*cell, float64(i/5)*cell, float64(m.Rect.Dx()), float64(m.Rect.Dy()))
	}
	for i, f := range []Face{{Value: 0}, {Value: 9}, {Value: 5, Loss: 3}, {Value: 3, Gain: 2}, {Value: 7}} {
		put(i, Resting(i, f).Render(side, NoSpin(), 0))
	}
	for i := range 10 {
		d, r, lift := Tumble{Colour: 5 - i/5, From: 4, To: 2, Seed: uint32(i / 5)}.At(float64(i%5) / 5)
		put(5+i, d.Render(side, r, lift))
	}
	arttest.MatchPicture(t, "dice", c.Img)
}

func BenchmarkDieTumbling(b *testing.B) {
	d, r, lift := Tumble{From: 7, To: 2}.At(0.4)
	for b.Loop() {
		d.Render(70, r, lift)
	}
}

// front is the index of the side that faces the player most.
func (r Spin) front() int {
	best, side := 0.0, 0
	for i, axis := range [3]int{2, 0, 1} {
		z := r[3*axis+2]
		if z > best {
			best, side = z, 2*i
		}
		if -z > best {
			best, side = -z, 2*i+1
		}
	}
	return side
}
