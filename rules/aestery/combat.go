package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// canAttack reports whether a fighter of the active player may attack: it is
// ready and awake, and nothing forbids it (E15).
func (m *Match) canAttack(id rules.CardID) bool {
	return m.card(id).Is(Fighter) && m.attr(id, AttrEngaged) == 0 && !m.sight.asleep(id) && !m.forbidden(id, OpNoAttack)
}

// forbidden reports whether a continuous effect keeps a permanent from
// something.
func (m *Match) forbidden(id rules.CardID, op Op) bool {
	return len(m.sight.always) > 0 && m.sight.lasting(id, op, 0) > 0
}

// startAttack begins a combat phase. Where nobody can attack, nobody is asked.
func (m *Match) startAttack() {
	s := m.active()
	m.setPhase(PhaseAttack)
	m.w.Count(VarCombats, rules.Nobody, 1)
	m.setTable(VarExtra, 0)
	m.state.Stage = stAfterCombat
	for _, id := range m.board.Zone(ZoneFighters(s)) {
		if m.canAttack(id) {
			m.open(AskAttack, s, 0, 0)
			return
		}
	}
}

func (m *Match) listAttack(s rules.Seat) {
	for _, id := range m.board.Zone(ZoneFighters(s)) {
		if !slices.Contains(m.list, id) && m.canAttack(id) {
			m.offer(rules.Action{Verb: VerbAttack, Card: id, Whom: 1 - s})
		}
	}
	m.say(VerbConfirm)
	for _, id := range m.list {
		m.back(rules.Action{Verb: VerbSpare, Card: id, Whom: rules.Nobody})
	}
	m.moved = append(m.moved, m.list...)
}

func (m *Match) answerAttack(a rules.Action) {
	switch a.Verb {
	case VerbAttack:
		m.list = append(m.list, a.Card)
	case VerbSpare:
		i := slices.Index(m.list, a.Card)
		m.list = slices.Delete(m.list, i, i+1)
	case VerbConfirm:
		m.state.Open = false
		m.attack(a.Seat)
	}
}

// attack makes the attackers of the draft attack: they are engaged and may gain
// the First Blood.
func (m *Match) attack(s rules.Seat) {
	if len(m.list) == 0 {
		return
	}
	attackers := append(m.dying[:0], m.list...)
	m.list = m.list[:0]
	before := int(m.table(VarCharges))
	m.w.Cause = 0
	for _, id := range attackers {
		m.w.Note(NoteAttack, rules.Event{Seat: s, Card: id})
		m.w.Set(id, AttrAttacking, 1)
	}
	for _, id := range attackers {
		if m.sight.Word(id, Dive) > 0 || m.sight.Word(id, Marvel) > 0 {
			m.w.Set(id, AttrSkips, 1)
		}
		m.engage(id, s)
		if m.sight.Word(id, Bloodthirst) > 0 {
			m.giveBlood(id)
		}
		m.charge(id, before)
	}
	m.w.Count(VarCharges, rules.Nobody, 1)
	for _, id := range attackers {
		m.hear(OnAttack, id, s, id)
	}
	m.dying = attackers[:0]
	m.window()
}

// charge gives an attacker with Récidive X its Force: X for each earlier combat
// of this turn in which somebody attacked, reckoned anew (E30).
func (m *Match) charge(id rules.CardID, before int) {
	n := m.sight.Word(id, Repeat) * before
	if n == int(m.attr(id, AttrCharge)) {
		return
	}
	m.w.Note(NoteCharge, rules.Event{Seat: rules.Nobody, Card: id, New: int32(n)})
	m.w.Set(id, AttrCharge, int16(n))
}

// attacked reports whether anybody attacks now.
func (m *Match) attacked() bool {
	for _, id := range m.board.Zone(ZoneFighters(m.active())) {
		if m.attr(id, AttrAttacking) != 0 {
			return true
		}
	}
	return false
}

// startBlock begins the phase of blocks. The defender is asked whether he can
// block or not, for nobody sees what he could flash; not when he has neither a
// card nor a ready fighter.
func (m *Match) startBlock() {
	s := 1 - m.active()
	m.setPhase(PhaseBlock)
	m.state.Stage = stLines
	if len(m.hand(s)) == 0 && !m.anyBlocker(s) {
		return
	}
	m.open(AskBlock, s, 0, 0)
}

func (m *Match) anyBlocker(s rules.Seat) bool {
	for _, id := range m.board.Zone(ZoneFighters(s)) {
		if m.canBlock(id) {
			return true
		}
	}
	return false
}

func (m *Match) canBlock(id rules.CardID) bool {
	return m.card(id).Is(Fighter) && m.attr(id, AttrEngaged) == 0 && !m.sight.asleep(id) && !m.forbidden(id, OpNoBlock)
}

// A guard is what a blocker can do: which attackers it can block.
type guard struct{ flies, dives, flashed bool }

// guardOf returns what a blocker can do; a card of the hand is flashed and has
// no keywords (E19).
func (m *Match) guardOf(id rules.CardID) guard {
	if !m.sight.inPlay(id) {
		return guard{flashed: true}
	}
	s := &m.sight
	return guard{
		flies: s.Word(id, Flying) > 0 || s.Word(id, Reach) > 0,
		dives: s.Word(id, Dive) > 0 || s.Word(id, Marvel) > 0,
	}
}

// A threat is what an attacker asks of its blockers.
type threat struct {
	id                                rules.CardID
	never, flies, dives, elusive, one bool
}

