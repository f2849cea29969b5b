package puzzle_test

import (
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/rulestest/tiny"
)

func find(id string) *rules.Game {
	for _, g := range tiny.Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// first returns the first fault of a text, and the verdict on the puzzle before it.
func first(text string) (*puzzle.Verdict, string) {
	list, err := puzzle.Parse("test.txt", text)
	if err != nil {
		return nil, err.Error()
	}
	var v *puzzle.Verdict
	for i := range list {
		g := find(list[i].Game)
		if g == nil {
			return nil, "no game"
		}
		if v, err = puzzle.Check(&list[i], g, 200000); err != nil {
			return v, err.Error()
		}
	}
	return v, ""
}

const head = `puzzle Essai | Test
grade  1
game   duel
seats  Alice, Bruno
text   Gagnez. | Win.
`

const duel = head + `set    life Bruno 2
zone   hand Alice: Éclair, Étincelle, Étincelle
`

const burn = `line Alice cast "Éclair"
line Alice pay "Étincelle"
line Alice pay "Étincelle"
line Alice confirm
line Bruno pass
line Alice pass
`

// TestVerdicts plants a sound puzzle and one of each kind that is none.
func TestVerdicts(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"sound", duel + "goal win\nby end of turn\n" + burn, ""},
		{"in answers", duel + "goal life Bruno <= 0\nby answers 5\n" + burn, ""},
		{"too few answers", duel + "goal win\nby answers 4\n", "test.txt:1: the goal cannot be forced"},
		{"a defender's answer", duel + "zone hand Bruno: Refus (known=Alice), Éclair (known=Alice)\ngoal win\nby end of turn\n" + burn,
			"test.txt:1: the goal cannot be forced\n      refuted by: Alice cast \"Éclair\" to stack / Alice pay \"Étincelle\" / Alice pay \"Étincelle\" / " +
				"Alice confirm / Bruno cast \"Refus\" on \"Éclair\" to stack / Bruno pay \"Éclair\" / Bruno confirm"},
		{"a deal in which it fails", duel + "zone hand Bruno: Étincelle, Éclair\nzone deck: Refus\ngoal win\nby end of turn\n" + burn,
			"test.txt:1: the goal cannot be forced"},
		{"reached already", duel + "goal life Bruno = 2\nby end of turn\n", "test.txt:1: the goal is reached already"},
		{"lost already", duel + "goal life Bruno >= 2\nat end of turn\n", "its line"},
	}
	for _, tt := range tests {
		v, got := first(tt.text)
		if tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
		t.Logf("%s: %v", tt.name, v)
	}
}

// TestSecondSolution checks that a puzzle of grade 3 has one solution, other orders
// apart.
func TestSecondSolution(t *testing.T) {
	one := strings.Replace(duel, "grade  1", "grade  3", 1) + "goal win\nby end of turn\n" + burn
	if _, got := first(one); got != "" {
		t.Errorf("two equal cards to pay with are no second solution: %s", got)
	}
	two := strings.Replace(one, "Éclair, Étincelle, Étincelle", "Éclair, Étincelle, Étincelle, Refus", 1)
	if _, got := first(two); !strings.Contains(got, "a second one") || !strings.Contains(got, `pay "Refus"`) {
		t.Errorf("paid with another card: %q", got)
	}
}

// TestHiddenCardsAreDealt checks that a card that nobody knows is decided when it
// comes to light, in every way.
func TestHiddenCardsAreDealt(t *testing.T) {
	const text = head + `zone hand Alice: Refus
zone hand Bruno: Refus (known=Alice)
set  active Bruno
set  priority Bruno
goal lies "Éclair" in hand Alice
by   end of turn
zone deck: `
	for _, tt := range []struct{ deck, want string }{
		{"Éclair, Étincelle, Étincelle", "cannot be forced"}, // two of the three are drawn
		{"Éclair, Éclair, Étincelle", ""},
		{"Éclair (known=Alice), Étincelle, Étincelle", ""},
	} {
		v, got := first(text + tt.deck + "\n")
		if v == nil || (v.Found == puzzle.Forced) != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("%s: %v, %s", tt.deck, v, got)
		}
	}
}

