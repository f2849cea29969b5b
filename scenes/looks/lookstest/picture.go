package lookstest

import (
	"image"
	"image/png"
	"os"
	"testing"
)

// MatchPicture compares a picture with the one in a file, with room for what
// another machine rounds otherwise: on average by less than one step of a colour,
// and in no more than one pixel of a hundred by many. With UPDATE_PICTURES set it
// writes the file if it differs.
func MatchPicture(t *testing.T, file string, m *image.RGBA) {
	t.Helper()
	what := compare(file, m)
	if what == "" {
		return
	}
	if os.Getenv("UPDATE_PICTURES") == "" {
		t.Errorf("%s: %s; look at the new picture, then run with UPDATE_PICTURES=1", file, what)
		return
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

// compare says in what a picture differs from the one in a file; "" if in nothing.
func compare(file string, m *image.RGBA) string {
	f, err := os.Open(file)
	if err != nil {
		return err.Error()
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		return err.Error()
	}
	if want.Bounds() != m.Rect {
		return "its size is " + want.Bounds().String() + ", not " + m.Rect.String()
	}
	sum, far := 0, 0
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			d := distance(want.At(x, y), m.At(x, y))
			sum += d
			if d > 24 {
				far++
			}
		}
	}
	if n := m.Rect.Dx() * m.Rect.Dy(); sum > n || far > n/100 {
		return "the pictures differ"
	}
	return ""
}

// distance is the largest difference of two colours in red, green, blue or alpha,
// of 255.
func distance(a, b interface{ RGBA() (r, g, b, a uint32) }) int {
	r0, g0, b0, a0 := a.RGBA()
	r1, g1, b1, a1 := b.RGBA()
	worst := 0
	for _, p := range [4][2]uint32{{r0, r1}, {g0, g1}, {b0, b1}, {a0, a1}} {
		d := int(p[0]>>8) - int(p[1]>>8)
		worst = max(worst, d, -d)
	}
	return worst
}
