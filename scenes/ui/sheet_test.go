package ui

import (
	"image"
	"math/rand/v2"
	"testing"
)

// TestPlotsKeepThingsApart puts things of random sizes in and takes others
// out: they lie inside, and no two overlap. Once all are out, everything fits
// that fitted at first.
func TestPlotsKeepThingsApart(t *testing.T) {
	whole := image.Rect(0, 0, 1000, 704)
	s := newPlots(whole.Max)
	rnd := rand.New(rand.NewPCG(1, 2))
	var in []image.Rectangle
	placed := 0
	for range 20000 {
		if len(in) > 0 && rnd.IntN(2) == 0 {
			i := rnd.IntN(len(in))
			s.clear(in[i])
			in[i] = in[len(in)-1]
			in = in[:len(in)-1]
			continue
		}
		size := image.Pt(1+rnd.IntN(200), 1+rnd.IntN(200))
		at, ok := s.place(size)
		if !ok {
			continue
		}
		placed++
		r := image.Rectangle{at, at.Add(size)}
		if !r.In(whole) {
			t.Fatalf("%v lies outside", r)
		}
		for _, o := range in {
			if r.Overlaps(o) {
				t.Fatalf("%v overlaps %v", r, o)
			}
		}
		in = append(in, r)
	}
	if placed < 5000 {
		t.Errorf("only %d things were placed", placed)
	}
	for _, r := range in {
		s.clear(r)
	}
	if _, ok := s.place(whole.Max); !ok {
		t.Errorf("what is empty has no room")
	}
}

// TestPlotsWasteLittle fills a sheet with cards of three sizes and words: at
// least four fifths of it must be used before one does not fit.
func TestPlotsWasteLittle(t *testing.T) {
	size := image.Pt(2048, 2048)
	s := newPlots(size)
	rnd := rand.New(rand.NewPCG(3, 4))
	used := 0
	for {
		thing := []image.Point{{186, 259}, {231, 303}, {135, 188}, {20 + rnd.IntN(200), 20 + rnd.IntN(12)}}[rnd.IntN(4)]
		if _, ok := s.place(thing); !ok {
			break
		}
		used += thing.X * thing.Y
	}
	if all := size.X * size.Y; used < all*4/5 {
		t.Errorf("full with %d %% used", 100*used/all)
	}
}

func TestSheetSizes(t *testing.T) {
	for screen, want := range map[image.Point]image.Point{
		{}: {2048, 2048}, {1280, 720}: {2048, 2048}, {1920, 1080}: {4096, 2048},
		{2560, 1440}: {4096, 4096}, {3840, 2160}: {8192, 4096}, {7680, 4320}: {8192, 4096},
	} {
		if got := sheetSize(screen.X * screen.Y); got != want {
			t.Errorf("a screen of %v has sheets of %v, want %v", screen, got, want)
		}
	}
}
