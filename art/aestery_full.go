package art

import (
	"wyrmtable/fonts"
)

// tideBody is the dark outer card of Aestery and its frame of nacre.
func (c *Canvas) tideBody(w, h, corner, inset, frameR float64) {
	c.Fill(RoundRect(0, 0, w, h, corner), Linear(0, 0, 0, h, S(0, "#2a5058"), S(0.12, "#0c252c"), S(1, "#04141a")))
	f := box{inset, inset, w - 2*inset, h - 2*inset}
	c.Fill(f.round(frameR), c.tile(nacreTile(), 1))
	c.Fill(f.round(frameR), Linear(f.x, f.y, f.x+f.w*0.4, f.y+f.h, SA(0, "#fff", 0.30), SA(0.5, "#5f9c98", 0.12), SA(1, "#04363c", 0.28)))
	c.Stroke(f.round(frameR), inset*0.2, f.champagne())
}

// pearlWindow is an opening bevelled with pale gold.
func (c *Canvas) pearlWindow(b box, field string) {
	c.Fill(b.inset(-6).round(8), Solid(abyss))
	c.Fill(b.inset(-4.5).round(7), b.inset(-4.5).champagne())
	c.Fill(b.inset(-1.5).round(4), Solid(field))
}

// aesteryFullChassis draws what all full faces have in common.
func aesteryFullChassis(c *Canvas, plan fullPlan) {
	restore := c.Clip(RoundRect(0, 0, dracoFullW, dracoFullH, 26))
	defer restore()
	c.tideBody(dracoFullW, dracoFullH, 26, 13, 16)
	c.Stroke(box{14, 14, 472, 672}.round(15), 1.5, SolidA("#fff", 0.5))
	c.Stroke(box{19.5, 19.5, 461, 661}.round(11), 1.2, SolidA("#04363c", 0.45))
	c.pearlWindow(plan.art, abyss)
	c.pearlWindow(plan.panel, "#0a2a30")
	p := plan.panel.round(4)
	c.Fill(p, c.tile(pearlTile(), 1))
	c.InnerShadow(p, 0, 0, 13, HexA("#5f9c98", 0.62))
	c.InnerShadow(p, 0, 3, 4, HexA("#04222a", 0.5))
}

// fullFrame tints the frame in the card's colours and, where the card has two
// types, dashes it.
func (k *AesteryCard) fullFrame(c *Canvas, plan *fullPlan) {
	f := box{13, 13, 474, 674}
	c.Fill(frameOf(f, 16, plan.art.inset(-6), plan.panel.inset(-6)), k.tint(f, 0.26))
	if k.Dual {
		c.dualEdge(f.inset(7.5), 10, 5)
	}
	if k.Token {
		c.tokenEdge(f.inset(7), 10.5, 3.4)
	}
}

// frameOf is a frame with holes.
func frameOf(f box, r float64, holes ...box) *Path {
	p := f.round(r)
	for _, h := range holes {
		p.Append(Rect(h.x, h.y, h.w, h.h), Matrix{-1, 0, 0, 1, 2*h.x + h.w, 0})
	}
	return p
}

// tint is a veil of the card's colours for its frame.
func (k *AesteryCard) tint(f box, alpha float64) Paint {
	hi, lo := k.element().Frame()
	end := hi
	if n := len(k.Colours); n > 1 {
		end, _ = k.Colours[n-1].look().element.Frame()
	}
	return Linear(f.x, f.y, f.x+f.w*0.5, f.y+f.h, SA(0, hi, alpha), SA(0.5, lo, alpha), SA(1, end, alpha))
}

// dualEdge is the dashed line of cards that have two types.
func (c *Canvas) dualEdge(b box, r, width float64) {
	p := b.round(r)
	dash := []float64{width * 3.4, width * 2.2}
	c.StrokeDash(p, width*1.15, dash, Solid("#0b2a32"))
	c.StrokeDash(p, width*0.62, dash, b.champagne())
}

// tokenEdge is the double glass line of tokens.
func (c *Canvas) tokenEdge(b box, r, width float64) {
	c.Stroke(b.round(r), width, SolidA("#0b5a66", 0.85))
	c.Stroke(b.round(r), width*0.4, SolidA("#c8fff6", 0.9))
}

