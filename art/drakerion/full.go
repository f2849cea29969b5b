package drakerion

import (
	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// body is the dark outer card of Drakerion and its frame of brushed steel,
// tinted by the palette of the faction.
func body(c *art.Canvas, w, h, corner, inset, frameR float64, e art.Element, holes ...art.Box) {
	c.Fill(art.RoundRect(0, 0, w, h, corner), art.Linear(0, 0, 0, h, art.S(0, "#333a40"), art.S(0.12, "#181b1e"), art.S(1, "#0a0b0c")))
	f := art.BoxAt(inset, inset, w-2*inset, h-2*inset)
	hi, lo := e.Frame()
	ring := func() *art.Path { return faces.FrameOf(f, frameR, holes...) }
	c.Fill(ring(), c.Tile(texture.SteelTile(), 1))
	c.Fill(ring(), art.Linear(f.X, f.Y, f.X+f.W*0.3, f.Y+f.H, art.SA(0, hi, 0.50), art.SA(0.5, lo, 0.58), art.SA(1, hi, 0.56)))
	c.Fill(ring(), art.Linear(f.X, f.Y, f.X+f.W*0.4, f.Y+f.H, art.SA(0, "#fff", 0.22), art.SA(0.4, "#fff", 0), art.SA(1, "#000", 0.34)))
	c.Stroke(f.Round(frameR), inset*0.22, bronze(f))
}

// bronzeWindow is an opening bevelled with bronze.
func bronzeWindow(c *art.Canvas, b art.Box, k float64, field string) {
	c.Fill(b.Inset(-6*k).Round(5*k), art.Solid(soot))
	c.Fill(b.Inset(-4.6*k).Round(4.4*k), bronze(b.Inset(-4.6*k)))
	c.Fill(b.Inset(-1.6*k).Round(2.5*k), art.Solid(field))
}

// fullChassis draws what all full faces of a palette have in common.
func fullChassis(c *art.Canvas, plan faces.FullPlan, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, faces.FullW, faces.FullH, 26))
	defer restore()
	body(c, faces.FullW, faces.FullH, 26, 13, 16, e, plan.Art.Inset(-4), plan.Panel.Inset(-4))
	c.Stroke(frame.Inset(1.6).Round(15), 1.3, art.SolidA("#fff", 0.35))
	c.Stroke(frame.Inset(8).Chamfer(12), 1.4, art.SolidA("#000", 0.42))
	c.Stroke(frame.Inset(9.2).Chamfer(12), 0.9, art.SolidA("#fff", 0.22))
	bronzeWindow(c, plan.Art, 1, soot)
	bronzeWindow(c, plan.Panel, 1, "#2a1c10")
	c.Parchment(plan.Panel, 2)
	for i, p := range [][2]float64{{23, 676}, {477, 676}, {22, plan.Art.Y + plan.Art.H*0.62}, {478, plan.Art.Y + plan.Art.H*0.62}} {
		rivet(c, p[0], p[1], 4.6, 0.5+1.1*float64(i))
	}
}

// renownedEdge is the edge of those who are Renowned: a band of bronze with
// clasps at the corners. k is its size.
func renownedEdge(c *art.Canvas, f art.Box, r, k float64) {
	c.Stroke(f.Inset(2.4*k).Round(r-1.5*k), 7.4*k, art.Solid("#1a0f06"))
	c.Stroke(f.Inset(2.4*k).Round(r-1.5*k), 5.6*k, bronze(f))
	c.Stroke(f.Inset(3.4*k).Round(r-2*k), 0.9*k, art.SolidA("#fff2cc", 0.65))
	for _, m := range f.Inset(k).Corners() {
		p := new(art.Path).MoveTo(0, 38*k).LineTo(0, 12*k).QuadTo(1*k, 1*k, 12*k, 0).LineTo(38*k, 0)
		p.QuadTo(30*k, 8*k, 15*k, 9*k).QuadTo(9*k, 11*k, 9*k, 15*k).QuadTo(8*k, 30*k, 0, 38*k).Close()
		q := p.Transformed(m)
		c.Shadow(q, 0.6*k, 1.4*k, 1.2*k, art.HexA("#000", 0.7))
		c.Fill(q, art.Bronze(m[4]-19*k, m[5]-19*k, 38*k, 38*k))
		c.Stroke(q, 1*k, art.Solid("#2a1608"))
	}
}

