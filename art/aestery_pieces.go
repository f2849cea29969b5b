package art

import (
	"math"

	"wyrmtable/fonts"
)

// This file holds what the faces and the table of Aestery are set with: metals,
// plates, lozenges, orbs and medals.

// The glazes of Aestery.
var (
	glazeAether = [3]string{"#eafffb", "#3fc9d6", "#06465e"}
	glazeTide   = [3]string{"#7fe6e6", "#1c96ac", "#053544"} // darker, under pale signs
	glazePink   = [3]string{"#ffe0f2", "#f25fae", "#7a1150"}
	glazeCoral  = [3]string{"#ffc8a8", "#e0583c", "#5a120e"}
	glazeTeal   = [3]string{"#d6fff4", "#2aa79c", "#06403f"}
	glazeEmber  = [3]string{"#a8502a", "#6e260e", "#2e0d04"}
	glazeVoid   = [3]string{"#4c5a60", "#28333a", "#10171b"}
	glazeAbyss  = [3]string{"#2b7480", "#0d3540", "#051a22"}
)

// abyss is the darkest tone of Aestery: outlines and grounds.
const abyss = "#04161c"

// Nacre is the pale metal of frames and rings over the given box.
func Nacre(x, y, w, h float64) Paint {
	return Linear(x, y, x+0.35*w, y+h, S(0, "#ffffff"), S(0.22, "#cfe9e2"), S(0.48, "#5f9c98"),
		S(0.62, "#e9f4ec"), S(0.82, "#8fbdb6"), S(1, "#2c6163"))
}

// Champagne is the pale gold of fine lines and settings over the given box.
func Champagne(x, y, w, h float64) Paint {
	return Linear(x, y, x+0.35*w, y+h, S(0, "#fff6dc"), S(0.22, "#e6c98c"), S(0.48, "#9a7440"),
		S(0.62, "#f4dfae"), S(0.82, "#b08a50"), S(1, "#5a4020"))
}

func (b box) nacre() Paint { return Nacre(b.x, b.y, b.w, b.h) }

func (b box) champagne() Paint { return Champagne(b.x, b.y, b.w, b.h) }

// tidePlate is the teal lacquer of name plates over the given height.
func tidePlate(y, h float64) Paint {
	return Linear(0, y, 0, y+h, S(0, "#1d5560"), S(0.45, "#0d3540"), S(0.50, "#092a34"), S(1, "#051a22"))
}

// tide is a name plate of teal lacquer edged with nacre, over its own shadow.
func (c *Canvas) tide(b box, tip, edge float64) {
	c.Shadow(Plate(b.x+4, b.y+2, b.w-8, b.h-2, tip), 0, b.h*0.09, b.h*0.075, HexA("#000", 0.7))
	p := Plate(b.x, b.y, b.w, b.h, tip)
	c.Fill(p, tidePlate(b.y, b.h))
	c.Stroke(p, edge, b.nacre())
	d := edge * 1.6
	c.Stroke(Plate(b.x+d*1.5, b.y+d, b.w-3*d, b.h-2*d, tip-d*0.7), edge*0.38, SolidA("#bff5e8", 0.25))
}

// LozengeKind is what a lozenge stands for.
type LozengeKind uint8

// The kinds.
const (
	LozengeAether LozengeKind = iota // a point of pitch
	LozengeEmpty                     // the setting of one that is not there
	LozengePink                      // the sign of legends
	LozengeTeal                      // Experience
	LozengeCoral                     // order of blocking
)

var lozengeGlaze = [...]*[3]string{&glazeAether, &glazeVoid, &glazePink, &glazeTeal, &glazeCoral}

// Lozenge is a faceted gem on its tip, r units from its middle to its top, set
// in pale gold.
func (c *Canvas) Lozenge(cx, cy, r float64, k LozengeKind) { c.lozenge(cx, cy, r, 0.78, k) }

