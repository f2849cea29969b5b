package rules_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
)

// Who gives a match of two up has lost it: nothing more is asked, nothing is
// taken back, and in a series it counts.
func TestConcede(t *testing.T) {
	s := clash(t)
	playOn(t, s, rand.New(rand.NewPCG(5, 5)), 3)
	before, n := s.Fingerprint(), s.Len()
	asked := s.Match().Asks()[0].Answers[0].Action
	if s.Conceded() != rules.Nobody || !s.CanConcede(0) || !s.CanConcede(1) || s.CanConcede(rules.Nobody) || s.CanConcede(2) {
		t.Fatal("who can give it up")
	}
	if err := s.Concede(0); err != nil {
		t.Fatal(err)
	}
	out, over := s.Match().Outcome()
	if !over || out.Winners != rules.Only(1) || out.Reason.FR != "A a abandonné la partie." || s.Conceded() != 0 {
		t.Errorf("%v, %v, by %d", out, over, s.Conceded())
	}
	if len(s.Match().Asks()) != 0 || !errors.Is(s.Do(asked), rules.ErrIllegal) {
		t.Error("it goes on")
	}
	s.OpenUndo = true
	if s.CanUndo(0) || !errors.Is(s.Undo(0), rules.ErrNoUndo) || s.Len() != n {
		t.Error("it can be taken back")
	}
	if err := s.Concede(1); !errors.Is(err, rules.ErrNoConcession) {
		t.Errorf("given up twice: %v", err)
	}
	if s.Fingerprint() == before {
		t.Error("the state does not tell")
	}
	if s.Score()[1] != 1 || s.Chooser() != 0 {
		t.Errorf("score %v, chooser %d", s.Score(), s.Chooser())
	}
	next, err := s.Next(s.Setup().Decks, 0, 4)
	if err != nil {
		t.Fatal(err)
	}
	past, _, err := rules.Load(next.Series.Past[0].Save, clans)
	if err != nil || past.Conceded() != 0 || past.Len() != n {
		t.Errorf("the match before: %v, given up by %d", err, past.Conceded())
	}
}

// A save keeps who gave up; a line that is not true of the match is told.
func TestConcedeIsSaved(t *testing.T) {
	s := clash(t)
	playOn(t, s, rand.New(rand.NewPCG(5, 5)), 3)
	if err := s.Concede(1); err != nil {
		t.Fatal(err)
	}
	data := s.Save(rules.Meta{})
	loaded, _, err := rules.Load(data, clans)
	if err != nil {
		t.Fatal(err)
	}
	if loaded.Conceded() != 1 || loaded.Fingerprint() != s.Fingerprint() || !bytes.Equal(loaded.Save(rules.Meta{}), data) {
		t.Errorf("it comes back given up by %d", loaded.Conceded())
	}
	for _, wrong := range []string{"c 7\n", "c x\n", "c\n", "c 1\nc 0\n", "c 0\n"} {
		s, _, err := rules.Load(bytes.Replace(data, []byte("c 1\n"), []byte(wrong), 1), clans)
		if err == nil || s == nil {
			t.Errorf("%q is taken for good", wrong)
		}
		if s != nil && s.Conceded() != rules.Nobody && wrong != "c 1\nc 0\n" {
			t.Errorf("%q: given up by %d", wrong, s.Conceded())
		}
	}
}

// In a match of more than two nobody can give up for the others.
func TestNoConcessionOfMany(t *testing.T) {
	g := tiny.Bids
	setup := rules.Setup{Game: g.ID, Seed: 1, First: rules.Nobody}
	for i := range 3 {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: string(rune('A' + i)), Colour: i})
	}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.CanConcede(0) || !errors.Is(s.Concede(0), rules.ErrNoConcession) {
		t.Error("one of three gives the match up")
	}
}
