package drakerion

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
)

// Back draws the back of Drakerion cards, widthPx pixels wide: quilted cloth
// of a war tent in the colours of a faction, framed in bronze, with its arms on
// a boss. Neutral backs, of Manœuvres, are leather with a compass.
func Back(f Faction, widthPx int) *image.RGBA {
	const w, h = faces.TableW, faces.TableH
	l := f.look()
	c := faces.Sheet(w, h, widthPx)
	restore := c.Clip(art.RoundRect(0, 0, w, h, 13))
	c.Fill(art.RoundRect(0, 0, w, h, 13), art.Linear(0, 0, 0, h, art.S(0, "#333a40"), art.S(0.12, "#181b1e"), art.S(1, "#0a0b0c")))
	frame := art.BoxAt(6, 6, w-12, h-12)
	c.Fill(frame.Round(9), c.Tile(texture.SteelTile(), 1))
	c.Fill(frame.Round(9), art.Linear(0, 0, w*0.3, h, art.SA(0, "#59636d", 0.5), art.SA(1, "#0a0c0e", 0.72)))
	c.Stroke(frame.Round(9), 2.4, bronze(frame))
	field := art.BoxAt(18, 18, w-36, h-36)
	bronzeWindow(c, field, 0.8, soot)
	tentCloth(c, field, l)
	rivets(c, art.BoxAt(12, 12, w-24, h-24), 3.6, 0.6)
	warBoss(c, w/2, h/2, 60, l)
	faces.Gloss(c, w, h, 13)
	restore()
	return c.Img
}

// tentCloth is stitched cloth in lozenges.
func tentCloth(c *art.Canvas, b art.Box, l *look) {
	inside := c.Clip(b.Round(2))
	defer inside()
	c.Fill(b.Round(2), art.Radial(b.X+b.W/2, b.Y+b.H/2, b.H*0.66, b.X+b.W*0.42, b.Y+b.H*0.34,
		art.S(0, l.cloth[0]), art.S(0.45, l.cloth[1]), art.S(1, l.cloth[2])))
	c.Fill(b.Round(2), c.Tile(texture.HideTile(), 1).With(art.SoftLight).Alpha(0.55))
	const p = 26.7
	for i := -14; i <= 14; i++ {
		x := b.X + b.W/2 + float64(i)*p
		for _, d := range []float64{1, -1} {
			seam := art.Line(x-d*b.H/2, b.Y, x+d*b.H/2, b.Y+b.H)
			c.Stroke(seam, 3.2, art.SolidA("#000", 0.26))
			c.StrokeDash(seam, 1.1, []float64{4.2, 2.8}, art.SolidA("#ffe6b0", 0.42))
		}
	}
	c.Stroke(b.Inset(5).Round(2), 1.3, art.SolidA("#f0c98a", 0.7))
	c.InnerShadow(b.Round(2), 0, 0, 14, art.HexA("#000", 0.8))
}

// warBoss is the medallion of the back.
func warBoss(c *art.Canvas, cx, cy, r float64, l *look) {
	c.Shadow(art.Circle(cx, cy, r*1.04), 1, 4, 5, art.HexA("#000", 0.8))
	c.Fill(art.Circle(cx, cy, r*1.05), art.Solid(soot))
	c.Fill(art.Circle(cx, cy, r), art.Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.87), art.Solid(soot))
	disc := art.Circle(cx, cy, r*0.84)
	c.Fill(disc, art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, art.S(0, l.cloth[1]), art.S(1, l.cloth[2])))
	c.InnerShadow(disc, 2, 3, 4, art.HexA("#000", 0.7))
	c.Spokes(cx, cy, r*0.72, r*0.79, 36, 1, art.SolidA("#f0d79a", 0.55))
	for i := range 8 {
		s, co := math.Sincos(float64(i)*math.Pi/4 + math.Pi/8)
		rivet(c, cx+r*0.935*co, cy+r*0.935*s, r*0.042, float64(i))
	}
	bronzeRelief(c, l.arms, cx, cy, r*1.06)
}

// bronzeRelief draws an icon as raised bronze.
func bronzeRelief(c *art.Canvas, icon string, cx, cy, size float64) {
	c.RaisedIcon(icon, cx, cy, size, 0.014, "#fff2cc", "#2a1608", art.Bronze(cx-size/2, cy-size/2, size, size))
}
