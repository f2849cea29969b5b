package table

import "wyrmtable/scenes/table/places"

// places are the places of the table, to be marked.
func (t *Scene) places() *places.Places {
	return &places.Places{Desk: &t.desk, Tableau: t.tableau, Question: &t.question}
}
