package rules

import (
	"slices"
	"strings"
)

// A tableHead is the first line of a table, as spreadsheets and deck builders
// write one: which column holds what. A column that there is not is -1.
type tableHead struct {
	sign              byte // between fields
	count, name, part int
}

// Columns by the letters of their heads.
const (
	nameHeads  = "name card cardname nom carte nomdelacarte"
	countHeads = "count quantity qty amount copies number nombre quantite qte nb exemplaires"
	partHeads  = "section board zone part partie category categorie"
)

// tableHead reads the head of a table, which is the first line of words.
func (p *listReader) tableHead(raw string) bool {
	if p.begun {
		return false
	}
	p.begun = true
	for _, sign := range []byte{',', ';', '\t'} {
		row := cells(raw, sign)
		column := func(heads string) int {
			return slices.IndexFunc(row, func(s string) bool { return slices.Contains(strings.Fields(heads), Loose(s)) })
		}
		t := tableHead{sign, column(countHeads), column(nameHeads), column(partHeads)}
		if t.name >= 0 && max(t.count, t.part) >= 0 {
			p.table = &t
			return true
		}
	}
	return false
}

// row reads a line of a table.
func (p *listReader) row(raw string) {
	row := cells(raw, p.table.sign)
	field := func(i int) string {
		if i < 0 || i >= len(row) {
			return ""
		}
		return plainLine(row[i])
	}
	name := field(p.table.name)
	if name == "" {
		return
	}
	c := p.names.card(name)
	if s := field(p.table.count); isCount(s) {
		c.count, c.numbered = number(s), numberBefore
	}
	heading := field(p.table.part)
	part, known := p.game.heading(heading)
	switch {
	case heading == "", part == kindPart:
		part = noPart
	case !known || part < asidePart:
		part = asidePart
	}
	p.once(part, heading, func() { p.card(c) })
}
