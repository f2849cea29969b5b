package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Bench describes the panel of a player that the game paints from what is told.
// seen says that his hand is.
func (d *Desk) Bench(s rules.Seat, m Mood, tell *look.Telling, seen bool) {
	u, l, k := d.UI, &d.Lay.Seats[s], d.Look.Players.Bench
	name, r := d.Name(s), game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), d.who(s))
	d.Present(u, "table.bench", r, k.Margin, k.Show(tell, s, m == HisTurn, r.W, r.H))
	u.Painted(game.Rect(l.Name), name, false)
	if m != HisTurn {
		d.light(r, m)
	}
	d.Held(s, seen)
	for i := range d.Look.Players.Counters {
		v := d.View.Var(d.Numbers.Counters[i], s)
		u.Say(d.In(d.Look.Players.Counters[i].Name) + d.Colon() + look.Signed(int(v), ""))
	}
}

// light lights the edge of a panel that stands out.
func (d *Desk) light(r game.Rect, m Mood) {
	if m == Calm {
		return
	}
	edge, aimed := r.Inset(-8), m != HisTurn
	if k := d.Look.Furniture.Skin; k != nil && k.Edge != nil {
		d.UI.Picture(ui.Key{Kind: "table.edge", A: look.Int(aimed)}, edge,
			func(c *art.Canvas) { k.Edge(c, edge.W, edge.H, aimed) })
		return
	}
	d.UI.Picture(ui.Key{Kind: "table.mood", A: int(m)}, edge, PaintMood(m))
}

// Fixtures describes the furniture that the game paints itself from what is told.
func (d *Desk) Fixtures(tell func() look.Telling) {
	d.Tells = d.Tells[:0]
	for i := range d.Look.Furniture.Fixtures {
		f := &d.Look.Furniture.Fixtures[i]
		r, ok := d.Lay.Fixtures[f.Name]
		if !ok || r.Empty() {
			continue
		}
		d.UI.Region(d.UI.Sub("fixture", i), d.In(f.Region))
		k := tell()
		d.fixture(d.UI, f, game.Rect(r), &k)
	}
}

// Fixture shows a piece of furniture somewhere else, such as on a sheet.
func (d *Desk) Fixture(u *ui.UI, name string, r game.Rect, tell *look.Telling) {
	for i := range d.Look.Furniture.Fixtures {
		if f := &d.Look.Furniture.Fixtures[i]; f.Name == name {
			d.fixture(u, f, r, tell)
		}
	}
}

// fixture describes a piece of furniture in r.
func (d *Desk) fixture(u *ui.UI, f *look.Fixture, r game.Rect, tell *look.Telling) {
	s := f.Show(tell, r.W, r.H)
	r.X, r.W = r.X+s.Shift, r.W-s.Less
	if f.Tells && s.Paint != nil {
		d.Tells = append(d.Tells, r)
	}
	d.Present(u, "table.fixture."+f.Name, r, f.Margin, s)
}
