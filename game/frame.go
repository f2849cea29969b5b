package game

import (
	"image"
	"image/color"
	"math"
	"slices"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Frame collects what scenes show: pictures, triangles and flat colours, the
// lowest first. Nothing is drawn meanwhile. When all is said, the list is held
// against that of the frame before, and only the parts of the screen where they
// differ are drawn again. Most of a table lies still most of the time, and where
// the processor draws, every pixel not drawn is time won between a press and
// what comes of it.
//
// It asks one thing of scenes: the pixels of a picture that is on the screen do
// not change. What looks different is another picture.
type Frame struct {
	size   image.Rectangle
	whole  image.Rectangle // of what is drawn, from its own corner: larger than size where only a part is seen
	origin image.Point     // of it, in the frame
	clip   image.Rectangle
	now    drawing
	before drawing
	on     *ebiten.Image                     // where before stands; nil: nowhere
	parts  map[image.Rectangle]*ebiten.Image // of it, by their place
	image  ebiten.DrawImageOptions           // scratch
	shape  ebiten.DrawTrianglesOptions       // scratch
	stale  staleness
}

// drawing is a list of marks, and the corners of their triangles.
type drawing struct {
	marks    []mark
	vertices []ebiten.Vertex
	reworked bool // one of the marks depends on all below it
}

// mark is one thing drawn. Two marks with the same look and corners colour the
// same pixels alike.
type mark struct {
	look
	box      image.Rectangle // no pixel outside is touched
	from, to int             // of drawing.vertices
	rework   func(dst *ebiten.Image)
}

// look is all of a mark that can be compared with ==.
type look struct {
	kind    markKind
	img     *ebiten.Image
	filter  ebiten.Filter
	mipmaps bool
	clip    image.Rectangle
	// of an imageMark
	at    ebiten.GeoM
	scale ebiten.ColorScale
	blend ebiten.Blend
	// of a shapeMark
	indices *uint16 // the first of them
	count   int
	mode    ebiten.ColorScaleMode
	// of a fillMark
	fill color.RGBA
}

type markKind uint8

const (
	imageMark markKind = iota
	shapeMark
	fillMark
	reworkMark
)

// Bounds is the whole frame, in physical pixels.
func (f *Frame) Bounds() image.Rectangle { return f.whole }

// Clip cuts what is drawn from now on to r, in pixels. Clip(f.Bounds()) ends it.
func (f *Frame) Clip(r image.Rectangle) { f.clip = r.Add(f.origin).Intersect(f.size) }

// Part has content draw a screen of w by h pixels, and draws on dst the part of it
// whose upper left corner is at. So a table is painted as a small picture.
func (f *Frame) Part(dst *ebiten.Image, w, h int, at image.Point, content func(f *Frame)) {
	f.begin(dst)
	f.whole, f.origin = image.Rect(0, 0, w, h), image.Pt(0, 0).Sub(at)
	f.Clip(f.whole)
	content(f)
	f.show(dst, true)
}

// DrawImage draws a picture as Ebitengine's method of that name does. Of op,
// which is not kept, it heeds GeoM, ColorScale, Blend, Filter and
// DisableMipmaps.
func (f *Frame) DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions) {
	size := img.Bounds().Size()
	w, h := float64(size.X), float64(size.Y)
	x0, y0 := math.Inf(1), math.Inf(1)
	x1, y1 := math.Inf(-1), math.Inf(-1)
	for i := range 4 {
		x, y := op.GeoM.Apply(w*float64(i&1), h*float64(i>>1))
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	at, o := op.GeoM, f.origin
	if o != (image.Point{}) {
		at.Translate(float64(o.X), float64(o.Y))
	}
	f.add(mark{
		look: look{kind: imageMark, img: img, filter: op.Filter, mipmaps: !op.DisableMipmaps, at: at, scale: op.ColorScale, blend: op.Blend},
		box:  around(x0, y0, x1, y1).Add(o),
	})
}

// DrawTriangles draws triangles as Ebitengine's method of that name does. The
// vertices are copied, the indices are not: they must never change. Of op, which
// is not kept, it heeds ColorScaleMode, Filter and DisableMipmaps.
func (f *Frame) DrawTriangles(vertices []ebiten.Vertex, indices []uint16, img *ebiten.Image, op *ebiten.DrawTrianglesOptions) {
	x0, y0 := float32(math.Inf(1)), float32(math.Inf(1))
	x1, y1 := -x0, -y0
	for i := range vertices {
		v := &vertices[i]
		x0, y0, x1, y1 = min(x0, v.DstX), min(y0, v.DstY), max(x1, v.DstX), max(y1, v.DstY)
	}
	from := len(f.now.vertices)
	f.now.vertices = append(f.now.vertices, vertices...)
	if f.origin != (image.Point{}) {
		for i := range f.now.vertices[from:] {
			v := &f.now.vertices[from+i]
			v.DstX, v.DstY = v.DstX+float32(f.origin.X), v.DstY+float32(f.origin.Y)
		}
	}
	f.add(mark{
		look: look{kind: shapeMark, img: img, filter: op.Filter, mipmaps: !op.DisableMipmaps, mode: op.ColorScaleMode, indices: &indices[0], count: len(indices)},
		box:  around(float64(x0), float64(y0), float64(x1), float64(y1)),
		from: from, to: len(f.now.vertices),
	})
}

// Fill covers everything, or the clip in force, with one colour.
func (f *Frame) Fill(col color.Color) {
	f.add(mark{look: look{kind: fillMark, fill: color.RGBAModel.Convert(col).(color.RGBA)}, box: f.clip})
}

// Rework lets do change all that was drawn so far. It costs a whole frame each
// time.
func (f *Frame) Rework(do func(dst *ebiten.Image)) {
	f.now.reworked = true
	f.add(mark{look: look{kind: reworkMark}, box: f.size, rework: do})
}

func (f *Frame) add(m mark) {
	m.clip = f.clip
	if m.box = m.box.Intersect(f.clip); !m.box.Empty() {
		f.now.marks = append(f.now.marks, m)
	}
}

// around is the box of the pixels that something between these corners may
// touch.
func around(x0, y0, x1, y1 float64) image.Rectangle {
	const far = 1 << 20 // beyond any screen, and no trouble to compute with
	c := func(v float64) int { return int(max(-far, min(far, v))) }
	return image.Rect(c(math.Floor(x0))-1, c(math.Floor(y0))-1, c(math.Ceil(x1))+1, c(math.Ceil(y1))+1)
}

// begin empties the frame, for a screen.
func (f *Frame) begin(screen *ebiten.Image) {
	f.before, f.now = f.now, f.before
	f.now.empty()
	f.size = screen.Bounds()
	f.whole, f.origin, f.clip = f.size, image.Point{}, f.size
	if screen != f.on {
		f.before.empty()
		f.on = nil
	}
}

func (d *drawing) empty() {
	clear(d.marks) // it keeps no pictures
	d.marks, d.vertices, d.reworked = d.marks[:0], d.vertices[:0], false
}

// show draws the frame on a screen on which the one before stands, or all of
// it. A frame without anything, as of a scene that has not begun, leaves what
// stands there; show then returns false.
func (f *Frame) show(screen *ebiten.Image, whole bool) bool {
	if len(f.now.marks) == 0 {
		f.now, f.before = f.before, f.now
		return false
	}
	if f.on == nil {
		f.on, whole = screen, true
		clear(f.parts)
	}
	if whole || f.now.reworked {
		f.draw(screen, f.size)
		return true
	}
	f.stale.begin(f.size)
	f.compare()
	for _, r := range f.stale.rects(mostCommands / f.commands()) {
		f.draw(screen, r)
	}
	return true
}

// mostCommands is how many draw commands a frame should take at most.
const mostCommands = 14

// commands is about how many draw commands the whole frame takes: one for all
// that comes from one texture. Parts of a picture lie on one texture, nearly
// always the same.
func (f *Frame) commands() int {
	n, last := 1, (*ebiten.Image)(nil)
	for i := range f.now.marks {
		img := f.now.marks[i].img
		if img != nil && img.Bounds().Min != (image.Point{}) {
			img = nil
		}
		if img != last {
			n, last = n+1, img
		}
	}
	return n
}

// compare finds where the frame differs from the one before. What can be paired
// in the same order colours its pixels as before: only where one of the others
// lies or lay can anything have changed.
func (f *Frame) compare() {
	old, now := f.before.marks, f.now.marks
	i, j := 0, 0
	for i < len(old) && j < len(now) {
		if f.same(i, j) {
			i, j = i+1, j+1
			continue
		}
		gone, come := f.next(i, j)
		f.stale.add(old[i : i+gone])
		f.stale.add(now[j : j+come])
		i, j = i+gone, j+come
	}
	f.stale.add(old[i:])
	f.stale.add(now[j:])
}

// ahead is how far the next pair is looked for: a card taken out of a row has
// left with its shadow, its glow and its badges.
const ahead = 24

// next returns how many marks of the frame before have gone at i, or how many
// have come at j, before the two go on alike; one of each has changed if neither
// is so.
func (f *Frame) next(i, j int) (gone, come int) {
	for d := 1; d <= ahead; d++ {
		if i+d < len(f.before.marks) && f.same(i+d, j) {
			return d, 0
		}
		if j+d < len(f.now.marks) && f.same(i, j+d) {
			return 0, d
		}
	}
	return 1, 1
}

// same reports whether a mark of the frame before and one of this are alike.
func (f *Frame) same(i, j int) bool {
	a, b := &f.before.marks[i], &f.now.marks[j]
	return a.img == b.img && a.box == b.box && a.look == b.look &&
		slices.Equal(f.before.vertices[a.from:a.to], f.now.vertices[b.from:b.to])
}

// draw draws the part of the frame within r.
func (f *Frame) draw(screen *ebiten.Image, r image.Rectangle) {
	within, dst := r, f.part(screen, r)
	for i := range f.now.marks {
		m := &f.now.marks[i]
		if !m.box.Overlaps(r) {
			continue
		}
		if cut := m.clip.Intersect(r); cut != within {
			within, dst = cut, f.part(screen, cut)
		}
		f.put(dst, m)
	}
}

// anew draws the frame on another screen, on which nothing stands.
func (f *Frame) anew(screen *ebiten.Image) {
	parts := f.parts
	f.parts = nil
	f.draw(screen, f.size)
	f.parts = parts
}

func (f *Frame) put(dst *ebiten.Image, m *mark) {
	switch m.kind {
	case imageMark:
		op := &f.image
		op.GeoM, op.ColorScale, op.Blend, op.Filter, op.DisableMipmaps = m.at, m.scale, m.blend, m.filter, !m.mipmaps
		dst.DrawImage(m.img, op)
	case shapeMark:
		op := &f.shape
		op.ColorScaleMode, op.Filter, op.DisableMipmaps = m.mode, m.filter, !m.mipmaps
		dst.DrawTriangles(f.now.vertices[m.from:m.to], unsafe.Slice(m.indices, m.count), m.img, op)
	case fillMark:
		dst.Fill(m.fill)
	case reworkMark:
		m.rework(dst)
	}
}

// mostParts is how many parts of a screen are remembered.
const mostParts = 1024

// part returns the part of the screen within r. Parts are remembered, since
// making one costs an allocation.
func (f *Frame) part(screen *ebiten.Image, r image.Rectangle) *ebiten.Image {
	if r == f.size {
		return screen
	}
	p := f.parts[r]
	if p == nil {
		if f.parts == nil || len(f.parts) >= mostParts {
			f.parts = map[image.Rectangle]*ebiten.Image{}
		}
		p = screen.SubImage(r).(*ebiten.Image)
		f.parts[r] = p
	}
	return p
}
