package tableau

import (
	"math"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Sort lists the cards to be drawn: those at rest in order of their zones, and
// after them those that move.
func (t *Tableau) Sort() {
	t.Order = t.Order[:0]
	for id := range t.Faces {
		t.Drawn[id] = false
	}
	for z := range t.Lay.Zones { // under what bears them
		if t.Lay.Zones[z].Kind == layout.Tucked {
			cards := t.View.Zone(rules.Zone(z))
			for i := len(cards) - 1; i >= 0; i-- {
				t.Order = append(t.Order, cards[i])
			}
		}
	}
	for z := range t.Lay.Zones {
		spread := &t.Lay.Zones[z]
		if spread.Kind == layout.Away || spread.Kind == layout.Tucked {
			continue
		}
		cards := t.View.Zone(rules.Zone(z))
		if spread.Heaps {
			t.sortHeaped(cards)
			continue
		}
		first := 0
		if spread.Heaped() {
			first = max(0, len(cards)-spread.Shown())
		}
		upper := spread.Upper(t.InRow(rules.Zone(z)))
		for k := range cards { // the lower line first: it lies under the upper
			i := (k + min(upper, len(cards))) % len(cards)
			id := cards[i]
			if id != 0 && (i >= first || t.Stage.Cards[id].Moving()) {
				t.Order = append(t.Order, id)
			}
		}
	}
	for _, id := range t.Order {
		t.Drawn[id] = true
		if f := t.Look.Game.FaceOf(t.View, id); f != 0 {
			t.Faces[id] = f
		}
	}
}

// CardAt returns the card that lies uppermost at p, or 0. What moves cannot be
// touched.
func (t *Tableau) CardAt(p game.Point) rules.CardID {
	if id := t.Stood; id != 0 && id != t.Drag.Card && t.Place(id).Contains(p) {
		return id
	}
	for i := len(t.Order) - 1; i >= 0; i-- {
		id := t.Order[i]
		if t.Stage.Cards[id].Moving() || id == t.Drag.Card {
			continue
		}
		if t.Covers(id, p) {
			if _, top := t.Heaped(id); top {
				return id
			}
		}
	}
	return 0
}

// ZoneAt returns the zone over whose place p lies, or Nowhere: the smallest
// where places overlap.
func (t *Tableau) ZoneAt(p game.Point) rules.Zone {
	best, size := rules.Nowhere, math.Inf(1)
	for z := range t.Lay.Zones {
		s := &t.Lay.Zones[z]
		if s.Drop.Empty() || !s.Drop.Contains(layout.Point(p)) {
			continue
		}
		if a := s.Drop.W * s.Drop.H; a < size {
			best, size = rules.Zone(z), a
		}
	}
	return best
}

// Above reports whether a card is drawn over those that lie and move: it is held
// or stands up out of a hand.
func (t *Tableau) Above(id rules.CardID) bool {
	return id == t.Drag.Card || id == t.Hand.Card() || id == t.Stood
}

// Lifted reports whether a card is drawn after those at rest.
func (t *Tableau) Lifted(id rules.CardID) bool {
	return id != 0 && (t.Above(id) || t.Stage.Cards[id].Moving())
}

// Bearer is the card at whose edge another lies; 0 for none.
func (t *Tableau) Bearer(id rules.CardID) rules.CardID {
	if f := t.Look.InPlay.Field; f == nil || f.Borne == nil || !t.Placed(id) {
		return 0
	}
	return t.Look.InPlay.Field.Borne(t.Now(), id)
}

// Lies reports whether a card can be seen.
func (t *Tableau) Lies(id rules.CardID) bool {
	return id > 0 && int(id) < len(t.Faces) && t.Drawn[id] && !t.Stage.Cards[id].Moving()
}

// sortHeaped adds the cards of a row with heaps to those to be drawn: of each
// heap the lower ones first.
func (t *Tableau) sortHeaped(cards []rules.CardID) {
	for deep := heapShown - 1; deep >= 0; deep-- {
		for _, id := range cards {
			k := t.SpotOf(id)
			if id != 0 && (k.Deep == deep || deep == 0 && k.Deep >= heapShown && t.Stage.Cards[id].Moving()) {
				t.Order = append(t.Order, id)
			}
		}
	}
}
