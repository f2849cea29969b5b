package drakerion

import (
	"slices"

	"wyrmtable/rules"
)

// listAnswers writes the open questions with every legal answer. It is the only
// place that says what is legal.
func (m *Match) listAnswers() {
	q := &m.state
	if q.Kind == AskManoeuvre {
		m.listManoeuvres()
		return
	}
	m.legal[0] = m.legal[0][:0]
	s := q.Decider
	m.listFor(q.Kind, s)
	var draft []rules.CardID
	if q.Kind == AskMulligan {
		draft = m.list
	}
	m.asks[0] = rules.Ask{Kind: q.Kind, Decider: s, Subject: s, Source: q.Source, Num: q.Num, Answers: m.legal[0], Draft: draft,
		Public: inTheOpen[q.Kind], PartPublic: partOpen[q.Kind]}
	m.listed = 1
}

// inTheOpen are the kinds of questions about what all see, partOpen those in
// which what all see can do does not depend on hands. (K30)
var (
	inTheOpen = [AskLine + 1]bool{AskFirst: true, AskPlace: true, AskLine: true}
	partOpen  = [AskLine + 1]bool{AskAction: true, AskCombat: true, AskReact: true}
)

// listManoeuvres lists the secret question to both.
func (m *Match) listManoeuvres() {
	m.listed = 0
	for s := range rules.Seat(2) {
		if m.board.Count(ZonePile(s)) == 0 {
			continue
		}
		k := m.listed
		m.legal[k] = m.legal[k][:0]
		ask := rules.Ask{Kind: AskManoeuvre, Mode: rules.Secret, Decider: s, Subject: s}
		if id := m.state.Chosen[s]; id != 0 {
			m.chosen[s][0] = id
			ask.Answered, ask.Draft = true, m.chosen[s][:]
		} else {
			for _, id := range m.board.Zone(ZonePile(s)) {
				m.legal[k] = append(m.legal[k], rules.Answer{Action: rules.Action{
					Seat: s, Verb: VerbChoose, Card: id, Zone: ZoneUnveiled(s), Whom: rules.Nobody}})
			}
		}
		ask.Answers = m.legal[k]
		m.asks[k] = ask
		m.listed++
	}
}

// listFor lists the answers to a question to one seat.
func (m *Match) listFor(kind rules.AskKind, s rules.Seat) {
	source := m.state.Source
	switch kind {
	case AskFirst:
		m.offer(rules.Action{Verb: VerbBegin, Whom: s})
		m.offer(rules.Action{Verb: VerbBegin, Whom: 1 - s})
	case AskPlace:
		for _, id := range m.board.Zone(ZoneReserve(s)) {
			m.offerLines(VerbPlace, id, s, 0)
		}
	case AskMulligan:
		m.listMulligan(s)
	case AskAction:
		m.listActions(s)
	case AskCombat:
		m.listCombat(s)
	case AskReact:
		m.listReactions(s)
	case AskDiscard:
		for _, id := range m.hand(s) {
			m.offer(rules.Action{Verb: VerbChoose, Card: id, Zone: ZoneDiscard(s), Whom: rules.Nobody})
		}
	case AskSearch:
		m.listFrom(m.board.Zone(ZoneDeck(s)), s)
	case AskDeploy, AskReplace:
		m.listFrom(m.hand(s), s)
	case AskLine:
		m.offerLines(VerbPlace, source, s, 0)
	}
}

func (m *Match) offer(a rules.Action) {
	a.Seat = m.state.Decider
	m.legal[0] = append(m.legal[0], rules.Answer{Action: a})
}

func (m *Match) say(v rules.Verb) { m.offer(rules.Do(m.state.Decider, v)) }

// offerLines offers both lines for a Character (K13).
func (m *Match) offerLines(v rules.Verb, id rules.CardID, s rules.Seat, num int16) {
	m.offer(rules.Action{Verb: v, Card: id, Zone: ZoneMelee(s), Whom: rules.Nobody, Num: num})
	m.offer(rules.Action{Verb: v, Card: id, Zone: ZoneSupport(s), Whom: rules.Nobody, Num: num})
}

