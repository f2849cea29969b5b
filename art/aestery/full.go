package aestery

import (
	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// tideBody is the dark outer card of Aestery and its frame of nacre.
func tideBody(c *art.Canvas, w, h, corner, inset, frameR float64) {
	c.Fill(art.RoundRect(0, 0, w, h, corner), art.Linear(0, 0, 0, h, art.S(0, "#2a5058"), art.S(0.12, "#0c252c"), art.S(1, "#04141a")))
	f := art.BoxAt(inset, inset, w-2*inset, h-2*inset)
	c.Fill(f.Round(frameR), c.Tile(texture.NacreTile(), 1))
	c.Fill(f.Round(frameR), art.Linear(f.X, f.Y, f.X+f.W*0.4, f.Y+f.H, art.SA(0, "#fff", 0.30), art.SA(0.5, "#5f9c98", 0.12), art.SA(1, "#04363c", 0.28)))
	c.Stroke(f.Round(frameR), inset*0.2, champagne(f))
}

// pearlWindow is an opening bevelled with pale gold.
func pearlWindow(c *art.Canvas, b art.Box, field string) {
	c.Fill(b.Inset(-6).Round(8), art.Solid(abyss))
	c.Fill(b.Inset(-4.5).Round(7), champagne(b.Inset(-4.5)))
	c.Fill(b.Inset(-1.5).Round(4), art.Solid(field))
}

// fullChassis draws what all full faces have in common.
func fullChassis(c *art.Canvas, plan faces.FullPlan) {
	restore := c.Clip(art.RoundRect(0, 0, faces.FullW, faces.FullH, 26))
	defer restore()
	tideBody(c, faces.FullW, faces.FullH, 26, 13, 16)
	c.Stroke(art.BoxAt(14, 14, 472, 672).Round(15), 1.5, art.SolidA("#fff", 0.5))
	c.Stroke(art.BoxAt(19.5, 19.5, 461, 661).Round(11), 1.2, art.SolidA("#04363c", 0.45))
	pearlWindow(c, plan.Art, abyss)
	pearlWindow(c, plan.Panel, "#0a2a30")
	p := plan.Panel.Round(4)
	c.Fill(p, c.Tile(texture.PearlTile(), 1))
	c.InnerShadow(p, 0, 0, 13, art.HexA("#5f9c98", 0.62))
	c.InnerShadow(p, 0, 3, 4, art.HexA("#04222a", 0.5))
}

// fullFrame tints the frame in the card's colours and, where the card has two
// types, dashes it.
func (k *Card) fullFrame(c *art.Canvas, plan *faces.FullPlan) {
	f := art.BoxAt(13, 13, 474, 674)
	c.Fill(faces.FrameOf(f, 16, plan.Art.Inset(-6), plan.Panel.Inset(-6)), k.tint(f, 0.26))
	if k.Dual {
		dualEdge(c, f.Inset(7.5), 10, 5)
	}
	if k.Token {
		tokenEdge(c, f.Inset(7), 10.5, 3.4)
	}
}

// tint is a veil of the card's colours for its frame.
func (k *Card) tint(f art.Box, alpha float64) art.Paint {
	hi, lo := k.element().Frame()
	end := hi
	if n := len(k.Colours); n > 1 {
		end, _ = k.Colours[n-1].look().element.Frame()
	}
	return art.Linear(f.X, f.Y, f.X+f.W*0.5, f.Y+f.H, art.SA(0, hi, alpha), art.SA(0.5, lo, alpha), art.SA(1, end, alpha))
}

// dualEdge is the dashed line of cards that have two types.
func dualEdge(c *art.Canvas, b art.Box, r, width float64) {
	p := b.Round(r)
	dash := []float64{width * 3.4, width * 2.2}
	c.StrokeDash(p, width*1.15, dash, art.Solid("#0b2a32"))
	c.StrokeDash(p, width*0.62, dash, champagne(b))
}

// tokenEdge is the double glass line of tokens.
func tokenEdge(c *art.Canvas, b art.Box, r, width float64) {
	c.Stroke(b.Round(r), width, art.SolidA("#0b5a66", 0.85))
	c.Stroke(b.Round(r), width*0.4, art.SolidA("#c8fff6", 0.9))
}

func (k *Card) fullTitle(c *art.Canvas) {
	plate := art.BoxAt(58, 22, 428, 54)
	left, right := 104.0, 462.0
	if k.Cost == "" && !k.Hero {
		plate, left = art.BoxAt(18, 22, 464, 54), 42
	}
	tide(c, plate, 18, 3)
	if k.Pitch >= 0 && !k.Hero && !k.Token {
		right = 392
		for i := range 3 {
			kind := LozengeEmpty
			if i < k.Pitch {
				kind = LozengeAether
			}
			Lozenge(c, 412+float64(i)*24.5, 49, 15, kind)
		}
	}
	size := art.FitText(fonts.Title, 30, 6, right-left, k.Name)
	c.Engraved(fonts.Title, size, (left+right)/2, 49+size*0.35, art.Centre, k.Name, "#f2fff4")
	switch {
	case k.Hero:
		LozengeNumber(c, 60, 54, 42, LozengeTeal, k.Experience)
		colourDots(c, 60, 108, 14, k.Colours)
	case k.Cost != "":
		AetherOrb(c, 56, 52, 38, k.Cost)
	}
}

func (k *Card) typePlate(c *art.Canvas, y float64) {
	tide(c, art.BoxAt(40, y, 420, 38), 15, 2.6)
	size := art.FitText(fonts.LabelBold, 21.5, 8, 344, k.TypeLine)
	c.Text(fonts.LabelBold, size, 64, y+19+size*0.33, art.Left, k.TypeLine, art.Solid("#d9fff4"))
	if !k.Token {
		rarityDot(c, 431, y+19, 13, k.Rarity)
	}
}

func (k *Card) fullFoot(c *art.Canvas) {
	colourBand(c, fullBand, k.Colours)
	ink := k.colour().look().ink
	label := k.ColourTag
	parts := []string{rarityLooks[min(k.Rarity, rarities-1)].letter, k.Number}
	if k.Token {
		parts = nil
	}
	for _, part := range parts {
		if label != "" && part != "" {
			label += " · "
		}
		label += part
	}
	size := art.FitText(fonts.LabelBold, 15, 8, 290, label)
	switch {
	case len(k.Colours) > 1:
		ink = "#ffffff"
		c.TextOutline(fonts.LabelBold, size, 250, 671, art.Centre, label, 4.5, art.SolidA(abyss, 0.85))
	case ink == "#ffffff":
		c.Text(fonts.LabelBold, size, 250, 672, art.Centre, label, art.SolidA(abyss, 0.6))
	}
	c.Text(fonts.LabelBold, size, 250, 671, art.Centre, label, art.Solid(ink))
}

// tideStyle is rules text in the ink of the deep.
func tideStyle(size float64) art.TextStyle {
	s := art.RulesStyle(size, art.Left)
	s.Ink, s.ItalInk = art.Hex("#0b2228"), art.Hex("#2b5f66")
	return s
}

// tidePage is the words of a full face, measured for its panel.
type tidePage struct {
	plan faces.FullPlan
	area art.Box
	text *art.Block // may be nil beside rows
	y    float64
	rows []tideRow
	size float64 // of the words
}

// tideRow is an ability of a hero.
type tideRow struct {
	block *art.Block
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
func (k *Card) page() tidePage { return k.pageIn(fullPlanOf(k.Tall)) }

// Crowded tells whether the words of the full face would be small without Tall.
func (k *Card) Crowded() bool {
	p := k.pageIn(fullPlanOf(false))
	return p.size < tideTextGood
}

func (k *Card) pageIn(plan faces.FullPlan) tidePage {
	b := plan.Panel
	p := tidePage{plan: plan, area: art.BoxAt(b.X+18, b.Y+17, b.W-36, b.H-28)}
	if k.Fighter {
		p.area.H = 594 - p.area.Y // the medals begin there
	}
	style := tideStyle(tideTextMost)
	if k.Contrast {
		style.Ink, style.ItalInk = art.Hex("#000"), art.Hex("#000")
	}
	if len(k.Abilities) > 0 {
		k.heroPage(&p, style)
		return p
	}
	p.text = art.Fit(k.Text, style, p.area.W, p.area.H, tideTextLeast)
	p.size = p.text.Size()
	p.y = p.area.Y + (p.area.H-p.text.Height)*0.42
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
func (k *Card) heroPage(p *tidePage, style art.TextStyle) {
	b := p.plan.Panel
	p.area = art.BoxAt(b.X+10, b.Y+18, b.W-22, b.H-28)
	style.Lead = 1.14
	for style.Size = 23; ; style.Size -= 0.5 {
		p.size = style.Size
		p.rows, p.text = p.rows[:0], nil
		need := 0.0
		if len(k.Text) > 0 {
			p.text = art.Lay(k.Text, style, p.area.W-20)
			need += p.text.Height + abilityGap
		}
		fits := true
		for _, a := range k.Abilities {
			w := p.area.W - abilityTextX
			if a.Cost == "" {
				w = p.area.W - 20
			}
			r := tideRow{block: art.Lay(a.Text, style, w), cost: a.Cost}
			fits = fits && r.block.Widest <= w+0.01
			r.h = max(r.block.Height, 30)
			need += r.h + abilityGap
			p.rows = append(p.rows, r)
		}
		if need-abilityGap <= p.area.H && fits || style.Size <= tideTextLeast {
			k.spread(p, p.area.H-need+abilityGap)
			return
		}
	}
}

// spread shares the spare height among the rows.
func (k *Card) spread(p *tidePage, spare float64) {
	spare = max(0, spare)
	y := p.area.Y
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

func (k *Card) fullText(c *art.Canvas, p *tidePage) {
	b := p.plan.Panel
	if k.Contrast {
		c.Fill(b.Round(4), art.Solid("#ffffff"))
	} else {
		c.Icon(k.Icon, b.X+b.W/2, b.Y+b.H/2+4, 180, art.SolidA("#0f5a60", 0.075))
	}
	if p.text != nil {
		x := p.area.X
		if len(p.rows) > 0 {
			x += 10
		}
		c.Block(p.text, x, p.y)
	}
	for i := range p.rows {
		r := &p.rows[i]
		mid := r.y + r.h/2
		x := p.area.X + abilityTextX
		if r.cost == "" {
			x = p.area.X + 10
		} else {
			h := min(42, r.h+abilityGap-4)
			AbilityPlate(c, p.area.X, mid-h/2, abilityPlateW, h, r.cost, art.StateNormal)
		}
		c.Block(r.block, x, mid-r.block.Height/2)
		if i > 0 || p.text != nil {
			y := r.y - abilityGap/2
			c.Fill(art.Rect(p.area.X+abilityTextX, y-0.7, p.area.W-abilityTextX, 1.4), art.SolidA("#0f5a60", 0.28))
		}
	}
}

// AbilityPlate is the pointed plate with what an ability of a hero costs.
func AbilityPlate(c *art.Canvas, x, y, w, h float64, cost string, s art.State) {
	tip := h * 0.31
	b := art.BoxAt(x, y, w, h)
	p := art.Plate(x, y, w, h, tip)
	alpha := 1.0
	ink := "#a8fff0"
	if len(cost) > 0 && cost[0] != '+' {
		ink = "#ffb0a0"
	}
	if s == art.StateDisabled {
		alpha, ink = 0.5, "#6f8f90"
	}
	c.Fill(p, tidePlate(y, h).Alpha(alpha))
	c.Stroke(p, h*0.057, champagne(b).Alpha(alpha))
	size := art.FitText(art.NameFace, h*0.69, h*0.3, w-1.6*tip, cost)
	if h*c.Scale() > 24 {
		c.Numeral(size, x+w/2, y+h/2, cost, ink)
		return
	}
	c.Text(art.NameFace, size, x+w/2, y+h/2+size*0.325, art.Centre, cost, art.Solid(ink))
}
