package gametest

import (
	"image"
	"image/color"
	"testing"
)

func TestDifference(t *testing.T) {
	flat := func(w, h int, v uint8) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		for i := range img.Pix {
			img.Pix[i] = v
		}
		return img
	}
	spot := flat(100, 100, 100)
	spot.SetRGBA(7, 3, color.RGBA{100, 100, 180, 100})
	for _, test := range []struct {
		name string
		a, b *image.RGBA
		want float64
	}{
		{"equal", flat(100, 100, 100), flat(100, 100, 100), 0},
		{"within tolerance", flat(100, 100, 100), flat(100, 100, 108), 0},
		{"beyond it", flat(100, 100, 100), flat(100, 100, 109), 1},
		{"darker", flat(100, 100, 109), flat(100, 100, 100), 1},
		{"one pixel", flat(100, 100, 100), spot, 1e-4},
		{"another size", flat(100, 100, 100), flat(100, 99, 100), 1},
	} {
		share, diff := Difference(test.a, test.b)
		if share != test.want {
			t.Errorf("%s: %v, want %v", test.name, share, test.want)
		}
		if test.name == "one pixel" && diff.RGBAAt(7, 3) != (color.RGBA{255, 0, 0, 255}) {
			t.Errorf("%s: not marked in the picture of differences", test.name)
		}
	}
}
