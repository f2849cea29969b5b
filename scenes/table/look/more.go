package look

import (
	"math"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
)

// Plural is one where n is one, and else one with s, or s itself if that says
// the whole.
func Plural(n int, one, s string) string {
	switch {
	case n == 1:
		return one
	case len(s) > 1:
		return s
	}
	return one + s
}

// FrameSize is the side of a sign that frames the whole card, in widths of the
// card.
const FrameSize = 1.9

// Owner names whose counters are kept at seat s of a match.
func Owner(setup *rules.Setup, seating rules.Seating, s rules.Seat) string {
	i := seating.Team(s)
	if i < 0 {
		return setup.Seats[s].Name
	}
	all := ""
	for n, m := range seating.Teams[i] {
		if n > 0 {
			all += " & "
		}
		all += setup.Seats[m].Name
	}
	return all
}

// CountDisc is a dark disc with a number of cards.
func CountDisc(c *art.Canvas, size float64, n int) {
	m := size / 2
	c.Shadow(art.Circle(m, m, m*.82), 0, 1.5, 2, art.HexA("#000000", .7))
	c.Fill(art.Circle(m, m, m*.86), art.Bronze(0, 0, size, size))
	c.Fill(art.Circle(m, m, m*.72), art.Solid("#15110d"))
	Digits(c, m, m, math.Max(11, size*.48), n)
}

// Digits writes a number about a point.
func Digits(c *art.Canvas, x, y, size float64, n int) {
	c.Text(fonts.Name, size, x, y+size*.34, art.Centre, strconv.Itoa(n), art.Solid("#fff6df"))
}
