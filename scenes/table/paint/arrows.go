package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// An arrowLayer is what an arrow runs over and under.
type arrowLayer uint8

const (
	underPanels arrowLayer = iota // where the game has it so
	// those that end at a card of a hand, which would else seem to end at whatever lies between
	underCards
	overCards
)

func (t *Painter) layerOf(a *look.Arrow) arrowLayer {
	switch {
	case t.Look.Furniture.Skin.Under:
		return underPanels
	case a.Ink == look.InkFight && a.To != 0 && t.Tableau.IsHand(t.Tableau.View.Cards[a.To].Zone):
		return underCards
	}
	return overCards
}

// drawArrows draws who attacks, blocks and aims at whom, as far as that belongs
// into a layer.
func (t *Painter) drawArrows(dst *game.Frame, layer arrowLayer) {
	k := t.Look.Furniture.Skin
	if t.Look.Preview.Arrows == nil || k == nil || k.Arrow == nil || t.Tableau.Drag.Card != 0 {
		return
	}
	ask, _ := t.Tableau.Question()
	t.telling = look.Telling{View: t.Tableau.View, Ask: ask, Name: t.name, Targets: t.Preview.Aimed(t.Tableau.View)}
	t.arrows = t.Look.Preview.Arrows(&t.telling, t.arrows[:0])
	for i := range t.arrows {
		a := &t.arrows[i]
		if t.layerOf(a) == layer {
			t.drawCardArrow(dst, a, layer == underCards)
		}
		if layer == overCards && a.Ink == look.InkAim && a.To != 0 && t.Tableau.Lies(a.From) && t.Tableau.Lies(a.To) {
			g := t.Tableau.Stage.Cards[a.To].Now()
			t.drawSight(dst, layout.Around(layout.Point{X: g.X, Y: g.Y}, g.Width, g.Width*layout.CardRatio))
		}
	}
}

// drawCardArrow draws one of them, from the edge of a card to the edge of the
// other.
func (t *Painter) drawCardArrow(dst *game.Frame, a *look.Arrow, under bool) {
	if !t.Tableau.Lies(a.From) {
		return
	}
	s := t.Tableau.Stage.Cards[a.From].Now()
	from := layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio)
	to := t.Tableau.Lay.Seats[max(0, int(a.Seat))].Medal
	if a.To != 0 {
		if !t.Tableau.Lies(a.To) {
			return
		}
		g := t.Tableau.Stage.Cards[a.To].Now()
		to = layout.Around(layout.Point{X: g.X, Y: g.Y}, g.Width, g.Width*layout.CardRatio)
	}
	p, q := from.Center(), to.Center()
	lean := 0.0
	switch {
	case a.Ink == look.InkCharge || a.Ink == look.InkRiposte:
		side := 1.0
		if a.Ink == look.InkCharge && min(p.X, q.X) > 90 { // not off the left edge
			side = -1
		}
		if p.Y > q.Y {
			p.Y, q.Y = from.Y+6, to.Y+to.H-6
		} else {
			p.Y, q.Y = from.Y+from.H-6, to.Y+6
		}
		p.X, q.X, lean = p.X+side*from.W*.2, q.X+side*to.W*.2, side*22
	case math.Abs(p.Y-q.Y) < from.H*0.5 && a.Ink == look.InkFight: // side by side: under both
		p.Y, q.Y = from.Y+from.H+1, to.Y+to.H+1
		p.X, q.X = p.X+from.W*.18, q.X-to.W*.1
		lean = max(16, math.Abs(p.X-q.X)*.34)
	case p.Y > q.Y:
		p.Y, q.Y = from.Y+4, to.Y+to.H-6
	default:
		p.Y, q.Y = from.Y+from.H-4, to.Y+6
	}
	if under {
		q.Y = t.Tableau.Place(a.To).Y - 2
	}
	if a.Ink == look.InkAim && !t.Look.Furniture.Skin.Under {
		p, q = layout.Point{X: from.X + 6, Y: from.Y + from.H/2}, to.Center()
		if a.From == t.Tableau.Stood { // out of a hand, from its upper edge
			r := t.Tableau.Place(a.From)
			p = layout.Point{X: r.X + r.W/2, Y: r.Y + 14}
		}
		lean = 0
	}
	t.drawBow(dst, p, q, lean, a.Ink)
}

// drawBow draws an arrow from p to q. Its picture is kept: arrows lie still.
func (t *Painter) drawBow(dst *game.Frame, p, q layout.Point, lean float64, ink look.ArrowInk) {
	m := t.Look.Furniture.Skin.Margin + math.Abs(lean)
	x0, y0 := min(p.X, q.X)-m, min(p.Y, q.Y)-m
	w, h := math.Abs(p.X-q.X)+2*m, math.Abs(p.Y-q.Y)+2*m
	if lean != 0 {
		p.X, q.X = math.Round(p.X), math.Round(q.X)
	}
	flip := look.Int(p.X > q.X) | look.Int(p.Y > q.Y)<<1
	k := ui.Key{Kind: "table.bow", A: int(ink), B: flip, C: int(lean * 8)}
	img, ok := t.Kit.Pics.Find(k, w, h)
	if !ok {
		img = t.paintBow(k, w, h, p.X-x0, p.Y-y0, q.X-x0, q.Y-y0, lean)
	}
	t.Brush.Sprite(dst, img, x0+w/2, y0+h/2, w, h, 0, 1)
}

func (t *Painter) paintBow(k ui.Key, w, h, ax, ay, bx, by, lean float64) *ebiten.Image {
	arrow := t.Look.Furniture.Skin.Arrow
	return t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) { arrow(c, ax, ay, bx, by, lean, look.ArrowInk(k.A)) })
}

// drawSight marks what is aimed at.
func (t *Painter) drawSight(dst *game.Frame, r layout.Rect) {
	side := math.Round(r.W * 0.8)
	k := ui.Key{Kind: "table.sight"}
	img, ok := t.Kit.Pics.Find(k, side, side)
	if !ok {
		sight := t.Look.Furniture.Skin.Sight
		img = t.Kit.Pics.Get(k, side, side, func(c *art.Canvas) { sight(c, side) })
	}
	t.Brush.Sprite(dst, img, r.X+r.W/2, r.Y+r.H*0.45, side, side, 0, 0.85)
}
