package preview

import (
	"slices"
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// A party is whom a row of a comparison is about: a card, or a player if card is 0.
type party struct {
	card rules.CardID
	seat rules.Seat
}

// is reports whether an effect is one on the party.
func (q party) is(e *look.Effect) bool { return e.Card == q.card && e.Seat == q.seat }

// fill puts what comes of the answers side by side.
func (w *writer) fill() {
	for _, q := range w.parties() {
		row := look.EffectRow{Label: w.name(q.seat)}
		if q.card != 0 {
			row.Label = w.cardThen(q.card)
		}
		for i := range w.out.Columns {
			row.Cells = append(row.Cells, w.cell(&w.out.Columns[i], q))
		}
		w.out.Rows = append(w.out.Rows, row)
	}
	w.fillCounts()
}

// parties are all that something is told of: where something is lost comes before
// what only stands there.
func (w *writer) parties() []party {
	var all []party
	for i := range w.out.Columns {
		for _, e := range w.out.Columns[i].Effects {
			if q := (party{e.Card, e.Seat}); !slices.Contains(all, q) {
				all = append(all, q)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b party) int { return w.weight(a) - w.weight(b) })
	return all
}

func (w *writer) weight(q party) int {
	for i := range w.out.Columns {
		for _, e := range w.out.Columns[i].Effects {
			if q.is(&e) && e.Tone != look.ToneGood {
				return 0
			}
		}
	}
	return 1
}

// cell is what an answer does to a party.
func (w *writer) cell(col *Column, q party) look.EffectCell {
	var cell look.EffectCell
	for _, e := range col.Effects {
		if q.is(&e) {
			cell = w.cellOf(e)
		}
	}
	if cell.Text == "" {
		return w.unmoved(col, q)
	}
	return cell
}

func (w *writer) cellOf(e look.Effect) look.EffectCell {
	return look.EffectCell{Icon: e.Icon, Tone: e.Tone, Text: rules.Plain(w.in(e.Text))}
}

// unmoved is what is told of a party to which an answer does nothing.
func (w *writer) unmoved(col *Column, q party) look.EffectCell {
	if q.card == 0 && col.After != nil && len(w.numbers.Counters) > 0 {
		return look.EffectCell{Text: strconv.Itoa(int(col.After.Var(w.numbers.Counters[0], q.seat)))}
	}
	if q.card != 0 && col.After != nil && w.lk.Stay != nil {
		if e, ok := w.lk.Stay(col.After, q.card); ok {
			return w.cellOf(e)
		}
	}
	return look.EffectCell{}
}

// fillCounts adds the numbers of the players that an answer changes.
func (w *writer) fillCounts() {
	for _, k := range w.lk.Counts {
		for s := range rules.Seat(w.at.View.Layout().Seats) {
			row := look.EffectRow{Label: w.name(s) + " · " + w.in(k.Name)}
			now, changes := k.Of(w.at.View, s), false
			for i := range w.out.Columns {
				n := k.Of(w.out.Columns[i].After, s)
				cell := look.EffectCell{Icon: k.Icon, Text: strconv.Itoa(now)}
				if n != now {
					cell.Text += "→" + strconv.Itoa(n)
					changes = true
				}
				row.Cells = append(row.Cells, cell)
			}
			if changes {
				w.out.Rows = append(w.out.Rows, row)
			}
		}
	}
}

// head is what an answer is called.
func (w *writer) head(a *rules.Answer) string {
	switch ask := w.at.Ask; {
	case a.Target != 0 && w.lk.Each != nil && w.lk.Each(ask):
		return w.card(a.Target)
	case a.Back && a.Card != 0:
		return w.in(rules.Text{FR: "sans " + w.card(a.Card), EN: "without " + w.card(a.Card)})
	case a.Card != 0:
		return w.card(a.Card)
	case ask.Source != 0 && slices.Contains(w.look.Play.Verbs.Main, w.at.View.Layout().Verbs[a.Verb].Name):
		return w.card(ask.Source)
	}
	return w.in(w.at.View.Layout().Verbs[a.Verb].Text)
}

// ended marks the head of a column that does not tell all.
func (w *writer) ended(head string, whole bool) string {
	if whole {
		return head
	}
	return head + "…"
}

// verbText is what a verb is called.
func (w *writer) verbText(name string) rules.Text {
	for _, v := range w.at.View.Layout().Verbs {
		if v.Name == name {
			return v.Text
		}
	}
	return rules.Text{}
}

// in returns a text in the language of the screen, its references kept.
func (w *writer) in(t rules.Text) string { return t.In(w.at.Lang) }

// name is the name of a seat's player.
func (w *writer) name(s rules.Seat) string {
	if seats := w.session.Setup().Seats; s >= 0 && int(s) < len(seats) {
		return seats[s].Name
	}
	return ""
}

// card is the name of what a card shows.
func (w *writer) card(id rules.CardID) string { return w.faceName(w.look.FaceOf(w.at.View, id)) }

// cardThen is the name of a card, also of one that is there only afterwards: a
// token.
func (w *writer) cardThen(id rules.CardID) string {
	if w.at.View.Cards[id].Zone == rules.Nowhere {
		for i := range w.out.Columns {
			if after := w.out.Columns[i].After; after != nil && after.Cards[id].Zone != rules.Nowhere {
				return w.faceName(w.look.Game.FaceOf(after, id))
			}
		}
	}
	return w.card(id)
}

func (w *writer) faceName(f rules.Face) string { return rules.Plain(w.in(w.look.Game.Faces[f].Name)) }
