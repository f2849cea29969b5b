package menu

import (
	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Title sets the name of the program in gold letters of the given size,
// centred at cx on baseline y, between two dragons; sub is a line beneath it,
// or "". It is about 9.2 sizes wide for nine letters.
func Title(c *art.Canvas, cx, y, size float64, name, sub string) {
	letters := new(art.Path)
	gap := size * 0.075
	c.Tracked(fonts.TitleBlack, size, cx, y, gap, name, func(x, y float64, l string) {
		letters.Append(art.TextPath(fonts.TitleBlack, size, x, y, art.Left, l), art.Identity())
	})
	x0, y0, x1, y1 := letters.Bounds()
	c.Relief(letters, x0, y0, x1-x0, y1-y0, size*0.026)
	side := size * 0.98
	cy := (y0 + y1) / 2
	for _, s := range []float64{-1, 1} {
		mx := (x0+x1)/2 + s*((x1-x0)/2+size*0.82)
		crest := art.IconAt("wyvern", 0, 0, side)
		if crest == nil {
			continue
		}
		crest = crest.Transformed(art.Matrix{-s, 0, 0, 1, mx, cy})
		c.Relief(crest, mx-side/2, cy-side/2, side, side, size*0.020)
	}
	if sub != "" {
		subtitle(c, cx, y+size*0.56, size*0.31, size*4.6, sub)
	}
}

// subtitle is an italic line between two rules with diamonds; half is the
// distance from the middle to the far end of a rule.
func subtitle(c *art.Canvas, cx, y, size, half float64, s string) {
	w := c.TextWidth(fonts.RulesItalic, size, s)
	c.TextShadow(fonts.RulesItalic, size, cx, y, art.Centre, s, 0, 1.2, 1.4, art.HexA("#000", 0.9))
	c.Text(fonts.RulesItalic, size, cx, y, art.Centre, s, art.Solid("#f4e2b8"))
	my := y - size*0.28
	for _, d := range []float64{-1, 1} {
		in := cx + d*(w/2+size*0.55)
		out := cx + d*max(half, w/2+size*1.5)
		c.Stroke(art.Line(in, my, out, my), 1, art.Linear(in, 0, out, 0, art.S(0, "#e9c46a"), art.SA(1, "#e9c46a", 0.05)))
		c.Shadow(art.Diamond(in, my, size*0.24), 0, 1, 1, art.HexA("#000", 0.8))
		c.Fill(art.Diamond(in, my, size*0.24), art.Gold(in-5, my-5, 10, 10))
	}
}
