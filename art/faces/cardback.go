package faces

import (
	"image"

	"wyrmtable/art"
)

// A BackLook is the rim of the backs of a game's cards, in units: the card
// itself, and in it a frame edged with metal.
type BackLook struct {
	Corner, Inset float64   // the radius of the card's corners, and how far in the frame lies
	Card          [3]string // from the upper edge to the lower one
	Ground        string    // of the frame
	Edge          float64
	Metal         func(art.Box) art.Paint
}

// DarkCard is the card itself where it is of dark wood.
var DarkCard = [3]string{"#3a2d25", "#1b1411", "#0b0807"}

// Back draws a back, widthPx pixels wide: its rim, what draw puts on its
// field, and the sheen over all of it.
func Back(widthPx int, l *BackLook, draw func(c *art.Canvas, field art.Box)) *image.RGBA {
	const w, h = TableW, TableH
	c := Sheet(w, h, widthPx)
	restore := c.Clip(art.RoundRect(0, 0, w, h, l.Corner))
	defer restore()
	c.Fill(art.RoundRect(0, 0, w, h, l.Corner), art.Linear(0, 0, 0, h, art.S(0, l.Card[0]), art.S(0.12, l.Card[1]), art.S(1, l.Card[2])))
	card := art.Box{X: 0, Y: 0, W: w, H: h}
	frame := card.Inset(l.Inset)
	c.Fill(frame.Round(l.Inset+3), art.Solid(l.Ground))
	c.Stroke(frame.Round(l.Inset+3), l.Edge, l.Metal(frame))
	draw(c, card.Inset(14))
	Gloss(c, w, h, l.Corner)
	return c.Img
}
