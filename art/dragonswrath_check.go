package art

import "fmt"

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 13 pixels an
// em, names on the table, 84 wide, at no less than 7.5.
func (k *WrathCard) Check() error {
	p := k.page()
	const slack = 0.5
	if p.text.Widest > p.area.w+slack {
		return fmt.Errorf("%q: words %.0f wide in %.0f", k.Name, p.text.Widest, p.area.w)
	}
	if p.text.Height > p.area.h+slack {
		return fmt.Errorf("%q: words %.0f high in %.0f", k.Name, p.text.Height, p.area.h)
	}
	if em := p.text.Size() * 300 / dracoFullW; em < 13 {
		return fmt.Errorf("%q: words of %.1f pixels", k.Name, em)
	}
	size, lines := k.nameLines()
	for _, l := range lines {
		if w := TextWidth(nameFace, size, l); w > 216.5 {
			return fmt.Errorf("%q: name %.0f wide", k.Name, w)
		}
	}
	if em := size * 84 / dracoTableW; em < 7.5 {
		return fmt.Errorf("%q: name of %.1f pixels", k.Name, em)
	}
	return nil
}
