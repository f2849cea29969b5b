package art

import (
	"image"
	"strconv"

	"wyrmtable/fonts"
)

// nameFace is the voice of names and numbers.
const nameFace = fonts.Name

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *ArcaneCard) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	c := cardCanvas(dracoFullW, dracoFullH, widthPx)
	arcaneFullChassis(c, k.Kind.look().element)
	c.showPicture(arcaneFullArt, picture)
	k.fullText(c)
	k.kindPlate(c)
	k.fullTitle(c)
	c.gloss(dracoFullW, dracoFullH, 26)
	return c.Img
}

// arcaneFullChassis draws what all full faces of a kind have in common.
func arcaneFullChassis(c *Canvas, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoFullW, dracoFullH, 26))
	defer restore()
	a, p := arcaneFullArt, arcaneFullPanel
	c.body(dracoFullW, dracoFullH, 26, 13, 16, box{a.x, a.y, a.w, p.y + p.h - a.y}, e)
	_, low := e.Frame()
	c.Fill(Rect(a.x-1, a.y+a.h-2, a.w+2, p.y-a.y-a.h+4), Solid(low)) // between the two windows
	frame := box{13, 13, 474, 674}
	c.fullFrame(frame)
	c.window(a, 1, "#0c0705")
	c.window(p, 1, "#2a160a")
	c.parchment(p, 4)
	c.Fill(RoundRect(150, 664.5, 200, 17, 8), SolidA("#000", 0.42))
	c.Text(fonts.LabelBold, 12, 250, 677, Centre, "ARCANE DUEL", SolidA("#f3e2bd", 0.85))
}

// arcanePage is the text of a full face, measured for its box.
type arcanePage struct {
	text, pairs  *Block
	inner        box
	textY, rule  float64 // where the text begins and the rule above the pairs lies
	pairsY, foot float64
}

// page sets the effect and, below a rule, the combinations.
func (k *ArcaneCard) page() arcanePage {
	b := arcaneFullPanel
	p := arcanePage{inner: box{b.x + 20, b.y + 26, b.w - 40, b.h - 40}}
	p.foot = p.inner.y + p.inner.h
	room := p.inner.h
	if len(k.Pairs) > 0 {
		style := RulesStyle(20, Left)
		style.Lead = 1.12
		p.pairs = Fit(pairTokens(k.Pairs), style, p.inner.w, room*0.42, 15)
		p.pairsY = p.foot - p.pairs.Height
		p.rule = p.pairsY - 9
		room -= p.pairs.Height + 20
	}
	p.text = Fit(k.Text, RulesStyle(30, Centre), p.inner.w, room, 17)
	p.textY = p.inner.y + (room-p.text.Height)/2
	return p
}

// pairTokens are the lines of the combinations.
func pairTokens(pairs []ArcanePair) []Token {
	var out []Token
	for i, q := range pairs {
		if i > 0 {
			out = append(out, Token{Break: true})
		}
		out = append(out, B("+\u00a0"+glue(q.Partner)), T(" "), Token{Icon: "play-button", Col: Hex("#8d5f22")},
			T(" "), I(q.Name))
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

func (k *ArcaneCard) fullText(c *Canvas) {
	b := arcaneFullPanel
	c.Icon(k.Kind.look().icon, b.x+b.w/2, b.y+b.h/2+8, 180, SolidA("#7a4a1e", 0.08))
	p := k.page()
	c.Block(p.text, p.inner.x, p.textY)
	if p.pairs == nil {
		return
	}
	c.Fill(Rect(p.inner.x+10, p.rule-0.7, p.inner.w-20, 1.4), Linear(p.inner.x, 0, p.inner.x+p.inner.w, 0,
		SA(0, "#8d5f22", 0), SA(0.5, "#8d5f22", 0.8), SA(1, "#8d5f22", 0)))
	c.Fill(Diamond(b.x+b.w/2, p.rule, 4.5), Solid("#8d5f22"))
	c.Block(p.pairs, p.inner.x, p.pairsY)
}

// kindPlate names the kind between picture and text.
func (k *ArcaneCard) kindPlate(c *Canvas) {
	c.plate(box{40, 401, 420, 42}, 17, 2.6)
	size := FitText(fonts.LabelBold, 23, 8, 250, k.KindLabel)
	c.Text(fonts.LabelBold, size, 72, 430, Left, k.KindLabel, Solid(k.Kind.Ink()))
	c.Text(fonts.LabelBold, 20, 428, 429, Right, "n\u00b0\u00a0"+strconv.Itoa(k.Number), SolidA("#f3e2bd", 0.85))
	if k.Value != "" {
		c.KindValue(k.Kind, 250, 420, 33, k.Value)
	}
}

func (k *ArcaneCard) fullTitle(c *Canvas) {
	c.plate(box{30, 21, 450, 56}, 19, 3)
	size := FitText(fonts.Title, 33, 6, 336, k.Name)
	c.engraved(fonts.Title, size, 278, 49+size*0.35, Centre, k.Name, "#f7e7bf")
	c.KindBadge(k.Kind, 59, 51, 37)
}

var arcaneShade = tableShade{head: 50, dim: 0.50, foot: 240, h: 92, stops: []Stop{SA(0, "#000", 0), SA(1, "#000", 0.72)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture to the edges, the kind above, the name below.
// picture is the illustration of TableArt, or nil.
func (k *ArcaneCard) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := cardCanvas(dracoTableW, dracoTableH, widthPx)
	l := k.Kind.look()
	tableChassis(c, l.element)
	c.tablePicture(arcaneTableArt, 4, picture, &arcaneShade)
	k.tableName(c)
	if k.Value != "" {
		c.KindValue(k.Kind, 203, 255, 29, k.Value)
	}
	c.KindBadge(k.Kind, 42, 42, 32)
	k.numberTab(c)
	c.gloss(dracoTableW, dracoTableH, 15)
	return c.Img
}

// numberTab hangs the printed number in the upper right corner.
func (k *ArcaneCard) numberTab(c *Canvas) {
	p := RoundRect(193, 21, 36, 30, 8)
	c.Fill(p, SolidA("#0c0705", 0.78))
	c.Stroke(p, 1.3, SolidA("#e9c46a", 0.75))
	c.Text(nameFace, 23, 211, 43.6, Centre, strconv.Itoa(k.Number), Solid("#f3e2bd"))
}

// nameLines breaks the name for the table face: one line, or two where one
// would be small.
func (k *ArcaneCard) nameLines() (size float64, lines []string) {
	return nameRoom{w: 205, most: 31, good: 31, two: 24.5, gain: 1}.lines(k.Name)
}

func (k *ArcaneCard) tableName(c *Canvas) {
	c.plate(box{9, arcaneNameY, 232, arcaneNameH}, 13, 2.8)
	size, lines := k.nameLines()
	c.nameOn(125, arcaneNameY+arcaneNameH/2, size, 0.86, lines, Solid("#f9ecc8"))
}
