package art

// Candle is a burning candle in a brass dish; (x, y) is the middle of its foot,
// k its size: 1 is 100 units high. The light it throws is for the ground to
// show.
func (c *Canvas) Candle(x, y, k float64) {
	c.Push(Translate(x, y).Mul(Scale(k, k)))
	defer c.Pop()
	c.Shadow(Ellipse(0, 2, 27, 9), 6, 5, 5, HexA("#000", 0.6))
	c.Fill(Ellipse(0, 1, 27, 9.5), Solid("#1a0d05"))
	c.Fill(Ellipse(0, 0, 26, 8.6), Linear(-26, -8, 26, 8, S(0, "#fff0b8"), S(0.3, "#dcae54"), S(0.6, "#7a4e18"), S(1, "#c8963e")))
	c.Fill(Ellipse(0, -1, 19, 5.6), Linear(-19, 0, 19, 0, S(0, "#4a2f10"), S(0.6, "#8d5f22"), S(1, "#e9c46a")))
	wax := new(Path).MoveTo(-11, -1).LineTo(-11, -51).QuadTo(-10.5, -54.5, -5, -54).QuadTo(0, -52, 5, -54.5)
	wax.QuadTo(11, -55, 11, -50).LineTo(11, -1).QuadTo(0, 4, -11, -1).Close()
	c.Fill(wax, Linear(-11, 0, 11, 0, S(0, "#fff8e2"), S(0.35, "#f0e0b8"), S(0.7, "#c4a878"), S(1, "#7d6242")))
	c.Fill(wax, Linear(0, -55, 0, 0, SA(0, "#ffcf7a", 0.75), SA(0.35, "#ffb45e", 0.15), SA(1, "#2a1408", 0.45)))
	drip := new(Path).MoveTo(3, -53).LineTo(8, -53).QuadTo(9, -40, 8, -33).QuadTo(6, -28, 4.4, -34).Close()
	c.Fill(drip, SolidA("#fff6dc", 0.75))
	c.Stroke(Line(0, -53, 0.4, -60), 1.6, Solid("#2a1408"))
	flame := func(s float64) *Path {
		p := new(Path).MoveTo(0, -58-34*s).CubeTo(2*s, -58-22*s, 9*s, -58-12*s, 6.4*s, -58-3*s)
		return p.CubeTo(4*s, -55, -4*s, -55, -6.4*s, -58-3*s).CubeTo(-9*s, -58-12*s, -2*s, -58-20*s, 0, -58-34*s).Close()
	}
	c.Glow(flame(1), 3, 12, HexA("#ff9a3a", 0.55))
	c.Glow(flame(1), 1, 4, HexA("#ffc45a", 0.75))
	c.Fill(flame(1), Linear(0, -92, 0, -56, S(0, "#ff9a2a"), S(0.45, "#ffc94a"), S(1, "#ff7a1e")))
	c.Fill(flame(0.66), Linear(0, -82, 0, -56, S(0, "#fff0a8"), S(0.6, "#fffbe6"), S(1, "#8fb4ff")))
}
