package aestery

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// A Fate is what becomes of a card.
type Fate uint8

// The fates.
const (
	Stays     Fate = iota // where it is
	Dies                  // to the graveyard, or out of the game as a token
	IsExiled              // to the exile
	Withdraws             // anywhere else
)

// A Lot is what becomes of one permanent of the table.
type Lot struct {
	Card      rules.CardID
	Fate      Fate
	Remaining int // of a fighter that stays: what is left of its Défense
	Defence   int // of a fighter that stays: its Défense without Fatigue
	Changed   bool
}

// An Outlook is what becomes of the table when an answer is given and everybody
// then lets things take their course: no more spells, no more blocks, until the
// stack is empty and the combat over.
type Outlook struct {
	Lots []Lot // of the fighters in combat, of those aimed at, and of all that change
	Life [2]int32
	Lost [2]int32 // life now less life then
}

// foreseeSteps bounds how far an outlook reaches.
const foreseeSteps = 400

// Foresee returns what an answer of seat leads to, as far as seat can know: it
// is tried on a match dealt afresh. It reports false when the answer is refused.
// A draft is foreseen as though it were confirmed.
func Foresee(match rules.Match, seat rules.Seat, a rules.Action, r *rand.Rand) (Outlook, bool) {
	m, ok := match.(*Match)
	if !ok {
		return Outlook{}, false
	}
	then := m.Redeal(seat, r).(*Match)
	if _, err := then.Apply(a, nil); err != nil {
		return Outlook{}, false
	}
	then.letBe(then.fighting())
	return m.compare(then), true
}

// fighting reports whether a combat is going on.
func (m *Match) fighting() bool {
	p := m.phase()
	return p >= PhaseAttack && p <= PhaseDamage
}

// letBe lets everybody pass until nothing is left to happen.
func (m *Match) letBe(combat bool) {
	var events []rules.Event
	for range foreseeSteps {
		if m.over || !m.state.Open {
			return
		}
		priority := m.state.Kind <= AskWindow
		drafting := m.state.Draft.Doing != idle
		quiet := m.board.Top(ZoneStack) == 0 && !m.state.Frame.On
		if quiet && priority && !drafting && (!combat || !m.fighting()) {
			return
		}
		events, _ = m.Apply(m.indifferent(), events[:0])
	}
}

// indifferent returns the answer of somebody who lets things be: he passes,
// confirms what he has begun, and otherwise takes what is listed first.
func (m *Match) indifferent() rules.Action {
	answers := m.Asks()[0].Answers
	for _, v := range [...]rules.Verb{VerbConfirm, VerbPass, VerbDone, VerbSkip} {
		for i := range answers {
			if answers[i].Verb == v {
				return answers[i].Action
			}
		}
	}
	return answers[0].Action
}

// compare returns what has become of the permanents of m in a later match.
func (m *Match) compare(then *Match) Outlook {
	var o Outlook
	for s := range rules.Seat(2) {
		o.Life[s] = then.board.Var(VarLife, s)
		o.Lost[s] = m.board.Var(VarLife, s) - o.Life[s]
	}
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, id := range m.board.Zone(z) {
			lot := m.lotOf(id, then)
			if lot.Changed || m.attr(id, AttrAttacking) != 0 || m.attr(id, AttrBlocking) != 0 || m.aimedAt(id) {
				o.Lots = append(o.Lots, lot)
			}
		}
	}
	for i := 0; i < len(m.list) && m.state.Kind == AskBlock; i += 2 { // flashed, if it is confirmed
		if id := m.list[i]; !m.sight.inPlay(id) {
			lot := m.lotOf(id, then)
			lot.Changed = true
			o.Lots = append(o.Lots, lot)
		}
	}
	return o
}

func (m *Match) lotOf(id rules.CardID, then *Match) Lot {
	lot := Lot{Card: id}
	switch z := then.zone(id); {
	case z >= zoneFighters && then.board.Cards[id].Face == m.board.Cards[id].Face:
		if m.card(id).Is(Fighter) {
			lot.Remaining, lot.Defence = then.sight.Remaining(id), then.sight.Defence(id)
			lot.Changed = lot.Remaining != m.sight.Remaining(id) || lot.Defence != m.sight.Defence(id)
		}
		return lot
	case kindOf(z) == zoneGraveyard || z == rules.Nowhere:
		lot.Fate = Dies
	case kindOf(z) == zoneExile:
		lot.Fate = IsExiled
	default:
		lot.Fate = Withdraws
	}
	lot.Changed = true
	return lot
}

// aimedAt reports whether something on the stack is aimed at a card.
func (m *Match) aimedAt(id rules.CardID) bool {
	for _, e := range m.board.Zone(ZoneStack) {
		if m.attr(e, AttrTarget) == int16(id) || m.attr(e, AttrSecond) == int16(id) {
			return true
		}
	}
	return false
}
