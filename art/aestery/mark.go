package aestery

import (
	"math"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Mark is what may lie on a permanent. Each has a colour and a sign of
// its own, and a number where there can be several.
type Mark uint8

// The marks.
const (
	MarkEngaged     Mark = iota // amber arrow
	MarkFatigue                 // orange, a cracked shield
	MarkFirstBlood              // red, blood
	MarkBloodthirst             // dark red, fangs
	MarkBravery                 // gold, a rank
	MarkSlumber                 // night blue, "zz"
	MarkPlus                    // green, "+1"
	MarkSkip                    // ice, will not disengage: an anchor
	MarkStolen                  // violet, a hand
	MarkBuff                    // lime, until the end of the turn
	MarkDive                    // sea blue, dives
	marks
)

var markLooks = [marks]struct{ field, ink, icon, word string }{
	MarkEngaged:     {"#3a2208", "#ffc45e", "clockwise-rotation", ""},
	MarkFatigue:     {"#2a0f08", "#ffb070", "cracked-shield", ""},
	MarkFirstBlood:  {"#3a0308", "#ff6a6a", "blood", ""},
	MarkBloodthirst: {"#4a0412", "#ff9ab0", "fangs", ""},
	MarkBravery:     {"#3a2c04", "#ffe07a", "rank-3", ""},
	MarkSlumber:     {"#0b1440", "#b6c8ff", "", "zz"},
	MarkPlus:        {"#0c3012", "#a8f08a", "", "+1"},
	MarkSkip:        {"#062a3a", "#9fe2ff", "anchor", ""},
	MarkStolen:      {"#2a0f48", "#d7a2ff", "grab", ""},
	MarkBuff:        {"#20340a", "#d9ff8a", "upgrade", ""},
	MarkDive:        {"#04283e", "#7ad0ff", "pool-dive", ""},
}

// Ink is the colour of the mark for words on dark ground.
func (m Mark) Ink() string { return markLooks[min(m, marks-1)].ink }

// Icon is the icon of the mark; "" for those that are words.
func (m Mark) Icon() string { return markLooks[min(m, marks-1)].icon }

// Mark draws a mark of radius r; from two on, n stands beside it.
func DrawMark(c *art.Canvas, m Mark, cx, cy, r float64, n int) {
	l := markLooks[min(m, marks-1)]
	c.Shadow(art.Circle(cx, cy, r), r*0.06, r*0.16, r*0.16, art.HexA("#000", 0.65))
	c.Fill(art.Circle(cx, cy, r*1.04), art.Solid(abyss))
	c.Fill(art.Circle(cx, cy, r*0.98), art.Solid(l.ink))
	c.Fill(art.Circle(cx, cy, r*0.82), art.Solid(l.field))
	if l.icon != "" {
		c.Icon(l.icon, cx, cy, r*1.22, art.Solid(l.ink))
	} else {
		size := art.FitText(art.NameFace, r*1.06, r*0.4, r*1.40, l.word)
		c.Text(art.NameFace, size, cx, cy+size*0.31, art.Centre, l.word, art.Solid(l.ink))
	}
	if n > 1 {
		x, y, k := cx+r*0.80, cy+r*0.72, r*0.60
		c.Fill(art.Circle(x, y, k*1.14), art.Solid(abyss))
		c.Fill(art.Circle(x, y, k), art.Solid(l.ink))
		s := strconv.Itoa(n)
		size := art.FitText(art.NameFace, k*1.42, k*0.6, k*1.6, s)
		c.Text(art.NameFace, size, x, y+size*0.325, art.Centre, s, art.Solid(abyss))
	}
}

// ChipKind is the colour of a chip.
type ChipKind uint8

// The kinds.
const (
	ChipPlain      ChipKind = iota // the hand, notes
	ChipFlash                      // pale gold: flashed
	ChipFirstBlood                 // blood red
	ChipPayment                    // pink: what is about to be paid
	ChipCachette                   // violet
	ChipCombat                     // coral
)

var chipLooks = [...]struct{ field, edge, ink string }{
	{"#06191f", "#bff5e8", "#e2fff6"}, {"#6a5410", "#ffe9a0", "#fff2b0"}, {"#4a0810", "#ff8a8a", "#ffd6cf"},
	{"#571038", "#ff8ac4", "#ffe0f2"}, {"#2a1540", "#d9b8ff", "#efdfff"}, {"#5a160c", "#ff9a7a", "#ffe0d0"},
}

// Chip is a capsule with a few words; icon may be "". Words shrink to
// fit w.
func Chip(c *art.Canvas, x, y, w, h float64, kind ChipKind, icon, text string) {
	l := chipLooks[min(int(kind), len(chipLooks)-1)]
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Round(h/2), 0.5, 1.5, 1.6, art.HexA("#000", 0.65))
	c.Fill(b.Round(h/2), art.Solid(l.field))
	c.Fill(art.RoundRect(x+2, y+1.5, w-4, h*0.40, h*0.2), art.SolidA("#fff", 0.08))
	c.Stroke(b.Inset(0.6).Round(h/2), 1.1, art.Solid(l.edge))
	left := x + h*0.45
	if icon != "" {
		c.Icon(icon, x+h*0.70, y+h/2, h*0.72, art.Solid(l.ink))
		left += h * 0.80
	}
	room := x + w - h*0.40 - left
	size := art.FitText(fonts.LabelBold, h*0.60, 3, room, text)
	c.Text(fonts.LabelBold, size, left+(room-art.TextWidth(fonts.LabelBold, size, text))/2, y+h/2+size*0.33, art.Left, text, art.Solid(l.ink))
}

// FlashFrame lies over a flashed fighter of w by h units: a pale veil and a
// dashed frame around it.
func FlashFrame(c *art.Canvas, x, y, w, h float64) {
	b := art.BoxAt(x, y, w, h)
	c.Fill(art.RoundRect(x+w*0.06, y+w*0.06, w*0.88, h*0.545, w*0.03), art.SolidA("#dffcff", 0.18))
	o := b.Inset(-w * 0.055)
	c.Glow(art.RingOf(o, w*0.1, b.Inset(1), w*0.06), 0, w*0.05, art.HexA("#fff2b0", 0.65))
	c.Stroke(o.Round(w*0.10), w*0.030, art.SolidA("#1c1806", 0.65))
	c.StrokeDash(o.Round(w*0.10), w*0.020, []float64{w * 0.062, w * 0.046}, art.Solid("#fff6c8"))
}

// BattleZone is the place of a kind of permanents: a dashed line, the name
// upright at its left.
func BattleZone(c *art.Canvas, x, y, w, h float64, title string, lit bool) {
	b := art.BoxAt(x, y, w, h)
	alpha, field := 0.30, art.SolidA("#000", 0.16)
	if lit {
		alpha, field = 0.95, art.SolidA("#8ff0e0", 0.09)
	}
	c.Fill(b.Round(9), field)
	c.StrokeDash(b.Inset(0.5).Round(9), 1.1, []float64{3, 3}, art.SolidA("#bff5e8", alpha))
	if title == "" {
		return
	}
	size := art.FitText(fonts.Title, 10.5, 4, h-16, title)
	c.Push(art.RotateAbout(-math.Pi/2, x+11, y+h/2))
	defer c.Pop()
	c.Text(fonts.Title, size, x+11, y+h/2+size*0.35, art.Centre, title, art.SolidA("#bff5e8", 0.82))
}