// lozenge is a Lozenge whose width is a share of its height.
func (c *Canvas) lozenge(cx, cy, r, wide float64, k LozengeKind) {
	gem := func(q float64) *Path {
		return Poly(cx, cy-r*q, cx+r*wide*q, cy, cx, cy+r*q, cx-r*wide*q, cy)
	}
	c.Fill(gem(1.22).Transformed(Translate(r*0.04, r*0.12)), SolidA("#03161c", 0.8))
	c.Fill(gem(1.16), Champagne(cx-r*wide, cy-r, 2*r*wide, 2*r))
	c.Fill(gem(0.93), Solid(abyss))
	if k == LozengeEmpty || int(k) >= len(lozengeGlaze) {
		c.Fill(gem(0.84), Solid("#0b2f38"))
		return
	}
	c.Fill(gem(0.84), glazed(cx, cy, r*0.9, lozengeGlaze[k]))
	x, y := r*wide*0.84, r*0.84
	c.Fill(Poly(cx, cy-y, cx, cy, cx-x, cy), SolidA("#fff", 0.50))
	c.Fill(Poly(cx, cy-y, cx+x, cy, cx, cy), SolidA("#fff", 0.14))
	c.Fill(Poly(cx, cy+y, cx-x, cy, cx, cy), SolidA("#000", 0.22))
}

// numeral is a number with a dark outline, its middle at (cx, cy).
func (c *Canvas) numeral(size, cx, cy float64, s, ink string) {
	y := cy + size*0.325
	c.TextOutline(nameFace, size, cx, y, Centre, s, size*0.21, SolidA(abyss, 0.95))
	c.Text(nameFace, size, cx, y, Centre, s, Solid(ink))
}

// LozengeNumber is a lozenge with a number on it: Experience of a hero, place
// in the order of blocking.
func (c *Canvas) LozengeNumber(cx, cy, r float64, k LozengeKind, text string) {
	c.Shadow(Diamond(cx, cy, r*1.1), r*0.06, r*0.16, r*0.16, HexA("#000", 0.65))
	c.lozenge(cx, cy, r, 0.94, k)
	c.numeral(FitText(nameFace, r*1.10, r*0.4, r*1.15, text), cx, cy, text, "#fffdf2")
}

// AetherOrb is the orb of a cost or of a pool of Aether.
func (c *Canvas) AetherOrb(cx, cy, r float64, text string) {
	c.Shadow(Circle(cx, cy, r*1.10), 0, r*0.14, r*0.14, HexA("#000", 0.65))
	c.Fill(Circle(cx, cy, r*1.14), Solid(abyss))
	c.Fill(Circle(cx, cy, r*1.08), Champagne(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.91), Solid(abyss))
	c.Fill(Circle(cx, cy, r*0.87), glazed(cx, cy, r*0.9, &glazeAether))
	c.Fill(Ellipse(cx-r*0.1, cy-r*0.46, r*0.54, r*0.28), Linear(0, cy-r*0.75, 0, cy-r*0.16, SA(0, "#fff", 0.62), SA(1, "#fff", 0)))
	c.numeral(FitText(nameFace, r*1.26, r*0.5, r*1.4, text), cx, cy, text, "#fffdf2")
}

// AesteryStat is one of the two values of a fighter.
type AesteryStat uint8

// The stats.
const (
	StatForce   AesteryStat = iota // coral, a trident
	StatDefence                    // teal, a round shield
)

// AesteryMedal is the medal of a value: a ring of nacre about a glazed field
// with the ghost of a sign.
func (c *Canvas) AesteryMedal(s AesteryStat, cx, cy, r float64, text string, t Tone) {
	g, icon := &glazeCoral, "trident"
	if s == StatDefence {
		g, icon = &glazeTeal, "round-shield"
	}
	switch t {
	case ToneLowered:
		g = &glazeEmber
	case ToneVoid:
		g = &glazeVoid
	}
	c.Shadow(Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, HexA("#000", 0.7))
	c.Fill(Circle(cx, cy, r*1.05), Solid(abyss))
	ring := Nacre(cx-r, cy-r, 2*r, 2*r)
	if t == ToneRaised {
		ring = raisedRim(cx, cy, r)
	}
	c.Fill(Circle(cx, cy, r), ring)
	c.Fill(Circle(cx, cy, r*0.82), Solid(abyss))
	field := Circle(cx, cy, r*0.78)
	c.Fill(field, glazed(cx, cy, r*0.84, g))
	c.Icon(icon, cx, cy, r*1.16, SolidA("#000", 0.24))
	c.Fill(Ellipse(cx-r*0.08, cy-r*0.42, r*0.50, r*0.26), Linear(0, cy-r*0.70, 0, cy-r*0.14, SA(0, "#fff", 0.45), SA(1, "#fff", 0)))
	c.numeral(FitText(nameFace, r*1.34, r*0.5, r*1.5, text), cx, cy, text, t.digits())
}

