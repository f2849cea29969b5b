package arrows

import (
	"math"

	"wyrmtable/art"
)

// CardHalo lights the edge of a card of w by h units: coral for attackers, pale
// blue for blockers, pink for what is chosen, violet for the top of the stack.
func CardHalo(c *art.Canvas, x, y, w, h float64, hex string) {
	b := art.BoxAt(x, y, w, h)
	s := math.Max(1, w/84)
	c.Glow(art.RingOf(b.Inset(-3*s), w*0.09, b.Inset(1), w*0.05), 0, 3.6*s, art.HexA(hex, 0.90))
	c.Stroke(b.Inset(-1.6*s).Round(w*0.075), 2.2*s, art.Solid(hex))
	c.Stroke(b.Inset(-1.6*s).Round(w*0.075), 0.7*s, art.SolidA("#fff", 0.75))
}

// Halos of the table.
const (
	HaloAttack = "#ff9a5e"
	HaloBlock  = "#8fe6ff"
	HaloChosen = "#ff8ac4"
	HaloStack  = "#c79bff"
)
