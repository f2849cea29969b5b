package drakerion

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// This file holds the furniture of Drakerion's table: panels of blued steel,
// titles, buttons, plates of totals.

// WarPanel is a panel of blued steel edged with bronze and riveted. An active
// one, whose player is to act, has an edge of light. It throws its own shadow.
func WarPanel(c *art.Canvas, x, y, w, h float64, active bool) {
	b := art.BoxAt(x, y, w, h)
	cut := math.Min(8, math.Min(w, h)/4)
	p := b.Chamfer(cut)
	c.Shadow(p, 1, 4, 7, art.HexA("#000", 0.55))
	c.Fill(p, c.Tile(texture.PlanTile(), 1))
	c.Fill(p, art.Linear(0, y, 0, y+h, art.SA(0, "#dcecff", 0.10), art.SA(0.4, "#000", 0.04), art.SA(1, "#000", 0.40)))
	c.Stroke(b.Inset(0.7).Chamfer(cut), 1.4, art.SolidA(soot, 0.95))
	if active {
		c.Glow(b.Inset(1).Chamfer(cut), 0.5, 4, art.HexA("#ffd07a", 0.5))
		c.Fill(b.Inset(4).Chamfer(cut-2), c.Tile(texture.PlanTile(), 1))
		c.Fill(b.Inset(4).Chamfer(cut-2), art.Linear(0, y, 0, y+h, art.SA(0, "#dcecff", 0.14), art.SA(0.4, "#000", 0), art.SA(1, "#000", 0.36)))
		c.Stroke(b.Inset(2.8).Chamfer(cut-1), 2.4, art.Linear(x, y, x+w*0.3, y+h, art.S(0, "#fffbe8"), art.S(0.4, "#ffd98a"), art.S(0.7, "#d08a2e"), art.S(1, "#ffe9b0")))
	} else {
		c.Stroke(b.Inset(2.8).Chamfer(cut-1), 1.6, bronze(b))
	}
	c.Stroke(b.Inset(5).Chamfer(cut-2.4), 1, art.SolidA("#000", 0.5))
	if h >= 50 {
		rivets(c, b.Inset(9.5), 2.1, 0.5)
	}
}

// WarHeading is a title between two fine lines, its baseline at y.
func WarHeading(c *art.Canvas, x, y, w, size float64, label string) {
	c.RuledTitle(x, y, w, size, label, "#fbf1dc", "#e0b878", 0.65)
}

// WarBar is the bar across the top of the table: the game's sign and name at its
// left end.
func WarBar(c *art.Canvas, w, h float64, title string) {
	c.TopBar(w, h, art.Bronze(0, h-1.5, w, 1.5), c.Tile(texture.PlanTile(), 1), art.Linear(0, 0, 0, h, art.SA(0, "#fff", 0.10), art.SA(1, "#000", 0.5)))
	if title == "" {
		return
	}
	bronzeRelief(c, "crossed-swords", h*0.70, h*0.48, h*0.62)
	c.BarTitle(h*1.22, h, h*0.53, title, "#f8e4bc")
}

// warButtonLooks are the fields of buttons by their weight: red, steel, or dark to step back.
var warButtonLooks = [...]art.PlateLook{
	art.MainWeight: {Field: [4]string{"#f08a6a", "#b8392a", "#98281c", "#4a0f0a"}, Glow: "#ffb08a"},
	art.PassWeight: {Field: [4]string{"#f08a6a", "#b8392a", "#98281c", "#4a0f0a"}, Glow: "#ffb08a"},
	art.BackWeight: {Field: [4]string{"#4a5560", "#2f3943", "#252e37", "#12181e"}, Glow: "#ffe0a0"},
	art.ActWeight:  {Field: [4]string{"#c0ccd6", "#76848f", "#5c6974", "#2c363f"}, Glow: "#e4f0ff"},
}

// WarButton is a pointed plate of steel with a word, and under it a few more
// where sub is not empty. A locked one, disabled, wears a padlock.
func WarButton(c *art.Canvas, x, y, w, h float64, label, sub string, weight art.Weight, state art.State) {
	l := &warButtonLooks[weight]
	b := art.BoxAt(x, y, w, h)
	metal := bronze(b)
	if weight == art.BackWeight || weight == art.ActWeight {
		metal = steel(b)
	}
	tip := math.Min(h*0.30, w*0.10)
	p, in, dy := c.Pointed(x, y, w, h, art.PointedPlate{Tip: tip, Edge: math.Max(1.8, h*0.055), Metal: metal,
		Ground: soot, Field: &l.Field, Glow: art.HexA(l.Glow, 0.62)}, state)
	c.Fill(in, c.Tile(texture.SteelTile(), 1).With(art.SoftLight).Alpha(0.35))
	c.Stroke(in, 1, art.SolidA("#000", 0.55))
	ink := "#fff6e8"
	room := w - 2.6*tip
	mid := x + w/2
	if state == art.StateDisabled {
		c.Fill(p, art.SolidA("#0c0f12", 0.60))
		ink = "#a2a8ac"
		if w > 2.6*h { // else there is no room beside the word
			mid, room = c.PlateLock(x+w-tip*1.1, y, h, mid, room)
		}
	}
	c.PlateWords(mid, y+dy, h, room, label, sub, h*0.42, ink)
}

