package rules

import "math/rand/v2"

// An EventKind says what an event changes.
type EventKind uint8

const (
	// Move takes a card from one place to another, with what is then known of
	// it. Tokens come from and go to Nowhere.
	Move EventKind = iota + 1
	// Set changes an attribute of a card.
	Set
	// Change changes a counter of a seat or of the table.
	Change
	// Seen changes who knows a card where it lies.
	Seen
	// Swap exchanges the places of two cards; faces, sides and attributes go
	// along with them.
	Swap
	// Mix exchanges in secret the faces of two cards known to the same seats.
	// Whoever does not know them sees nothing.
	Mix
	// Shuffle changes which face lies under which card of a zone whose faces
	// nobody knows. Ids and order stay.
	Shuffle
	// Note announces something and changes nothing.
	Note
)

// A Spot is a place in a zone: an index, 0 at the bottom of a pile or the left
// of a row.
type Spot struct {
	Zone  Zone
	Place int16
}

// An Event is one change of a board, with its before and after, or a note. It
// is a flat value and plays forwards ([Board.Do]) and backwards
// ([Board.Undo]).
//
// Events with the same Step belong together: they happen at once on the screen,
// and the notes among them are the reasons of the change they stand before, in
// the order in which they were weighed.
type Event struct {
	Kind  EventKind
	Key   uint8   // the Attr of a Set, the Var of a Change, the NoteID of a Note
	Seat  Seat    // whose counter changes; whom a note is about; else Nobody
	Step  uint16  // counts from 0 in each action
	Card  CardID  // the card that changes, or that a note is about
	Other CardID  // the second card of a Swap or Mix, or of a note
	Cause CardID  // the card by which it happens; 0 for the rules
	Face  Face    // of Move and Seen: the face of Card; 0 when it stays hidden
	From  Spot    // of Move, Swap and Shuffle
	To    Spot    // of Move and Swap
	Old   int32   // of Set and Change: before. Notes use Old and New freely
	New   int32   // of Set and Change: after
	Knew  SeatSet // of Move and Seen: who knew the face before
	// Knows is, of Move and Seen, who knows the face after; of a Mix, who knows
	// both faces. Of a Note it is who learns its numbers, because they are new:
	// a die was rolled. A note without it tells nothing that was not to be seen.
	Knows SeatSet
	Seed  uint64 // of Shuffle; 0 in views
}

// Attr returns the attribute that a Set changes.
func (e *Event) Attr() Attr { return Attr(e.Key) }

// Var returns the counter that a Change changes.
func (e *Event) Var() Var { return Var(e.Key) }

// Note returns which announcement a Note makes.
func (e *Event) Note() NoteID { return NoteID(e.Key) }

// Reveals reports whether somebody learns something by the event that no undo
// can take back: a face, a result of chance, or that a pile was shuffled.
func (e *Event) Reveals() bool {
	switch e.Kind {
	case Move, Seen:
		return e.Knows&^e.Knew != 0 && !e.arrives()
	case Note:
		return e.Knows != 0
	case Shuffle:
		return true
	}
	return false
}

// arrives reports whether a token comes into play: its face is news, but none
// that was hidden before.
func (e *Event) arrives() bool { return e.Kind == Move && e.From.Zone == Nowhere }

// Teaches reports whether seat s learns something by the event that he could
// not foresee.
func (e *Event) Teaches(s Seat) bool {
	switch e.Kind {
	case Move, Seen:
		return (e.Knows &^ e.Knew).Has(s) && s != Referee && !e.arrives()
	case Note:
		return e.Knows != 0
	case Shuffle:
		return true
	}
	return false
}

// Do plays the event on the board. The event must be the next one of this
// board: the Referee's own, or one that was redacted for the board's viewer.
func (b *Board) Do(e *Event) {
	switch e.Kind {
	case Move:
		b.take(e.From.Zone, int(e.From.Place))
		b.put(e.Card, e.To.Zone, int(e.To.Place))
		b.know(e, e.Knows, e.To.Zone == Nowhere)
	case Seen:
		b.know(e, e.Knows, false)
	case Set:
		b.setAttr(e.Card, e.Attr(), e.New)
	case Change:
		b.vars[b.varIndex(e.Var(), e.Seat)] = e.New
	case Swap:
		b.swap(e.Card, e.Other, e.From, e.To)
	case Mix:
		b.mix(e.Card, e.Other)
	case Shuffle:
		b.shuffle(e.From.Zone, e.Seed, false)
	}
}

// Undo plays the event backwards. It must be the last one done.
func (b *Board) Undo(e *Event) {
	switch e.Kind {
	case Move:
		b.take(e.To.Zone, int(e.To.Place))
		b.put(e.Card, e.From.Zone, int(e.From.Place))
		b.know(e, e.Knew, e.From.Zone == Nowhere)
	case Seen:
		b.know(e, e.Knew, false)
	case Set:
		b.setAttr(e.Card, e.Attr(), e.Old)
	case Change:
		b.vars[b.varIndex(e.Var(), e.Seat)] = e.Old
	case Swap:
		b.swap(e.Card, e.Other, e.To, e.From)
	case Mix:
		b.mix(e.Card, e.Other)
	case Shuffle:
		b.shuffle(e.From.Zone, e.Seed, true)
	}
}

// know sets who knows the card of e, and with it what this board shows.
func (b *Board) know(e *Event, who SeatSet, gone bool) {
	c := &b.Cards[e.Card]
	c.Known = who
	switch {
	case gone || !who.Has(b.viewer):
		c.Face = 0
	default:
		c.Face = e.Face
	}
}

func (b *Board) swap(x, y CardID, xAt, yAt Spot) {
	b.order[int(b.start[xAt.Zone])+int(xAt.Place)] = y
	b.order[int(b.start[yAt.Zone])+int(yAt.Place)] = x
	b.Cards[x].Zone, b.Cards[y].Zone = yAt.Zone, xAt.Zone
}

func (b *Board) mix(x, y CardID) {
	cx, cy := &b.Cards[x], &b.Cards[y]
	cx.Face, cy.Face = cy.Face, cx.Face
}

// shuffle permutes the faces of zone z by the sub-seed; back undoes it. In a
// view all faces of the zone are hidden, so nothing happens.
func (b *Board) shuffle(z Zone, seed uint64, back bool) {
	if b.viewer != Referee {
		return
	}
	cards := b.Zone(z)
	var with [1024]int16 // the partner of each exchange; no zone is larger
	pcg := *rand.NewPCG(seed, uint64(len(cards)))
	for i := len(cards) - 1; i > 0; i-- {
		with[i] = int16(below(&pcg, uint64(i+1)))
	}
	if back {
		for i := 1; i < len(cards); i++ {
			b.mix(cards[i], cards[with[i]])
		}
		return
	}
	for i := len(cards) - 1; i > 0; i-- {
		b.mix(cards[i], cards[with[i]])
	}
}