func (m *Match) listMulligan(s rules.Seat) {
	for _, id := range m.hand(s) {
		if !contains(m.list, id) {
			m.offer(rules.Action{Verb: VerbUnder, Card: id, Zone: ZoneDeck(s), Whom: rules.Nobody})
		}
	}
	if len(m.list) > 0 {
		m.say(VerbUndo)
		m.legal[0][len(m.legal[0])-1].Back = true
	}
	m.say(VerbDone)
}

// listFrom lists the cards that the present effect may take from a place; it may
// always be declined. Of the copies of a card in the deck, which is shuffled
// afterwards, the first stands for all.
func (m *Match) listFrom(from []rules.CardID, s rules.Seat) {
	f := &m.state.Frame
	e := &Cards[f.Face].Abilities[f.Ability].Do[f.Next]
	for i, id := range from {
		face := m.board.Cards[id].Face
		if e.Op == OpSearch && slices.ContainsFunc(from[:i], func(other rules.CardID) bool { return m.board.Cards[other].Face == face }) {
			continue
		}
		if !describes(&m.board, &e.Filter, id, s, f.Card) {
			continue
		}
		switch {
		case e.Op == OpSearch:
			m.offer(rules.Action{Verb: VerbChoose, Card: id, Zone: ZoneHand(s), Whom: rules.Nobody})
		case e.Op == OpReplace:
			if old := m.object(e); old != 0 && (!m.barred(s, face) || m.board.Cards[old].Face == face) {
				m.offer(rules.Action{Verb: VerbChoose, Card: id, Target: old, Whom: rules.Nobody})
			}
		case !m.barred(s, face):
			m.offerLines(VerbPlace, id, s, 0)
		}
	}
	m.say(VerbPass)
}

// listActions lists what may be done in the action phase.
func (m *Match) listActions(s rules.Seat) {
	gold := m.gold(s)
	city := m.board.Top(ZoneCity(s))
	store := city != 0 && m.attr(city, AttrInclined) == 0
	for _, id := range m.hand(s) {
		if int(m.card(id).Cost) <= gold {
			m.listPlay(id, s, gold, OnAction)
		}
		if store {
			m.offer(rules.Action{Verb: VerbStore, Card: id, Zone: ZoneDeck(s), Whom: rules.Nobody})
		}
	}
	m.listAbilities(s, OnAction)
	for _, id := range m.board.Zone(ZoneDiscard(s)) {
		if faceHas[m.board.Cards[id].Face]&(1<<OnGraveAction) != 0 {
			m.listUses(VerbUse, id, s, OnGraveAction, 0)
		}
	}
	m.listAttacks(s)
	m.say(VerbPass)
	if m.table(VarRetreat) == 0 {
		m.offer(rules.Action{Verb: VerbRetreat, Card: m.board.Top(ZoneRetreat(s)), Whom: rules.Nobody})
	}
}

// faceHas says which moments the abilities of each face have.
var faceHas = func() []uint32 {
	out := make([]uint32, len(Cards))
	for i := range Cards {
		for _, a := range Cards[i].Abilities {
			out[i] |= 1 << a.On
		}
	}
	return out
}()

// listPlay lists how a card of the hand that can be paid may be played now.
func (m *Match) listPlay(id rules.CardID, s rules.Seat, gold int, on On) {
	c := m.card(id)
	switch c.Type {
	case Character:
		if !m.barred(s, m.board.Cards[id].Face) {
			m.offerLines(VerbPlay, id, s, 0)
		}
	case Attachment:
		m.listHosts(id)
	case Event:
		if faceHas[m.board.Cards[id].Face]&(1<<on) != 0 {
			m.listUses(VerbPlay, id, s, on, int(c.Cost))
		}
	}
}

// listHosts lists the Characters that may bear an Attachment: any in play but
// those of « Pas d'Attachement » (K25).
func (m *Match) listHosts(id rules.CardID) {
	for z := zoneMelee; z < zoneAttached; z++ {
		for _, h := range m.board.Zone(z) {
			if !HasWord(&m.board, h, Unattachable) {
				m.offer(rules.Action{Verb: VerbPlay, Card: id, Target: h, Whom: rules.Nobody})
			}
		}
	}
}

