package panel

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Present describes what a piece of furniture shows in r.
func (d *Desk) Present(u *ui.UI, kind string, r game.Rect, margin float64, s look.Shown) {
	for _, said := range s.Said {
		u.Say(d.Plain(said))
	}
	if s.Paint == nil {
		return
	}
	key, around := ui.Key{Kind: kind, Text: s.Key, A: int(d.Lang)}, r.Inset(-margin)
	paint := func(c *art.Canvas) {
		c.Push(art.Translate(margin, margin))
		s.Paint(c, r.W, r.H)
		c.Pop()
	}
	if d.begun[kind] {
		u.Picture(key, around, paint)
	} else if img := u.Kit.Pics.Later(key, around.W, around.H, paint); img != nil {
		// The first of a kind needs leather or steel that may not be made yet, which takes
		// longer than a frame.
		if d.begun == nil {
			d.begun = map[string]bool{}
		}
		d.begun[kind] = true
		u.Image(img, around, ui.White)
	}
	for _, p := range s.Cards {
		if f := d.Look.Game.FaceOf(d.View, p.Card); f != 0 {
			u.Image(d.Card(f, p.W), game.Rect{X: r.X + p.X, Y: r.Y + p.Y, W: p.W, H: p.W * 1.4}, ui.White)
		}
	}
}

// Held says how many cards a player holds, where his hand is small and not seen.
func (d *Desk) Held(s rules.Seat, seen bool) {
	z, ok := d.View.Layout().ZoneOf("hand", s)
	if !ok {
		return
	}
	words := strconv.Itoa(d.View.Count(z)) + d.In(rules.Text{FR: " en main", EN: " in hand"})
	d.UI.Say(words)
	r, k := game.Rect(d.Lay.Seats[s].Count), d.Look.Furniture.Skin
	if d.Lay.Seats[s].Count.Empty() || k == nil || k.Hand == nil || seen {
		return
	}
	d.UI.Picture(ui.Key{Kind: "table.hand.count", Text: words}, r.Inset(-2), func(c *art.Canvas) {
		c.Push(art.Translate(2, 2))
		k.Hand(c, r.W, r.H, words)
		c.Pop()
	})
}
