package art

import (
	"image"
	"math"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Tile is a pattern whose pixels coincide with those of the canvas at zoom 1.
func (c *Canvas) Tile(img *image.RGBA, zoom float64) Paint {
	k := zoom / c.Scale()
	return Pattern(img, float64(img.Rect.Dx())*k, float64(img.Rect.Dy())*k)
}

// Parchment fills a box with lit calfskin, aged toward its edges.
func (c *Canvas) Parchment(b Box, r float64) {
	p := b.Round(r)
	c.Fill(p, c.Tile(texture.ParchmentTile(), 1))
	c.InnerShadow(p, 0, 0, math.Min(b.W, b.H)*0.055, HexA("#8f5f28", 0.62))
	c.InnerShadow(p, 0, b.H*0.012, b.H*0.016, HexA("#2a1405", 0.55))
}

// Plate is a name plate: dark lacquer edged with gold, over its own shadow.
func (c *Canvas) Plate(b Box, tip, edge float64) {
	c.Shadow(Plate(b.X+3, b.Y+2, b.W-6, b.H-2, tip), 0, b.H*0.08, b.H*0.07, HexA("#000", 0.7))
	p := Plate(b.X, b.Y, b.W, b.H, tip)
	c.Fill(p, DarkPlate(b.Y, b.H))
	c.Stroke(p, edge, b.Gold())
	d := edge * 1.6
	c.Stroke(Plate(b.X+d*1.5, b.Y+d, b.W-3*d, b.H-2*d, tip-d*0.7), edge*0.38, SolidA("#e9c46a", 0.28))
}

// Engraved is a line of text with a dark copy below it, as if cut and gilded.
func (c *Canvas) Engraved(f fonts.Face, size, x, y float64, a Anchor, s, ink string) {
	c.Text(f, size, x, y+size*0.05, a, s, SolidA("#000", 0.75))
	c.Text(f, size, x, y, a, s, Solid(ink))
}
