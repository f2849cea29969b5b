package gametest

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "make the pictures in testdata anew that differ")

// How far a picture may be from the one kept: drivers round differently.
const (
	maxChannel = 8     // difference of one channel, of 255
	maxShare   = 0.001 // share of pixels that may differ more
)

// Golden compares the screen with testdata/NAME.png. On failure it says where
// the picture and the difference were written.
func (r *Rig) Golden(name string) {
	r.t.Helper()
	Compare(r.t, name, r.Picture())
}

// Compare compares any picture with testdata/NAME.png.
func Compare(t testing.TB, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	want, err := readPNG(file)
	if err != nil && !*update {
		t.Fatalf("%v (make it with -update)", err)
	}
	var share float64
	var diff *image.RGBA
	if err == nil {
		if share, diff = Difference(got, want); share <= maxShare {
			return
		}
	}
	if *update {
		if err := writePNG(file, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	dir := filepath.Join(os.TempDir(), "wyrmtable-pictures")
	for suffix, img := range map[string]*image.RGBA{"": got, "-diff": diff} {
		if err := writePNG(filepath.Join(dir, name+suffix+".png"), img); err != nil {
			t.Log(err)
		}
	}
	t.Errorf("%s: %.2f %% of the pixels differ; see %s", name, 100*share, filepath.Join(dir, name+"-diff.png"))
}

// Difference returns the share of pixels that differ by more than the
// tolerance, and a picture that has these in red. Pictures of different sizes
// differ altogether.
func Difference(a, b *image.RGBA) (share float64, diff *image.RGBA) {
	diff = image.NewRGBA(a.Bounds())
	if a.Bounds() != b.Bounds() || a.Bounds().Empty() {
		return 1, diff
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		far := 0
		for c := range 4 {
			d := int(a.Pix[i+c]) - int(b.Pix[i+c])
			far = max(far, d, -d)
		}
		at := i / 4
		x, y := at%a.Rect.Dx(), at/a.Rect.Dx()
		dim := a.Pix[i] / 4
		diff.SetRGBA(x, y, color.RGBA{dim, dim, dim, 255})
		if far > maxChannel {
			n++
			diff.SetRGBA(x, y, color.RGBA{255, 0, 0, 255})
		}
	}
	return float64(n) / float64(len(a.Pix)/4), diff
}

// Farthest returns by how much the two pictures differ where they differ most,
// 0 to 255. Pictures of different sizes differ altogether.
func Farthest(a, b *image.RGBA) int {
	if a.Bounds() != b.Bounds() {
		return 255
	}
	far := 0
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		far = max(far, d, -d)
	}
	return far
}

func readPNG(file string) (*image.RGBA, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	src, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(src.Bounds())
	draw.Draw(img, img.Rect, src, img.Rect.Min, draw.Src)
	return img, nil
}

func writePNG(file string, img *image.RGBA) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	var buf bytes.Buffer
	if err := png.Encode(&buf, img); err != nil {
		return err
	}
	return os.WriteFile(file, buf.Bytes(), 0o644)
}
