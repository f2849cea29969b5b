package drakerion

import "wyrmtable/art/faces"

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 9 pixels an
// em, names on the table, 77 wide, at no less than 6.5.
func (k *Card) Check() error {
	p, l := k.page(), faces.Legible{Name: k.Name, Text: 8.9, Width: 77, Em: 6.5, NameRoom: 218.5}
	if err := l.Page(p.text, p.area); err != nil {
		return err
	}
	return l.Names(k.nameLines())
}
