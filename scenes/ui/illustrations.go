package ui

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
)

// Illustrations paints the large pictures of cards and tiles. They take from
// tens to hundreds of milliseconds each, so they are painted on worker
// goroutines in a window, and in slices of at most 6 ms a frame in the browser.
// One store serves all scenes: a card seen on the table is ready in the help.
type Illustrations struct {
	// Sync paints every illustration at once when it is asked for.
	Sync bool

	kit     *Kit
	all     map[artKey]*illustration
	queue   artQueue
	frame   uint64
	pixels  int
	pending int
	arrived bool
}

// artKey is an illustration at a size in pixels.
type artKey struct {
	spec art.PaintSpec
	w, h int
}

type illustration struct {
	key     artKey
	painted *image.RGBA
	tex     *ebiten.Image
	used    uint64
}

// artBudget is how many pixels of finished illustrations are kept.
const artBudget = 24 << 20

// Image returns the illustration of w by h pixels, or nil while it is being
// painted. It is for pictures that contain it, such as a card's face: give it
// to the painting function, and let the key of that picture tell whether it was
// there.
func (l *Illustrations) Image(spec art.PaintSpec, w, h int) *image.RGBA {
	return l.want(artKey{spec, max(w, 8), max(h, 8)}).painted
}

// Get returns the illustration as a texture for a place of w by h units, or nil
// while it is being painted.
func (l *Illustrations) Get(spec art.PaintSpec, w, h float64) *ebiten.Image {
	s := l.kit.Pics.Scale()
	in := l.want(artKey{spec, max(8, int(math.Round(w*s))), max(8, int(math.Round(h*s)))})
	if in.tex == nil && in.painted != nil {
		in.tex = ebiten.NewImage(in.key.w, in.key.h)
		in.tex.WritePixels(in.painted.Pix)
	}
	if in.tex == nil {
		return l.other(spec)
	}
	return in.tex
}

// other returns a texture of the same illustration at another size, to be shown
// meanwhile, or nil.
func (l *Illustrations) other(spec art.PaintSpec) *ebiten.Image {
	for k, in := range l.all {
		if k.spec == spec && in.tex != nil {
			in.used = l.frame
			return in.tex
		}
	}
	return nil
}

func (l *Illustrations) want(k artKey) *illustration {
	in := l.all[k]
	if in == nil {
		if l.all == nil {
			l.all = map[artKey]*illustration{}
		}
		in = &illustration{key: k}
		l.all[k] = in
		if l.Sync || l.kit.Pics.Sync {
			l.keep(in, art.Illustrate(k.spec, k.w, k.h))
		} else {
			l.pending++
			l.queue.add(in)
		}
	}
	in.used = l.frame
	return in
}

// Pending reports whether illustrations asked for are still being painted.
func (l *Illustrations) Pending() bool { return l.pending > 0 }

func (l *Illustrations) keep(in *illustration, img *image.RGBA) {
	in.painted = img
	l.pixels += in.key.w * in.key.h
	l.arrived = true
}

func (l *Illustrations) update() {
	l.frame++
	l.arrived = false
	for _, d := range l.queue.done(6 * time.Millisecond) {
		l.pending--
		l.keep(d.in, d.img)
	}
	if l.pixels > artBudget && l.frame%64 == 0 {
		l.evict()
	}
}

// evict gives back what was not used for some seconds.
func (l *Illustrations) evict() {
	for k, in := range l.all {
		if in.painted != nil && l.frame-in.used > 600 && l.pixels > artBudget {
			l.pixels -= k.w * k.h
			if in.tex != nil {
				in.tex.Deallocate()
			}
			delete(l.all, k)
		}
	}
}

// paintedArt is a finished illustration on its way back.
type paintedArt struct {
	in  *illustration
	img *image.RGBA
}
