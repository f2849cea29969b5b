package aestery

import "wyrmtable/rules"

// work does an effect in the scope of its ability and reports whether it is
// done; otherwise a question is open, or the next part waits its turn.
func (m *Match) work(e *Effect, in scope) bool {
	f := &m.state.Frame
	n := m.sight.amount(e, in)
	switch {
	case e.Op == OpXP:
		f.Did = m.experience(in, e, n)
		return true
	case e.Op.toPlayer():
		return m.workPlayers(e, in, n)
	case e.Op == OpFight:
		f.Did = m.fight(in)
		return true
	case e.Who == Each:
		return m.workEach(e, in, n)
	case e.Who == Pick || e.Who == PickTheirs:
		return m.workPick(e, in)
	}
	if id := in.card(e.Who); id > 0 {
		f.Did = m.apply(e, id, in, n)
	}
	return true
}

// workPlayers does an effect to players, one after the other: you first.
func (m *Match) workPlayers(e *Effect, in scope, n int) bool {
	f := &m.state.Frame
	for f.Turn < 2 {
		s, skip := in.you, e.Who == Opponent
		if f.Turn == 1 {
			s, skip = 1-s, e.Who == You
		}
		if skip {
			f.Turn++
			continue
		}
		if !m.toPlayer(e, s, n) {
			return false
		}
		f.Turn++
		f.Mid = false
	}
	return true
}

// toPlayer does an effect to one player; false while he has to choose.
func (m *Match) toPlayer(e *Effect, s rules.Seat, n int) bool {
	f := &m.state.Frame
	switch e.Op {
	case OpDiscard, OpMine:
		return m.fromHand(e, s, n)
	case OpScry:
		return m.scry(s, n)
	case OpSearch:
		return m.search(e, s, n)
	case OpDraw:
		for range n {
			if !m.state.Aborted {
				m.draw(s, true)
			}
		}
		f.Did = n > 0
	case OpMill:
		for range min(n, m.board.Count(ZoneDeck(s))) {
			m.w.Move(m.board.Top(ZoneDeck(s)), ZoneGraveyard(s))
			f.Did = true
		}
	case OpGain:
		m.gain(s, n)
		f.Did = n > 0
	case OpLose:
		m.lose(s, n)
		f.Did = n > 0
	case OpAether:
		m.w.Count(VarAether, s, n)
		f.Did = n > 0
	case OpToken:
		for range n {
			f.Did = m.create(e.Face, s, e.Engaged) || f.Did
		}
	case OpStash:
		if id := m.board.Top(ZoneDeck(s)); id != 0 && m.board.Top(ZoneCachette(s)) == 0 {
			m.hideAway(id, s)
			f.Did = true
		}
	}
	return true
}

// fromHand makes a player discard, or exile for Mines, n cards of his choice;
// all of them without asking when he has no more.
func (m *Match) fromHand(e *Effect, s rules.Seat, n int) bool {
	f := &m.state.Frame
	if !f.Mid {
		f.Mid = true
		f.Left = int16(min(n, len(m.hand(s))))
		f.Did = f.Did || f.Left > 0
		if int(f.Left) == len(m.hand(s)) {
			for ; f.Left > 0; f.Left-- {
				if id := m.hand(s)[0]; e.Op == OpMine {
					m.mineByEffect(id, s)
				} else {
					m.discard(id, true)
				}
			}
		}
	}
	if f.Left == 0 {
		return true
	}
	kind := AskDiscard
	if e.Op == OpMine {
		kind = AskMine
	}
	m.open(kind, s, f.Entry, int(f.Left))
	return false
}

func (m *Match) answerMine(id rules.CardID) {
	m.mineByEffect(id, m.state.Decider)
	m.state.Frame.Left--
}

