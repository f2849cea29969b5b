package dragonswrath

import "wyrmtable/rules"

func (m *Match) push(t task) { m.tasks = append(m.tasks, t) }

// trigger queues the abilities of a card for a moment.
func (m *Match) trigger(when When, id rules.CardID, s rules.Seat) {
	m.traceTrigger(when, id)
	for i := range m.card(id).Abilities {
		if m.card(id).Abilities[i].When == when {
			m.push(task{Seat: s, Card: id, Abil: int8(i), Whom: rules.Nobody})
		}
	}
}

// resolve does the first task, or asks what it needs.
func (m *Match) resolve() {
	t := m.tasks[0]
	if t.Lose > 0 {
		m.resolveLoss(t)
		return
	}
	a := &m.card(t.Card).Abilities[t.Abil]
	if a.Aim != NoAim && !t.Aimed {
		if m.aimable(t.Card, a, t.Seat) {
			m.open(AskAim, t.Seat, t.Card, 0)
			return
		}
		m.w.NextStep()
		m.w.Note(NoteNothing, rules.Event{Seat: t.Seat, Card: t.Card})
		m.drop()
		return
	}
	m.drop()
	m.w.NextStep()
	m.w.Cause = t.Card
	events, tasks := len(m.w.Events), len(m.tasks)
	for i := int(t.Next); i < len(a.Do); i++ {
		before := m.before()
		m.effect(&a.Do[i], &t)
		m.did(&t, i, before)
		if a.Do[i].Op == OpLose && i+1 < len(a.Do) && a.Do[i+1].Op != OpLose && len(m.tasks) > tasks {
			t.Next = int8(i + 1)
			m.push(t) // which provinces is asked first: what a card says is done in its order
			break
		}
	}
	m.w.Cause = 0
	if t.Next == 0 && len(m.w.Events) == events && len(m.tasks) == tasks { // it has met nothing, or what is so already
		m.w.Note(NoteNothing, rules.Event{Seat: t.Seat, Card: t.Card})
	}
}

func (m *Match) aimable(src rules.CardID, a *Ability, s rules.Seat) bool {
	found := false
	m.aims(src, a, s, func(rules.CardID, rules.Seat) { found = true })
	return found
}

func (m *Match) drop() { m.tasks = append(m.tasks[:0], m.tasks[1:]...) }

// resolveLoss asks for each province to be lost; the last ones go unasked.
func (m *Match) resolveLoss(t task) {
	if m.power(t.Seat) == 0 || !m.lives(t.Seat) {
		m.drop()
		return
	}
	if m.tasks[0].Lose--; m.tasks[0].Lose == 0 {
		m.drop()
	}
	m.w.NextStep()
	m.open(AskLose, t.Seat, t.Card, t.Lose)
}

// effect does one effect.
func (m *Match) effect(e *Effect, t *task) {
	if e.Op >= OpLose && e.Op < OpDispel {
		for s := range m.seats() {
			if m.lives(s) && concerns(e.Who, s, t) {
				m.toLeader(e, s, t)
			}
		}
		return
	}
	switch e.Who {
	case Target:
		m.toCard(e, t.Target)
	case Each:
		var list [64]rules.CardID
		hit := list[:0]
		for s := range m.seats() {
			for _, id := range m.board.Zone(ZoneRealm(s)) {
				m.traceEach(e, t, id)
				if m.fits(&e.Each, id, t.Seat) {
					hit = append(hit, id)
				}
			}
		}
		for _, id := range hit {
			m.toCard(e, id)
		}
	}
}

func concerns(w Who, s rules.Seat, t *task) bool {
	switch w {
	case You:
		return s == t.Seat
	case Leader:
		return s == t.Whom
	}
	return s != t.Seat // Opponents
}

// toCard does an effect to a card in play; one that has left is left alone.
func (m *Match) toCard(e *Effect, id rules.CardID) {
	kind := kindOf(m.zone(id))
	switch e.Op {
	case OpDispel:
		if kind == zoneRites {
			m.discard(id)
		}
		return
	case OpDestroy:
		if kind == zoneItems {
			m.discard(id)
			return
		}
	}
	if kind != zoneRealm {
		return
	}
	switch e.Op {
	case OpPM, OpPP:
		at := AttrPM
		if e.Op == OpPP {
			at = AttrPP
		}
		if e.Lasting {
			at += AttrLastPM - AttrPM
		}
		m.w.Add(id, at, int(e.N))
	case OpDestroy:
		m.destroy(id)
	case OpReturn:
		m.strip(id)
		m.w.Move(id, ZoneHand(m.board.Cards[id].Owner))
		m.clear(id)
	case OpBind:
		m.w.Set(id, AttrUsed, 1)
		m.w.Set(id, AttrBound, 1)
	case OpRouse:
		if m.board.Attr(id, AttrBound) > 0 {
			m.w.Note(NoteNothing, rules.Event{Seat: m.controller(id), Card: m.w.Cause})
			return
		}
		m.w.Add(id, AttrUsed, -1)
	case OpWard:
		m.w.Set(id, AttrWard, 1)
	}
}

