package aestery

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// TestAnyPosition lays cards, markers and counters at random and checks that a
// match either says why it cannot begin there or can be played on: a save may
// hold any board.
func TestAnyPosition(t *testing.T) {
	tries := uint64(3000)
	if testing.Short() {
		tries = 300
	}
	begun := 0
	for seed := range tries {
		r := rand.New(rand.NewPCG(seed, 11))
		setup := mixed(2, seed)
		m := start(t, setup)
		disturb(&m.board, r)
		s, err := rules.NewSession(Game, setup, &m.board)
		if err != nil {
			continue
		}
		begun++
		for range 60 {
			a, ok := rules.Random(s.Match(), r)
			if !ok {
				break
			}
			if err := s.Do(a); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
	}
	if begun < int(tries)/20 {
		t.Errorf("only %d of %d positions could be begun", begun, tries)
	}
	t.Logf("%d of %d positions were played", begun, tries)
}

// disturb moves some cards anywhere and writes some numbers anywhere, each in
// its range.
func disturb(b *rules.Board, r *rand.Rand) {
	l := b.Layout()
	w := rules.Begin(b, nil)
	w.Change(VarTurn, rules.Nobody, 1+r.Int32N(maxTurns))
	w.Change(VarPhase, rules.Nobody, 1+r.Int32N(PhaseCleanup))
	for s := range rules.Seat(2) {
		for range 3 + r.IntN(6) {
			id := b.Top(ZoneDeck(s))
			if c := &Cards[b.Cards[id].Face]; c.Is(Permanent) {
				w.Move(id, row(c, s))
			} else {
				w.Move(id, ZoneGraveyard(s))
			}
			w.Move(b.Top(ZoneDeck(s)), ZoneHand(s))
		}
	}
	wild := max(0, r.IntN(5)-3)
	for range wild * 4 {
		id := rules.CardID(1 + r.IntN(l.Cards))
		if b.Cards[id].Zone == rules.Nowhere {
			w.Enter(id, rules.Face(1+r.IntN(len(Cards)-1)), rules.Zone(1+r.IntN(len(l.Zones)-1)))
		} else {
			w.Move(id, rules.Zone(1+r.IntN(len(l.Zones)-1)))
		}
	}
	for range r.IntN(16) {
		id, a := rules.CardID(1+r.IntN(l.Cards)), rules.Attr(r.IntN(len(l.Attrs)))
		info := l.Attrs[a]
		top := min(int(info.Max), 700)
		if r.IntN(2) == 0 {
			top = min(top, 3)
		}
		w.Set(id, a, info.Min+int16(r.IntN(top-int(info.Min)+1)))
	}
	for range r.IntN(6) {
		v := rules.Var(r.IntN(len(l.Vars)))
		if v == VarTurn || v == VarPhase {
			continue
		}
		w.Change(v, rules.Seat(r.IntN(3)-1), l.Vars[v].Min+r.Int32N(min(l.Vars[v].Max, 30)+1))
	}
}
