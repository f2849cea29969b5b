package menu

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// motif draws the ornament at the foot of a tile.
func motif(c *art.Canvas, th *art.Theme) {
	field := art.Rect(tileEdge, tileEdge+tileArtH+2, tileW-2*tileEdge, tileH-2*tileEdge-tileArtH-2)
	restore := c.Clip(field)
	defer restore()
	switch th.Motif {
	case art.MotifEmbers:
		motifEmbers(c, th)
	case art.MotifWaves:
		motifWaves(c, th)
	case art.MotifRivets:
		for i := range 8 {
			c.Rivet(tileEdge+14+float64(i)*(tileW-2*tileEdge-28)/7, 311, 2.9)
		}
	case art.MotifAtlas:
		motifAtlas(c)
	case art.MotifPips:
		motifPips(c, th)
	}
}

func motifEmbers(c *art.Canvas, th *art.Theme) {
	p := new(art.Path)
	for i := range 10 {
		x := tileEdge + float64(i)*(tileW-2*tileEdge)/9
		y := 311 + 9*(float64(texture.Rand2(int32(i), 4, 61))-0.5) + 3*math.Cos(float64(i)*math.Pi)
		p.Corner(i, x, y)
	}
	line := p.Outline(1.8, c.Scale(), true)
	c.Glow(line, 0.6, 4.5, art.HexA(th.Accent, 0.55))
	c.StrokeRound(p, 1.7, art.Linear(tileEdge, 0, tileW-tileEdge, 0, art.S(0, th.Dim), art.S(0.25, th.Accent), art.S(0.5, "#ffd9a0"), art.S(0.75, th.Accent), art.S(1, th.Dim)))
}

func motifWaves(c *art.Canvas, th *art.Theme) {
	for row := range 3 {
		y := 309 + float64(row)*5.5
		p := new(art.Path).MoveTo(tileEdge-12+float64(row%2)*7, y)
		for x := tileEdge - 12 + float64(row%2)*7; x < tileW; x += 14 {
			p.QuadTo(x+7, y-8, x+14, y)
		}
		c.StrokeRound(p, 1.1, art.SolidA(th.Accent, 0.62-0.16*float64(row)))
	}
}

func motifAtlas(c *art.Canvas) {
	c.Fill(new(art.Path).MoveTo(11, 318).CubeTo(20, 285, 40, 268, 78, 268).CubeTo(90, 285, 76, 300, 70, 330).LineTo(11, 330).Close(), art.SolidA("#c8574a", 0.30))
	c.Fill(new(art.Path).MoveTo(70, 330).CubeTo(78, 296, 96, 282, 124, 268).CubeTo(132, 290, 150, 312, 160, 330).Close(), art.SolidA("#4a8a92", 0.34))
	c.Fill(new(art.Path).MoveTo(160, 330).CubeTo(150, 300, 140, 280, 150, 262).LineTo(205, 262).LineTo(205, 330).Close(), art.SolidA("#7a9a4a", 0.22))
	route := new(art.Path).MoveTo(26, 314).CubeTo(60, 262, 112, 330, 186, 302)
	c.StrokeDash(route, 1.3, []float64{5, 3.6}, art.SolidA("#5a3416", 0.60))
	c.Icon("compass", 190, 302, 11, art.SolidA("#5a3416", 0.7))
}

// motifPips is a row of pips, smaller towards its ends: all lit and of no one
// size, so that nobody takes it for a score.
func motifPips(c *art.Canvas, th *art.Theme) {
	for i := range 9 {
		d := float64(i) - 4
		x, r := tileW/2+d*15, 4.6-0.62*math.Abs(d)
		p := art.Circle(x, 312, r)
		c.Glow(p, 0, r*0.75, art.HexA(th.Accent, 0.55))
		c.Fill(p, art.Radial(x, 312, r*1.15, x-r*0.3, 312-r*0.35, art.S(0, "#fffbe0"), art.S(0.5, th.Accent), art.S(1, "#a8702a")))
	}
}

// pictureOrnament is what a theme hangs before its picture.
func pictureOrnament(c *art.Canvas, th *art.Theme, b art.Box) {
	switch th.Motif {
	case art.MotifRivets:
		banner(c, b.X+14, b.Y, "crossed-swords", "#b8483c", "#6e1f1a")
		banner(c, b.X+b.W-40, b.Y, "shield", "#3d66a8", "#1b3262")
	case art.MotifAtlas:
		for i := 1; i < 5; i++ {
			x, y := b.X+b.W*float64(i)/5, b.Y+b.H*float64(i)/5
			c.Stroke(art.Line(x, b.Y, x, b.Y+b.H), 0.8, art.SolidA("#33200f", 0.28))
			c.Stroke(art.Line(b.X, y, b.X+b.W, y), 0.8, art.SolidA("#33200f", 0.28))
		}
		c.Icon("compass", b.X+b.W-24, b.Y+24, 30, art.SolidA("#2c1c0c", 0.62))
	case art.MotifPips:
		cx, cy := b.X+b.W/2, b.Y+b.H*0.48
		c.Stroke(art.Circle(cx, cy, b.H*0.44), 1.2, art.SolidA("#fbe9ff", 0.34))
		c.Stroke(art.Circle(cx, cy, b.H*0.47), 0.7, art.SolidA("#fbe9ff", 0.28))
	}
}

// banner is a cloth pennant with a device.
func banner(c *art.Canvas, x, y float64, icon, high, low string) {
	p := art.Pennant(x, y-2, 26, 62, 10)
	c.Shadow(p, 1, 3, 3, art.HexA("#000", 0.6))
	c.Fill(p, art.Linear(x, y, x+26, y+8, art.S(0, high), art.S(0.45, low), art.S(0.6, high), art.S(1, low)))
	c.Fill(p, art.Linear(0, y, 0, y+60, art.SA(0, "#000", 0.35), art.SA(0.3, "#000", 0), art.SA(1, "#000", 0.15)))
	c.Stroke(p, 1.2, art.Linear(0, y, 0, y+60, art.S(0, "#8d5f22"), art.S(0.6, "#e9c46a"), art.S(1, "#a8742c")))
	c.Icon(icon, x+13, y+28, 18, art.Solid("#fbe6c6"))
}
