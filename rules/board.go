package rules

import "slices"

// A Card is one card of a board.
type Card struct {
	Face  Face // what is printed on it; 0 where the viewer may not know
	Zone  Zone // where it lies
	Owner Seat // whose card it is for the whole match; Nobody for the table's
	// Back tells apart what can be told apart face down: only cards with the
	// same back can be mistaken for each other.
	Back  uint8
	Known SeatSet // who knows its face
}

// A Board is everything that lies on the table. It is a value: Clone and
// CopyFrom share nothing with the original but the fixed Layout.
//
// A Board is either the Referee's, with every face, or the view of one seat.
type Board struct {
	Cards []Card // by CardID; Cards[0] is unused

	layout *Layout
	viewer Seat
	order  []CardID // the zones one after the other
	start  []int16  // zone z is order[start[z]:start[z+1]]
	vars   []int32  // Var by Var, each for the table and then for each seat
	attrs  []int16  // card by card
	marked int      // no card above it has an attribute that is not 0
}

// NewBoard returns the Referee's board of a layout: slots empty, counters 0,
// every card Nowhere and without a face.
func NewBoard(l *Layout) *Board {
	b := &Board{
		Cards:  make([]Card, l.Cards+1),
		layout: l,
		viewer: Referee,
		start:  make([]int16, len(l.Zones)+1),
		vars:   make([]int32, len(l.Vars)*(l.Seats+1)),
		attrs:  make([]int16, len(l.Attrs)*(l.Cards+1)),
	}
	slots := 0
	for _, z := range l.Zones {
		slots += z.Slots
	}
	b.order = make([]CardID, 0, l.Cards+slots)
	for id := 1; id <= l.Cards; id++ {
		b.order = append(b.order, CardID(id))
		b.Cards[id].Owner = Nobody
	}
	for z := range l.Zones {
		for range l.Zones[z].Slots {
			b.order = append(b.order, 0)
		}
		b.start[z+1] = int16(len(b.order))
	}
	return b
}

// Layout returns the fixed shape of the board.
func (b *Board) Layout() *Layout { return b.layout }

// Viewer returns whose view the board is; Referee for the whole truth.
func (b *Board) Viewer() Seat { return b.viewer }

// CopyFrom makes b an independent copy of src, reusing b's memory.
func (b *Board) CopyFrom(src *Board) {
	b.layout, b.viewer = src.layout, src.viewer
	b.Cards = append(b.Cards[:0], src.Cards...)
	b.order = append(b.order[:0], src.order...)
	b.start = append(b.start[:0], src.start...)
	b.vars = append(b.vars[:0], src.vars...)
	b.copyAttrs(src)
}

// copyAttrs copies the attributes; most of them are 0 in most matches, and only
// those of the first cards up to the last one that was ever marked are touched.
func (b *Board) copyAttrs(src *Board) {
	if len(b.attrs) != len(src.attrs) {
		b.attrs = append(b.attrs[:0], src.attrs...)
		b.marked = src.marked
		return
	}
	n := (src.marked + 1) * len(b.layout.Attrs)
	copy(b.attrs[:n], src.attrs[:n])
	if b.marked > src.marked {
		clear(b.attrs[n : (b.marked+1)*len(b.layout.Attrs)])
	}
	b.marked = src.marked
}

// setAttr gives attribute a of card id a value.
func (b *Board) setAttr(id CardID, a Attr, v int32) {
	b.marked = max(b.marked, int(id))
	b.attrs[b.attrIndex(id, a)] = int16(v)
}

// Clone returns an independent copy.
func (b *Board) Clone() *Board {
	c := new(Board)
	c.CopyFrom(b)
	return c
}

// Equal reports whether two boards show the same to the same viewer.
func (b *Board) Equal(c *Board) bool {
	return b.viewer == c.viewer && slices.Equal(b.Cards, c.Cards) &&
		slices.Equal(b.order, c.order) && slices.Equal(b.start, c.start) &&
		slices.Equal(b.vars, c.vars) && b.equalAttrs(c)
}

// equalAttrs compares the attributes up to the last card that was ever marked.
func (b *Board) equalAttrs(c *Board) bool {
	if len(b.attrs) != len(c.attrs) || len(b.attrs) == 0 {
		return len(b.attrs) == len(c.attrs)
	}
	n := (max(b.marked, c.marked) + 1) * len(b.layout.Attrs)
	return slices.Equal(b.attrs[:n], c.attrs[:n])
}

// Zone returns the cards of zone z in order: the top of a pile comes last. An
// empty slot of a zone with slots is 0. The slice belongs to the board, is for
// reading only, and is good until the board changes.
func (b *Board) Zone(z Zone) []CardID { return b.order[b.start[z]:b.start[z+1]] }

// Count returns how many cards lie in zone z; empty slots do not count.
func (b *Board) Count(z Zone) int {
	n := 0
	for _, id := range b.Zone(z) {
		if id != 0 {
			n++
		}
	}
	return n
}

// Top returns the last card of zone z, or 0 when there is none.
func (b *Board) Top(z Zone) CardID {
	if c := b.Zone(z); len(c) > 0 {
		return c[len(c)-1]
	}
	return 0
}

// Place returns the index of card id in its zone.
func (b *Board) Place(id CardID) int { return slices.Index(b.Zone(b.Cards[id].Zone), id) }

// Var returns the counter v of seat s; Nobody for the table's.
func (b *Board) Var(v Var, s Seat) int32 { return b.vars[b.varIndex(v, s)] }

func (b *Board) varIndex(v Var, s Seat) int { return int(v)*(b.layout.Seats+1) + int(s) + 1 }

// Attr returns the attribute a of card id.
func (b *Board) Attr(id CardID, a Attr) int16 { return b.attrs[b.attrIndex(id, a)] }

func (b *Board) attrIndex(id CardID, a Attr) int { return int(id)*len(b.layout.Attrs) + int(a) }

// put inserts card id into zone z at place p.
func (b *Board) put(id CardID, z Zone, p int) {
	at := int(b.start[z]) + p
	if b.layout.Zones[z].Slots > 0 {
		b.order[at] = id
	} else {
		b.order = slices.Insert(b.order, at, id)
		for i := int(z) + 1; i < len(b.start); i++ {
			b.start[i]++
		}
	}
	b.Cards[id].Zone = z
}

// take removes what lies in zone z at place p.
func (b *Board) take(z Zone, p int) {
	at := int(b.start[z]) + p
	if b.layout.Zones[z].Slots > 0 {
		b.order[at] = 0
		return
	}
	b.order = slices.Delete(b.order, at, at+1)
	for i := int(z) + 1; i < len(b.start); i++ {
		b.start[i]--
	}
}
