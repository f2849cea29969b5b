package art

import "image"

// A backLook is the rim of the backs of a game's cards, in units: the card
// itself, and in it a frame edged with metal.
type backLook struct {
	corner, inset float64   // the radius of the card's corners, and how far in the frame lies
	card          [3]string // from the upper edge to the lower one
	ground        string    // of the frame
	edge          float64
	metal         func(box) Paint
}

// darkCard is the card itself where it is of dark wood.
var darkCard = [3]string{"#3a2d25", "#1b1411", "#0b0807"}

// cardBack draws a back, widthPx pixels wide: its rim, what draw puts on its
// field, and the sheen over all of it.
func cardBack(widthPx int, l *backLook, draw func(c *Canvas, field box)) *image.RGBA {
	const w, h = dracoTableW, dracoTableH
	c := cardCanvas(w, h, widthPx)
	restore := c.Clip(RoundRect(0, 0, w, h, l.corner))
	defer restore()
	c.Fill(RoundRect(0, 0, w, h, l.corner), Linear(0, 0, 0, h, S(0, l.card[0]), S(0.12, l.card[1]), S(1, l.card[2])))
	card := box{0, 0, w, h}
	frame := card.inset(l.inset)
	c.Fill(frame.round(l.inset+3), Solid(l.ground))
	c.Stroke(frame.round(l.inset+3), l.edge, l.metal(frame))
	draw(c, card.inset(14))
	c.gloss(w, h, l.corner)
	return c.Img
}
