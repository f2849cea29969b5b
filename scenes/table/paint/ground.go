package paint

import (
	"image"
	"image/color"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// A ground is the picture of the table that everything lies on. It is as large
// as the window and takes up to a second to paint, so it is painted beside the loop.
type ground struct {
	img     *ebiten.Image
	imgOf   groundSpec
	mat     *art.Mat
	upload  *ui.Upload // of mat, when it is painted
	matOf   groundSpec
	done    <-chan any // from the goroutine that paints mat: nil, or what it panicked with
	wanted  groundSpec
	since   time.Duration // wanted is what it is since then
	started bool
	plain   [2]color.NRGBA // top and bottom of what is shown until the first is painted
}

// groundSpec is all that a ground depends on.
type groundSpec struct {
	w, h    int
	plateau image.Rectangle
}

// groundSettle is how long a window keeps its size before its ground is painted.
const groundSettle = 150 * time.Millisecond

// update goes on painting, and reports whether there is something new to draw.
func (g *ground) update(c *game.Context, t *Painter) bool {
	k, m := c.Scale, t.Tableau.Lay.Mat
	px := func(v float64) int { return int(v*k + 0.5) }
	want := groundSpec{c.PxW, c.PxH, image.Rect(px(m.X), px(m.Y), px(m.X+m.W), px(m.Y+m.H))}
	if want != g.wanted {
		g.wanted, g.since = want, c.Now
	}
	if t.Kit.Pics.Unpainted() {
		return false
	}
	if g.imgOf != want && g.matOf != want && (!g.started || c.Now-g.since >= groundSettle) {
		g.begin(want, t)
	}
	switch {
	case g.mat == nil:
		return false
	case t.Kit.Pics.Sync:
		g.mat.Finish()
	case g.upload != nil:
	default:
		select {
		case why := <-g.done:
			if why != nil {
				panic(why)
			}
		default:
			return false
		}
	}
	return g.take(t.Kit.Pics.Sync)
}

// begin starts to paint. What was being painted is left to its goroutine.
func (g *ground) begin(want groundSpec, t *Painter) {
	g.dropUpload()
	g.mat, g.matOf, g.done, g.started = t.Look.Ground.Begin(want.w, want.h, want.plateau), want, nil, true
	b := g.mat.Img.Rect
	top, bottom := g.mat.Img.RGBAAt(0, 0), g.mat.Img.RGBAAt(0, b.Max.Y-1)
	g.plain = [2]color.NRGBA{color.NRGBA(top), color.NRGBA(bottom)} // a mat is opaque
	if !t.Kit.Pics.Sync {
		g.done = ui.Beside(g.mat.Step)
	}
}

// take makes a texture of what was painted, and reports whether all of it is
// there.
func (g *ground) take(atOnce bool) bool {
	if g.upload == nil {
		g.upload = ui.NewUpload(g.mat.Img)
	}
	img := g.upload.Step()
	if atOnce {
		img = g.upload.Finish()
	}
	if img == nil {
		return false
	}
	g.free()
	g.img, g.imgOf = img, g.matOf
	g.mat, g.done, g.upload = nil, nil, nil
	return true
}

func (g *ground) dropUpload() {
	if g.upload != nil {
		g.upload.Drop()
		g.upload = nil
	}
}

// free gives the texture back.
func (g *ground) free() {
	if g.img != nil {
		g.img.Deallocate()
		g.img, g.imgOf = nil, groundSpec{}
	}
}

// pending reports whether the picture is still being painted.
func (g *ground) pending() bool { return g.mat != nil }

// draw draws the ground, stretched if the window has just changed its size.
func (g *ground) draw(b *pictures.Brush, c *game.Context, dst *game.Frame) {
	if g.img == nil {
		b.Kit.Fade(dst, c.View, game.Rect{W: c.W, H: c.H}, g.plain[0], g.plain[1])
		return
	}
	b.Cover(dst, g.img)
}

// laneMargin is the room for the edge and shadow of the common row.
const laneMargin = 16.0

// drawLane draws the common row.
func (t *Painter) drawLane(dst *game.Frame) {
	if t.Look.Ground.Lane == nil {
		return
	}
	l := t.Tableau.Lay.Lane
	w, h := l.W+2*laneMargin, l.H+2*laneMargin
	k := ui.Key{Kind: "table.lane", A: int(t.Options.Lang), B: look.Int(t.Tableau.Lay.Portrait)}
	img, ok := t.Kit.Pics.Find(k, w, h)
	if !ok {
		img = t.paintLane(k, w, h)
	}
	t.Brush.Sprite(dst, img, l.X+l.W/2, l.Y+l.H/2, w, h, 0, 1)
}

func (t *Painter) paintLane(k ui.Key, w, h float64) *ebiten.Image {
	lane, name := t.Look.Ground.Lane, t.Look.Ground.LaneName.In(t.Options.Lang)
	if t.Tableau.Lay.Portrait {
		name = ""
	}
	return t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) {
		lane(c, laneMargin, laneMargin, w-2*laneMargin, h-2*laneMargin, name)
	})
}
