package aestery

import "wyrmtable/rules"

// row returns where a permanent lies when s controls it.
func row(c *Card, s rules.Seat) rules.Zone {
	switch {
	case c.Is(Fighter):
		return ZoneFighters(s)
	case c.Is(Story):
		return ZoneStories(s)
	}
	return ZoneMines(s)
}

// enter puts a card onto the battlefield under the control of s: with the
// markers of its keywords, and engaged if it dives.
func (m *Match) enter(id rules.CardID, s rules.Seat, engaged, cached bool) {
	m.unpoint(id, len(m.pending))
	m.w.Move(id, row(m.card(id), s))
	m.strip(id)
	m.settleIn(id, engaged, cached)
}

// settleIn gives a permanent that has just come into play its markers, and lets
// arrivals be heard.
func (m *Match) settleIn(id rules.CardID, engaged, cached bool) {
	if cached {
		m.w.Set(id, AttrCached, 1)
	}
	m.changed(id)
	s := &m.sight
	m.w.Set(id, AttrBravery, int16(s.Word(id, Bravery)))
	m.w.Set(id, AttrSlumber, int16(s.Word(id, Slumber)))
	m.w.Set(id, AttrThirst, int16(s.Word(id, Bloodthirst)))
	if engaged || s.Word(id, Dive) > 0 || s.Word(id, Marvel) > 0 {
		m.w.Set(id, AttrEngaged, 1)
	}
	m.hear(OnArrival, id, s.controller(id), id)
	if s.Word(id, Efficiency) > 0 {
		m.queue(trigger{Seat: s.controller(id), Face: m.board.Cards[id].Face, Ability: EntryEfficiency, Source: id, That: id})
	}
}

// changed takes note that a card came into play, left it or changed sides.
func (m *Match) changed(id rules.CardID) {
	if t := m.trait(id); t.has(OnAlways) || t.each != 0 {
		m.refresh()
	}
}

// refresh finds anew what holds always and who listens.
func (m *Match) refresh() {
	m.sight.refresh()
	m.ears = 0
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, id := range m.board.Zone(z) {
			m.ears |= m.trait(id).each
		}
	}
}

// strip takes everything off a card that has left where it was.
func (m *Match) strip(id rules.CardID) {
	for a := rules.Attr(0); a < attrEnd; a++ {
		if m.board.Attr(id, a) != 0 {
			m.w.Set(id, a, 0)
		}
	}
}

// unpoint lets go of a card that changes its place: whoever was aimed at it has
// lost his target (E44). Triggers from number mark on were set off by this very
// change and keep it.
func (m *Match) unpoint(id rules.CardID, mark int) {
	for _, e := range m.board.Zone(ZoneStack) {
		if e == id {
			continue
		}
		for _, a := range [...]rules.Attr{AttrTarget, AttrSecond, AttrThat} {
			if m.attr(e, a) == int16(id) {
				m.w.Set(e, a, -1)
			}
		}
		if m.attr(e, AttrSource) == int16(id) {
			m.w.Set(e, AttrSource, 0)
		}
	}
	f := &m.state.Frame
	if f.On {
		for i := range f.In.targets {
			if f.In.targets[i] == id {
				f.In.targets[i], f.Gone.Targets[i] = -1, m.sight.remember(id)
			}
		}
		if f.In.this == id {
			f.In.this, f.Gone.This = 0, m.sight.remember(id)
		}
		if f.In.that == id {
			f.In.that, f.Gone.That = 0, m.sight.remember(id)
		}
	}
	m.letGo(id, m.pending[:mark])
}

// depart takes a permanent from the battlefield to a zone of its owner.
func (m *Match) depart(id rules.CardID, to rules.Zone) {
	mark := len(m.pending)
	m.hearLeaving(id, to)
	m.leave(id, to, mark)
}

// hearLeaving lets departures and deaths be heard, before the card is gone. A
// flashed fighter goes to exile, and its own texts are silent (E19).
func (m *Match) hearLeaving(id rules.CardID, to rules.Zone) {
	s := m.sight.controller(id)
	if to&^1 == zoneGraveyard && m.attr(id, AttrFlashed) == 0 {
		m.hear(OnDeath, id, s, id)
	}
	m.hear(OnDeparture, id, s, id)
}

// leave takes a permanent away whose departure has been heard. A token ceases
// to exist; a flashed fighter is exiled (E19).
func (m *Match) leave(id rules.CardID, to rules.Zone, mark int) {
	owner, face := m.board.Cards[id].Owner, m.board.Cards[id].Face
	if m.attr(id, AttrFlashed) != 0 {
		to = ZoneExile(owner)
	}
	m.unpoint(id, mark)
	if m.attr(id, AttrAttacking) != 0 {
		m.freeBlockers(id)
	}
	switch {
	case Cards[face].Is(Token):
		m.letGo(id, m.pending[mark:]) // nothing is left of it to point at
		m.w.Move(id, rules.Nowhere)
	case to == ZoneDeck(owner):
		m.w.MoveTo(id, to, 0)
	default:
		m.w.Move(id, to)
	}
	m.strip(id)
	if t := &traits[face]; t.has(OnAlways) || t.each != 0 {
		m.refresh()
	}
}

// letGo makes triggers forget a card.
func (m *Match) letGo(id rules.CardID, triggers []trigger) {
	for i := range triggers {
		t := &triggers[i]
		if t.Source == id {
			t.Source = 0
		}
		if t.That == id {
			t.That = 0
		}
	}
}

// freeBlockers lets the blockers of an attacker that leaves stand idle.
func (m *Match) freeBlockers(attacker rules.CardID) {
	for _, b := range m.board.Zone(ZoneFighters(1 - m.active())) {
		if m.attr(b, AttrBlocking) == int16(attacker) {
			m.w.Set(b, AttrBlocking, 0)
			m.w.Set(b, AttrRank, 0)
		}
	}
}

