package aestery

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// outcomeWords is the room of the words in a box of w units with words of size
// units.
func outcomeWords(w, size float64) float64 { return w - size*2.5 }

// OutcomeSize is how large a box is that holds lines with words of size units,
// at most most units wide.
func OutcomeSize(lines []art.OutcomeLine, size, most float64) (w, h float64) {
	for i := range lines {
		b := art.Lay(lines[i].Text, art.OutcomeStyle(size, lines[i].Ink), outcomeWords(most, size))
		w = math.Max(w, b.Widest)
		h += math.Max(b.Height, size*1.2)
	}
	return math.Min(most, w+size*2.5+1), h + size*0.8
}

// OutcomeBox draws what will happen in a box on the lane; its size is that of
// OutcomeSize.
func OutcomeBox(c *art.Canvas, x, y, w, h, size float64, lines []art.OutcomeLine) {
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Round(8), 1, 3, 4, art.HexA("#000", 0.6))
	c.Fill(b.Round(8), art.SolidA("#041a20", 0.94))
	c.Stroke(b.Inset(0.7).Round(7.5), 1.2, champagne(b))
	at := y + size*0.4
	for i := range lines {
		l := &lines[i]
		t := art.Fit(l.Text, art.OutcomeStyle(size, l.Ink), outcomeWords(w, size), math.Inf(1), size*0.6)
		row := math.Max(t.Height, size*1.2)
		c.Icon(l.Icon, x+size*1.1, at+size*0.62, size*1.06, art.Solid(l.Ink))
		c.Block(t, x+size*1.95, at+(row-t.Height)/2)
		at += row
	}
}

// PredictionCell is what an answer does to one party.
type PredictionCell struct{ Icon, Ink, Text string }

// PredictionRow is a party and what each answer does to it.
type PredictionRow struct {
	Label string
	Cells []PredictionCell
}

// PredictionTable compares answers: a column for each, the chosen one lit.
type PredictionTable struct {
	Title  string
	Heads  []string
	Inks   []string // of Heads
	Rows   []PredictionRow
	Chosen int // -1: none
}

// PredictionColumns tells where the columns of answers lie on a panel of w
// units.
func PredictionColumns(w float64, n int) (x, each float64) {
	if n == 0 {
		return w, 0
	}
	label := w * 0.41
	if n > 2 {
		label = w * 0.31
	}
	return label, (w - label - w*0.025) / float64(n)
}

// Prediction draws the table of predicted outcomes on a panel of its own.
func Prediction(c *art.Canvas, x, y, w, h float64, t PredictionTable) {
	TidePanel(c, x, y, w, h, false)
	c.Push(art.Translate(x, y))
	defer c.Pop()
	TideHeading(c, 14, 21, w-28, 13.5, t.Title)
	if len(t.Rows) == 0 {
		return
	}
	left, each := PredictionColumns(w, len(t.Heads))
	const top = 46.0
	pitch := math.Min(20, (h-top-8)/float64(len(t.Rows)))
	if t.Chosen >= 0 && t.Chosen < len(t.Heads) {
		b := art.BoxAt(left+each*float64(t.Chosen)+1, 29, each-2, top-29+pitch*float64(len(t.Rows))+3)
		c.Fill(b.Round(6), art.SolidA("#ff8ac4", 0.11))
		c.Stroke(b.Round(6), 1, art.SolidA("#ff8ac4", 0.65))
	}
	for i, head := range t.Heads {
		ink := "#8fe6e0"
		if i < len(t.Inks) {
			ink = t.Inks[i]
		}
		size := art.FitText(fonts.LabelBold, 12, 5, each-4, head)
		c.Text(fonts.LabelBold, size, left+each*(float64(i)+0.5), 41, art.Centre, head, art.Solid(ink))
	}
	for i := range t.Rows {
		predictionRow(c, &t.Rows[i], i, w, top+pitch*float64(i), pitch, left, each)
	}
}

func predictionRow(c *art.Canvas, r *PredictionRow, i int, w, y, pitch, left, each float64) {
	if i%2 == 0 {
		c.Fill(art.RoundRect(9, y, w-18, pitch, 4), art.SolidA("#fff", 0.05))
	}
	size := math.Min(13.2, pitch*0.74)
	mid := y + pitch/2
	label := art.FitText(art.NameFace, size, size*0.7, left-22, r.Label)
	c.Text(art.NameFace, label, 16, mid+label*0.31, art.Left, art.Shortened(art.NameFace, label, left-20, r.Label), art.Solid("#e2fff6"))
	for k, q := range r.Cells {
		x := left + each*float64(k) + 6
		room := each - 10
		if q.Icon != "" {
			c.Icon(q.Icon, x+size*0.55, mid, size*1.04, art.Solid(q.Ink))
			x += size * 1.35
			room -= size * 1.35
		}
		s := art.FitText(fonts.Rules, size, 5, room, q.Text)
		c.Text(fonts.Rules, s, x, mid+s*0.31, art.Left, q.Text, art.Solid("#e2fff6"))
	}
}

// StackEntry is one entry of the stack on its panel, words ready.
type StackEntry struct {
	Title  []art.Token // the card, bold
	Who    string      // "Maëlys · éphémère"
	Effect []art.Token // what it does to whom
}

// StackWords draws what is said of the entries beside their cards: the top one
// at length, the next ones shortly, in a column w wide and h high.
func StackWords(c *art.Canvas, x, y, w, h float64, entries []StackEntry) {
	foot := y + h
	for i := range entries {
		e := &entries[i]
		size, ink := 14.0, "#ffe2b0"
		if i > 0 {
			size = 12.6
			if y+size*2.6 > foot {
				return
			}
			c.Fill(art.Rect(x, y+2, w, 1), art.SolidA("#bff5e8", 0.30))
			y += 7
		}
		put := func(t []art.Token, size float64, plain, bold string) {
			if len(t) == 0 || y >= foot {
				return
			}
			style := art.OutcomeStyle(size, bold)
			style.Ink = art.Hex(plain)
			b := art.Fit(t, style, w, math.Max(size, foot-y), size*0.7)
			c.Block(b, x, y)
			y += b.Height
		}
		put(e.Title, size, "#e2fff6", ink)
		put([]art.Token{art.T(e.Who)}, size-1.6, "#a5d2cd", "#a5d2cd")
		if i == 0 {
			put(e.Effect, size-1.2, "#e2fff6", "#d7a2ff")
		}
		y += 3
	}
}
