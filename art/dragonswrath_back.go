package art

import (
	"image"
	"math"
)

// WrathBack draws the back of Dragon's Wrath cards, widthPx pixels wide: that of
// allies is leather tooled with a wind rose and a dragon's claw, that of
// provinces a folded map.
func WrathBack(province bool, widthPx int) *image.RGBA {
	look := backLook{corner: 14, inset: 6, card: darkCard, ground: ochre, edge: 2.8, metal: box.gold}
	return cardBack(widthPx, &look, func(c *Canvas, field box) {
		if province {
			c.mapField(field)
		} else {
			c.atlasLeather(field)
		}
		c.Stroke(field.round(5), 1.8, field.gold())
		for _, m := range field.inset(-2).corners() {
			c.mapCorner(m)
		}
	})
}

// atlasLeather is the binding of an atlas: dark hide, a gilt border, and on the
// boss a dragon about a wind rose.
func (c *Canvas) atlasLeather(b box) {
	inside := c.Clip(b.round(5))
	defer inside()
	c.Fill(b.round(5), c.tile(hideTile(), 1))
	c.Fill(b.round(5), Radial(b.x+b.w/2, b.y+b.h/2, b.h*0.66, b.x+b.w*0.42, b.y+b.h*0.36, SA(0, "#7a4a24", 0.55), SA(0.6, "#3a2010", 0.30), SA(1, "#000", 0.55)))
	gilt := func(a float64) Paint { return SolidA("#e0b45e", a) }
	c.Stroke(b.inset(9).round(3), 1.4, gilt(0.85))
	c.Stroke(b.inset(13).round(2), 0.8, gilt(0.6))
	cx, cy := b.x+b.w/2, b.y+b.h/2
	for i := range 32 {
		s, co := math.Sincos(float64(i) * math.Pi / 16)
		alpha := 0.16
		if i%4 == 0 {
			alpha = 0.34
		}
		c.Stroke(Line(cx+62*co, cy+62*s, cx+200*co, cy+200*s), 0.9, gilt(alpha))
	}
	for _, y := range [2]float64{b.y + 44, b.y + b.h - 44} {
		c.Icon("dragon-spiral", cx, y, 44, gilt(0.62))
	}
	c.InnerShadow(b.round(5), 0, 0, 13, HexA("#000", 0.85))
	c.windRose(cx, cy, 62)
}

// windRose is the boss of the back: a rose of sixteen points under a dragon.
func (c *Canvas) windRose(cx, cy, r float64) {
	c.Shadow(Circle(cx, cy, r*1.04), 1, 4, 5, HexA("#000", 0.8))
	c.Fill(Circle(cx, cy, r*1.05), Solid(ochre))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.91), Solid(ochre))
	disc := Circle(cx, cy, r*0.885)
	c.Fill(disc, Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, S(0, "#7a2a1c"), S(0.6, "#461410"), S(1, "#1e0806")))
	c.spokes(cx, cy, r*0.76, r*0.84, 32, 1, SolidA("#f0d79a", 0.55))
	c.Fill(Star(cx, cy, r*0.74, r*0.20, 8).Transformed(RotateAbout(math.Pi/8, cx, cy)), SolidA("#e9c46a", 0.22))
	c.roseStar(cx, cy, r*0.78, "#f7e2a8", "#8a5a20", 0.75)
	c.InnerShadow(disc, 2, 3, 4, HexA("#000", 0.6))
	c.goldRelief("spiked-dragon-head", cx, cy, r*0.98)
}

// roseStar is a star of four points, each half lit and half dark.
func (c *Canvas) roseStar(cx, cy, r float64, light, dark string, alpha float64) {
	for i := range 4 {
		s, co := math.Sincos(float64(i)*math.Pi/2 - math.Pi/2)
		for _, side := range [2]float64{1, -1} {
			s2, co2 := math.Sincos(float64(i)*math.Pi/2 - math.Pi/2 + side*math.Pi/4)
			hex := light
			if side > 0 {
				hex = dark
			}
			c.Fill(Poly(cx, cy, cx+r*co, cy+r*s, cx+r*0.24*co2, cy+r*0.24*s2), SolidA(hex, alpha))
		}
	}
}

// mapField is a folded map: territories in faded colours, a coast, a rose.
func (c *Canvas) mapField(b box) {
	inside := c.Clip(b.round(5))
	defer inside()
	c.Fill(b.round(5), c.tile(parchmentTile(), 1))
	c.Fill(b.round(5), Linear(b.x, b.y, b.x+b.w, b.y+b.h, SA(0, "#b98f56", 0.20), SA(1, "#6a431c", 0.38)))
	r := NewRealm(b.w*0.94, b.h*0.92, 5, 41)
	c.Push(Translate(b.x+b.w*0.03, b.y+b.h*0.04))
	for i := range RealmLands {
		k := WrathColour(1 + (i*7+i/3)%4)
		if i == 7 {
			continue // the rose lies there
		}
		p := r.path(i)
		c.Fill(p, SolidA(k.Dye(), 0.42))
		c.InnerShadow(p, 0, 0, 3, HexA(k.look().wash[2], 0.6))
		c.Stroke(p, 1.3, SolidA("#4a2c12", 0.75))
	}
	c.Pop()
	for i := 1; i < 4; i++ { // the folds
		y := b.y + b.h*float64(i)/4
		c.Fill(Rect(b.x, y-1.2, b.w, 1.2), SolidA("#fff", 0.22))
		c.Fill(Rect(b.x, y, b.w, 1.6), SolidA("#3a2208", 0.28))
	}
	x := b.x + b.w/2
	c.Fill(Rect(x-1.2, b.y, 1.2, b.h), SolidA("#fff", 0.22))
	c.Fill(Rect(x, b.y, 1.6, b.h), SolidA("#3a2208", 0.28))
	c.InnerShadow(b.round(5), 0, 0, 12, HexA("#3a2208", 0.7))
	c.windRose(x, b.y+b.h/2, 50)
}
