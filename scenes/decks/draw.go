package decks

import (
	"image/color"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// drawCard draws a face in r; without a theme as a plain sheet with its name.
func drawCard(u *ui.UI, g *rules.Game, th *theme.Theme, f rules.Face, r game.Rect, large bool) {
	if th != nil {
		o := theme.Options{Lang: u.Lang(), Letters: u.Letters(), Contrast: u.Contrast()}
		u.Image(prints.Picture(u.Kit, th, f, r.W, large, o), r, ui.White)
		return
	}
	u.Panel(r)
	t := plainName.At(art.Centre)
	u.Lines(r.X+6, r.Y+r.H/2-u.LineHeight(t), r.W-12, g.Faces[f].Name.In(u.Lang()), t)
}

// pill is a small dark plate for a number on a card or a row.
func pill(u *ui.UI, r game.Rect, s string, kind int, t ui.Text) {
	contrast := u.Contrast()
	u.Picture(ui.Key{Kind: "decks.pill", A: kind, B: flag(contrast)}, r,
		func(c *art.Canvas) { paintPill(c, r.W, r.H, kind, contrast) })
	u.Label(r, s, t.At(art.Centre))
}

// solidPlate is a black plate with a clear edge, for high contrast.
func solidPlate(c *art.Canvas, w, h, round float64, edge string) {
	c.Fill(art.RoundRect(.5, .5, w-1, h-1, round), art.Solid("#000000"))
	c.Stroke(art.RoundRect(1.2, 1.2, w-2.4, h-2.4, max(round-.7, 1)), 1.8, art.Solid(edge))
}

// The kinds of pills.
const (
	darkPill  = iota // a number
	goldPill         // a number that counts
	sidePill         // of the sideboard
	alertPill        // something is wrong
	goodPill         // all is well
)

var pillEdges = [...]string{"#8a7240", "#ffdf9e", "#8fc3ff", "#ff8f78", "#8fd98a"}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

func paintPill(c *art.Canvas, w, h float64, kind int, contrast bool) {
	if contrast {
		solidPlate(c, w, h, (h-2)/2, pillEdges[kind])
		return
	}
	p := art.RoundRect(1, 1, w-2, h-2, (h-2)/2)
	c.Shadow(p, 0, 1, 1.5, art.HexA("#000000", .7))
	c.Fill(p, art.Linear(0, 0, 0, h, art.SA(0, "#2a2431", .97), art.SA(1, "#0d0b11", .97)))
	c.Stroke(art.RoundRect(1.6, 1.6, w-3.2, h-3.2, (h-3.2)/2), 1.2, art.Solid(pillEdges[kind]))
}

// swatch is a dot of the colour that a value of a facet has, with its letter for
// those who want it.
func swatch(u *ui.UI, p game.Point, r float64, ink theme.Ink) {
	col := ink.Col
	letter := ""
	if u.Letters() {
		letter, r = ink.Letter, r+2
	}
	box := game.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}
	k := ui.Key{Kind: "decks.ink", Text: letter, A: int(col.R)<<16 | int(col.G)<<8 | int(col.B)}
	u.Picture(k, box, func(c *art.Canvas) {
		c.Fill(art.Circle(r, r, r-.5), art.Solid("#140d08"))
		c.Fill(art.Circle(r, r, r-1.5), art.Radial(r, r, r, r*.7, r*.6, art.S(0, "#ffffff"), art.S(1, hexOf(col))))
		c.Fill(art.Circle(r, r, r-2.2), art.SolidA(hexOf(col), .82))
		if letter != "" {
			c.Text(fonts.Name, r*1.35, r, r*1.46, art.Centre, letter, art.Solid("#140d08"))
		}
	})
}

func hexOf(col color.NRGBA) string {
	const digits = "0123456789abcdef"
	b := []byte{'#'}
	for _, v := range []uint8{col.R, col.G, col.B} {
		b = append(b, digits[v>>4], digits[v&15])
	}
	return string(b)
}

// ink is the colour of a value of a facet, and whether it has one of its own.
func (s *Scene) ink(facet, value int) (theme.Ink, bool) {
	if s.theme != nil && s.theme.Ink != nil {
		if ink, ok := s.theme.Ink(s.game.Deck.Facets[facet].Name, value); ok {
			return ink, true
		}
	}
	return plainInk, false
}

var plainInk = theme.Ink{Col: art.Hex("#d9a441")}
