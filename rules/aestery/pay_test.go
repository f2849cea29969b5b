package aestery

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// TestProposal compares the payment that is proposed with all there are: the one
// that wastes least, among these the one with the most Mines, and among these the
// one with the fewest cards. It covers the cost whenever that can be covered at all.
func TestProposal(t *testing.T) {
	m := start(t, mixed(2, 5))
	m.w = rules.Begin(&m.board, nil)
	r := rand.New(rand.NewPCG(3, 3))
	for range 8 {
		m.w.Move(m.board.Top(ZoneDeck(0)), ZoneHand(0))
	}
	for range 2000 {
		m.w.Events = m.w.Events[:0]
		m.w.Change(VarAether, 0, r.Int32N(3))
		for m.board.Count(ZoneMines(0)) < 4 {
			m.create(MineFace, 0, false)
		}
		free := 0
		for _, id := range m.board.Zone(ZoneMines(0)) {
			m.w.Set(id, AttrSettled, 1)
			m.w.Set(id, AttrEngaged, int16(r.IntN(2)))
			free += int(1 - m.attr(id, AttrEngaged))
		}
		m.w.Move(m.board.Zone(ZoneHand(0))[0], ZoneGraveyard(0))
		m.w.Move(m.board.Top(ZoneDeck(0)), ZoneHand(0))
		if m.board.Count(ZoneDeck(0)) < 2 {
			for m.board.Count(ZoneGraveyard(0)) > 0 {
				m.w.Move(m.board.Top(ZoneGraveyard(0)), ZoneDeck(0))
			}
		}
		m.state.Decider = 0
		m.state.Draft = draft{Doing: charging}
		m.list = m.list[:0]
		cost := r.IntN(18)
		covered := m.propose(cost)
		m.checkProposal(t, cost, free, covered)
	}
}

// checkProposal compares the payment in m.pay with the best subset of the hand.
func (m *Match) checkProposal(t *testing.T, cost, free int, covered bool) {
	t.Helper()
	need := max(cost-int(m.board.Var(VarAether, 0)), 0)
	hand := m.hand(0)
	best, mines, fewest := 99, 0, 99
	for k := range min(need, free) + 1 {
		for set := range 1 << len(hand) {
			sum := k
			for i, id := range hand {
				if set>>i&1 != 0 {
					sum += int(m.card(id).Pitch)
				}
			}
			n := bits.OnesCount(uint(set))
			if over := sum - need; over >= 0 && (over < best || over == best && (k > mines || k == mines && n < fewest)) {
				best, mines, fewest = over, k, n
			}
		}
	}
	if covered != (best < 99) {
		t.Fatalf("cost %d: covered %v, but it can be covered: %v", cost, covered, best < 99)
	}
	if !covered {
		return
	}
	gotMines, cards, sum := 0, 0, 0
	for _, id := range m.pay {
		if m.zone(id) == ZoneMines(0) {
			gotMines++
			continue
		}
		cards++
		sum += int(m.card(id).Pitch)
	}
	if gotMines != mines || gotMines+sum-need != best || cards != fewest {
		t.Fatalf("cost %d: %d Mines and %d cards that waste %d; best are %d, %d and %d", cost, gotMines, cards, gotMines+sum-need, mines, fewest, best)
	}
}
