package rules

import "slices"

// A Writer changes a Referee's board and records each change as an event. A
// game makes one for each action; Events may start with reused memory.
type Writer struct {
	Board  *Board
	Events []Event
	Step   uint16 // given to the next events
	Cause  CardID // given to the next events

	base int // events before it are not of this action
}

// Begin returns the writer of an action that appends its events to dst.
func Begin(b *Board, dst []Event) Writer { return Writer{Board: b, Events: dst, base: len(dst)} }

// End returns the events, and with them the memory they are in.
func (w *Writer) End() []Event {
	events := w.Events
	w.Events = nil
	return events
}

func (w *Writer) do(e Event) {
	e.Step, e.Cause = w.Step, w.Cause
	w.Board.Do(&e)
	w.Events = append(w.Events, e)
}

// NextStep begins a new step: what follows happens after what came before. It
// does nothing if the current step is still empty. A Mix alone fills no step,
// for whoever does not see it would count one too few.
func (w *Writer) NextStep() {
	for i := len(w.Events) - 1; i >= w.base && w.Events[i].Step == w.Step; i-- {
		if w.Events[i].Kind != Mix {
			w.Step++
			return
		}
	}
}

// Move takes a card to the end (top, right) of a zone, or to its first empty
// slot. Those who see the zone learn the face, and nobody forgets it.
func (w *Writer) Move(id CardID, to Zone) {
	w.MoveTo(id, to, w.end(id, to))
}

// end returns the place where card id comes to lie at the end of zone z.
func (w *Writer) end(id CardID, z Zone) int {
	cards := w.Board.Zone(z)
	if w.Board.Layout().Zones[z].Slots > 0 {
		gap := slices.Index(cards, 0)
		if gap < 0 {
			panic("rules: no empty slot in zone " + w.Board.Layout().Zones[z].Name)
		}
		return gap
	}
	if w.Board.Cards[id].Zone == z {
		return len(cards) - 1
	}
	return len(cards)
}

// MoveTo takes a card to a place of a zone: an index as it is after the card
// has left its old place.
func (w *Writer) MoveTo(id CardID, to Zone, place int) {
	w.MoveKnown(id, to, place, w.Board.Cards[id].Known|w.Board.Layout().Zones[to].Seen)
}

// MoveKnown takes a card to a place of a zone, where exactly the seats in known
// know its face: so a card is put face down.
func (w *Writer) MoveKnown(id CardID, to Zone, place int, known SeatSet) {
	c := w.Board.Cards[id]
	w.do(Event{Kind: Move, Seat: Nobody, Card: id, Face: c.Face,
		From: w.Board.spot(id), To: Spot{to, int16(place)}, Knew: c.Known, Knows: known})
}

// Enter brings a token into play: the card id, which is Nowhere, with a face.
func (w *Writer) Enter(id CardID, f Face, to Zone) {
	w.do(Event{Kind: Move, Seat: Nobody, Card: id, Face: f, From: w.Board.spot(id),
		To: Spot{to, int16(w.end(id, to))}, Knew: w.Board.Cards[id].Known, Knows: w.Board.Layout().Zones[to].Seen})
}

// Bring brings a card of a deck into the match: the card id, which is Nowhere
// and from now on its owner's, with a face and a back.
func (w *Writer) Bring(id CardID, f Face, to Zone, owner Seat, back uint8) {
	w.Board.Cards[id].Owner = owner
	w.Board.Cards[id].Back = back
	w.Enter(id, f, to)
}

// Set gives an attribute of a card a new value; nothing if it has it already.
func (w *Writer) Set(id CardID, a Attr, v int16) {
	if old := w.Board.Attr(id, a); old != v {
		w.do(Event{Kind: Set, Seat: Nobody, Card: id, Key: uint8(a), Old: int32(old), New: int32(v)})
	}
}

// Add changes an attribute of a card by n, inside its bounds.
func (w *Writer) Add(id CardID, a Attr, n int) {
	info := &w.Board.Layout().Attrs[a]
	w.Set(id, a, int16(min(max(int(w.Board.Attr(id, a))+n, int(info.Min)), int(info.Max))))
}

// Count changes a counter by n, inside its bounds.
func (w *Writer) Count(v Var, s Seat, n int) {
	info := &w.Board.Layout().Vars[v]
	w.Change(v, s, int32(min(max(int(w.Board.Var(v, s))+n, int(info.Min)), int(info.Max))))
}

// Change gives a counter a new value; nothing if it has it already.
func (w *Writer) Change(v Var, s Seat, n int32) {
	if old := w.Board.Var(v, s); old != n {
		w.do(Event{Kind: Change, Seat: s, Key: uint8(v), Old: old, New: n})
	}
}

// Show makes the seats in who know a card where it lies, besides those who
// already do; nothing if all of them do.
func (w *Writer) Show(id CardID, who SeatSet) { w.Knowledge(id, w.Board.Cards[id].Known|who) }

// Knowledge makes exactly the seats in who know a card where it lies.
func (w *Writer) Knowledge(id CardID, who SeatSet) {
	if c := w.Board.Cards[id]; c.Known != who {
		w.do(Event{Kind: Seen, Seat: Nobody, Card: id, Face: c.Face, Knew: c.Known, Knows: who})
	}
}

// Swap exchanges the places of two cards. Who knows them stays; a game whose
// cards go to a more open place shows them besides.
func (w *Writer) Swap(x, y CardID) {
	w.do(Event{Kind: Swap, Seat: Nobody, Card: x, Other: y, From: w.Board.spot(x), To: w.Board.spot(y)})
}

// Mix exchanges the faces of two cards that the same seats know: a secret
// reordering.
func (w *Writer) Mix(x, y CardID) {
	if x == y {
		return
	}
	if w.Board.Cards[x].Known != w.Board.Cards[y].Known {
		panic("rules: Mix of cards that different seats know")
	}
	w.do(Event{Kind: Mix, Seat: Nobody, Card: x, Other: y, Knows: w.Board.Cards[x].Known})
}

// Arrange puts cards in an order that only the seats in who know: the face of
// want[i] comes to lie under cards[i]. want holds the same cards as cards. They
// must know all the cards; any other seat that knew one loses sight of it.
func (w *Writer) Arrange(cards, want []CardID, who SeatSet) {
	for _, id := range cards {
		w.Knowledge(id, w.Board.Cards[id].Known&who)
	}
	at := slices.Clone(want) // at[i] is where the face for cards[i] lies now
	for i, id := range cards {
		if at[i] == id {
			continue
		}
		w.Mix(id, at[i])
		for j := i + 1; j < len(at); j++ {
			if at[j] == id {
				at[j] = at[i]
			}
		}
	}
}

// Shuffle makes everybody forget the cards of a zone and shuffles them.
func (w *Writer) Shuffle(z Zone, r *RNG) {
	for _, id := range w.Board.Zone(z) {
		w.Knowledge(id, 0)
	}
	w.do(Event{Kind: Shuffle, Seat: Nobody, From: Spot{Zone: z}, Seed: r.Uint64()})
}

// Note announces something. Card, Other, Seat, Old and New of e are the game's
// to use; the rest is filled in.
func (w *Writer) Note(id NoteID, e Event) {
	e.Kind, e.Key = Note, uint8(id)
	w.do(e)
}

func (b *Board) spot(id CardID) Spot { return Spot{b.Cards[id].Zone, int16(b.Place(id))} }
