package ui

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
)

// Illustrations paints the large pictures: those of cards and tiles, and the
// mats that tables are laid with. They take from tens to hundreds of
// milliseconds each, so they are painted on goroutines, in the browser between its
// frames. One store serves all
// scenes: a card seen on the table is ready in the help.
type Illustrations struct {
	// Sync paints everything at once when it is asked for.
	Sync bool

	kit     *Kit
	all     map[artKey]*illustration
	queue   artQueue
	uploads []*illustration // those with an upload, in turn
	frame   uint64          // counts frames in which pictures were asked for
	asked   bool            // for a picture, in this frame
	pixels  int
	pending int
	arrived bool
	small   map[string]*image.RGBA // mats that were shown, by name, to stand in for them
}

// artKey is an illustration, or a mat by its name, at a size in pixels.
type artKey struct {
	spec art.PaintSpec
	mat  string
	w, h int
}

type illustration struct {
	key     artKey
	mat     func(w, h int) *art.Mat
	painted *image.RGBA
	upload  *Upload // of a mat that is painted, on its way to tex
	tex     *ebiten.Image
	used    uint64
}

func (in *illustration) size() int { return in.key.w * in.key.h }

// begin starts the picture; step goes on with it for about a time and reports
// whether it is done, img is then complete.
func (in *illustration) begin() (step func(time.Duration) bool, img *image.RGBA) {
	if in.mat != nil {
		m := in.mat(in.key.w, in.key.h)
		return m.Step, m.Img
	}
	p := art.NewPainting(in.key.spec, in.key.w, in.key.h)
	return p.Step, p.Image()
}

// paint makes the whole picture.
func (in *illustration) paint() *image.RGBA {
	step, img := in.begin()
	for !step(time.Hour) {
	}
	return img
}

// artBudget is how many pixels of finished pictures are kept.
const artBudget = 6 << 20

// Image returns the illustration of w by h pixels, or nil while it is being
// painted. It is for pictures that contain it, such as a card's face: give it
// to the painting function, and let the key of that picture tell whether it was
// there.
func (l *Illustrations) Image(spec art.PaintSpec, w, h int) *image.RGBA {
	return l.want(artKey{spec: spec, w: max(w, 8), h: max(h, 8)}, nil).painted
}

// Get returns the illustration as a texture for a place of w by h units, or nil
// while it is being painted for the first time. One of another size stands in
// meanwhile.
func (l *Illustrations) Get(spec art.PaintSpec, w, h float64) *ebiten.Image {
	return l.texture(artKey{spec: spec, w: l.px(w), h: l.px(h)}, nil)
}

// Mat returns a mat as a texture for a place of w by h units, or nil while it
// is being painted for the first time. mat makes it; all mats of one name and
// size look the same.
func (l *Illustrations) Mat(name string, w, h float64, mat func(w, h int) *art.Mat) *ebiten.Image {
	return l.texture(artKey{mat: name, w: l.px(w), h: l.px(h)}, mat)
}

func (l *Illustrations) px(v float64) int {
	return min(max(8, int(math.Round(v*l.kit.Pics.Scale()))), mostSide)
}

func (l *Illustrations) texture(k artKey, mat func(w, h int) *art.Mat) *ebiten.Image {
	in := l.want(k, mat)
	if in.tex == nil && in.painted != nil {
		in.tex = ebiten.NewImage(k.w, k.h)
		in.tex.WritePixels(in.painted.Pix)
	}
	if in.tex == nil {
		return l.other(k)
	}
	return in.tex
}

// Large makes a texture of its own of a picture as large as the window. Among
// the others it would make the texture that holds them all double in size.
func Large(img *image.RGBA) *ebiten.Image {
	tex := ebiten.NewImageWithOptions(img.Rect, &ebiten.NewImageOptions{Unmanaged: true})
	tex.WritePixels(img.Pix)
	return tex
}

// other returns a texture of the same picture at another size, the largest, or
// nil.
func (l *Illustrations) other(want artKey) *ebiten.Image {
	var best *illustration
	for k, in := range l.all {
		if k.spec == want.spec && k.mat == want.mat && in.tex != nil && (best == nil || in.size() > best.size()) {
			best = in
		}
	}
	if best != nil {
		best.used = l.frame
		return best.tex
	}
	return l.recall(want.mat)
}

// smallSide is the longer side of the small pictures of mats, in pixels.
const smallSide = 480

