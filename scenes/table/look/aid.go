package look

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
)

// An AidPart is a heading of a reference card with its numbered lines.
type AidPart struct {
	Title rules.Text
	Lines []rules.Text
}

// NumberedAid paints a reference card of such parts, in two columns where there
// is room: the first two parts stand in the left one. Ink is the colour of the
// headings; words sets a line.
func NumberedAid(c *art.Canvas, w float64, lang rules.Lang, parts []AidPart, ink string,
	words func(string) []art.Token) {
	cols := 2.0
	style := art.RulesStyle(17, art.Left).OnDark()
	if w < 500 {
		cols, style.Size = 1, 12.2
	}
	gap := 26.0
	cw := (w - gap*(cols-1)) / cols
	x, y := 0.0, 0.0
	for i, part := range parts {
		if cols == 2 && i == 2 {
			x, y = cw+gap, 0
		}
		c.Text(fonts.Title, style.Size*1.12, x, y+style.Size, art.Left, part.Title.In(lang), art.Solid(ink))
		y += style.Size * 1.7
		for n, line := range part.Lines {
			r := style.Size * .6
			c.Count(x+r, y+r+1, r, strconv.Itoa(n+1))
			b := art.Lay(words(line.In(lang)), style, cw-3*r)
			c.Block(b, x+3*r, y)
			y += max(b.Height, 2*r) + style.Size*.32
		}
		y += style.Size * .5
	}
}
