package table

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

// draftZone is where a card of the draft lies meanwhile, or Nowhere.
func (t *Scene) draftZone(id rules.CardID) rules.Zone {
	f := t.look.InPlay.Field
	if f == nil || f.Drafted == nil || t.ask == nil || t.answered || !t.drafted(id) {
		return rules.Nowhere
	}
	return f.Drafted(&t.shown, t.ask, id)
}

// draftedTo is how many cards of the draft lie meanwhile in a row.
func (t *Scene) draftedTo(z rules.Zone) int {
	if t.ask == nil || t.look.InPlay.Field == nil || t.look.InPlay.Field.Drafted == nil || t.lay.Zones[z].Kind != layout.Row {
		return 0
	}
	n := 0
	for _, id := range t.ask.Draft {
		if t.draftZone(id) == z && t.shown.Cards[id].Zone != z {
			n++
		}
	}
	return n
}

// placed reports whether a card lies where the game says.
func (t *Scene) placed(id rules.CardID) bool {
	if t.lay == nil || t.look.InPlay.Field == nil || t.look.InPlay.Field.Place == nil {
		return false
	}
	z := t.shown.Cards[id].Zone
	if d := t.draftZone(id); d != rules.Nowhere {
		z = d
	}
	return t.lay.Zones[z].Kind == layout.Placed
}

// posePlaced returns where such a card rests.
func (t *Scene) posePlaced(id rules.CardID) (motion.State, bool) {
	p, ok := t.look.InPlay.Field.Place(t.placingNow(), id)
	st := motion.State{X: p.X, Y: p.Y, Width: p.Width, Angle: p.Angle, Turn: 1}
	if ok {
		st.Alpha = 1
	}
	return st, ok
}

// placingNow is what places depend on.
func (t *Scene) placingNow() *look.Placing {
	p := &t.placing
	p.View, p.Lay, p.Ask = &t.shown, t.lay, t.ask
	if t.answered {
		p.Ask = nil
	}
	if p.At == nil {
		p.At = func(id rules.CardID) layout.Pose {
			s, _ := t.pose(id)
			return layout.Pose{Point: layout.Point{X: s.X, Y: s.Y}, Width: s.Width, Angle: s.Angle}
		}
	}
	if t.look.InPlay.Realm != nil && !t.landed {
		t.landed = true
		for s := range t.lay.Seats {
			p.Lands[s].Read(t.look, &t.shown, t.lay.Seats[s].Realm, rules.Seat(s))
		}
	}
	return p
}

// landOf returns the realm in which a card is a territory, and which; nil where
// it is none.
func (t *Scene) landOf(id rules.CardID) (*look.Lands, int) {
	if t.look.InPlay.Realm == nil {
		return nil, 0
	}
	p := t.placingNow()
	for s := range t.lay.Seats {
		l := &p.Lands[s]
		if i := slices.Index(l.Cards, id); i >= 0 && l.Shape != nil {
			return l, i
		}
	}
	return nil, 0
}

// land is the territory over which a card is pressed, none for most cards.
func (t *Scene) land(id rules.CardID) ui.Land {
	if l, i := t.landOf(id); l != nil && id != 0 {
		return ui.Land{Map: l.Shape, N: i, At: game.Point{X: l.Place.X, Y: l.Place.Y}}
	}
	return ui.Land{}
}

// covers reports whether a card lies at a point: one that is a territory over all
// its land, any other over its picture.
func (t *Scene) covers(id rules.CardID, p game.Point) bool {
	if l, i := t.landOf(id); l != nil {
		return l.Shape.Holds(i, p.X-l.Place.X, p.Y-l.Place.Y)
	}
	return t.place(id).Contains(p)
}

// zoneName is what a zone is called on the table.
func (t *Scene) zoneName(z rules.Zone) string {
	info := &t.shown.Layout().Zones[z]
	if n, ok := t.look.Words.Names[info.Name]; ok {
		return t.in(n)
	}
	return t.in(info.Text)
}
