package compare

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/ui"
)

// Boxes puts beside the cards of a tableau what will happen to them and why.
func (p *Panel) Boxes(u *ui.UI, on *tableau.Tableau) {
	d, f, lane := p.Desk, p.Desk.Look.Preview.Comparison, p.Desk.Lay.Lane
	right, lang := lane.X, d.Lang
	for i := range p.Of.Boxes {
		b := &p.Of.Boxes[i]
		if len(b.Lines) == 0 {
			continue
		}
		w, h := f.BoxSize(b.Lines, lang, min(210, lane.W/3))
		s := on.Stage.Cards[b.At].Goal()
		x := max(right, min(s.X+14, lane.X+lane.W-w))
		y := lane.Y + (lane.H-h)/2
		if !d.Lay.Portrait { // below what is said of the moment
			y = max(lane.Y+44, y+18)
		}
		r := game.Rect{X: x, Y: y, W: w, H: h}
		if f.Beside {
			r = beside(on, b.At, w, h)
		}
		right = x + w + 8
		d.Tells = append(d.Tells, r)
		key := ""
		for _, l := range b.Lines {
			key += l.Icon + d.In(l.Text) + "\n"
		}
		lines := b.Lines
		const m = 8.0
		u.Picture(ui.Key{Kind: "table.lane.box", Text: key}, r.Inset(-m), func(c *art.Canvas) {
			c.Push(art.Translate(m, m))
			f.Box(c, r.W, r.H, lines, lang)
			c.Pop()
		})
	}
}

// beside is a place of w by h units at the side of a card on which no other card
// lies, or else over its picture.
func beside(on *tableau.Tableau, id rules.CardID, w, h float64) game.Rect {
	s := on.Stage.Cards[id].Goal()
	half := s.Width/2 + 6
	r := game.Rect{X: s.X + half, Y: s.Y - h/2, W: w, H: h}
	for range 2 {
		free := r.X > on.Lay.Mat.X && r.X+w < on.Lay.Mat.X+on.Lay.Mat.W
		for _, other := range on.Order {
			if g := on.Stage.Cards[other].Goal(); other != id && free {
				at := layout.Around(layout.Point{X: g.X, Y: g.Y}, g.Width, g.Width*layout.CardRatio)
				free = !at.Overlaps(layout.Rect(r))
			}
		}
		if free {
			return r
		}
		r.X = s.X - half - w
	}
	return game.Rect{X: s.X - w/2, Y: s.Y - s.Width*.21 - h, W: w, H: h} // above what lies on its middle
}
