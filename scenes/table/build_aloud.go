package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// buildAloud is the pair of buttons of a question that is put aloud. The large
// one hands the screen over, so that a press by habit answers for nobody.
func (t *Scene) buildAloud(c *game.Context) bool {
	if !t.question.Aloud || t.question.Ask == nil || t.busy() || t.match.Replay != nil {
		return false
	}
	name := t.name(t.question.Ask.Decider)
	words := c.T(text("Passer l’écran", "Hand it over"))
	sub := c.T(text("à "+name+", qui veut répondre", "to "+name+", who wants to respond"))
	label := c.T(text("Passer l’écran à "+name+", qui veut répondre ou regarder",
		"Hand the screen to "+name+", who wants to respond or look"))
	if t.aloudButton(c, "end", t.tableau.Lay.End, words, sub, label, art.MainWeight) {
		t.handOver(c)
		return true
	}
	words = c.T(text("Laisse faire", "Lets it be"))
	sub = c.T(text(name+" l’a dit", name+" has said so"))
	label = c.T(text(name+" laisse faire et l’a dit", name+" lets it be and has said so"))
	if t.aloudButton(c, "pass", t.tableau.Lay.Pass, words, sub, label, art.PassWeight) && t.input.Guard.Pass(c.Now, "end") {
		t.answerAloud(c)
	}
	return true
}

func (t *Scene) aloudButton(c *game.Context, id string, at layout.Rect, words, sub, label string, w art.Weight) bool {
	return !at.Empty() && t.desk.Button(id, game.Rect(at), words, sub, label, w, !t.input.Guard.Ready(c.Now, "end"))
}

// aloudHint says what is to be done.
func (t *Scene) aloudHint() string {
	name := t.name(t.question.Ask.Decider)
	return t.in(rules.Text{FR: "Dites ce que vous faites et demandez à " + name +
		". Pour répondre ou revoir sa main, l’écran lui passe.",
		EN: "Say what you do and ask " + name + ". To respond or to look at the hand, the screen is handed over."})
}
