package art

import (
	"math"
	"strconv"

	"wyrmtable/fonts"
)

// AesteryMark is what may lie on a permanent. Each has a colour and a sign of
// its own, and a number where there can be several.
type AesteryMark uint8

// The marks.
const (
	AesMarkEngaged     AesteryMark = iota // amber arrow
	AesMarkFatigue                        // orange, a cracked shield
	AesMarkFirstBlood                     // red, blood
	AesMarkBloodthirst                    // dark red, fangs
	AesMarkBravery                        // gold, a rank
	AesMarkSlumber                        // night blue, "zz"
	AesMarkPlus                           // green, "+1"
	AesMarkSkip                           // ice, will not disengage: an anchor
	AesMarkStolen                         // violet, a hand
	AesMarkBuff                           // lime, until the end of the turn
	AesMarkDive                           // sea blue, dives
	aesteryMarks
)

var aesMarkLooks = [aesteryMarks]struct{ field, ink, icon, word string }{
	AesMarkEngaged:     {"#3a2208", "#ffc45e", "clockwise-rotation", ""},
	AesMarkFatigue:     {"#2a0f08", "#ffb070", "cracked-shield", ""},
	AesMarkFirstBlood:  {"#3a0308", "#ff6a6a", "blood", ""},
	AesMarkBloodthirst: {"#4a0412", "#ff9ab0", "fangs", ""},
	AesMarkBravery:     {"#3a2c04", "#ffe07a", "rank-3", ""},
	AesMarkSlumber:     {"#0b1440", "#b6c8ff", "", "zz"},
	AesMarkPlus:        {"#0c3012", "#a8f08a", "", "+1"},
	AesMarkSkip:        {"#062a3a", "#9fe2ff", "anchor", ""},
	AesMarkStolen:      {"#2a0f48", "#d7a2ff", "grab", ""},
	AesMarkBuff:        {"#20340a", "#d9ff8a", "upgrade", ""},
	AesMarkDive:        {"#04283e", "#7ad0ff", "pool-dive", ""},
}

// Ink is the colour of the mark for words on dark ground.
func (m AesteryMark) Ink() string { return aesMarkLooks[min(m, aesteryMarks-1)].ink }

// Icon is the icon of the mark; "" for those that are words.
func (m AesteryMark) Icon() string { return aesMarkLooks[min(m, aesteryMarks-1)].icon }

// AesteryMark draws a mark of radius r; from two on, n stands beside it.
func (c *Canvas) AesteryMark(m AesteryMark, cx, cy, r float64, n int) {
	l := aesMarkLooks[min(m, aesteryMarks-1)]
	c.Shadow(Circle(cx, cy, r), r*0.06, r*0.16, r*0.16, HexA("#000", 0.65))
	c.Fill(Circle(cx, cy, r*1.04), Solid(abyss))
	c.Fill(Circle(cx, cy, r*0.98), Solid(l.ink))
	c.Fill(Circle(cx, cy, r*0.82), Solid(l.field))
	if l.icon != "" {
		c.Icon(l.icon, cx, cy, r*1.22, Solid(l.ink))
	} else {
		size := FitText(nameFace, r*1.06, r*0.4, r*1.40, l.word)
		c.Text(nameFace, size, cx, cy+size*0.31, Centre, l.word, Solid(l.ink))
	}
	if n > 1 {
		x, y, k := cx+r*0.80, cy+r*0.72, r*0.60
		c.Fill(Circle(x, y, k*1.14), Solid(abyss))
		c.Fill(Circle(x, y, k), Solid(l.ink))
		s := strconv.Itoa(n)
		size := FitText(nameFace, k*1.42, k*0.6, k*1.6, s)
		c.Text(nameFace, size, x, y+size*0.325, Centre, s, Solid(abyss))
	}
}

// AesteryChipKind is the colour of a chip.
type AesteryChipKind uint8

// The kinds.
const (
	ChipPlain      AesteryChipKind = iota // the hand, notes
	ChipFlash                             // pale gold: flashed
	ChipFirstBlood                        // blood red
	ChipPayment                           // pink: what is about to be paid
	ChipCachette                          // violet
	ChipCombat                            // coral
)

