package dragonswrath

import (
	_ "embed"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

//go:embed SHEET.md
var sheet string

//go:embed RULINGS.md
var rulings string

// inGo are lines that tests in Go show, or that say nothing to be done: the
// sizes of decks and numbers of seats (TestReadyDecks, TestStart), how names and
// misprints are read.
var inGo = []string{"S4", "S16", "S17", "S18", "S19", "S20", "W1", "W24", "W25", "W27", "W31", "R1", "R7"}

func scenarios(t *testing.T) []scenario.Scenario {
	files, err := filepath.Glob("scenarios/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenarios")
	}
	var all []scenario.Scenario
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		list, err := scenario.Parse(f, string(src))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, list...)
	}
	return all
}

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) {
	for _, sc := range scenarios(t) {
		t.Run(sc.Name, func(t *testing.T) {
			if err := scenario.Run(Game, &sc); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestSheetIsShown checks that every sentence and ruling has a scenario.
func TestSheetIsShown(t *testing.T) {
	unshown, unknown := scenario.Cite(sheet+"\n"+rulings, scenarios(t))
	for _, id := range unshown {
		if !slices.Contains(inGo, id) {
			t.Errorf("%s has no scenario", id)
		}
	}
	for _, id := range unknown {
		t.Errorf("a scenario is about %s, which neither SHEET.md nor RULINGS.md has", id)
	}
}

// TestQuestionsAreListed checks that for every kind of question a scenario
// states the exact list of answers.
func TestQuestionsAreListed(t *testing.T) {
	for _, k := range scenario.Unasked(newLayout(2, 2), scenarios(t)) {
		t.Errorf("no scenario states the exact answers of the question %q", k)
	}
}

// TestStart checks the hands of the start and the numbers of seats: 15
// provinces, 5 allies and the one of the first year (S4, S16 to S20, W1, W31).
func TestStart(t *testing.T) {
	for _, seats := range []int{2, 3, 4, 5, 6} {
		m := newMatch(t, seats, 3)
		for s := range m.seats() {
			if p, h := m.board.Count(ZoneProvinces(s)), m.board.Count(ZoneHand(s)); p != provinces || h != firstHand+1 {
				t.Errorf("%d seats: seat %d has %d provinces and %d allies", seats, s, p, h)
			}
		}
	}
}

// TestPeace checks that leaders who only pass make peace five years after the
// last ally was drawn, and that the hundredth year is the last (R7).
func TestPeace(t *testing.T) {
	m := newMatch(t, 2, 3)
	pass(t, m)
	allies := m.board.Count(ZoneHand(0)) // of the larger deck of the two, one a year
	allies = max(allies, m.board.Count(ZoneHand(1)))
	if want := int32(allies - firstHand + peaceYears); m.end.Stalled || m.end.Winners != 0 || m.table(VarTurn) < want-1 || m.table(VarTurn) > want {
		t.Errorf("ended in year %d with %+v, want about year %d", m.table(VarTurn), m.end, want)
	}
	late := newMatch(t, 2, 3)
	late.w = rules.Begin(&late.board, nil)
	late.setTable(VarTurn, maxTurns-1)
	pass(t, late)
	if !late.end.Stalled || late.table(VarTurn) != maxTurns {
		t.Errorf("the hundredth year: ended in year %d with %+v", late.table(VarTurn), late.end)
	}
}

// pass lets everybody pass until the match is over; to pass is the last answer.
func pass(t *testing.T, m *Match) {
	for !m.over {
		asks := m.Asks()
		for i := range asks {
			if n := len(asks[i].Answers); n > 0 {
				if _, err := m.Apply(asks[i].Answers[n-1].Action, nil); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
}
