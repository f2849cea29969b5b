package drakerion

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// An Option is one way to attack: the shield of the attack and that of the riposte,
// each with its word, and what comes of it. Without a riposte its word stands alone.
type Option struct {
	Blow                 Stat
	Attack, AttackWord   string
	Riposte, RiposteWord string
	Lines                []art.OutcomeLine
}

// DrawOption draws an attack in w by h units.
func DrawOption(c *art.Canvas, w, h float64, o *Option) {
	high := h * 0.40
	room := w*0.44 - high
	behind := room // of the riposte's word
	if o.Riposte == "" {
		behind = w * 0.47
	}
	size := min(art.FitText(fonts.Title, high*0.36, 9, room, o.AttackWord),
		art.FitText(fonts.Title, high*0.36, 9, behind, o.RiposteWord))
	optionSide(c, w*0.02, high, size, o.Blow, o.Attack, o.AttackWord)
	optionSide(c, w*0.51, high, size, Riposte, o.Riposte, o.RiposteWord)
	sign := math.Min(h*0.27, (h-high-6)/0.68/2)
	combatLines(c, &CombatPlan{SignSize: sign, LinesX: w * 0.02, LinesY: high + 6, LinesW: w * 0.96, LinesH: h - high - 6},
		o.Lines)
}

// optionSide draws a value on its shield, with its word behind it.
func optionSide(c *art.Canvas, x, h, size float64, s Stat, value, word string) {
	if value != "" {
		r := h * 0.44
		Shield(c, s, x+r, h/2, r, value, art.TonePrinted)
		x += r*2 + 8
	}
	c.Engraved(fonts.Title, size, x, h/2+size*0.35, art.Left, word, "#fbf1dc")
}
