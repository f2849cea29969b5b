package tableau

import (
	"math"
	"slices"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
)

// This file lays the cards of rows that can hold many more than have room: then
// alike ones share a heap (see layout.Spread).

// A Spot is where a card lies in its row.
type Spot struct {
	I, N int // the heap it lies on, and how many there are
	Deep int // how many cards of its heap lie over it
	Heap int // how many cards its heap has; 1 for a card that lies alone
}

// heapShown is how many cards of a heap can be seen, heapStep how far each
// looks out from under the one above.
const (
	heapShown = 3
	heapStep  = 3.0
)

// Heaps reports whether alike cards of a zone may share a heap.
func (t *Tableau) Heaps(z rules.Zone) bool { return t.Lay.Zones[z].Heaps }

// Unarrange makes the next pose find out anew where cards lie.
func (t *Tableau) Unarrange() { t.arranged, t.landed = false, false }

// SpotOf returns where a card of a row with heaps lies.
func (t *Tableau) SpotOf(id rules.CardID) *Spot {
	if !t.arranged {
		t.arranged = true
		if len(t.spots) < len(t.Faces) {
			t.spots = make([]Spot, len(t.Faces))
		}
		for z := range t.Lay.Zones {
			if t.Heaps(rules.Zone(z)) {
				t.arrange(t.View.Zone(rules.Zone(z)), &t.Lay.Zones[z])
			}
		}
		t.sign()
	}
	return &t.spots[id]
}

// sign finds the signs that lie on cards.
func (t *Tableau) sign() {
	f := t.Look.InPlay.Field
	if f == nil || f.Signs == nil {
		return
	}
	if t.signs == nil {
		t.signs = make([][]look.Badge, len(t.Faces))
	}
	for i := range t.signs {
		t.signs[i] = t.signs[i][:0]
	}
	f.Signs(t.View, t.open(), func(id rules.CardID, g look.Badge) { t.signs[id] = append(t.signs[id], g) })
}

// Signs are the signs that lie on a card.
func (t *Tableau) Signs(id rules.CardID) []look.Badge {
	if t.Look.InPlay.Field == nil {
		return nil
	}
	t.SpotOf(id)
	if t.signs == nil {
		return nil
	}
	return t.signs[id]
}

// arrange finds the spots of the cards of a row. Alike ones share a heap if
// they would not lie apart otherwise.
func (t *Tableau) arrange(cards []rules.CardID, sp *layout.Spread) {
	crowded := len(cards) > sp.Room() && t.Look.InPlay.Field != nil && t.Look.InPlay.Field.Alike != nil
	t.heads = t.heads[:0]
	for _, id := range cards {
		if id == 0 {
			continue
		}
		at, key := -1, uint64(0)
		if crowded {
			key = t.Look.InPlay.Field.Alike(t.View, id)
		}
		if key != 0 {
			key = key<<1 | uint64(look.Int(t.Drafted(id)))
			for i := range t.heads {
				if t.heads[i].key == key {
					at = i
				}
			}
		}
		if at < 0 {
			at = len(t.heads)
			t.heads = append(t.heads, heapHead{key: key})
		}
		t.spots[id] = Spot{I: at, Deep: t.heads[at].n}
		t.heads[at].n++
	}
	for _, id := range cards {
		if k := &t.spots[id]; id != 0 {
			k.N, k.Heap = len(t.heads), t.heads[k.I].n
		}
	}
}

// heapHead is what a heap is known by while it is made: what its cards have in
// common, and how many there are so far.
type heapHead struct {
	key uint64
	n   int
}

// poseHeaped returns where a card of a row with heaps rests, and whether it can
// be seen there.
func (t *Tableau) poseHeaped(id rules.CardID, sp *layout.Spread, up bool) (motion.State, bool) {
	k := t.SpotOf(id)
	p := sp.Pose(k.I, k.N)
	st := motion.State{X: p.X, Y: p.Y, Width: p.Width, Angle: p.Angle, Alpha: 1}
	if up {
		st.Turn = 1
	}
	if f := t.Look.InPlay.Field; f != nil && f.Tilt != nil {
		st.Angle += f.Tilt(t.View, id)
	}
	if f := t.Look.InPlay.Field; f != nil && f.Steps != nil && sp.Forward != 0 && f.Steps(t.View, t.ask(), id) {
		st.Y += sp.Forward
	}
	d := math.Min(float64(k.Deep), heapShown)
	st.X, st.Y = st.X-d*heapStep, st.Y-d*heapStep
	return t.crisp(st), k.Deep < heapShown
}

// Drafted reports whether the draft of the open question holds a card.
func (t *Tableau) Drafted(id rules.CardID) bool {
	k := t.ask()
	return k != nil && slices.Contains(k.Draft, id)
}

// Heaped returns how many cards lie on the heap of a card, 1 where it lies
// alone, and whether it is the uppermost.
func (t *Tableau) Heaped(id rules.CardID) (n int, top bool) {
	if t.Lay == nil || !t.Heaps(t.View.Cards[id].Zone) {
		return 1, true
	}
	k := t.SpotOf(id)
	return k.Heap, k.Deep == 0
}
