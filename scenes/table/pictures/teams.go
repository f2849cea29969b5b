package pictures

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// The painters of what teams add to the table.
var (
	Columns  = [2]func(c *art.Canvas){Column(false), Column(true)}
	FaceOffs = [2]func(c *art.Canvas){FaceOff(false), FaceOff(true)}
	Plates   = [3]func(c *art.Canvas){paintPlate(0), paintPlate(1), paintPlate(2)}
)

// size is the size of a canvas in units.
func size(c *art.Canvas) (w, h float64) {
	return float64(c.Img.Rect.Dx()) / c.Scale(), float64(c.Img.Rect.Dy()) / c.Scale()
}

// Column frames a column of the table, 6 units inside its place: in ember
// where the turn is, else with a fine dashed line.
func Column(on bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		w, h := size(c)
		p := art.RoundRect(7, 7, w-14, h-14, 15)
		if !on {
			c.StrokeDash(p, 1.2, []float64{5, 5}, art.SolidA("#f3dcb4", .24))
			return
		}
		c.Fill(p, art.SolidA("#ffb347", .085))
		c.Glow(p, .5, 4, art.HexA("#ff8a3a", .55))
		c.Erase(art.RoundRect(8.5, 8.5, w-17, h-17, 13.5))
		c.Fill(art.RoundRect(8.5, 8.5, w-17, h-17, 13.5), art.SolidA("#ffb347", .085))
		c.Stroke(p, 2.2, art.Linear(0, 0, w*.3, h, art.S(0, "#ffe2a0"), art.S(.4, "#ff9a4a"), art.S(.7, "#e8702e"),
			art.S(1, "#ffb46a")))
	}
}

// FaceOff is the arrow between two who face each other, with crossed
// swords in its middle.
func FaceOff(on bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		w, h := size(c)
		x, y0, y1 := w/2, 10.0, h-10
		col, edge := "#8a8492", 2.2
		if on {
			col, edge = "#ffb347", 3.4
			c.Glow(art.Rect(x-3, y0, 6, y1-y0), 1, 5, art.HexA("#ff8a3a", .6))
		}
		c.StrokeRound(art.Line(x, y0, x, y1), edge+3.6, art.Solid("#120a08"))
		c.StrokeRound(art.Line(x, y0, x, y1), edge, art.Solid(col))
		for _, t := range [...]struct{ y, d float64 }{{y0, -1}, {y1, 1}} {
			head := art.Poly(x-8, t.y-t.d*9, x, t.y+t.d*5, x+8, t.y-t.d*9)
			c.Fill(head, art.Solid(col))
			c.Stroke(head, 1.6, art.Solid("#120a08"))
		}
		m := h / 2
		c.Shadow(art.Circle(x, m, 16), 0, 2, 2.5, art.HexA("#000000", .7))
		c.Fill(art.Circle(x, m, 16.5), art.Gold(x-17, m-17, 34, 34))
		body, ink := "#23222a", "#b8ae9e"
		if on {
			body, ink = "#8c220f", "#fff3d6"
		}
		c.Fill(art.Circle(x, m, 14), art.Solid(body))
		c.Icon("crossed-swords", x, m, 18, art.Solid(ink))
	}
}

// paintPlate is a plate of one line, 6 units inside its place: of one who waits
// (0), of who is faced in this turn (1), of whose turn it is (2).
func paintPlate(state int) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		w, h := size(c)
		PlateOf(c, w-12, h-12, state)
	}
}

// PlateOf paints a plate of w by h units, 6 units from the origin.
func PlateOf(c *art.Canvas, w, h float64, state int) {
	c.Push(art.Translate(6, 6))
	defer c.Pop()
	p := art.RoundRect(0, 0, w, h, 10)
	c.Shadow(p, 0, 2, 2.5, art.HexA("#000000", .65))
	c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, "#322c36"), art.S(.5, "#211d26"), art.S(1, "#151219")))
	in := art.RoundRect(1.5, 1.5, w-3, h-3, 9)
	switch state {
	case 2:
		c.Glow(p, 1, 4, art.HexA("#ff7a34", .7))
		c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, "#8a3417"), art.S(.5, "#5e210e"), art.S(1, "#3a1409")))
		c.Stroke(in, 2.2, art.Linear(0, 0, w*.3, h, art.S(0, "#ffe2a0"), art.S(.5, "#ffb347"), art.S(1, "#e85a1e")))
	case 1:
		c.Stroke(in, 1.8, art.SolidA("#ffb347", .9))
	default:
		c.Stroke(in, 1.2, art.SolidA("#e9c46a", .55))
	}
}

// TurnMark is the number of turns until a seat plays.
func TurnMark(w float64, n int, on bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		x, r := w/2, w/2-1.2
		edge, ink := art.SolidA("#e9c46a", .75), art.Solid("#d8ccb4")
		if on {
			edge, ink = art.Solid("#ffb347"), art.Solid("#fff3d0")
		}
		c.Fill(art.Circle(x, x, r), art.Solid("#120906"))
		c.Stroke(art.Circle(x, x, r), max(1, w*.06), edge)
		size := w * .56
		c.Text(fonts.Name, size, x, x+size*.36, art.Centre, strconv.Itoa(n), ink)
	}
}

// OrderMap draws the arrows of the order of turns, clockwise, the one away
// from the active seat in ember, and the links between those who face each
// other. Its middle is that of its place.
func OrderMap(from int) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		w, h := size(c)
		c.Push(art.Translate(w/2, h/2))
		defer c.Pop()
		arrows := [4][4]float64{{21, 28, -20, 28}, {-74, 26, -74, -24}, {-21, -28, 20, -28}, {74, -26, 74, 24}}
		for i, a := range arrows {
			col := "#b8ae9e"
			if i == from {
				col = "#ffb347"
				c.Glow(art.Line(a[0], a[1], a[2], a[3]), 2, 3, art.HexA("#ff8a3a", .7))
			}
			c.StrokeRound(art.Line(a[0], a[1], a[2], a[3]), 2.2, art.Solid(col))
			dx, dy := sign(a[2]-a[0]), sign(a[3]-a[1])
			c.Fill(art.Poly(a[2]+5*dx, a[3]+5*dy, a[2]-4*dx-5*dy, a[3]-4*dy-5*dx, a[2]-4*dx+5*dy, a[3]-4*dy+5*dx),
				art.Solid(col))
		}
		for i, x := range [2]float64{-42, 42} {
			col := "#8a8492"
			if (from == 0 || from == 3) == (i == 1) {
				col = "#ffb347"
			}
			c.StrokeDash(art.Line(x, -8, x, 8), 3, []float64{3, 2.4}, art.Solid(col))
		}
	}
}

func sign(v float64) float64 {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}

// Now is the field of the one who plays in the strip of the order of turns.
func Now(c *art.Canvas) {
	w, h := size(c)
	p := art.RoundRect(2, 2, w-4, h-4, 8)
	c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, "#8a3417"), art.S(1, "#3a1409")))
	c.Stroke(p, 1.8, art.Solid("#ffb347"))
}
