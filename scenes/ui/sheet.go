package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// A sheet is one texture with many pictures. What is drawn from one texture
// goes to the graphics card in one command, so a table whose pictures all lie
// on one sheet takes two or three a frame. The engine would collect pictures in
// such a texture by itself, but it doubles that one when it is full, with all
// the gaps left by pictures that are gone, and never makes it smaller: memory
// would depend on the order in which things were shown.
type sheet struct {
	img     *ebiten.Image
	room    plots
	n       int  // pictures on it
	retired bool // nothing new goes on it; it is given back when it is empty
}

func newSheet(size image.Point) *sheet {
	return &sheet{
		img:  ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true}),
		room: newPlots(size),
	}
}

// gutter is the transparent edge of every picture on a sheet: smoothing looks
// half a pixel beyond a picture, and must not find its neighbour there.
const gutter = 1

// put puts a picture on the sheet and returns that part of it, or nil if there
// is no room.
func (s *sheet) put(img *image.RGBA) *ebiten.Image {
	size := img.Rect.Size().Add(image.Pt(2*gutter, 2*gutter))
	at, ok := s.room.place(size)
	if !ok {
		return nil
	}
	s.n++
	// The gutter is written, too: something else lay there before.
	pix := make([]byte, 4*size.X*size.Y)
	row := 4 * img.Rect.Dx()
	for y := range img.Rect.Dy() {
		copy(pix[4*((y+gutter)*size.X+gutter):][:row], img.Pix[y*img.Stride:])
	}
	whole := image.Rectangle{at, at.Add(size)}
	s.img.SubImage(whole).(*ebiten.Image).WritePixels(pix)
	return s.img.SubImage(whole.Inset(gutter)).(*ebiten.Image)
}

// take takes a picture that put returned off the sheet.
func (s *sheet) take(img *ebiten.Image) {
	s.room.clear(img.Bounds().Inset(-gutter))
	s.n--
}

// sheetSize is the size of sheets for a screen of so many pixels: a power of
// two with room for three screens, which a full table fills by two thirds. A
// graphics card that serves a screen of more than four million pixels takes
// textures of 8192 pixels.
func sheetSize(screen int) image.Point {
	size := image.Pt(2048, 2048)
	for size.X*size.Y < 3*screen && size.Y < 4096 {
		if size.X == size.Y {
			size.X *= 2
		} else {
			size.Y *= 2
		}
	}
	if size.X*size.Y < 3*screen {
		size.X = 8192
	}
	return size
}
