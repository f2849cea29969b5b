package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// drawAim draws the arrow from what is held to the player being considered.
func (t *Painter) drawAim(dst *game.Frame) {
	s := t.Now.Aimed
	if s < 0 || t.Now.Busy {
		return
	}
	from, bend, to := t.arrowTo(&t.Tableau.Lay.Seats[s])
	const n = 22
	var line [n + 1]layout.Point
	for i := range line {
		k := float64(i) / n
		line[i] = layout.Point{X: (1-k)*(1-k)*from.X + 2*k*(1-k)*bend.X + k*k*to.X,
			Y: (1-k)*(1-k)*from.Y + 2*k*(1-k)*bend.Y + k*k*to.Y}
	}
	b := &t.Brush
	b.Ribbon(dst, t.arrowPicture("table.shaft", 8, 3*pictures.ArrowWidth, pictures.Shaft), line[:n-1],
		3*pictures.ArrowWidth)
	tip, back := line[n], line[n-2]
	angle := math.Atan2(tip.Y-back.Y, tip.X-back.X)
	const size = pictures.ArrowWidth * 6
	b.Sprite(dst, t.arrowPicture("table.arrowhead", size, size, pictures.ArrowHead),
		tip.X-math.Cos(angle)*pictures.ArrowWidth*1.6, tip.Y-math.Sin(angle)*pictures.ArrowWidth*1.6, size, size, angle, 1)
}

// arrowTo is the course of the arrow to a panel: from the plaque, or from the
// held card where there is none.
func (t *Painter) arrowTo(l *layout.Seat) (from, bend, to layout.Point) {
	p, mid := t.Tableau.Lay.Plaque, l.Panel.Center()
	to = layout.Point{X: mid.X, Y: l.Panel.Y + l.Panel.H + 4}
	if p.Empty() || t.Plaque == nil {
		s := t.Tableau.Stage.Cards[t.Tableau.Hand.Card()].Now()
		from = layout.Point{X: s.X, Y: s.Y - s.Width*.7}
		return from, layout.Point{X: to.X, Y: from.Y}, to
	}
	right := mid.X >= p.X+p.W/2
	if t.Tableau.Lay.Portrait {
		from = layout.Point{X: p.X + 46, Y: p.Y + 4}
		if right {
			from.X = p.X + p.W - 46
		}
		return from, layout.Point{X: from.X + (from.X-t.Tableau.Lay.W/2)*.12, Y: (from.Y + to.Y) / 2}, to
	}
	from = layout.Point{X: p.X + 4, Y: p.Y + p.H/2}
	if right {
		from.X = p.X + p.W - 4
	}
	if math.Abs(mid.X-p.X-p.W/2) < p.W*.4 { // above the piles: round them
		side := 1.0
		if !right {
			side = -1
		}
		to.X = mid.X + side*l.Panel.W*.32
		return from, layout.Point{X: from.X + side*70, Y: to.Y + 60}, to
	}
	return from, layout.Point{X: to.X, Y: from.Y}, to
}

func (t *Painter) arrowPicture(kind string, w, h float64, paint func(c *art.Canvas)) *ebiten.Image {
	k := ui.Key{Kind: kind}
	if img, ok := t.Kit.Pics.Find(k, w, h); ok {
		return img
	}
	return t.Kit.Pics.Get(k, w, h, paint)
}
