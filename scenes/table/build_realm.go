package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// buildRealm describes a player by the map of what he rules.
func (t *Scene) buildRealm(c *game.Context, s rules.Seat) {
	u, l, k := t.ui, &t.tableau.Lay.Seats[s], t.look.InPlay.Realm
	name := t.name(s)
	u.Region(u.Sub("seat", int(s)), name)
	lands := &t.tableau.Now().Lands[s]
	tell := t.telling()
	tell.Wide = l.Bottom && !t.tableau.Lay.Portrait
	t.desk.Present(t.ui, "table.realm", game.Rect(l.Realm), k.Margin, k.Show(&tell, s, lands))
	if m := t.moodOf(s); m != panel.Calm {
		edge, aimed := game.Rect(l.Panel).Inset(-8), m != panel.HisTurn
		if skin := t.look.Furniture.Skin; skin != nil && skin.Edge != nil {
			u.Picture(ui.Key{Kind: "table.edge", A: look.Int(aimed)}, edge,
				func(cv *art.Canvas) { skin.Edge(cv, edge.W, edge.H, aimed) })
		} else {
			u.Picture(ui.Key{Kind: "table.mood", A: int(m)}, edge, panel.PaintMood(m))
		}
	}
	u.Emblem(t.match.Session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	t.desk.RealmName(s)
	if t.desk.Tally(s, t.moodOf(s) == panel.HisTurn) {
		t.openOn(c, sheet.Topic{Kind: sheet.Piles, Seat: s})
	}
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
