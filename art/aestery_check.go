package art

import "fmt"

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 9 pixels an
// em, names in the hand, 96 wide, at no less than 7.5.
func (k *AesteryCard) Check() error {
	p := k.page()
	foot := p.plan.panel.y + p.plan.panel.h
	if k.Fighter {
		foot = 603 // top of the medals
	}
	y := p.y
	l := legible{name: k.Name, text: 8.9, width: 96, em: 7.5, nameRoom: 206.5}
	read := func(b *Block, w float64) error {
		if b.Widest > w+slack {
			return fmt.Errorf("%q: words %.0f wide in %.0f", k.Name, b.Widest, w)
		}
		return l.size(b)
	}
	if p.text != nil {
		if err := read(p.text, p.area.w); err != nil {
			return err
		}
		y += p.text.Height
	}
	for i := range p.rows {
		r := &p.rows[i]
		if r.y < y-slack || r.block.Height > r.h+slack {
			return fmt.Errorf("%q: power %d has no room", k.Name, i)
		}
		if err := read(r.block, p.area.w); err != nil {
			return err
		}
		y = r.y + r.h
	}
	if y > foot+slack {
		return fmt.Errorf("%q: words end at %.0f, below %.0f", k.Name, y, foot)
	}
	return l.names(k.nameLines())
}
