package dracoliath

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// veiled is the most of a card that LockedVeil covers.
const veiled = 0.63

// EffectsTop is where on the table face the effects begin, as a share of its
// height from the top.
func (k *Card) EffectsTop() float64 {
	p := k.tablePanel()
	top := p.top
	if p.ribbon != nil {
		top -= ribbonHeight / 2
	}
	return top / faces.TableH
}

// LockedVeil chains up the card at (x, y, w, h): its upper part is dimmed, two
// chains cross over it, a padlock hangs in the middle and a plate says until
// when. All of it ends at share to of the height, where the effects begin. Only
// the plate reaches outside the card, by a twentieth of its width.
func LockedVeil(c *art.Canvas, x, y, w, h, to float64, text string) {
	k := w / 122
	card := art.RoundRect(x, y, w, h, 6.3*k)
	to = math.Min(to, veiled)
	low := y + h*to
	small := math.Min(1, (to-lockTitle)/(veiled-lockTitle)) // with little room
	restore := c.Clip(card)
	c.Fill(art.Rect(x, y, w, h*to), art.Linear(0, y, 0, low, art.SA(0, "#0a0a10", 0.50), art.SA(0.55, "#0a0a10", 0.62), art.SA(1, "#0a0a10", 0.74)))
	plate := 29 * k * math.Max(0.62, math.Sqrt(small))
	cx, cy := x+w/2, y+h*(lockTitle+(to-lockTitle)*0.33)
	reach := w * 0.62
	for _, s := range []float64{-1, 1} {
		rise := h * 0.24 * small
		chain(c, cx-s*reach, cy-rise-4*k, cx+s*reach, cy+rise-4*k, 7.4*k)
	}
	restore()
	padlock(c, cx, cy, 21*k*small)
	restore = c.Clip(art.Rect(x-w*0.06, y, w*1.12, h*to+k)) // its shadow would lie on the effects
	c.LockPlate(x-w*0.05, low-plate, w*1.10, plate, text)
	restore()
}

// lockTitle is how much of a card, from the top, its name takes.
const lockTitle = 0.146

// chain hangs links of half-length r from one point to the other.
func chain(c *art.Canvas, x0, y0, x1, y1, r float64) {
	n := int(math.Hypot(x1-x0, y1-y0)/(r*1.30) + 0.5)
	angle := math.Atan2(y1-y0, x1-x0)
	at := func(i int) (float64, float64) {
		t := (float64(i) + 0.5) / float64(n)
		return x0 + t*(x1-x0), y0 + t*(y1-y0)
	}
	for pass := range 2 { // edge-on links lie over the rings they join
		for i := pass; i < n; i += 2 {
			cx, cy := at(i)
			c.Push(art.RotateAbout(angle, cx, cy))
			if pass == 0 {
				ringLink(c, cx, cy, r, angle)
			} else {
				edgeLink(c, cx, cy, r, angle)
			}
			c.Pop()
		}
	}
}

// steel is the shading of a link of half-height r turned by angle: the light
// stays at the upper left of the picture.
func steel(cx, cy, r, angle float64) art.Paint {
	s, k := math.Sincos(-angle)
	dx, dy := -0.6*r, -0.8*r
	lx, ly := k*dx-s*dy, s*dx+k*dy
	return art.Linear(cx+lx, cy+ly, cx-lx, cy-ly, art.S(0, "#f2f6fa"), art.S(0.35, "#a9b4c0"), art.S(0.62, "#55606c"), art.S(1, "#262c34"))
}

func ringLink(c *art.Canvas, cx, cy, r, angle float64) {
	p := art.RoundRect(cx-r, cy-r*0.56, 2*r, r*1.12, r*0.56)
	c.Shadow(p.Outline(r*0.4, c.Scale(), false), r*0.1, r*0.3, r*0.2, art.HexA("#000", 0.6))
	c.Stroke(p, r*0.52, art.SolidA("#0b0d11", 0.95))
	c.Stroke(p, r*0.32, steel(cx, cy, r, angle))
}

func edgeLink(c *art.Canvas, cx, cy, r, angle float64) {
	p := art.RoundRect(cx-r*0.92, cy-r*0.20, 1.84*r, r*0.40, r*0.20)
	c.Stroke(p, r*0.22, art.SolidA("#0b0d11", 0.95))
	c.Fill(p, steel(cx, cy, r*0.5, angle))
}

// padlock is the medal with the lock, of radius r.
func padlock(c *art.Canvas, cx, cy, r float64) {
	p := art.Circle(cx, cy, r)
	c.Shadow(p, r*0.06, r*0.18, r*0.22, art.HexA("#000", 0.8))
	c.Fill(p, art.Solid("#0b0705"))
	c.Fill(art.Circle(cx, cy, r*0.96), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.82), art.Solid("#0b0705"))
	c.Fill(art.Circle(cx, cy, r*0.79), art.Radial(cx, cy, r, cx-r*0.25, cy-r*0.35, art.S(0, "#33343f"), art.S(1, "#0e0e13")))
	c.Icon("padlock", cx, cy-r*0.02+r*0.05, r*1.02, art.SolidA("#000", 0.8))
	c.Icon("padlock", cx, cy-r*0.02, r*1.02, art.Linear(0, cy-r*0.5, 0, cy+r*0.5, art.S(0, "#fff4d0"), art.S(1, "#e0b25a")))
}
