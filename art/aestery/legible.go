package aestery

import (
	"fmt"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 9 pixels an
// em, names in the hand, 96 wide, at no less than 7.5.
func (k *Card) Check() error {
	p := k.page()
	foot := p.plan.Panel.Y + p.plan.Panel.H
	if k.Fighter {
		foot = 603 // top of the medals
	}
	y := p.y
	l := faces.Legible{Name: k.Name, Text: 8.9, Width: 96, Em: 7.5, NameRoom: 206.5}
	read := func(b *art.Block, w float64) error {
		if b.Widest > w+faces.Slack {
			return fmt.Errorf("%q: words %.0f wide in %.0f", k.Name, b.Widest, w)
		}
		return l.Size(b)
	}
	if p.text != nil {
		if err := read(p.text, p.area.W); err != nil {
			return err
		}
		y += p.text.Height
	}
	for i := range p.rows {
		r := &p.rows[i]
		if r.y < y-faces.Slack || r.block.Height > r.h+faces.Slack {
			return fmt.Errorf("%q: power %d has no room", k.Name, i)
		}
		if err := read(r.block, p.area.W); err != nil {
			return err
		}
		y = r.y + r.h
	}
	if y > foot+faces.Slack {
		return fmt.Errorf("%q: words end at %.0f, below %.0f", k.Name, y, foot)
	}
	return l.Names(k.nameLines())
}
