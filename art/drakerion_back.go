package art

import (
	"image"
	"math"
)

// DrakBack draws the back of Drakerion cards, widthPx pixels wide: quilted cloth
// of a war tent in the colours of a faction, framed in bronze, with its arms on
// a boss. Neutral backs, of Manœuvres, are leather with a compass.
func DrakBack(f DrakFaction, widthPx int) *image.RGBA {
	const w, h = dracoTableW, dracoTableH
	l := f.look()
	c := cardCanvas(w, h, widthPx)
	restore := c.Clip(RoundRect(0, 0, w, h, 13))
	c.Fill(RoundRect(0, 0, w, h, 13), Linear(0, 0, 0, h, S(0, "#333a40"), S(0.12, "#181b1e"), S(1, "#0a0b0c")))
	frame := box{6, 6, w - 12, h - 12}
	c.Fill(frame.round(9), c.tile(steelTile(), 1))
	c.Fill(frame.round(9), Linear(0, 0, w*0.3, h, SA(0, "#59636d", 0.5), SA(1, "#0a0c0e", 0.72)))
	c.Stroke(frame.round(9), 2.4, frame.bronze())
	field := box{18, 18, w - 36, h - 36}
	c.bronzeWindow(field, 0.8, soot)
	c.tentCloth(field, l)
	c.rivets(box{12, 12, w - 24, h - 24}, 3.6, 0.6)
	c.warBoss(w/2, h/2, 60, l)
	c.gloss(w, h, 13)
	restore()
	return c.Img
}

// tentCloth is stitched cloth in lozenges.
func (c *Canvas) tentCloth(b box, l *drakLook) {
	inside := c.Clip(b.round(2))
	defer inside()
	c.Fill(b.round(2), Radial(b.x+b.w/2, b.y+b.h/2, b.h*0.66, b.x+b.w*0.42, b.y+b.h*0.34,
		S(0, l.cloth[0]), S(0.45, l.cloth[1]), S(1, l.cloth[2])))
	c.Fill(b.round(2), c.tile(hideTile(), 1).With(SoftLight).Alpha(0.55))
	const p = 26.7
	for i := -14; i <= 14; i++ {
		x := b.x + b.w/2 + float64(i)*p
		for _, d := range []float64{1, -1} {
			seam := Line(x-d*b.h/2, b.y, x+d*b.h/2, b.y+b.h)
			c.Stroke(seam, 3.2, SolidA("#000", 0.26))
			c.StrokeDash(seam, 1.1, []float64{4.2, 2.8}, SolidA("#ffe6b0", 0.42))
		}
	}
	c.Stroke(b.inset(5).round(2), 1.3, SolidA("#f0c98a", 0.7))
	c.InnerShadow(b.round(2), 0, 0, 14, HexA("#000", 0.8))
}

// warBoss is the medallion of the back.
func (c *Canvas) warBoss(cx, cy, r float64, l *drakLook) {
	c.Shadow(Circle(cx, cy, r*1.04), 1, 4, 5, HexA("#000", 0.8))
	c.Fill(Circle(cx, cy, r*1.05), Solid(soot))
	c.Fill(Circle(cx, cy, r), Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.87), Solid(soot))
	disc := Circle(cx, cy, r*0.84)
	c.Fill(disc, Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, S(0, l.cloth[1]), S(1, l.cloth[2])))
	c.InnerShadow(disc, 2, 3, 4, HexA("#000", 0.7))
	c.spokes(cx, cy, r*0.72, r*0.79, 36, 1, SolidA("#f0d79a", 0.55))
	for i := range 8 {
		s, co := math.Sincos(float64(i)*math.Pi/4 + math.Pi/8)
		c.rivet(cx+r*0.935*co, cy+r*0.935*s, r*0.042, float64(i))
	}
	c.bronzeRelief(l.arms, cx, cy, r*1.06)
}

// bronzeRelief draws an icon as raised bronze.
func (c *Canvas) bronzeRelief(icon string, cx, cy, size float64) {
	c.relief(icon, cx, cy, size, 0.014, "#fff2cc", "#2a1608", Bronze(cx-size/2, cy-size/2, size, size))
}
