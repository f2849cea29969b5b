// Package explain says how a number came to its value: from what was told of it
// to a page of sentences, laid out and described.
package explain

import (
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/reason"
)

// Words put into sentences what a number came from.
type Words struct {
	Desk    *panel.Desk
	Reasons map[reason.Counter]*reason.Reason // the last change of each counter
	Preview *preview.Counters                 // what the counters would become
}

// A Part is a number that is explained.
type Part struct {
	Title string
	Rows  []Row
}

// A Row is a line under its title.
type Row struct {
	Step, To int    // of the order of resolution, To of several that did nothing; or 0
	Text     string // names of cards are links
}

// notAll warns that a preview ends where chance begins.
var notAll = rules.Text{FR: "(au moins jusqu’à la première surprise)", EN: "(until the first surprise)"}

// Line explains a line of the log.
func (w *Words) Line(e *reason.Explained) Part {
	d := w.Desk
	if !e.Changed {
		title := rules.Text{FR: "Pas à pas\u00a0: rien ne change", EN: "Step by step: nothing changes"}
		return Part{d.In(title), w.change(&e.Change)}
	}
	whose := d.Name(e.Seat)
	if d.Numbers.Ruler(e.Var) >= 0 {
		whose = d.Owner(e.Seat) // a ruler is the team's
	}
	title := d.In(d.View.Layout().Vars[e.Var].Text) + w.owned(whose) + d.Colon() + from(e.Change.Old, e.Change.New)
	return Part{title, w.change(&e.Change)}
}

// Counter explains a counter: by its last change, and by what it would become
// by the answer being considered.
func (w *Words) Counter(k reason.Counter) Part {
	d := w.Desk
	now := d.View.Var(d.Numbers.Counters[k.Index], k.Seat)
	p := Part{Title: d.In(d.Look.Players.Counters[k.Index].Name) + w.owned(d.Owner(k.Seat)) + d.Colon()}
	if why := w.Reasons[k]; why != nil {
		p.Title += from(why.Old(), why.New())
		for i := range why.Changes {
			p.Rows = append(p.Rows, w.change(&why.Changes[i])...)
		}
	} else {
		p.Title += look.Signed(int(now), "")
		p.say(d.In(rules.Text{FR: "C’est la valeur de départ\u00a0: rien ne l’a encore changée.",
			EN: "This is where it began: nothing has changed it yet."}))
	}
	if v := w.Preview.Of(k); v != nil {
		line := d.In(rules.Text{FR: "Si vous jouez ceci\u00a0: ", EN: "If you play this: "}) + from(now, v.Value)
		if !w.Preview.Whole {
			line += " " + d.In(notAll)
		}
		p.say(line)
		for i := range v.Changes {
			p.Rows = append(p.Rows, w.change(&v.Changes[i])...)
		}
	}
	return p
}

// Outcome explains what the considered answer would do to a counter.
func (w *Words) Outcome(v *preview.Value) Part {
	d := w.Desk
	now := d.View.Var(d.Numbers.Counters[v.Counter.Index], v.Counter.Seat)
	p := Part{Title: w.Name(v.Counter) + d.Colon() + from(now, v.Value)}
	for i := range v.Changes {
		p.Rows = append(p.Rows, w.change(&v.Changes[i])...)
	}
	if !w.Preview.Whole {
		p.say(d.In(notAll))
	}
	return p
}

// Name names a counter with whose it is.
func (w *Words) Name(k reason.Counter) string {
	d := w.Desk
	whose := rules.Text{FR: " " + rules.Of(d.Owner(k.Seat), rules.French), EN: " of " + d.Owner(k.Seat)}
	return d.In(d.Look.Players.Counters[k.Index].Name) + d.In(whose)
}

// say adds a line of no step.
func (p *Part) say(words string) { p.Rows = append(p.Rows, Row{Text: words}) }

// owned says whose a number is, after its name.
func (w *Words) owned(whose string) string {
	return w.Desk.In(rules.Text{FR: " " + rules.Of(whose, rules.French), EN: " (" + whose + ")"})
}

// change are the steps of one change, those in which nothing happened folded.
func (w *Words) change(p *reason.Change) []Row {
	d := w.Desk
	var rows []Row
	at := 0
	for _, l := range p.Steps {
		if l.Number <= at && l.Number == 1 {
			at = 0 // another pass: "instead" begins anew
		}
		rows = w.folded(rows, at+1, l.Number-1)
		rows = append(rows, Row{l.Number, l.Number, d.In(l.Text)})
		at = l.Number
	}
	if p.Old == p.New {
		return rows
	}
	if len(p.Steps) > 0 {
		rows = w.folded(rows, at+1, 6)
	}
	gauge := d.Look.Players.Gauge
	if gauge.Empty() {
		gauge = rules.Same("Total")
	}
	return append(rows, Row{7, 7, d.In(gauge) + d.Colon() + sum(p.Old, p.New)})
}

// folded adds one line for the steps from one to another that did nothing.
func (w *Words) folded(rows []Row, from, to int) []Row {
	d := w.Desk
	if from > to || to > len(d.Look.Order.Steps) {
		return rows
	}
	words := ""
	for i := from; i <= to; i++ {
		if words != "" {
			words += ", "
		}
		words += d.In(d.Look.Order.Steps[i-1])
	}
	return append(rows, Row{from, to, words + d.Colon() + d.In(rules.Text{FR: "rien", EN: "nothing"})})
}

// from writes a number before and after: 9 → 7.
func from(old, now int32) string {
	return look.Signed(int(old), "") + " → " + look.Signed(int(now), "")
}

// sum writes the change of a number as a sum: 9 − 2 = 7.
func sum(old, now int32) string {
	d, sign := int(now-old), " + "
	if d < 0 {
		sign, d = " − ", -d
	}
	return look.Signed(int(old), "") + sign + strconv.Itoa(d) + " = " + look.Signed(int(now), "")
}
