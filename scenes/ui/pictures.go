package ui

import (
	"image"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
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
// Pictures no longer on the screen are given back, the oldest first, when more
// than Budget pixels are kept. When the window's scale changes they are painted anew, 150 ms after the
// last change; until then the old ones are drawn enlarged or reduced.
type Pictures struct {
	// Sync paints every picture at once when it is asked for, for tests and
	// screenshots.
	Sync bool
	// Budget is how many pixels are kept, 4 bytes each; 0 keeps three
	// times the screen. Most lie in one texture, which doubles when it is
	// full, with all the gaps between them.
	Budget int

	scale   float64 // pixels a unit that pictures are painted at
	wanted  float64 // what the window asks for
	since   time.Duration
	now     time.Duration
	all     map[slot]*picture
	pixels  int
	screen  int    // pixels it has
	frame   uint64 // counts frames in which pictures were asked for
	asked   bool   // for a picture, in this frame
	pending int    // asked for and not here yet
	arrived bool
	again   bool          // something could not be afforded in this frame
	spare   time.Duration // left in this frame for small pictures
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
}

// NewPictures returns an empty store of pictures.
func NewPictures() *Pictures {
	return &Pictures{scale: 1, wanted: 1, all: map[slot]*picture{}}
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
	pic.used, p.asked = p.frame, true
	return pic.img, pic.waiting || pic.scale == p.scale
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

func (p *Pictures) get(k Key, w, h float64, small bool, paint func(c *art.Canvas)) *ebiten.Image {
	if w <= 0 || h <= 0 {
		return nil
	}
	if img, ok := p.Find(k, w, h); ok {
		return img
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
		p.take(j)
		p.spare -= time.Since(began)
		return pic.img
	}
	p.painter.add(j)
	return pic.img
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
	for _, pic := range p.all {
		if pic.img == img {
			return pic.slot.Key, true
		}
	}
	return Key{}, false
}

// Pending reports whether pictures asked for are still being painted.
func (p *Pictures) Pending() bool { return p.pending > 0 || p.again }

func (j *job) run() {
	c := art.NewCanvas(j.w, j.h, j.scale)
	j.paint(c)
	j.result = c.Img
}

// update begins a frame: follows the window's scale and takes in what is done.
func (p *Pictures) update(scale float64, now, budget time.Duration) {
	// A screen at rest asks for nothing, and loses nothing for it.
	begun := p.frame == 0
	if p.asked || begun {
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
		p.arrived = true // let the scene ask again
	}
	for _, j := range p.painter.done(budget) {
		p.take(j)
	}
	if p.asked {
		p.evict()
	}
	p.asked = false
}

const rescaleAfter = 150 * time.Millisecond

// Small pictures, words above all, are painted at once as long as the frame has
// time to spare, so that a number that changes does not blink.
const (
	smallPicture = 48 << 10 // pixels
	spareTime    = 4 * time.Millisecond
)

// take uploads a finished picture.
func (p *Pictures) take(j *job) {
	p.pending--
	pic := j.pic
	if pic.job != j {
		return
	}
	pic.job, pic.waiting = nil, false
	if pic.img != nil {
		p.pixels -= area(pic.img)
		pic.img.Deallocate()
	}
	b := j.result.Rect
	if b.Dx()*b.Dy() > p.screen/2 && !p.Sync {
		pic.img = Large(j.result)
	} else {
		pic.img = ebiten.NewImage(b.Dx(), b.Dy())
		pic.img.WritePixels(j.result.Pix)
	}
	pic.scale = j.scale
	p.pixels += area(pic.img)
	p.arrived = true
}

func area(img *ebiten.Image) int {
	b := img.Bounds()
	return b.Dx() * b.Dy()
}

func (p *Pictures) drop(pic *picture) {
	if pic.img != nil {
		p.pixels -= area(pic.img)
		pic.img.Deallocate()
	}
	delete(p.all, pic.slot)
}

// NewPage says that what was on the screen until now is no longer.
func (p *Pictures) NewPage() { p.frame += offScreen }

// offScreen is the number of frames after which a picture counts as no longer
// on the screen.
const offScreen = 60

// Budgets of pixels that follow the screen lie between these.
const (
	leastBudget = 8 << 20
	mostBudget  = 24 << 20
)

func (p *Pictures) budget() int {
	if p.Budget > 0 {
		return p.Budget
	}
	return max(leastBudget, min(3*p.screen, mostBudget))
}

// evict gives back the pictures not used for longest, down to three quarters
// of the budget. Those on the screen stay, whatever the budget.
func (p *Pictures) evict() {
	budget := p.budget()
	if p.pixels <= budget {
		return
	}
	var old []*picture
	for _, pic := range p.all {
		if !pic.waiting && p.frame-pic.used > offScreen {
			old = append(old, pic)
		}
	}
	slices.SortFunc(old, func(a, b *picture) int { return int(int64(a.used) - int64(b.used)) })
	for _, pic := range old {
		if p.pixels <= budget*3/4 {
			return
		}
		p.drop(pic)
	}
}