func (k *AesteryCard) fullTitle(c *Canvas) {
	plate := box{58, 22, 428, 54}
	left, right := 104.0, 462.0
	if k.Cost == "" && !k.Hero {
		plate, left = box{18, 22, 464, 54}, 42
	}
	c.tide(plate, 18, 3)
	if k.Pitch >= 0 && !k.Hero && !k.Token {
		right = 392
		for i := range 3 {
			kind := LozengeEmpty
			if i < k.Pitch {
				kind = LozengeAether
			}
			c.Lozenge(412+float64(i)*24.5, 49, 15, kind)
		}
	}
	size := FitText(fonts.Title, 30, 6, right-left, k.Name)
	c.engraved(fonts.Title, size, (left+right)/2, 49+size*0.35, Centre, k.Name, "#f2fff4")
	switch {
	case k.Hero:
		c.LozengeNumber(60, 54, 42, LozengeTeal, k.Experience)
		c.colourDots(60, 108, 14, k.Colours)
	case k.Cost != "":
		c.AetherOrb(56, 52, 38, k.Cost)
	}
}

func (k *AesteryCard) typePlate(c *Canvas, y float64) {
	c.tide(box{40, y, 420, 38}, 15, 2.6)
	size := FitText(fonts.LabelBold, 21.5, 8, 344, k.TypeLine)
	c.Text(fonts.LabelBold, size, 64, y+19+size*0.33, Left, k.TypeLine, Solid("#d9fff4"))
	if !k.Token {
		c.rarityDot(431, y+19, 13, k.Rarity)
	}
}

func (k *AesteryCard) fullFoot(c *Canvas) {
	c.colourBand(aesFullBand, k.Colours)
	ink := k.colour().look().ink
	label := k.ColourTag
	parts := []string{rarityLooks[min(k.Rarity, aesteryRarities-1)].letter, k.Number}
	if k.Token {
		parts = nil
	}
	for _, part := range parts {
		if label != "" && part != "" {
			label += " · "
		}
		label += part
	}
	size := FitText(fonts.LabelBold, 15, 8, 290, label)
	switch {
	case len(k.Colours) > 1:
		ink = "#ffffff"
		c.TextOutline(fonts.LabelBold, size, 250, 671, Centre, label, 4.5, SolidA(abyss, 0.85))
	case ink == "#ffffff":
		c.Text(fonts.LabelBold, size, 250, 672, Centre, label, SolidA(abyss, 0.6))
	}
	c.Text(fonts.LabelBold, size, 250, 671, Centre, label, Solid(ink))
}

// tideStyle is rules text in the ink of the deep.
func tideStyle(size float64) TextStyle {
	s := RulesStyle(size, Left)
	s.Ink, s.ItalInk = Hex("#0b2228"), Hex("#2b5f66")
	return s
}

// tidePage is the words of a full face, measured for its panel.
type tidePage struct {
	plan fullPlan
	area box
	text *Block // may be nil beside rows
	y    float64
	rows []tideRow
	size float64 // of the words
}

// tideRow is an ability of a hero.
type tideRow struct {
	block *Block
	cost  string
	y, h  float64
}

// Sizes of the words on a full face, in units: they shrink from the most to the
// least; below the good size the picture makes room for them.
const (
	tideTextLeast = 15.0
	tideTextGood  = 19.5
	tideTextMost  = 29.0
)

// page sets the words of a card.
func (k *AesteryCard) page() tidePage { return k.pageIn(fullPlanOf(k.Tall)) }

// Crowded tells whether the words of the full face would be small without Tall.
func (k *AesteryCard) Crowded() bool {
	p := k.pageIn(fullPlanOf(false))
	return p.size < tideTextGood
}

func (k *AesteryCard) pageIn(plan fullPlan) tidePage {
	b := plan.panel
	p := tidePage{plan: plan, area: box{b.x + 18, b.y + 17, b.w - 36, b.h - 28}}
	if k.Fighter {
		p.area.h = 594 - p.area.y // the medals begin there
	}
	style := tideStyle(tideTextMost)
	if k.Contrast {
		style.Ink, style.ItalInk = Hex("#000"), Hex("#000")
	}
	if len(k.Abilities) > 0 {
		k.heroPage(&p, style)
		return p
	}
	p.text = Fit(k.Text, style, p.area.w, p.area.h, tideTextLeast)
	p.size = p.text.Size()
	p.y = p.area.y + (p.area.h-p.text.Height)*0.42
	return p
}

