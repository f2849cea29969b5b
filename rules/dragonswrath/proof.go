package dragonswrath

import "wyrmtable/rules"

// A purse counts the provinces of a leader that can be shown, by colour.
type purse [Magic + 1]int8

func (m *Match) purse(s rules.Seat) purse {
	var p purse
	for _, id := range m.board.Zone(ZoneProvinces(s)) {
		p[m.card(id).Colour]++
	}
	return p
}

// estate is the purse of a leader with the provinces that are set aside, which come back.
func (m *Match) estate(s rules.Seat) purse {
	p := m.purse(s)
	for _, id := range m.board.Zone(ZoneAside(s)) {
		p[m.card(id).Colour]++
	}
	return p
}

// covers reports whether the provinces can stand for the cost.
func (p *purse) covers(c Cost) bool {
	short := int8(0)
	for k := Red; k < colourEnd; k++ {
		short += max(0, c[k]-p[k])
	}
	return short <= p[Magic]
}

// uses reports whether a province of that colour can be among those shown.
func (c *Cost) uses(k Colour) bool { return k == Magic || c[k] > 0 }

// propose begins the draft of a card that must be proved: it fills in the
// province that pays, if any, and others, coloured ones before magic ones and
// known ones before unknown ones (R4). Its leader may exchange them.
func (m *Match) propose(p *pick, s rules.Seat, card, pays rules.CardID) {
	items := p.items()
	var kept [2 * mostItems]rules.CardID
	n := copy(kept[:], items)
	*p = pick{}
	p.Cards[0] = card
	need := m.card(card).Cost
	slots := need.Spheres()
	take := func(id rules.CardID) {
		k := m.card(id).Colour
		if slots == 0 || k != Magic && need[k] == 0 {
			return
		}
		if k != Magic {
			need[k]--
		}
		p.Shown++
		p.Cards[p.Shown] = id
		slots--
	}
	if pays != 0 {
		take(pays)
	}
	for _, pass := range [...]struct{ magic, known bool }{{false, true}, {false, false}, {true, true}, {true, false}} {
		for _, id := range m.board.Zone(ZoneProvinces(s)) {
			known := m.board.Cards[id].Known == rules.Everyone
			if id != pays && (m.card(id).Colour == Magic) == pass.magic && known == pass.known {
				take(id)
			}
		}
	}
	p.N = 1 + p.Shown
	copy(p.Cards[p.N:], kept[:n])
	p.N += int8(n)
}

// listConfirm lists how a draft goes on: another province shown, a step back,
// and that it is so.
func (m *Match) listConfirm(s rules.Seat, p *pick) {
	m.exchanges(s, p, func(id, old rules.CardID) {
		m.offer(rules.Action{Seat: s, Verb: VerbShow, Card: id, Target: old, Whom: rules.Nobody})
	})
	m.legal = append(m.legal, rules.Answer{Action: rules.Do(s, VerbBack), Back: true})
	m.offer(rules.Do(s, VerbDone))
}

// exchanges calls yield with each province that could be shown in the place of
// another one, other than the one to be discarded. Those that look the same to
// everybody are not exchanged.
func (m *Match) exchanges(s rules.Seat, p *pick, yield func(id, old rules.CardID)) {
	if p.Shown == 0 {
		return
	}
	c := m.card(p.Cards[0])
	var spare purse // spheres of a colour for which a magic province stands
	for k := Red; k < colourEnd; k++ {
		spare[k] = c.Cost[k]
	}
	for _, id := range p.shown() {
		spare[m.card(id).Colour]--
	}
	first := 0
	if c.Type != Malefice {
		first = 1
	}
	for _, id := range m.board.Zone(ZoneProvinces(s)) {
		if p.shows(id) {
			continue
		}
		k := m.card(id).Colour
		for _, old := range p.shown()[first:] {
			x, y := &m.board.Cards[id], &m.board.Cards[old]
			fits := k == Magic || spare[k] > 0 || m.card(old).Colour == k
			if fits && (x.Face != y.Face || x.Known != y.Known) {
				yield(id, old)
			}
		}
	}
}

func (p *pick) shows(id rules.CardID) bool {
	for _, x := range p.shown() {
		if x == id {
			return true
		}
	}
	return false
}

// exchange shows a province in the place of another.
func (p *pick) exchange(old, id rules.CardID) {
	for i, x := range p.shown() {
		if x == old {
			p.Cards[1+i] = id
		}
	}
}

// prove shows the provinces that stand for the spheres of a card: before it is
// told of them, so that all read their names.
func (m *Match) prove(s rules.Seat, p *pick) {
	if p.Shown == 0 {
		return
	}
	for _, id := range p.shown() {
		m.w.Show(id, rules.Everyone)
		m.w.Set(id, AttrShown, 1)
	}
	m.traceProof(p)
	m.w.Note(NoteProof, rules.Event{Seat: s, Card: p.Cards[0], New: int32(p.Shown)})
}

// hide ends a proof.
func (m *Match) hide(p *pick) {
	for _, id := range p.shown() {
		m.w.Set(id, AttrShown, 0)
	}
}

// Dooms reports whether an answer takes the last province of whoever gives it,
// so that he is eliminated (W13): what a table warns of. It reads nothing that
// he does not see.
func Dooms(view *rules.Board, k *rules.Ask, a *rules.Answer) bool {
	s := a.Seat
	if view.Count(ZoneProvinces(s))+view.Count(ZoneAside(s)) != 1 || k.Kind != AskMagic && k.Kind != AskBuy {
		return false
	}
	if view.Var(VarGather, s) > 0 && gatherers(view) == 1 {
		return false // it comes back (W18)
	}
	switch a.Verb {
	case VerbGather:
		return true
	case VerbCast, VerbBuy:
		return a.Target != 0
	case VerbDone:
		return k.Num > 0 || k.Kind == AskMagic && len(k.Draft) > 0 && kindOf(view.Cards[k.Draft[0]].Zone) == zoneProvinces
	}
	return false
}

func gatherers(view *rules.Board) int {
	n := 0
	for s := range rules.Seat(view.Layout().Seats) {
		n += int(view.Var(VarGather, s))
	}
	return n
}
