package dragonswrath

import (
	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
)

// ochre is the darkest tone of Dragon's Wrath: outlines and grounds.
const ochre = "#150c06"

// fullChassis draws what all full faces of a palette have in common.
func fullChassis(c *art.Canvas, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, faces.FullW, faces.FullH, 26))
	defer restore()
	a, p := plan.Art, plan.Panel
	hole := art.BoxAt(a.X, a.Y, a.W, p.Y+p.H-a.Y)
	faces.Body(c, faces.FullW, faces.FullH, 26, 13, 16, hole, e)
	hi, lo := e.Frame()
	gap := art.BoxAt(a.X, a.Y+a.H, a.W, p.Y-a.Y-a.H) // beside the points of the type plate
	c.Fill(art.Rect(gap.X, gap.Y, gap.W, gap.H), art.Linear(gap.X, gap.Y, gap.X, gap.Y+gap.H, art.S(0, lo), art.S(1, hi)))
	c.Stroke(frame.Inset(1.2).Round(15), 1.6, art.SolidA("#fff", 0.34))
	c.Stroke(frame.Round(16), 2.6, frame.Gold())
	c.Stroke(frame.Inset(7).Round(11), 1.1, art.SolidA("#000", 0.40))
	faces.Bevel(c, a, 1, ochre)
	faces.Bevel(c, p, 1, "#2a160a")
	c.Parchment(p, 4)
	for _, m := range p.Inset(-7).Corners() {
		mapCorner(c, m)
	}
}

// mapCorner is a bracket of gold over a corner at the origin.
func mapCorner(c *art.Canvas, m art.Matrix) {
	p := art.Poly(0, 0, 34, 0, 27, 7, 11, 7, 7, 11, 7, 27, 0, 34).Transformed(m)
	c.Shadow(p, 0.6, 1.6, 1.4, art.HexA("#000", 0.65))
	c.Fill(p, art.Gold(min(m[4], m[4]+34*m[0]), min(m[5], m[5]+34*m[3]), 34, 34))
	c.Stroke(p, 0.9, art.SolidA(ochre, 0.85))
	x, y := m[4]+9.5*m[0], m[5]+9.5*m[3]
	c.Fill(art.Poly(x, y, x+8*m[0], y, x, y+8*m[3]), art.SolidA(ochre, 0.55))
}

// sphereRow is how far apart the spheres of a cost are, in radii.
const sphereRow = 2.30

// SphereCapsule draws the spheres of a cost in a capsule that hangs from the
// first, whose middle is at (cx, cy); r is their radius.
func SphereCapsule(c *art.Canvas, cx, cy, r float64, spheres []Colour) {
	if len(spheres) == 0 {
		return
	}
	w := r * 2.66
	b := art.BoxAt(cx-w/2, cy-w/2, w, w+r*sphereRow*float64(len(spheres)-1))
	c.Shadow(b.Round(w/2), r*0.06, r*0.18, r*0.16, art.HexA("#000", 0.7))
	c.Fill(b.Inset(-r*0.08).Round(w/2), art.Solid(ochre))
	c.Fill(b.Round(w/2), b.Gold())
	c.Fill(b.Inset(r*0.11).Round(w/2), art.DarkPlate(b.Y, b.H))
	for i, k := range spheres {
		c.Symbol(k.Sphere(), cx, cy+r*sphereRow*float64(i), r)
	}
}

func (k *Card) fullTitle(c *art.Canvas) {
	plate, left := art.BoxAt(18, 22, 470, 54), 48.0
	if len(k.Spheres) > 0 || k.Kind == Item || k.Kind == Province {
		plate, left = art.BoxAt(38, 22, 450, 54), 86
	}
	c.Plate(plate, 18, 3)
	right := 462.0
	size := art.FitText(fonts.Title, 32, 6, right-left, k.Name)
	c.Engraved(fonts.Title, size, (left+right)/2, 49+size*0.35, art.Centre, k.Name, "#f7e7bf")
	switch {
	case k.Kind == Item:
		SortBadge(c, 49, 49, 31, k.Sort)
	case k.Kind == Province:
		SphereCapsule(c, 48, 49, 25, []Colour{k.Colour})
	default:
		SphereCapsule(c, 48, 48, 20.5, k.Spheres)
	}
}

