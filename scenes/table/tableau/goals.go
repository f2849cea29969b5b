package tableau

import (
	"cmp"
	"math"
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pick"
)

// GoalAt returns which goal of the held card lies at p, or -1.
func (t *Tableau) GoalAt(p game.Point) int {
	best, size := -1, math.Inf(1)
	for i, g := range t.Hand.Goals() {
		if g == pick.InPlace && t.Drag.Card != 0 {
			continue // let go at home it only lies there again
		}
		r := t.GoalRect(g)
		at := r.Contains(p)
		if g.Card != 0 && !t.Buried(g.Card) {
			at = t.Covers(g.Card, p)
		}
		if a := r.W * r.H; at && a < size {
			best, size = i, a
		}
	}
	return best
}

// HeldFor is what the held card can do at a goal. The top of a pile and its foot
// are one place on the screen: which of them is meant, a panel asks.
func (t *Tableau) HeldFor(g pick.Goal) []rules.Answer {
	if g.Card != 0 && t.InPile(g.Card) { // any card of a pile may be meant
		var out []rules.Answer
		for _, o := range t.Hand.Goals() {
			if o.Card != 0 && t.View.Cards[o.Card].Zone == t.View.Cards[g.Card].Zone {
				out = append(out, t.Hand.To(o)...)
			}
		}
		return out
	}
	if g.Card != 0 || g.Whom >= 0 || g.Zone == rules.Nowhere || !t.View.Layout().Zones[g.Zone].Pile ||
		t.Lay.Zones[g.Zone].Kind == layout.Slots {
		return t.Hand.To(g)
	}
	var out []rules.Answer
	for _, o := range t.Hand.Goals() {
		if o.Zone == g.Zone && o.Card == 0 && o.Whom < 0 {
			out = append(out, t.Hand.To(o)...)
		}
	}
	return out
}

// InPile reports whether a card lies in a pile.
func (t *Tableau) InPile(id rules.CardID) bool {
	z := t.View.Cards[id].Zone
	return t.View.Layout().Zones[z].Pile || t.Lay.Zones[z].Heaped()
}

// OnePile reports whether all goals of the held card are one pile, and several.
func (t *Tableau) OnePile() bool {
	goals := t.Hand.Goals()
	for _, g := range goals {
		if g.Card != 0 || g.Whom >= 0 || g.Zone != goals[0].Zone || g.Zone == rules.Nowhere {
			return false
		}
	}
	return len(goals) > 1 && len(t.HeldFor(goals[0])) > len(t.Hand.To(goals[0]))
}

// GoalRect is where a card may be let go to reach a goal.
func (t *Tableau) GoalRect(g pick.Goal) game.Rect {
	if g.Card != 0 && t.Buried(g.Card) {
		return game.Rect(t.Lay.Zones[t.View.Cards[g.Card].Zone].Drop)
	}
	if g.Card != 0 {
		return t.Place(g.Card)
	}
	if g == pick.InPlace {
		return t.Place(t.Hand.Card())
	}
	if g.Whom >= 0 && int(g.Whom) < len(t.Lay.Seats) {
		if drop := t.Lay.Seats[g.Whom].Drop; !drop.Empty() && t.Drag.Card != 0 {
			return game.Rect(drop)
		}
		return game.Rect(t.Lay.Seats[g.Whom].Panel)
	}
	s := &t.Lay.Zones[g.Zone]
	if s.Kind == layout.Slots {
		return game.Rect(s.Pose(int(g.Place), t.Numbers.Places(t.View, g.Zone)).Bounds())
	}
	return game.Rect(s.Drop)
}

// Room is 1 for a row that the held card may join: its cards make room.
func (t *Tableau) Room(z rules.Zone) int {
	if t.Lay.Zones[z].Kind != layout.Row || t.Heaps(z) || t.Hand.Card() == 0 ||
		t.View.Layout().Zones[z].Seat == rules.Nobody {
		return 0
	}
	for _, g := range t.Hand.Goals() {
		if g.Zone == z && g.Card == 0 {
			return 1
		}
	}
	return 0
}

