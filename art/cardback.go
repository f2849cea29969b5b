package art

import "image"

// A BackLook is the rim of the backs of a game's cards, in units: the card
// itself, and in it a frame edged with metal.
type BackLook struct {
	Corner, Inset float64   // the radius of the card's corners, and how far in the frame lies
	Card          [3]string // from the upper edge to the lower one
	Ground        string    // of the frame
	Edge          float64
	Metal         func(Box) Paint
}

// DarkCard is the card itself where it is of dark wood.
var DarkCard = [3]string{"#3a2d25", "#1b1411", "#0b0807"}

// CardBack draws a back, widthPx pixels wide: its rim, what draw puts on its
// field, and the sheen over all of it.
func CardBack(widthPx int, l *BackLook, draw func(c *Canvas, field Box)) *image.RGBA {
	const w, h = TableW, TableH
	c := CardCanvas(w, h, widthPx)
	restore := c.Clip(RoundRect(0, 0, w, h, l.Corner))
	defer restore()
	c.Fill(RoundRect(0, 0, w, h, l.Corner), Linear(0, 0, 0, h, S(0, l.Card[0]), S(0.12, l.Card[1]), S(1, l.Card[2])))
	card := Box{0, 0, w, h}
	frame := card.Inset(l.Inset)
	c.Fill(frame.Round(l.Inset+3), Solid(l.Ground))
	c.Stroke(frame.Round(l.Inset+3), l.Edge, l.Metal(frame))
	draw(c, card.Inset(14))
	c.Gloss(w, h, l.Corner)
	return c.Img
}
