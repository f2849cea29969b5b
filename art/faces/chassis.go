package faces

import (
	"image"
	"math"
	"sync"

	"wyrmtable/art"
)

// The two sizes of a face, in units: the full face to read, the table face to
// play with.
const (
	FullW, FullH   = 500.0, 700.0
	TableW, TableH = 250.0, 350.0
)

// Sheet is a sheet for a card of w by h units, widthPx pixels wide.
func Sheet(w, h float64, widthPx int) *art.Canvas {
	widthPx = max(widthPx, 16)
	s := float64(widthPx) / w
	return art.NewCanvasOn(image.NewRGBA(image.Rect(0, 0, widthPx, int(math.Round(h*s)))), s)
}

// A Chassis is what a kind of face, w by h units, has in common but for its
// palette. It is drawn once for each size and palette, and kept.
type Chassis struct {
	W, H float64
	Draw func(c *art.Canvas, e art.Element)
}

// chassisKey is a chassis of a size and a palette.
type chassisKey struct {
	of      *Chassis
	px      int
	element art.Element
}

// chassisStore keeps the chassis of the last few sizes: a hand of cards asks
// for the same four again and again.
var chassisStore = struct {
	sync.Mutex
	made map[chassisKey]*image.RGBA
}{made: map[chassisKey]*image.RGBA{}}

// chassisKept is how many chassis are kept before all are forgotten.
const chassisKept = 20

// Begin begins a face, widthPx pixels wide, on a copy of its chassis.
func (s *Chassis) Begin(widthPx int, e art.Element) *art.Canvas {
	c := Sheet(s.W, s.H, widthPx)
	key := chassisKey{s, widthPx, e}
	chassisStore.Lock()
	made := chassisStore.made[key]
	chassisStore.Unlock()
	if made != nil {
		copy(c.Img.Pix, made.Pix)
		return c
	}
	s.Draw(c, e)
	keep := *c.Img
	keep.Pix = append([]uint8(nil), c.Img.Pix...)
	chassisStore.Lock()
	if len(chassisStore.made) >= chassisKept {
		clear(chassisStore.made)
	}
	chassisStore.made[key] = &keep
	chassisStore.Unlock()
	return c
}

// GoldTable is the chassis of a table face in a frame of gold, with a window for
// its picture.
func GoldTable(c *art.Canvas, window art.Box, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, TableW, TableH, 15))
	Body(c, TableW, TableH, 15, 7, 10, window.Inset(4), e)
	frame := art.Box{X: 7, Y: 7, W: 236, H: 336}
	c.Stroke(frame.Round(10), 2.6, frame.Gold())
	c.Fill(window.Inset(-4.5).Round(7), art.Solid("#0c0705"))
	g := window.Inset(-3.5)
	c.Fill(g.Round(6.5), g.Gold())
	c.Fill(window.Inset(-1).Round(5), art.Solid("#0c0705"))
	restore()
}