// TotalLine is one source of a total: "+1", "Lame runique".
type TotalLine struct{ Value, Name string }

// TotalPlate is one of the two plates between the lines: the shield of attack or
// riposte with its total, and where it comes from. The shield stands at the
// right end for the attack, at the left for the riposte, so that both face the
// arrow.
func TotalPlate(c *art.Canvas, x, y, w, h float64, s Stat, title, total string, lines []TotalLine) {
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Chamfer(6), 1, 4, 5, art.HexA("#000", 0.65))
	c.Fill(b.Chamfer(6), c.Tile(texture.PlanTile(), 1))
	c.Fill(b.Chamfer(6), art.Linear(0, y, 0, y+h, art.SA(0, "#fff", 0.10), art.SA(1, "#000", 0.35)))
	c.Stroke(b.Inset(1).Chamfer(6), 2, bronze(b))
	c.Stroke(b.Inset(2.8).Chamfer(5), 1, art.SolidA("#000", 0.55))
	r := h * 0.43
	cx, left := x+w-r*1.12, x+12
	if s == Riposte {
		cx, left = x+r*1.12, x+r*2.24+6
	}
	Shield(c, s, cx, y+h/2, r, total, art.TonePrinted)
	room := w - r*2.24 - 20
	if room < totalRoom {
		totalRows(c, left-4, y, room+8, h, title, lines)
		return
	}
	size := art.FitText(fonts.Title, h*0.20, 5, room, title)
	c.Engraved(fonts.Title, size, left, y+h*0.24, art.Left, title, "#fbf1dc")
	pitch := math.Min(h*0.205, h*0.68/float64(max(1, len(lines))))
	small := pitch * 0.93
	for i, l := range lines {
		at := y + h*0.27 + pitch*float64(i+1) - pitch*0.12
		ink := "#ffffff"
		if l.Value != "" && (l.Value[0] == '+') {
			ink = "#a8f08a"
		} else if l.Value != "" && (l.Value[0] < '0' || l.Value[0] > '9') {
			ink = "#ffb08a"
		}
		c.Text(art.NameFace, small, left+small*1.1, at, art.Right, l.Value, art.Solid(ink))
		n := room - small*1.7
		fit := art.FitText(fonts.Rules, small, small*0.78, n, l.Name)
		c.Text(fonts.Rules, fit, left+small*1.55, at, art.Left, art.Shortened(fonts.Rules, fit, n, l.Name), art.Solid("#d8dde2"))
	}
}

// totalRoom is the room for words on a plate of totals from which on the names of
// what makes it up can be read, in units.
const totalRoom = 90

// totalRows writes what there is to say beside the shield of a narrow plate, large
// enough to read: the title, and the sum without the names for which there is no
// room.
func totalRows(c *art.Canvas, x, y, w, h float64, title string, lines []TotalLine) {
	rows := totalWords(w, h, title, lines)
	pitch := math.Min(totalMost+2, (h-6)/float64(len(rows)))
	top := y + (h-pitch*float64(len(rows)))/2
	for i, r := range rows {
		at := top + pitch*(float64(i)+0.78)
		if r.face == fonts.Title {
			c.Engraved(r.face, r.size, x, at, art.Left, r.words, "#fbf1dc")
			continue
		}
		c.Text(r.face, r.size, x, at, art.Left, r.words, art.Solid("#e8ece8"))
	}
}

// totalMost is how large the words of a narrow plate are where they fit.
const totalMost = 13.0

// A totalRow is a line of a narrow plate.
type totalRow struct {
	face  fonts.Face
	size  float64
	words string
}

// totalWords are the lines of a narrow plate with w by h units for them. One
// value alone is what the shield says already.
func totalWords(w, h float64, title string, lines []TotalLine) []totalRow {
	var rows []totalRow
	add := func(f fonts.Face, words ...string) {
		for _, s := range words {
			rows = append(rows, totalRow{face: f, words: s})
		}
	}
	add(fonts.Title, totalBreak(fonts.Title, totalMost, w, title)...)
	switch {
	case len(lines) == 1 && lines[0].Value == "":
		add(fonts.Rules, totalBreak(fonts.Rules, totalMost, w, lines[0].Name)...)
	case len(lines) > 1:
		sum := lines[0].Value
		for _, l := range lines[1:] {
			sum += " " + l.Value
		}
		add(fonts.Rules, sum)
	}
	size := math.Min(totalMost, (h-6)/float64(len(rows)))
	for i := range rows {
		rows[i].size = art.FitText(rows[i].face, size, 5, w, rows[i].words)
	}
	return rows
}

