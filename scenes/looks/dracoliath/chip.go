package dracoliath

import (
	"image/color"
	"math"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/dracoliath"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/theme"
)

// chip paints what a Storm does to a player: its name, and in signs when
// and if it does it. The arrow points to whose side it is.
func chip(c *art.Canvas, w, h float64, f rules.Face, up bool, lang rules.Lang, edge color.NRGBA) {
	card := cardOf(f, theme.Options{Lang: lang})
	look.ChipPlate(c, w, h, edge)
	if h < 40 {
		lowChip(c, w, h, f, card)
		return
	}
	head := math.Min(17, h*.29)
	size := art.FitText(fonts.Name, head*.9, 9.5, w-36, card.Name)
	c.Text(fonts.Name, size, 10, 5+head*.5+size*.34, art.Left, cut(size, w-36, card.Name), art.Solid("#ffe9d2"))
	dir := art.ToMe
	if up {
		dir = art.ToOpponent
	}
	c.DirArrow(dir, w-16, 5+head*.55, head*.85)
	room := h - head - 13
	b := art.Fit(art.Markup(dracoliath.Tag(f).In(lang)), chipStyle(14), w-18, room, 8)
	c.Block(b, 9, head+6+(room-b.Height)/2)
}

// chipStyle is how the signs of a chip are set.
func chipStyle(size float64) art.TextStyle {
	s := art.RulesStyle(size, art.Centre).OnDark()
	s.Plain, s.Ink, s.Lead, s.Gap, s.Signs = fonts.Name, art.Hex("#ffeed4"), 1.24, 0.05, 1.36
	return s
}

// lowChip is a chip on one line: the name, when it acts, and the first
// sign; without the name where that could not be read.
func lowChip(c *art.Canvas, w, h float64, f rules.Face, card *paint.Card) {
	r, edge := math.Min(8, h*.28), 7.0
	if w < 100 {
		r, edge = min(r, 5.8), 5
	}
	sign := firstSign(card)
	when := ""
	if start, end := dracoliath.When(f); start {
		when = "hourglass"
	} else if end {
		when = "empty-hourglass"
	}
	x := w - edge - 1 - r
	more := ""
	if w < 70 {
		x, r, more = w/2, min(8.5, h*.29), shortSign(card)
		if when != "" {
			x += r
		}
		if more != "" {
			x -= r
		}
	}
	c.Symbol(sign.Sym, x, h/2, r)
	if sign.Forbid {
		c.Forbid(x, h/2, r)
	}
	if when != "" {
		x -= 2 * r
		c.Icon(when, x, h/2, 1.7*r, art.Solid("#ffeed4"))
	}
	if w < 70 {
		size := art.FitText(fonts.Name, r*1.9, look.SmallestText, w/2-r, more)
		c.Text(fonts.Name, size, x+r+2, h/2+size*.34, art.Left, more, art.Solid("#ffe9b0"))
		return
	}
	room := x - r - 3 - edge
	size := art.FitText(fonts.Name, 14, look.SmallestText, room, card.Name)
	c.Text(fonts.Name, size, edge, h/2+size*.34, art.Left, cut(size, room, card.Name), art.Solid("#ffe9d2"))
}

// shortSign is the number or sign beside the first symbol of a card, as "+1".
func shortSign(card *paint.Card) string {
	for _, row := range card.Rows {
		for i, it := range row.Items {
			if it.Sym == art.SymNone {
				continue
			}
			if i+1 < len(row.Items) && row.Items[i+1].Sym == art.SymNone && len(row.Items[i+1].Text) < 5 {
				return row.Items[i+1].Text
			}
			if it.N > 1 {
				return "×" + strconv.Itoa(it.N)
			}
			return ""
		}
	}
	return ""
}

// firstSign is the first symbol of a card.
func firstSign(card *paint.Card) paint.Item {
	for _, row := range card.Rows {
		for _, it := range row.Items {
			if it.Sym != art.SymNone {
				return it
			}
		}
	}
	return paint.Group(art.SymStorm, 1, art.ToNone)
}
