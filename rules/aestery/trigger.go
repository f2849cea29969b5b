package aestery

import "wyrmtable/rules"

// A trigger is an ability that was set off and is not yet on the stack.
type trigger struct {
	Seat    rules.Seat
	Face    rules.Face
	Ability int16 // as AttrAbility
	Source  rules.CardID
	That    rules.CardID
	Cached  bool
}

func (t *trigger) append(dst []byte) []byte {
	dst = append(dst, byte(t.Seat), rules.Bit(t.Cached))
	dst = append16(append16(dst, int16(t.Face)), t.Ability)
	return append16(append16(dst, int16(t.Source)), int16(t.That))
}

func (m *Match) queue(t trigger) { m.pending = append(m.pending, t) }

// hear lets an event be heard by all whom it sets off. id is the permanent that
// it happens to, 0 when it happens to the player s; that is what the ability
// may speak of.
func (m *Match) hear(on On, id rules.CardID, s rules.Seat, that rules.CardID) {
	m.traceOthers(on, id)
	if id != 0 && m.trait(id).has(on) && m.sight.texted(id) {
		c := m.card(id)
		for i := range c.Abilities {
			if a := &c.Abilities[i]; a.On == on && a.Of == This {
				m.setOff(a, i, id, that)
			}
		}
	}
	if m.ears>>on&1 == 0 {
		return
	}
	for side := range rules.Seat(2) {
		by := (m.active() + side) % 2
		for z := zoneFighters + rules.Zone(by); z < zoneEnd; z += 2 {
			for _, p := range m.board.Zone(z) {
				if m.trait(p).each>>on&1 != 0 {
					m.listen(on, p, id, s, that)
				}
			}
		}
	}
}

// listen lets one permanent hear what happens to others.
func (m *Match) listen(on On, p, id rules.CardID, s rules.Seat, that rules.CardID) {
	if !m.sight.texted(p) {
		return
	}
	c, you := m.card(p), m.sight.controller(p)
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != on || a.Of == This {
			continue
		}
		in := scope{you: you, this: p, that: that}
		switch a.Of {
		case You:
			if s != you {
				m.traceHeard(p, a, false)
				continue
			}
		case Opponent:
			if s == you {
				m.traceHeard(p, a, false)
				continue
			}
		case Each:
			if id == 0 {
				continue
			}
		}
		subject := id
		if subject == 0 {
			subject = that
		}
		if m.traced.on() && a.Watch.Types != 0 && subject > 0 {
			m.traceCard(&a.Watch, subject, in)
		}
		if a.Watch.Types != 0 && (subject <= 0 || !m.sight.describes(&a.Watch, subject, in)) {
			m.traceHeard(p, a, false)
			continue
		}
		m.setOff(a, i, p, that)
	}
}

// setOff queues an ability that was set off, if its condition holds.
func (m *Match) setOff(a *Ability, i int, source, that rules.CardID) {
	cached := m.attr(source, AttrCached) != 0
	m.tracePrivilege(m.card(source), a, cached)
	if a.Privilege && !cached {
		m.traceHeard(source, a, false)
		return
	}
	you := m.sight.controller(source)
	in := scope{you: you, this: source, that: that, cached: cached}
	m.traceCond(&a.If, in)
	if !m.sight.cond(&a.If, in) {
		m.traceHeard(source, a, false)
		return
	}
	if a.Once {
		worked := m.worked(source, i)
		if m.traceLimit(source, a, worked); worked {
			return
		}
		m.w.Set(source, AttrUsed, m.attr(source, AttrUsed)|1<<i)
	}
	m.traceHeard(source, a, true)
	m.queue(trigger{Seat: you, Face: m.board.Cards[source].Face, Ability: int16(i) + 1, Source: source, That: that, Cached: cached})
}

// worked reports whether ability i of a permanent, which works once a turn, has
// worked this turn.
func (m *Match) worked(id rules.CardID, i int) bool { return m.attr(id, AttrUsed)>>i&1 != 0 }

