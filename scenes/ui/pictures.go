package ui

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
)

// Key names a picture: two pictures of one key and one size look the same.
// Kind says what sort of picture it is ("button"); the rest is whatever tells
// the pictures of that sort apart.
type Key struct {
	Kind, Text string
	A, B, C, D int
}

// Pictures keeps painted pictures as textures of the exact size they have on
// the screen. It belongs to the game's goroutine; only the painting functions
// run elsewhere.
//
// They lie side by side on sheets, of which one is mostly enough: those no
// longer on the screen make room, the oldest first, when it is full. When the
// window's scale changes they are painted anew, 150 ms after the last change;
// until then the old ones are drawn enlarged or reduced.
//
// The texture of a picture that is no longer kept shows another one. So nobody
// holds it longer than a frame, unless he asks with Keep.
type Pictures struct {
	// Sync paints every picture at once when it is asked for, for tests and
	// screenshots.
	Sync bool
	// Sketch paints none: every picture is there at once, and empty. It is for
	// tests of what lies where, which spend nearly all their time painting else; they
	// set Sync too, so that nothing waits for a frame with time to spare.
	Sketch bool
	// Blank paints none either, but each picture has a texture of its own, so that
	// KeyOf knows it.
	Blank bool

	scale   float64 // pixels a unit that pictures are painted at
	wanted  float64 // what the window asks for
	since   time.Duration
	now     time.Duration
	all     map[slot]*picture
	images  map[*ebiten.Image]*picture
	sheets  []*sheet
	size    image.Point // of sheets; that for the screen if zero
	late    []*job      // done, but the sheet was full
	uploads []*job      // done, and on the way to a texture of their own
	screen  int         // pixels it has
	frame   uint64      // counts frames that were drawn
	drawn   bool        // something, since the last update
	pending int         // asked for and not here yet
	arrived bool
	again   bool          // something could not be afforded in this frame
	spare   time.Duration // left in this frame for small pictures
	nothing *ebiten.Image // of a sketch
	painter painter
}

// slot is a key at a size in 64ths of a unit.
type slot struct {
	Key
	w, h int32
}

type picture struct {
	slot    slot
	img     *ebiten.Image
	sheet   *sheet  // that img is a part of; nil: it is a texture of its own
	scale   float64 // that img was painted at
	used    uint64  // frame
	waiting bool
	job     *job
}

// job is one picture to be painted. Workers touch only this.
type job struct {
	pic    *picture
	w, h   float64
	scale  float64
	paint  func(*art.Canvas)
	result *image.RGBA
	upload *Upload // of result, if it is large
}

// Unpainted reports whether nothing is painted, for a test that does not look at it.
func (p *Pictures) Unpainted() bool { return p.Sketch || p.Blank }

// NewPictures returns an empty store of pictures.
func NewPictures() *Pictures {
	return &Pictures{scale: 1, wanted: 1, all: map[slot]*picture{}, images: map[*ebiten.Image]*picture{}}
}

func slotOf(k Key, w, h float64) slot {
	return slot{k, int32(math.Round(w * 64)), int32(math.Round(h * 64))}
}

// Scale returns the number of pixels a unit that pictures are painted at now.
func (p *Pictures) Scale() float64 { return p.scale }

// Find returns the picture of k at w by h units if it needs no painting. Where
// it returns false, call Get: asking Find first saves making the painting
// function, which costs an allocation.
func (p *Pictures) Find(k Key, w, h float64) (*ebiten.Image, bool) {
	pic := p.all[slotOf(k, w, h)]
	if pic == nil {
		return nil, false
	}
	pic.used = p.frame
	return pic.img, pic.waiting || pic.scale == p.scale && !pic.retired()
}

// Keep reports whether a texture got before still shows its picture, and keeps
// it as asking for it would.
func (p *Pictures) Keep(img *ebiten.Image) bool {
	pic := p.images[img]
	if pic == nil {
		return false
	}
	pic.used = p.frame
	return true
}

// Get returns the picture of k at w by h units, or nil while it is being
// painted for the first time (small ones are mostly there at once). The texture
// may have another number of pixels than it will have on the screen (see
// Pictures): draw it stretched to w by h units. paint draws on a transparent
// canvas of w by h units; it may run on another goroutine and later, so it reads
// only what no longer changes.
func (p *Pictures) Get(k Key, w, h float64, paint func(c *art.Canvas)) *ebiten.Image {
	return p.get(k, w, h, w*h*p.scale*p.scale <= smallPicture, paint)
}

