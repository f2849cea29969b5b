package dracoliath

import "testing"

// TestPasses checks the explanation of a change that meets cards in several
// steps.
func TestPasses(t *testing.T) {
	m := wordGame(t, "do damage 2 opponent", "treasure when deal me: +1", "treasure when deal me: also power same me")
	events := playFirst(t, m)
	ps := Passes(twoPlayers(1), &m.board, events)
	if len(ps) != 2 {
		t.Fatalf("%d passes, want damage and power: %+v", len(ps), ps)
	}
	p := ps[0]
	if p.Seat != 1 || p.Op != Damage || p.Old != 8 || p.New != 5 || p.Card != 1 {
		t.Errorf("the first pass is %+v", p)
	}
	var steps []int
	for _, l := range p.Lines {
		steps = append(steps, l.Step)
		if l.Text.FR == "" || l.Text.EN == "" || l.Card == 0 {
			t.Errorf("line %+v says nothing", l)
		}
	}
	if len(steps) != 4 || steps[0] != 1 || steps[1] != 2 || steps[2] != 5 || steps[3] != 7 {
		t.Errorf("steps %v, want 1 2 5 7", steps)
	}
	if q := ps[1]; q.Seat != 0 || q.Op != Power || q.New-q.Old != 3 {
		t.Errorf("the second pass is %+v", q)
	}
}

// TestStoppedPass checks a change that a card forbids.
func TestStoppedPass(t *testing.T) {
	m := wordGame(t, "do damage 2 opponent", "storm when suffer me: forbidden")
	ps := Passes(twoPlayers(1), &m.board, playFirst(t, m))
	if len(ps) != 1 || ps[0].Old != ps[0].New || ps[0].Lines[len(ps[0].Lines)-1].Step != 3 {
		t.Errorf("passes = %+v", ps)
	}
}
