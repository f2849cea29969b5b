package table

import (
	"math"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pick"
)

// goalAt returns which goal of the held card lies at p, or -1.
func (t *Scene) goalAt(p game.Point) int {
	best, size := -1, math.Inf(1)
	for i, g := range t.hand.Goals() {
		if g == inPlace && t.drag.Card != 0 {
			continue // let go at home it only lies there again
		}
		r := t.goalRect(g)
		at := r.Contains(p)
		if g.Card != 0 && !t.buried(g.Card) {
			at = t.covers(g.Card, p)
		}
		if a := r.W * r.H; at && a < size {
			best, size = i, a
		}
	}
	return best
}

// heldFor is what the held card can do at a goal. The top of a pile and its foot
// are one place on the screen: which of them is meant, a panel asks.
func (t *Scene) heldFor(g pick.Goal) []rules.Answer {
	if g.Card != 0 && t.inPile(g.Card) { // any card of a pile may be meant
		var out []rules.Answer
		for _, o := range t.hand.Goals() {
			if o.Card != 0 && t.shown.Cards[o.Card].Zone == t.shown.Cards[g.Card].Zone {
				out = append(out, t.hand.To(o)...)
			}
		}
		return out
	}
	if g.Card != 0 || g.Whom >= 0 || g.Zone == rules.Nowhere || !t.shown.Layout().Zones[g.Zone].Pile || t.lay.Zones[g.Zone].Kind == layout.Slots {
		return t.hand.To(g)
	}
	var out []rules.Answer
	for _, o := range t.hand.Goals() {
		if o.Zone == g.Zone && o.Card == 0 && o.Whom < 0 {
			out = append(out, t.hand.To(o)...)
		}
	}
	return out
}

// inPile reports whether a card lies in a pile.
func (t *Scene) inPile(id rules.CardID) bool {
	z := t.shown.Cards[id].Zone
	return t.shown.Layout().Zones[z].Pile || t.lay.Zones[z].Heaped()
}

// onePile reports whether all goals of the held card are one pile, and several.
func (t *Scene) onePile() bool {
	goals := t.hand.Goals()
	for _, g := range goals {
		if g.Card != 0 || g.Whom >= 0 || g.Zone != goals[0].Zone || g.Zone == rules.Nowhere {
			return false
		}
	}
	return len(goals) > 1 && len(t.heldFor(goals[0])) > len(t.hand.To(goals[0]))
}

// goalRect is where a card may be let go to reach a goal.
func (t *Scene) goalRect(g pick.Goal) game.Rect {
	if g.Card != 0 && t.buried(g.Card) {
		return game.Rect(t.lay.Zones[t.shown.Cards[g.Card].Zone].Drop)
	}
	if g.Card != 0 {
		return t.place(g.Card)
	}
	if g == inPlace {
		return t.place(t.hand.Card())
	}
	if g.Whom >= 0 && int(g.Whom) < len(t.lay.Seats) {
		if drop := t.lay.Seats[g.Whom].Drop; !drop.Empty() && t.drag.Card != 0 {
			return game.Rect(drop)
		}
		return game.Rect(t.lay.Seats[g.Whom].Panel)
	}
	s := &t.lay.Zones[g.Zone]
	if s.Kind == layout.Slots {
		return game.Rect(s.Pose(int(g.Place), t.numbers.Places(&t.shown, g.Zone)).Bounds())
	}
	return game.Rect(s.Drop)
}