// problem reads a puzzle.
func problem(t *testing.T, text string) *puzzle.Problem {
	t.Helper()
	list, err := puzzle.Parse("test.txt", text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := list[0].In(find(list[0].Scenario.Game))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLook plays a try that fails: the other seat answers with what refutes it.
func TestLook(t *testing.T) {
	p := problem(t, duel+"zone hand Bruno: Refus (known=Alice), Éclair (known=Alice)\ngoal win\nby end of turn\n")
	s, err := p.Session()
	if err != nil {
		t.Fatal(err)
	}
	if p.State(s) != puzzle.Open {
		t.Error("it is over before it begins")
	}
	for range 100 {
		if p.State(s) != puzzle.Open {
			break
		}
		look := p.Look(s, 0)
		look.Step(nil)
		v := look.Verdict()
		a := v.Best
		if rules.AskOf(s.Match(), p.Solver) != nil {
			a = s.Match().Asks()[0].Answers[0].Action
			if len(v.Refutation) == 0 || v.Found != puzzle.Refuted {
				t.Errorf("after %d answers: %v", s.Len(), v)
			}
		}
		if err := s.Do(a); err != nil {
			t.Fatalf("%+v: %v", a, err)
		}
	}
	if p.State(s) != puzzle.Failed {
		t.Errorf("the state is %v, want failed", p.State(s))
	}
}

// TestOtherDeal checks that what fails only with other hidden cards is played on with
// those: the solver's seat cannot tell the difference.
func TestOtherDeal(t *testing.T) {
	p := problem(t, duel+"zone hand Bruno: Étincelle, Éclair\nzone deck: Refus\ngoal win\nby end of turn\n")
	s, err := p.Session()
	if err != nil {
		t.Fatal(err)
	}
	for rules.AskOf(s.Match(), p.Solver) != nil {
		if err := s.Do(s.Match().Asks()[0].Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	before := s.View(p.Solver).Clone()
	look := p.Look(s, 0)
	look.Step(nil)
	v := look.Verdict()
	if v.Deal == nil {
		t.Fatalf("no other deal: %v", v)
	}
	if !v.Deal.View(p.Solver).Equal(before) {
		t.Error("the other deal looks different to the solver")
	}
	if err := v.Deal.Do(v.Best); err != nil || v.Deal.Match().Board().Layout().Verbs[v.Best.Verb].Name != "cast" {
		t.Errorf("the answer there: %+v, %v", v.Best, err)
	}
}

// TestSlices checks that a search gives way when it is told to, comes to the same
// verdict, and can be given up.
func TestSlices(t *testing.T) {
	p := problem(t, duel+"zone hand Bruno: Étincelle, Éclair\nzone deck: Refus\ngoal win\nby end of turn\n")
	whole, sliced, given := p.Solve(0), p.Solve(0), p.Solve(0)
	whole.Step(nil)
	n := 0
	for !sliced.Step(func() bool { return true }) {
		n++
	}
	if n < 10 || sliced.Verdict().Positions != whole.Verdict().Positions || sliced.Verdict().Found != puzzle.Refuted {
		t.Errorf("in %d slices: %v, want %v", n, sliced.Verdict(), whole.Verdict())
	}
	given.Step(func() bool { return true })
	given.Stop()
	if !given.Step(nil) || given.Verdict().Found != puzzle.Unknown {
		t.Errorf("given up: %v", given.Verdict())
	}
	few := p.Solve(20)
	few.Step(nil)
	if few.Verdict().Found != puzzle.Unknown {
		t.Errorf("with few positions: %v", few.Verdict())
	}
}

// TestFaultsAreNamed checks that each fault names its line, what is wrong, and where
// it can the word that was meant.
func TestFaultsAreNamed(t *testing.T) {
	tests := []struct{ text, want string }{
		{"scenario X", `test.txt:1: the file must begin with a line "puzzle NOM | NAME", not "scenario"`},
		{"puzzle X", "test.txt:1: a text is written in both languages"},
		{"puzzle X | Y\ngrade 4", "test.txt:2: a grade is 1, 2 or 3, not 4"},
		{"puzzle X | Y\ngaol win", `test.txt:2: unknown keyword "gaol" (did you mean "goal"?)`},
		{"puzzle X | Y\ngrade 1", "test.txt:1: this puzzle names no game"},
		{head, "test.txt:1: this puzzle has no goal"},
		{head + "goal win", "test.txt:1: this puzzle does not say until when"},
		{head + "goal win\nby end of turm", `test.txt:7: "end of turm" says no time (did you mean "end of turn"?)`},
		{head + "goal win\nby answers 0", "test.txt:7: a number from 1 to 99 is needed, not 0"},
		{head + "goal win\nby answers 2\nat outcome", "test.txt:8: line 7 has said until when"},
		{head + "goal lief Bruno = 2\nby answers 2", `test.txt:6: unknown counter "lief" (did you mean "life"?)`},
		{head + "goal lies \"Eclar\" in hand Alice\nby answers 2", `test.txt:6: unknown card "Eclar" (did you mean "Éclair"?)`},
		{head + "solver Alise\ngoal win\nby answers 2", `test.txt:1: the solver "Alise" has no seat (did you mean "Alice"?)`},
		{duel + "goal win\nby end of turn\nline Alice cast \"Eclar\"", `test.txt:10: unknown card "Eclar" (did you mean "Éclair"?)`},
		{duel + "goal win\nby end of turn\nhint [Eclar] | [Bolt]", `test.txt:1: unknown card "Eclar" (did you mean "Éclair"?)`},
		{duel + "goal win\nby end of turn\n", "test.txt:1: its line does not reach the goal; a shortest one:\nline    Alice cast"},
	}
	for _, tt := range tests {
		if _, got := first(tt.text); !strings.HasPrefix(got, tt.want) {
			t.Errorf("%q:\n got %s\nwant %s", strings.TrimPrefix(tt.text, head), got, tt.want)
		}
	}
}

// FuzzParse checks that no text makes the parser or the look-up panic.
func FuzzParse(f *testing.F) {
	f.Add(duel + "goal win\nby end of turn\nhint [Éclair] | [Bolt]\n" + burn)
	f.Add(head + "solver Bruno\ngoal lies \"Éclair\" in hand Alice\ngoal zone hand Bruno >= 2\nat end of the next turn\ndo Alice pass\n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := puzzle.Parse("test.txt", text)
		if err != nil {
			return
		}
		for i := range list {
			g := find(list[i].Scenario.Game)
			if g == nil {
				continue
			}
			if p, err := list[i].In(g); err == nil {
				s := p.Solve(200)
				s.Step(nil)
			}
		}
	})
}
