package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/compare"
	"wyrmtable/scenes/table/sheet"
)

// comparison is the panel that compares what would come of the answers.
func (t *Scene) comparison() *compare.Panel {
	return &compare.Panel{Desk: &t.desk, Of: &t.preview.Comparison}
}

// nothingCompared is what stands there while there is nothing to compare.
func (t *Scene) nothingCompared() string {
	k, f := t.question.Ask, t.look.Preview.Comparison
	words := t.in(rules.Text{FR: "Rien n’est en jeu pour l’instant.", EN: "Nothing is at stake just now."})
	if k == nil || t.busy() {
		return words
	}
	if t.question.Aloud {
		return t.aloudHint()
	}
	if f.Paying != nil {
		if s := f.Paying(&t.shown, k); !s.Empty() {
			return t.in(s)
		}
		if s := t.preview.Comparison.Nothing(); !s.Empty() {
			return t.in(s)
		}
	}
	if t.hand.Bound() && len(t.hand.Goals()) > 0 {
		return t.in(rules.Text{FR: "Désignez une cible pour lire ici ce qu’il en adviendra.",
			EN: "Point at a target to read here what will become of it."})
	}
	if s, ok := t.look.Words.Places[t.question.Kind()]; ok {
		return t.in(s)
	}
	return words
}

// buildComparisonSheet is the comparison over the table.
func (t *Scene) buildComparisonSheet(c *game.Context, p *sheet.Page) {
	if len(t.preview.Comparison.Rows) == 0 {
		p.Closed = true
		return
	}
	if t.look.Preview.Comparison.Table == nil {
		r := p.Plate(c, c.T(text("Si personne n’agit plus", "If nobody acts any more")), 400, 300)
		k := t.fixtureTelling()
		t.desk.Fixture(t.top, t.look.Preview.Comparison.Fixture, r, &k)
		return
	}
	t.comparison().Table(t.top, p.Plate(c, t.in(t.look.Preview.Comparison.Name), 400, 300))
}

// buildBoxes puts beside cards what will happen to them and why.
func (t *Scene) buildBoxes() {
	if t.look.Preview.Comparison == nil || t.busy() || t.choice.Modal() ||
		t.tableau.Lay.Portrait && (t.desk.Waiting() || !t.notices.Caption.Text.Empty()) {
		return // on a phone what waits stands there
	}
	t.comparison().Boxes(t.top, t.tableau)
}
