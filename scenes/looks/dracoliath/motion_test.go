package dracoliath_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/tabletest"
)

// played is a duel after n answers, each the last of its question.
func played(t testing.TB, n int) *rules.Session {
	t.Helper()
	s := deal(t, rules.Setup{Game: "dracoliath", Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}})
	for range n {
		all := s.Match().Asks()[0].Answers
		if err := s.Do(all[len(all)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// playedFour is two against two after n answers, each the first of its question.
func playedFour(t testing.TB, n int) *rules.Session {
	t.Helper()
	s := deal(t, rules.Setup{Game: "dracoliath", Seed: 5, First: 1,
		Options: []rules.OptionSet{{Key: "mastery", Value: 2}},
		Seats: []rules.SeatSetup{{Name: "Sybille", Colour: 2}, {Name: "Léandre", Colour: 0}, {Name: "Maëlys", Colour: 1},
			{Name: "Corvin", Colour: 3}}})
	for range n {
		if err := s.Do(s.Match().Asks()[0].Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func deal(t testing.TB, setup rules.Setup) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(dracoliathlook.Look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func seen(t testing.TB, s *rules.Session, w, h int) *tabletest.Rig {
	t.Helper()
	return tabletest.NewSeen(t, &dracoliathlook.Look, s, w, h, game.GameHands)
}

func TestNoGarbageInMotion(t *testing.T) {
	t.Run("duel", func(t *testing.T) { tabletest.NoGarbage(t, seen(t, played(t, 14), 1280, 720)) })
	t.Run("two-against-two", func(t *testing.T) { tabletest.NoGarbage(t, seen(t, playedFour(t, 30), 1280, 720)) })
}

func TestHighContrastKeepsEveryWord(t *testing.T) {
	tabletest.KeepsWords(t, &dracoliathlook.Look, func() *rules.Session { return played(t, 0) }, game.SharedHands, 0, 7)
}

func BenchmarkMotion(b *testing.B) {
	b.Run("duel", func(b *testing.B) { tabletest.BenchMotion(b, seen(b, played(b, 14), 1920, 1080)) })
	b.Run("four", func(b *testing.B) { tabletest.BenchMotion(b, seen(b, playedFour(b, 30), 1920, 1080)) })
}
