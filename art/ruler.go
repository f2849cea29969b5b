package art

import (
	"math"
	"strconv"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Rulers are brass instruments: a plate with graduated grooves, a column of
// coloured liquid in each, and a domed pin that slides on top of it. The plate
// never changes and is drawn once; what moves is drawn apart, around a centre,
// so that a scene can slide it, and Ruler.At says where.

// Ruler is one graduated groove, in units of its plate. The middle of the pin
// stands at Zero for 0 and at Full for Max.
type Ruler struct {
	ZeroX, ZeroY float64
	FullX, FullY float64
	Max          int    // at least 1
	Every        int    // a number every so many; 0 chooses
	Heavy        int    // heavier numbers every so many; 0 for the ends only
	Right        bool   // numbers at the right of an upright groove, else left
	Above        bool   // numbers above a lying groove, else below
	Goal         bool   // a crown at Max
	Label        string // under an upright groove, in capitals
	Icon         string // before a lying groove
	Tint         Tint
}

// Tint is the colour of a liquid and of its pin: light, body, shade.
type Tint struct{ Hi, Mid, Lo string }

// The tints of rulers.
var (
	RedTint  = Tint{"#ff9a84", "#d8321f", "#6a0a0a"}
	BlueTint = Tint{"#b4dcff", "#2f74dc", "#0b2258"}
	// GreenTint is for life that is gained, as its symbol is on cards.
	GreenTint = Tint{"#b6f2a0", "#2f9c3a", "#0a3d14"}
)

// At is where the middle of the pin stands at value v, fractions included.
// Values beyond the ends stick out by at most a twentieth, as a life below
// zero does in the middle of an effect.
func (s Ruler) At(v float64) (x, y float64) {
	t := math.Max(-0.05, math.Min(1.05, v/float64(max(1, s.Max))))
	return s.ZeroX + t*(s.FullX-s.ZeroX), s.ZeroY + t*(s.FullY-s.ZeroY)
}

// lying tells whether the groove runs across rather than up.
func (s Ruler) lying() bool {
	return math.Abs(s.FullX-s.ZeroX) > math.Abs(s.FullY-s.ZeroY)
}

// length is the distance from Zero to Full.
func (s Ruler) length() float64 { return math.Hypot(s.FullX-s.ZeroX, s.FullY-s.ZeroY) }

// numbered is the step between numbers that leaves them room and meets the
// heavy ticks.
func (s Ruler) numbered() int {
	if s.Every > 0 {
		return s.Every
	}
	room := 11.0
	if s.lying() {
		room = 22
	}
	pitch := s.length() / float64(max(1, s.Max))
	for _, n := range []int{1, 2, 3, 5, 10, 20} {
		if float64(n)*pitch >= room && (s.Heavy == 0 || s.Heavy%n == 0) {
			return n
		}
	}
	return max(1, s.Max)
}

// LiquidBox is the rectangle the liquid fills at value v; the picture drawn by
// RulerLiquid is cut (not squeezed) to it.
func (s Ruler) LiquidBox(v float64) (x, y, w, h float64) {
	t := s.bore() - 4.4
	px, py := s.At(math.Max(0, v))
	if s.lying() {
		return s.ZeroX - 5, s.ZeroY - t/2, px - s.ZeroX + 5, t
	}
	return s.ZeroX - t/2, py, t, s.ZeroY - py + 5
}

// bore is the width of the groove.
func (s Ruler) bore() float64 {
	if s.lying() {
		return 10
	}
	return 13
}

// PinRadius is the radius of the pin that suits the groove.
func (s Ruler) PinRadius() float64 {
	if s.lying() {
		return 11.5
	}
	return 15.5
}

// engraved colours: the cut itself and the light on its lower lip.
const (
	cutDark  = "#2a1606"
	cutLight = "#fff2c4"
)

// RulerPlate draws a plate of w by h units at (x, y) with its grooves, ticks,
// numbers, labels and screws, all empty of liquid. Scales count from (x, y).
// Lettering keeps the sizes of the layouts; scale the canvas for larger type.
func (c *Canvas) RulerPlate(x, y, w, h float64, scales ...Ruler) {
	c.Push(Translate(x, y))
	defer c.Pop()
	c.BrassPlate(0, 0, w, h, 8)
	upright := len(scales) > 0 && !scales[0].lying()
	if upright {
		for _, at := range [][3]float64{{11, 11, 0.6}, {w - 11, 11, -0.5}, {11, h - 11, 1.2}, {w - 11, h - 11, 0.2}} {
			c.Screw(at[0], at[1], 4, at[2])
		}
	}
	for i, s := range scales {
		if upright && i > 0 {
			mid := (scales[i-1].ZeroX+s.ZeroX)/2 + 6
			c.cut(mid, s.FullY-6, mid, s.ZeroY+6, 0.8, 0.55)
		}
		c.graduate(s, w, cramped(scales))
		c.mill(s)
	}
}

// BrassPlate is bare brushed brass with a bevelled rim.
func (c *Canvas) BrassPlate(x, y, w, h, r float64) {
	p := RoundRect(x, y, w, h, r)
	c.Shadow(p, 0.5, 1.5, 1.6, HexA("#000", 0.7))
	restore := c.Clip(p)
	tile := texture.BrassTile()
	side := float64(tile.Rect.Dx()) / c.Scale()
	c.Fill(p, Pattern(tile, side, side))
	// The brushing spreads the light across it: a bright sheet at the upper
	// left, a second weaker one, and shade toward the lower right.
	c.Fill(p, Linear(x, y, x+w, y+0.55*h, SA(0, "#fff6d8", 0.42), SA(0.26, "#fff6d8", 0.05),
		SA(0.46, "#fff0c8", 0.22), SA(0.64, "#2a1604", 0.05), SA(1, "#1c0d02", 0.06)))
	c.Fill(p, Linear(x, y, x, y+h, SA(0, "#fff6d8", 0.12), SA(0.3, "#fff6d8", 0), SA(0.7, "#1c0d02", 0), SA(1, "#1c0d02", 0.05)))
	c.InnerShadow(p, -1.2, -1.6, 1.6, HexA("#3a1f06", 0.75))
	c.InnerShadow(p, 1.0, 1.3, 0.9, HexA("#fff6d6", 0.80))
	restore()
	c.Stroke(p, 0.9, SolidA("#1a0d04", 0.85))
	in := RoundRect(x+4.2, y+4.2, w-8.4, h-8.4, math.Max(2, r-3.4))
	c.Push(Translate(0.5, 0.7))
	c.Stroke(in, 0.8, SolidA(cutLight, 0.35))
	c.Pop()
	c.Stroke(in, 0.8, SolidA(cutDark, 0.50))
}

// Screw is a brass screw head of radius r, its slot turned by rad.
func (c *Canvas) Screw(cx, cy, r, rad float64) {
	p := Circle(cx, cy, r)
	c.Fill(Circle(cx, cy, r+0.9), SolidA("#1c0e03", 0.65))
	c.Shadow(p, 0.5, 0.9, 0.8, HexA("#000", 0.6))
	c.Fill(p, Radial(cx, cy, r*1.2, cx-r*0.35, cy-r*0.45, S(0, "#fff0c0"), S(0.5, "#b98f45"), S(1, "#4d3110")))
	c.Push(RotateAbout(rad, cx, cy))
	c.Fill(Rect(cx-r*0.78, cy-r*0.17, r*1.56, r*0.34), SolidA("#1f1003", 0.9))
	c.Fill(Rect(cx-r*0.78, cy+r*0.17, r*1.56, r*0.12), SolidA(cutLight, 0.45))
	c.Pop()
}

// cut engraves a straight line.
func (c *Canvas) cut(x0, y0, x1, y1, width, alpha float64) {
	c.Push(Translate(width*0.45, width*0.75))
	c.Stroke(Line(x0, y0, x1, y1), width, SolidA(cutLight, alpha*0.7))
	c.Pop()
	c.Stroke(Line(x0, y0, x1, y1), width, SolidA(cutDark, alpha))
}

// engrave cuts a word into the metal.
func (c *Canvas) engrave(f fonts.Face, size, x, y float64, a Anchor, s string) {
	c.Text(f, size, x+0.35, y+0.75, a, s, SolidA(cutLight, 0.60))
	c.Text(f, size, x, y, a, s, SolidA(cutDark, 0.94))
}

// Tracked sets s with extra space between letters, centred at x.
func (c *Canvas) Tracked(f fonts.Face, size, x, y, gap float64, s string, draw func(x, y float64, letter string)) {
	letters := []rune(s)
	total := -gap
	for _, r := range letters {
		total += c.TextWidth(f, size, string(r)) + gap
	}
	x -= total / 2
	for _, r := range letters {
		draw(x, y, string(r))
		x += c.TextWidth(f, size, string(r)) + gap
	}
}

// cramped tells whether lying grooves are too near each other for numbers
// between them; their pins still show the values.
func cramped(scales []Ruler) bool {
	return len(scales) > 1 && scales[0].lying() && math.Abs(scales[1].ZeroY-scales[0].ZeroY) < 30
}

// graduate engraves ticks, numbers (unless bare), label and crown of a scale.
func (c *Canvas) graduate(s Ruler, plateW float64, bare bool) {
	step, pitch := s.numbered(), s.length()/float64(max(1, s.Max))
	for v := 0; v <= s.Max; v++ {
		number := v%step == 0 || v == s.Max
		if !number && pitch < 3.2 {
			continue
		}
		heavy := v == 0 || v == s.Max || (s.Heavy > 0 && v%s.Heavy == 0)
		// A last number too near the one before it would overprint it.
		if number && v != s.Max && s.Max-v < step && s.Max%step != 0 {
			number = false
		}
		if s.lying() {
			c.lyingTick(s, v, number && !bare, heavy)
		} else {
			c.uprightTick(s, v, number, heavy)
		}
	}
	switch {
	case s.lying() && s.Icon != "":
		c.Icon(s.Icon, 11.4, s.ZeroY+0.7, 12, SolidA(cutLight, 0.55))
		c.Icon(s.Icon, 11, s.ZeroY, 12, SolidA(cutDark, 0.95))
	case s.Label != "":
		c.label(s.ZeroX, s.ZeroY+23, s.Label)
	}
	if s.Goal && !s.lying() {
		c.goalCrown(s.FullX+46, s.FullY, math.Min(30, plateW-s.FullX-38))
	}
}

// tickLook is how far a tick reaches and how wide and deep it is cut.
func tickLook(number, heavy bool) (reach, width, alpha float64) {
	switch {
	case heavy:
		return 10, 1.7, 0.95
	case number:
		return 7.5, 1.2, 0.85
	}
	return 4.5, 0.9, 0.75
}

func (c *Canvas) uprightTick(s Ruler, v int, number, heavy bool) {
	x, y := s.At(float64(v))
	reach, width, alpha := tickLook(number, heavy)
	side, anchor := -1.0, Right
	if s.Right {
		side, anchor = 1, Left
	}
	c.cut(x+side*8.5, y, x+side*(8.5+reach), y, width, alpha)
	if !number {
		return
	}
	size := 10.5
	if heavy {
		size = 12
	}
	c.engrave(fonts.Name, size, x+side*21, y+size*0.34, anchor, strconv.Itoa(v))
}

func (c *Canvas) lyingTick(s Ruler, v int, number, heavy bool) {
	x, y := s.At(float64(v))
	reach, width, alpha := tickLook(number, heavy)
	side, base := 1.0, 15.6
	if s.Above {
		side, base = -1, -9.4
	}
	c.cut(x, y+side*5.6, x, y+side*(5.6+reach*0.34), width*0.8, alpha)
	if number {
		c.engrave(fonts.Name, 8, x, y+base, Centre, strconv.Itoa(v))
	}
}

// label names a scale in light letters on enamel: cut into the metal they would be read
// only where light falls on it.
func (c *Canvas) label(x, y float64, words string) {
	const size, gap = 10.0, 0.9
	w := -gap
	for _, r := range words {
		w += c.TextWidth(fonts.LabelBold, size, string(r)) + gap
	}
	c.enamel(x, y-size*0.36, w+12)
	c.Tracked(fonts.LabelBold, size, x, y, gap, words, func(x, y float64, l string) {
		c.Text(fonts.LabelBold, size, x, y, Left, l, Solid("#ffedbd"))
	})
}

// enamel is a small dark plate set into the brass.
func (c *Canvas) enamel(cx, cy, w float64) {
	p := RoundRect(cx-w/2, cy-7.5, w, 15, 7.5)
	c.Fill(p, Linear(0, cy-7, 0, cy+7, S(0, "#160a03"), S(1, "#34200d")))
	c.InnerShadow(p, 0.6, 1, 1, HexA("#000", 0.8))
	c.Stroke(p, 0.8, SolidA("#e9c46a", 0.75))
}

// goalCrown is the enamel plate that marks the value which wins the game.
func (c *Canvas) goalCrown(cx, cy, w float64) {
	if w < 12 {
		w = 12
	}
	c.enamel(cx, cy, w)
	c.Icon("crown", cx, cy, math.Min(12, w*0.7), Linear(0, cy-5, 0, cy+5, S(0, "#fff0b8"), S(1, "#e0a93e")))
}

// mill cuts the slot the pin slides in.
func (c *Canvas) mill(s Ruler) {
	p, b := s.slot(), s.bore()
	c.Push(Translate(0.5, 1))
	c.Stroke(p, 1.4, SolidA(cutLight, 0.55))
	c.Pop()
	c.Stroke(p, 1.6, SolidA("#3a2208", 0.75))
	if s.lying() {
		c.Fill(p, Linear(0, s.ZeroY-b/2, 0, s.ZeroY+b/2, S(0, "#060302"), S(0.6, "#160c07"), S(1, "#2c1a10")))
	} else {
		c.Fill(p, Linear(s.ZeroX-b/2, 0, s.ZeroX+b/2, 0, S(0, "#060302"), S(0.6, "#160c07"), S(1, "#2c1a10")))
	}
	c.InnerShadow(p, 1, 2, 1.6, HexA("#000", 0.9))
}

// slot is the outline of the groove.
func (s Ruler) slot() *Path {
	b := s.bore()
	if s.lying() {
		return RoundRect(s.ZeroX-7.5, s.ZeroY-b/2, s.FullX-s.ZeroX+15, b, b/2)
	}
	return RoundRect(s.ZeroX-b/2, s.FullY-7.5, b, s.ZeroY-s.FullY+15, b/2)
}
