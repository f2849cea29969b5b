package dragonswrath_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/table/tabletest"
)

// newWrath deals a match of so many leaders with ready decks.
func newWrath(t testing.TB, seats int, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: "dragons-wrath", Seed: seed, First: rules.Nobody}
	ready := dragonswrathlook.Look.Game.Deck.Ready
	for i, n := range []string{"Maëlys", "Léandre", "Théo", "Inès", "Aldric", "Corvin"}[:seats] {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: n, Colour: i})
		setup.Decks = append(setup.Decks, ready[(int(seed)+i)%len(ready)].Deck)
	}
	s, err := rules.NewSession(dragonswrathlook.Look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// wrathPosition begins the first scenario of a text.
func wrathPosition(t testing.TB, text string) *rules.Session {
	t.Helper()
	return tabletest.Position(t, &dragonswrathlook.Look, text)
}

// newWrathRig opens the table of a match with hands kept as given.
func newWrathRig(t testing.TB, s *rules.Session, w, h int, hands game.Hands) *tabletest.Rig {
	t.Helper()
	return tabletest.New(t, &dragonswrathlook.Look, s, w, h, hands)
}

// newSeenWrathRig is newWrathRig for a test that looks at the frames.
func newSeenWrathRig(t testing.TB, s *rules.Session, w, h int, hands game.Hands) *tabletest.Rig {
	t.Helper()
	return tabletest.NewSeen(t, &dragonswrathlook.Look, s, w, h, hands)
}

// advanceWrath plays on by the automatic player for n answers.
func advanceWrath(t testing.TB, s *rules.Session, n int) {
	t.Helper()
	for i := range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			return
		}
		a, ok := wrathSimple(s, i)
		if !ok {
			return
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}
