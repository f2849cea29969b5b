package art

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// matchPicture compares m with testdata/name.png. Floating point differs in
// the last bit between processors, so single pixels may be a little off; a
// changed recipe is off everywhere. UPDATE_PICTURES=1 writes the file anew.
func matchPicture(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if os.Getenv("UPDATE_PICTURES") != "" {
		writePicture(t, file, m)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; look at the new picture, then run with UPDATE_PICTURES=1", err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if want.Bounds() != m.Rect {
		t.Fatalf("%s is %v, picture is %v", file, want.Bounds(), m.Rect)
	}
	var sum, far int
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			r, g, b, a := want.At(x, y).RGBA()
			p := m.RGBAAt(x, y)
			worst := 0
			for i, v := range [4]uint32{r, g, b, a} {
				d := int(v>>8) - int([4]uint8{p.R, p.G, p.B, p.A}[i])
				worst = max(worst, d, -d)
			}
			sum += worst
			if worst > 24 {
				far++
			}
		}
	}
	n := m.Rect.Dx() * m.Rect.Dy()
	if mean := float64(sum) / float64(n); mean > 1 || far > n/100 {
		t.Errorf("%s: mean difference %.2f of 255, %d of %d pixels far off", file, mean, far, n)
	}
}

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
	{"parchment", TexParchment}, {"slate", TexSlate}, {"frame", TexFrameNoise},
	{"leather", TexLeather}, {"brass", TexBrass},
}

func TestTiles(t *testing.T) {
	for _, tt := range tiles {
		matchPicture(t, "tex-"+tt.name, crop(tt.make(128), image.Rect(0, 0, 64, 64)))
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
	addFBMRow(row, -3.7, 0.11, 5.3, 2, 4, 0, 0, 9)
	for i, v := range row {
		want := 2 * fbm(-3.7+float32(i)*0.11, 5.3, 4, 9)
		if d := v - want; d > 1e-3 || d < -1e-3 {
			t.Fatalf("value %d is %g, want %g", i, v, want)
		}
	}
	clear(row)
	addFBMRow(row, 0, 0.3, 1.4, 1, 3, 8, 4, 9)
	for i, v := range row {
		want := fbmTile(float32(i)*0.3, 1.4, 8, 4, 3, 9)
		if d := v - want; d > 1e-3 || d < -1e-3 {
			t.Fatalf("tiled value %d is %g, want %g", i, v, want)
		}
	}
}

// noiseTile is noise2 repeating every px by py lattice cells.
func noiseTile(x, y float32, px, py int32, seed uint32) float32 {
	ix, iy := floor32(x), floor32(y)
	fx, fy := fade(x-float32(ix)), fade(y-float32(iy))
	x0, x1 := wrap(ix, px), wrap(ix+1, px)
	y0, y1 := wrap(iy, py), wrap(iy+1, py)
	a := mix(rand2(x0, y0, seed), rand2(x1, y0, seed), fx)
	b := mix(rand2(x0, y1, seed), rand2(x1, y1, seed), fx)
	return mix(a, b, fy)
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
		if got := hash2(tt.x, tt.y, tt.seed); got != tt.want {
			t.Errorf("hash2(%d, %d, %d) = %#x, want %#x", tt.x, tt.y, tt.seed, got, tt.want)
		}
	}
}

