package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/preview"
)

// This file says what is being considered, of which package preview tells what
// would come.

// position is what a preview is made from now.
func (t *Scene) position() preview.Position {
	return preview.Position{View: &t.shown, Ask: t.question.Ask, Hand: &t.hand, Card: t.considered(), Goal: t.aimGoal(),
		Seat: t.watch.Viewer(),
		Lang: t.desk.Lang, Busy: t.busy() || t.question.Ask == nil || t.match.Replay != nil,
		Settled: t.question.Answered() || t.choice.Shown()}
}

// considered is the card that is held, or else looked at if something can be
// done with it.
func (t *Scene) considered() rules.CardID {
	if id := t.hand.Card(); id != 0 {
		return id
	}
	for _, id := range [...]rules.CardID{t.input.Keys.Card, t.zoom.Mouse.Card} {
		if id != 0 && t.hand.CanPick(id) {
			return id
		}
	}
	return 0
}

// previewed tells what would come of what is being considered now.
func (t *Scene) previewed() {
	if t.preview.Update(t.position()) {
		t.refresh()
	}
}

// cardPicture is the picture of a card on a panel; nil while it is painted.
func (t *Scene) cardPicture(f rules.Face, w float64) *ebiten.Image {
	return prints.Picture(t.ui.Kit, t.look.Theme, f, w, false, t.painter.Options)
}

// cardName is the name of what a card shows.
func (t *Scene) cardName(id rules.CardID) string {
	return t.plain(t.look.Game.Faces[t.look.FaceOf(&t.shown, id)].Name)
}

// chooses reports whether a card can be chosen now: picked up, or reached by what
// is held.
func (t *Scene) chooses(id rules.CardID) bool {
	if t.busy() || t.match.Replay != nil {
		return false
	}
	if t.hand.Card() == 0 {
		return t.hand.CanPick(id) && !t.choice.Shown()
	}
	for _, g := range t.hand.Goals() {
		if g.Card == id {
			return true
		}
	}
	return false
}