// put moves a card that is no permanent to another zone: everything on it goes.
func (m *Match) put(id rules.CardID, to rules.Zone) {
	m.unpoint(id, len(m.pending))
	m.w.Move(id, to)
	m.strip(id)
}

// draw gives seat the top card of his deck. Whoever cannot draw has lost.
func (m *Match) draw(s rules.Seat, byEffect bool) {
	id := m.board.Top(ZoneDeck(s))
	if id == 0 {
		m.w.Note(NoteEmpty, rules.Event{Seat: s})
		m.state.Aborted, m.state.Loser = true, s
		return
	}
	m.w.Move(id, ZoneHand(s))
	if byEffect {
		m.hear(OnDraw, 0, s, 0)
	}
}

// discard puts a card of a hand into the graveyard.
func (m *Match) discard(id rules.CardID, heard bool) {
	s := rules.Seat(m.zone(id) & 1)
	m.put(id, ZoneGraveyard(s))
	if heard {
		m.hear(OnDiscard, 0, s, id)
	}
}

// exileFromHand exiles a card of a hand, which sets off its Support (E37).
func (m *Match) exileFromHand(id rules.CardID) {
	s := rules.Seat(m.zone(id) & 1)
	m.put(id, ZoneExile(s))
	if m.card(id).Words[Support] > 0 {
		m.queue(trigger{Seat: s, Face: m.board.Cards[id].Face, Ability: EntrySupport, Source: id, That: 0})
	}
}

// firstEntry returns the first slot of the abilities on the stack; they follow
// the decks.
func (m *Match) firstEntry() int { return m.board.Layout().Cards - 2*tokenSlots - entrySlots + 1 }

// firstToken returns the first slot of the tokens, which belong to the players
// in turn.
func (m *Match) firstToken() int { return m.board.Layout().Cards - 2*tokenSlots + 1 }

// create brings a token into play; nothing when seat has too many.
func (m *Match) create(f rules.Face, s rules.Seat, engaged bool) bool {
	from := m.firstToken()
	for id := rules.CardID(from); int(id) < from+2*tokenSlots; id++ {
		if c := &m.board.Cards[id]; c.Zone == rules.Nowhere && c.Owner == s {
			m.w.Enter(id, f, row(&Cards[f], s))
			m.settleIn(id, engaged, false)
			return true
		}
	}
	m.w.Note(NoteNoRoom, rules.Event{Seat: s})
	return false
}

// entry returns a slot for an ability on the stack, or 0 when all are taken.
func (m *Match) entry() rules.CardID {
	from := m.firstEntry()
	for id := from; id < from+entrySlots; id++ {
		if m.board.Cards[id].Zone == rules.Nowhere {
			return rules.CardID(id)
		}
	}
	return 0
}

// engage engages a permanent, which may give it the First Blood. by is who does
// it: by an attack, for a price, or as whose effect it is.
func (m *Match) engage(id rules.CardID, by rules.Seat) {
	if m.attr(id, AttrEngaged) != 0 {
		return
	}
	m.w.Set(id, AttrEngaged, 1)
	m.bleed(id, by)
	m.hear(OnEngage, id, m.sight.controller(id), id)
}

// bleed gives a permanent the First Blood if it has not seen an upkeep under
// its owner's control and its owner engages it (E12, E13, R16). Folie prevents it
// (E14), and another's permanent does not gain it.
func (m *Match) bleed(id rules.CardID, by rules.Seat) {
	owner := m.board.Cards[id].Owner
	if m.attr(id, AttrSettled) == 0 && owner == by && owner == m.sight.controller(id) {
		m.giveBlood(id)
	}
}

func (m *Match) giveBlood(id rules.CardID) {
	if m.attr(id, AttrBlood) != 0 || m.sight.Word(id, Madness) > 0 || m.warlike && !m.card(id).Is(Fighter) {
		return
	}
	m.w.Note(NoteBlood, rules.Event{Seat: rules.Nobody, Card: id})
	m.w.Set(id, AttrBlood, 1)
	m.hear(OnBlood, id, m.sight.controller(id), id)
}

// untap disengages a permanent.
func (m *Match) untap(id rules.CardID) {
	if m.attr(id, AttrEngaged) == 0 {
		return
	}
	m.w.Set(id, AttrEngaged, 0)
	s := m.sight.controller(id)
	m.hear(OnUntap, id, s, id)
	if m.sight.Word(id, Marvel) > 0 && m.attr(id, AttrUsed)&usedMarvel == 0 {
		m.w.Set(id, AttrUsed, m.attr(id, AttrUsed)|usedMarvel)
		m.queue(trigger{Seat: s, Face: m.board.Cards[id].Face, Ability: EntryMarvel, Source: id, That: id})
	}
}

// usedMarvel is the bit of AttrUsed that Plongée merveilleuse has been set off.
const usedMarvel = 1 << 10

// tire puts Fatigue markers on a fighter.
func (m *Match) tire(id rules.CardID, n int) {
	if n <= 0 {
		return
	}
	m.w.Add(id, AttrFatigue, n)
	if m.sight.Remaining(id) > 0 {
		m.hear(OnFatigue, id, m.sight.controller(id), id)
	}
}

// gain gives a player life.
func (m *Match) gain(s rules.Seat, n int) {
	if n > 0 {
		m.w.Count(VarLife, s, n)
		m.hear(OnGainLife, 0, s, 0)
	}
}

// lose takes life from a player.
func (m *Match) lose(s rules.Seat, n int) {
	if n > 0 {
		m.w.Count(VarLife, s, -n)
	}
}
