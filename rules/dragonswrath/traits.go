package dragonswrath

import (
	"math"

	"wyrmtable/rules"
)

// The traits of a leader's side. What each is worth was learnt, see learnt.go.
const (
	traitPower     = iota // provinces in hand
	traitThin             // nearer to 1 the fewer they are
	traitLast             // 1 with two or fewer
	traitLead             // which part of the others has less power: who has more attacks first
	traitForce            // the greater strength of each creature, added up
	traitOther            // the lesser one
	traitBest             // the greatest strength of a creature
	traitNext             // that of the next one
	traitCurse            // maléfices in hand that can be paid
	traitCurseLate        // and that cannot be paid yet
	traitItem             // items in hand
	traitRite             // rituals in hand that can be paid
	traitRiteLate         // and that cannot
	traitAlly             // creatures in hand that can be paid
	traitAllyLate         // and that cannot
	traitAllyBest         // the greatest strength of one that can
	traitReady            // creatures that can still attack this year
	traitPrey             // what they can take of the provinces of others, see prey
	traitRaids            // how many of them find nobody in their way
	traitCount
)

// A ledger holds the traits of a side.
type ledger [traitCount]float64

// grown is how many years it takes until a trait counts as it does late in a war.
const grown = 12

// late is how far the war has come, from 0 to 1.
func (m *Match) late() float64 { return min(1, float64(m.table(VarTurn))/grown) }

// ledger counts the traits of a leader's side.
func (m *Match) ledger(s rules.Seat) (t ledger) {
	n := float64(m.power(s))
	t[traitPower], t[traitThin] = n, 1/(n+1)
	if n <= 2 {
		t[traitLast] = 1
	}
	t[traitLead] = m.lead(s)
	for _, id := range m.board.Zone(ZoneRealm(s)) {
		// What ends with the turn is not counted.
		pm, pp := float64(usual(&m.board, id, OpPM)), float64(usual(&m.board, id, OpPP))
		most := max(pm, pp)
		t[traitForce] += most
		t[traitOther] += min(pm, pp)
		if most > t[traitBest] {
			t[traitBest], t[traitNext] = most, t[traitBest]
		} else {
			t[traitNext] = max(t[traitNext], most)
		}
	}
	m.countHand(s, &t)
	ready := m.ready(s)
	t[traitReady] = float64(ready)
	if m.table(VarTurn) >= raidTurn {
		t[traitPrey] = m.prey(s, 5)
		t[traitRaids] = float64(max(0, ready-m.fewest(s)))
	}
	return t
}

// countHand counts the cards in hand: by what they are, and whether the provinces can
// pay them.
func (m *Match) countHand(s rules.Seat, t *ledger) {
	purse := m.estate(s)
	for _, id := range m.board.Zone(ZoneHand(s)) {
		c := m.card(id)
		later := 0
		if !purse.covers(c.Cost) {
			later = 1
		}
		switch c.Type {
		case Malefice:
			t[traitCurse+later]++
		case Item:
			t[traitItem]++
		case Ritual:
			t[traitRite+later]++
		case Creature:
			t[traitAlly+later]++
			if later == 0 {
				t[traitAllyBest] = max(t[traitAllyBest], float64(max(c.PM, c.PP)))
			}
		}
	}
}

// lead is which part of the other leaders has less power than s.
func (m *Match) lead(s rules.Seat) float64 {
	less, others := 0, 0
	for o := range m.seats() {
		if o != s && m.lives(o) {
			others++
			if m.power(o) < m.power(s) {
				less++
			}
		}
	}
	return float64(less) / float64(max(1, others))
}

// fewest is how many creatures the other leader has that has fewest.
func (m *Match) fewest(s rules.Seat) int {
	n := math.MaxInt
	for o := range m.seats() {
		if o != s && m.lives(o) {
			n = min(n, m.board.Count(ZoneRealm(o)))
		}
	}
	return n
}

// traits appends the traits of a side to dst: as they are, and as far as the war has come.
func traits(match rules.Match, s rules.Seat, dst []float64) []float64 {
	m := match.(*Match)
	t := m.ledger(s)
	dst = append(dst, t[:]...)
	for _, v := range t {
		dst = append(dst, v*m.late())
	}
	return dst
}

// weights say what each trait is worth, by itself and as far as the war has come.
type weights [2 * traitCount]float64

// strength adds up what the traits of a side are worth.
func (w *weights) strength(m *Match, s rules.Seat) float64 {
	t, late, sum := m.ledger(s), m.late(), 0.0
	for i, v := range t {
		sum += v * (w[i] + late*w[traitCount+i])
	}
	return sum
}

// odds is by how much one side is stronger than all others together: the logarithm of the
// odds that its leader wins.
func (w *weights) odds(m *Match, me rules.Seat) float64 {
	mine, others := w.strength(m, me), 0.0
	for s := range m.seats() {
		if s != me && m.lives(s) {
			others += math.Exp(w.strength(m, s) - mine)
		}
	}
	return -math.Log(others)
}
