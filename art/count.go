package art

// HandCount is the sign of a hand of cards with their number.
func HandCount(c *Canvas, cx, cy, r float64, text string) {
	c.Icon("poker-hand", cx-r*0.62, cy, r*1.25, SolidA("#e8d9b4", 0.9))
	size := r * 1.22
	c.Engraved(NameFace, size, cx+r*0.30, cy+size*0.33, Left, text, "#f7e7bf")
}

// HandCountUpright is HandCount where there is little width: the number stands under
// the sign.
func HandCountUpright(c *Canvas, cx, cy, r float64, text string) {
	c.Icon("poker-hand", cx, cy-r*0.62, r*1.25, SolidA("#e8d9b4", 0.9))
	size := r * 1.22
	c.Engraved(NameFace, size, cx, cy+r*0.62+size*0.33, Centre, text, "#f7e7bf")
}

// LifeMedal is the number of lives beside a die, which can be read across the
// table; low warns that few are left.
func LifeMedal(c *Canvas, cx, cy, r float64, text string, low bool) {
	if low {
		c.Glow(Circle(cx, cy, r), 1, r*0.3, HexA("#ff5a3a", 0.8))
	}
	c.Shadow(Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, HexA("#000", 0.7))
	c.MedalBody(cx, cy, r, &GlazeRed)
	size := FitText(NameFace, r*1.42, r*0.5, r*1.4, text)
	c.TextOutline(NameFace, size, cx, cy+size*0.335, Centre, text, size*0.18, Solid("#1a0a05"))
	c.Text(NameFace, size, cx, cy+size*0.335, Centre, text, Solid("#fff6df"))
}

// LifeChange is the number of lives now and foretold, side by side about
// (cx, cy).
func LifeChange(c *Canvas, cx, cy, r float64, now, then string) {
	LifeMedal(c, cx-r*2.2, cy, r, now, false)
	c.Fill(Poly(cx-r*0.40, cy-r*0.50, cx+r*0.45, cy, cx-r*0.40, cy+r*0.50), Solid("#f3dfae"))
	LifeMedal(c, cx+r*2.2, cy, r, then, true)
}
