package table

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/reason"
)

// A choice is a question that no card on the table answers by going somewhere:
// which of two effects, which card first. It is asked in a panel, each answer
// with its card and what would come of it.
type choice struct {
	answers []rules.Answer
	results []preview.Counters // what each answer would change
	shows   []look.Shown       // what stands in the place of their cards; nil where cards do
	touched []reason.Counter   // what any of them would change, in order
	looked  int                // 1 + the answer whose steps are shown: the last pointed at
	ruler   int                // of the counters that it changes, the one whose steps are open
	folded  bool               // out of the way, to look at the table
	title   string             // what it is about; empty: the question itself
	partial bool               // it chooses among the answers of one gesture and can be called off
}

func (k *choice) shown() bool { return len(k.answers) > 0 }

// modal reports whether the panel is in the way of the table.
func (k *choice) modal() bool { return k.shown() && !k.folded }

func (k *choice) close() { *k = choice{} }

// open puts the present question in the panel if it belongs there.
func (k *choice) open(t *Scene) {
	k.close()
	if t.question.Ask == nil || t.match.Replay != nil {
		return
	}
	if t.question.OnlyWhom() {
		k.put(t, t.question.Ask.Answers)
		return
	}
	n := 0
	for i := range t.question.Ask.Answers {
		a := &t.question.Ask.Answers[i]
		if !t.question.Openly() &&
			(a.Card != 0 && t.tableau.Buried(a.Card) || a.Target != 0 && t.tableau.Buried(a.Target)) {
			k.put(t, t.question.Buttonless()) // what lies under others cannot be taken from there
			return
		}
		if z := a.Zone; z != rules.Nowhere && a.Card != 0 && t.shown.Cards[a.Card].Zone == z &&
			t.shown.Layout().Zones[z].Pile {
			k.put(t, t.question.Buttonless()) // it stays in its pile, of which only the top is seen
			return
		}
		if a.Zone != rules.Nowhere || a.Target != 0 || a.Whom >= 0 {
			return // it is answered on the table
		}
		if a.Card != 0 && t.tableau.AtHand(a.Card) {
			return
		}
		if !t.question.Button(a) {
			n++
		}
	}
	if n < 2 {
		return // the large button does
	}
	k.put(t, t.question.Buttonless())
}

// pictured is the card that stands for an answer in a panel: what it is aimed
// at, or else the card itself.
func pictured(a *rules.Answer) rules.CardID {
	if a.Target != 0 {
		return a.Target
	}
	return a.Card
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
	if len(t.question.Ask.Draft) == 0 { // else he goes on where he was
		t.top.ScrollTop("options")
	}
	if k.shows = t.optionsShown(k.answers); k.shows != nil {
		k.title = t.in(t.look.Preview.OptionTitle)
	}
	for _, a := range k.answers {
		after := t.preview.After(&t.shown, a.Action)
		k.results = append(k.results, after)
		for _, v := range after.Values {
			if !slices.Contains(k.touched, v.Counter) {
				k.touched = append(k.touched, v.Counter)
			}
		}
	}
}

// optionsShown is what the game shows of answers in the place of their cards; nil
// where it does not of each.
func (t *Scene) optionsShown(answers []rules.Answer) []look.Shown {
	if t.look.Preview.Option == nil {
		return nil
	}
	tell := t.telling()
	var out []look.Shown
	for i := range answers {
		s := t.look.Preview.Option(&tell, &answers[i], t.preview.Events(answers[i].Action))
		if s.Paint == nil {
			return nil
		}
		out = append(out, s)
	}
	return out
}

// oneCard is the face by which all answers of the panel would be pictured, so
// that it tells none from the others; 0 where there are several.
func (t *Scene) oneCard() rules.Face {
	var one rules.Face
	for i := range t.choice.answers {
		f := t.look.Game.FaceOf(&t.shown, pictured(&t.choice.answers[i]))
		if i > 0 && f != one {
			return 0
		}
		one = f
	}
	if len(t.choice.answers) < 2 {
		return 0
	}
	return one
}

func (t *Scene) answerLabel(a *rules.Answer) string {
	return t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, a))
}
