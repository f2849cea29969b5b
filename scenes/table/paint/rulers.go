package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/ui"
)

// drawRulers draws what moves on the rulers: liquid, pins, their numbers, the
// marks of what has just changed and of what would change.
func (t *Painter) drawRulers(dst *game.Frame) {
	for s := range t.Tableau.Lay.Seats {
		seat := &t.Tableau.Lay.Seats[s]
		for i := range seat.Rulers {
			t.drawRuler(dst, seat, reason.Counter{Index: i, Seat: rules.Seat(s)})
		}
	}
	for _, b := range t.Story.Bursts {
		t.drawBurst(dst, b)
	}
}

func (t *Painter) drawRuler(dst *game.Frame, seat *layout.Seat, k reason.Counter) {
	r := t.scales[k.Seat][k.Index]
	v := t.Tableau.Slide(k).Now()
	b := &t.Brush
	t.drawLiquid(dst, seat, k.Index, r, v)
	x, y := r.At(v)
	x, y = x+seat.Board.X, y+seat.Board.Y
	rad := r.PinRadius()
	if v := t.Preview.Counters.Of(k); v != nil {
		gx, gy := r.At(float64(v.Value))
		b.Sprite(dst, t.ringPicture(rad, int(v.Value)), gx+seat.Board.X, gy+seat.Board.Y, rad*3, rad*3, 0, 1)
	}
	if t.Tableau.Slide(k).Moving() {
		b.Sprite(dst, t.halo(k.Index, rad, r.Tint), x, y, rad*5, rad*5, 0, 1)
	}
	b.Sprite(dst, t.pin(k.Index, rad, r.Tint), x, y, rad*3, rad*3, 0, 1)
	b.Sprite(dst, t.digits(rad, int(math.Round(v))), x, y, rad*3, rad*3, 0, 1)
}

// drawLiquid fills the groove up to v, by cutting the picture of a full one.
func (t *Painter) drawLiquid(dst *game.Frame, seat *layout.Seat, counter int, r art.Ruler, v float64) {
	w, h := seat.Board.W, seat.Board.H
	key := ui.Key{Kind: "table.liquid", A: counter, B: look.Int(t.Tableau.Lay.Portrait)}
	img, ok := t.Kit.Pics.Find(key, w, h)
	if !ok {
		img = t.paintLiquid(key, w, h, r)
	}
	if img == nil {
		return
	}
	x, y, lw, lh := r.LiquidBox(v)
	size := img.Bounds()
	kx, ky := float64(size.Dx())/w, float64(size.Dy())/h
	t.Brush.Part(dst, img, seat.Board.X+x, seat.Board.Y+y, lw, lh, x*kx, y*ky, lw*kx, lh*ky)
}

func (t *Painter) paintLiquid(k ui.Key, w, h float64, r art.Ruler) *ebiten.Image {
	return t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) { c.RulerLiquid(r) })
}

func (t *Painter) pin(counter int, r float64, tint art.Tint) *ebiten.Image {
	k := ui.Key{Kind: "table.pin", A: counter}
	if img, ok := t.Kit.Pics.Find(k, 3*r, 3*r); ok {
		return img
	}
	return t.Kit.Pics.Get(k, 3*r, 3*r, func(c *art.Canvas) { c.RulerPin(1.5*r, 1.5*r, r, tint, "") })
}

func (t *Painter) halo(counter int, r float64, tint art.Tint) *ebiten.Image {
	k := ui.Key{Kind: "table.pinhalo", A: counter}
	if img, ok := t.Kit.Pics.Find(k, 5*r, 5*r); ok {
		return img
	}
	return t.Kit.Pics.Get(k, 5*r, 5*r, func(c *art.Canvas) { c.RulerHalo(2.5*r, 2.5*r, r, tint) })
}

func (t *Painter) digits(r float64, n int) *ebiten.Image {
	k := ui.Key{Kind: "table.digits", A: n}
	if img, ok := t.Kit.Pics.Find(k, 3*r, 3*r); ok {
		return img
	}
	return t.Kit.Pics.Get(k, 3*r, 3*r, func(c *art.Canvas) { c.RulerDigits(1.5*r, 1.5*r, r, look.Signed(n, "")) })
}

func (t *Painter) ringPicture(r float64, n int) *ebiten.Image {
	k := ui.Key{Kind: "table.ring", A: n}
	if img, ok := t.Kit.Pics.Find(k, 3*r, 3*r); ok {
		return img
	}
	return t.Kit.Pics.Get(k, 3*r, 3*r, func(c *art.Canvas) { c.RulerGhost(1.5*r, 1.5*r, r, look.Signed(n, "")) })
}

// drawBurst shows where a pin was and by how much it has moved.
func (t *Painter) drawBurst(dst *game.Frame, b story.Burst) {
	if b.Counter.Index >= len(t.scales[b.Counter.Seat]) { // it is on a die
		return
	}
	if b.New == b.Old || t.Tableau.Slide(b.Counter).Goal() != float64(b.New) {
		return
	}
	seat := &t.Tableau.Lay.Seats[b.Counter.Seat]
	r := t.scales[b.Counter.Seat][b.Counter.Index]
	rad := r.PinRadius()
	ox, oy := r.At(float64(b.Old))
	nx, ny := r.At(float64(b.New))
	if math.Hypot(nx-ox, ny-oy) > rad*1.2 {
		t.Brush.Sprite(dst, t.ringPicture(rad, int(b.Old)), ox+seat.Board.X, oy+seat.Board.Y, rad*3, rad*3, 0, 0.8)
	}
	big := rad * 1.1
	x, y := ox+seat.Board.X+rad*1.75, (oy+ny)/2+seat.Board.Y-rad*0.4
	if t.Tableau.Lay.Portrait {
		x, y = (ox+nx)/2+seat.Board.X, oy+seat.Board.Y-rad*0.2
		if math.Abs(nx-ox) < rad*2.4 {
			x = math.Max(ox, nx) + seat.Board.X + rad*2.1
		}
	}
	t.Brush.Sprite(dst, t.burstPicture(b.Counter.Index, int(b.New-b.Old), big, r.Tint), x, y, 3*big, 3*big, 0, 1)
}

// burstPicture is the badge of a change. Life that is gained is green.
func (t *Painter) burstPicture(counter, n int, r float64, tint art.Tint) *ebiten.Image {
	if n > 0 && tint == art.RedTint {
		tint = art.GreenTint
	}
	k := ui.Key{Kind: "table.burst", A: counter, B: n}
	if img, ok := t.Kit.Pics.Find(k, 3*r, 3*r); ok {
		return img
	}
	return t.Kit.Pics.Get(k, 3*r, 3*r, func(c *art.Canvas) {
		c.RulerBurst(1.5*r, 1.5*r, r, tint, n > 0, look.Signed(n, "+"))
	})
}

// Rescale describes the rulers of the present layout.
func (t *Painter) Rescale() {
	t.scales = t.scales[:0]
	for s := range t.Tableau.Lay.Seats {
		var row []art.Ruler
		for i := range t.Tableau.Lay.Seats[s].Rulers { // none where there are dice
			if t.Look.Players.Scale == nil || i >= len(t.Look.Players.Counters) {
				break
			}
			row = append(row, t.Look.Players.Scale(&t.Tableau.Lay.Seats[s], i, t.Options.Lang))
		}
		t.scales = append(t.scales, row)
	}
}