// ability returns the ability that an entry of the stack stands for; nil for
// one that comes from a rule.
func ability(f rules.Face, n int16) *Ability {
	if n < 1 || n > MaxAbilities {
		return nil
	}
	return &Cards[f].Abilities[n-1]
}

// supportTarget is what Support is aimed at (E37).
var supportTarget = Filter{Types: Fighter}

// aim returns the target filter of a slot of what is cast or put on the stack
// by s: ability n of face f, a spell when n is 0; nil when nothing is chosen
// there.
func (m *Match) aim(f rules.Face, n int16, slot int, s rules.Seat) *Filter {
	if n == EntrySupport && slot == 0 {
		return &supportTarget
	}
	if n == 0 {
		t := &traits[f]
		if slot >= int(t.aims) {
			return nil
		}
		n, slot = int16(t.targets[slot].Ability)+1, int(t.targets[slot].Slot)
	}
	a := ability(f, n)
	if a == nil || slot >= MaxTargets || a.Targets[slot].Types == 0 || m.heroic(a, slot, s) {
		return nil
	}
	return &a.Targets[slot]
}

// heroic reports whether a target is only for players without a hero: that of
// Expérience (E42).
func (m *Match) heroic(a *Ability, slot int, s rules.Seat) bool {
	if m.board.Top(ZoneHero(s)) == 0 {
		return false
	}
	for i := range a.Do {
		if e := &a.Do[i]; e.Op == OpXP && int(e.Who-Target) == slot {
			return true
		}
	}
	return false
}

// stackTriggers puts the triggers that wait on the stack: first those of the
// active player (E43). It reports whether there were any.
func (m *Match) stackTriggers() bool {
	if m.state.Group.On {
		m.continueGroup()
		return true
	}
	for i := range rules.Seat(2) {
		if m.stackFor((m.active() + i) % 2) {
			return true
		}
	}
	m.pending = m.pending[:0]
	return false
}

// stackFor puts the triggers of one player on the stack as a group. Those
// without a legal target do not go there.
func (m *Match) stackFor(s rules.Seat) bool {
	base, n, kept := len(m.board.Zone(ZoneStack)), 0, m.pending[:0]
	found := false
	for _, t := range m.pending {
		if t.Seat != s {
			kept = append(kept, t)
			continue
		}
		id := m.entry()
		if id == 0 || !m.hasTargets(t.Face, t.Ability, scope{you: s, this: t.Source, that: t.That}) {
			continue
		}
		if !found {
			m.w.NextStep()
			m.w.Cause = 0
		}
		found = true
		m.place(id, &t)
		n++
	}
	m.pending = kept
	if !found {
		return false
	}
	m.setTable(VarPasses, 0)
	m.state.Group = group{On: true, Seat: s, Base: int8(base), N: int8(n)}
	if m.alike(base) {
		m.state.Group.Done = int8(n)
	}
	return true
}

// place puts a trigger on the stack.
func (m *Match) place(id rules.CardID, t *trigger) {
	m.w.Enter(id, t.Face, ZoneStack)
	m.w.Set(id, AttrBy, int16(t.Seat)+1)
	m.w.Set(id, AttrAbility, t.Ability)
	m.w.Set(id, AttrSource, int16(t.Source))
	m.w.Set(id, AttrThat, int16(t.That))
	m.w.Set(id, AttrCached, int16(rules.Bit(t.Cached)))
	m.w.Note(NoteAbility, rules.Event{Seat: t.Seat, Card: id, Other: t.Source, New: int32(t.Ability)})
}

// alike reports whether the entries of the stack from base on are all the same
// ability of the same card, so that their order makes no difference but in what
// set them off.
func (m *Match) alike(base int) bool {
	stack := m.board.Zone(ZoneStack)[base:]
	for _, id := range stack {
		if m.board.Cards[id].Face != m.board.Cards[stack[0]].Face || m.attr(id, AttrAbility) != m.attr(stack[0], AttrAbility) {
			return false
		}
	}
	return true
}

