package art

import (
	"wyrmtable/fonts"
)

// ochre is the darkest tone of Dragon's Wrath: outlines and grounds.
const ochre = "#150c06"

// wrathFullChassis draws what all full faces of a palette have in common.
func wrathFullChassis(c *Canvas, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoFullW, dracoFullH, 26))
	defer restore()
	a, p := wrathPlan.art, wrathPlan.panel
	hole := box{a.x, a.y, a.w, p.y + p.h - a.y}
	c.body(dracoFullW, dracoFullH, 26, 13, 16, hole, e)
	hi, lo := e.Frame()
	gap := box{a.x, a.y + a.h, a.w, p.y - a.y - a.h} // beside the points of the type plate
	c.Fill(Rect(gap.x, gap.y, gap.w, gap.h), Linear(gap.x, gap.y, gap.x, gap.y+gap.h, S(0, lo), S(1, hi)))
	c.Stroke(wrathFrame.inset(1.2).round(15), 1.6, SolidA("#fff", 0.34))
	c.Stroke(wrathFrame.round(16), 2.6, wrathFrame.gold())
	c.Stroke(wrathFrame.inset(7).round(11), 1.1, SolidA("#000", 0.40))
	c.window(a, 1, ochre)
	c.window(p, 1, "#2a160a")
	c.parchment(p, 4)
	for _, m := range p.inset(-7).corners() {
		c.mapCorner(m)
	}
}

// mapCorner is a bracket of gold over a corner at the origin.
func (c *Canvas) mapCorner(m Matrix) {
	p := Poly(0, 0, 34, 0, 27, 7, 11, 7, 7, 11, 7, 27, 0, 34).Transformed(m)
	c.Shadow(p, 0.6, 1.6, 1.4, HexA("#000", 0.65))
	c.Fill(p, Gold(min(m[4], m[4]+34*m[0]), min(m[5], m[5]+34*m[3]), 34, 34))
	c.Stroke(p, 0.9, SolidA(ochre, 0.85))
	x, y := m[4]+9.5*m[0], m[5]+9.5*m[3]
	c.Fill(Poly(x, y, x+8*m[0], y, x, y+8*m[3]), SolidA(ochre, 0.55))
}

// sphereRow is how far apart the spheres of a cost are, in radii.
const sphereRow = 2.30

// SphereCapsule draws the spheres of a cost in a capsule that hangs from the
// first, whose middle is at (cx, cy); r is their radius.
func (c *Canvas) SphereCapsule(cx, cy, r float64, spheres []WrathColour) {
	if len(spheres) == 0 {
		return
	}
	w := r * 2.66
	b := box{cx - w/2, cy - w/2, w, w + r*sphereRow*float64(len(spheres)-1)}
	c.Shadow(b.round(w/2), r*0.06, r*0.18, r*0.16, HexA("#000", 0.7))
	c.Fill(b.inset(-r*0.08).round(w/2), Solid(ochre))
	c.Fill(b.round(w/2), b.gold())
	c.Fill(b.inset(r*0.11).round(w/2), DarkPlate(b.y, b.h))
	for i, k := range spheres {
		c.Symbol(k.Sphere(), cx, cy+r*sphereRow*float64(i), r)
	}
}

func (k *WrathCard) fullTitle(c *Canvas) {
	plate, left := box{18, 22, 470, 54}, 48.0
	if len(k.Spheres) > 0 || k.Kind == WrathItem || k.Kind == WrathProvince {
		plate, left = box{38, 22, 450, 54}, 86
	}
	c.plate(plate, 18, 3)
	right := 462.0
	size := FitText(fonts.Title, 32, 6, right-left, k.Name)
	c.engraved(fonts.Title, size, (left+right)/2, 49+size*0.35, Centre, k.Name, "#f7e7bf")
	switch {
	case k.Kind == WrathItem:
		c.SortBadge(49, 49, 31, k.Sort)
	case k.Kind == WrathProvince:
		c.SphereCapsule(48, 49, 25, []WrathColour{k.Colour})
	default:
		c.SphereCapsule(48, 48, 20.5, k.Spheres)
	}
}

func (k *WrathCard) typePlate(c *Canvas, y float64) {
	c.plate(box{40, y, 420, 38}, 15, 2.6)
	size := FitText(fonts.LabelBold, 21.5, 8, 340, k.TypeLine)
	c.Text(fonts.LabelBold, size, 66, y+19+size*0.33, Left, k.TypeLine, Solid("#ecd9b0"))
	x := 428.0
	if s := k.sign(); s != "" {
		c.signDisc(x, y+19, 17.5, s)
		x -= 40
	}
	if k.Kind == WrathItem && k.Colour != WrathNone {
		c.Symbol(k.Colour.Sphere(), x, y+19, 13)
	}
}

