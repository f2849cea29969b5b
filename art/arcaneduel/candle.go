package arcaneduel

import "wyrmtable/art"

// Candle is a burning candle in a brass dish; (x, y) is the middle of its foot,
// k its size: 1 is 100 units high. The light it throws is for the ground to
// show.
func Candle(c *art.Canvas, x, y, k float64) {
	c.Push(art.Translate(x, y).Mul(art.Scale(k, k)))
	defer c.Pop()
	c.Shadow(art.Ellipse(0, 2, 27, 9), 6, 5, 5, art.HexA("#000", 0.6))
	c.Fill(art.Ellipse(0, 1, 27, 9.5), art.Solid("#1a0d05"))
	c.Fill(art.Ellipse(0, 0, 26, 8.6), art.Linear(-26, -8, 26, 8, art.S(0, "#fff0b8"), art.S(0.3, "#dcae54"), art.S(0.6, "#7a4e18"), art.S(1, "#c8963e")))
	c.Fill(art.Ellipse(0, -1, 19, 5.6), art.Linear(-19, 0, 19, 0, art.S(0, "#4a2f10"), art.S(0.6, "#8d5f22"), art.S(1, "#e9c46a")))
	wax := new(art.Path).MoveTo(-11, -1).LineTo(-11, -51).QuadTo(-10.5, -54.5, -5, -54).QuadTo(0, -52, 5, -54.5)
	wax.QuadTo(11, -55, 11, -50).LineTo(11, -1).QuadTo(0, 4, -11, -1).Close()
	c.Fill(wax, art.Linear(-11, 0, 11, 0, art.S(0, "#fff8e2"), art.S(0.35, "#f0e0b8"), art.S(0.7, "#c4a878"), art.S(1, "#7d6242")))
	c.Fill(wax, art.Linear(0, -55, 0, 0, art.SA(0, "#ffcf7a", 0.75), art.SA(0.35, "#ffb45e", 0.15), art.SA(1, "#2a1408", 0.45)))
	drip := new(art.Path).MoveTo(3, -53).LineTo(8, -53).QuadTo(9, -40, 8, -33).QuadTo(6, -28, 4.4, -34).Close()
	c.Fill(drip, art.SolidA("#fff6dc", 0.75))
	c.Stroke(art.Line(0, -53, 0.4, -60), 1.6, art.Solid("#2a1408"))
	flame := func(s float64) *art.Path {
		p := new(art.Path).MoveTo(0, -58-34*s).CubeTo(2*s, -58-22*s, 9*s, -58-12*s, 6.4*s, -58-3*s)
		return p.CubeTo(4*s, -55, -4*s, -55, -6.4*s, -58-3*s).CubeTo(-9*s, -58-12*s, -2*s, -58-20*s, 0, -58-34*s).Close()
	}
	c.Glow(flame(1), 3, 12, art.HexA("#ff9a3a", 0.55))
	c.Glow(flame(1), 1, 4, art.HexA("#ffc45a", 0.75))
	c.Fill(flame(1), art.Linear(0, -92, 0, -56, art.S(0, "#ff9a2a"), art.S(0.45, "#ffc94a"), art.S(1, "#ff7a1e")))
	c.Fill(flame(0.66), art.Linear(0, -82, 0, -56, art.S(0, "#fff0a8"), art.S(0.6, "#fffbe6"), art.S(1, "#8fb4ff")))
}
