package watch_test

import (
	"testing"

	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/watch"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// newMatch deals a match to so many players.
func newMatch(t *testing.T, lk *look.Look, seats int, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: lk.Game.ID, Seed: seed}
	for i, name := range []string{"Maëlys", "Théo", "Inès", "Gaël"}[:seats] {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: name, Colour: i})
	}
	s, err := rules.NewSession(lk.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// numbersOf are the numbers that the table shows of a match.
func numbersOf(lk *look.Look, s *rules.Session) *look.Numbers {
	n := new(look.Numbers)
	n.Resolve(lk, s.Match().Board().Layout())
	return n
}

// reportOf is the report of a match at which nobody looks.
func reportOf(lk *look.Look, s *rules.Session) *watch.Report {
	m := look.Compile(lk.Meanings, s.Match().Board().Layout())
	return watch.NewReport(watch.New(lk, s, false), numbersOf(lk, s), m, nil)
}
