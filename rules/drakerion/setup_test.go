package drakerion

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestChooser checks that the set-up says beforehand who is asked in the match
// who begins, for each pair of ready decks (K31).
func TestChooser(t *testing.T) {
	for a := range Building.Ready {
		for b := range Building.Ready {
			s := rules.Setup{Game: Game.ID, Seed: 3, First: 1, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}},
				Decks: []rules.Deck{Building.Ready[a].Deck, Building.Ready[b].Deck}}
			said, why := Game.Chooser(&s)
			m, err := Game.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			asked := m.Asks()[0].Decider
			switch {
			case said == rules.Nobody && a != b:
				t.Errorf("%d, %d: nobody is named", a, b)
			case said == rules.Nobody && asked != s.First:
				t.Errorf("%d, %d: seat %d is asked, Setup.First is %d", a, b, asked, s.First)
			case said != rules.Nobody && (said != asked || !strings.Contains(why.FR, s.Seats[asked].Name)):
				t.Errorf("%d, %d: seat %d is asked, said is %q", a, b, asked, why.FR)
			}
		}
	}
}

// TestLivery checks that the back of a card is in its owner's colours, and that
// Manœuvres have backs of their own.
func TestLivery(t *testing.T) {
	m, err := Game.New(&rules.Setup{Game: Game.ID, Seed: 1, First: 0, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}})
	if err != nil {
		t.Fatal(err)
	}
	b := new(rules.Board)
	m.Board().View(rules.Nobody, b)
	for seat, want := range []Faction{Ember, Mist} {
		s := rules.Seat(seat)
		if got := Livery(b, b.Top(ZoneDeck(s))); got != want {
			t.Errorf("the deck of seat %d is in the colours %v, want %v", seat, got, want)
		}
		if got := Livery(b, b.Top(ZonePile(s))); got != Neutral {
			t.Errorf("the Manœuvres of seat %d are in the colours %v", seat, got)
		}
	}
}
