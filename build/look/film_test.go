package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"
	"time"
)

// TestFilm films a red square that walks over a blue ground: each frame but the first
// holds only where it was and is.
func TestFilm(t *testing.T) {
	blue, red := color.RGBA{20, 40, 160, 255}, color.RGBA{200, 30, 30, 255}
	f := &film{}
	for n := range 3 {
		img := image.NewRGBA(image.Rect(0, 0, 64, 40))
		draw.Draw(img, img.Rect, image.NewUniform(blue), image.Point{}, draw.Src)
		at := image.Rect(10*n, 8, 10*n+8, 16)
		draw.Draw(img, at, image.NewUniform(red), image.Point{}, draw.Src)
		f.frames = append(f.frames, img)
	}
	var out bytes.Buffer
	if err := f.write(&out); err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(&out)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Image) != 3 || time.Duration(g.Delay[1])*10*time.Millisecond != frameTime {
		t.Fatalf("%d frames of %d hundredths", len(g.Image), g.Delay[1])
	}
	if got, want := g.Image[1].Rect, image.Rect(0, 8, 18, 16); got != want {
		t.Errorf("the second frame holds %v, not %v", got, want)
	}
	shown := image.NewRGBA(g.Image[0].Rect)
	for n, frame := range g.Image {
		draw.Draw(shown, frame.Rect, frame, frame.Rect.Min, draw.Over)
		for y := range 40 {
			for x := range 64 {
				if got, want := shown.RGBAAt(x, y), f.frames[n].RGBAAt(x, y); !near(got, want) {
					t.Fatalf("frame %d shows %v at %d,%d, not %v", n, got, x, y, want)
				}
			}
		}
	}
}

func near(a, b color.RGBA) bool {
	far := func(a, b uint8) bool { return max(a, b)-min(a, b) > 12 }
	return !far(a.R, b.R) && !far(a.G, b.G) && !far(a.B, b.B) && a.A == b.A
}
