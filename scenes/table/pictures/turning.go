package pictures

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/ui"
)

// This file turns double-faced cards over: about their upright axis, seen a
// little from the front, so that the near edge is taller than the far one, with
// the card's thickness when it stands on edge.

const (
	strips    = 12   // of the picture of a turning card, each drawn flat
	thickness = 0.02 // of a card, in its width: more than paper has, to be seen
	distance  = 4.5  // of the eye, in widths of the card
)

// Rise is how high a card is lifted while it turns; over is that of its State.
func Rise(over float64) float64 { return math.Sin(math.Pi * over) }

// Tilt returns how far the side that can be seen is turned away, in radians
// (more than 0 with its right edge near), and whether it is the new side.
func Tilt(over float64) (phi float64, now bool) {
	phi = math.Pi * (1 - over)
	if phi > math.Pi/2 {
		return phi - math.Pi, true
	}
	return phi, false
}

// across returns where a point of a turned card is seen: u from -0.5, the left
// edge, to 0.5; k is how much taller than flat the card looks there.
func across(w, u, phi float64) (x, k float64) {
	k = distance / (distance - u*math.Sin(phi))
	return u * w * math.Cos(phi) * k, k
}

// shine is how light the face is at u: lit from the upper left, with a sheen
// that runs over it as it turns.
func shine(u, phi float64) float32 {
	sheen := math.Exp(-math.Pow((u+phi*0.9)/0.16, 2)) * 0.55 * math.Abs(math.Sin(2*phi))
	return float32(0.5 + 0.5*math.Cos(phi) + 0.22*math.Sin(phi) + sheen)
}

// Turned draws the picture of a card turned away by phi.
func (b *Brush) Turned(dst *game.Frame, img *ebiten.Image, s motion.State, phi float64) {
	if img == nil {
		return
	}
	size := img.Bounds()
	sw, sh := float32(size.Dx()), float32(size.Dy())
	x0, y0 := float32(size.Min.X), float32(size.Min.Y)
	for i := range strips + 1 {
		u := float64(i)/strips - 0.5
		x, k := across(s.Width, u, phi)
		light := shine(u, phi)
		for j := range 2 {
			v := &b.strip[2*i+j]
			*v = b.at(s, x, (float64(j)-0.5)*s.Width*layout.CardRatio*k)
			v.SrcX, v.SrcY = x0+(float32(u)+0.5)*sw, y0+float32(j)*sh
			v.ColorR, v.ColorG, v.ColorB = light, light, light
		}
	}
	dst.DrawTriangles(b.strip[:], ribbon[:], img, &b.tri)
}

// Shade draws the shadow of a card turned away by phi.
func (b *Brush) Shade(dst *game.Frame, img *ebiten.Image, s motion.State, phi, alpha float64) {
	if phi == 0 {
		b.Around(dst, img, s, dropMargin, s.Alpha*alpha)
		return
	}
	b.Halo(dst, img, s, dropMargin, phi, alpha)
}

// Halo draws a picture that was painted around a card around one turned away by
// phi: what lies beside the card keeps its width, however narrow the card looks.
// Squeezed as a whole it would be two slabs, since it is solid where a card
// covers it.
func (b *Brush) Halo(dst *game.Frame, img *ebiten.Image, s motion.State, margin, phi, alpha float64) {
	if img == nil || alpha <= 0 {
		return
	}
	size := img.Bounds()
	pw, ph := float64(size.Dx()), float64(size.Dy())
	pm := margin * pw / (baseWidth + 2*margin)
	m := margin * s.Width / baseWidth
	for i := range 4 {
		beyond := float64((i>>1)*2 - 1) // of the left edge, or of the right one
		x, k := across(s.Width, beyond/2, phi)
		src := pm
		if i >= 2 {
			src = pw - pm
		}
		if i == 0 || i == 3 {
			x, src = x+beyond*m, src+beyond*pm
		}
		for j := range 2 {
			v := &b.ring[2*i+j]
			*v = b.at(s, x, (float64(j)-0.5)*(s.Width*layout.CardRatio*k+2*m))
			v.SrcX, v.SrcY = float32(float64(size.Min.X)+src), float32(float64(size.Min.Y)+float64(j)*ph)
			v.ColorA *= float32(alpha)
		}
	}
	dst.DrawTriangles(b.ring[:], ribbon[:18], img, &b.tri)
}

// Edge draws the thickness of the card along its near edge.
func (b *Brush) Edge(dst *game.Frame, s motion.State, phi float64) {
	depth := thickness * s.Width * math.Sin(phi)
	u := math.Copysign(0.5, phi)
	x, k := across(s.Width, u, phi)
	h := s.Width * layout.CardRatio * k * 0.985
	img := b.Kit.Pics.Get(ui.Key{Kind: "table.edge"}, 8, 8, paintEdge)
	if img == nil {
		return
	}
	from := img.Bounds().Min
	for i := range 4 {
		across, down := float64(i&1), float64(i>>1)
		b.vert[i] = b.at(s, x-0.5*math.Copysign(1, phi)+across*depth, (down-0.5)*h)
		b.vert[i].SrcX, b.vert[i].SrcY = float32(from.X)+float32(across*6+1), float32(from.Y)+float32(down*6+1)
	}
	dst.DrawTriangles(b.vert[:], quad, img, &b.tri)
}

// at is a corner at x, y from the middle of a card, in units.
func (b *Brush) at(s motion.State, x, y float64) ebiten.Vertex {
	sin, cos := math.Sincos(s.Angle)
	a := float32(s.Alpha)
	return ebiten.Vertex{DstX: float32((s.X + x*cos - y*sin) * b.scale), DstY: float32((s.Y + x*sin + y*cos) * b.scale),
		ColorR: 1, ColorG: 1, ColorB: 1, ColorA: a}
}

// ribbon are the triangles of the strips of a turning card.
var ribbon = func() (out [6 * strips]uint16) {
	for i := range strips {
		for j, v := range quad {
			out[6*i+j] = uint16(2*i) + v
		}
	}
	return out
}()

// paintEdge is the cut edge of a card: layers of board between its faces, in the
// shade, since a bright line would look like a fault of the picture.
func paintEdge(c *art.Canvas) {
	c.Fill(art.Rect(0, 0, 8, 8), art.Linear(0, 0, 8, 0, art.S(0, "#4e3a1c"), art.S(.35, "#b49a66"), art.S(.7, "#8a7042"),
		art.S(1, "#3a2a14")))
}