// abilityZones are the zones of a seat from which abilities are used.
var abilityZones = [...]rules.Zone{zoneMelee, zoneSupport, zoneAttached, zoneCity}

// listAbilities lists the abilities of the cards in play for a moment.
func (m *Match) listAbilities(s rules.Seat, on On) {
	for _, z := range abilityZones {
		for _, id := range m.board.Zone(z + rules.Zone(s)) {
			if faceHas[m.board.Cards[id].Face]&(1<<on) != 0 {
				m.listUses(VerbUse, id, s, on, 0)
			}
		}
	}
}

// listUses lists the abilities of one card for a moment, each with its targets.
// extra is gold that is to be paid besides.
func (m *Match) listUses(v rules.Verb, id rules.CardID, s rules.Seat, on On, extra int) {
	c := m.card(id)
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.On == on && m.payable(a, id, s, extra) && holds(&m.board, &a.If, s, id) {
			m.listTargets(v, id, s, a, int16(i)+1)
		}
	}
}

// payable reports whether a player can pay for an ability of a card, and extra
// gold besides. A cost is paid in full (G2).
func (m *Match) payable(a *Ability, id rules.CardID, s rules.Seat, extra int) bool {
	k := &a.Cost
	if int(k.Gold)+extra > m.gold(s) || k.Incline && m.attr(id, AttrInclined) != 0 {
		return false
	}
	hand := len(m.hand(s))
	if m.board.Cards[id].Zone == ZoneHand(s) {
		hand--
	}
	return int(k.Discard) <= hand
}

// listTargets lists an ability once, or once for each target.
func (m *Match) listTargets(v rules.Verb, id rules.CardID, s rules.Seat, a *Ability, num int16) {
	base := rules.Action{Verb: v, Card: id, Whom: rules.Nobody, Num: num}
	if a.Target.Type == 0 {
		if v == VerbPlay {
			base.Zone = ZonePlay
		}
		m.offer(base)
		return
	}
	m.traceTargets(a, s, id)
	zones, n := searched(&a.Target, s)
	for _, z := range zones[:n] {
		for _, t := range m.board.Zone(z) {
			if m.aims(a, t, s, id) {
				base.Target = t
				m.offer(base)
			}
		}
	}
}

// aims reports whether a card may be the target of an ability.
func (m *Match) aims(a *Ability, t rules.CardID, s rules.Seat, this rules.CardID) bool {
	if !describes(&m.board, &a.Target, t, s, this) {
		return false
	}
	for i := range a.Do {
		e := &a.Do[i]
		if e.Who != Target {
			continue
		}
		switch {
		case e.Op == OpRedirect && (t == m.defender() || seatOf(m.board.Cards[t].Zone) != m.state.Defending),
			e.Op == OpRaise && m.barred(seatOf(m.board.Cards[t].Zone), m.board.Cards[t].Face):
			return false
		}
	}
	return true
}

// hasTarget reports whether an ability has a legal target, or needs none.
func (m *Match) hasTarget(a *Ability, s rules.Seat, this rules.CardID) bool {
	if a.Target.Type == 0 {
		return true
	}
	m.traceTargets(a, s, this)
	zones, n := searched(&a.Target, s)
	for _, z := range zones[:n] {
		for _, t := range m.board.Zone(z) {
			if m.aims(a, t, s, this) {
				return true
			}
		}
	}
	return false
}

// guarded reports whether an Infiltrator in the melee line of a seat keeps those of
// the other out (K17).
func (m *Match) guarded(s rules.Seat) bool {
	return slices.ContainsFunc(m.board.Zone(ZoneMelee(s)), func(id rules.CardID) bool { return HasWord(&m.board, id, Infiltrator) })
}

