package art

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 9 pixels an
// em, names on the table, 77 wide, at no less than 6.5.
func (k *DrakCard) Check() error {
	p, l := k.page(), legible{name: k.Name, text: 8.9, width: 77, em: 6.5, nameRoom: 218.5}
	if err := l.page(p.text, p.area); err != nil {
		return err
	}
	return l.names(k.nameLines())
}