// remember keeps a small copy of a mat, which may be given back as a whole: when
// its page comes back, a blurred one is there in the first frame.
func (l *Illustrations) remember(mat string, img *image.RGBA) {
	size := img.Rect.Size()
	n := (max(size.X, size.Y) + smallSide - 1) / smallSide
	if n < 2 {
		return
	}
	if l.small == nil {
		l.small = map[string]*image.RGBA{}
	}
	l.small[mat] = shrink(img, n)
}

// shrink returns every n-th pixel of every n-th row, each mixed with the one
// half way to the next.
func shrink(img *image.RGBA, n int) *image.RGBA {
	w, h := img.Rect.Dx()/n, img.Rect.Dy()/n
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	other := (n/2)*img.Stride + (n/2)*4
	for y := range h {
		for x := range w {
			from, to := y*n*img.Stride+x*n*4, y*out.Stride+x*4
			for i := range 4 {
				out.Pix[to+i] = uint8((int(img.Pix[from+i]) + int(img.Pix[from+other+i])) / 2)
			}
		}
	}
	return out
}

// recall returns a mat's small picture, as one of its sizes from now on, or nil.
func (l *Illustrations) recall(mat string) *ebiten.Image {
	img := l.small[mat]
	if img == nil {
		return nil
	}
	k := artKey{mat: mat, w: img.Rect.Dx(), h: img.Rect.Dy()}
	in := &illustration{key: k, mat: func(int, int) *art.Mat { return nil }, tex: Large(img), used: l.frame}
	l.all[k] = in
	l.pixels += k.w * k.h
	return in.tex
}

func (l *Illustrations) want(k artKey, mat func(w, h int) *art.Mat) *illustration {
	if l.kit.Pics.Unpainted() {
		return &illustration{key: k, mat: mat, tex: l.kit.Pics.empty()}
	}
	in := l.all[k]
	if in == nil {
		if l.all == nil {
			l.all = map[artKey]*illustration{}
		}
		in = &illustration{key: k, mat: mat}
		l.all[k] = in
		if l.Sync || l.kit.Pics.Sync {
			l.keep(in, in.paint())
		} else {
			l.pending++
			l.queue.add(in)
		}
	}
	in.used, l.asked = l.frame, true
	return in
}

// Pending reports whether pictures asked for are still being painted.
func (l *Illustrations) Pending() bool { return l.pending > 0 }

// keep takes a finished picture in. A mat goes on its way to its texture: it is
// as large as the window, and nobody wants it otherwise.
func (l *Illustrations) keep(in *illustration, img *image.RGBA) {
	l.pixels += in.key.w * in.key.h
	if in.mat == nil {
		in.painted = img
		l.arrived = true
		return
	}
	l.remember(in.key.mat, img)
	in.upload = NewUpload(img)
	if l.Sync || l.kit.Pics.Sync {
		in.tex, in.upload, l.arrived = in.upload.Finish(), nil, true
		return
	}
	l.pending++
	l.uploads = append(l.uploads, in)
}

// send goes on with the first mat on its way.
func (l *Illustrations) send() {
	if len(l.uploads) == 0 {
		return
	}
	in := l.uploads[0]
	if in.tex = in.upload.Step(); in.tex == nil {
		return
	}
	in.upload, l.arrived = nil, true
	l.uploads = l.uploads[1:]
	l.pending--
}

func (l *Illustrations) update() {
	if l.asked { // a screen at rest asks for nothing, and loses nothing for it
		l.frame++
	}
	l.arrived = false
	l.send()
	for _, d := range l.queue.done() {
		l.pending--
		l.keep(d.in, d.img)
	}
	if l.asked && l.pixels > artBudget && l.frame%64 == 0 {
		l.evict()
	}
	l.asked = false
}

// artKept is the number of frames after which a picture may be given back.
const artKept = 600

// newPage makes pictures old that are not asked for from now on, and gives back
// the mats.
func (l *Illustrations) newPage() {
	l.frame += artKept + 1
	for k, in := range l.all {
		if in.mat != nil {
			l.drop(k, in)
		}
	}
}

// evict gives back what was not used for some seconds, as much of it as is over
// budget.
func (l *Illustrations) evict() {
	for k, in := range l.all {
		if l.pixels > artBudget && l.frame-in.used > artKept {
			l.drop(k, in)
		}
	}
}

// drop gives a picture back, unless it is still on its way.
func (l *Illustrations) drop(k artKey, in *illustration) {
	if in.painted == nil && in.tex == nil {
		return
	}
	l.pixels -= k.w * k.h
	if in.tex != nil {
		in.tex.Deallocate()
	}
	delete(l.all, k)
	l.arrived = true // whoever still holds it must ask again
}

// paintedArt is a finished picture on its way back.
type paintedArt struct {
	in  *illustration
	img *image.RGBA
}