// cellEdge must find the border that a fine search finds.
func TestCellEdge(t *testing.T) {
	owner := func(x, y float32) (best [2]int32) {
		least := float32(99)
		for j := floor32(y) - 2; j <= floor32(y)+2; j++ {
			for i := floor32(x) - 2; i <= floor32(x)+2; i++ {
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
		x, y := 9*rand2(n, 1, 5), 9*rand2(n, 2, 5)
		got := cellEdge(x, y, 3).dist
		home := owner(x, y)
		inside, outside := got*0.97, got*1.04+0.003
		var left bool
		for a := range 720 {
			s, c := sin32(float32(a)*0.0087266), sin32(float32(a)*0.0087266+1.5707964)
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

func testMats() map[string]func() *Mat {
	return map[string]func() *Mat{
		"tex-summit": func() *Mat { return MatSummit(192, 108, image.Rect(30, 6, 162, 112), 3) },
		"tex-river":  func() *Mat { return MatRiver(160, 48, 0.6, 17) },
		"tex-wood":   func() *Mat { return MatWood(160, 90, 3) },
	}
}

func TestMats(t *testing.T) {
	for name, make := range testMats() {
		matchPicture(t, name, sameInSlices(t, name, make))
	}
}

// sameInSlices demands that a mat can be painted in many slices, over as many
// frames, that stopping in the middle and finishing at once comes to the same
// picture, and so does doing all at once, which it returns.
func sameInSlices(t *testing.T, name string, make func() *Mat) *image.RGBA {
	t.Helper()
	whole := make().Finish()
	sliced := make()
	steps := 0
	for !sliced.Step(time.Nanosecond) {
		steps++
	}
	if steps < 10 {
		t.Errorf("%s: done in %d slices, cannot be spread over frames", name, steps)
	}
	if !samePicture(whole, sliced.Img) {
		t.Errorf("%s painted in slices differs from the whole", name)
	}
	mixed := make()
	for range steps / 2 {
		mixed.Step(time.Nanosecond)
	}
	if !samePicture(whole, mixed.Finish()) {
		t.Errorf("%s half sliced differs from the whole", name)
	}
	if !mixed.Step(time.Nanosecond) || !mixed.Done() {
		t.Errorf("%s: a finished mat says it is not", name)
	}
	return whole
}

// A mat can be shown before its first step.
func TestMatPlaceholder(t *testing.T) {
	for name, make := range testMats() {
		m := make().Img
		for _, p := range []image.Point{{0, 0}, m.Rect.Max.Sub(image.Pt(1, 1))} {
			if c := m.RGBAAt(p.X, p.Y); c.A != 255 || int(c.R)+int(c.G)+int(c.B) == 0 {
				t.Errorf("%s: placeholder at %v is %v", name, p, c)
			}
		}
	}
}

// Sizes come from windows, which can be anything.
func TestMatsOfOddSizes(t *testing.T) {
	for _, size := range []image.Point{{0, 0}, {1, 1}, {3, 200}, {201, 2}, {97, 61}} {
		MatSummit(size.X, size.Y, image.Rect(5, 5, 60, 50), 1).Finish()
		MatSummit(size.X, size.Y, image.Rectangle{}, 1).Finish()
		MatRiver(size.X, size.Y, 1, 1).Finish()
		m := MatWood(size.X, size.Y, 1).Finish()
		if m.Rect.Dx() < 1 || m.Rect.Dy() < 1 {
			t.Errorf("%v gives %v", size, m.Rect)
		}
	}
}

func samePicture(a, b *image.RGBA) bool { return a.Rect == b.Rect && string(a.Pix) == string(b.Pix) }

func BenchmarkTiles(b *testing.B) {
	for _, tt := range tiles {
		b.Run(tt.name, func(b *testing.B) {
			for b.Loop() {
				tt.make(512)
			}
		})
	}
}

func BenchmarkMatSummit(b *testing.B) {
	for b.Loop() {
		m := MatSummit(1920, 1080, image.Rect(300, 60, 1626, 1100), 3)
		for !m.Step(time.Second) {
		}
	}
}

func BenchmarkMatWood(b *testing.B) {
	for b.Loop() {
		m := MatWood(1920, 1080, 3)
		for !m.Step(time.Second) {
		}
	}
}

func TestFalloff(t *testing.T) {
	for x := float32(0); x < 12; x += 0.01 {
		if d := falloff(x) - exp32(-x); d > 0.02 || d < -0.02 {
			t.Fatalf("falloff(%g) is %g off", x, d)
		}
	}
	if falloff(-3) != 1 {
		t.Error("falloff of a negative number must be 1")
	}
}
