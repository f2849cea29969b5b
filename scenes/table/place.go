package table

import "wyrmtable/rules"

// zoneName is what a zone is called on the table.
func (t *Scene) zoneName(z rules.Zone) string {
	info := &t.shown.Layout().Zones[z]
	if n, ok := t.look.Words.Names[info.Name]; ok {
		return t.in(n)
	}
	return t.in(info.Text)
}
