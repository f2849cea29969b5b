package rules

import (
	"math/rand/v2"
	"testing"
)

// testLayout is a table with a pile, two hands and a row of three slots.
var testLayout = &Layout{
	Seats: 2, Cards: 8,
	Zones: []ZoneInfo{
		{Word: Word{Name: "nowhere"}, Seat: Nobody},
		{Word: Word{Name: "deck"}, Seat: Nobody},
		{Word: Word{Name: "hand"}, Seat: 0, Seen: Only(0)},
		{Word: Word{Name: "hand"}, Seat: 1, Seen: Only(1)},
		{Word: Word{Name: "row"}, Seat: Nobody, Slots: 3, Seen: Everyone},
	},
	Vars:  []VarInfo{{Word: Word{Name: "life"}, Max: 20}},
	Attrs: []AttrInfo{{Word: Word{Name: "engaged"}, Max: 1}},
}

// randomChange writes one random legal change.
func randomChange(w *Writer, r *rand.Rand, g *RNG) {
	id := CardID(1 + r.IntN(8))
	switch r.IntN(8) {
	case 0:
		if w.Board.Count(4) < 3 {
			w.Move(id, 4)
		}
	case 1, 2, 3:
		w.Move(id, Zone(1+r.IntN(3)))
	case 4:
		w.Set(id, 0, int16(r.IntN(2)))
	case 5:
		w.Change(0, Seat(r.IntN(3)-1), int32(r.IntN(20)))
	case 6:
		if other := CardID(1 + r.IntN(8)); other != id {
			w.Swap(id, other)
			w.Show(id, Only(Seat(r.IntN(2))))
		}
	case 7:
		w.Shuffle(1, g)
	}
}

func newTestBoard() *Board {
	b := NewBoard(testLayout)
	w := Writer{Board: b}
	for id := CardID(1); id <= 8; id++ {
		b.Cards[id].Face = Face(id)
		w.MoveKnown(id, 1, int(id)-1, 0)
		b.Cards[id].Face = Face(id) // leaving Nowhere does not print a card
	}
	return b
}

func TestEventsPlayBothWays(t *testing.T) {
	for seed := range uint64(300) {
		r, g := rand.New(rand.NewPCG(seed, 1)), NewRNG(seed)
		b := newTestBoard()
		start := b.Clone()
		w := Writer{Board: b}
		for range 60 {
			randomChange(&w, r, &g)
		}
		for _, s := range []Seat{Referee, Nobody, 0, 1} {
			var view, want, first Board
			start.View(s, &view)
			start.View(s, &first)
			b.View(s, &want)
			var seen []Event
			for _, e := range w.Events {
				if e, ok := Redact(e, s); ok {
					view.Do(&e)
					seen = append(seen, e)
				}
			}
			if !view.Equal(&want) {
				t.Fatalf("seed %d: the view of seat %d and its events do not meet", seed, s)
			}
			for i := len(seen) - 1; i >= 0; i-- {
				view.Undo(&seen[i])
			}
			if !view.Equal(&first) {
				t.Fatalf("seed %d: the events of seat %d do not play back to the start", seed, s)
			}
		}
	}
}

func TestSlotsKeepTheirGaps(t *testing.T) {
	b := newTestBoard()
	w := Writer{Board: b}
	w.Move(1, 4)
	w.Move(2, 4)
	w.Move(1, 2)
	if row := b.Zone(4); row[0] != 0 || row[1] != 2 || b.Count(4) != 1 {
		t.Fatalf("row = %v, want a gap, card 2, a gap", row)
	}
	w.Move(3, 4)
	if row := b.Zone(4); row[0] != 3 {
		t.Fatalf("row = %v, want card 3 in the gap", row)
	}
}

func TestRedealKeepsTheView(t *testing.T) {
	b := newTestBoard()
	w := Writer{Board: b}
	w.Move(1, 2)
	w.Move(2, 3)
	w.Move(3, 4)
	var before, after Board
	b.View(0, &before)
	dealt := b.Clone()
	dealt.Redeal(0, rand.New(rand.NewPCG(7, 7)))
	dealt.View(0, &after)
	if !before.Equal(&after) {
		t.Error("seat 0 sees that the rest was dealt afresh")
	}
	if dealt.Equal(b) {
		t.Error("nothing was dealt afresh")
	}
}

func TestSpans(t *testing.T) {
	s := SeatRef(1, "Maëlys") + " joue " + CardRef(17, "Sève du chêne") + "."
	spans := Spans(s)
	if len(spans) != 4 || spans[0].Seat != 1 || spans[2].Card != 17 || spans[2].Text != "Sève du chêne" {
		t.Errorf("Spans = %+v", spans)
	}
	if got := Plain(s); got != "Maëlys joue Sève du chêne." {
		t.Errorf("Plain = %q", got)
	}
}

func TestTokensComeFromNowhere(t *testing.T) {
	b := NewBoard(testLayout)
	start := b.Clone()
	w := Writer{Board: b}
	w.Enter(5, 42, 4)
	if c := b.Cards[5]; c.Face != 42 || c.Zone != 4 {
		t.Fatalf("token = %+v", c)
	}
	w.Move(5, Nowhere)
	if c := b.Cards[5]; c.Face != 0 {
		t.Fatalf("a token that is gone still has face %d", c.Face)
	}
	for i := len(w.Events) - 1; i >= 0; i-- {
		b.Undo(&w.Events[i])
	}
	if !b.Equal(start) {
		t.Error("the events of a token do not play back to the start")
	}
}

func TestStrongSpans(t *testing.T) {
	spans := Spans("Gagnez " + Strong("vite") + " !")
	if len(spans) != 3 || !spans[1].Strong || spans[1].Text != "vite" || spans[0].Strong {
		t.Errorf("Spans = %+v", spans)
	}
}
