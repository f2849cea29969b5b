package arcaneduel

import (
	"image"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
)

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *Card) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	c := faces.Sheet(faces.FullW, faces.FullH, widthPx)
	fullChassis(c, k.Kind.look().element)
	faces.ShowPicture(c, fullArt, picture)
	k.fullText(c)
	k.kindPlate(c)
	k.fullTitle(c)
	faces.Gloss(c, faces.FullW, faces.FullH, 26)
	return c.Img
}

// fullChassis draws what all full faces of a kind have in common.
func fullChassis(c *art.Canvas, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, faces.FullW, faces.FullH, 26))
	defer restore()
	a, p := fullArt, fullPanel
	faces.Body(c, faces.FullW, faces.FullH, 26, 13, 16, art.BoxAt(a.X, a.Y, a.W, p.Y+p.H-a.Y), e)
	_, low := e.Frame()
	c.Fill(art.Rect(a.X-1, a.Y+a.H-2, a.W+2, p.Y-a.Y-a.H+4), art.Solid(low)) // between the two windows
	frame := art.BoxAt(13, 13, 474, 674)
	faces.FullFrame(c, frame)
	faces.Bevel(c, a, 1, "#0c0705")
	faces.Bevel(c, p, 1, "#2a160a")
	c.Parchment(p, 4)
	c.Fill(art.RoundRect(150, 664.5, 200, 17, 8), art.SolidA("#000", 0.42))
	c.Text(fonts.LabelBold, 12, 250, 677, art.Centre, "ARCANE DUEL", art.SolidA("#f3e2bd", 0.85))
}

// page is the text of a full face, measured for its box.
type page struct {
	text, pairs  *art.Block
	inner        art.Box
	textY, rule  float64 // where the text begins and the rule above the pairs lies
	pairsY, foot float64
}

// page sets the effect and, below a rule, the combinations.
func (k *Card) page() page {
	b := fullPanel
	p := page{inner: art.BoxAt(b.X+20, b.Y+26, b.W-40, b.H-40)}
	p.foot = p.inner.Y + p.inner.H
	room := p.inner.H
	if len(k.Pairs) > 0 {
		style := art.RulesStyle(20, art.Left)
		style.Lead = 1.12
		p.pairs = art.Fit(pairTokens(k.Pairs), style, p.inner.W, room*0.42, 15)
		p.pairsY = p.foot - p.pairs.Height
		p.rule = p.pairsY - 9
		room -= p.pairs.Height + 20
	}
	p.text = art.Fit(k.Text, art.RulesStyle(30, art.Centre), p.inner.W, room, 17)
	p.textY = p.inner.Y + (room-p.text.Height)/2
	return p
}

// pairTokens are the lines of the combinations.
func pairTokens(pairs []Pair) []art.Token {
	var out []art.Token
	for i, q := range pairs {
		if i > 0 {
			out = append(out, art.Token{Break: true})
		}
		out = append(out, art.B("+\u00a0"+glue(q.Partner)), art.T(" "), art.Token{Icon: "play-button", Col: art.Hex("#8d5f22")},
			art.T(" "), art.I(q.Name))
	}
	return out
}

// glue keeps the words of a name together.
func glue(s string) string {
	out := []rune(s)
	for i, r := range out {
		if r == ' ' {
			out[i] = '\u00a0'
		}
	}
	return string(out)
}

func (k *Card) fullText(c *art.Canvas) {
	b := fullPanel
	c.Icon(k.Kind.look().icon, b.X+b.W/2, b.Y+b.H/2+8, 180, art.SolidA("#7a4a1e", 0.08))
	p := k.page()
	c.Block(p.text, p.inner.X, p.textY)
	if p.pairs == nil {
		return
	}
	c.Fill(art.Rect(p.inner.X+10, p.rule-0.7, p.inner.W-20, 1.4), art.Linear(p.inner.X, 0, p.inner.X+p.inner.W, 0,
		art.SA(0, "#8d5f22", 0), art.SA(0.5, "#8d5f22", 0.8), art.SA(1, "#8d5f22", 0)))
	c.Fill(art.Diamond(b.X+b.W/2, p.rule, 4.5), art.Solid("#8d5f22"))
	c.Block(p.pairs, p.inner.X, p.pairsY)
}

// kindPlate names the kind between picture and text.
func (k *Card) kindPlate(c *art.Canvas) {
	c.Plate(art.BoxAt(40, 401, 420, 42), 17, 2.6)
	size := art.FitText(fonts.LabelBold, 23, 8, 250, k.KindLabel)
	c.Text(fonts.LabelBold, size, 72, 430, art.Left, k.KindLabel, art.Solid(k.Kind.Ink()))
	c.Text(fonts.LabelBold, 20, 428, 429, art.Right, "n\u00b0\u00a0"+strconv.Itoa(k.Number), art.SolidA("#f3e2bd", 0.85))
	if k.Value != "" {
		KindValue(c, k.Kind, 250, 420, 33, k.Value)
	}
}

func (k *Card) fullTitle(c *art.Canvas) {
	c.Plate(art.BoxAt(30, 21, 450, 56), 19, 3)
	size := art.FitText(fonts.Title, 33, 6, 336, k.Name)
	c.Engraved(fonts.Title, size, 278, 49+size*0.35, art.Centre, k.Name, "#f7e7bf")
	KindBadge(c, k.Kind, 59, 51, 37)
}

var shade = faces.TableShade{Head: 50, Dim: 0.50, Foot: 240, H: 92, Stops: []art.Stop{art.SA(0, "#000", 0), art.SA(1, "#000", 0.72)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture to the edges, the kind above, the name below.
// picture is the illustration of TableArt, or nil.
func (k *Card) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := faces.Sheet(faces.TableW, faces.TableH, widthPx)
	l := k.Kind.look()
	faces.GoldTable(c, tableArt, l.element)
	faces.TablePicture(c, tableArt, 4, picture, &shade)
	k.tableName(c)
	if k.Value != "" {
		KindValue(c, k.Kind, 203, 255, 29, k.Value)
	}
	KindBadge(c, k.Kind, 42, 42, 32)
	k.numberTab(c)
	faces.Gloss(c, faces.TableW, faces.TableH, 15)
	return c.Img
}

// numberTab hangs the printed number in the upper right corner.
func (k *Card) numberTab(c *art.Canvas) {
	p := art.RoundRect(193, 21, 36, 30, 8)
	c.Fill(p, art.SolidA("#0c0705", 0.78))
	c.Stroke(p, 1.3, art.SolidA("#e9c46a", 0.75))
	c.Text(art.NameFace, 23, 211, 43.6, art.Centre, strconv.Itoa(k.Number), art.Solid("#f3e2bd"))
}

// nameLines breaks the name for the table face: one line, or two where one
// would be small.
func (k *Card) nameLines() (size float64, lines []string) {
	return faces.Room{W: 205, Most: 31, Good: 31, Two: 24.5, Gain: 1}.Lines(k.Name)
}

func (k *Card) tableName(c *art.Canvas) {
	c.Plate(art.BoxAt(9, nameY, 232, nameH), 13, 2.8)
	size, lines := k.nameLines()
	faces.NameOn(c, 125, nameY+nameH/2, size, 0.86, lines, art.Solid("#f9ecc8"))
}
