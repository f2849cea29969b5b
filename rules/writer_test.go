package rules

import "testing"

// TestBounds checks that Add and Count stay inside the bounds of the layout.
func TestBounds(t *testing.T) {
	b := NewBoard(&Layout{Seats: 1, Cards: 1, Zones: []ZoneInfo{{}, {Word: Word{Name: "deck"}, Seat: Nobody}},
		Vars:  []VarInfo{{Word: Word{Name: "life"}, Max: 9}},
		Attrs: []AttrInfo{{Word: Word{Name: "force"}, Min: -2, Max: 3}}})
	w := Begin(b, nil)
	w.Bring(1, 7, 1, 0, 2)
	if c := b.Cards[1]; c.Face != 7 || c.Owner != 0 || c.Back != 2 || c.Zone != 1 {
		t.Errorf("card %+v", c)
	}
	for _, tc := range []struct{ n, attr, count int }{{2, 2, 2}, {5, 3, 7}, {-4, -1, 3}, {-4, -2, 0}, {0, -2, 0}} {
		w.Add(1, 0, tc.n)
		w.Count(0, 0, tc.n)
		if a, v := b.Attr(1, 0), b.Var(0, 0); int(a) != tc.attr || int(v) != tc.count {
			t.Errorf("after %+d: %d and %d, want %d and %d", tc.n, a, v, tc.attr, tc.count)
		}
	}
}

func TestOutcomeFor(t *testing.T) {
	won, draw := Outcome{Winners: Only(1)}, Outcome{}
	if won.For(1) != 1 || won.For(0) != -1 || draw.For(0) != 0 {
		t.Errorf("%d, %d, %d", won.For(1), won.For(0), draw.For(0))
	}
}