// LifePoints is the medal of a player's life; lit surrounds it with pink light,
// when it is about to fall.
func (c *Canvas) LifePoints(cx, cy, r float64, text string, lit bool) {
	if lit {
		c.Glow(Circle(cx, cy, r), 1, r*0.34, HexA("#ff8ac4", 0.62))
	}
	c.Shadow(Circle(cx, cy, r*1.1), 1, r*0.12, r*0.14, HexA("#000", 0.7))
	c.Fill(Circle(cx, cy, r*1.14), Solid("#1d0a08"))
	c.Fill(Circle(cx, cy, r*1.09), Nacre(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.84), Solid("#1d0a08"))
	c.Fill(Circle(cx, cy, r*0.80), glazed(cx, cy, r*0.86, &glazeCoral))
	c.Icon("hearts", cx, cy, r*1.2, SolidA("#000", 0.24))
	c.Fill(Ellipse(cx-r*0.08, cy-r*0.44, r*0.50, r*0.26), Linear(0, cy-r*0.72, 0, cy-r*0.14, SA(0, "#fff", 0.40), SA(1, "#fff", 0)))
	c.numeral(FitText(nameFace, r*1.20, r*0.5, r*1.45, text), cx, cy, text, "#fffdf2")
}

// colourBand is the margin of colour at the foot of a card, cut on the slant
// between two colours.
func (c *Canvas) colourBand(b box, colours []AesteryColour) {
	if len(colours) == 0 {
		colours = []AesteryColour{AesterySilver}
	}
	r := b.h * 0.42
	restore := c.Clip(b.round(r))
	step, slant := b.w/float64(len(colours)), b.h*0.45
	for i, k := range colours {
		l := k.look()
		x := b.x + step*float64(i)
		left := slant
		if i == 0 {
			left = 0
		}
		c.Fill(Poly(x+left, b.y, b.x+b.w, b.y, b.x+b.w, b.y+b.h, x-left, b.y+b.h),
			Linear(0, b.y, 0, b.y+b.h, S(0, l.band[0]), S(0.5, l.band[1]), S(1, l.band[0])))
		if left > 0 {
			c.Stroke(Line(x+left, b.y, x-left, b.y+b.h), b.h*0.05, SolidA("#fff", 0.4))
		}
	}
	restore()
	c.Fill(RoundRect(b.x+1.5, b.y+1.5, b.w-3, b.h*0.42, b.h*0.2), SolidA("#fff", 0.22))
	c.Stroke(b.round(r), math.Max(1.8, b.h*0.07), b.champagne())
}

// colourDots are the initials of colours in a row about cx.
func (c *Canvas) colourDots(cx, cy, r float64, colours []AesteryColour) {
	for i, k := range colours {
		x := cx + (float64(i)-float64(len(colours)-1)/2)*r*2.15
		c.Fill(Circle(x, cy, r), Solid(abyss))
		c.Fill(Circle(x, cy, r*0.90), Champagne(x-r, cy-r, 2*r, 2*r))
		c.Fill(Circle(x, cy, r*0.74), Solid(k.look().band[0]))
		c.Text(fonts.LabelBold, r*1.16, x, cy+r*0.40, Centre, k.Letter(), Solid(abyss))
	}
}

// rarityDot is the letter of a rarity in its colour.
func (c *Canvas) rarityDot(cx, cy, r float64, k AesteryRarity) {
	l := rarityLooks[min(k, aesteryRarities-1)]
	c.Fill(Circle(cx, cy, r*1.12), Solid(abyss))
	c.Fill(Circle(cx, cy, r), Solid(l.field))
	c.Stroke(Circle(cx, cy, r*0.96), r*0.09, SolidA("#fff", 0.5))
	c.Text(nameFace, r*1.36, cx, cy+r*0.44, Centre, l.letter, Solid(abyss))
}
