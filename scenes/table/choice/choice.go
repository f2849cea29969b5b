// Package choice asks a question in a panel over the table, each answer with its
// card and what would come of it, where no card on the table answers it by going
// somewhere: which of two effects, which card first.
package choice

import (
	"slices"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/ui"
)

// Sources are what a choice is made of. They belong to the table and change.
type Sources struct {
	UI       *ui.UI // over the cards
	Desk     *panel.Desk
	Question *question.Question
	Tableau  *tableau.Tableau
	Preview  *preview.Preview
	Explain  *explain.State
	Guard    *press.Guard

	Telling func() look.Telling // what is told of now
	Prompt  func() string       // what the person at the screen has to do
	Says    func() string       // what a lesson says of it, below; nil or empty where there is none
	Refresh func()              // what was described has changed
}

// A Choice is the panel and what is looked at in it. While there is nothing to
// choose it has no answers.
type Choice struct {
	Answers []rules.Answer
	Results []preview.Counters // what each answer would change
	Shows   []look.Shown       // what stands in the place of their cards; nil where cards do
	Ruler   int                // of the counters that the answer looked at changes, the one whose steps are open

	src     Sources
	touched []reason.Counter // what any answer would change, in order
	looked  int              // 1 + the answer whose steps are shown: the last pointed at
	folded  bool             // out of the way, to look at the table
	title   rules.Text       // what it is about; empty: the question itself
	waits   bool             // there is something else to read first
	partial bool             // it is among the answers of one gesture and can be called off
}

// New returns the panel of a table where nothing has to be chosen.
func New(s Sources) Choice { return Choice{src: s} }

// Shown reports whether something has to be chosen, with the panel in sight or out
// of the way.
func (k *Choice) Shown() bool { return len(k.Answers) > 0 }

// Modal reports whether the panel is in the way of the table.
func (k *Choice) Modal() bool { return k.Shown() && !k.folded && !k.waits }

// Wait lets the panel wait while there is something else to read first.
func (k *Choice) Wait(on bool) {
	if on = on && k.Shown(); k.waits != on {
		k.waits = on
		k.src.Refresh()
	}
}

// Folded reports whether it is out of the way.
func (k *Choice) Folded() bool { return k.Shown() && k.folded }

// Looked returns the answer whose steps are shown, or -1.
func (k *Choice) Looked() int { return k.looked - 1 }

// Close puts the panel away.
func (k *Choice) Close() { *k = Choice{src: k.src} }

// Open puts the present question in the panel if it belongs there.
func (k *Choice) Open() {
	k.Close()
	q, view := k.src.Question, k.src.Desk.View
	if q.Ask == nil {
		return
	}
	if q.OnlyWhom() {
		k.put(q.Ask.Answers)
		return
	}
	n := 0
	for i := range q.Ask.Answers {
		a := &q.Ask.Answers[i]
		if !q.Openly() &&
			(a.Card != 0 && k.src.Tableau.Buried(a.Card) || a.Target != 0 && k.src.Tableau.Buried(a.Target)) {
			k.put(q.Buttonless()) // what lies under others cannot be taken from there
			return
		}
		if z := a.Zone; z != rules.Nowhere && a.Card != 0 && view.Cards[a.Card].Zone == z &&
			view.Layout().Zones[z].Pile {
			k.put(q.Buttonless()) // it stays in its pile, of which only the top is seen
			return
		}
		if a.Zone != rules.Nowhere || a.Target != 0 || a.Whom >= 0 {
			return // it is answered on the table
		}
		if a.Card != 0 && k.src.Tableau.AtHand(a.Card) {
			return
		}
		if !q.Button(a) {
			n++
		}
	}
	if n < 2 {
		return // the large button does
	}
	k.put(q.Buttonless())
}

// pictured is the card that stands for an answer in a panel: what it is aimed
// at, or else the card itself.
func pictured(a *rules.Answer) rules.CardID {
	if a.Target != 0 {
		return a.Target
	}
	return a.Card
}

// Among lets the person choose among the answers that one gesture could mean; title
// says what they have in common, or is empty.
func (k *Choice) Among(title rules.Text, answers []rules.Answer) {
	k.Close()
	k.put(answers)
	k.partial = true
	if !title.Empty() {
		k.title = title
	}
	k.src.Refresh()
}

func (k *Choice) put(answers []rules.Answer) {
	k.Answers = append([]rules.Answer(nil), answers...)
	if len(k.src.Question.Ask.Draft) == 0 { // else he goes on where he was
		k.src.UI.ScrollTop("options")
	}
	if k.Shows = k.shows(k.Answers); k.Shows != nil {
		k.title = k.src.Desk.Look.Preview.OptionTitle
	}
	for _, a := range k.Answers {
		after := k.src.Preview.After(k.src.Desk.View, a.Action)
		k.Results = append(k.Results, after)
		for _, v := range after.Values {
			if !slices.Contains(k.touched, v.Counter) {
				k.touched = append(k.touched, v.Counter)
			}
		}
	}
}

// shows are what the game shows of answers in the place of their cards; nil where
// it does not of each.
func (k *Choice) shows(answers []rules.Answer) []look.Shown {
	if k.src.Desk.Look.Preview.Option == nil {
		return nil
	}
	tell := k.src.Telling()
	var out []look.Shown
	for i := range answers {
		s := k.src.Desk.Look.Preview.Option(&tell, &answers[i], k.src.Preview.Events(answers[i].Action))
		if s.Paint == nil {
			return nil
		}
		out = append(out, s)
	}
	return out
}

// oneCard is the face by which all answers of the panel would be pictured, so
// that it tells none from the others; 0 where there are several.
func (k *Choice) oneCard() rules.Face {
	var one rules.Face
	for i := range k.Answers {
		f := k.src.Desk.Look.Game.FaceOf(k.src.Desk.View, pictured(&k.Answers[i]))
		if i > 0 && f != one {
			return 0
		}
		one = f
	}
	if len(k.Answers) < 2 {
		return 0
	}
	return one
}

// label is an answer in words.
func (k *Choice) label(a *rules.Answer) string {
	d := k.src.Desk
	return d.Plain(d.Look.Game.Label(d.Setup, d.View, k.src.Question.Ask, a))
}
