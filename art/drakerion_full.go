package art

import (
	"wyrmtable/fonts"
)

// drakBody is the dark outer card of Drakerion and its frame of brushed steel,
// tinted by the palette of the faction.
func (c *Canvas) drakBody(w, h, corner, inset, frameR float64, e Element, holes ...box) {
	c.Fill(RoundRect(0, 0, w, h, corner), Linear(0, 0, 0, h, S(0, "#333a40"), S(0.12, "#181b1e"), S(1, "#0a0b0c")))
	f := box{inset, inset, w - 2*inset, h - 2*inset}
	hi, lo := e.Frame()
	ring := func() *Path { return frameOf(f, frameR, holes...) }
	c.Fill(ring(), c.tile(steelTile(), 1))
	c.Fill(ring(), Linear(f.x, f.y, f.x+f.w*0.3, f.y+f.h, SA(0, hi, 0.50), SA(0.5, lo, 0.58), SA(1, hi, 0.56)))
	c.Fill(ring(), Linear(f.x, f.y, f.x+f.w*0.4, f.y+f.h, SA(0, "#fff", 0.22), SA(0.4, "#fff", 0), SA(1, "#000", 0.34)))
	c.Stroke(f.round(frameR), inset*0.22, f.bronze())
}

// bronzeWindow is an opening bevelled with bronze.
func (c *Canvas) bronzeWindow(b box, k float64, field string) {
	c.Fill(b.inset(-6*k).round(5*k), Solid(soot))
	c.Fill(b.inset(-4.6*k).round(4.4*k), b.inset(-4.6*k).bronze())
	c.Fill(b.inset(-1.6*k).round(2.5*k), Solid(field))
}

// drakFullChassis draws what all full faces of a palette have in common.
func drakFullChassis(c *Canvas, plan fullPlan, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoFullW, dracoFullH, 26))
	defer restore()
	c.drakBody(dracoFullW, dracoFullH, 26, 13, 16, e, plan.art.inset(-4), plan.panel.inset(-4))
	c.Stroke(drakFrame.inset(1.6).round(15), 1.3, SolidA("#fff", 0.35))
	c.Stroke(drakFrame.inset(8).chamfer(12), 1.4, SolidA("#000", 0.42))
	c.Stroke(drakFrame.inset(9.2).chamfer(12), 0.9, SolidA("#fff", 0.22))
	c.bronzeWindow(plan.art, 1, soot)
	c.bronzeWindow(plan.panel, 1, "#2a1c10")
	c.parchment(plan.panel, 2)
	for i, p := range [][2]float64{{23, 676}, {477, 676}, {22, plan.art.y + plan.art.h*0.62}, {478, plan.art.y + plan.art.h*0.62}} {
		c.rivet(p[0], p[1], 4.6, 0.5+1.1*float64(i))
	}
}

// renownedEdge is the edge of those who are Renowned: a band of bronze with
// clasps at the corners. k is its size.
func (c *Canvas) renownedEdge(f box, r, k float64) {
	c.Stroke(f.inset(2.4*k).round(r-1.5*k), 7.4*k, Solid("#1a0f06"))
	c.Stroke(f.inset(2.4*k).round(r-1.5*k), 5.6*k, f.bronze())
	c.Stroke(f.inset(3.4*k).round(r-2*k), 0.9*k, SolidA("#fff2cc", 0.65))
	for _, m := range f.inset(k).corners() {
		p := new(Path).MoveTo(0, 38*k).LineTo(0, 12*k).QuadTo(1*k, 1*k, 12*k, 0).LineTo(38*k, 0)
		p.QuadTo(30*k, 8*k, 15*k, 9*k).QuadTo(9*k, 11*k, 9*k, 15*k).QuadTo(8*k, 30*k, 0, 38*k).Close()
		q := p.Transformed(m)
		c.Shadow(q, 0.6*k, 1.4*k, 1.2*k, HexA("#000", 0.7))
		c.Fill(q, Bronze(m[4]-19*k, m[5]-19*k, 38*k, 38*k))
		c.Stroke(q, 1*k, Solid("#2a1608"))
	}
}

// dashedName is the name as it is printed: between dashes for the Renowned.
func (k *DrakCard) dashedName() string {
	if k.Renowned {
		return "–\u00a0" + k.Name + "\u00a0–"
	}
	return k.Name
}

func (k *DrakCard) fullTitle(c *Canvas) {
	plate := box{24, 20, 452, 56}
	left, right := 48.0, 452.0
	if k.Cost != "" || k.Initiative != "" {
		plate, left = box{58, 20, 418, 56}, 108
	}
	if k.Prestige != "" {
		plate.w, right = 404, 392
	}
	c.steelPlate(plate, 7, 3.2)
	name := k.dashedName()
	mid, most := 48.0, 32.0
	if k.Title != "" {
		mid, most = 40, 28
	}
	size := FitText(fonts.Title, most, 6, right-left, name)
	c.engraved(fonts.Title, size, (left+right)/2, mid+size*0.35, Centre, name, "#fbf1dc")
	if k.Title != "" {
		small := FitText(fonts.RulesItalic, 18, 8, right-left, k.Title)
		c.engraved(fonts.RulesItalic, small, (left+right)/2, 64+small*0.24, Centre, k.Title, "#efcb92")
	}
	if k.Cost != "" {
		c.GoldCoin(56, 52, 39, k.Cost)
	}
	if k.Initiative != "" {
		c.InitiativeShield(58, 56, 43, k.Initiative, k.Faction)
		c.labelChip(62, 114, 21, 96, k.InitiativeLabel)
	}
	if k.Prestige != "" {
		c.PrestigeStar(445, 51, 44, k.Prestige)
	}
}