func (k *Card) typePlate(c *art.Canvas, y float64) {
	c.Plate(art.BoxAt(40, y, 420, 38), 15, 2.6)
	size := art.FitText(fonts.LabelBold, 21.5, 8, 340, k.TypeLine)
	c.Text(fonts.LabelBold, size, 66, y+19+size*0.33, art.Left, k.TypeLine, art.Solid("#ecd9b0"))
	x := 428.0
	if s := k.sign(); s != "" {
		signDisc(c, x, y+19, 17.5, s)
		x -= 40
	}
	if k.Kind == Item && k.Colour != None {
		c.Symbol(k.Colour.Sphere(), x, y+19, 13)
	}
}

// signDisc is a dark disc in a ring of gold with an icon.
func signDisc(c *art.Canvas, cx, cy, r float64, icon string) {
	c.Shadow(art.Circle(cx, cy, r), 0, r*0.12, r*0.14, art.HexA("#000", 0.6))
	c.Fill(art.Circle(cx, cy, r*1.08), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.86), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r*0.82), art.Glazed(cx, cy, r*0.9, &[3]string{"#5a4230", "#2c1c12", "#120a06"}))
	c.Icon(icon, cx, cy, r*1.20, art.Solid("#f7e7bf"))
}

func (k *Card) fullFoot(c *art.Canvas) {
	label := "DRAGON’S WRATH"
	if k.Foot != "" {
		label += " · " + k.Foot
	}
	w := art.TextWidth(fonts.LabelBold, 11.5, label) + 26
	c.Fill(art.RoundRect(250-w/2, 666.5, w, 15, 7.5), art.SolidA("#000", 0.45))
	c.Text(fonts.LabelBold, 11.5, 250, 678, art.Centre, label, art.SolidA("#f3e2bd", 0.88))
}

// page is the words of a full face, measured for its panel.
type page struct {
	area art.Box
	text *art.Block
	y    float64
}

// Sizes of the words on a full face, in units.
const (
	textLeast = 15.0
	textMost  = 27.0
)

func (k *Card) page() page {
	b := plan.Panel
	p := page{area: art.BoxAt(b.X+20, b.Y+17, b.W-40, b.H-30)}
	if k.Kind == Creature {
		p.area.H = 608 - p.area.Y // the medals begin there
	}
	style := art.RulesStyle(textMost, art.Left)
	if k.Contrast {
		style.Ink, style.ItalInk = art.Hex("#000"), art.Hex("#000")
	}
	p.text = art.Fit(k.Text, style, p.area.W, p.area.H, textLeast)
	p.y = p.area.Y + max(0, p.area.H-p.text.Height)*0.45
	return p
}

func (k *Card) fullText(c *art.Canvas, p *page) {
	b := plan.Panel
	switch {
	case k.Contrast:
		c.Fill(b.Round(4), art.Solid("#ffffff"))
	case k.Kind == Province:
		k.mapPanel(c, b)
	default:
		c.Icon(k.Icon, b.X+b.W/2, b.Y+b.H/2+2, 184, art.SolidA("#7a4a1e", 0.085))
	}
	c.Block(p.text, p.area.X, p.y)
}

// mapPanel washes the panel of a province with its territory: a stretch of land
// in its colour, its neighbours in outline, among parallels and meridians.
func (k *Card) mapPanel(c *art.Canvas, b art.Box) {
	inside := c.Clip(b.Round(4))
	defer inside()
	for i := 1; i < 8; i++ {
		x := b.X + b.W*float64(i)/8
		c.Stroke(art.Line(x, b.Y, x, b.Y+b.H), 0.8, art.SolidA("#7a4a1e", 0.16))
	}
	for i := 1; i < 5; i++ {
		y := b.Y + b.H*float64(i)/5
		c.Stroke(art.Line(b.X, y, b.X+b.W, y), 0.8, art.SolidA("#7a4a1e", 0.16))
	}
	const own = 7 // the middle one
	r := NewRealm(b.W*3, b.H*2.5, 3, k.Seed)
	mx, my := r.Middle(own)
	c.Push(art.Translate(b.X+b.W*0.70-mx, b.Y+b.H*0.52-my))
	defer c.Pop()
	l := k.Colour.look()
	for i := range RealmLands {
		p := r.Outline(i)
		if i != own {
			c.Stroke(p, 1.2, art.SolidA("#6a431c", 0.22))
			continue
		}
		c.Fill(p, art.SolidA(l.wash[1], 0.26))
		c.InnerShadow(p, 0, 0, 9, art.HexA(l.wash[2], 0.50))
		c.Stroke(p, 1.8, art.SolidA(l.wash[2], 0.42))
	}
	c.Icon(k.Icon, mx, my, 96, art.SolidA(l.wash[2], 0.15))
}