// dashedName is the name as it is printed: between dashes for the Renowned.
func (k *Card) dashedName() string {
	if k.Renowned {
		return "–\u00a0" + k.Name + "\u00a0–"
	}
	return k.Name
}

func (k *Card) fullTitle(c *art.Canvas) {
	plate := art.BoxAt(24, 20, 452, 56)
	left, right := 48.0, 452.0
	if k.Cost != "" || k.Initiative != "" {
		plate, left = art.BoxAt(58, 20, 418, 56), 108
	}
	if k.Prestige != "" {
		plate.W, right = 404, 392
	}
	steelPlate(c, plate, 7, 3.2)
	name := k.dashedName()
	mid, most := 48.0, 32.0
	if k.Title != "" {
		mid, most = 40, 28
	}
	size := art.FitText(fonts.Title, most, 6, right-left, name)
	c.Engraved(fonts.Title, size, (left+right)/2, mid+size*0.35, art.Centre, name, "#fbf1dc")
	if k.Title != "" {
		small := art.FitText(fonts.RulesItalic, 18, 8, right-left, k.Title)
		c.Engraved(fonts.RulesItalic, small, (left+right)/2, 64+small*0.24, art.Centre, k.Title, "#efcb92")
	}
	if k.Cost != "" {
		GoldCoin(c, 56, 52, 39, k.Cost)
	}
	if k.Initiative != "" {
		InitiativeShield(c, 58, 56, 43, k.Initiative, k.Faction)
		labelChip(c, 62, 114, 21, 96, k.InitiativeLabel)
	}
	if k.Prestige != "" {
		PrestigeStar(c, 445, 51, 44, k.Prestige)
	}
}

func (k *Card) typePlate(c *art.Canvas, y float64) {
	steelPlate(c, art.BoxAt(40, y, 420, 38), 6, 2.8)
	size := art.FitText(fonts.LabelBold, 21.5, 8, 348, k.TypeLine)
	c.Text(fonts.LabelBold, size, 58, y+19+size*0.33, art.Left, k.TypeLine, art.Solid("#f4eee0"))
	factionDisc(c, 434, y+19, 13.5, k.Faction)
}

// factionDisc is a small disc with the arms of a faction.
func factionDisc(c *art.Canvas, cx, cy, r float64, f Faction) {
	l := f.look()
	c.Fill(art.Circle(cx, cy, r*1.14), art.Solid(soot))
	c.Fill(art.Circle(cx, cy, r*1.03), art.Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.84), art.Glazed(cx, cy, r*0.9, &l.cloth))
	c.Icon(l.arms, cx, cy, r*1.3, art.Solid("#fff8e4"))
}

// shieldY is where the shields of a full face stand.
const shieldY = 617.0

// fullValues sets the shields of a Character, or what a Manœuvre gives.
func (k *Card) fullValues(c *art.Canvas) {
	switch k.Kind {
	case Character:
		for i := range k.Stats {
			x := [4]float64{84, 194, 306, 416}[i]
			Shield(c, Stat(i), x, shieldY, 37, k.Stats[i], k.Tones[i])
			labelChip(c, x, shieldY+47, 21, 104, k.Labels[i])
		}
	case Manoeuvre:
		y := plan(k.Tall).Panel.Y + 58
		for i, x := range [2]float64{142, 296} {
			label := [2]string{k.GoldLabel, k.DrawLabel}[i]
			if i == 0 {
				GoldCoin(c, x, y, 38, k.Gold)
			} else {
				cardCount(c, x, y, 66, k.Draw)
			}
			size := art.FitText(fonts.Title, 22, 10, 92, label)
			c.Text(fonts.Title, size, x+48-float64(i)*12, y+size*0.35, art.Left, label, art.Solid("#3a2614"))
		}
		c.Fill(art.Rect(60, y+50, 380, 1.6), art.Linear(60, 0, 440, 0, art.SA(0, "#5a3c1c", 0), art.SA(0.5, "#5a3c1c", 0.5), art.SA(1, "#5a3c1c", 0)))
	}
}