// continueGroup asks for the order of a group, then for its targets.
func (m *Match) continueGroup() {
	g := &m.state.Group
	if g.Done < g.N-1 {
		m.open(AskTriggers, g.Seat, 0, int(g.N-g.Done))
		return
	}
	if g.Done < g.N {
		g.Done = g.N
	}
	for g.Done < 2*g.N {
		// The lowest is aimed first: it resolves last.
		id := m.board.Zone(ZoneStack)[int(g.Base)+int(g.Done-g.N)]
		if g.Slot >= MaxTargets {
			g.Done, g.Slot = g.Done+1, 0
			continue
		}
		t := m.aim(m.board.Cards[id].Face, m.attr(id, AttrAbility), int(g.Slot), g.Seat)
		if t == nil {
			g.Slot++
			continue
		}
		first, several := m.candidates(t, m.entryScope(id), rules.CardID(m.attr(id, AttrTarget)), true)
		switch {
		case first == 0 && !several:
			g.Slot++ // an optional target that is not there
		case !several && !t.Optional:
			m.w.Set(id, AttrTarget+rules.Attr(g.Slot), int16(first))
			g.Slot++
		default:
			m.open(AskTarget, g.Seat, id, int(g.Slot)+1)
			return
		}
	}
	m.state.Group = group{}
}

// answerTriggers puts the entry chosen on top of those that are not ordered
// yet: it resolves before them.
func (m *Match) answerTriggers(id rules.CardID) {
	g := &m.state.Group
	if top := int(g.Base) + int(g.N-g.Done) - 1; m.board.Place(id) != top {
		m.w.MoveTo(id, ZoneStack, top)
	}
	g.Done++
}

func (m *Match) answerTarget(a rules.Action) {
	g := &m.state.Group
	if a.Verb == VerbTarget {
		m.w.Set(m.state.Source, AttrTarget+rules.Attr(g.Slot), int16(a.Target))
	}
	g.Slot++
}

// entryScope returns for whom an entry of the stack speaks.
func (m *Match) entryScope(id rules.CardID) scope {
	in := scope{you: rules.Seat(m.attr(id, AttrBy) - 1), this: rules.CardID(m.attr(id, AttrSource)),
		that: rules.CardID(m.attr(id, AttrThat)), cached: m.attr(id, AttrCached) != 0}
	in.targets = [MaxTargets]rules.CardID{rules.CardID(m.attr(id, AttrTarget)), rules.CardID(m.attr(id, AttrSecond))}
	if m.attr(id, AttrAbility) == 0 {
		in.this = id
	}
	return in
}

// hasTargets reports whether every target that must be chosen can be.
func (m *Match) hasTargets(f rules.Face, n int16, in scope) bool {
	only := rules.CardID(0)
	for slot := range MaxTargets {
		t := m.aim(f, n, slot, in.you)
		if t == nil || t.Optional {
			continue
		}
		first, several := m.candidates(t, in, only, slot+1 < MaxTargets && m.aim(f, n, slot+1, in.you) != nil)
		if first == 0 {
			return false
		}
		if !several {
			only = first // the other target must be another card
		}
	}
	return true
}

// candidates returns the first card that a target filter allows and, when that
// is asked, whether there are more; not is left out.
func (m *Match) candidates(f *Filter, in scope, not rules.CardID, more bool) (first rules.CardID, several bool) {
	m.traceFilter(f, in)
	from, to := m.sight.places(f, in.you)
	for z := from; z < to; z++ {
		for _, id := range m.board.Zone(z) {
			if id == not || !m.targetable(f, id, in) {
				continue
			}
			if first != 0 {
				return first, true
			}
			if first = id; !more {
				return first, false
			}
		}
	}
	return first, false
}

// targetable reports whether a card may be the target of whoever in speaks for:
// it fits, and does not sleep under the other's control (E38).
func (m *Match) targetable(f *Filter, id rules.CardID, in scope) bool {
	if !m.sight.fits(f, id, in) {
		return false
	}
	return f.Where != Battlefield || m.sight.controller(id) == in.you || !m.sight.asleep(id)
}
