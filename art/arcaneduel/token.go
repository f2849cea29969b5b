package arcaneduel

import (
	"math"

	"wyrmtable/art"
)

// Mark is what may lie on a sorcerer until something ends it. Each has a
// colour, an outline and an icon of its own.
type Mark uint8

// The marks.
const (
	MarkPoison Mark = iota // a green drop
	MarkVeil               // a violet hood
	MarkArmour             // an ice-blue hexagon
	MarkShock              // a yellow star
	MarkTrap               // an orange octagon
	marks
)

type markLook struct {
	glaze [3]string
	ink   string
	icon  string
	size  float64 // of the icon, in radii
}

var markLooks = [marks]markLook{
	MarkPoison: {[3]string{"#b8f08a", "#3c8a2c", "#0b2e10"}, "#a5e08a", "poison-bottle", 1.05},
	MarkVeil:   {[3]string{"#e0bcff", "#7a3fc0", "#240b44"}, "#d5a8ff", "cowled", 1.12},
	MarkArmour: {[3]string{"#e2f8ff", "#4aa4d8", "#0b3350"}, "#a6e0ff", "ice-shield", 1.15},
	MarkShock:  {[3]string{"#fff6b0", "#d8a51c", "#5a3606"}, "#ffe07a", "lightning-trio", 0.98},
	MarkTrap:   {[3]string{"#ffc49a", "#c8541c", "#4a1606"}, "#ffae7a", "spider-web", 1.20},
}

func (m Mark) look() *markLook {
	if m >= marks {
		m = MarkPoison
	}
	return &markLooks[m]
}

// Ink is the colour of the mark for words on dark ground.
func (m Mark) Ink() string { return m.look().ink }

// Icon is the icon of the mark.
func (m Mark) Icon() string { return m.look().icon }

// outline is the shape of the mark's token.
func (m Mark) outline(cx, cy, r float64) *art.Path {
	switch m {
	case MarkPoison:
		p := new(art.Path).MoveTo(cx, cy-1.22*r).CubeTo(cx+0.34*r, cy-0.74*r, cx+0.98*r, cy-0.40*r, cx+0.98*r, cy+0.12*r)
		p.CubeTo(cx+0.98*r, cy+0.66*r, cx+0.54*r, cy+1.06*r, cx, cy+1.06*r)
		p.CubeTo(cx-0.54*r, cy+1.06*r, cx-0.98*r, cy+0.66*r, cx-0.98*r, cy+0.12*r)
		return p.CubeTo(cx-0.98*r, cy-0.40*r, cx-0.34*r, cy-0.74*r, cx, cy-1.22*r).Close()
	case MarkVeil:
		p := new(art.Path).MoveTo(cx-0.92*r, cy+r).LineTo(cx-0.92*r, cy-0.10*r)
		p.QuadTo(cx-0.84*r, cy-0.80*r, cx, cy-1.16*r).QuadTo(cx+0.84*r, cy-0.80*r, cx+0.92*r, cy-0.10*r)
		return p.LineTo(cx+0.92*r, cy+r).Close()
	case MarkArmour:
		return art.Polygon(cx, cy, 1.10*r, 6, 0)
	case MarkShock:
		return art.Star(cx, cy, 1.22*r, 0.92*r, 8)
	}
	return art.Polygon(cx, cy, 1.06*r, 8, math.Pi/8)
}

// Token is the token of a mark of radius r. amount, when not empty, is a
// number on its lower right edge.
func Token(c *art.Canvas, m Mark, cx, cy, r float64, amount string) {
	l := m.look()
	jewel(c, cx, cy, r, &l.glaze, func(s float64) *art.Path { return m.outline(cx, cy, r*s) })
	dy := 0.0
	if m == MarkPoison || m == MarkVeil {
		dy = r * 0.06
	}
	c.Icon(l.icon, cx+r*0.04, cy+dy+r*0.07, r*l.size, art.SolidA("#000", 0.55))
	c.Icon(l.icon, cx, cy+dy, r*l.size, art.Solid("#fffdf4"))
	if amount != "" {
		c.Count(cx+r*0.74, cy+r*0.66, r*0.62, amount)
	}
}

// Paint is Token as the mark of a player.
func (m Mark) Paint(c *art.Canvas, cx, cy, r float64, amount string) {
	Token(c, m, cx, cy, r, amount)
}