// cardCount is a number of cards: a card back with a number, h units high.
func cardCount(c *art.Canvas, cx, cy, h float64, text string) {
	b := art.BoxAt(cx-h*0.36, cy-h/2, h*0.72, h)
	c.Shadow(b.Round(h*0.09), 0, h*0.04, h*0.05, art.HexA("#000", 0.6))
	c.Fill(b.Inset(-h*0.03).Round(h*0.1), art.Solid(soot))
	c.Fill(b.Round(h*0.08), bronze(b))
	c.Fill(b.Inset(h*0.055).Round(h*0.05), art.Linear(b.X, b.Y, b.X, b.Y+h, art.S(0, "#3c5c92"), art.S(1, "#12213e")))
	c.Numeral(h*0.66, cx, cy, text, "#fffdf2")
}

func (k *Card) fullFoot(c *art.Canvas) {
	if k.Kind == Character { // the labels of the shields stand there
		if k.Number != "" {
			c.Text(fonts.LabelBold, 12, 250, 652, art.Centre, "N° "+k.Number, art.SolidA("#4a3018", 0.8))
		}
		return
	}
	label := "DRAKERION"
	if k.Number != "" {
		label += " · N° " + k.Number
	}
	c.Fill(art.RoundRect(160, 668, 180, 15, 7.5), art.SolidA("#000", 0.5))
	c.Text(fonts.LabelBold, 11.5, 250, 679.6, art.Centre, label, art.SolidA("#f3e2bd", 0.9))
}

// page is the words of a full face, measured for its panel.
type page struct {
	plan faces.FullPlan
	area art.Box
	text *art.Block
	y    float64
}

// Sizes of the words on a full face, in units.
const (
	textLeast = 15.0
	textGood  = 24.0
	textMost  = 28.0
)

func (k *Card) page() page { return k.pageIn(plan(k.Tall)) }

// Crowded tells whether the words of the full face would be small without Tall.
func (k *Card) Crowded() bool {
	p := k.pageIn(plan(false))
	return p.text.Size() < textGood
}

func (k *Card) pageIn(plan faces.FullPlan) page {
	b := plan.Panel
	p := page{plan: plan, area: art.BoxAt(b.X+18, b.Y+18, b.W-36, b.H-32)}
	switch k.Kind {
	case Character:
		p.area.H = shieldY - 42 - p.area.Y
	case Manoeuvre:
		p.area.Y += 98
		p.area.H -= 98
	}
	style := art.RulesStyle(textMost, art.Left)
	if k.Contrast {
		style.Ink, style.ItalInk = art.Hex("#000"), art.Hex("#000")
	}
	p.text = art.Fit(k.Text, style, p.area.W, p.area.H, textLeast)
	p.y = p.area.Y + max(0, p.area.H-p.text.Height)*0.42
	return p
}

func (k *Card) fullText(c *art.Canvas, p *page) {
	b := p.plan.Panel
	if k.Contrast {
		c.Fill(b.Round(2), art.Solid("#ffffff"))
	} else {
		c.Icon(k.Icon, b.X+b.W/2, b.Y+b.H/2+2, 176, art.SolidA("#7a4a1e", 0.09))
	}
	c.Block(p.text, p.area.X, p.y)
}