// mineByEffect is Minez X for one card (E11).
func (m *Match) mineByEffect(id rules.CardID, s rules.Seat) {
	m.exileFromHand(id)
	m.w.Note(NoteMine, rules.Event{Seat: s, Card: id})
	m.create(MineFace, s, true)
	m.hear(OnMine, 0, s, id)
}

// experience puts experience on the hero of the player, or, without one, +1/+1
// markers on the target (E42).
func (m *Match) experience(in scope, e *Effect, n int) bool {
	if hero := m.board.Top(ZoneHero(in.you)); hero != 0 {
		m.w.Add(hero, AttrExperience, n)
		return n > 0
	}
	id := in.card(e.Who)
	if id <= 0 {
		return false
	}
	m.w.Add(id, AttrPlus, n)
	return n > 0
}

// fight lets two fighters deal their Force to one another.
func (m *Match) fight(in scope) bool {
	a, b := in.targets[0], in.targets[1]
	if a <= 0 || b <= 0 {
		return false
	}
	fa, fb := m.sight.Force(a), m.sight.Force(b)
	m.tire(a, fb)
	m.tire(b, fa)
	return fa+fb > 0
}

// workEach does an effect to every card that fits, at once.
func (m *Match) workEach(e *Effect, in scope, n int) bool {
	ids := m.fitting(&e.Filter, in)
	did := false
	switch e.Op {
	case OpDestroy, OpSacrifice, OpExile, OpBounce, OpBury:
		did = m.removeAll(e.Op, ids)
	default:
		for _, id := range ids {
			did = m.apply(e, id, in, n) || did
		}
	}
	m.state.Frame.Did = did
	return true
}

// fitting returns the cards that a filter describes now.
func (m *Match) fitting(f *Filter, in scope) []rules.CardID {
	m.traceFilter(f, in)
	out := m.found[:0]
	from, to := m.sight.places(f, in.you)
	for z := from; z < to; z++ {
		for _, id := range m.board.Zone(z) {
			if m.sight.fits(f, id, in) {
				out = append(out, id)
			}
		}
	}
	m.found = out
	return out
}

// removeAll takes cards away at once: permanents hear each other go.
func (m *Match) removeAll(op Op, ids []rules.CardID) bool {
	mark := len(m.pending)
	gone := ids[:0]
	for _, id := range ids {
		if !m.movable(op, id) {
			continue
		}
		gone = append(gone, id)
		if m.sight.inPlay(id) {
			m.hearLeaving(id, m.destination(op, id))
		}
	}
	for _, id := range gone {
		m.takeAway(op, id, mark)
	}
	return len(gone) > 0
}

// movable reports whether an effect can take a card away, and says so of a
// sleeper that it cannot (E38).
func (m *Match) movable(op Op, id rules.CardID) bool {
	if (op == OpDestroy || op == OpSacrifice) && m.sight.inPlay(id) && m.sight.asleep(id) {
		m.w.Note(NoteAsleep, rules.Event{Seat: rules.Nobody, Card: id})
		return false
	}
	switch op {
	case OpDestroy:
		m.w.Note(NoteDestroy, rules.Event{Seat: rules.Nobody, Card: id})
	case OpSacrifice:
		m.w.Note(NoteSacrifice, rules.Event{Seat: m.sight.controller(id), Card: id})
	}
	return true
}

// destination is where an effect takes a card.
func (m *Match) destination(op Op, id rules.CardID) rules.Zone {
	owner := m.board.Cards[id].Owner
	switch op {
	case OpExile:
		return ZoneExile(owner)
	case OpBounce, OpReturn:
		return ZoneHand(owner)
	case OpBury:
		return ZoneDeck(owner)
	}
	return ZoneGraveyard(owner)
}

func (m *Match) takeAway(op Op, id rules.CardID, mark int) {
	to := m.destination(op, id)
	switch {
	case m.sight.inPlay(id):
		m.leave(id, to, mark)
	case op == OpBury:
		m.unpoint(id, mark)
		m.w.MoveTo(id, to, 0)
	default:
		m.put(id, to)
	}
}

