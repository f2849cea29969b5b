package table

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// This file says what a key would do now, to whoever plays with keys.

// confirmDoes is what Confirm would do with what the keyboard is on.
func (t *Scene) confirmDoes() string {
	on, held := t.input.Keys.On, t.hand.Card()
	kind, number, _ := strings.Cut(on, ".")
	n, _ := strconv.Atoi(number)
	switch {
	case on == "" && held != 0:
		return t.in(rules.Text{FR: "montrer où la poser", EN: "show where to put it"})
	case on == "":
		return ""
	case kind == "goal" && n < len(t.hand.Goals()):
		if answers := t.tableau.HeldFor(t.hand.Goals()[n]); len(answers) == 1 {
			return t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &answers[0]))
		}
		return t.in(rules.Text{FR: "poser ici", EN: "put it here"})
	case kind == "card" && n > 0 && n < len(t.shown.Cards):
		return t.cardConfirms(rules.CardID(n))
	}
	m := t.ui.Mirror("")
	if it, ok := m.Find(on); ok {
		words, _, _ := strings.Cut(it.Label, ". ")
		return words
	}
	return ""
}

// cardConfirms is what Confirm would do with a card.
func (t *Scene) cardConfirms(id rules.CardID) string {
	name := func(id rules.CardID) string {
		return t.plain(t.look.Game.Faces[t.look.Game.FaceOf(&t.shown, id)].Name)
	}
	held := t.hand.Card()
	_, only := t.hand.Only(id)
	switch {
	case held == id && only:
		return t.in(rules.Text{FR: "confirmer " + name(id), EN: "confirm " + name(id)})
	case t.hand.CanPick(id) && held != id:
		return t.in(rules.Text{FR: "prendre " + name(id), EN: "take " + name(id)})
	case held != 0:
		return t.in(rules.Text{FR: "reposer " + name(held), EN: "put " + name(held) + " back"})
	}
	return t.in(rules.Text{FR: "rien ici", EN: "nothing here"})
}

// endDoes is what the key of the large button would do.
func (t *Scene) endDoes() string {
	a, ok := t.question.Large()
	if again, one := t.again(); !ok && one {
		return t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &again))
	}
	if !ok {
		return t.in(rules.Text{FR: "montrer ce qui se joue", EN: "show what can be played"})
	}
	return t.plain(t.shown.Layout().Verbs[a.Verb].Text)
}
