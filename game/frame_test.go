package game_test

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
)

// scatter is a scene of things drawn in every way there is, lowest first.
type scatter struct {
	pictures []*ebiten.Image
	things   []func(dst *game.Frame)
	changed  bool
}

func (s *scatter) Update(c *game.Context) {
	if s.changed {
		s.changed = false
		c.Redraw()
	}
}

func (s *scatter) Draw(_ *game.Context, dst *game.Frame) {
	dst.Fill(color.RGBA{20, 30, 40, 255})
	for _, draw := range s.things {
		draw(dst)
		dst.Clip(dst.Bounds())
	}
}

var corners = []uint16{0, 1, 2, 1, 3, 2}

// thing makes something to draw that reaches over the edges now and then.
func (s *scatter) thing(rnd *rand.Rand, size image.Point) func(dst *game.Frame) {
	img := s.pictures[rnd.IntN(len(s.pictures))]
	x, y := rnd.Float64()*float64(size.X+80)-40, rnd.Float64()*float64(size.Y+80)-40
	var op ebiten.DrawImageOptions
	op.Filter, op.DisableMipmaps = ebiten.FilterLinear, true
	op.GeoM.Translate(math.Round(x), math.Round(y))
	clip := image.Rect(0, 0, 90, 70).Add(image.Pt(int(x), int(y)))
	switch rnd.IntN(7) {
	case 0:
		op.GeoM.Reset()
		op.GeoM.Rotate(rnd.Float64() * 7)
		op.GeoM.Scale(.3+rnd.Float64(), .3+rnd.Float64())
		op.GeoM.Translate(x, y)
	case 1:
		op.ColorScale.ScaleAlpha(rnd.Float32())
	case 2:
		return func(dst *game.Frame) {
			dst.Clip(clip)
			dst.DrawImage(img, &op)
		}
	case 3:
		var v [4]ebiten.Vertex
		for i := range v {
			v[i] = ebiten.Vertex{DstX: float32(x + rnd.Float64()*90), DstY: float32(y + rnd.Float64()*90), SrcX: float32(20 * (i & 1)), SrcY: float32(20 * (i >> 1)),
				ColorR: 1, ColorG: rnd.Float32(), ColorB: 1, ColorA: 1}
		}
		return func(dst *game.Frame) {
			w := v // a scene uses the same few for everything
			dst.DrawTriangles(w[:], corners, img, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear})
			clear(w[:])
		}
	case 4:
		if rnd.IntN(12) == 0 {
			return func(dst *game.Frame) { dst.Rework(func(dst *ebiten.Image) { dst.Set(3, 3, color.White) }) }
		}
		return func(dst *game.Frame) {
			dst.Clip(clip)
			dst.Fill(color.RGBA{uint8(clip.Min.X), 90, 0, 255})
		}
	}
	return func(dst *game.Frame) { dst.DrawImage(img, &op) }
}

// change takes things away, adds some, moves some to the top, or leaves them.
func (s *scatter) change(rnd *rand.Rand, size image.Point) {
	s.changed = true
	for range rnd.IntN(4) {
		i := rnd.IntN(len(s.things) + 1)
		switch {
		case len(s.things) < 30 || rnd.IntN(2) == 0:
			s.things = slices.Insert(s.things, i, s.thing(rnd, size))
		case i == len(s.things):
			s.things = s.things[:0]
		case rnd.IntN(2) == 0:
			top := s.things[i]
			s.things = append(slices.Delete(s.things, i, i+1), top)
		default:
			s.things = slices.Delete(s.things, i, min(len(s.things), i+1+rnd.IntN(6)))
		}
	}
}

// TestOnlyWhatChangedIsDrawn draws lists that change at random, and compares
// the screen with one drawn from nothing. It would notice what is forgotten: a
// screen of which nothing is redrawn fails it at once.
func TestOnlyWhatChangedIsDrawn(t *testing.T) {
	for _, size := range []image.Point{{320, 200}, {201, 333}, {37, 500}, {20, 20}} {
		rnd := rand.New(rand.NewPCG(1, uint64(size.X)))
		s := &scatter{}
		for i := range 4 {
			img := ebiten.NewImage(30+9*i, 50-7*i)
			for x := range 30 {
				img.Set(x, x/2+i, color.RGBA{uint8(80 * i), 200, uint8(5 * x), 255})
				img.Set(x, 20, color.White)
			}
			s.pictures = append(s.pictures, img)
		}
		r := gametest.New(t, game.Options{Home: func() game.Scene { return s }}, size.X, size.Y)
		for n := range 150 {
			switch n {
			case 90:
				size = image.Pt(size.Y, size.X)
				r.Resize(size.X, size.Y, 1)
			case 100:
				r.Blur()
			}
			s.change(rnd, size)
			before := r.App.Drawn()
			r.Step(time.Second / 60)
			if r.App.Drawn() == before {
				t.Fatal("no frame was drawn")
			}
			if far := gametest.Farthest(r.Picture(), r.Whole()); far > 2 {
				t.Fatalf("%v, frame %d: the screen is not what it ought to be, by %d of 255", size, n, far)
			}
		}
	}
}
