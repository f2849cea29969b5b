package drakerion

import "wyrmtable/rules"

// start pays for an ability and begins to carry it out.
func (m *Match) start(f frame) {
	f.On = true
	if f.Face == 0 {
		f.Face = m.board.Cards[f.Card].Face
	}
	c := &Cards[f.Face]
	k := &c.Abilities[f.Ability].Cost
	m.w.Cause = f.Card
	m.w.Count(VarGold, f.Seat, -int(k.Gold))
	if k.Incline {
		m.w.Set(f.Card, AttrInclined, 1)
	}
	f.Pay = k.Discard
	f.Host = rules.CardID(m.attr(f.Card, AttrHost))
	m.state.Frame = f
	m.traceStart(&f)
	if k.Damage > 0 {
		m.blow(f.Card, f.Card, int(k.Damage)) // what a Shield absorbs of it is paid too (R19)
	}
	if k.Destroy {
		m.leave(f.Card, ZoneDiscard(f.Seat))
	}
	m.w.Cause = 0
}

// carryOn does the next part of the ability that is being carried out.
func (m *Match) carryOn() {
	f := &m.state.Frame
	a := &Cards[f.Face].Abilities[f.Ability]
	switch {
	case f.Pay > 0 && len(m.hand(f.Seat)) > 0:
		m.open(AskDiscard, f.Seat, f.Card, int(f.Pay))
		return
	case int(f.Next) >= len(a.Do):
		m.endFrame()
		return
	}
	m.w.NextStep()
	m.w.Cause = f.Card
	m.looksFor(f)
	before, now, events := m.before(), *f, len(m.w.Events)
	done := m.do(&a.Do[f.Next])
	if done && len(m.w.Events) == events {
		m.idle() // it has met what is so already (R13)
	}
	m.did(&now, before)
	if done {
		f.Next++
		f.Left = 0
	}
	m.w.Cause = 0
}

// endFrame ends an ability: a played Event goes to the discard pile.
func (m *Match) endFrame() {
	f := m.state.Frame
	m.state.Frame = frame{}
	if m.board.Cards[f.Card].Zone == ZonePlay {
		m.w.NextStep()
		m.w.Move(f.Card, ZoneDiscard(f.Seat))
		m.traceSilent(OnEvent, func(_ rules.CardID, s rules.Seat) bool { return s != f.Seat })
		m.fireSeat(OnEvent, f.Seat, 0)
	}
}

// do carries out one effect, or asks what it needs to know first. It reports
// whether the effect is done.
func (m *Match) do(e *Effect) bool {
	f := &m.state.Frame
	n := int(e.N) * times(&m.board, e, f.Seat, f.Card)
	if n == 0 && e.Per.Type != 0 {
		return true // so many times is not at all
	}
	switch e.Op {
	case OpDraw, OpGold, OpLoseGold, OpPrestige:
		for _, s := range [...]rules.Seat{f.Seat, 1 - f.Seat} {
			if e.Who == Both || (e.Who == You) == (s == f.Seat) {
				m.give(e.Op, s, n)
			}
		}
		return true
	case OpDiscard:
		return !m.beginDiscard(e)
	case OpSearch:
		return !m.search(f.Seat)
	case OpDeploy:
		return !m.askHand(AskDeploy)
	case OpReplace:
		return m.object(e) == 0 || !m.askHand(AskReplace)
	case OpCancel:
		m.cancelCombat()
		return true
	case OpReturn, OpRaise:
		return m.fromDiscard(e)
	}
	m.doEach(e, n)
	return true
}

// give does to a player what needs no choice.
func (m *Match) give(op Op, s rules.Seat, n int) {
	switch op {
	case OpDraw:
		m.draw(s, n)
	case OpGold:
		m.w.Count(VarGold, s, n)
	case OpLoseGold:
		m.w.Count(VarGold, s, -n)
	case OpPrestige:
		m.w.Count(VarPrestige, s, n)
	}
}

// beginDiscard asks whoever must discard; it reports whether somebody is asked.
func (m *Match) beginDiscard(e *Effect) bool {
	f := &m.state.Frame
	if f.Left == 0 {
		f.Who = f.Seat
		if e.Who == Opponent {
			f.Who = 1 - f.Seat
		}
		f.Left = int8(min(int(e.N), len(m.hand(f.Who))))
		if f.Left == 0 && e.Who == Both {
			f.Who = 1 - f.Seat
			f.Left = int8(min(int(e.N), len(m.hand(f.Who))))
		}
	}
	if f.Left == 0 {
		m.idle()
		return false
	}
	m.open(AskDiscard, f.Who, f.Card, int(f.Left))
	return true
}

// discardNext goes on after a card was discarded for an effect.
func (m *Match) discardNext() {
	f := &m.state.Frame
	e := &Cards[f.Face].Abilities[f.Ability].Do[f.Next]
	if f.Left == 0 && e.Who == Both && f.Who == f.Seat {
		f.Who = 1 - f.Seat
		f.Left = int8(min(int(e.N), len(m.hand(f.Who))))
	}
	if f.Left == 0 {
		f.Next++
	}
}

// search shows a player his deck and asks for a card of it (Chercher).
func (m *Match) search(s rules.Seat) bool {
	if m.board.Count(ZoneDeck(s)) == 0 {
		m.w.Note(NoteEmpty, rules.Event{Seat: s})
		return false
	}
	for _, id := range m.board.Zone(ZoneDeck(s)) {
		m.w.Show(id, rules.Only(s))
	}
	m.open(AskSearch, s, m.state.Frame.Card, 0)
	return true
}

// askHand asks for a Character of the hand, whatever is in it.
func (m *Match) askHand(kind rules.AskKind) bool {
	f := &m.state.Frame
	if len(m.hand(f.Seat)) == 0 {
		m.idle()
		return false
	}
	m.open(kind, f.Seat, f.Card, 0)
	return true
}

