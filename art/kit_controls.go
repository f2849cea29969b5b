package art

import (
	"math"

	"wyrmtable/fonts"
)

// Tooltip is a parchment notice. Its tail, when it has one (tail not zero in
// both), points from the nearest edge to (tailX, tailY).
func (c *Canvas) Tooltip(x, y, w, h, tailX, tailY float64) {
	b := Box{x, y, w, h}
	p := b.Round(8)
	if tailX != 0 || tailY != 0 {
		p.Append(tail(b, tailX, tailY), Identity())
	}
	c.Shadow(p, 1, 4, 5, HexA("#000", 0.6))
	c.StrokeRound(p, 4.4, Solid("#1a0d06"))
	c.StrokeRound(p, 2.6, b.Gold())
	c.Fill(p, Solid("#f0e2c0"))
	c.Parchment(b, 8)
	if tailX != 0 || tailY != 0 {
		c.Fill(tail(b, tailX, tailY), Solid("#ead9b2"))
	}
}

// tail is the triangle from the edge of b toward a point outside it, turning
// the same way round as b.
func tail(b Box, tx, ty float64) *Path {
	const half = 8.0
	cx := math.Max(b.X+16, math.Min(b.X+b.W-16, tx))
	cy := math.Max(b.Y+16, math.Min(b.Y+b.H-16, ty))
	switch {
	case ty > b.Y+b.H:
		return Poly(cx+half, b.Y+b.H-1, tx, ty, cx-half, b.Y+b.H-1)
	case ty < b.Y:
		return Poly(cx-half, b.Y+1, tx, ty, cx+half, b.Y+1)
	case tx < b.X:
		return Poly(b.X+1, cy+half, tx, ty, b.X+1, cy-half)
	}
	return Poly(b.X+b.W-1, cy-half, tx, ty, b.X+b.W-1, cy+half)
}

// Tab is one tab of a row; the chosen one is lit and open below.
func (c *Canvas) Tab(x, y, w, h float64, label string, state State) {
	p := new(Path)
	r := math.Min(9, h/3)
	p.MoveTo(x, y+h).LineTo(x, y+r).QuadTo(x, y, x+r, y).LineTo(x+w-r, y).QuadTo(x+w, y, x+w, y+r).LineTo(x+w, y+h)
	top, foot, ink, edge := "#2c2f3a", "#191b22", "#bfae8c", 0.55
	switch state {
	case StateChosen:
		top, foot, ink, edge = "#7a2c18", "#3a120a", "#ffe9bf", 1
	case StateHover, StatePressed:
		top, foot, ink = "#424758", "#242733", "#f3dfae"
	case StateDisabled:
		ink = "#6e675c"
	}
	c.Fill(p, Linear(0, y, 0, y+h, S(0, top), S(1, foot)))
	c.Stroke(p, 1.6, Gold(x, y, w, h).Alpha(edge))
	size := FitText(fonts.Title, h*0.42, 5, w-14, label)
	c.Engraved(fonts.Title, size, x+w/2, y+h/2+size*0.36, Centre, label, ink)
}

// slotted is a dark slot cut into the panel.
func (c *Canvas) slotted(x, y, w, h float64) *Path {
	p := RoundRect(x, y, w, h, math.Min(w, h)/2)
	c.Fill(p, Solid("#0d0908"))
	c.InnerShadow(p, 0, 1.5, 2, HexA("#000", 0.9))
	c.Stroke(p, 1, SolidA("#e9c46a", 0.45))
	return p
}

// Slider is a horizontal slider about the line y; value runs from 0 to 1.
func (c *Canvas) Slider(x, y, w, value float64, state State) {
	value = math.Max(0, math.Min(1, value))
	const h = 8.0
	c.slotted(x, y-h/2, w, h)
	r := 11.0
	kx := x + r + (w-2*r)*value
	if kx > x+h {
		c.Fill(RoundRect(x+1.5, y-h/2+1.5, kx-x, h-3, (h-3)/2),
			Linear(x, 0, x+w, 0, S(0, "#a92d14"), S(1, "#ff9a4a")))
	}
	c.knob(kx, y, r, state)
}

// knob is the handle of sliders and toggles.
func (c *Canvas) knob(cx, cy, r float64, state State) {
	c.Shadow(Circle(cx, cy, r), 0, 2, 2, HexA("#000", 0.7))
	if state == StateHover || state == StatePressed {
		c.Glow(Circle(cx, cy, r), 1, 4, HexA("#ffd45e", 0.7))
	}
	c.Fill(Circle(cx, cy, r*1.06), Solid("#120806"))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	g := GlazeRed
	if state == StateDisabled {
		g = glazeSlate
	}
	c.Fill(Circle(cx, cy, r*0.66), Solid("#120806"))
	c.Fill(Circle(cx, cy, r*0.58), Glazed(cx, cy, r*0.58, &g))
}

// Toggle is a switch: the knob right on ember when on, left on dark when off.
func (c *Canvas) Toggle(x, y, w, h float64, on bool, state State) {
	p := c.slotted(x, y, w, h)
	r := h/2 - 1
	kx := x + h/2
	if on {
		kx = x + w - h/2
		c.Fill(p, Linear(0, y, 0, y+h, S(0, "#8c220f"), S(1, "#e8642e")))
		c.InnerShadow(p, 0, 1.5, 2, HexA("#000", 0.7))
		c.Icon("check-mark", x+h*0.55, y+h/2, h*0.55, Solid("#ffe9bf"))
	}
	c.knob(kx, y+h/2, r, state)
}

