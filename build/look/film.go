package main

import (
	"image"
	"image/color"
	"image/gif"
	"io"
	"slices"
	"time"

	"golang.org/x/image/draw"
)

const (
	// frameTime is how long each picture of a film is seen: GIF counts hundredths.
	frameTime = 80 * time.Millisecond
	// smaller is by how much a film is smaller than the window.
	smaller = 2
)

// A film is a moving picture: what was seen of one sitting, frame by frame.
type film struct {
	frames []*image.RGBA
}

// add takes one frame more.
func (f *film) add(img image.Image) {
	b := img.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, b.Dx()/smaller, b.Dy()/smaller))
	draw.CatmullRom.Scale(small, small.Bounds(), img, b, draw.Src, nil)
	f.frames = append(f.frames, small)
}

// write encodes the film as a GIF that goes round. Only what has changed since the
// frame before is in a frame: the rest of it lets that one show.
func (f *film) write(w io.Writer) error {
	colours := f.palette()
	nearest := newMatcher(colours)
	g := &gif.GIF{}
	var seen *image.Paletted
	for _, frame := range f.frames {
		now := image.NewPaletted(frame.Bounds(), colours)
		for y := range now.Rect.Dy() {
			for x := range now.Rect.Dx() {
				now.SetColorIndex(x, y, nearest.index(frame.RGBAAt(x, y), x, y))
			}
		}
		shown := now
		if seen != nil {
			shown = changed(seen, now)
		}
		seen = now
		g.Image = append(g.Image, shown)
		g.Delay = append(g.Delay, int(frameTime/(10*time.Millisecond)))
		g.Disposal = append(g.Disposal, gif.DisposalNone)
	}
	return gif.EncodeAll(w, g)
}

// clear is the index of the colour that lets the frame before show.
const clear = 0

// changed is the part of now that is not as in was, with all else clear.
func changed(was, now *image.Paletted) *image.Paletted {
	var box image.Rectangle
	for y := range now.Rect.Dy() {
		for x := range now.Rect.Dx() {
			if now.ColorIndexAt(x, y) != was.ColorIndexAt(x, y) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() { // a frame must have a pixel
		box = image.Rect(0, 0, 1, 1)
	}
	part := image.NewPaletted(box, now.Palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if i := now.ColorIndexAt(x, y); i != was.ColorIndexAt(x, y) {
				part.SetColorIndex(x, y, i) // else it stays clear, which is 0
			}
		}
	}
	return part
}

// palette chooses 255 colours by the median cut: the box of colours that is most
// seen and widest is halved until there are enough.
func (f *film) palette() color.Palette {
	boxes := []bin{{f.sample()}}
	for len(boxes) < 255 {
		at, best := -1, 0
		for i, b := range boxes {
			if _, wide := b.widest(); wide > 0 && wide*len(b.pixels) > best {
				at, best = i, wide*len(b.pixels)
			}
		}
		if at < 0 {
			break
		}
		a, b := boxes[at].halve()
		boxes[at] = a
		boxes = append(boxes, b)
	}
	colours := color.Palette{color.RGBA{}}
	for _, b := range boxes {
		colours = append(colours, b.mean())
	}
	return colours
}

// sample is some of the pixels of all frames.
func (f *film) sample() [][3]uint8 {
	const every = 37 // prime to the width of any window
	var all [][3]uint8
	for n := 0; n < len(f.frames); n += 5 {
		pix := f.frames[n].Pix
		for i := 0; i < len(pix); i += 4 * every {
			all = append(all, [3]uint8{pix[i], pix[i+1], pix[i+2]})
		}
	}
	return all
}

// A bin is pixels that will have one colour.
type bin struct{ pixels [][3]uint8 }

// widest is the channel in which the pixels differ most, and by how much.
func (b bin) widest() (channel, wide int) {
	for c := range 3 {
		low, high := 255, 0
		for _, p := range b.pixels {
			low, high = min(low, int(p[c])), max(high, int(p[c]))
		}
		if high-low > wide {
			channel, wide = c, high-low
		}
	}
	return channel, wide
}

func (b bin) halve() (bin, bin) {
	c, _ := b.widest()
	slices.SortFunc(b.pixels, func(p, q [3]uint8) int { return int(p[c]) - int(q[c]) })
	half := len(b.pixels) / 2
	return bin{b.pixels[:half]}, bin{b.pixels[half:]}
}

func (b bin) mean() color.RGBA {
	var sum [3]int
	for _, p := range b.pixels {
		for c := range sum {
			sum[c] += int(p[c])
		}
	}
	n := max(1, len(b.pixels))
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// A matcher finds the colour of a palette that is nearest to a pixel's.
type matcher struct {
	colours color.Palette
	known   map[[3]uint8]uint8
}

func newMatcher(colours color.Palette) *matcher {
	return &matcher{colours[1:], map[[3]uint8]uint8{}}
}

// pattern makes soft passages of two colours: by its place alone, so that what does
// not move does not flicker.
var pattern = [4][4]int{{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}

func (m *matcher) index(c color.RGBA, x, y int) uint8 {
	add := (pattern[y%4][x%4] - 7) * 2 / 3
	tone := func(v uint8) uint8 { return uint8(min(max(int(v)+add, 0), 255)) &^ 3 }
	key := [3]uint8{tone(c.R), tone(c.G), tone(c.B)}
	i, ok := m.known[key]
	if !ok {
		i = uint8(m.colours.Index(color.RGBA{key[0], key[1], key[2], 255})) + 1
		m.known[key] = i
	}
	return i
}
