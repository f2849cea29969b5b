package faces

import (
	"fmt"

	"wyrmtable/art"
)

// A Legible is how large the words of a card must be to be read, on faces of the
// widths on which they are.
type Legible struct {
	Name     string  // of the card, for errors
	Text     float64 // least pixels an em of the rules, on a full face 300 wide
	Width    float64 // of the table face, in pixels
	Em       float64 // least pixels an em of a name there
	NameRoom float64 // most units a line of a name is wide
}

// Slack is by how many units words may be too large for their room.
const Slack = 0.5

// Page tells whether the rules find their room.
func (l *Legible) Page(b *art.Block, area art.Box) error {
	if b.Widest > area.W+Slack {
		return fmt.Errorf("%q: words %.0f wide in %.0f", l.Name, b.Widest, area.W)
	}
	if b.Height > area.H+Slack {
		return fmt.Errorf("%q: words %.0f high in %.0f", l.Name, b.Height, area.H)
	}
	return l.Size(b)
}

// Size tells whether the rules can be read.
func (l *Legible) Size(b *art.Block) error {
	if em := b.Size() * 300 / FullW; em < l.Text {
		return fmt.Errorf("%q: words of %.1f pixels", l.Name, em)
	}
	return nil
}

// Names tells whether a name of that size finds its room and can be read.
func (l *Legible) Names(size float64, lines []string) error {
	for _, s := range lines {
		if w := art.TextWidth(art.NameFace, size, s); w > l.NameRoom {
			return fmt.Errorf("%q: name %.0f wide", l.Name, w)
		}
	}
	if em := size * l.Width / TableW; em < l.Em {
		return fmt.Errorf("%q: name of %.1f pixels", l.Name, em)
	}
	return nil
}