// Later is Get for a picture that takes long to paint however small it is, such
// as the face of a card: it is never there at once.
func (p *Pictures) Later(k Key, w, h float64, paint func(c *art.Canvas)) *ebiten.Image {
	return p.get(k, w, h, false, paint)
}

// Now is Get for a picture that is quickly painted and must be there: even a
// frame without time to spare waits for it.
func (p *Pictures) Now(k Key, w, h float64, paint func(c *art.Canvas)) *ebiten.Image {
	spare := p.spare
	p.spare = max(spare, 1)
	img := p.get(k, w, h, true, paint)
	p.spare = min(p.spare, spare)
	return img
}

func (p *Pictures) get(k Key, w, h float64, small bool, paint func(c *art.Canvas)) *ebiten.Image {
	if w <= 0 || h <= 0 {
		return nil
	}
	if p.Sketch {
		return p.empty()
	}
	if img, ok := p.Find(k, w, h); ok {
		return img
	}
	if p.Blank {
		paint = func(*art.Canvas) {}
	}
	s := slotOf(k, w, h)
	pic := p.all[s]
	if pic == nil {
		pic = &picture{slot: s, used: p.frame}
		p.all[s] = pic
	}
	j := &job{pic: pic, w: w, h: h, scale: p.scale, paint: paint}
	pic.job, pic.waiting = j, true
	p.pending++
	if p.Sync || small && p.spare > 0 {
		began := time.Now()
		j.run()
		// Nothing else makes room for it in the middle of a frame: what is drawn
		// in this frame may not be known yet.
		if !p.take(j, false) {
			p.late = append(p.late, j)
		}
		p.spare -= time.Since(began)
		return pic.img
	}
	p.painter.add(j)
	return pic.img
}

// empty is what stands for every picture of a sketch.
func (p *Pictures) empty() *ebiten.Image {
	if p.nothing == nil {
		p.nothing = ebiten.NewImage(1, 1)
	}
	return p.nothing
}

// Afford does f, something of a few milliseconds that a picture needs before it
// can be asked for, if this frame has time to spare. Otherwise it returns
// false, and has the scene ask again in the next.
func (p *Pictures) Afford(f func()) bool {
	if !p.Sync && p.spare <= 0 {
		p.again = true
		return false
	}
	began := time.Now()
	f()
	p.spare -= time.Since(began)
	return true
}

// KeyOf returns the name of a picture, for tests that look at what is drawn.
func (p *Pictures) KeyOf(img *ebiten.Image) (Key, bool) {
	if pic := p.images[img]; pic != nil {
		return pic.slot.Key, true
	}
	return Key{}, false
}

// Pending reports whether pictures asked for are still being painted.
func (p *Pictures) Pending() bool { return p.pending > 0 || p.again }

// run paints. Where that panics the picture is there as far as it came.
func (j *job) run() {
	c := art.NewCanvas(j.w, j.h, fitting(j.w, j.h, j.scale))
	j.result = c.Img
	j.paint(c)
}

// mostSide is how many pixels a picture has on a side at most: no more than
// graphics cards take, with room for the margin that Ebitengine adds.
const mostSide = game.MostPixels

// fitting brings a scale down to what a picture of w by h units may have.
func fitting(w, h, scale float64) float64 {
	return min(scale, mostSide/max(w, h, 1))
}

// update begins a frame: follows the window's scale and takes in what is done.
func (p *Pictures) update(scale float64, now time.Duration) {
	// Only what is drawn marks all that is on the screen as used. So a screen at
	// rest loses nothing.
	begun := p.frame == 0
	if p.drawn || begun {
		p.frame++
	}
	p.now = now
	p.arrived, p.again = p.again, false
	p.spare = spareTime
	if begun || p.Sync {
		p.scale, p.wanted = scale, scale
	}
	if scale != p.wanted {
		p.wanted, p.since = scale, now
	}
	if p.scale != p.wanted && now-p.since >= rescaleAfter {
		p.scale = p.wanted
		p.retire()
		p.arrived = true // let the scene ask again
	}
	p.send()
	for _, j := range p.late {
		p.take(j, true)
	}
	p.late = p.late[:0]
	for _, j := range p.painter.done() {
		p.take(j, true)
	}
	if p.drawn {
		p.clear()
	}
	p.drawn = false
}

const rescaleAfter = 150 * time.Millisecond

// Small pictures, words above all, are painted at once as long as the frame has
// time to spare, so that a number that changes does not blink.
const (
	smallPicture = 48 << 10 // pixels
	spareTime    = 4 * time.Millisecond
)
