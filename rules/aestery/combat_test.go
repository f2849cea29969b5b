package aestery

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

const melee = `
scenario Three against four and a hand
game   aestery
seats  Alice, Bruno
deck   Alice: Figurant*9, Figurant*9
deck   Bruno: Figurant*9, Figurant*9
set    turn 3
set    phase 5
set    life Bruno 200
zone   fighters Alice: Figurant (attacking=1, engaged=1), Figurant (attacking=1, engaged=1), Figurant (attacking=1, engaged=1)
zone   fighters Bruno: Figurant, Figurant, Figurant, Figurant
zone   hand Bruno: Figurant, Figurant
zone   deck Alice: Figurant
zone   deck Bruno: Figurant
`

// A body is a fighter as the sheet's words reckon with it, in a combat.
type body struct {
	force, left int
	flashed     bool
	line        []*body // who blocks it, in order
	taken       int
}

// reckon does a combat by the words of the sheet and nothing else, and returns
// what the defender loses.
func reckon(attackers []*body) (lost int) {
	for _, a := range attackers {
		if a.line == nil {
			lost += a.force
			continue
		}
		rest := a.force
		for _, b := range a.line {
			absorbed := min(rest, max(b.left, 0))
			b.taken += absorbed
			rest -= absorbed
			if !b.flashed {
				a.taken += b.force
			}
		}
		lost += rest
	}
	return lost
}

// TestCombatIsReckonedRight blocks at random with fighters of all sizes, some
// tired, some flashed, and compares what falls with the sheet's own reckoning.
func TestCombatIsReckonedRight(t *testing.T) {
	blocked, flashed := 0, 0
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 21))
		m := open(t, melee)
		for _, z := range [...]rules.Zone{ZoneFighters(0), ZoneFighters(1)} {
			for _, id := range m.board.Zone(z) {
				for a, n := range map[rules.Attr]int{AttrForce: r.IntN(9) - 1, AttrDefence: r.IntN(6), AttrFatigue: r.IntN(2)} {
					m.board.Do(&rules.Event{Kind: rules.Set, Card: id, Key: uint8(a), New: int32(n)})
				}
			}
		}
		for m.phase() == PhaseBlock && m.state.Kind != AskWindow {
			a, _ := rules.Random(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		all := map[rules.CardID]*body{}
		var attackers []*body
		for _, id := range m.board.Zone(ZoneFighters(0)) {
			all[id] = &body{force: m.sight.Force(id), left: m.sight.Remaining(id)}
			attackers = append(attackers, all[id])
			for _, b := range m.blockersOf(id) {
				all[b] = &body{force: m.sight.Force(b), left: m.sight.Remaining(b), flashed: m.attr(b, AttrFlashed) != 0}
				all[id].line = append(all[id].line, all[b])
				blocked++
				flashed += int(m.attr(b, AttrFlashed))
			}
		}
		lost := reckon(attackers)
		do(t, m, VerbPass)
		do(t, m, VerbPass)
		if got := 200 - int(m.board.Var(VarLife, 1)); got != lost {
			t.Fatalf("seed %d: the defender loses %d, want %d", seed, got, lost)
		}
		for id, b := range all {
			want := zoneFighters
			switch {
			case b.flashed:
				want = zoneExile
			case b.taken >= b.left:
				want = zoneGraveyard
			}
			if got := kindOf(m.zone(id)); got != want {
				t.Fatalf("seed %d: card %d (%+v) is in zone %d, want %d", seed, id, *b, got, want)
			}
			if want == zoneFighters && m.sight.Remaining(id) != b.left-b.taken {
				t.Fatalf("seed %d: card %d has %d left, want %d", seed, id, m.sight.Remaining(id), b.left-b.taken)
			}
		}
		if m.board.Var(VarLife, 0) != 20 {
			t.Fatalf("seed %d: the attacking player has lost life", seed)
		}
	}
	if blocked < 400 || flashed < 100 {
		t.Errorf("%d blockers, %d of them flashed", blocked, flashed)
	}
}
