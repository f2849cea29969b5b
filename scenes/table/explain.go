package table

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/reason"
)

// whyRow is a line of the parchment that explains a number.
type whyRow struct {
	step, to int    // of the order of resolution, to of several that did nothing; or 0
	text     string // names of cards are links
}

// partRows are the steps of one change, those in which nothing happened folded.
func (t *Scene) partRows(p *reason.Change) []whyRow {
	var rows []whyRow
	at := 0
	for _, l := range p.Steps {
		if l.Number <= at && l.Number == 1 {
			at = 0 // another pass: "instead" begins anew
		}
		rows = t.folded(rows, at+1, l.Number-1)
		rows = append(rows, whyRow{l.Number, l.Number, t.in(l.Text)})
		at = l.Number
	}
	if p.Old == p.New {
		return rows
	}
	if len(p.Steps) > 0 {
		rows = t.folded(rows, at+1, 6)
	}
	return append(rows, whyRow{7, 7, t.in(rules.Text{FR: "Réglette\u00a0: ", EN: "Ruler: "}) + sum(p.Old, p.New)})
}

// folded adds one line for the steps from one to another that did nothing.
func (t *Scene) folded(rows []whyRow, from, to int) []whyRow {
	if from > to || to > len(t.look.Order.Steps) {
		return rows
	}
	words := ""
	for i := from; i <= to; i++ {
		if words != "" {
			words += ", "
		}
		words += t.in(t.look.Order.Steps[i-1])
	}
	return append(rows, whyRow{from, to, words + t.colon() + t.in(rules.Text{FR: "rien", EN: "nothing"})})
}

// lineRows are title and lines of the parchment of a line of the log.
func (t *Scene) lineRows(c *game.Context, e *reason.Explained) (string, []whyRow) {
	if !e.Changed {
		return c.T(text("Pas à pas\u00a0: rien ne change", "Step by step: nothing changes")), t.partRows(&e.Change)
	}
	whose := t.name(e.Seat)
	if t.numbers.Ruler(e.Var) >= 0 {
		whose = t.desk.Owner(e.Seat) // a ruler is the team's
	}
	name := t.in(t.shown.Layout().Vars[e.Var].Text)
	title := name + t.in(rules.Text{FR: " " + rules.Of(whose, rules.French), EN: " (" + whose + ")"}) + t.colon() +
		look.Signed(int(e.Change.Old), "") + " → " + look.Signed(int(e.Change.New), "")
	return title, t.partRows(&e.Change)
}

// whyRows are title and lines of the parchment of a counter: its last change,
// and what it would become by the answer being considered.
func (t *Scene) whyRows(c *game.Context, k reason.Counter) (string, []whyRow) {
	now := t.shown.Var(t.numbers.Counters[k.Index], k.Seat)
	name := t.in(t.look.Players.Counters[k.Index].Name)
	title := name + t.in(rules.Text{FR: " " + rules.Of(t.desk.Owner(k.Seat), rules.French), EN: " (" + t.desk.Owner(k.Seat) + ")"})
	var rows []whyRow
	if why := t.story.Reasons[k]; why != nil {
		title += t.colon() + look.Signed(int(why.Old()), "") + " → " + look.Signed(int(why.New()), "")
		for i := range why.Changes {
			rows = append(rows, t.partRows(&why.Changes[i])...)
		}
	} else {
		title += t.colon() + look.Signed(int(now), "")
		rows = append(rows, whyRow{0, 0, c.T(text("C’est la valeur de départ\u00a0: rien ne l’a encore changée.", "This is where it began: nothing has changed it yet."))})
	}
	if v := t.preview.Counters.Of(k); v != nil {
		line := c.T(text("Si vous jouez ceci\u00a0: ", "If you play this: ")) + look.Signed(int(now), "") + " → " + look.Signed(int(v.Value), "")
		if !t.preview.Counters.Whole {
			line += " " + c.T(notAll)
		}
		rows = append(rows, whyRow{0, 0, line})
		for i := range v.Changes {
			rows = append(rows, t.partRows(&v.Changes[i])...)
		}
	}
	return title, rows
}

// notAll warns that a preview ends where chance begins.
var notAll = text("(au moins jusqu’à la première surprise)", "(until the first surprise)")

// previewRows are title and lines of what the considered answer would do to a
// counter.
func (t *Scene) previewRows(c *game.Context, v *preview.Value) (string, []whyRow) {
	now := t.shown.Var(t.numbers.Counters[v.Counter.Index], v.Counter.Seat)
	title := t.counterOf(v.Counter) + t.colon() + look.Signed(int(now), "") + " → " + look.Signed(int(v.Value), "")
	var rows []whyRow
	for i := range v.Changes {
		rows = append(rows, t.partRows(&v.Changes[i])...)
	}
	if !t.preview.Counters.Whole {
		rows = append(rows, whyRow{0, 0, c.T(notAll)})
	}
	return title, rows
}

// counterOf names a counter with whose it is.
func (t *Scene) counterOf(k reason.Counter) string {
	whose := rules.Text{FR: " " + rules.Of(t.desk.Owner(k.Seat), rules.French), EN: " of " + t.desk.Owner(k.Seat)}
	return t.in(t.look.Players.Counters[k.Index].Name) + t.in(whose)
}

// sum writes the change of a number as a sum: 9 − 2 = 7.
func sum(old, now int32) string {
	d, sign := int(now-old), " + "
	if d < 0 {
		sign, d = " − ", -d
	}
	return look.Signed(int(old), "") + sign + strconv.Itoa(d) + " = " + look.Signed(int(now), "")
}
