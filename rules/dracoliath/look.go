package dracoliath

import "wyrmtable/rules"

// An acting passive is a line of an open card that applies to a change.
type acting struct {
	card rules.CardID
	line int
	me   rules.Seat // who "you" is on the card
}

// visible returns every open card: the active player's hand, the opponent's, of
// the other two players the Storms (D43), the River from left to right, and the visible card on the deck (S80). The
// card being played is none of them (D15). This is also the order in which
// effects act when their order makes no difference.
func (m *Match) visible() []rules.CardID {
	out := m.sight[:0]
	s := m.active()
	out = append(out, m.board.Zone(ZoneHand(s))...)
	out = append(out, m.board.Zone(ZoneHand(m.facing(s)))...)
	if m.seats() == 4 {
		out = m.storms(partner(s), out)
		out = m.storms(partner(m.facing(s)), out)
	}
	for _, id := range m.inRiver() {
		if id != 0 {
			out = append(out, id)
		}
	}
	if id := m.top(); id != 0 {
		out = append(out, id)
	}
	m.sight = out
	return out
}

// storms appends the Storms in the hand of s.
func (m *Match) storms(s rules.Seat, dst []rules.CardID) []rules.CardID {
	for _, id := range m.board.Zone(ZoneHand(s)) {
		if m.card(id).Type == Storm {
			dst = append(dst, id)
		}
	}
	return dst
}

// holder returns whose hand card id is in, or Nobody.
func (m *Match) holder(id rules.CardID) rules.Seat {
	if z := m.board.Cards[id].Zone; z >= zoneHand {
		return rules.Seat(z - zoneHand)
	}
	return rules.Nobody
}

// sees reports whether card id lies open.
func (m *Match) sees(id rules.CardID) bool {
	switch m.board.Cards[id].Zone {
	case ZoneRiver:
		return true
	case ZoneDeck:
		return id == m.top()
	}
	return m.holder(id) != rules.Nobody
}

// works reports whether a Treasure lies in the hand of me, or a Storm is
// visible (S76, S79).
func (m *Match) works(id rules.CardID, me rules.Seat) bool {
	if m.card(id).Type == Treasure {
		return m.holder(id) == me
	}
	return m.card(id).Type == Storm && m.sees(id)
}

// user returns who "you" is on an open Treasure or Storm when actor does
// something: its possessor, or for a Storm the actor himself; Nobody when the
// card does not act.
func (m *Match) user(id rules.CardID, actor rules.Seat) rules.Seat {
	switch m.card(id).Type {
	case Treasure:
		return m.holder(id)
	case Storm:
		if m.sees(id) {
			return actor
		}
	}
	return rules.Nobody
}

// seen returns the cards that lie open now.
func (m *Match) seen() (all cardSet) {
	for _, id := range m.visible() {
		all.add(id)
	}
	return all
}

// Cancelled reports whether some open card of a board silences card id, so that nothing
// lasts of it (S93, D39, R3). It only reads the board.
func Cancelled(b *rules.Board, id rules.CardID) bool {
	m := Match{set: gameSet, board: *b}
	m.sim.on = true // nobody asks what was weighed
	return m.cancelled(id)
}

// cancelled reports whether some open card silences card id (S93, D39, R3).
func (m *Match) cancelled(id rules.CardID) bool {
	var room [maxSilencers]rules.CardID
	all := m.silencers(room[:0])
	switch len(all) {
	case 0:
		return false
	case 1:
		return m.covers(all[0], id)
	}
	live, ring := m.heard(all)
	for i, by := range all {
		if by == id && ring>>i&1 != 0 || live>>i&1 != 0 && m.covers(by, id) {
			return true
		}
	}
	return false
}

// maxSilencers is how many cards that silence others are weighed; there are fewer
// in the game.
const maxSilencers = 32

// silencers appends the open cards that may silence others.
func (m *Match) silencers(dst []rules.CardID) []rules.CardID {
	for s := range rules.Seat(m.seats()) {
		for _, by := range m.board.Zone(ZoneHand(s)) {
			if c := m.card(by); c.cancels && (c.Type == Storm || m.paired(s)) {
				dst = append(dst, by)
			}
		}
	}
	for _, by := range m.inRiver() {
		if by != 0 && m.card(by).cancels {
			dst = append(dst, by)
		}
	}
	if by := m.top(); by != 0 && m.card(by).cancels {
		dst = append(dst, by)
	}
	return dst[:min(len(dst), maxSilencers)]
}

