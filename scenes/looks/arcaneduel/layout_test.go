package arcaneduel

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/scenes/looks/lookstest"
)

// arcane is the shape of an Arcane Duel.
func arcane(seats int) *rules.Layout {
	l := &rules.Layout{Seats: seats, Cards: 16}
	for _, name := range [...]string{"nowhere", "deck", "discard", "play"} {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: rules.Word{Name: name}, Seat: rules.Nobody})
	}
	for s := range rules.Seat(seats) {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: rules.Word{Name: "hand"}, Seat: s})
	}
	return l
}

// Whoever lets a spell go in the middle of the frame that says "play" plays it:
// the smaller frame of the discard, which would take it, keeps clear of there.
func TestTheMiddleOfThePlayFrameIsNotTheDiscards(t *testing.T) {
	for _, win := range lookstest.Windows {
		for seats := 2; seats <= 5; seats++ {
			l := arcane(seats)
			tb := Layout(l, win.X, win.Y, 0)
			play, _ := l.ZoneOf("play", rules.Nobody)
			discard, _ := l.ZoneOf("discard", rules.Nobody)
			if mid := tb.Zones[play].Drop.Center(); tb.Zones[discard].Drop.Contains(mid) {
				t.Errorf("%v, %d players: the discard %+v takes what is let go in the middle of the play frame %+v",
					win, seats, tb.Zones[discard].Drop, tb.Zones[play].Drop)
			}
		}
	}
}
