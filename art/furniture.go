package art

import (
	"image/color"
	"math"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// This file holds the shapes that the tables of several games share; each gives
// them its own metals and inks.

// RaisedIcon draws an icon as raised metal: light along its upper left edges, dark
// along the others. depth is a share of its size.
func (c *Canvas) RaisedIcon(icon string, cx, cy, size, depth float64, light, dark string, metal Paint) {
	p := IconAt(icon, cx, cy, size)
	if p == nil {
		return
	}
	d := size * depth
	c.Shadow(p, d, 2.4*d, 2*d, HexA("#000", 0.85))
	c.Fill(p.Transformed(Translate(-d*0.7, -d)), Solid(light))
	c.Fill(p.Transformed(Translate(d*0.7, d)), Solid(dark))
	c.Fill(p, metal)
}

// RuledTitle is a title between two fine lines, its baseline at y; the lines
// fade toward the ends of w, and alpha is how strong they are beside it.
func (c *Canvas) RuledTitle(x, y, w, size float64, label, ink, line string, alpha float64) {
	size = FitText(fonts.Title, size, 5, w*0.8, label)
	c.Engraved(fonts.Title, size, x+w/2, y, Centre, label, ink)
	n := (w-TextWidth(fonts.Title, size, label))/2 - size*0.9
	if n < size*0.4 {
		return
	}
	ly := y - size*0.34
	c.Fill(Rect(x, ly-0.5, n, 1), Linear(x, 0, x+n, 0, SA(0, line, 0.05), SA(1, line, alpha)))
	c.Fill(Rect(x+w-n, ly-0.5, n, 1), Linear(x+w-n, 0, x+w, 0, SA(0, line, alpha), SA(1, line, 0.05)))
}

// A Weight is how much a button of a table stands out.
type Weight uint8

// The weights.
const (
	MainWeight Weight = iota // what has been decided
	PassWeight               // let it happen
	BackWeight               // step back
	ActWeight                // something else one may do
)

// PlateLook is the field of a button of one weight, from its upper edge to its
// lower one, and its glow.
type PlateLook struct {
	Field [4]string
	Glow  string
}

// PointedPlate is what a button with pointed ends is made of.
type PointedPlate struct {
	Tip    float64 // how long the points are
	Edge   float64 // how wide the metal is
	Metal  Paint
	Ground string      // of the outline
	Field  *[4]string  // from top to foot, with a break in the middle
	Glow   color.NRGBA // around it under the pointer
}

// Pointed draws a button but for its words. It returns the whole plate, its
// field, and how far down it is pressed.
func (c *Canvas) Pointed(x, y, w, h float64, b PointedPlate, s State) (plate, field *Path, down float64) {
	if s == StatePressed {
		down = h * 0.025
	}
	plate = Plate(x, y+down, w, h, b.Tip)
	if s != StatePressed {
		c.Shadow(plate, 0, h*0.08, h*0.10, HexA("#000", 0.65))
	}
	if s == StateHover || s == StateChosen {
		c.Glow(plate, 1, h*0.10, b.Glow)
	}
	c.Fill(Plate(x-1, y+down-1, w+2, h+2, b.Tip), Solid(b.Ground))
	c.Fill(plate, b.Metal)
	e := b.Edge
	field = Plate(x+e*1.45, y+down+e, w-2.9*e, h-2*e, b.Tip-e*0.6)
	f := b.Field
	c.Fill(field, Linear(0, y+down, 0, y+down+h, S(0, f[0]), S(0.48, f[1]), S(0.52, f[2]), S(1, f[3])))
	return plate, field, down
}

// PlateWords puts the words on a plate whose field begins at y and is h high: a
// label no larger than most where it stands alone, else with a few words more
// under it.
func (c *Canvas) PlateWords(mid, y, h, room float64, label, sub string, most float64, ink string) {
	put := func(f fonts.Face, most, at float64, s string) {
		size := FitText(f, most, 4, room, s)
		c.Engraved(f, size, mid, y+at+size*0.35, Centre, Shortened(f, size, room, s), ink)
	}
	if sub == "" {
		put(fonts.Title, most, h/2, label)
		return
	}
	put(fonts.Title, h*0.38, h*0.35, label)
	put(fonts.LabelBold, h*0.235, h*0.70, sub)
}

// PlateLock sets a padlock at the right end, at x, of a plate whose words had room
// about mid. It returns the middle and the room that are left for them.
func (c *Canvas) PlateLock(x, y, h, mid, room float64) (float64, float64) {
	c.Icon("padlock", x-h*0.22, y+h/2, h*0.40, Solid("#c4b48e"))
	return mid - h*0.2, room - h*0.8
}

// TopBar is the bar across the top of a table: grounds over each other, and under
// them a line of metal.
func (c *Canvas) TopBar(w, h float64, line Paint, grounds ...Paint) {
	c.Shadow(Rect(0, 0, w, h), 0, 2, 5, HexA("#000", 0.5))
	for _, g := range grounds {
		c.Fill(Rect(0, 0, w, h), g)
	}
	c.Fill(Rect(0, h-1.5, w, 1.5), line)
}

// BarTitle writes the name of a game on a bar h high, from x on.
func (c *Canvas) BarTitle(x, h, size float64, title, ink string) {
	c.Engraved(fonts.TitleBlack, size, x, h*0.48+size*0.36, Left, title, ink)
}

// GoldRelief draws an icon as raised gold.
func (c *Canvas) GoldRelief(icon string, cx, cy, size float64) {
	c.RaisedIcon(icon, cx, cy, size, 0.012, "#fff2c4", "#4a2a0c", Gold(cx-size/2, cy-size/2, size, size))
}

// Spokes are n short lines from radius a to b, every third from a little
// further in.
func (c *Canvas) Spokes(cx, cy, a, b float64, n int, width float64, ink Paint) {
	p := new(Path)
	for i := range n {
		s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		from := a
		if i%3 == 0 {
			from -= (b - a) * 0.8
		}
		p.Append(Line(cx+from*co, cy+from*s, cx+b*co, cy+b*s).Outline(width, c.Scale(), false), Identity())
	}
	c.Fill(p, ink)
}

// Emblem draws the medal of a game, of radius r, in the colours of its theme.
func (c *Canvas) Emblem(th *Theme, cx, cy, r float64) {
	g := &th.EmblemGem
	ink, size := Solid("#fff3dc"), r*1.06
	if !th.EmblemTilt {
		c.Shadow(Circle(cx, cy, r), r*0.05, r*0.16, r*0.18, HexA("#000", 0.75))
		c.MedalBody(cx, cy, r, g)
	} else {
		d := r * 1.18
		c.Shadow(Diamond(cx, cy, d), r*0.05, r*0.16, r*0.18, HexA("#000", 0.75))
		c.Fill(Diamond(cx, cy, d), Solid("#120905"))
		c.Fill(Diamond(cx, cy, d*0.95), Gold(cx-d, cy-d, 2*d, 2*d))
		c.Fill(Diamond(cx, cy, d*0.78), Solid("#120905"))
		c.Fill(Diamond(cx, cy, d*0.74), Glazed(cx, cy, d*0.74, g))
		c.Fill(Poly(cx, cy-d*0.70, cx+d*0.70, cy, cx, cy-d*0.14, cx-d*0.70, cy), SolidA("#fff", 0.16))
		size = r * 0.80
	}
	c.Icon(th.Emblem, cx+r*0.02, cy+r*0.07, size, SolidA("#000", 0.55))
	c.Icon(th.Emblem, cx, cy, size, ink)
}

// LockPlate is the slate plate that says until when a card is locked.
func (c *Canvas) LockPlate(x, y, w, h float64, text string) {
	tip := h * 0.42
	p := Plate(x, y, w, h, tip)
	c.Shadow(p, 0, h*0.1, h*0.12, HexA("#000", 0.75))
	c.Fill(p, Linear(0, y, 0, y+h, S(0, "#2b2c36"), S(0.5, "#191a21"), S(1, "#0f0f14")))
	c.Stroke(p, h*0.085, Solid("#0b0705"))
	c.Stroke(p, h*0.055, Gold(x, y, w, h))
	size := FitText(fonts.LabelBold, h*0.52, h*0.3, w-2*tip-h*0.2, text)
	c.Engraved(fonts.LabelBold, size, x+w/2, y+h/2+size*0.33, Centre, text, "#f6ead2")
}

// Rivet is the domed head of a bronze rivet.
func (c *Canvas) Rivet(cx, cy, r float64) {
	p := Circle(cx, cy, r)
	c.Shadow(p, r*0.2, r*0.4, r*0.3, HexA("#000", 0.7))
	c.Fill(p, Radial(cx, cy, r*1.15, cx-r*0.35, cy-r*0.45, S(0, "#fff0c8"), S(0.45, "#c98f4c"), S(1, "#4a2a10")))
}

// Relief fills p with polished gold that stands out of the sheet: edges facing
// the upper left catch light, the others fall into shade. The gradient runs
// over the box (x, y, w, h); depth is the width of the bevel.
func (c *Canvas) Relief(p *Path, x, y, w, h, depth float64) {
	c.Shadow(p, depth*0.9, depth*2.6, depth*1.8, HexA("#000", 0.85))
	c.StrokeRound(p, depth*2.6, Solid("#1d0d04"))
	c.Push(Translate(0, depth*0.8))
	c.StrokeRound(p, depth*1.6, Solid("#3a1c08"))
	c.Pop()
	c.Fill(p, Linear(0, y, 0, y+h, S(0, "#fff6cf"), S(0.20, "#f0cd77"), S(0.46, "#b07a2c"),
		S(0.53, "#7a4a16"), S(0.60, "#e8bd5e"), S(0.80, "#c08a36"), S(1, "#6b4214")))
	c.Fill(p, c.Tile(texture.FrameTile(), 1).With(SoftLight).Alpha(0.55))
	c.InnerShadow(p, -depth*0.8, -depth*0.9, depth*0.55, HexA("#4a2606", 0.85))
	c.InnerShadow(p, depth*0.6, depth*0.7, depth*0.35, HexA("#fffbe6", 0.95))
}

// Veil darkens what lies below it, for a notice above a picture that everyone
// may see. It hides nothing: before hidden things comes the curtain.
func (c *Canvas) Veil(x, y, w, h, alpha float64) {
	c.Fill(Rect(x, y, w, h), SolidA("#0a0512", alpha))
	r := math.Hypot(w, h) / 2
	c.Fill(Rect(x, y, w, h), Radial(x+w/2, y+h*0.46, r, x+w/2, y+h*0.46, SA(0, "#3a1c66", 0.22), SA(0.5, "#000", 0.10), SA(1, "#000", 0.55)))
}