// totalBreak breaks words that are wider than w at a size onto two lines.
func totalBreak(f fonts.Face, size, w float64, words string) []string {
	if a, b := faces.Halves(words); b != "" && art.TextWidth(f, size*0.9, words) > w {
		return []string{a, b}
	}
	return []string{words}
}

// WoundDrop is the damage on a Character: a drop of blood with a number.
func WoundDrop(c *art.Canvas, cx, cy, r float64, text string) {
	p := new(art.Path).MoveTo(0, -1.35).CubeTo(0.35, -0.75, 1, -0.25, 1, 0.32).CubeTo(1, 0.9, 0.55, 1.28, 0, 1.28)
	p.CubeTo(-0.55, 1.28, -1, 0.9, -1, 0.32).CubeTo(-1, -0.25, -0.35, -0.75, 0, -1.35).Close()
	drop := p.Transformed(art.Matrix{r, 0, 0, r, cx, cy})
	c.Shadow(drop, r*0.08, r*0.2, r*0.18, art.HexA("#000", 0.7))
	c.Stroke(drop, r*0.30, art.Solid("#1a0204"))
	c.Stroke(drop, r*0.12, art.Solid("#ffc0a8"))
	c.Fill(drop, art.Radial(cx, cy, r*1.4, cx-r*0.3, cy-r*0.2, art.S(0, "#ff7a66"), art.S(0.5, "#d01c1c"), art.S(1, "#5a0408")))
	c.Numeral(art.FitText(art.NameFace, r*1.36, r*0.5, r*1.5, text), cx, cy+r*0.26, text, "#fffdf2")
}

// FateKind is what becomes of a Character in combat.
type FateKind uint8

// The fates.
const (
	FateFalls FateKind = iota // red, a skull
	FateHolds                 // green, a heart
	FateGains                 // bronze, prestige
)

var fateLooks = [...]struct{ field, edge, ink, icon string }{
	{"#5a0f14", "#ff9a8a", "#ffe0d8", "death-skull"}, {"#0f3d20", "#8ae8a0", "#e0ffe6", "hearts"}, {"#4a3208", "#f0c35a", "#fff0c8", "laurel-crown"},
}

// FateChipWide is how wide a chip h high is with these words.
func FateChipWide(h float64, text string) float64 {
	return art.TextWidth(art.NameFace, h*0.62, text) + h*1.75
}

// FateChip says beside a Character what the combat will do to it: an icon and a
// sum, "1 + 5 ≥ 5".
func FateChip(c *art.Canvas, x, y, w, h float64, k FateKind, text string) {
	l := fateLooks[min(k, FateGains)]
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Round(h/2), 0.5, 2, 2.2, art.HexA("#000", 0.65))
	c.Fill(b.Round(h/2), art.Solid(l.field))
	c.Fill(art.RoundRect(x+2, y+1.5, w-4, h*0.40, h*0.2), art.SolidA("#fff", 0.10))
	c.Stroke(b.Inset(0.7).Round(h/2), 1.3, art.Solid(l.edge))
	c.Icon(l.icon, x+h*0.68, y+h/2, h*0.76, art.Solid(l.ink))
	room := w - h*1.65
	size := art.FitText(art.NameFace, h*0.62, 3, room, text)
	c.Text(art.NameFace, size, x+h*1.25, y+h/2+size*0.31, art.Left, text, art.Solid(l.ink))
}

// TurnStrip says whose action it is: a plate in the cloth of his faction.
func TurnStrip(c *art.Canvas, x, y, w, h float64, f Faction, text []art.Token) {
	l := f.look()
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Chamfer(5), 0.5, 2, 3, art.HexA("#000", 0.6))
	c.Fill(b.Chamfer(5), art.Linear(0, y, 0, y+h, art.S(0, l.cloth[1]), art.S(1, l.cloth[2])))
	c.Stroke(b.Inset(0.9).Chamfer(5), 1.6, art.Solid(l.ink))
	c.Icon(l.arms, x+h*0.68, y+h/2, h*0.68, art.Solid("#fff8e4"))
	style := art.TextStyle{Size: h * 0.50, Lead: 1.1, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: art.Hex("#f4eee0"), BoldInk: art.Hex("#ffffff"), ItalInk: art.Hex("#f4eee0")}
	t := art.Fit(text, style, w-h*1.5, h*0.9, 5)
	c.Block(t, x+h*1.25, y+(h-t.Height)/2)
}
