package plain

import (
	"fmt"
	"slices"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// benchMargin is the room around a panel for its light.
const benchMargin = 8.0

// A number is a counter of a player with what it is called.
type number struct{ name, value string }

// bench paints the panel of a player: emblem, name and counters. It lies above
// his cards where the window is narrow, and beside them elsewhere.
func bench(k *look.Telling, s rules.Seat, lit bool, w, h float64) look.Shown {
	who := k.Seats[s]
	n := ((who.Colour % art.PlayerColours) + art.PlayerColours) % art.PlayerColours
	all := numbers(k, s)
	return look.Shown{
		Key:   fmt.Sprint(who.Name, n, lit, all),
		Paint: func(c *art.Canvas, w, h float64) { paintBench(c, w, h, who.Name, n, lit, all) },
	}
}

// numbers are the counters that some player has.
func numbers(k *look.Telling, s rules.Seat) []number {
	b := k.View
	var all []number
	for v, info := range b.Layout().Vars {
		if slices.Contains(reserved, info.Name) || nobody(b, rules.Var(v)) {
			continue
		}
		all = append(all, number{info.Text.In(k.Lang), look.Signed(int(b.Var(rules.Var(v), s)), "")})
	}
	return all
}

// nobody reports whether no player has any of a counter: it may be the table's.
func nobody(b *rules.Board, v rules.Var) bool {
	for s := range rules.Seat(b.Layout().Seats) {
		if b.Var(v, s) != 0 {
			return false
		}
	}
	return true
}

func paintBench(c *art.Canvas, w, h float64, name string, colour int, lit bool, all []number) {
	edge := "#6b5233"
	if lit {
		edge = "#ffcf6b"
		c.Glow(art.RoundRect(0, 0, w, h, 10), 2, 5, art.HexA("#ff9d3c", .8))
	}
	p := art.RoundRect(0, 0, w, h, 10)
	c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, "#2b2018"), art.S(1, "#17110d")))
	c.Stroke(p, 1.6, art.Solid(edge))
	d := min(34, h-8)
	c.Avatar(6+d/2, 5+d/2, d/2, colour, art.PlayerEmblems[colour])
	named := min(168, 0.6*w) // as far as the name goes, where the numbers stand beside it
	room := named - d - 22
	size := art.FitText(fonts.Name, 18, 11, room, name)
	c.Text(fonts.Name, size, d+14, 5+d/2+size*.33, art.Left, name, art.Solid("#f4e2b8"))
	x, y, cw := 8.0, d+12, w-16
	if h < d+40 { // a strip: the numbers stand to the right of the name
		x, y, cw = named, d/2-10, w-named-8
	}
	paintNumbers(c, x, y, cw, h-y-4, all)
}

// paintNumbers writes counters below each other, or beside each other where there
// is one line.
func paintNumbers(c *art.Canvas, x, y, w, h float64, all []number) {
	if len(all) == 0 || w < 20 {
		return
	}
	const line = 22.0
	rows := max(1, int(h/line))
	cols := (len(all) + rows - 1) / rows
	cw := w / float64(cols)
	for i, n := range all {
		cx, cy := x+cw*float64(i/rows), y+line*float64(i%rows)
		value := art.FitText(fonts.Name, 17, 11, cw/2, n.value)
		c.Text(fonts.Name, value, cx+cw-6, cy+16, art.Right, n.value, art.Solid("#ffe2a6"))
		size := art.FitText(fonts.Label, 14, 9, cw-36, n.name)
		c.Text(fonts.Label, size, cx, cy+15, art.Left, n.name, art.Solid("#d8c6a4"))
	}
}
