package table

import (
	"math"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
)

// This file lays the cards of rows that can hold many more than have room: then
// alike ones share a heap (see layout.Spread).

// A spot is where a card lies in its row.
type spot struct {
	i, n int // the heap it lies on, and how many there are
	deep int // how many cards of its heap lie over it
	heap int // how many cards its heap has; 1 for a card that lies alone
}

// heapShown is how many cards of a heap can be seen, heapStep how far each
// looks out from under the one above.
const (
	heapShown = 3
	heapStep  = 3.0
)

// heaps reports whether alike cards of a zone may share a heap.
func (t *Scene) heaps(z rules.Zone) bool { return t.lay.Zones[z].Heaps }

// unarrange makes the next pose find out anew where cards lie.
func (t *Scene) unarrange() { t.arranged, t.landed = false, false }

// spotOf returns where a card of a row with heaps lies.
func (t *Scene) spotOf(id rules.CardID) *spot {
	if !t.arranged {
		t.arranged = true
		if len(t.spots) < len(t.cards) {
			t.spots = make([]spot, len(t.cards))
		}
		for z := range t.lay.Zones {
			if t.heaps(rules.Zone(z)) {
				t.arrange(t.shown.Zone(rules.Zone(z)), &t.lay.Zones[z])
			}
		}
		t.sign()
	}
	return &t.spots[id]
}

// sign finds the signs that lie on cards.
func (t *Scene) sign() {
	f := t.look.InPlay.Field
	if f == nil || f.Signs == nil {
		return
	}
	if t.signs == nil {
		t.signs = make([][]look.Badge, len(t.cards))
	}
	for i := range t.signs {
		t.signs[i] = t.signs[i][:0]
	}
	k := t.ask
	if t.answered {
		k = nil
	}
	f.Signs(&t.shown, k, func(id rules.CardID, g look.Badge) { t.signs[id] = append(t.signs[id], g) })
}

// signsOf are the signs that lie on a card.
func (t *Scene) signsOf(id rules.CardID) []look.Badge {
	if t.look.InPlay.Field == nil {
		return nil
	}
	t.spotOf(id)
	if t.signs == nil {
		return nil
	}
	return t.signs[id]
}

// arrange finds the spots of the cards of a row. Alike ones share a heap if
// they would not lie apart otherwise.
func (t *Scene) arrange(cards []rules.CardID, sp *layout.Spread) {
	crowded := len(cards) > sp.Room() && t.look.InPlay.Field != nil && t.look.InPlay.Field.Alike != nil
	t.heads = t.heads[:0]
	for _, id := range cards {
		if id == 0 {
			continue
		}
		at, key := -1, uint64(0)
		if crowded {
			key = t.look.InPlay.Field.Alike(&t.shown, id)
		}
		if key != 0 {
			key = key<<1 | uint64(look.Int(t.drafted(id)))
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
		t.spots[id] = spot{i: at, deep: t.heads[at].n}
		t.heads[at].n++
	}
	for _, id := range cards {
		if k := &t.spots[id]; id != 0 {
			k.n, k.heap = len(t.heads), t.heads[k.i].n
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
func (t *Scene) poseHeaped(id rules.CardID, sp *layout.Spread, up bool) (motion.State, bool) {
	k := t.spotOf(id)
	p := sp.Pose(k.i, k.n)
	st := motion.State{X: p.X, Y: p.Y, Width: p.Width, Angle: p.Angle, Alpha: 1}
	if up {
		st.Turn = 1
	}
	if f := t.look.InPlay.Field; f != nil && f.Tilt != nil {
		st.Angle += f.Tilt(&t.shown, id)
	}
	if f := t.look.InPlay.Field; f != nil && f.Steps != nil && sp.Forward != 0 && f.Steps(&t.shown, t.ask, id) {
		st.Y += sp.Forward
	}
	d := math.Min(float64(k.deep), heapShown)
	st.X, st.Y = st.X-d*heapStep, st.Y-d*heapStep
	return t.crisp(st), k.deep < heapShown
}

// drafted reports whether the draft of the open question holds a card.
func (t *Scene) drafted(id rules.CardID) bool {
	if t.ask == nil {
		return false
	}
	for _, d := range t.ask.Draft {
		if d == id {
			return true
		}
	}
	return false
}

// heaped returns how many cards lie on the heap of a card, 1 where it lies
// alone, and whether it is the uppermost.
func (t *Scene) heaped(id rules.CardID) (n int, top bool) {
	if t.lay == nil || !t.heaps(t.shown.Cards[id].Zone) {
		return 1, true
	}
	k := t.spotOf(id)
	return k.heap, k.deep == 0
}

// sortHeaped adds the cards of a row with heaps to those to be drawn: of each
// heap the lower ones first.
func (t *Scene) sortHeaped(cards []rules.CardID) {
	for deep := heapShown - 1; deep >= 0; deep-- {
		for _, id := range cards {
			k := t.spotOf(id)
			if id != 0 && (k.deep == deep || deep == 0 && k.deep >= heapShown && t.stage.Cards[id].Moving()) {
				t.order = append(t.order, id)
			}
		}
	}
}
