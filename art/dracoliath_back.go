package art

import (
	"image"
	"math"
)

// DracoBack draws the back of Dracoliath cards, widthPx pixels wide: the
// summit at dusk behind a lattice of embers, and the coiled dragon on a boss.
func DracoBack(widthPx int) *image.RGBA {
	look := backLook{corner: 15, inset: 7, card: darkCard, ground: "#0c0705", edge: 2.6, metal: box.gold}
	return cardBack(widthPx, &look, func(c *Canvas, field box) {
		backField(c, field)
		c.Stroke(field.round(6), 1.8, field.gold())
		backCorners(c, field)
		backBoss(c, field.x+field.w/2, field.y+field.h/2, 66)
	})
}

// backField is the dusk landscape under slate glass, crossed by fine lines.
func backField(c *Canvas, b box) {
	inside := c.Clip(b.round(6))
	defer inside()
	s := c.Scale()
	spec := PaintSpec{Element: ElementFire, Scene: SceneMountain, Seed: 23, Ground: 0.9}
	c.Image(Illustrate(spec, int(math.Ceil(b.w*s))+1, int(math.Ceil(b.h*s))+1), b.x, b.y, b.w, b.h)
	c.Fill(b.round(6), Linear(0, b.y, 0, b.y+b.h, SA(0, "#14151f", 0.60), SA(0.45, "#1a1116", 0.15), SA(1, "#0a0607", 0.60)))
	backSummit(c, b)
	lattice := new(Path)
	const pitch = 26.0
	for d := -b.h; d < b.w+b.h; d += pitch {
		lattice.MoveTo(b.x+d, b.y).LineTo(b.x+d+b.h, b.y+b.h)
		lattice.MoveTo(b.x+d, b.y+b.h).LineTo(b.x+d+b.h, b.y)
	}
	c.Stroke(lattice, 0.9, SolidA("#e9a45a", 0.30))
	for j, y := 0, b.y; y <= b.y+b.h+1; j, y = j+1, y+pitch/2 {
		for x := b.x + float64(j%2)*pitch/2; x <= b.x+b.w+1; x += pitch {
			c.Fill(Diamond(x, y, 1.9), SolidA("#ffc98a", 0.55))
		}
	}
	c.InnerShadow(b.round(6), 0, 0, 9, HexA("#000", 0.85))
}

// backSummit is the peak of the duel, slate with its left flank in the last light.
func backSummit(c *Canvas, b box) {
	x, y := b.x+b.w/2, b.y
	at := func(p *Path, xy ...float64) *Path {
		for i := 0; i+1 < len(xy); i += 2 {
			p.corner(i, x+xy[i], y+xy[i+1])
		}
		return p.Close()
	}
	foot := b.h + 4
	left := at(new(Path), 4, 52, -10, 78, -16, 84, -30, 118, -42, 130, -52, 164, -74, 196, -88, 236, -125, foot, 10, foot, -6, 210, 8, 150, -2, 112)
	right := at(new(Path), 4, 52, 12, 74, 22, 86, 30, 112, 48, 134, 56, 162, 80, 200, 92, 232, 125, foot, 10, foot, -6, 210, 8, 150, -2, 112)
	c.Fill(left, Linear(0, y+52, 0, y+b.h, SA(0, "#c86a3a", 0.95), SA(0.35, "#6a3a34", 0.9), SA(1, "#1a1218", 0.3)))
	c.Fill(right, Linear(0, y+52, 0, y+b.h, SA(0, "#3c3440", 0.97), SA(0.5, "#241f2a", 0.92), SA(1, "#0c090d", 0.4)))
	for _, side := range [2]*Path{left, right} {
		c.Fill(side, c.tile(frameTile(), 1.3).With(Overlay).Alpha(0.9))
	}
	rim := new(Path).MoveTo(x+4, y+52).LineTo(x-10, y+78).LineTo(x-16, y+84).LineTo(x-30, y+118).LineTo(x-42, y+130).LineTo(x-52, y+164)
	c.Stroke(rim, 1.6, SolidA("#ffd9a0", 0.7))
}

func backCorners(c *Canvas, b box) {
	const a = 30.0
	for _, m := range b.corners() {
		p := new(Path)
		p.MoveTo(-1, -1).LineTo(a, -1).CubeTo(a-4, 7, a-12, 7, 12, 9)
		p.CubeTo(9, 11, 7, a-12, -1, a).Close()
		q := p.Transformed(m)
		c.Shadow(q, 1, 2, 1.6, HexA("#000", 0.7))
		c.Fill(q, b.gold())
		c.Stroke(q, 0.9, SolidA("#1a0f08", 0.8))
		x, y := m[4]+m[0]*6.5, m[5]+m[3]*6.5
		c.Fill(Circle(x, y, 3.4), Solid("#1a0f08"))
		c.Fill(Circle(x, y, 2.4), glazed(x, y, 2.4, &glazeRed))
	}
}

// backBoss is the medallion with the coiled dragon, lit as a relief.
func backBoss(c *Canvas, cx, cy, r float64) {
	c.Shadow(Circle(cx, cy, r*1.04), 1, 4, 5, HexA("#000", 0.8))
	c.Glow(Circle(cx, cy, r), 2, 10, HexA("#ff7a3a", 0.35))
	c.Fill(Circle(cx, cy, r*1.05), Solid("#120806"))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.93), Solid("#120806"))
	disc := Circle(cx, cy, r*0.91)
	c.Fill(disc, Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, S(0, "#7a2418"), S(0.6, "#41100c"), S(1, "#1c0706")))
	c.InnerShadow(disc, 2, 3, 4, HexA("#000", 0.7))
	for i := range 24 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		k := 0.80
		if i%2 == 0 {
			k = 0.77
		}
		c.Stroke(Line(cx+r*k*cos, cy+r*k*sin, cx+r*0.86*cos, cy+r*0.86*sin), 1, SolidA("#e9b45a", 0.6))
	}
	c.goldRelief("dragon-spiral", cx, cy, r*1.18)
}

// goldRelief draws an icon as raised gold.
func (c *Canvas) goldRelief(icon string, cx, cy, size float64) {
	c.relief(icon, cx, cy, size, 0.012, "#fff2c4", "#4a2a0c", Gold(cx-size/2, cy-size/2, size, size))
}
