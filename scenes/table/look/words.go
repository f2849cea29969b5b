package look

import (
	"image/color"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/rules"
)

// This file has what looks paint and write with besides package art.

// smallest is the least size of letters on the table, in units.
const SmallestText = 9.0

// Signed writes a number with a true minus sign; plus goes before positive
// ones.
func Signed(n int, plus string) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return plus + strconv.Itoa(n)
}

// Stressed sets a text for package art, its stressed words and names in bold.
func Stressed(s string) []art.Token {
	var out []art.Token
	for _, span := range rules.Spans(s) {
		if span.Strong || span.Card != 0 || span.Seat != rules.Nobody {
			out = append(out, art.B(span.Text))
		} else {
			out = append(out, art.Markup(span.Text)...)
		}
	}
	return out
}

// Int is 1 for true.
func Int(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ChipPlate is the plate of a chip.
func ChipPlate(c *art.Canvas, w, h float64, edge color.NRGBA) {
	p := art.RoundRect(3, 3, w-6, h-6, 9)
	edge.A = 178
	c.Glow(p, 1, 3, edge)
	edge.A = 255
	c.Fill(p, art.Linear(3, 3, w*.3, h, art.S(0, "#3a1d12"), art.S(.5, "#1e0f0b"), art.S(1, "#120908")))
	c.Stroke(p, 2, art.Ink(edge))
}
