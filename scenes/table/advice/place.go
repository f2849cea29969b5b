package advice

import (
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/tableau"
)

// A Place is where an answer lies on the table.
type Place struct {
	Card     rules.CardID // that it begins with, or 0
	From, To game.Rect    // where it begins, and where it leads; empty for none
	row      bool         // it leads into a row, which makes room there
	cards    []game.Rect  // all that can be seen
}

// PlaceOf finds the place of an answer to a question on a table.
func PlaceOf(t *tableau.Tableau, k *rules.Ask, a rules.Action) (p Place) {
	card := a.Card
	if card == 0 && (a.Target != 0 || a.Whom >= 0) {
		card = k.Source
	}
	if r, ok := Seen(t, card); ok {
		p.Card, p.From = card, r
	}
	switch r, ok := Seen(t, a.Target); {
	case ok:
		p.To = r
	case a.Whom >= 0 && int(a.Whom) < len(t.Lay.Seats):
		p.To = game.Rect(t.Lay.Seats[a.Whom].Panel)
	case a.Zone != rules.Nowhere && t.Lay.Zones[a.Zone].Kind != layout.Away && p.Card != 0:
		p.To, p.row = zone(t, a.Zone, a.Place)
	}
	if p.From.W == 0 { // the target alone is what is chosen
		p.From, p.To = p.To, game.Rect{}
		if p.From.W > 0 {
			p.Card = a.Target
		}
	}
	if p.From == p.To {
		p.To = game.Rect{}
	}
	for id := range t.View.Cards {
		if t.Lies(rules.CardID(id)) {
			p.cards = append(p.cards, t.Place(rules.CardID(id)))
		}
	}
	return p
}

// zone is where a card comes to lie in a zone: behind the others of a row.
func zone(t *tableau.Tableau, z rules.Zone, place int16) (r game.Rect, row bool) {
	if sp := &t.Lay.Zones[z]; sp.Kind == layout.Row && !t.Heaps(z) {
		n := len(t.View.Zone(z))
		return game.Rect(sp.Pose(n, n+1).Bounds()), true
	}
	return t.ZoneGoal(pick.Goal{Zone: z, Place: place, Whom: rules.Nobody}), false
}

// Seen is the place at which a card can be seen.
func Seen(t *tableau.Tableau, id rules.CardID) (game.Rect, bool) {
	if id == 0 {
		return game.Rect{}, false
	}
	z := t.View.Cards[id].Zone
	if z == rules.Nowhere || t.Lay.Zones[z].Kind == layout.Away {
		return game.Rect{}, false
	}
	if t.Buried(id) && !t.Lies(id) {
		return game.Rect(t.Lay.Zones[z].Drop), true
	}
	return t.InSight(id), t.Lies(id)
}

// Button is where a button of the mirror lies that says what an answer does; an
// empty place where there is none.
func Button(m game.Mirror, says string) game.Rect {
	for _, r := range m.Regions {
		for i := range r.Items {
			it := &r.Items[i]
			if it.Role == game.ButtonItem && strings.HasPrefix(it.Label, says) {
				return it.At
			}
		}
	}
	return game.Rect{}
}
