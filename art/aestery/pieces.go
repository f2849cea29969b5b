package aestery

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// This file holds what the faces and the table of Aestery are set with: metals,
// plates, lozenges, orbs and medals.

// The glazes of Aestery.
var (
	glazeAether = [3]string{"#eafffb", "#3fc9d6", "#06465e"}
	glazePink   = [3]string{"#ffe0f2", "#f25fae", "#7a1150"}
	glazeCoral  = [3]string{"#ffc8a8", "#e0583c", "#5a120e"}
	glazeEmber  = [3]string{"#a8502a", "#6e260e", "#2e0d04"}
)

// abyss is the darkest tone of Aestery: outlines and grounds.
const abyss = "#04161c"

// Nacre is the pale metal of frames and rings over the given box.
func Nacre(x, y, w, h float64) art.Paint {
	return art.Linear(x, y, x+0.35*w, y+h, art.S(0, "#ffffff"), art.S(0.22, "#cfe9e2"), art.S(0.48, "#5f9c98"),
		art.S(0.62, "#e9f4ec"), art.S(0.82, "#8fbdb6"), art.S(1, "#2c6163"))
}

// Champagne is the pale gold of fine lines and settings over the given box.
func Champagne(x, y, w, h float64) art.Paint {
	return art.Linear(x, y, x+0.35*w, y+h, art.S(0, "#fff6dc"), art.S(0.22, "#e6c98c"), art.S(0.48, "#9a7440"),
		art.S(0.62, "#f4dfae"), art.S(0.82, "#b08a50"), art.S(1, "#5a4020"))
}

func nacre(b art.Box) art.Paint { return Nacre(b.X, b.Y, b.W, b.H) }

func champagne(b art.Box) art.Paint { return Champagne(b.X, b.Y, b.W, b.H) }

// tidePlate is the teal lacquer of name plates over the given height.
func tidePlate(y, h float64) art.Paint {
	return art.Linear(0, y, 0, y+h, art.S(0, "#1d5560"), art.S(0.45, "#0d3540"), art.S(0.50, "#092a34"), art.S(1, "#051a22"))
}

