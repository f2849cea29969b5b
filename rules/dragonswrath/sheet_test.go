package dragonswrath

import (
	"os"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// readSheet reads SHEET.md, RULINGS.md and the scenarios that show them.
func readSheet(t *testing.T) *rulestest.Sheet { return rulestest.ReadSheet(t, os.DirFS(".")) }

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) { readSheet(t).Run(t, Game) }

// TestSheetIsShown checks that every sentence and ruling is shown.
func TestSheetIsShown(t *testing.T) {
	readSheet(t).Shown(t, map[string]int{"S": 56, "W": 31, "R": 19})
}

// TestQuestionsAreListed checks that the scenarios use the whole layout.
func TestQuestionsAreListed(t *testing.T) { readSheet(t).Used(t, newLayout(2, 2)) }

// TestStart checks the hands of the start and the numbers of seats: 15
// provinces, 5 allies and the one of the first year (S16, S18, S20, W1, W31).
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
	if allies < leastAllies {
		t.Errorf("the larger hand holds %d allies at the end: there is no limit (W24)", allies)
	}
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
