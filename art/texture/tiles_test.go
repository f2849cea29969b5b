package texture

import (
	"image"
	"testing"

	"wyrmtable/art/arttest"
)

// crop copies part of m to a picture at the origin.
func crop(m *image.RGBA, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for y := range r.Dy() {
		copy(out.Pix[y*out.Stride:][:4*r.Dx()], m.Pix[m.PixOffset(r.Min.X, r.Min.Y+y):])
	}
	return out
}

var tiles = []struct {
	name string
	make func(int) *image.RGBA
}{
	{"parchment", Parchment}, {"slate", Slate}, {"frame", FrameNoise},
	{"leather", Leather}, {"brass", Brass},
}

func TestTiles(t *testing.T) {
	for _, tt := range tiles {
		arttest.MatchPicture(t, "tex-"+tt.name, crop(tt.make(128), image.Rect(0, 0, 64, 64)))
	}
}

// A tile repeats without a seam: the step from its last column to its first is
// no larger than steps inside it.
func TestTilesAreSeamless(t *testing.T) {
	for _, tt := range tiles {
		m := tt.make(128)
		n := m.Rect.Dx()
		step := func(x0, y0, x1, y1 int) int {
			d := int(m.RGBAAt(x0, y0).G) - int(m.RGBAAt(x1, y1).G)
			return max(d, -d)
		}
		var seamX, seamY, inX, inY int
		for i := range n {
			seamX += step(n-1, i, 0, i)
			seamY += step(i, n-1, i, 0)
			inX = max(inX, columnStep(m, i, step))
			inY = max(inY, rowStep(m, i, step))
		}
		if seamX > inX*3/2 || seamY > inY*3/2 {
			t.Errorf("%s: seam %d across, %d down; largest inner step %d, %d", tt.name, seamX, seamY, inX, inY)
		}
	}
}

func columnStep(m *image.RGBA, x int, step func(x0, y0, x1, y1 int) int) (sum int) {
	for y := 0; x+1 < m.Rect.Dx() && y < m.Rect.Dy(); y++ {
		sum += step(x, y, x+1, y)
	}
	return sum
}

func rowStep(m *image.RGBA, y int, step func(x0, y0, x1, y1 int) int) (sum int) {
	for x := 0; y+1 < m.Rect.Dy() && x < m.Rect.Dx(); x++ {
		sum += step(x, y, x, y+1)
	}
	return sum
}

// The row forms must give what the point forms give, or mats and tiles would
// drift apart from what was designed with either.
func TestNoiseRowsMatchPoints(t *testing.T) {
	row := make([]float32, 200)
	AddFBMRow(row, -3.7, 0.11, 5.3, 2, 4, 0, 0, 9)
	for i, v := range row {
		want := 2 * FBM(-3.7+float32(i)*0.11, 5.3, 4, 9)
		if d := v - want; d > 1e-3 || d < -1e-3 {
			t.Fatalf("value %d is %g, want %g", i, v, want)
		}
	}
	clear(row)
	AddFBMRow(row, 0, 0.3, 1.4, 1, 3, 8, 4, 9)
	for i, v := range row {
		want := fbmTile(float32(i)*0.3, 1.4, 8, 4, 3, 9)
		if d := v - want; d > 1e-3 || d < -1e-3 {
			t.Fatalf("tiled value %d is %g, want %g", i, v, want)
		}
	}
}

// noiseTile is noise2 repeating every px by py lattice cells.
func noiseTile(x, y float32, px, py int32, seed uint32) float32 {
	ix, iy := Floor32(x), Floor32(y)
	fx, fy := fade(x-float32(ix)), fade(y-float32(iy))
	x0, x1 := wrap(ix, px), wrap(ix+1, px)
	y0, y1 := wrap(iy, py), wrap(iy+1, py)
	a := Mix(Rand2(x0, y0, seed), Rand2(x1, y0, seed), fx)
	b := Mix(Rand2(x0, y1, seed), Rand2(x1, y1, seed), fx)
	return Mix(a, b, fy)
}

// fbmTile is fbm repeating every px by py cells of its first octave.
func fbmTile(x, y float32, px, py int32, octaves int, seed uint32) float32 {
	var sum, norm float32
	amp := float32(1)
	for o := 0; o < octaves; o++ {
		sum += amp * noiseTile(x, y, px, py, seed+uint32(o)*7919)
		norm += amp
		amp *= 0.5
		x, y, px, py = x*2, y*2, px*2, py*2
	}
	return sum / norm
}

// Lattice values are integers' work and must never change: pictures are named
// by their seeds.
func TestHashIsFixed(t *testing.T) {
	for _, tt := range []struct {
		x, y int32
		seed uint32
		want uint32
	}{{0, 0, 0, 0}, {1, 0, 0, 0x205f0435}, {-5, 12, 77, 0x903d6074}} {
		if got := Hash2(tt.x, tt.y, tt.seed); got != tt.want {
			t.Errorf("hash2(%d, %d, %d) = %#x, want %#x", tt.x, tt.y, tt.seed, got, tt.want)
		}
	}
}

// CellEdge must find the border that a fine search finds.
func TestCellEdge(t *testing.T) {
	owner := func(x, y float32) (best [2]int32) {
		least := float32(99)
		for j := Floor32(y) - 2; j <= Floor32(y)+2; j++ {
			for i := Floor32(x) - 2; i <= Floor32(x)+2; i++ {
				px, py := cellPoint(i, j, 3)
				dx, dy := float32(i)+px-x, float32(j)+py-y
				if d := dx*dx + dy*dy; d < least {
					least, best = d, [2]int32{i, j}
				}
			}
		}
		return best
	}
	for n := range int32(60) {
		x, y := 9*Rand2(n, 1, 5), 9*Rand2(n, 2, 5)
		got := CellEdge(x, y, 3).Dist
		home := owner(x, y)
		inside, outside := got*0.97, got*1.04+0.003
		var left bool
		for a := range 720 {
			s, c := Sin32(float32(a)*0.0087266), Sin32(float32(a)*0.0087266+1.5707964)
			if owner(x+inside*c, y+inside*s) != home {
				t.Fatalf("(%g, %g): another cell begins before %g", x, y, got)
			}
			left = left || owner(x+outside*c, y+outside*s) != home
		}
		if !left {
			t.Errorf("(%g, %g): no border at %g", x, y, got)
		}
	}
}

func BenchmarkTiles(b *testing.B) {
	for _, tt := range tiles {
		b.Run(tt.name, func(b *testing.B) {
			for b.Loop() {
				tt.make(512)
			}
		})
	}
}

func TestFalloff(t *testing.T) {
	for x := float32(0); x < 12; x += 0.01 {
		if d := Falloff(x) - Exp32(-x); d > 0.02 || d < -0.02 {
			t.Fatalf("falloff(%g) is %g off", x, d)
		}
	}
	if Falloff(-3) != 1 {
		t.Error("falloff of a negative number must be 1")
	}
}