// Gap is the free place of a row that makes room.
func (t *Tableau) Gap(z rules.Zone) (layout.Pose, bool) {
	if t.Room(z) == 0 {
		return layout.Pose{}, false
	}
	n := len(t.View.Zone(z))
	return t.Lay.Zones[z].Pose(n, n+1), true
}

// FreePlace reports whether a goal is shown as the free place of a hand, p.
func (t *Tableau) FreePlace(g pick.Goal) (p layout.Pose, ok bool) {
	p, ok = t.Gap(g.Zone)
	return p, ok && p.Bounds().W >= LeastSlot
}

// LeastSlot is how wide a free place must be for words to be read in it; where
// cards are smaller, such as Mines, the whole zone is lit.
const LeastSlot = 60.0

// ZoneGoal is what lights the zone of a goal that is no card, no player and no
// free place of a hand: all of it, and the name of a pile above it.
func (t *Tableau) ZoneGoal(g pick.Goal) game.Rect {
	r := game.Rect(t.Lay.Zones[g.Zone].Drop)
	if t.Lay.Zones[g.Zone].Kind == layout.Slots {
		r = t.GoalRect(g)
	}
	if t.View.Layout().Zones[g.Zone].Pile { // its name stands above it
		r.Y, r.H = r.Y-nameHigh, r.H+nameHigh
	}
	return r
}

// nameHigh is the room for the name of a pile, above it.
const nameHigh = 18.0

// GoalsBySize are the numbers of the goals of the held card, the largest first:
// what lies within another is pressed before it.
func (t *Tableau) GoalsBySize() []int {
	goals := t.Hand.Goals()
	out := make([]int, len(goals))
	for i := range out {
		out[i] = i
	}
	size := func(i int) float64 { r := t.GoalRect(goals[i]); return r.W * r.H }
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(size(b), size(a)) })
	return out
}

// Buried reports whether a card lies in a pile under another.
func (t *Tableau) Buried(id rules.CardID) bool {
	z := t.View.Cards[id].Zone
	return (t.View.Layout().Zones[z].Pile || t.Lay != nil && t.Lay.Zones[z].Heaped()) && t.View.Top(z) != id
}

// Halfway reports whether a zone is where the held card is played, once it is
// said on which other card.
func (t *Tableau) Halfway(to rules.Zone) bool {
	if to == rules.Nowhere {
		return false
	}
	play := t.View.Layout().Zones[to].Name == t.Look.Play.Zone
	for _, g := range t.Hand.Goals() {
		if g.Card != 0 && (g.Zone == to || play && g.Zone == rules.Nowhere) {
			return true
		}
	}
	return false
}

// GoalsOf are the places where a card that is not held may go.
func (t *Tableau) GoalsOf(id rules.CardID) []game.Rect {
	k := t.ask()
	if k == nil {
		return nil
	}
	var out []game.Rect
	for i := range k.Answers {
		a := &k.Answers[i]
		if a.Card != id {
			continue
		}
		z := a.Zone
		switch {
		case a.Target != 0:
			out = append(out, t.GoalRect(pick.Goal{Card: a.Target}))
		case a.Whom >= 0:
			out = append(out, t.GoalRect(pick.Goal{Whom: a.Whom}))
		case z == rules.Nowhere || t.Lay.Zones[z].Kind == layout.Away:
		case t.Lay.Zones[z].Kind == layout.Row:
			n := len(t.View.Zone(z))
			out = append(out, game.Rect(t.Lay.Zones[z].Pose(n, n+1).Bounds()))
		default:
			out = append(out, t.GoalRect(pick.Goal{Zone: z, Place: a.Place, Whom: a.Whom}))
		}
	}
	return out
}
