package curtain

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// blurSteps is how often a picture is halved to blur it: each step doubles how
// far its lights run into each other.
const blurSteps = 4

// A blur makes what lies below a strip of pictures soft, so that its words do
// not show through. It halves what is there several times and enlarges it again
// as often, each time between four pixels: that is cheap on any machine.
type blur struct {
	steps [blurSteps]*ebiten.Image
	of    image.Point
	op    ebiten.DrawImageOptions
}

// draw replaces what is on dst by the same, blurred and at a share of its
// brightness.
func (b *blur) draw(dst *ebiten.Image, bright float32) {
	if size := dst.Bounds().Size(); size != b.of {
		b.free()
		b.of = size
		for i := range b.steps {
			b.steps[i] = ebiten.NewImage(max(1, size.X>>(i+1)), max(1, size.Y>>(i+1)))
		}
	}
	from := dst
	for _, to := range b.steps {
		b.stretch(to, from, 1)
		from = to
	}
	for i := blurSteps - 2; i >= 0; i-- {
		b.stretch(b.steps[i], from, 1)
		from = b.steps[i]
	}
	b.stretch(dst, from, bright)
}

// stretch covers to with all of from but half a pixel at each edge, beyond which
// there is nothing to mix with.
func (b *blur) stretch(to, from *ebiten.Image, bright float32) {
	f, t := from.Bounds().Size(), to.Bounds().Size()
	b.op.GeoM.Reset()
	b.op.GeoM.Translate(-0.5, -0.5)
	b.op.GeoM.Scale(float64(t.X)/float64(max(1, f.X-1)), float64(t.Y)/float64(max(1, f.Y-1)))
	b.op.ColorScale.Reset()
	b.op.ColorScale.Scale(bright, bright, bright, 1)
	b.op.Filter, b.op.Blend, b.op.DisableMipmaps = ebiten.FilterLinear, ebiten.BlendCopy, true
	to.DrawImage(from, &b.op)
}

// free gives the textures back.
func (b *blur) free() {
	for i, img := range b.steps {
		if img != nil {
			img.Deallocate()
			b.steps[i] = nil
		}
	}
	b.of = image.Point{}
}
