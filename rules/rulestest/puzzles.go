package rulestest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
)

// mostPositions is how many positions a puzzle may take to be proven.
const mostPositions = 400_000

// Puzzles proves all puzzles of a game: each can be forced whatever the others do, is
// no longer than it must be, and has one solution if it is of grade three. There are
// at least so many, of all grades.
func Puzzles(t *testing.T, g *rules.Game, least int) {
	list, err := puzzle.Of(g)
	if err != nil {
		t.Fatal(err)
	}
	grades := map[int]int{}
	names := map[string]bool{}
	for i := range list {
		p := &list[i]
		grades[p.Grade]++
		if names[p.ID()] {
			t.Errorf("%s:%d: there is a puzzle of this name already", p.File, p.Line)
		}
		names[p.ID()] = true
		if len(p.Hints) == 0 || p.Idea.Empty() || p.Solution() == 0 {
			t.Errorf("%s:%d: a puzzle of a game has hints, an idea and the line of its solution", p.File, p.Line)
		}
		v, err := puzzle.Check(p, g, mostPositions)
		if err != nil {
			t.Error(err)
			continue
		}
		t.Logf("%s: %v", p.Name.EN, v)
	}
	if len(list) < least || len(grades) < 3 {
		t.Errorf("there are %d puzzles of %d grades, and at least %d of three are wanted", len(list), len(grades), least)
	}
}

// WritePuzzles checks that what a match of the game comes to can be written as a
// puzzle, at any question from the first turn on, and that what is written begins there.
func WritePuzzles(t *testing.T, g *rules.Game) {
	r := rand.New(rand.NewPCG(7, 8))
	s, err := rules.NewSession(g, Setup(g, g.Seats[0], 7), nil)
	if err != nil {
		t.Fatal(err)
	}
	begun := false
	for i := range 120 {
		list := answersOf(s)
		if len(list) == 0 {
			break
		}
		if i%10 == 0 && writePuzzle(t, s, !begun && i < 20) {
			begun = true
		}
		if err := s.Do(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
}

func answersOf(s *rules.Session) []rules.Action {
	var out []rules.Action
	for _, k := range s.Match().Asks() {
		for _, a := range k.Answers {
			if !a.Back {
				out = append(out, a.Action)
			}
		}
	}
	return out
}

// writePuzzle writes one, and reports whether it could. early allows that no turn has
// begun.
func writePuzzle(t *testing.T, s *rules.Session, early bool) bool {
	t.Helper()
	text, err := puzzle.Write(s, puzzle.Outline{Name: rules.Text{FR: "Essai", EN: "Test"}, Text: rules.Text{FR: "Gagnez.", EN: "Win."},
		Grade: 1, Goal: "win", Until: "by outcome"})
	if err != nil {
		if !early || err != puzzle.ErrBefore {
			t.Errorf("after %d answers: %v", s.Len(), err)
		}
		return false
	}
	list, err := puzzle.Parse("", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	p, err := list[0].In(s.Game())
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	there, err := p.Session()
	if err != nil {
		t.Fatal(err)
	}
	samePlace(t, s.Match().Board(), there.Match().Board())
	if _, err = puzzle.Write(s, puzzle.Outline{Name: rules.Same("Test"), Text: rules.Same("Win."),
		Grade: 1, Goal: "win", Until: "by outcome", Open: true}); err != nil {
		t.Errorf("after %d answers, with open hands: %v", s.Len(), err)
	}
	if here, is := len(answersOf(s)), len(answersOf(there)); here != is {
		t.Errorf("after %d answers: there are %d answers, and %d in the puzzle", s.Len(), here, is)
	}
	return true
}

// samePlace checks that two boards are the same but for the numbers of the cards.
func samePlace(t *testing.T, x, y *rules.Board) {
	t.Helper()
	l := x.Layout()
	for v := range l.Vars {
		for s := rules.Nobody; int(s) < l.Seats; s++ {
			a, b := x.Var(rules.Var(v), s), y.Var(rules.Var(v), s)
			if l.Vars[v].Card && a > 0 && b > 0 { // whatever its number there
				a, b = int32(x.Cards[a].Face), int32(y.Cards[b].Face)
			}
			if a != b {
				t.Errorf("%s of seat %d: %d and %d", l.Vars[v].Name, s, a, b)
			}
		}
	}
	for z := range l.Zones[1:] {
		here, there := x.Zone(rules.Zone(z+1)), y.Zone(rules.Zone(z+1))
		same := slices.EqualFunc(here, there, func(a, b rules.CardID) bool {
			c, d := x.Cards[a], y.Cards[b]
			known := c.Face == d.Face && c.Zone == d.Zone
			for s := rules.Nobody; int(s) < l.Seats; s++ {
				known = known && c.Known.Has(s) == d.Known.Has(s)
			}
			return known
		})
		if !same {
			t.Errorf("%s holds other cards: %v and %v", l.Zones[z+1].Name, here, there)
		}
	}
}
