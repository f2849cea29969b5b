package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// This file shows the table to whoever looks at it now, as package watch says.

// keepHands follows the settings, and reports whether hands are kept in another
// way than before. That begins with nobody looking, and all is made anew.
func (t *Scene) keepHands(c *game.Context) (anew bool) {
	if t.match.Fresh() {
		t.watch.Open = c.Settings.HandsIn(t.look.Game) == game.OpenHands
	}
	if !t.watch.Keep(c.Settings.HandsIn(t.look.Game), t.match.Begun) {
		return false
	}
	t.lookAs(c, t.watch.First())
	return true
}

// lookAs shows the table to a seat, to nobody, or to all together. Nothing that
// was made for another viewer is left, and nothing moves: a card that turned
// over would be seen on its way.
func (t *Scene) lookAs(c *game.Context, seat rules.Seat) {
	t.resetViewer(c)
	t.watch.Look(seat)
	if seat < 0 {
		t.answerAllStanding(c)
	}
	t.show(c)
	t.openQuestion(c)
	t.layOut(c)
	t.tableau.PutAll()
	t.refresh()
	c.Redraw()
	c.TellAtOnce()
	if t.match.Over() {
		t.end(c)
	}
}

// show builds the view of the present viewer.
func (t *Scene) show(c *game.Context) {
	t.showBoard(t.watch.View(), t.match.Session.Len())
	t.layOut(c)
	t.tableau.PutAll()
}

// plainly reports whether everybody sees a card.
func (t *Scene) plainly(id rules.CardID) bool {
	return id == 0 || t.look.Game.FaceOf(&t.shown, id) != 0
}

// cover lets the curtain down for seat. From here on the table is the public's,
// also behind the curtain.
func (t *Scene) cover(c *game.Context, seat rules.Seat) {
	t.watch.Away()
	t.resetViewer(c)
	t.watch.Cover(seat)
	t.show(c)
	t.refresh()
	t.drawCurtain(c)
}

// drawCurtain puts the curtain over the table.
func (t *Scene) drawCurtain(c *game.Context) {
	t.watch.Drop()
	c.Push(curtain.New(t.ui.Kit, t.watch.Report.Handover(t.painter.Options)))
}