// listAttacks lists the attacks: from the melee line in melee, at a distance
// from both lines (K14), and past the melee line by Infiltrators (K17).
func (m *Match) listAttacks(s rules.Seat) {
	b := &m.board
	foe := 1 - s
	guarded := m.guarded(foe)
	for _, id := range b.Zone(ZoneMelee(s)) {
		if b.Attr(id, AttrInclined) != 0 {
			continue
		}
		m.offerAttacks(VerbAttack, id, ZoneMelee(foe))
		if !guarded && HasWord(b, id, Infiltrator) {
			m.offerAttacks(VerbAttack, id, ZoneSupport(foe))
		}
		if m.card(id).Stats[Ranged] > 0 && StatOf(b, id, Ranged) > 0 {
			m.offerAttacks(VerbShoot, id, ZoneMelee(foe))
			m.offerAttacks(VerbShoot, id, ZoneSupport(foe))
		}
	}
	for _, id := range b.Zone(ZoneSupport(s)) {
		if b.Attr(id, AttrInclined) == 0 && m.card(id).Stats[Ranged] > 0 && StatOf(b, id, Ranged) > 0 {
			m.offerAttacks(VerbShoot, id, ZoneMelee(foe))
		}
	}
}

func (m *Match) offerAttacks(v rules.Verb, id rules.CardID, at rules.Zone) {
	for _, t := range m.board.Zone(at) {
		m.offer(rules.Action{Verb: v, Card: id, Target: t, Whom: rules.Nobody})
	}
}

// listCombat lists what may be done in the window of a combat.
func (m *Match) listCombat(s rules.Seat) {
	gold := m.gold(s)
	for _, id := range m.hand(s) {
		c := m.card(id)
		if int(c.Cost) <= gold && (c.Type == Event || c.Words&Unpredictable != 0) {
			m.listPlay(id, s, gold, OnCombat)
		}
		if c.Renowned() {
			m.listBoosts(id, s)
		}
	}
	m.listAbilities(s, OnCombat)
	if m.mayIntercept(s) {
		def := m.defender()
		for _, id := range m.board.Zone(m.board.Cards[def].Zone) {
			if id != def && m.attr(id, AttrInclined) == 0 && HasWord(&m.board, id, Interceptor) {
				m.offer(rules.Action{Verb: VerbIntercept, Card: id, Target: def, Whom: rules.Nobody})
			}
		}
	}
	m.say(VerbPass)
}

// mayIntercept reports whether it is the first action of the defender's
// controller (K16).
func (m *Match) mayIntercept(s rules.Seat) bool {
	return s == m.state.Defending && m.table(VarOpening) != 0
}

// listBoosts lists what a second copy of a Renowned Character may be discarded
// for (K20).
func (m *Match) listBoosts(id rules.CardID, s rules.Seat) {
	twin := controls(&m.board, s, m.board.Cards[id].Face)
	if twin == 0 {
		return
	}
	for n := BoostMelee; n <= BoostShield; n++ {
		m.offer(rules.Action{Verb: VerbBoost, Card: id, Target: twin, Whom: rules.Nobody, Num: n})
	}
}

// listReactions lists the abilities of a seat that wait. What is forced has no
// choice in it and has been done before anybody is asked.
func (m *Match) listReactions(s rules.Seat) {
	for i := range m.pending {
		t := &m.pending[i]
		switch {
		case t.Seat != s || m.listedBefore(i):
		case t.Card == 0:
			for _, id := range m.hand(s) {
				if c := m.card(id); c.Type == Event && int(c.Cost) <= m.gold(s) {
					m.listUses(VerbPlay, id, s, OnFall, int(c.Cost))
				}
			}
		case m.usable(t):
			a := &Cards[t.Face].Abilities[t.Ability]
			m.listTargets(VerbUse, t.Card, s, a, int16(t.Ability)+1)
		}
	}
	m.say(VerbPass)
}

// listedBefore reports whether the same ability stands before trigger i.
func (m *Match) listedBefore(i int) bool {
	for j := range i {
		if p, t := &m.pending[j], &m.pending[i]; p.Seat == t.Seat && p.Card == t.Card && p.Ability == t.Ability {
			return true
		}
	}
	return false
}