// toLeader does an effect to a leader.
func (m *Match) toLeader(e *Effect, s rules.Seat, t *task) {
	switch e.Op {
	case OpLose:
		m.push(task{Lose: e.N, Seat: s, Card: t.Card})
	case OpDraw:
		for range e.N {
			m.draw(s)
		}
	case OpDiscard:
		for range e.N {
			hand := m.board.Zone(ZoneHand(s))
			if len(hand) == 0 {
				m.lacks(e.Op, s)
				return
			}
			m.w.Note(NoteLot, rules.Event{Seat: s, Knows: rules.Everyone})
			m.discard(hand[m.rng.IntN(len(hand))])
		}
	case OpRecover:
		for range e.N {
			id := m.board.Top(ZoneLost(s))
			if id == 0 {
				m.lacks(e.Op, s)
				return
			}
			m.w.Move(id, m.back(id, s))
			m.w.Set(id, AttrSpent, 0)
		}
	case OpRaise:
		pile := m.board.Zone(ZoneDiscard(s))
		for i := len(pile) - 1; i >= 0; i-- {
			m.traceEach(e, t, pile[i])
			if m.card(pile[i]).Type == Creature && fits(&m.board, &e.Each, pile[i], s) {
				m.w.Move(pile[i], ZoneHand(s))
				return
			}
		}
		m.lacks(e.Op, s)
	}
}

// lacks says that a leader has none of what an effect would take.
func (m *Match) lacks(op Op, s rules.Seat) {
	m.w.Note(NoteNothing, rules.Event{Seat: s, Card: m.w.Cause, New: int32(op)})
}

// destroy destroys a creature with its items, unless it is protected.
func (m *Match) destroy(id rules.CardID) {
	if !m.inPlay(id) {
		return
	}
	if m.board.Attr(id, AttrWard) > 0 {
		m.w.Note(NoteWard, rules.Event{Seat: m.controller(id), Card: id})
		return
	}
	s := m.controller(id)
	m.w.Note(NoteFall, rules.Event{Seat: s, Card: id})
	m.discard(id)
	m.trigger(OnFall, id, s)
}

// strip discards the items of a creature.
func (m *Match) strip(id rules.CardID) {
	items := m.board.Zone(ZoneItems(m.controller(id)))
	for i := len(items) - 1; i >= 0; i-- {
		if m.board.Attr(items[i], AttrHost) == int16(id) {
			m.discard(items[i])
			items = m.board.Zone(ZoneItems(m.controller(id)))
		}
	}
}

// clear takes all marks from a card that has left play: only then, or who reads of
// it would take the end of a mark for something that is done to the creature.
func (m *Match) clear(id rules.CardID) {
	for a := AttrHost; a <= AttrBound; a++ {
		m.w.Set(id, a, 0)
	}
}

// discard puts a card on its owner's discard; a creature takes its items along.
func (m *Match) discard(id rules.CardID) {
	if m.inPlay(id) {
		m.strip(id)
	}
	m.w.Move(id, ZoneDiscard(m.board.Cards[id].Owner))
	m.clear(id)
}

// ruin discards a province of s, or gives it to whoever gathers provinces this
// turn, drawn among several (W18).
func (m *Match) ruin(s rules.Seat, id rules.CardID) {
	var who [rules.MaxSeats]rules.Seat
	n := 0
	for o := range m.seats() {
		if m.board.Var(VarGather, o) > 0 && m.lives(o) {
			who[n] = o
			n++
		}
	}
	if n == 0 {
		m.w.Set(id, AttrSpent, int16(rules.Bit(m.zone(id) == ZoneAside(s))))
		m.w.Move(id, ZoneLost(s))
		return
	}
	to := who[0]
	chance := rules.SeatSet(0)
	if n > 1 {
		to, chance = who[m.rng.IntN(n)], rules.Everyone
	}
	m.traceGot(to)
	m.w.Note(NoteGot, rules.Event{Seat: to, Card: id, Knows: chance})
	z := m.back(id, to)
	if m.zone(id) == z {
		m.w.Show(id, rules.Everyone) // his own, it never left his hand
		return
	}
	m.w.MoveKnown(id, z, len(m.board.Zone(z)), rules.Everyone)
}

// back returns where a province goes that comes to a leader: to those he can use,
// or aside if it was set aside this turn, by whomever (R11).
func (m *Match) back(id rules.CardID, to rules.Seat) rules.Zone {
	if kindOf(m.zone(id)) == zoneAside || m.board.Attr(id, AttrSpent) > 0 {
		return ZoneAside(to)
	}
	return ZoneProvinces(to)
}
