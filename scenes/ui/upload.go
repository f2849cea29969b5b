package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// An Upload makes a texture of a picture as large as the window, some rows in
// each frame. The engine copies what it is given and keeps room for as much as
// it was ever given at once; and a frame that gives it eight megabytes is a long
// one.
type Upload struct {
	img *image.RGBA
	tex *ebiten.Image
	row int // rows before it are there
}

// uploadSlice is how much is given in a frame, in bytes.
const uploadSlice = 1 << 20

// NewUpload begins to make a texture of img, which must not change meanwhile.
func NewUpload(img *image.RGBA) *Upload {
	return &Upload{img: img, tex: ebiten.NewImageWithOptions(img.Rect, &ebiten.NewImageOptions{Unmanaged: true})}
}

// Step gives the next rows. It returns the texture when all of it is there, and
// nil before.
func (u *Upload) Step() *ebiten.Image {
	w, h := u.img.Rect.Dx(), u.img.Rect.Dy()
	to := min(h, u.row+max(1, uploadSlice/(4*w)))
	if u.row < to {
		part := u.tex.SubImage(image.Rect(0, u.row, w, to)).(*ebiten.Image)
		part.WritePixels(u.img.Pix[u.row*u.img.Stride : to*u.img.Stride])
		u.row = to
	}
	if to < h {
		return nil
	}
	return u.tex
}

// Finish gives all that is left and returns the texture.
func (u *Upload) Finish() *ebiten.Image {
	for {
		if tex := u.Step(); tex != nil {
			return tex
		}
	}
}

// Drop gives back what was made so far.
func (u *Upload) Drop() { u.tex.Deallocate() }
