package rules

import (
	"math/rand/v2"
	"slices"
)

// View makes dst what seat s may see of the Referee's board b: the faces that s
// knows, and all the rest. Nobody gets the public view. dst's memory is reused.
//
// View and [Redact] are the only places where it is decided what a seat may
// see, and both read only Card.Known.
func (b *Board) View(s Seat, dst *Board) {
	dst.CopyFrom(b)
	dst.viewer = s
	for i := range dst.Cards {
		if c := &dst.Cards[i]; !c.Known.Has(s) {
			c.Face = 0
		}
	}
}

// Redact returns the event as seat s may see it, and whether there is anything
// to see at all.
func Redact(e Event, s Seat) (Event, bool) {
	switch e.Kind {
	case Move, Seen:
		if !(e.Knew | e.Knows).Has(s) {
			e.Face = 0
		}
	case Mix:
		if !e.Knows.Has(s) {
			return Event{}, false
		}
	case Shuffle:
		if s != Referee {
			e.Seed = 0
		}
	case Note:
		if e.Knows != 0 && !e.Knows.Has(s) {
			e.Old, e.New = 0, 0
		}
	}
	return e, true
}

// AsksFor appends to dst the open questions as seat s may see them: its own and
// public ones whole, and of the others only that they are open or answered, and
// their kind.
// So a draft keeps the kind of the question it began with.
func AsksFor(m Match, s Seat, dst []Ask) []Ask {
	for _, a := range m.Asks() {
		if a.Decider != s && s != Referee && !a.Public {
			a.Answers, a.Draft, a.Source, a.Num = nil, nil, 0, 0
		}
		dst = append(dst, a)
	}
	return dst
}

// BeforeAll appends to dst the open questions as everybody sees them at a table
// where hands lie face down and none is shown: public ones whole, and of those
// that are partly public the answers that name known cards only.
func BeforeAll(m Match, dst []Ask) []Ask {
	b := m.Board()
	known := func(id CardID) bool { return id == 0 || b.Cards[id].Known.Has(Nobody) }
	at := len(dst)
	dst = AsksFor(m, Nobody, dst)
	for i, k := range m.Asks() {
		if k.Public || !k.PartPublic || k.Answered || len(k.Draft) > 0 {
			continue
		}
		shown := &dst[at+i]
		shown.Num = k.Num
		if known(k.Source) {
			shown.Source = k.Source
		}
		for j := range k.Answers {
			if a := &k.Answers[j]; known(a.Card) && known(a.Target) {
				shown.Answers = append(shown.Answers, *a)
			}
		}
	}
	return dst
}

// Redeal deals afresh the faces that seat s does not know, among cards that
// look alike from behind, so that to s the board stays the same. What comes of it
// depends on what s sees and on r alone, not on how the faces lay: they are put
// into order first.
func (b *Board) Redeal(s Seat, r *rand.Rand) {
	var done [256]bool
	var room [256]CardID // most matches have no more cards
	hidden := room[:0]
	for first := 1; first < len(b.Cards); first++ {
		back := b.Cards[first].Back
		if done[back] {
			continue
		}
		done[back] = true
		hidden = hidden[:0]
		for id := first; id < len(b.Cards); id++ {
			if c := &b.Cards[id]; c.Back == back && c.Face != 0 && !c.Known.Has(s) {
				hidden = append(hidden, CardID(id))
			}
		}
		b.sortFaces(hidden)
		r.Shuffle(len(hidden), func(i, j int) { b.mix(hidden[i], hidden[j]) })
	}
}

// sortFaces puts the faces of cards into ascending order.
func (b *Board) sortFaces(cards []CardID) {
	var room [256]Face
	faces := room[:0]
	for _, id := range cards {
		faces = append(faces, b.Cards[id].Face)
	}
	slices.Sort(faces)
	for i, id := range cards {
		b.Cards[id].Face = faces[i]
	}
}
