package plaque

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// Book lists all pairs, those that can be played now first. It returns the one that
// is to be played, or -1.
func Book(d *panel.Desk, now func(i int) bool) (pressed int) {
	u, r, pairs := d.UI, game.Rect(d.Lay.Goal), d.Look.Play.Pairs
	u.Region("book", d.In(pairs.Name))
	u.Panel(r)
	u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, d.In(pairs.Name),
		panel.Capped(u, ui.HeadText.Sized(16).At(art.Centre), 21))
	u.Rule(r.X+30, r.Y+36, r.W-60)
	box := game.Rect{X: r.X + 8, Y: r.Y + 42, W: r.W - 14, H: r.H - 50}
	pressed = -1
	u.Scroll("book", box, func(x, y, w float64) float64 {
		top := y
		for _, first := range [...]bool{true, false} {
			for i := range pairs.All {
				if now(i) != first {
					continue
				}
				if bookLine(d, i, first, game.Rect{X: x, Y: y, W: w - 6, H: lineHigh}) {
					pressed = i
				}
				y += lineHigh + 2
			}
		}
		return y - top
	})
	return pressed
}

// lineHigh is the height of a line of the book.
const lineHigh = 40.0

// bookLine is pair i of the book, and reports whether it is to be played, as it can
// now.
func bookLine(d *panel.Desk, i int, now bool, r game.Rect) bool {
	u, p, faces := d.UI, &d.Look.Play.Pairs.All[i], d.Look.Game.Faces
	name := d.Plain(p.Name)
	of := d.Plain(faces[p.First].Name) + " + " + d.Plain(faces[p.Second].Name)
	hit := u.Hit(u.Sub("pair", i), r, ui.Place{Label: name + d.Colon() + of + ". " + d.Plain(p.Text), Disabled: !now})
	ink := ui.Sand
	if now {
		hot := hit.Hot || hit.Focused
		u.Picture(ui.Key{Kind: "table.pairline", A: look.Int(hot)}, r, paintLine(r.W, r.H, hot))
		ink = ui.Cream
	}
	if hit.Tip {
		d.Tip(r, name+d.Colon()+d.Plain(p.Text))
	}
	u.Icon(p.Icon, game.Point{X: r.X + 17, Y: r.Y + r.H/2}, 22, ink)
	u.Label(game.Rect{X: r.X + 34, Y: r.Y + 2, W: r.W - 38, H: 20}, name,
		panel.Capped(u, panel.Fit(u, name, ui.StrongText.Sized(14.5).In(ink), r.W-38), 17))
	u.Label(game.Rect{X: r.X + 34, Y: r.Y + 20, W: r.W - 38, H: 17}, of,
		panel.Capped(u, panel.Fit(u, of, ui.SmallText.Sized(13), r.W-38), 15))
	return hit.Pressed && now
}

func paintLine(w, h float64, hot bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(1, 1, w-2, h-2, 7)
		top, low := "#6a3aa8", "#3c1c70"
		if hot {
			top, low = "#8a55d0", "#53299a"
		}
		c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, top), art.S(1, low)))
		c.Stroke(p, 1.4, art.Solid("#e9c46a"))
	}
}
