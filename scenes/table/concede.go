package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// A match of two can be given up from the menu: the opponent has won it.

var concedeText = text("Abandonner la partie", "Concede the match")

// conceder is who would give the match up: who looks, or else who is asked.
// Nobody where it cannot be given up.
func (t *Scene) conceder() rules.Seat {
	seat := t.watch.Speaker(t.question.Ask)
	if t.match.Replay != nil || t.match.Ended || t.lesson.On() || !t.match.Session.CanConcede(seat) {
		return rules.Nobody
	}
	return seat
}

// askConcede asks whether it is meant.
func (t *Scene) askConcede(c *game.Context) {
	seat := t.conceder()
	t.close(c)
	me, other := t.name(seat), t.name(1-seat)
	question := rules.Text{FR: me + " abandonne la partie\u00a0?", EN: "Does " + me + " concede the match?"}
	detail := rules.Text{FR: other + " gagne la partie. Cela ne s’annule pas.",
		EN: other + " wins the match. This cannot be taken back."}
	t.sheet.Leaving = seat
	c.Push(ui.NewConfirm(t.ui.Kit, question, detail, text("Abandonner", "Concede"), text("Continuer à jouer", "Play on"),
		true))
}

// concede gives the match up for who was asked.
func (t *Scene) concede(c *game.Context) {
	if t.match.Session.Concede(t.sheet.Leaving) != nil {
		return
	}
	t.watch.Mail.Sent = -1
	t.save(c)
	t.finish(c)
}