// heard sorts cards that silence others into those that do and those in rings, which
// are silenced themselves (R3), as bits by their place: from those that nobody
// silences outwards. Where only rings are left, two that silence each other both
// still cancel; all of a longer ring are silenced, and silence nothing else.
func (m *Match) heard(all []rules.CardID) (live, ring uint32) {
	var by [maxSilencers]uint32 // who would silence each
	for i, id := range all {
		for j, other := range all {
			if m.covers(other, id) {
				by[i] |= 1 << j
			}
		}
	}
	for open := uint32(1)<<len(all) - 1; open != 0; {
		was := open
		for i := range all {
			switch bit := uint32(1) << i; {
			case open&bit == 0:
			case by[i]&live != 0:
				open &^= bit
			case by[i]&open == 0:
				live, open = live|bit, open&^bit
			}
		}
		if open != was {
			continue
		}
		r := pairs(by[:len(all)], open)
		live |= r
		if r == 0 {
			r = rings(by[:len(all)], open)
		}
		ring, open = ring|r, open&^r
	}
	return live, ring
}

// pairs are those of the open cards that silence another one which silences them.
func pairs(by []uint32, open uint32) (all uint32) {
	for i := range by {
		for j := range by {
			if open>>i&1 != 0 && open>>j&1 != 0 && by[i]>>j&1 != 0 && by[j]>>i&1 != 0 {
				all |= 1 << i
			}
		}
	}
	return all
}

// rings are those of the open cards that everybody silences in turn by whom they
// are silenced, through however many others.
func rings(by []uint32, open uint32) (all uint32) {
	var reach [maxSilencers]uint32 // by whom each is silenced, through others too
	for i := range by {
		reach[i] = by[i] & open
	}
	for k := range by {
		for i := range by {
			if reach[i]>>k&1 != 0 {
				reach[i] |= reach[k]
			}
		}
	}
	for i := range by {
		if open>>i&1 == 0 {
			continue
		}
		turned := true
		for j := range by {
			if reach[i]>>j&1 != 0 && reach[j]>>i&1 == 0 {
				turned = false
			}
		}
		if turned {
			all |= 1 << i
		}
	}
	return all
}

// covers reports whether card id is one of those that card by says to silence.
func (m *Match) covers(by, id rules.CardID) bool {
	me := m.user(by, m.active())
	if by == id || me == rules.Nobody {
		return false
	}
	c := m.card(by)
	for i := range c.Lines {
		l := &c.Lines[i]
		if l.Kind != Cancel || !m.met(l, me) {
			continue
		}
		over := l.Cards.match(m.card(id)) && m.lies(id, l.Cards.At, me)
		m.trace().Heard(l.Where, over)
		if over {
			m.trace().Ran(l.Where)
			return true
		}
	}
	return false
}

// lies reports whether card id lies in a place, seen from me.
func (m *Match) lies(id rules.CardID, at Place, me rules.Seat) bool {
	switch at {
	case Mine:
		return m.holder(id) == me
	case Theirs:
		return m.holder(id) == m.facing(me)
	case River:
		return m.sees(id) && m.holder(id) == rules.Nobody
	case Top:
		return id == m.top()
	}
	s := m.holder(id)
	return m.sees(id) && (s == rules.Nobody || s == me || s == m.facing(me) || m.card(id).Type == Storm)
}

// cardsOf appends the cards of a group, seen from me, from left to right.
func (m *Match) cardsOf(g Group, me rules.Seat, dst []rules.CardID) []rules.CardID {
	for _, id := range m.visible() {
		if g.match(m.card(id)) && m.lies(id, g.At, me) {
			dst = append(dst, id)
		}
	}
	return dst
}

// count returns how many cards of a group there are, seen from me.
func (m *Match) count(g Group, me rules.Seat) int {
	n := 0
	for _, id := range m.visible() {
		if g.match(m.card(id)) && m.lies(id, g.At, me) {
			n++
		}
	}
	return n
}

// value looks up one side of a condition.
func (m *Match) value(v Value, me rules.Seat) int {
	who := me
	if v.Whom == Opponent {
		who = m.facing(me)
	}
	switch v.Of {
	case LifeOf:
		return int(m.life(who))
	case PowerOf:
		return int(m.power(who))
	case FocusOf:
		return int(m.focus(who))
	case CardsIn:
		return m.count(v.Cards, me)
	}
	return v.N
}

// met reports whether the condition of a line is met, seen from me.
func (m *Match) met(l *Line, me rules.Seat) bool {
	held := m.holds(l.If, me)
	if l.If.Is != NoCompare {
		m.trace().Held(l.Where, 0, held)
	}
	return held
}

// holds reports whether a condition is met, seen from me.
func (m *Match) holds(c Cond, me rules.Seat) bool {
	if c.Is == NoCompare {
		return true
	}
	l, r := m.value(c.Left, me), m.value(c.Right, me)
	switch c.Is {
	case Less:
		return l < r
	case AtMost:
		return l <= r
	case Equal:
		return l == r
	case AtLeast:
		return l >= r
	}
	return l > r
}
