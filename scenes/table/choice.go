package table

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// A choice is a question that no card on the table answers by going somewhere:
// which of two effects, which card first. It is asked in a panel, each answer
// with its card and what would come of it.
type choice struct {
	answers []rules.Answer
	results [][]ghost    // what each answer would change
	whole   []bool       // and whether that is all
	touched []counterKey // what any of them would change, in order
	looked  int          // 1 + the answer whose steps are shown: the last pointed at
	ruler   int          // of the counters that it changes, the one whose steps are open
	folded  bool         // out of the way, to look at the table
	title   string       // what it is about; empty: the question itself
	partial bool         // it chooses among the answers of one gesture and can be called off
}

func (k *choice) shown() bool { return len(k.answers) > 0 }

// modal reports whether the panel is in the way of the table.
func (k *choice) modal() bool { return k.shown() && !k.folded }

func (k *choice) close() { *k = choice{} }

// open puts the present question in the panel if it belongs there.
func (k *choice) open(t *Scene) {
	k.close()
	if t.ask == nil || t.replay != nil {
		return
	}
	n := 0
	for i := range t.ask.Answers {
		a := &t.ask.Answers[i]
		if a.Card != 0 && t.buried(a.Card) {
			k.put(t, t.ask.Answers) // what lies under others cannot be taken from there
			return
		}
		if a.Zone != rules.Nowhere || a.Target != 0 || a.Whom >= 0 {
			return // it is answered on the table
		}
		if !t.ownButton(a) {
			n++
		}
	}
	if n < 2 {
		return // the large button does
	}
	k.put(t, t.ask.Answers)
}

// buried reports whether a card lies in a pile under another.
func (t *Scene) buried(id rules.CardID) bool {
	z := t.shown.Cards[id].Zone
	return t.shown.Layout().Zones[z].Pile && t.shown.Top(z) != id
}

// among lets the person choose among the answers that one gesture could mean.
func (k *choice) among(c *game.Context, t *Scene, answers []rules.Answer) {
	k.put(t, answers)
	k.partial = true
	t.refresh()
	c.Redraw()
}

func (k *choice) put(t *Scene, answers []rules.Answer) {
	k.answers = append([]rules.Answer(nil), answers...)
	for _, a := range k.answers {
		g, whole := t.outcome(a.Action)
		k.results, k.whole = append(k.results, g), append(k.whole, whole)
		for i := range g {
			if !slices.Contains(k.touched, g[i].key) {
				k.touched = append(k.touched, g[i].key)
			}
		}
	}
}

func (t *Scene) answerLabel(a *rules.Answer) string {
	return t.plain(t.look.Game.Label(t.session.Setup(), &t.shown, t.ask, a))
}