func (m *Match) threats() []threat {
	s := &m.sight
	out := m.foes[:0]
	for _, id := range m.board.Zone(ZoneFighters(m.active())) {
		if m.attr(id, AttrAttacking) == 0 {
			continue
		}
		out = append(out, threat{id, s.Word(id, Unblockable) > 0, s.Word(id, Flying) > 0,
			s.Word(id, Dive) > 0 || s.Word(id, Marvel) > 0, s.Word(id, Elusive) > 0, s.Word(id, Enthrall) > 0})
	}
	m.foes = out
	return out
}

// blocks reports whether a blocker can block an attacker.
func (g guard) blocks(t *threat) bool {
	return !t.never && (!t.flies || g.flies) && (!t.dives || g.dives) && (!t.elusive || !g.flashed)
}

// listBlock lists the blocks: fighters of the battlefield and fighters flashed
// from the hand, each against one attacker (E16).
func (m *Match) listBlock(s rules.Seat) {
	foes := m.threats()
	for _, id := range m.board.Zone(ZoneFighters(s)) {
		if m.canBlock(id) {
			m.offerBlocks(id, foes)
		}
	}
	for _, id := range m.hand(s) {
		if m.card(id).Is(Fighter) {
			m.offerBlocks(id, foes)
		}
	}
	m.say(VerbConfirm)
	for i := 0; i < len(m.list); i += 2 {
		m.back(rules.Action{Verb: VerbUnblock, Card: m.list[i], Whom: rules.Nobody})
	}
	m.moved = append(m.moved, m.list...)
}

// offerBlocks lists the attackers that a card may still block. Fascination lets
// only one blocker at it.
func (m *Match) offerBlocks(id rules.CardID, foes []threat) {
	for i := 0; i < len(m.list); i += 2 {
		if m.list[i] == id {
			return
		}
	}
	g := m.guardOf(id)
	for i := range foes {
		if t := &foes[i]; g.blocks(t) && !(t.one && m.taken(t.id)) {
			m.offer(rules.Action{Verb: VerbBlock, Card: id, Target: t.id, Whom: rules.Nobody})
		}
	}
}

// taken reports whether the draft has a blocker for an attacker.
func (m *Match) taken(attacker rules.CardID) bool {
	for i := 1; i < len(m.list); i += 2 {
		if m.list[i] == attacker {
			return true
		}
	}
	return false
}

func (m *Match) answerBlock(a rules.Action) {
	switch a.Verb {
	case VerbBlock:
		m.list = append(m.list, a.Card, a.Target)
	case VerbUnblock:
		for i := 0; i < len(m.list); i += 2 {
			if m.list[i] == a.Card {
				m.list = slices.Delete(m.list, i, i+2)
				break
			}
		}
	case VerbConfirm:
		m.state.Open = false
		m.block(a.Seat)
	}
}

// block makes the blocks of the draft true.
func (m *Match) block(s rules.Seat) {
	pairs := append(m.dying[:0], m.list...)
	m.list = m.list[:0]
	m.w.Cause = 0
	for i := 0; i < len(pairs); i += 2 {
		id, foe := pairs[i], pairs[i+1]
		flashed := !m.sight.inPlay(id)
		if flashed {
			m.unpoint(id, len(m.pending))
			m.w.Move(id, ZoneFighters(s))
			m.w.Note(NoteFlash, rules.Event{Seat: s, Card: id, Other: foe})
			m.w.Set(id, AttrFlashed, 1)
			m.changed(id)
			m.hear(OnArrival, id, s, id)
		} else {
			m.w.Note(NoteBlock, rules.Event{Seat: s, Card: id, Other: foe})
		}
		m.w.Set(id, AttrBlocking, int16(foe))
		m.w.Set(foe, AttrAttacking, 2)
	}
	for i := 0; i < len(pairs); i += 2 {
		id := pairs[i]
		if m.attr(id, AttrFlashed) != 0 {
			m.hear(OnFlash, 0, s, id)
		}
		m.hear(OnBlock, id, s, id)
	}
	m.dying = pairs[:0]
}

// blockersOf returns the blockers of an attacker, in their order.
func (m *Match) blockersOf(attacker rules.CardID) []rules.CardID {
	out := m.line[:0]
	for _, id := range m.board.Zone(ZoneFighters(1 - m.active())) {
		if attacker != 0 && m.attr(id, AttrBlocking) == int16(attacker) {
			out = append(out, id)
		}
	}
	slices.SortStableFunc(out, func(a, b rules.CardID) int { return int(m.attr(a, AttrRank)) - int(m.attr(b, AttrRank)) })
	m.line = out
	return out
}

// orderLines lets the attacker order the blockers of each attacker that has
// several (E16), then gives everybody a chance to act.
func (m *Match) orderLines() {
	for _, id := range m.board.Zone(ZoneFighters(m.active())) {
		if m.attr(id, AttrAttacking) != 2 {
			continue
		}
		line := m.blockersOf(id)
		switch {
		case len(line) == 1 && m.attr(line[0], AttrRank) == 0:
			m.w.Set(line[0], AttrRank, 1)
		case len(line) > 1 && m.attr(line[0], AttrRank) == 0:
			m.open(AskLine, m.active(), id, 0)
			return
		}
	}
	m.window()
}

// answerLine takes a step of the order; the last blocker follows by itself.
func (m *Match) answerLine(a rules.Action) {
	if a.Verb == VerbUndo {
		m.list = m.list[:len(m.list)-1]
		m.state.Open = true
		return
	}
	m.list = append(m.list, a.Card)
	line := m.blockersOf(m.state.Source)
	if len(m.list) < len(line)-1 {
		m.state.Open = true
		return
	}
	for _, id := range line {
		if !slices.Contains(m.list, id) {
			m.list = append(m.list, id)
		}
	}
	m.w.Cause = m.state.Source
	for i, id := range m.list {
		m.w.Set(id, AttrRank, int16(i)+1)
	}
	m.list = m.list[:0]
}
