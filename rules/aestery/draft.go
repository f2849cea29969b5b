package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// A doing is what a draft is about.
type doing uint8

const (
	idle     doing = iota
	casting        // a card of the hand or Cachette
	acting         // an ability of a permanent
	powering       // an ability of a hero
	charging       // an additional combat
)

// A draft is something begun with priority that is not true yet: a spell or an
// ability with its targets, its price and its payment. Nothing of it is on the
// board until it is confirmed, and it can be called off.
//
// The list of the match holds, in this order, what is sacrificed and discarded
// for the price, and then the cards with which the player himself has chosen to
// pay. What is missing is proposed.
type draft struct {
	Doing   doing
	Card    rules.CardID
	Ability int16 // 1+ which; 0 for a spell
	Aimed   int8  // how many targets are chosen or left out
	Fodder  int8  // how many cards of the list are sacrificed or discarded
	Target  [MaxTargets]rules.CardID
}

func (d *draft) append(dst []byte) []byte {
	dst = append(dst, byte(d.Doing), byte(d.Aimed), byte(d.Fodder))
	dst = append16(append16(dst, int16(d.Card)), d.Ability)
	return append16(append16(dst, int16(d.Target[0])), int16(d.Target[1]))
}

// forgetDraft calls off whatever is being drafted.
func (m *Match) forgetDraft() {
	m.state.Draft = draft{}
	m.list = m.list[:0]
	m.state.Frame.Marks = 0
	m.listed = false
}

// price returns what the draft costs besides Aether, and the Aether.
func (m *Match) price() (c Cost, aether int) {
	d, s := &m.state.Draft, m.state.Decider
	switch d.Doing {
	case casting:
		return Cost{}, m.sight.Cost(d.Card, s)
	case charging:
		return Cost{}, m.combatPrice(s)
	}
	c = ability(m.board.Cards[d.Card].Face, d.Ability).Cost
	return c, int(c.Aether)
}

// combatPrice is what the next additional combat costs (E29).
func (m *Match) combatPrice(s rules.Seat) int {
	return max(2*int(m.table(VarCombats))-m.sight.forPlayer(s, OpCombat), 0)
}

// begin begins a draft.
func (m *Match) beginDraft(what doing, id rules.CardID, ability int16) {
	m.list = m.list[:0]
	m.state.Draft = draft{Doing: what, Card: id, Ability: ability}
	m.skipAims()
}

// draftScope is for whom the draft speaks.
func (m *Match) draftScope() scope {
	d := &m.state.Draft
	return scope{you: m.state.Decider, this: d.Card, targets: d.Target, cached: m.fromCachette(d.Card)}
}

// fromCachette reports whether what a card does has the Privilège: it lies in
// the Cachette, or was played from there.
func (m *Match) fromCachette(id rules.CardID) bool {
	return id != 0 && (m.zone(id)&^1 == zoneCachette || m.attr(id, AttrCached) != 0)
}

// needs returns the filter of the target that is chosen next, or nil.
func (m *Match) needs() *Filter {
	d := &m.state.Draft
	if d.Doing == charging || int(d.Aimed) >= MaxTargets {
		return nil
	}
	return m.aim(m.board.Cards[d.Card].Face, d.Ability, int(d.Aimed), m.state.Decider)
}

// skipAims leaves out targets that are not there to choose: none is asked for,
// or the only filter is for an optional one that nothing fits.
func (m *Match) skipAims() {
	d := &m.state.Draft
	for int(d.Aimed) < MaxTargets {
		t := m.needs()
		if t != nil {
			if first, _ := m.candidates(t, m.draftScope(), d.Target[0], false); first != 0 {
				return
			}
		}
		d.Aimed++
	}
}

// fodder returns how many cards are still to be sacrificed and to be discarded.
func (m *Match) fodder() (sacrifice, discard int) {
	c, _ := m.price()
	n := int(m.state.Draft.Fodder)
	if c.Sacrifice == Pick {
		sacrifice = 1
	}
	discard = int(c.Discard)
	used := min(n, sacrifice)
	return sacrifice - used, discard - (n - used)
}

// spoken reports whether a card has its part in the draft already, so that it
// cannot pay: the card itself, what is sacrificed or engaged for the price, and
// what is discarded.
func (m *Match) spoken(id rules.CardID) bool {
	d := &m.state.Draft
	if id == d.Card {
		return d.Doing == casting || d.Doing == acting && ability(m.board.Cards[id].Face, d.Ability).Cost.uses()
	}
	return slices.Contains(m.list[:d.Fodder], id)
}

// uses reports whether the price takes the permanent itself.
func (c *Cost) uses() bool { return c.Engage || c.Sacrifice == This }

// source returns how much Aether a permanent of s gives for being engaged or
// sacrificed now; 0 when it is no source.
func (m *Match) source(id rules.CardID, s rules.Seat) int {
	if m.board.Cards[id].Face == MineFace { // the most frequent one by far, at a glance
		return int(rules.Bit(m.attr(id, AttrEngaged)|m.attr(id, AttrSlumber)|m.attr(id, AttrSilenced) == 0))
	}
	n := m.trait(id).aether
	if n == 0 || !m.canActivate(id, int(n)-1, s) {
		return 0
	}
	a := &m.card(id).Abilities[n-1]
	in := scope{you: s, this: id, cached: m.attr(id, AttrCached) != 0}
	sum := 0
	for i := range a.Do {
		sum += m.sight.amount(&a.Do[i], in)
	}
	return sum
}

// canActivate reports whether ability i of a permanent of s may be activated
// now as far as the permanent is concerned: it is awake and texted, not engaged
// if it must be, and has not worked this turn if it does so once.
func (m *Match) canActivate(id rules.CardID, i int, s rules.Seat) bool {
	a := &m.card(id).Abilities[i]
	cached := m.attr(id, AttrCached) != 0
	switch {
	case m.sight.asleep(id) || !m.sight.texted(id):
		return false
	case a.Cost.Engage && m.attr(id, AttrEngaged) != 0:
		return false
	case a.Once && m.worked(id, i):
		m.traceLimit(id, a, true)
		return false
	case a.Privilege && !cached:
		return false
	}
	return m.sight.cond(&a.If, scope{you: s, this: id, cached: cached})
}
