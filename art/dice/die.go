// Package dice draws dice that count lives: each is a rounded cube whose sides
// show 0 to 9 pips in a square of nine places. It is drawn by sending a ray
// through every pixel, so that it can be seen from anywhere: at rest it looks
// straight at the player, and it tumbles from one value to the next.
package dice

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// A Face is what a side of a die shows.
type Face struct {
	Value int // pips, 0 to 9
	// Loss and Gain are foretold: so many of the pips are only dashed rings in
	// red, or so many places beside them are dashed rings in green.
	Loss, Gain int
}

// Pips is the number of places on a side.
const Pips = 9

// dieFaces are the places with a pip by value; place 0 is the upper left one,
// place 8 the lower right one.
var dieFaces = [Pips + 1]uint16{0, 1 << 4, 0x101, 0x111, 0x145, 0x155, 0x16d, 0x17d, 0x1ef, 0x1ff}

// Pip says what one place of a side shows.
type Pip uint8

// What a place can show.
const (
	PipEmpty  Pip = iota // a faint dot
	PipFull              // a pip
	PipLost              // a dashed red ring
	PipGained            // a dashed green ring
)

// Pips gives what the nine places of f show, row by row. Values out of range
// count as the nearest in range.
func (f Face) Pips() [Pips]Pip {
	n := max(0, min(Pips, f.Value))
	stay := n - max(0, min(n, f.Loss))
	kept := pickPlaces(dieFaces[n], dieFaces[stay], stay)
	all := dieFaces[n]
	if f.Gain > 0 {
		all |= pickPlaces(^dieFaces[n]&0x1ff, dieFaces[min(Pips, n+f.Gain)], min(Pips-n, f.Gain))
	}
	var out [Pips]Pip
	for i := range out {
		bit := uint16(1) << i
		switch {
		case kept&bit != 0:
			out[i] = PipFull
		case dieFaces[n]&bit != 0:
			out[i] = PipLost
		case all&bit != 0:
			out[i] = PipGained
		}
	}
	return out
}

// pickPlaces chooses n of the places in from, those in wish first.
func pickPlaces(from, wish uint16, n int) (out uint16) {
	for _, pass := range [2]uint16{from & wish, from &^ wish} {
		for i := range Pips {
			if n > 0 && pass&(1<<i) != 0 {
				out |= 1 << i
				n--
			}
		}
	}
	return out
}

// Die is a die of a player's colour with its six sides: front, back, right,
// left, bottom, top.
type Die struct {
	Colour int // of the player; see Avatar
	Sides  [6]Face
}

// Resting shows one side to the player.
func Resting(colour int, f Face) Die { return Die{Colour: colour, Sides: [6]Face{f}} }

// Margin is how far the picture of a die reaches beyond its sides, in
// sides: a tumbling die needs room for its corners, and all need some for
// their shadow.
const Margin = 0.5

// Pixels is the side in pixels of the picture of a die whose side is px
// pixels long.
func Pixels(px float64) int { return max(1, int(math.Ceil(px*(1+2*Margin)))) }

// Render draws the die, turned by r and side pixels large, in the middle of a
// transparent picture of Pixels(side) pixels a side. lift, 0 to 1, is how
// far it is above the table: its shadow moves away and softens.
func (d Die) Render(side float64, r Spin, lift float64) *image.RGBA {
	n := Pixels(side)
	c := art.NewCanvasOn(image.NewRGBA(image.Rect(0, 0, n, n)), 1)
	d.shadow(c, side, r, lift)
	v := newDieView(&d, r, side)
	mid := float64(n) / 2
	reach := side * 0.88 // half the diagonal of the cube, about
	for y := range n {
		for x := range n {
			px, py := float64(x)+0.5-mid, float64(y)+0.5-mid
			if px*px+py*py > reach*reach {
				continue
			}
			if col, a := v.pixel(px*v.px, py*v.px); a > 0 {
				over(c.Img.Pix[c.Img.PixOffset(x, y):][:4], col, a)
			}
		}
	}
	return c.Img
}

// over lays a colour at alpha a on a premultiplied pixel.
func over(p []uint8, c texture.RGB, a float32) {
	k := 1 - a
	p[0] = texture.Byte8(c.R*a + float32(p[0])/255*k)
	p[1] = texture.Byte8(c.G*a + float32(p[1])/255*k)
	p[2] = texture.Byte8(c.B*a + float32(p[2])/255*k)
	p[3] = texture.Byte8(a + float32(p[3])/255*k)
}

// shadow throws the outline of the cube on the table.
func (d Die) shadow(c *art.Canvas, side float64, r Spin, lift float64) {
	n := float64(c.Img.Rect.Dx()) / 2
	p := new(art.Path)
	for i := range 3 { // each pair of opposite sides covers one parallelogram
		a, b, z := r.column((i+1)%3), r.column((i+2)%3), r.column(i)
		k := side / 2 * 0.93
		f := 1.0
		if z[2] < 0 {
			f = -1
		}
		ox, oy := n+f*z[0]*k, n+f*z[1]*k
		q := new(art.Path)
		for j, s := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			q.Corner(j, ox+k*(s[0]*a[0]+s[1]*b[0]), oy+k*(s[0]*a[1]+s[1]*b[1]))
		}
		if (a[0]*b[1]-a[1]*b[0])*f < 0 {
			q.TurnRound()
		}
		p.Append(q.Close(), art.Identity())
	}
	lift = math.Max(0, math.Min(1, lift))
	c.Shadow(p, side*(0.03+0.06*lift), side*(0.07+0.10*lift), side*(0.05+0.04*lift), art.HexA("#000", 0.62-0.24*lift))
	if lift < 0.5 {
		c.Shadow(p, side*0.01, side*0.03, side*0.02, art.HexA("#000", 0.5*(1-2*lift)))
	}
}