// object returns the one card that an effect is done to, 0 if it is not in play
// any more. A City is in play too, but can only be readied.
func (m *Match) object(e *Effect) rules.CardID {
	f := &m.state.Frame
	id := rules.CardID(0)
	switch e.Who {
	case This:
		id = f.Card
	case Host:
		id = f.Host
	case Target:
		id = f.Target
	case That:
		id = f.That
	case Attacker:
		id = m.attacker()
	case Defender:
		id = m.defender()
	}
	if id == 0 || kindOf(m.board.Cards[id].Zone) < zoneMelee && !(e.Op == OpReady && kindOf(m.board.Cards[id].Zone) == zoneCity) {
		return 0
	}
	return id
}

// fromDiscard takes a card out of a discard pile; it reports whether that is
// done.
func (m *Match) fromDiscard(e *Effect) bool {
	f := &m.state.Frame
	id := f.Target
	if e.Who == This {
		id = f.Card
	}
	owner := m.board.Cards[id].Owner
	switch {
	case m.board.Cards[id].Zone != ZoneDiscard(owner), e.Op == OpRaise && m.barred(owner, m.board.Cards[id].Face):
		m.idle()
		return true
	case e.Op == OpReturn:
		m.w.Move(id, ZoneHand(owner))
		return true
	}
	m.open(AskLine, f.Seat, id, 0)
	return false
}

// doEach does an effect to the card or the cards it is for.
func (m *Match) doEach(e *Effect, n int) {
	f := &m.state.Frame
	if e.Who != Each {
		if id := m.object(e); id != 0 {
			m.doTo(e, id, n)
		} else {
			m.idle()
		}
		return
	}
	m.moved = m.moved[:0]
	zones, count := searched(&e.Filter, f.Seat)
	for _, z := range zones[:count] {
		for _, id := range m.board.Zone(z) {
			if describes(&m.board, &e.Filter, id, f.Seat, f.Card) {
				m.moved = append(m.moved, id)
			}
		}
	}
	if len(m.moved) == 0 {
		m.idle()
	}
	if e.Op == OpDestroy {
		m.bury(m.moved) // at once
		return
	}
	for _, id := range m.moved {
		m.doTo(e, id, n)
	}
}

// doTo does an effect to one card in play.
func (m *Match) doTo(e *Effect, id rules.CardID, n int) {
	if s, ok := e.Op.stat(); ok {
		if e.Span == Combat && !m.fighting() {
			m.idle() // its combat is over already (R18)
			return
		}
		m.w.Add(id, bonusAttrs[s][e.Span-1], n)
		return
	}
	owner := m.board.Cards[id].Owner
	switch e.Op {
	case OpDamage:
		m.blow(m.state.Frame.Card, id, n)
	case OpHeal:
		m.w.Add(id, AttrDamage, -n)
	case OpShield:
		m.w.Add(id, AttrShield, n)
	case OpDestroy:
		one := [1]rules.CardID{id}
		m.bury(one[:])
	case OpDiscardIt:
		m.leave(id, ZoneDiscard(owner))
	case OpBounce:
		m.leave(id, ZoneHand(owner))
	case OpMove:
		m.move(id)
	case OpIncline:
		m.w.Set(id, AttrInclined, 1)
	case OpReady:
		m.w.Set(id, AttrInclined, 0)
	case OpRedirect:
		m.redirect(id)
	}
}

// move takes a Character to the other line of its player (K19).
func (m *Match) move(id rules.CardID) {
	s := seatOf(m.board.Cards[id].Zone)
	to := ZoneMelee(s)
	if m.board.Cards[id].Zone == to {
		to = ZoneSupport(s)
	}
	m.w.Move(id, to)
}

// idle says that an effect finds nothing to do (G2).
func (m *Match) idle() {
	m.w.Note(NoteIdle, rules.Event{Seat: rules.Nobody, Card: m.state.Frame.Card})
}

// rehost gives the Attachments of a Character to the one that replaces it. They
// are discarded where that one may bear none (R20).
func (m *Match) rehost(old, by rules.CardID) {
	if HasWord(&m.board, by, Unattachable) {
		m.strip(old)
		return
	}
	for seat := range rules.Seat(2) {
		for _, at := range m.board.Zone(ZoneAttached(seat)) {
			if m.attr(at, AttrHost) == int16(old) {
				m.w.Set(at, AttrHost, int16(by))
			}
		}
	}
}

// replace puts a Character of the hand into the place of one in play: it keeps
// damage, inclined state, role in the combat and Attachments, unless it may bear
// none, and nobody has lost a Character (K3). A bonus or a Bouclier was given to
// the one who leaves, and goes with him (R26).
func (m *Match) replace(old, by rules.CardID) {
	s := seatOf(m.board.Cards[old].Zone)
	z, place := m.board.Cards[old].Zone, m.board.Place(old)
	m.w.Show(by, rules.Everyone) // before it is named, so that all read its name
	m.w.Note(NoteReplace, rules.Event{Seat: s, Card: old, Other: by})
	m.w.MoveTo(by, z, place)
	for _, a := range [...]rules.Attr{AttrInclined, AttrDamage} {
		m.w.Set(by, a, m.attr(old, a))
	}
	m.rehost(old, by)
	for _, v := range [...]rules.Var{VarAttacker, VarDefender} {
		if m.table(v) == int32(old) {
			m.setTable(v, int32(by))
		}
	}
	m.w.Move(old, ZoneDiscard(m.board.Cards[old].Owner))
	m.clear(old) // only when it is gone, or it would read as if it were healed and readied
	m.arrive(by)
}
