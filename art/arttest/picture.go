package arttest

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"
)

func MeanDiff(a, b *image.RGBA) float64 {
	sum := 0
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		sum += max(d, -d)
	}
	return float64(sum) / float64(len(a.Pix))
}

// RoundCard demands that a face has the size of a card and round corners.
func RoundCard(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	b := m.Rect
	if want := int(float64(b.Dx())*1.4 + 0.5); b.Dy() != want {
		t.Errorf("%s: %v, want a height of %d", name, b, want)
	}
	for _, q := range []image.Point{{0, 0}, {b.Max.X - 1, 0}, {0, b.Max.Y - 1}, {b.Max.X - 1, b.Max.Y - 1}} {
		if a := m.RGBAAt(q.X, q.Y).A; a > 48 {
			t.Errorf("%s: corner %v has alpha %d", name, q, a)
		}
	}
}

// WholeCard is RoundCard for faces that have no holes, even without picture.
func WholeCard(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	RoundCard(t, name, m)
	NoHoles(t, name, m, m.Rect.Inset(6))
}

// NoHoles demands that a picture is opaque wherever a part of it is looked at.
func NoHoles(t *testing.T, name string, m *image.RGBA, part image.Rectangle) {
	t.Helper()
	for y := part.Min.Y; y < part.Max.Y; y += 3 {
		for x := part.Min.X; x < part.Max.X; x += 3 {
			if a := m.RGBAAt(x, y).A; a != 255 {
				t.Fatalf("%s: alpha %d at %d, %d", name, a, x, y)
			}
		}
	}
}

// AllDiffer demands that no picture looks like one before it: that each differs
// by so much, as MeanDiff reckons.
func AllDiffer(t *testing.T, what string, least float64, pictures ...*image.RGBA) {
	t.Helper()
	for i, a := range pictures {
		for j, b := range pictures[:i] {
			if d := MeanDiff(a, b); d < least {
				t.Errorf("%s: numbers %d and %d differ by %.2f only", what, j, i, d)
			}
		}
	}
}

// HasColour demands the colour of a picture at a place.
func HasColour(t *testing.T, what string, m *image.RGBA, x, y int, want color.NRGBA) {
	t.Helper()
	if p := m.RGBAAt(x, y); p.R != want.R || p.G != want.G || p.B != want.B {
		t.Errorf("%s: %v at %d, %d, want %v", what, p, x, y, want)
	}
}

// PictureFile is the file that a variable of the environment names for a picture
// to look at; where it names none, the test is skipped.
func PictureFile(t *testing.T, variable string) string {
	t.Helper()
	file := os.Getenv(variable)
	if file == "" {
		t.Skip(variable + " names no file")
	}
	return file
}

func WritePicture(t *testing.T, file string, m *image.RGBA) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

func Filled(w, h int, c color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = c.R, c.G, c.B, c.A
	}
	return m
}

// MatchPicture compares m with testdata/name.png. Floating point differs in
// the last bit between processors, so single pixels may be a little off; a
// changed recipe is off everywhere. UPDATE_PICTURES=1 writes the file
// anew where it differs.
func MatchPicture(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	err := differs(file, m)
	switch {
	case err == nil:
	case os.Getenv("UPDATE_PICTURES") != "":
		WritePicture(t, file, m)
	default:
		t.Errorf("%v; look at the new picture, then run with UPDATE_PICTURES=1", err)
	}
}

// differs says in what a picture differs from the one kept in a file, or nil.
func differs(file string, m *image.RGBA) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if want.Bounds() != m.Rect {
		return fmt.Errorf("%s is %v, picture is %v", file, want.Bounds(), m.Rect)
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
		return fmt.Errorf("%s: mean difference %.2f of 255, %d of %d pixels far off", file, mean, far, n)
	}
	return nil
}

func SamePicture(a, b *image.RGBA) bool { return a.Rect == b.Rect && string(a.Pix) == string(b.Pix) }

// Contrast is the ratio of luminances that legibility guidelines use.
func Contrast(a, b color.NRGBA) float64 {
	lum := func(c color.NRGBA) float64 {
		f := func(v uint8) float64 {
			x := float64(v) / 255
			if x <= 0.04045 {
				return x / 12.92
			}
			return math.Pow((x+0.055)/1.055, 2.4)
		}
		return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
	}
	x, y := lum(a), lum(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
