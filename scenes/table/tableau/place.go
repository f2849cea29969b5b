package tableau

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/ui"
)

// This file lays cards where the game says (layout.Placed), and those of a
// draft where they will lie.

// DraftZone is where a card of the draft lies meanwhile, or Nowhere.
func (t *Tableau) DraftZone(id rules.CardID) rules.Zone {
	f := t.Look.InPlay.Field
	k := t.open()
	if f == nil || f.Drafted == nil || k == nil || !t.Drafted(id) {
		return rules.Nowhere
	}
	return f.Drafted(t.View, k, id)
}

// draftedTo is how many cards of the draft lie meanwhile in a row.
func (t *Tableau) draftedTo(z rules.Zone) int {
	k := t.ask()
	if k == nil || t.Look.InPlay.Field == nil || t.Look.InPlay.Field.Drafted == nil || t.Lay.Zones[z].Kind != layout.Row {
		return 0
	}
	n := 0
	for _, id := range k.Draft {
		if t.DraftZone(id) == z && t.View.Cards[id].Zone != z {
			n++
		}
	}
	return n
}

// Placed reports whether a card lies where the game says.
func (t *Tableau) Placed(id rules.CardID) bool {
	if t.Lay == nil || t.Look.InPlay.Field == nil || t.Look.InPlay.Field.Place == nil {
		return false
	}
	z := t.View.Cards[id].Zone
	if d := t.DraftZone(id); d != rules.Nowhere {
		z = d
	}
	return t.Lay.Zones[z].Kind == layout.Placed
}

// posePlaced returns where such a card rests.
func (t *Tableau) posePlaced(id rules.CardID) (motion.State, bool) {
	p, ok := t.Look.InPlay.Field.Place(t.Now(), id)
	st := motion.State{X: p.X, Y: p.Y, Width: p.Width, Angle: p.Angle, Turn: 1}
	if ok {
		st.Alpha = 1
	}
	return st, ok
}

// Now is what places depend on.
func (t *Tableau) Now() *look.Placing {
	p := &t.placing
	p.View, p.Lay, p.Ask = t.View, t.Lay, t.open()
	if p.At == nil {
		p.At = func(id rules.CardID) layout.Pose {
			s, _ := t.Pose(id)
			return layout.Pose{Point: layout.Point{X: s.X, Y: s.Y}, Width: s.Width, Angle: s.Angle}
		}
	}
	if t.Look.InPlay.Realm != nil && !t.landed {
		t.landed = true
		for s := range t.Lay.Seats {
			p.Lands[s].Read(t.Look, t.View, t.Lay.Seats[s].Realm, rules.Seat(s))
		}
	}
	return p
}

// landOf returns the realm in which a card is a territory, and which; nil where
// it is none.
func (t *Tableau) landOf(id rules.CardID) (*look.Lands, int) {
	if t.Look.InPlay.Realm == nil {
		return nil, 0
	}
	p := t.Now()
	for s := range t.Lay.Seats {
		l := &p.Lands[s]
		if i := slices.Index(l.Cards, id); i >= 0 && l.Shape != nil {
			return l, i
		}
	}
	return nil, 0
}

// Land is the territory over which a card is pressed, none for most cards.
func (t *Tableau) Land(id rules.CardID) ui.Land {
	if l, i := t.landOf(id); l != nil && id != 0 {
		return ui.Land{Map: l.Shape, N: i, At: game.Point{X: l.Place.X, Y: l.Place.Y}}
	}
	return ui.Land{}
}

// Covers reports whether a card lies at a point: one that is a territory over all
// its land, any other over its picture.
func (t *Tableau) Covers(id rules.CardID, p game.Point) bool {
	if l, i := t.landOf(id); l != nil {
		return l.Shape.Holds(i, p.X-l.Place.X, p.Y-l.Place.Y)
	}
	return t.Place(id).Contains(p)
}

// PieceOf returns the thing that lies in place of a card, and its number; nil
// where the card itself is shown.
func (t *Tableau) PieceOf(id rules.CardID) (*look.Piece, int) {
	f := t.Look.InPlay.Field
	if f == nil || f.PieceOf == nil || !t.Heaps(t.View.Cards[id].Zone) && !t.Placed(id) {
		return nil, -1
	}
	i := f.PieceOf(t.View, id, t.Drafted(id))
	if i < 0 {
		return nil, -1
	}
	return &f.Pieces[i], i
}

// AtHand reports whether a card can be pressed where it lies, in a game whose
// cards are pressed there.
func (t *Tableau) AtHand(id rules.CardID) bool {
	z := t.View.Cards[id].Zone
	if t.Look.Play.Verbs == nil || t.Lay == nil || id == 0 || z == rules.Nowhere || t.View.Layout().Zones[z].Pile ||
		t.Lay.Zones[z].Kind == layout.Away {
		return false
	}
	w := t.Lay.Zones[z].Widths[0]
	return w >= leastPressed || t.pieceIn(z)
}

// leastPressed is how wide a card must be to be told from its neighbours and
// pressed.
const leastPressed = 34.0

// pieceIn reports whether things lie in a zone in place of cards.
func (t *Tableau) pieceIn(z rules.Zone) bool {
	p, _ := t.PieceOf(t.View.Top(z))
	return p != nil
}

// IsHand reports whether a zone is somebody's hand.
func (t *Tableau) IsHand(z rules.Zone) bool {
	return z != rules.Nowhere && t.View.Layout().Zones[z].Name == "hand"
}
