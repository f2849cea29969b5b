package art

// Check tells whether all words of a card find their room on its faces, large
// enough to be read: on a full face 300 pixels wide at no less than 13 pixels an
// em, names on the table, 84 wide, at no less than 7.5.
func (k *WrathCard) Check() error {
	p, l := k.page(), legible{name: k.Name, text: 13, width: 84, em: 7.5, nameRoom: 216.5}
	if err := l.page(p.text, p.area); err != nil {
		return err
	}
	return l.names(k.nameLines())
}