// Scrollbar is a vertical bar of height h; from and to are the visible part,
// 0 to 1.
func (c *Canvas) Scrollbar(x, y, h, from, to float64, state State) {
	const w = 10.0
	c.slotted(x, y, w, h)
	from, to = math.Max(0, from), math.Min(1, to)
	ty, th := y+h*from+1.5, math.Max(18, h*(to-from)-3)
	ty = math.Min(ty, y+h-th-1.5)
	p := RoundRect(x+1.5, ty, w-3, th, (w-3)/2)
	c.Fill(p, Linear(x, 0, x+w, 0, S(0, "#dcae54"), S(0.5, "#a8742c"), S(1, "#5f3c14")))
	if state == StateHover || state == StatePressed {
		c.Fill(p, SolidA("#fff2cc", 0.35))
	}
	for i := -1.0; i <= 1; i++ {
		c.Fill(Rect(x+2.6, ty+th/2+i*3.4-0.5, w-5.2, 1), SolidA("#2a1608", 0.7))
	}
}

// FocusLozenge is a token of Concentration, or the dark socket it leaves.
func (c *Canvas) FocusLozenge(cx, cy, r float64, lit bool) {
	if lit {
		c.Glow(Diamond(cx, cy, r*1.2), 0, r*0.25, HexA("#b57bee", 0.6))
		c.Symbol(SymFocus, cx, cy, r)
		return
	}
	c.Fill(Diamond(cx, cy, r*1.3), Solid("#0c0808"))
	c.Stroke(Diamond(cx, cy, r*1.12), r*0.10, SolidA("#c9a45a", 0.55))
	c.Icon("third-eye", cx, cy, r, SolidA("#c9a45a", 0.28))
}

// PhaseDisc is one phase of a turn with its number: chosen is the present one,
// disabled a past one.
func (c *Canvas) PhaseDisc(cx, cy, r float64, icon, number string, state State) {
	g, ink := [3]string{"#5a4c40", "#2c221b", "#150e0a"}, "#b8a684"
	switch state {
	case StateChosen:
		g, ink = GlazeRed, "#fff6df"
		c.Glow(Circle(cx, cy, r), 1, r*0.25, HexA("#ff8a3a", 0.7))
	case StateDisabled:
		ink = "#6e6252"
	}
	c.Shadow(Circle(cx, cy, r), 0, r*0.12, r*0.12, HexA("#000", 0.6))
	c.MedalBody(cx, cy, r, &g)
	c.Icon(icon, cx, cy, r*1.10, Solid(ink))
	if number != "" {
		c.Count(cx+r*0.74, cy-r*0.74, r*0.44, number)
	}
}

// Count is a small dark disc with a number.
func (c *Canvas) Count(cx, cy, r float64, text string) {
	c.Fill(Circle(cx, cy, r*1.16), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r), Solid("#17100c"))
	size := FitText(fonts.Name, r*1.5, 3, r*1.7, text)
	c.Text(fonts.Name, size, cx, cy+size*0.31, Centre, text, Solid("#fff2cc"))
}

// Burst is the star of a number that changes: red for loss, green for gain,
// blue for power.
func (c *Canvas) Burst(cx, cy, r float64, text string, s Symbol) {
	g := &GlazeRed
	switch s {
	case SymLife:
		g = &GlazeGreen
	case SymPower, SymDrain:
		g = &GlazeBlue
	case SymFocus:
		g = &GlazeViolet
	}
	c.Glow(Star(cx, cy, r, r*0.72, 12), 1, r*0.2, HexA(g[0], 0.6))
	c.Fill(Star(cx, cy, r*1.08, r*0.78, 12), Solid("#160b06"))
	c.Fill(Star(cx, cy, r*0.98, r*0.70, 12), Solid("#ffe9b0"))
	c.Fill(Star(cx, cy, r*0.90, r*0.64, 12), Glazed(cx, cy, r*0.9, g))
	size := FitText(fonts.Name, r*0.86, 4, r*1.3, text)
	c.TextOutline(fonts.Name, size, cx, cy+size*0.32, Centre, text, size*0.22, Solid("#1a0a05"))
	c.Text(fonts.Name, size, cx, cy+size*0.32, Centre, text, Solid("#fff6df"))
}

// Slot is an empty place for a card: a dashed outline, gold when it is open.
func (c *Canvas) Slot(x, y, w, h, r float64, open bool) {
	ink, field := SolidA("#e9c46a", 0.40), SolidA("#000", 0.18)
	if open {
		ink, field = SolidA("#ffd45e", 0.95), SolidA("#ffd45e", 0.10)
	}
	p := RoundRect(x, y, w, h, r)
	c.Fill(p, field)
	c.StrokeDash(p, 1.8, []float64{9, 6}, ink)
}

// TargetArrow is the bold arrow from a card to what it concerns, bent by lift
// units to its left.
func (c *Canvas) TargetArrow(x0, y0, x1, y1, lift, width float64, hex string) {
	dx, dy := x1-x0, y1-y0
	n := math.Hypot(dx, dy)
	if n < width*2 {
		return
	}
	mx, my := (x0+x1)/2+dy/n*lift, (y0+y1)/2-dx/n*lift
	ex, ey := x1-mx, y1-my
	en := math.Hypot(ex, ey)
	bx, by := x1-ex/en*width*2.2, y1-ey/en*width*2.2
	shaft := new(Path).MoveTo(x0, y0).QuadTo(mx, my, bx, by)
	head := Arrow(bx-ex/en, by-ey/en, x1, y1, width, width*3, width*2.4)
	for _, pen := range [2]struct {
		grow float64
		ink  Paint
	}{{width * 0.5, SolidA("#120806", 0.85)}, {0, Solid(hex)}} {
		c.StrokeRound(shaft, width+pen.grow, pen.ink)
		if pen.grow > 0 {
			c.StrokeRound(head, pen.grow, pen.ink)
		}
		c.Fill(head, pen.ink)
	}
}