var aesChipLooks = [...]struct{ field, edge, ink string }{
	{"#06191f", "#bff5e8", "#e2fff6"}, {"#6a5410", "#ffe9a0", "#fff2b0"}, {"#4a0810", "#ff8a8a", "#ffd6cf"},
	{"#571038", "#ff8ac4", "#ffe0f2"}, {"#2a1540", "#d9b8ff", "#efdfff"}, {"#5a160c", "#ff9a7a", "#ffe0d0"},
}

// AesteryChip is a capsule with a few words; icon may be "". Words shrink to
// fit w.
func (c *Canvas) AesteryChip(x, y, w, h float64, kind AesteryChipKind, icon, text string) {
	l := aesChipLooks[min(int(kind), len(aesChipLooks)-1)]
	b := box{x, y, w, h}
	c.Shadow(b.round(h/2), 0.5, 1.5, 1.6, HexA("#000", 0.65))
	c.Fill(b.round(h/2), Solid(l.field))
	c.Fill(RoundRect(x+2, y+1.5, w-4, h*0.40, h*0.2), SolidA("#fff", 0.08))
	c.Stroke(b.inset(0.6).round(h/2), 1.1, Solid(l.edge))
	left := x + h*0.45
	if icon != "" {
		c.Icon(icon, x+h*0.70, y+h/2, h*0.72, Solid(l.ink))
		left += h * 0.80
	}
	room := x + w - h*0.40 - left
	size := FitText(fonts.LabelBold, h*0.60, 3, room, text)
	c.Text(fonts.LabelBold, size, left+(room-TextWidth(fonts.LabelBold, size, text))/2, y+h/2+size*0.33, Left, text, Solid(l.ink))
}

// FlashFrame lies over a flashed fighter of w by h units: a pale veil and a
// dashed frame around it.
func (c *Canvas) FlashFrame(x, y, w, h float64) {
	b := box{x, y, w, h}
	c.Fill(RoundRect(x+w*0.06, y+w*0.06, w*0.88, h*0.545, w*0.03), SolidA("#dffcff", 0.18))
	o := b.inset(-w * 0.055)
	c.Glow(ringOf(o, w*0.1, b.inset(1), w*0.06), 0, w*0.05, HexA("#fff2b0", 0.65))
	c.Stroke(o.round(w*0.10), w*0.030, SolidA("#1c1806", 0.65))
	c.StrokeDash(o.round(w*0.10), w*0.020, []float64{w * 0.062, w * 0.046}, Solid("#fff6c8"))
}

// CardHalo lights the edge of a card of w by h units: coral for attackers, pale
// blue for blockers, pink for what is chosen, violet for the top of the stack.
func (c *Canvas) CardHalo(x, y, w, h float64, hex string) {
	b := box{x, y, w, h}
	s := math.Max(1, w/84)
	c.Glow(ringOf(b.inset(-3*s), w*0.09, b.inset(1), w*0.05), 0, 3.6*s, HexA(hex, 0.90))
	c.Stroke(b.inset(-1.6*s).round(w*0.075), 2.2*s, Solid(hex))
	c.Stroke(b.inset(-1.6*s).round(w*0.075), 0.7*s, SolidA("#fff", 0.75))
}

// Halos of the table.
const (
	HaloAttack = "#ff9a5e"
	HaloBlock  = "#8fe6ff"
	HaloChosen = "#ff8ac4"
	HaloStack  = "#c79bff"
)

// BattleZone is the place of a kind of permanents: a dashed line, the name
// upright at its left.
func (c *Canvas) BattleZone(x, y, w, h float64, title string, lit bool) {
	b := box{x, y, w, h}
	alpha, field := 0.30, SolidA("#000", 0.16)
	if lit {
		alpha, field = 0.95, SolidA("#8ff0e0", 0.09)
	}
	c.Fill(b.round(9), field)
	c.StrokeDash(b.inset(0.5).round(9), 1.1, []float64{3, 3}, SolidA("#bff5e8", alpha))
	if title == "" {
		return
	}
	size := FitText(fonts.Title, 10.5, 4, h-16, title)
	c.Push(RotateAbout(-math.Pi/2, x+11, y+h/2))
	defer c.Pop()
	c.Text(fonts.Title, size, x+11, y+h/2+size*0.35, Centre, title, SolidA("#bff5e8", 0.82))
}
