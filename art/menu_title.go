package art

import (
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Relief fills p with polished gold that stands out of the sheet: edges facing
// the upper left catch light, the others fall into shade. The gradient runs
// over the box (x, y, w, h); depth is the width of the bevel.
func (c *Canvas) Relief(p *Path, x, y, w, h, depth float64) {
	c.Shadow(p, depth*0.9, depth*2.6, depth*1.8, HexA("#000", 0.85))
	c.StrokeRound(p, depth*2.6, Solid("#1d0d04"))
	c.Push(Translate(0, depth*0.8))
	c.StrokeRound(p, depth*1.6, Solid("#3a1c08"))
	c.Pop()
	c.Fill(p, Linear(0, y, 0, y+h, S(0, "#fff6cf"), S(0.20, "#f0cd77"), S(0.46, "#b07a2c"),
		S(0.53, "#7a4a16"), S(0.60, "#e8bd5e"), S(0.80, "#c08a36"), S(1, "#6b4214")))
	c.Fill(p, c.Tile(texture.FrameTile(), 1).With(SoftLight).Alpha(0.55))
	c.InnerShadow(p, -depth*0.8, -depth*0.9, depth*0.55, HexA("#4a2606", 0.85))
	c.InnerShadow(p, depth*0.6, depth*0.7, depth*0.35, HexA("#fffbe6", 0.95))
}

// MenuTitle sets the name of the program in gold letters of the given size,
// centred at cx on baseline y, between two dragons; sub is a line beneath it,
// or "". It is about 9.2 sizes wide for nine letters.
func (c *Canvas) MenuTitle(cx, y, size float64, name, sub string) {
	letters := new(Path)
	gap := size * 0.075
	c.Tracked(fonts.TitleBlack, size, cx, y, gap, name, func(x, y float64, l string) {
		letters.Append(TextPath(fonts.TitleBlack, size, x, y, Left, l), Identity())
	})
	x0, y0, x1, y1 := letters.Bounds()
	c.Relief(letters, x0, y0, x1-x0, y1-y0, size*0.026)
	side := size * 0.98
	cy := (y0 + y1) / 2
	for _, s := range []float64{-1, 1} {
		mx := (x0+x1)/2 + s*((x1-x0)/2+size*0.82)
		crest := IconAt("wyvern", 0, 0, side)
		if crest == nil {
			continue
		}
		crest = crest.Transformed(Matrix{-s, 0, 0, 1, mx, cy})
		c.Relief(crest, mx-side/2, cy-side/2, side, side, size*0.020)
	}
	if sub != "" {
		c.subtitle(cx, y+size*0.56, size*0.31, size*4.6, sub)
	}
}

// subtitle is an italic line between two rules with diamonds; half is the
// distance from the middle to the far end of a rule.
func (c *Canvas) subtitle(cx, y, size, half float64, s string) {
	w := c.TextWidth(fonts.RulesItalic, size, s)
	c.TextShadow(fonts.RulesItalic, size, cx, y, Centre, s, 0, 1.2, 1.4, HexA("#000", 0.9))
	c.Text(fonts.RulesItalic, size, cx, y, Centre, s, Solid("#f4e2b8"))
	my := y - size*0.28
	for _, d := range []float64{-1, 1} {
		in := cx + d*(w/2+size*0.55)
		out := cx + d*max(half, w/2+size*1.5)
		c.Stroke(Line(in, my, out, my), 1, Linear(in, 0, out, 0, S(0, "#e9c46a"), SA(1, "#e9c46a", 0.05)))
		c.Shadow(Diamond(in, my, size*0.24), 0, 1, 1, HexA("#000", 0.8))
		c.Fill(Diamond(in, my, size*0.24), Gold(in-5, my-5, 10, 10))
	}
}
