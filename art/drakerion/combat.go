package drakerion

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// CombatPlan says where things lie on the panel of a combat, in its units from
// its upper left corner: the cards of attacker and defender, 7/5 as high as
// wide, the sign between them and the lines below.
type CombatPlan struct {
	TitleY                 float64 // baseline
	CardY, CardW           float64
	LeftX, RightX          float64
	SignX, SignY, SignSize float64
	LinesX, LinesY         float64
	LinesW, LinesH         float64
}

// CombatPanelPlan lays out a panel of w by h units.
func CombatPanelPlan(w, h float64) CombatPlan {
	k := math.Min(w/228, h/232)
	card := 62 * k
	top := 34 * k
	return CombatPlan{TitleY: 23 * k, CardY: top, CardW: card, LeftX: 16 * k, RightX: w - 16*k - card,
		SignX: w / 2, SignY: top + card*0.56, SignSize: 36 * k,
		LinesX: 14 * k, LinesY: top + card*1.4 + 9*k, LinesW: w - 28*k, LinesH: h - top - card*1.4 - 18*k}
}

// CombatPanel foretells a combat: the panel, the sign of melee or of a shot
// between the two cards, and what will happen. The cards are drawn over it.
func CombatPanel(c *art.Canvas, x, y, w, h float64, title, how string, shot bool, lines []art.OutcomeLine) {
	p := CombatPanelPlan(w, h)
	WarPanel(c, x, y, w, h, false)
	c.Push(art.Translate(x, y))
	defer c.Pop()
	WarHeading(c, 14, p.TitleY, w-28, p.SignSize*0.40, title)
	for _, cx := range [2]float64{p.LeftX, p.RightX} {
		b := art.BoxAt(cx-2, p.CardY-2, p.CardW+4, p.CardW*1.4+4)
		c.Fill(b.Round(4), art.SolidA("#000", 0.32))
	}
	icon := "crossed-swords"
	if shot {
		icon = "high-shot"
	}
	bronzeRelief(c, icon, p.SignX, p.SignY, p.SignSize)
	size := art.FitText(fonts.Label, p.SignSize*0.36, 4, p.RightX-p.LeftX-p.CardW-8, how)
	c.Text(fonts.Label, size, p.SignX, p.SignY+p.SignSize*0.95, art.Centre, how, art.Solid("#d8cdb4"))
	combatLines(c, &p, lines)
}

// combatLines sets one line under the other, ruled, as large as they fit.
func combatLines(c *art.Canvas, p *CombatPlan, lines []art.OutcomeLine) {
	if len(lines) == 0 {
		return
	}
	pitch := math.Min(p.SignSize*0.68, p.LinesH/float64(len(lines)))
	for i := range lines {
		l := &lines[i]
		y := p.LinesY + pitch*float64(i)
		if i > 0 {
			c.Fill(art.Rect(p.LinesX, y-0.4, p.LinesW, 0.8), art.SolidA("#e0b878", 0.20))
		}
		style := art.OutcomeStyle(pitch*0.62, l.Ink)
		style.Ink, style.ItalInk = art.Hex("#f4eee0"), art.Hex("#d8cdb4")
		t := art.Fit(l.Text, style, p.LinesW-pitch*1.1, pitch, pitch*0.3)
		c.Icon(l.Icon, p.LinesX+pitch*0.45, y+pitch*0.5, pitch*0.72, art.Solid(l.Ink))
		c.Block(t, p.LinesX+pitch*1.1, y+(pitch-t.Height)/2)
	}
}
