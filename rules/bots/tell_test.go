package bots

import (
	"testing"

	"wyrmtable/rules"
)

// TestNobodyBettersHisOwnChances checks what a look back tells of tries that go better
// after an answer: whoever gave it had these chances before it already, unless luck came
// between; what an answer has spoilt stays spoilt.
func TestNobodyBettersHisOwnChances(t *testing.T) {
	moment := func(seat rules.Seat, first float64, luck bool) Moment {
		m := Moment{Seat: seat, Side: seat, Tries: 6, luck: luck}
		m.tried[0], m.tried[1] = first, 1-first
		return m
	}
	end := Moment{Seat: rules.Nobody, Side: rules.Nobody, Tries: looks}
	end.Win[0] = 1
	r := Review{sides: []rules.Seat{0, 1}, moments: []Moment{
		moment(0, 0.5, false), // spoils his chances
		moment(1, 0.1, false), // so does the other
		moment(0, 0.0, false), // answers better than habit would: 0.3 was there before
		moment(0, 0.3, true),  // draws well
		moment(1, 0.8, false), // spoils them
		moment(0, 0.9, false), // wins, as he could
		end,
	}}
	r.tell()
	for i, want := range []float64{0.5, 0.1, 0.3, 0.3, 0.8, 1, 1} {
		if got := r.moments[i].Win[0]; got != want {
			t.Errorf("moment %d: %.2f, want %.2f", i, got, want)
		}
	}
}
