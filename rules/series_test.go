package rules_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
)

func clans(string) *rules.Game { return tiny.Clans }

// clash begins a match of Clans, best of three, that seat 0 wins: the other's
// cards are worth less.
func clash(t *testing.T) *rules.Session {
	t.Helper()
	strong := list(t, "3 Volcano\n3 Ocean\n3 Silver Peak\n3 Furnace\nSide:\n3 Pebble\n1 Boulder")
	weak := list(t, "3 Torch\n3 Drop\n3 Pebble\n3 Stream\nSide:\n3 Ocean\n1 Boulder")
	setup := rules.Setup{Game: "clans", Seed: 3, Seats: []rules.SeatSetup{{Name: "A"}, {Name: "B"}}, Decks: []rules.Deck{strong, weak}}
	s, err := rules.NewSession(tiny.Clans, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Series = rules.NewSeries(3, &setup)
	return s
}

func finish(t *testing.T, s *rules.Session) *rules.Session {
	t.Helper()
	playOn(t, s, rand.New(rand.NewPCG(1, 2)), 100)
	if _, over := s.Match().Outcome(); !over {
		t.Fatal("the match does not end")
	}
	return s
}

func TestBestOfThree(t *testing.T) {
	s := clash(t)
	if _, err := s.Next(s.Setup().Decks, 1, 4); !errors.Is(err, rules.ErrNoNext) {
		t.Errorf("the next match of one that goes on: %v", err)
	}
	finish(t, s)
	if _, decided := s.Decided(); decided || s.Score()[0] != 1 || s.Chooser() != 1 {
		t.Fatalf("after one match: decided %v, score %v, chooser %d", decided, s.Score(), s.Chooser())
	}
	next, err := s.Next(s.Setup().Decks, 1, 4)
	if err != nil {
		t.Fatal(err)
	}
	if next.MatchNumber() != 2 || next.Setup().First != 1 || next.Score()[0] != 1 {
		t.Errorf("match %d, first %d, score %v", next.MatchNumber(), next.Setup().First, next.Score())
	}
	// It is saved with the match before, which can be watched again.
	loaded, _, err := rules.Load(next.Save(rules.Meta{}), clans)
	if err != nil {
		t.Fatal(err)
	}
	finish(t, loaded)
	won, decided := loaded.Decided()
	if !decided || won != rules.Only(0) || loaded.Score()[0] != 2 {
		t.Errorf("after two wins: decided %v, won by %v, score %v", decided, won, loaded.Score())
	}
	first, _, err := rules.Load(loaded.Series.Past[0].Save, clans)
	if err != nil || first.Fingerprint() != s.Fingerprint() || first.Series != nil {
		t.Errorf("the first match does not come back: %v", err)
	}
	if _, err := loaded.Next(loaded.Setup().Decks, 1, 5); !errors.Is(err, rules.ErrNoNext) {
		t.Errorf("the next match of a series that is won: %v", err)
	}
}

// A draw counts for nobody, and lots are drawn again.
func TestDrawInASeries(t *testing.T) {
	same := list(t, "12 Volcano")
	setup := rules.Setup{Game: "clans", Seats: []rules.SeatSetup{{Name: "A"}, {Name: "B"}}, Decks: []rules.Deck{same, same}}
	s, err := rules.NewSession(tiny.Clans, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Series = rules.NewSeries(3, &setup)
	finish(t, s)
	if _, decided := s.Decided(); decided || s.Score()[0]+s.Score()[1] != 0 || s.Chooser() != rules.Nobody {
		t.Errorf("after a draw: decided %v, score %v, chooser %d", decided, s.Score(), s.Chooser())
	}
}

func TestSeriesFromElsewhere(t *testing.T) {
	text := string(clash(t).Save(rules.Meta{}))
	for _, of := range []string{"0", "2", "-1", "1000"} {
		s, _, err := rules.Load([]byte(strings.Replace(text, `"of":3`, `"of":`+of, 1)), clans)
		if err != nil || s.Series != nil {
			t.Errorf("best of %s: %v, series %v", of, err, s.Series)
		}
	}
}

func TestExchange(t *testing.T) {
	g := tiny.Clans
	brought := list(t, "3 Torch\n3 Drop\n3 Pebble\n3 Stream\nSide:\n3 Ocean\n1 Boulder")
	swap := func(out, in string) *rules.Deck {
		d := brought.Clone()
		d.Add("main", out, -1)
		d.Add("side", out, 1)
		d.Add("main", in, 1)
		d.Add("side", in, -1)
		return &d
	}
	if p := g.ExchangeProblems(&brought, swap("torch", "ocean")); len(p) != 0 {
		t.Errorf("a fair exchange: %q", p[0].Text.EN)
	}
	d := brought.Clone()
	d.Add("main", "torch", -1)
	d.Add("side", "torch", 1)
	if p := g.ExchangeProblems(&brought, &d); len(p) != 2 || p[0].Text.EN != "Sideboard: 5 cards (exactly 4 or none); 1 too many." {
		t.Errorf("nothing for it: %+v", p)
	}
	d = brought.Clone()
	d.Add("main", "torch", -1)
	d.Add("main", "volcano", 1)
	if p := g.ExchangeProblems(&brought, &d); len(p) != 2 || p[0].Text.EN != "“Torch”: only cards that were brought can be exchanged." {
		t.Errorf("another card: %+v", p)
	}
}