func (k *DrakCard) typePlate(c *Canvas, y float64) {
	c.steelPlate(box{40, y, 420, 38}, 6, 2.8)
	size := FitText(fonts.LabelBold, 21.5, 8, 348, k.TypeLine)
	c.Text(fonts.LabelBold, size, 58, y+19+size*0.33, Left, k.TypeLine, Solid("#f4eee0"))
	c.factionDisc(434, y+19, 13.5, k.Faction)
}

// factionDisc is a small disc with the arms of a faction.
func (c *Canvas) factionDisc(cx, cy, r float64, f DrakFaction) {
	l := f.look()
	c.Fill(Circle(cx, cy, r*1.14), Solid(soot))
	c.Fill(Circle(cx, cy, r*1.03), Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.84), glazed(cx, cy, r*0.9, &l.cloth))
	c.Icon(l.arms, cx, cy, r*1.3, Solid("#fff8e4"))
}

// drakShieldY is where the shields of a full face stand.
const drakShieldY = 617.0

// fullValues sets the shields of a Character, or what a Manœuvre gives.
func (k *DrakCard) fullValues(c *Canvas) {
	switch k.Kind {
	case DrakCharacter:
		for i := range k.Stats {
			x := [4]float64{84, 194, 306, 416}[i]
			c.DrakShield(DrakStat(i), x, drakShieldY, 37, k.Stats[i], k.Tones[i])
			c.labelChip(x, drakShieldY+47, 21, 104, k.Labels[i])
		}
	case DrakManoeuvre:
		y := drakPlan(k.Tall).panel.y + 58
		for i, x := range [2]float64{142, 296} {
			label := [2]string{k.GoldLabel, k.DrawLabel}[i]
			if i == 0 {
				c.GoldCoin(x, y, 38, k.Gold)
			} else {
				c.cardCount(x, y, 66, k.Draw)
			}
			size := FitText(fonts.Title, 22, 10, 92, label)
			c.Text(fonts.Title, size, x+48-float64(i)*12, y+size*0.35, Left, label, Solid("#3a2614"))
		}
		c.Fill(Rect(60, y+50, 380, 1.6), Linear(60, 0, 440, 0, SA(0, "#5a3c1c", 0), SA(0.5, "#5a3c1c", 0.5), SA(1, "#5a3c1c", 0)))
	}
}

// cardCount is a number of cards: a card back with a number, h units high.
func (c *Canvas) cardCount(cx, cy, h float64, text string) {
	b := box{cx - h*0.36, cy - h/2, h * 0.72, h}
	c.Shadow(b.round(h*0.09), 0, h*0.04, h*0.05, HexA("#000", 0.6))
	c.Fill(b.inset(-h*0.03).round(h*0.1), Solid(soot))
	c.Fill(b.round(h*0.08), b.bronze())
	c.Fill(b.inset(h*0.055).round(h*0.05), Linear(b.x, b.y, b.x, b.y+h, S(0, "#3c5c92"), S(1, "#12213e")))
	c.numeral(h*0.66, cx, cy, text, "#fffdf2")
}

func (k *DrakCard) fullFoot(c *Canvas) {
	if k.Kind == DrakCharacter { // the labels of the shields stand there
		if k.Number != "" {
			c.Text(fonts.LabelBold, 12, 250, 652, Centre, "N° "+k.Number, SolidA("#4a3018", 0.8))
		}
		return
	}
	label := "DRAKERION"
	if k.Number != "" {
		label += " · N° " + k.Number
	}
	c.Fill(RoundRect(160, 668, 180, 15, 7.5), SolidA("#000", 0.5))
	c.Text(fonts.LabelBold, 11.5, 250, 679.6, Centre, label, SolidA("#f3e2bd", 0.9))
}

// drakPage is the words of a full face, measured for its panel.
type drakPage struct {
	plan fullPlan
	area box
	text *Block
	y    float64
}

// Sizes of the words on a full face, in units.
const (
	drakTextLeast = 15.0
	drakTextGood  = 24.0
	drakTextMost  = 28.0
)

func (k *DrakCard) page() drakPage { return k.pageIn(drakPlan(k.Tall)) }

// Crowded tells whether the words of the full face would be small without Tall.
func (k *DrakCard) Crowded() bool {
	p := k.pageIn(drakPlan(false))
	return p.text.Size() < drakTextGood
}

func (k *DrakCard) pageIn(plan fullPlan) drakPage {
	b := plan.panel
	p := drakPage{plan: plan, area: box{b.x + 18, b.y + 18, b.w - 36, b.h - 32}}
	switch k.Kind {
	case DrakCharacter:
		p.area.h = drakShieldY - 42 - p.area.y
	case DrakManoeuvre:
		p.area.y += 98
		p.area.h -= 98
	}
	style := RulesStyle(drakTextMost, Left)
	if k.Contrast {
		style.Ink, style.ItalInk = Hex("#000"), Hex("#000")
	}
	p.text = Fit(k.Text, style, p.area.w, p.area.h, drakTextLeast)
	p.y = p.area.y + max(0, p.area.h-p.text.Height)*0.42
	return p
}

func (k *DrakCard) fullText(c *Canvas, p *drakPage) {
	b := p.plan.panel
	if k.Contrast {
		c.Fill(b.round(2), Solid("#ffffff"))
	} else {
		c.Icon(k.Icon, b.x+b.w/2, b.y+b.h/2+2, 176, SolidA("#7a4a1e", 0.09))
	}
	c.Block(p.text, p.area.x, p.y)
}