// signDisc is a dark disc in a ring of gold with an icon.
func (c *Canvas) signDisc(cx, cy, r float64, icon string) {
	c.Shadow(Circle(cx, cy, r), 0, r*0.12, r*0.14, HexA("#000", 0.6))
	c.Fill(Circle(cx, cy, r*1.08), Solid(ochre))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.86), Solid(ochre))
	c.Fill(Circle(cx, cy, r*0.82), glazed(cx, cy, r*0.9, &[3]string{"#5a4230", "#2c1c12", "#120a06"}))
	c.Icon(icon, cx, cy, r*1.20, Solid("#f7e7bf"))
}

func (k *WrathCard) fullFoot(c *Canvas) {
	label := "DRAGON’S WRATH"
	if k.Foot != "" {
		label += " · " + k.Foot
	}
	w := TextWidth(fonts.LabelBold, 11.5, label) + 26
	c.Fill(RoundRect(250-w/2, 666.5, w, 15, 7.5), SolidA("#000", 0.45))
	c.Text(fonts.LabelBold, 11.5, 250, 678, Centre, label, SolidA("#f3e2bd", 0.88))
}

// wrathPage is the words of a full face, measured for its panel.
type wrathPage struct {
	area box
	text *Block
	y    float64
}

// Sizes of the words on a full face, in units.
const (
	wrathTextLeast = 15.0
	wrathTextMost  = 27.0
)

func (k *WrathCard) page() wrathPage {
	b := wrathPlan.panel
	p := wrathPage{area: box{b.x + 20, b.y + 17, b.w - 40, b.h - 30}}
	if k.Kind == WrathCreature {
		p.area.h = 608 - p.area.y // the medals begin there
	}
	style := RulesStyle(wrathTextMost, Left)
	if k.Contrast {
		style.Ink, style.ItalInk = Hex("#000"), Hex("#000")
	}
	p.text = Fit(k.Text, style, p.area.w, p.area.h, wrathTextLeast)
	p.y = p.area.y + max(0, p.area.h-p.text.Height)*0.45
	return p
}

func (k *WrathCard) fullText(c *Canvas, p *wrathPage) {
	b := wrathPlan.panel
	switch {
	case k.Contrast:
		c.Fill(b.round(4), Solid("#ffffff"))
	case k.Kind == WrathProvince:
		k.mapPanel(c, b)
	default:
		c.Icon(k.Icon, b.x+b.w/2, b.y+b.h/2+2, 184, SolidA("#7a4a1e", 0.085))
	}
	c.Block(p.text, p.area.x, p.y)
}

// mapPanel washes the panel of a province with its territory: a stretch of land
// in its colour, its neighbours in outline, among parallels and meridians.
func (k *WrathCard) mapPanel(c *Canvas, b box) {
	inside := c.Clip(b.round(4))
	defer inside()
	for i := 1; i < 8; i++ {
		x := b.x + b.w*float64(i)/8
		c.Stroke(Line(x, b.y, x, b.y+b.h), 0.8, SolidA("#7a4a1e", 0.16))
	}
	for i := 1; i < 5; i++ {
		y := b.y + b.h*float64(i)/5
		c.Stroke(Line(b.x, y, b.x+b.w, y), 0.8, SolidA("#7a4a1e", 0.16))
	}
	const own = 7 // the middle one
	r := NewRealm(b.w*3, b.h*2.5, 3, k.Seed)
	mx, my := r.Middle(own)
	c.Push(Translate(b.x+b.w*0.70-mx, b.y+b.h*0.52-my))
	defer c.Pop()
	l := k.Colour.look()
	for i := range RealmLands {
		p := r.path(i)
		if i != own {
			c.Stroke(p, 1.2, SolidA("#6a431c", 0.22))
			continue
		}
		c.Fill(p, SolidA(l.wash[1], 0.26))
		c.InnerShadow(p, 0, 0, 9, HexA(l.wash[2], 0.50))
		c.Stroke(p, 1.8, SolidA(l.wash[2], 0.42))
	}
	c.Icon(k.Icon, mx, my, 96, SolidA(l.wash[2], 0.15))
}
