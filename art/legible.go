package art

import "fmt"

// A legible is how large the words of a card must be to be read, on faces of the
// widths on which they are.
type legible struct {
	name     string  // of the card, for errors
	text     float64 // least pixels an em of the rules, on a full face 300 wide
	width    float64 // of the table face, in pixels
	em       float64 // least pixels an em of a name there
	nameRoom float64 // most units a line of a name is wide
}

// slack is by how many units words may be too large for their room.
const slack = 0.5

// page tells whether the rules find their room.
func (l *legible) page(b *Block, area box) error {
	if b.Widest > area.w+slack {
		return fmt.Errorf("%q: words %.0f wide in %.0f", l.name, b.Widest, area.w)
	}
	if b.Height > area.h+slack {
		return fmt.Errorf("%q: words %.0f high in %.0f", l.name, b.Height, area.h)
	}
	return l.size(b)
}

// size tells whether the rules can be read.
func (l *legible) size(b *Block) error {
	if em := b.Size() * 300 / dracoFullW; em < l.text {
		return fmt.Errorf("%q: words of %.1f pixels", l.name, em)
	}
	return nil
}

// names tells whether a name of that size finds its room and can be read.
func (l *legible) names(size float64, lines []string) error {
	for _, s := range lines {
		if w := TextWidth(nameFace, size, s); w > l.nameRoom {
			return fmt.Errorf("%q: name %.0f wide", l.name, w)
		}
	}
	if em := size * l.width / dracoTableW; em < l.em {
		return fmt.Errorf("%q: name of %.1f pixels", l.name, em)
	}
	return nil
}