// tide is a name plate of teal lacquer edged with nacre, over its own shadow.
func tide(c *art.Canvas, b art.Box, tip, edge float64) {
	c.Shadow(art.Plate(b.X+4, b.Y+2, b.W-8, b.H-2, tip), 0, b.H*0.09, b.H*0.075, art.HexA("#000", 0.7))
	p := art.Plate(b.X, b.Y, b.W, b.H, tip)
	c.Fill(p, tidePlate(b.Y, b.H))
	c.Stroke(p, edge, nacre(b))
	d := edge * 1.6
	c.Stroke(art.Plate(b.X+d*1.5, b.Y+d, b.W-3*d, b.H-2*d, tip-d*0.7), edge*0.38, art.SolidA("#bff5e8", 0.25))
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

var lozengeGlaze = [...]*[3]string{&glazeAether, &art.GlazeVoid, &glazePink, &art.GlazeTeal, &glazeCoral}

// Lozenge is a faceted gem on its tip, r units from its middle to its top, set
// in pale gold.
func Lozenge(c *art.Canvas, cx, cy, r float64, k LozengeKind) { lozenge(c, cx, cy, r, 0.78, k) }

// lozenge is a Lozenge whose width is a share of its height.
func lozenge(c *art.Canvas, cx, cy, r, wide float64, k LozengeKind) {
	gem := func(q float64) *art.Path {
		return art.Poly(cx, cy-r*q, cx+r*wide*q, cy, cx, cy+r*q, cx-r*wide*q, cy)
	}
	c.Fill(gem(1.22).Transformed(art.Translate(r*0.04, r*0.12)), art.SolidA("#03161c", 0.8))
	c.Fill(gem(1.16), Champagne(cx-r*wide, cy-r, 2*r*wide, 2*r))
	c.Fill(gem(0.93), art.Solid(abyss))
	if k == LozengeEmpty || int(k) >= len(lozengeGlaze) {
		c.Fill(gem(0.84), art.Solid("#0b2f38"))
		return
	}
	c.Fill(gem(0.84), art.Glazed(cx, cy, r*0.9, lozengeGlaze[k]))
	x, y := r*wide*0.84, r*0.84
	c.Fill(art.Poly(cx, cy-y, cx, cy, cx-x, cy), art.SolidA("#fff", 0.50))
	c.Fill(art.Poly(cx, cy-y, cx+x, cy, cx, cy), art.SolidA("#fff", 0.14))
	c.Fill(art.Poly(cx, cy+y, cx-x, cy, cx, cy), art.SolidA("#000", 0.22))
}

// LozengeNumber is a lozenge with a number on it: Experience of a hero, place
// in the order of blocking.
func LozengeNumber(c *art.Canvas, cx, cy, r float64, k LozengeKind, text string) {
	c.Shadow(art.Diamond(cx, cy, r*1.1), r*0.06, r*0.16, r*0.16, art.HexA("#000", 0.65))
	lozenge(c, cx, cy, r, 0.94, k)
	c.Numeral(art.FitText(art.NameFace, r*1.10, r*0.4, r*1.15, text), cx, cy, text, "#fffdf2")
}

// AetherOrb is the orb of a cost or of a pool of Aether.
func AetherOrb(c *art.Canvas, cx, cy, r float64, text string) {
	c.Shadow(art.Circle(cx, cy, r*1.10), 0, r*0.14, r*0.14, art.HexA("#000", 0.65))
	c.Fill(art.Circle(cx, cy, r*1.14), art.Solid(abyss))
	c.Fill(art.Circle(cx, cy, r*1.08), Champagne(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.91), art.Solid(abyss))
	c.Fill(art.Circle(cx, cy, r*0.87), art.Glazed(cx, cy, r*0.9, &glazeAether))
	c.Fill(art.Ellipse(cx-r*0.1, cy-r*0.46, r*0.54, r*0.28), art.Linear(0, cy-r*0.75, 0, cy-r*0.16, art.SA(0, "#fff", 0.62), art.SA(1, "#fff", 0)))
	c.Numeral(art.FitText(art.NameFace, r*1.26, r*0.5, r*1.4, text), cx, cy, text, "#fffdf2")
}

// Stat is one of the two values of a fighter.
type Stat uint8

// The stats.
const (
	StatForce   Stat = iota // coral, a trident
	StatDefence             // teal, a round shield
)

// Medal is the medal of a value: a ring of nacre about a glazed field
// with the ghost of a sign.
func Medal(c *art.Canvas, s Stat, cx, cy, r float64, text string, t art.Tone) {
	g, icon := &glazeCoral, "trident"
	if s == StatDefence {
		g, icon = &art.GlazeTeal, "round-shield"
	}
	switch t {
	case art.ToneLowered:
		g = &glazeEmber
	case art.ToneVoid:
		g = &art.GlazeVoid
	}
	c.Shadow(art.Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, art.HexA("#000", 0.7))
	c.Fill(art.Circle(cx, cy, r*1.05), art.Solid(abyss))
	ring := Nacre(cx-r, cy-r, 2*r, 2*r)
	if t == art.ToneRaised {
		ring = art.RaisedRim(cx, cy, r)
	}
	c.Fill(art.Circle(cx, cy, r), ring)
	c.Fill(art.Circle(cx, cy, r*0.82), art.Solid(abyss))
	field := art.Circle(cx, cy, r*0.78)
	c.Fill(field, art.Glazed(cx, cy, r*0.84, g))
	c.Icon(icon, cx, cy, r*1.16, art.SolidA("#000", 0.24))
	c.Fill(art.Ellipse(cx-r*0.08, cy-r*0.42, r*0.50, r*0.26), art.Linear(0, cy-r*0.70, 0, cy-r*0.14, art.SA(0, "#fff", 0.45), art.SA(1, "#fff", 0)))
	c.Numeral(art.FitText(art.NameFace, r*1.34, r*0.5, r*1.5, text), cx, cy, text, t.Digits())
}

// LifePoints is the medal of a player's life; lit surrounds it with pink light,
// when it is about to fall.
func LifePoints(c *art.Canvas, cx, cy, r float64, text string, lit bool) {
	if lit {
		c.Glow(art.Circle(cx, cy, r), 1, r*0.34, art.HexA("#ff8ac4", 0.62))
	}
	c.Shadow(art.Circle(cx, cy, r*1.1), 1, r*0.12, r*0.14, art.HexA("#000", 0.7))
	c.Fill(art.Circle(cx, cy, r*1.14), art.Solid("#1d0a08"))
	c.Fill(art.Circle(cx, cy, r*1.09), Nacre(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.84), art.Solid("#1d0a08"))
	c.Fill(art.Circle(cx, cy, r*0.80), art.Glazed(cx, cy, r*0.86, &glazeCoral))
	c.Icon("hearts", cx, cy, r*1.2, art.SolidA("#000", 0.24))
	c.Fill(art.Ellipse(cx-r*0.08, cy-r*0.44, r*0.50, r*0.26), art.Linear(0, cy-r*0.72, 0, cy-r*0.14, art.SA(0, "#fff", 0.40), art.SA(1, "#fff", 0)))
	c.Numeral(art.FitText(art.NameFace, r*1.20, r*0.5, r*1.45, text), cx, cy, text, "#fffdf2")
}

// colourBand is the margin of colour at the foot of a card, cut on the slant
// between two colours.
func colourBand(c *art.Canvas, b art.Box, colours []Colour) {
	if len(colours) == 0 {
		colours = []Colour{Silver}
	}
	r := b.H * 0.42
	restore := c.Clip(b.Round(r))
	step, slant := b.W/float64(len(colours)), b.H*0.45
	for i, k := range colours {
		l := k.look()
		x := b.X + step*float64(i)
		left := slant
		if i == 0 {
			left = 0
		}
		c.Fill(art.Poly(x+left, b.Y, b.X+b.W, b.Y, b.X+b.W, b.Y+b.H, x-left, b.Y+b.H),
			art.Linear(0, b.Y, 0, b.Y+b.H, art.S(0, l.band[0]), art.S(0.5, l.band[1]), art.S(1, l.band[0])))
		if left > 0 {
			c.Stroke(art.Line(x+left, b.Y, x-left, b.Y+b.H), b.H*0.05, art.SolidA("#fff", 0.4))
		}
	}
	restore()
	c.Fill(art.RoundRect(b.X+1.5, b.Y+1.5, b.W-3, b.H*0.42, b.H*0.2), art.SolidA("#fff", 0.22))
	c.Stroke(b.Round(r), math.Max(1.8, b.H*0.07), champagne(b))
}

// colourDots are the initials of colours in a row about cx.
func colourDots(c *art.Canvas, cx, cy, r float64, colours []Colour) {
	for i, k := range colours {
		x := cx + (float64(i)-float64(len(colours)-1)/2)*r*2.15
		c.Fill(art.Circle(x, cy, r), art.Solid(abyss))
		c.Fill(art.Circle(x, cy, r*0.90), Champagne(x-r, cy-r, 2*r, 2*r))
		c.Fill(art.Circle(x, cy, r*0.74), art.Solid(k.look().band[0]))
		c.Text(fonts.LabelBold, r*1.16, x, cy+r*0.40, art.Centre, k.Letter(), art.Solid(abyss))
	}
}

// rarityDot is the letter of a rarity in its colour.
func rarityDot(c *art.Canvas, cx, cy, r float64, k Rarity) {
	l := rarityLooks[min(k, rarities-1)]
	c.Fill(art.Circle(cx, cy, r*1.12), art.Solid(abyss))
	c.Fill(art.Circle(cx, cy, r), art.Solid(l.field))
	c.Stroke(art.Circle(cx, cy, r*0.96), r*0.09, art.SolidA("#fff", 0.5))
	c.Text(art.NameFace, r*1.36, cx, cy+r*0.44, art.Centre, l.letter, art.Solid(abyss))
}
