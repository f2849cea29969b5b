package dracoliath

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
)

// Back draws the back of Dracoliath cards, widthPx pixels wide: the
// summit at dusk behind a lattice of embers, and the coiled dragon on a boss.
func Back(widthPx int) *image.RGBA {
	look := faces.BackLook{Corner: 15, Inset: 7, Card: faces.DarkCard, Ground: "#0c0705", Edge: 2.6, Metal: art.Box.Gold}
	return faces.Back(widthPx, &look, func(c *art.Canvas, field art.Box) {
		backField(c, field)
		c.Stroke(field.Round(6), 1.8, field.Gold())
		backCorners(c, field)
		backBoss(c, field.X+field.W/2, field.Y+field.H/2, 66)
	})
}

// backField is the dusk landscape under slate glass, crossed by fine lines.
func backField(c *art.Canvas, b art.Box) {
	inside := c.Clip(b.Round(6))
	defer inside()
	s := c.Scale()
	spec := art.PaintSpec{Element: art.ElementFire, Scene: art.SceneMountain, Seed: 23, Ground: 0.9}
	c.Image(art.Illustrate(spec, int(math.Ceil(b.W*s))+1, int(math.Ceil(b.H*s))+1), b.X, b.Y, b.W, b.H)
	c.Fill(b.Round(6), art.Linear(0, b.Y, 0, b.Y+b.H, art.SA(0, "#14151f", 0.60), art.SA(0.45, "#1a1116", 0.15), art.SA(1, "#0a0607", 0.60)))
	backSummit(c, b)
	lattice := new(art.Path)
	const pitch = 26.0
	for d := -b.H; d < b.W+b.H; d += pitch {
		lattice.MoveTo(b.X+d, b.Y).LineTo(b.X+d+b.H, b.Y+b.H)
		lattice.MoveTo(b.X+d, b.Y+b.H).LineTo(b.X+d+b.H, b.Y)
	}
	c.Stroke(lattice, 0.9, art.SolidA("#e9a45a", 0.30))
	for j, y := 0, b.Y; y <= b.Y+b.H+1; j, y = j+1, y+pitch/2 {
		for x := b.X + float64(j%2)*pitch/2; x <= b.X+b.W+1; x += pitch {
			c.Fill(art.Diamond(x, y, 1.9), art.SolidA("#ffc98a", 0.55))
		}
	}
	c.InnerShadow(b.Round(6), 0, 0, 9, art.HexA("#000", 0.85))
}

// backSummit is the peak of the duel, slate with its left flank in the last light.
func backSummit(c *art.Canvas, b art.Box) {
	x, y := b.X+b.W/2, b.Y
	at := func(p *art.Path, xy ...float64) *art.Path {
		for i := 0; i+1 < len(xy); i += 2 {
			p.Corner(i, x+xy[i], y+xy[i+1])
		}
		return p.Close()
	}
	foot := b.H + 4
	left := at(new(art.Path), 4, 52, -10, 78, -16, 84, -30, 118, -42, 130, -52, 164, -74, 196, -88, 236, -125, foot, 10, foot, -6, 210, 8, 150, -2, 112)
	right := at(new(art.Path), 4, 52, 12, 74, 22, 86, 30, 112, 48, 134, 56, 162, 80, 200, 92, 232, 125, foot, 10, foot, -6, 210, 8, 150, -2, 112)
	c.Fill(left, art.Linear(0, y+52, 0, y+b.H, art.SA(0, "#c86a3a", 0.95), art.SA(0.35, "#6a3a34", 0.9), art.SA(1, "#1a1218", 0.3)))
	c.Fill(right, art.Linear(0, y+52, 0, y+b.H, art.SA(0, "#3c3440", 0.97), art.SA(0.5, "#241f2a", 0.92), art.SA(1, "#0c090d", 0.4)))
	for _, side := range [2]*art.Path{left, right} {
		c.Fill(side, c.Tile(texture.FrameTile(), 1.3).With(art.Overlay).Alpha(0.9))
	}
	rim := new(art.Path).MoveTo(x+4, y+52).LineTo(x-10, y+78).LineTo(x-16, y+84).LineTo(x-30, y+118).LineTo(x-42, y+130).LineTo(x-52, y+164)
	c.Stroke(rim, 1.6, art.SolidA("#ffd9a0", 0.7))
}

func backCorners(c *art.Canvas, b art.Box) {
	const a = 30.0
	for _, m := range b.Corners() {
		p := new(art.Path)
		p.MoveTo(-1, -1).LineTo(a, -1).CubeTo(a-4, 7, a-12, 7, 12, 9)
		p.CubeTo(9, 11, 7, a-12, -1, a).Close()
		q := p.Transformed(m)
		c.Shadow(q, 1, 2, 1.6, art.HexA("#000", 0.7))
		c.Fill(q, b.Gold())
		c.Stroke(q, 0.9, art.SolidA("#1a0f08", 0.8))
		x, y := m[4]+m[0]*6.5, m[5]+m[3]*6.5
		c.Fill(art.Circle(x, y, 3.4), art.Solid("#1a0f08"))
		c.Fill(art.Circle(x, y, 2.4), art.Glazed(x, y, 2.4, &art.GlazeRed))
	}
}

// backBoss is the medallion with the coiled dragon, lit as a relief.
func backBoss(c *art.Canvas, cx, cy, r float64) {
	c.Shadow(art.Circle(cx, cy, r*1.04), 1, 4, 5, art.HexA("#000", 0.8))
	c.Glow(art.Circle(cx, cy, r), 2, 10, art.HexA("#ff7a3a", 0.35))
	c.Fill(art.Circle(cx, cy, r*1.05), art.Solid("#120806"))
	c.Fill(art.Circle(cx, cy, r), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.93), art.Solid("#120806"))
	disc := art.Circle(cx, cy, r*0.91)
	c.Fill(disc, art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, art.S(0, "#7a2418"), art.S(0.6, "#41100c"), art.S(1, "#1c0706")))
	c.InnerShadow(disc, 2, 3, 4, art.HexA("#000", 0.7))
	for i := range 24 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		k := 0.80
		if i%2 == 0 {
			k = 0.77
		}
		c.Stroke(art.Line(cx+r*k*cos, cy+r*k*sin, cx+r*0.86*cos, cy+r*0.86*sin), 1, art.SolidA("#e9b45a", 0.6))
	}
	c.GoldRelief("dragon-spiral", cx, cy, r*1.18)
}
