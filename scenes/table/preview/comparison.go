package preview

import (
	"slices"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// A Comparison tells answer beside answer what would become of cards and players
// if nobody did anything more: of letting things go on, and of the answer that is
// considered.
type Comparison struct {
	Columns []Column
	Title   rules.Text // empty: the usual name
	Mark    int        // the column of what is considered, or -1
	Rows    []look.EffectRow
	Boxes   []look.EffectBox      // beside the cards, of the marked column
	Loss    [rules.MaxSeats]int32 // of the first counter, by the marked column
	key     key
}

// A Column is what comes of one answer.
type Column struct {
	Answer  rules.Answer
	Head    string // what the answer is called
	Effects []look.Effect
	Boxes   []look.EffectBox
	After   *rules.Board
	Whole   bool // else somebody has to choose before it is over
}

// Marked is the column of what is considered; nil where there is none.
func (c *Comparison) Marked() *Column {
	if c.Mark < 0 || c.Mark >= len(c.Columns) {
		return nil
	}
	return &c.Columns[c.Mark]
}

// Nothing says why there are no rows though something is about to happen; empty
// when nothing is.
func (c *Comparison) Nothing() rules.Text {
	switch n := len(c.Columns); {
	case n == 0:
		return rules.Text{}
	case c.Columns[n-1].Whole:
		return rules.Text{FR: "Rien ne changera sur la table.", EN: "Nothing will change on the table."}
	}
	return rules.Text{FR: "La suite dépend d’un choix, ou de cartes que l’on ne connaît pas encore.",
		EN: "What follows depends on a choice, or on cards that are not known yet."}
}

// compare makes the comparison anew if what is considered has changed.
func (p *Preview) compare(at Position) {
	lk := p.look.Preview.Comparison
	if lk == nil {
		return
	}
	k := p.key(&at, at.Card, at.Busy)
	if k == p.Comparison.key {
		return
	}
	w := writer{Preview: p, at: at, lk: lk}
	if !k.busy && lk.When(at.View, at.Ask) {
		w.write()
	}
	w.out.key = k
	p.Comparison = w.out
}

// Compare tells of one answer alone.
func (p *Preview) Compare(at Position, a rules.Answer) Column {
	w := writer{Preview: p, at: at, lk: p.look.Preview.Comparison}
	return w.column(a)
}

// Worth is how well the seat of an answer will stand after it.
func (p *Preview) Worth(a rules.Action) int {
	lk := p.look.Preview.Comparison
	return lk.Worth(p.tryOn(lk, a).after, a.Seat)
}

// tryOn tries an answer after which nobody does anything more.
func (p *Preview) tryOn(lk *look.Comparison, a rules.Action) trial {
	seat := p.screen.Knower(a.Seat)
	return p.try(a, lk.Pass(p.session.View(seat), seat))
}

// A writer writes one comparison.
type writer struct {
	*Preview
	at  Position
	lk  *look.Comparison
	out Comparison
}

func (w *writer) write() {
	ask := w.at.Ask
	if w.lk.Each != nil && w.lk.Each(ask) {
		w.writeEach()
		return
	}
	// Calling off is like passing only where something else is at stake.
	if a, ok := w.calledOff(); ok && w.lk.When(w.at.View, nil) {
		w.add(a)
		col := &w.out.Columns[0]
		col.Head = w.ended(w.in(w.verbText(w.look.Turn.Track.Pass)), col.Whole)
	}
	if a, ok := w.goingOn(); ok {
		w.add(a)
	}
	if a, ok := w.considered(); ok {
		w.add(a)
	}
	w.fill()
	n := len(w.out.Columns)
	w.out.Mark = n - 1
	if n > 1 && w.out.Columns[n-1].Answer.Back {
		w.out.Mark-- // the table shows the draft as it is; the panel also what it were without
	}
	if n > 0 && w.lk.Doubt != nil {
		w.out.Title = w.lk.Doubt(ask, &w.out.Columns[w.out.Mark].Answer)
	}
	w.mark()
}

// writeEach tells what comes of each of the first answers.
func (w *writer) writeEach() {
	w.out.Mark = -1
	aimed := rules.CardID(0)
	if i := w.at.Goal; i >= 0 {
		aimed = w.at.Hand.Goals()[i].Card
	}
	for i := range w.at.Ask.Answers {
		a := &w.at.Ask.Answers[i]
		if a.Back || len(w.out.Columns) == look.MostCompared {
			continue
		}
		if a.Target != 0 && a.Target == aimed || a.Target == 0 && a.Card != 0 && a.Card == w.at.Card {
			w.out.Mark = len(w.out.Columns)
		}
		w.add(*a)
	}
	w.fill()
	if w.lk.Doubt != nil && len(w.out.Columns) > 0 {
		w.out.Title = w.lk.Doubt(w.at.Ask, &w.out.Columns[0].Answer)
	}
	w.mark()
}

// mark puts on the table what comes of the answer considered.
func (w *writer) mark() {
	col := w.out.Marked()
	if col == nil {
		return
	}
	w.out.Boxes = col.Boxes
	if len(w.numbers.Counters) > 0 && col.After != nil {
		v := w.numbers.Counters[0]
		for s := range rules.Seat(w.at.View.Layout().Seats) {
			w.out.Loss[s] = w.at.View.Var(v, s) - col.After.Var(v, s)
		}
	}
}

// calledOff is the answer that calls off what is being paid for: what would come
// of passing instead is told beside it.
func (w *writer) calledOff() (rules.Answer, bool) {
	if w.at.Ask.Source == 0 {
		return rules.Answer{}, false
	}
	return w.plainOf(w.look.Play.Verbs.Back)
}

// goingOn is the answer that lets things go on: the one to pass, or while
// something is being drafted the one that confirms it.
func (w *writer) goingOn() (rules.Answer, bool) {
	if a, ok := w.at.Ask.Plain(w.at.View.Layout(), w.look.Turn.Track.Pass); ok {
		return a, true
	}
	return w.plainOf(w.look.Play.Verbs.Main)
}

// plainOf is the first answer that is one of some verbs and nothing else.
func (w *writer) plainOf(verbs []string) (rules.Answer, bool) {
	for _, verb := range verbs {
		if a, ok := w.at.Ask.Plain(w.at.View.Layout(), verb); ok {
			return a, true
		}
	}
	return rules.Answer{}, false
}

// considered is the one answer with the card that is considered, carried where it
// is held.
func (w *writer) considered() (rules.Answer, bool) {
	id, h := w.at.Card, w.at.Hand
	if id == 0 {
		return rules.Answer{}, false
	}
	if i := w.at.Goal; i >= 0 && h.Card() == id {
		if answers := h.To(h.Goals()[i]); len(answers) == 1 {
			return answers[0], true
		}
	}
	var found rules.Answer
	for i := range w.at.Ask.Answers {
		a := &w.at.Ask.Answers[i]
		if a.Card != id || w.dull(a) {
			continue
		}
		if found.Card != 0 {
			return rules.Answer{}, false
		}
		found = *a
	}
	return found, found.Card != 0
}

// dull reports whether an answer changes nothing that is told of.
func (w *writer) dull(a *rules.Answer) bool {
	return slices.Contains(w.look.Play.Verbs.Dull, w.at.View.Layout().Verbs[a.Verb].Name)
}

// add works out a column.
func (w *writer) add(a rules.Answer) { w.out.Columns = append(w.out.Columns, w.column(a)) }

func (w *writer) column(a rules.Answer) Column {
	r := w.tryOn(w.lk, a.Action)
	col := Column{Answer: a, After: r.after, Whole: r.whole && !w.lk.When(r.after, nil)}
	col.Effects = w.lk.Effects(r.before, r.after, r.events, nil)
	col.Boxes = w.lk.Boxes(w.name, r.before, r.after, r.events, nil)
	col.Head = w.ended(w.head(&a), col.Whole)
	return col
}