// The plates of abilities.
const (
	abilityPlateW = 74.0
	abilityTextX  = 94.0
	abilityGap    = 9.0
)

// heroPage sets the abilities as large as they fit, and above them what the
// hero does always.
func (k *AesteryCard) heroPage(p *tidePage, style TextStyle) {
	b := p.plan.panel
	p.area = box{b.x + 10, b.y + 18, b.w - 22, b.h - 28}
	style.Lead = 1.14
	for style.Size = 23; ; style.Size -= 0.5 {
		p.size = style.Size
		p.rows, p.text = p.rows[:0], nil
		need := 0.0
		if len(k.Text) > 0 {
			p.text = Lay(k.Text, style, p.area.w-20)
			need += p.text.Height + abilityGap
		}
		fits := true
		for _, a := range k.Abilities {
			w := p.area.w - abilityTextX
			if a.Cost == "" {
				w = p.area.w - 20
			}
			r := tideRow{block: Lay(a.Text, style, w), cost: a.Cost}
			fits = fits && r.block.Widest <= w+0.01
			r.h = max(r.block.Height, 30)
			need += r.h + abilityGap
			p.rows = append(p.rows, r)
		}
		if need-abilityGap <= p.area.h && fits || style.Size <= tideTextLeast {
			k.spread(p, p.area.h-need+abilityGap)
			return
		}
	}
}

// spread shares the spare height among the rows.
func (k *AesteryCard) spread(p *tidePage, spare float64) {
	spare = max(0, spare)
	y := p.area.y
	p.y = y
	if p.text != nil {
		y += p.text.Height + abilityGap
	}
	each := spare / float64(len(p.rows))
	for i := range p.rows {
		p.rows[i].h += each
		p.rows[i].y = y
		y += p.rows[i].h + abilityGap
	}
}

func (k *AesteryCard) fullText(c *Canvas, p *tidePage) {
	b := p.plan.panel
	if k.Contrast {
		c.Fill(b.round(4), Solid("#ffffff"))
	} else {
		c.Icon(k.Icon, b.x+b.w/2, b.y+b.h/2+4, 180, SolidA("#0f5a60", 0.075))
	}
	if p.text != nil {
		x := p.area.x
		if len(p.rows) > 0 {
			x += 10
		}
		c.Block(p.text, x, p.y)
	}
	for i := range p.rows {
		r := &p.rows[i]
		mid := r.y + r.h/2
		x := p.area.x + abilityTextX
		if r.cost == "" {
			x = p.area.x + 10
		} else {
			h := min(42, r.h+abilityGap-4)
			c.AbilityPlate(p.area.x, mid-h/2, abilityPlateW, h, r.cost, StateNormal)
		}
		c.Block(r.block, x, mid-r.block.Height/2)
		if i > 0 || p.text != nil {
			y := r.y - abilityGap/2
			c.Fill(Rect(p.area.x+abilityTextX, y-0.7, p.area.w-abilityTextX, 1.4), SolidA("#0f5a60", 0.28))
		}
	}
}

// AbilityPlate is the pointed plate with what an ability of a hero costs.
func (c *Canvas) AbilityPlate(x, y, w, h float64, cost string, s State) {
	tip := h * 0.31
	b := box{x, y, w, h}
	p := Plate(x, y, w, h, tip)
	alpha := 1.0
	ink := "#a8fff0"
	if len(cost) > 0 && cost[0] != '+' {
		ink = "#ffb0a0"
	}
	if s == StateDisabled {
		alpha, ink = 0.5, "#6f8f90"
	}
	c.Fill(p, tidePlate(y, h).Alpha(alpha))
	c.Stroke(p, h*0.057, b.champagne().Alpha(alpha))
	size := FitText(nameFace, h*0.69, h*0.3, w-1.6*tip, cost)
	if h*c.Scale() > 24 {
		c.numeral(size, x+w/2, y+h/2, cost, ink)
		return
	}
	c.Text(nameFace, size, x+w/2, y+h/2+size*0.325, Centre, cost, Solid(ink))
}
