package art

import (
	"math"

	"wyrmtable/fonts"
)

// LabelWide is how wide a TokenLabel is with these words, and at most most
// units.
func LabelWide(h float64, label string, most float64) float64 {
	return math.Min(most, h*1.30+TextWidth(fonts.LabelBold, h*0.56, label))
}

// TokenLabel is a token, which token draws about (cx, cy), with a few words
// beside it on a dark pill h high and w wide; the words shrink to fit.
func (c *Canvas) TokenLabel(x, y, w, h float64, label, ink string, token func(cx, cy, r float64)) {
	p := RoundRect(x+h*0.3, y+h*0.1, w-h*0.3, h*0.8, h*0.4)
	c.Fill(p, SolidA("#08040c", 0.72))
	c.Stroke(p, 1, SolidA(ink, 0.55))
	room := w - h*1.30
	size := FitText(fonts.LabelBold, h*0.56, 4, room, label)
	c.Text(fonts.LabelBold, size, x+h*1.12, y+h/2+size*0.34, Left, label, Solid(ink))
	token(x+h/2, y+h/2, h*0.40)
}
