package drakerion_test

import (
	"os"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/tabletest"
)

// newDrakerion deals a match of Maëlys and Léandre with two ready decks.
func newDrakerion(t testing.TB, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: "drakerion", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}
	ready := drakerionlook.Look.Game.Deck.Ready
	for i := range uint64(2) {
		setup.Decks = append(setup.Decks, ready[(seed+2*i)%uint64(len(ready))].Deck)
	}
	s, err := rules.NewSession(drakerionlook.Look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// drakPosition begins the first scenario of a text.
func drakPosition(t testing.TB, text string) *rules.Session {
	t.Helper()
	return tabletest.Position(t, &drakerionlook.Look, text)
}

// newDrakRig opens the table of a match with hands kept as given.
func newDrakRig(t testing.TB, s *rules.Session, w, h int, hands game.Hands) *tabletest.Rig {
	t.Helper()
	return tabletest.New(t, &drakerionlook.Look, s, w, h, hands)
}

// newSeenDrakRig is newDrakRig for a test that looks at the frames.
func newSeenDrakRig(t testing.TB, s *rules.Session, w, h int, hands game.Hands) *tabletest.Rig {
	t.Helper()
	return tabletest.NewSeen(t, &drakerionlook.Look, s, w, h, hands)
}

// combat is the combat of which docs/look.md has a picture: the attacker bears an
// Oath Sword, both are wounded, and the defender has just passed.
func combat(t testing.TB) *rules.Session {
	t.Helper()
	text, err := os.ReadFile("../../../docs/pictures/drakerion.txt")
	if err != nil {
		t.Fatal(err)
	}
	return drakPosition(t, string(text))
}
