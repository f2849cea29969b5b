package dragonswrath

import "wyrmtable/art/faces"

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 13 pixels an
// em, names on the table, 84 wide, at no less than 7.5.
func (k *Card) Check() error {
	p, l := k.page(), faces.Legible{Name: k.Name, Text: 13, Width: 84, Em: 7.5, NameRoom: 216.5}
	if err := l.Page(p.text, p.area); err != nil {
		return err
	}
	return l.Names(k.nameLines())
}
