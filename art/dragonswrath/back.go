package dragonswrath

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
)

// Back draws the back of Dragon's Wrath cards, widthPx pixels wide: that of
// allies is leather tooled with a wind rose and a dragon's claw, that of
// provinces a folded map.
func Back(province bool, widthPx int) *image.RGBA {
	look := faces.BackLook{Corner: 14, Inset: 6, Card: faces.DarkCard, Ground: ochre, Edge: 2.8, Metal: art.Box.Gold}
	return faces.Back(widthPx, &look, func(c *art.Canvas, field art.Box) {
		if province {
			mapField(c, field)
		} else {
			atlasLeather(c, field)
		}
		c.Stroke(field.Round(5), 1.8, field.Gold())
		for _, m := range field.Inset(-2).Corners() {
			mapCorner(c, m)
		}
	})
}

// atlasLeather is the binding of an atlas: dark hide, a gilt border, and on the
// boss a dragon about a wind rose.
func atlasLeather(c *art.Canvas, b art.Box) {
	inside := c.Clip(b.Round(5))
	defer inside()
	c.Fill(b.Round(5), c.Tile(texture.HideTile(), 1))
	c.Fill(b.Round(5), art.Radial(b.X+b.W/2, b.Y+b.H/2, b.H*0.66, b.X+b.W*0.42, b.Y+b.H*0.36, art.SA(0, "#7a4a24", 0.55), art.SA(0.6, "#3a2010", 0.30), art.SA(1, "#000", 0.55)))
	gilt := func(a float64) art.Paint { return art.SolidA("#e0b45e", a) }
	c.Stroke(b.Inset(9).Round(3), 1.4, gilt(0.85))
	c.Stroke(b.Inset(13).Round(2), 0.8, gilt(0.6))
	cx, cy := b.X+b.W/2, b.Y+b.H/2
	for i := range 32 {
		s, co := math.Sincos(float64(i) * math.Pi / 16)
		alpha := 0.16
		if i%4 == 0 {
			alpha = 0.34
		}
		c.Stroke(art.Line(cx+62*co, cy+62*s, cx+200*co, cy+200*s), 0.9, gilt(alpha))
	}
	for _, y := range [2]float64{b.Y + 44, b.Y + b.H - 44} {
		c.Icon("dragon-spiral", cx, y, 44, gilt(0.62))
	}
	c.InnerShadow(b.Round(5), 0, 0, 13, art.HexA("#000", 0.85))
	windRose(c, cx, cy, 62)
}

// windRose is the boss of the back: a rose of sixteen points under a dragon.
func windRose(c *art.Canvas, cx, cy, r float64) {
	c.Shadow(art.Circle(cx, cy, r*1.04), 1, 4, 5, art.HexA("#000", 0.8))
	c.Fill(art.Circle(cx, cy, r*1.05), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.91), art.Solid(ochre))
	disc := art.Circle(cx, cy, r*0.885)
	c.Fill(disc, art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, art.S(0, "#7a2a1c"), art.S(0.6, "#461410"), art.S(1, "#1e0806")))
	c.Spokes(cx, cy, r*0.76, r*0.84, 32, 1, art.SolidA("#f0d79a", 0.55))
	c.Fill(art.Star(cx, cy, r*0.74, r*0.20, 8).Transformed(art.RotateAbout(math.Pi/8, cx, cy)), art.SolidA("#e9c46a", 0.22))
	roseStar(c, cx, cy, r*0.78, "#f7e2a8", "#8a5a20", 0.75)
	c.InnerShadow(disc, 2, 3, 4, art.HexA("#000", 0.6))
	c.GoldRelief("spiked-dragon-head", cx, cy, r*0.98)
}

// roseStar is a star of four points, each half lit and half dark.
func roseStar(c *art.Canvas, cx, cy, r float64, light, dark string, alpha float64) {
	for i := range 4 {
		s, co := math.Sincos(float64(i)*math.Pi/2 - math.Pi/2)
		for _, side := range [2]float64{1, -1} {
			s2, co2 := math.Sincos(float64(i)*math.Pi/2 - math.Pi/2 + side*math.Pi/4)
			hex := light
			if side > 0 {
				hex = dark
			}
			c.Fill(art.Poly(cx, cy, cx+r*co, cy+r*s, cx+r*0.24*co2, cy+r*0.24*s2), art.SolidA(hex, alpha))
		}
	}
}

// mapField is a folded map: territories in faded colours, a coast, a rose.
func mapField(c *art.Canvas, b art.Box) {
	inside := c.Clip(b.Round(5))
	defer inside()
	c.Fill(b.Round(5), c.Tile(texture.ParchmentTile(), 1))
	c.Fill(b.Round(5), art.Linear(b.X, b.Y, b.X+b.W, b.Y+b.H, art.SA(0, "#b98f56", 0.20), art.SA(1, "#6a431c", 0.38)))
	r := NewRealm(b.W*0.94, b.H*0.92, 5, 41)
	c.Push(art.Translate(b.X+b.W*0.03, b.Y+b.H*0.04))
	for i := range RealmLands {
		k := Colour(1 + (i*7+i/3)%4)
		if i == 7 {
			continue // the rose lies there
		}
		p := r.Outline(i)
		c.Fill(p, art.SolidA(k.Dye(), 0.42))
		c.InnerShadow(p, 0, 0, 3, art.HexA(k.look().wash[2], 0.6))
		c.Stroke(p, 1.3, art.SolidA("#4a2c12", 0.75))
	}
	c.Pop()
	for i := 1; i < 4; i++ { // the folds
		y := b.Y + b.H*float64(i)/4
		c.Fill(art.Rect(b.X, y-1.2, b.W, 1.2), art.SolidA("#fff", 0.22))
		c.Fill(art.Rect(b.X, y, b.W, 1.6), art.SolidA("#3a2208", 0.28))
	}
	x := b.X + b.W/2
	c.Fill(art.Rect(x-1.2, b.Y, 1.2, b.H), art.SolidA("#fff", 0.22))
	c.Fill(art.Rect(x, b.Y, 1.6, b.H), art.SolidA("#3a2208", 0.28))
	c.InnerShadow(b.Round(5), 0, 0, 12, art.HexA("#3a2208", 0.7))
	windRose(c, x, b.Y+b.H/2, 50)
}