// apply does an effect to one card and reports whether it did anything.
func (m *Match) apply(e *Effect, id rules.CardID, in scope, n int) bool {
	switch e.Op {
	case OpDestroy, OpSacrifice, OpExile, OpBounce, OpBury, OpReturn:
		m.one[0] = id
		return m.removeAll(e.Op, m.one[:])
	case OpCounter:
		if m.zone(id) != ZoneStack {
			return false
		}
		m.w.Note(NoteCounter, rules.Event{Seat: rules.Nobody, Card: id})
		m.put(id, ZoneGraveyard(m.board.Cards[id].Owner))
		return true
	case OpRaise:
		if m.zone(id)&^1 != zoneGraveyard {
			return false
		}
		m.enter(id, in.you, e.Engaged, false)
		return true
	case OpCache:
		if m.board.Top(ZoneCachette(in.you)) != 0 || m.zone(id) != ZoneGraveyard(in.you) {
			return false
		}
		m.hideAway(id, in.you)
		return true
	}
	if !m.sight.inPlay(id) {
		return false
	}
	return m.change(e, id, in, n)
}

// change does an effect that leaves a permanent where it is.
func (m *Match) change(e *Effect, id rules.CardID, in scope, n int) bool {
	switch e.Op {
	case OpDamage:
		m.tire(id, n)
		return n > 0
	case OpSoothe:
		tired := int(m.attr(id, AttrFatigue))
		m.w.Add(id, AttrFatigue, -min(max(n, 0), tired))
		return tired > 0 && n > 0
	case OpBoost:
		times := 1
		if e.Per.Of != NoQuantity {
			times = m.sight.count(&e.Per, in)
		}
		m.w.Add(id, AttrForce, int(e.N)*times)
		m.w.Add(id, AttrDefence, int(e.M)*times)
		return times != 0
	case OpMark:
		m.w.Add(id, AttrPlus, n)
		return n > 0
	case OpGrant:
		m.grant(id, e)
	case OpEngage:
		was := m.attr(id, AttrEngaged)
		m.engage(id, in.you)
		return was == 0
	case OpUntap:
		was := m.attr(id, AttrEngaged)
		m.untap(id)
		return was != 0
	case OpFreeze:
		m.w.Set(id, AttrSkips, 1)
	case OpControl:
		return m.seize(id, in.you, e.Lasting)
	case OpSlumber:
		if n > 0 {
			m.w.Add(id, AttrSlumber, n)
			m.leaveCombat(id) // a sleeper neither attacks nor blocks
		}
		return n > 0
	case OpBrave:
		m.w.Add(id, AttrBravery, n)
	case OpBlood:
		m.giveBlood(id)
	case OpSilence:
		m.w.Set(id, AttrSilenced, 1)
	}
	return true
}

// grant gives a keyword until the end of the turn.
func (m *Match) grant(id rules.CardID, e *Effect) {
	if e.Word == Repeat {
		m.w.Add(id, AttrRepeat, int(e.N))
		return
	}
	m.w.Set(id, AttrGranted, m.attr(id, AttrGranted)|1<<(e.Word-1))
}

// seize gives you control of a permanent, until the end of the turn unless it
// is lasting. A fighter that is only borrowed gains no First Blood (sheet,
// "vous n'êtes que son contrôleur").
func (m *Match) seize(id rules.CardID, you rules.Seat, lasting bool) bool {
	from := m.sight.controller(id)
	if from == you {
		return false
	}
	m.control(id, you)
	switch {
	case lasting:
		m.w.Set(id, AttrLent, 0)
	case m.attr(id, AttrLent) == int16(you)+1:
		m.w.Set(id, AttrLent, 0) // it is back where it belongs
	case m.attr(id, AttrLent) == 0:
		m.w.Set(id, AttrLent, int16(from)+1)
	}
	return true
}
