package drakerion

import "wyrmtable/rules"

// skip reports that nobody needs to think about answer i of k: an earlier one does the
// same with a like card, a shot of the same Character is no worse than its attack, or an
// Attachment would help an enemy or burden one's own.
func skip(match rules.Match, k *rules.Ask, i int) bool {
	m := match.(*Match)
	a := &k.Answers[i].Action
	switch {
	case a.Verb == VerbAttack && m.shootsAsWell(k, a):
		return true
	case a.Verb == VerbPlay && a.Target != 0 && m.misplaces(a):
		return true
	}
	return k.Kind != AskReact && m.likeEarlier(k, i)
}

// likeEarlier reports whether an answer before i does the same with like cards. Where
// abilities wait, likeness says too little: they may have been set off by different
// cards.
func (m *Match) likeEarlier(k *rules.Ask, i int) bool {
	a := &k.Answers[i].Action
	for j := range i {
		b := &k.Answers[j].Action
		if a.Verb == b.Verb && a.Num == b.Num && a.Zone == b.Zone && a.Whom == b.Whom &&
			m.alike(a.Card, b.Card) && m.alike(a.Target, b.Target) {
			return true
		}
	}
	return false
}

// alike reports whether it makes no difference which of two cards is named: copies in
// one place, and in play in the same state, without Attachments and in no combat.
func (m *Match) alike(a, b rules.CardID) bool {
	if a == b {
		return true
	}
	if a == 0 || b == 0 || m.board.Cards[a] != m.board.Cards[b] {
		return false
	}
	if z := kindOf(m.board.Cards[a].Zone); z != zoneMelee && z != zoneSupport {
		return z != zoneAttached
	}
	for attr := AttrInclined; attr <= AttrTurnRanged; attr++ {
		if m.attr(a, attr) != m.attr(b, attr) {
			return false
		}
	}
	return !m.marked(a) && !m.marked(b)
}

// marked reports whether a Character has a role in the combat or bears an Attachment.
func (m *Match) marked(id rules.CardID) bool {
	if id == m.attacker() || id == m.defender() {
		return true
	}
	for s := range rules.Seat(2) {
		for _, at := range m.board.Zone(ZoneAttached(s)) {
			if m.attr(at, AttrHost) == int16(id) {
				return true
			}
		}
	}
	return false
}

// shootsAsWell reports whether the attacker can shoot at the same Character instead, and
// does as much without a riposte: it fells it as it stands, or its shot is as strong and
// nothing of its side that all or its player can see makes blows stronger.
func (m *Match) shootsAsWell(k *rules.Ask, a *rules.Action) bool {
	shot := *a
	shot.Verb = VerbShoot
	if m.card(a.Card).Stats[Ranged] == 0 || !k.Legal(shot) {
		return false
	}
	n := StatOf(&m.board, a.Card, Ranged)
	return n >= m.left(a.Target) || n >= StatOf(&m.board, a.Card, Melee) && !m.mayStrengthen(a.Card, a.Seat)
}

// mayStrengthen reports whether a seat has something that makes the blow of a Character
// stronger while it attacks.
func (m *Match) mayStrengthen(id rules.CardID, s rules.Seat) bool {
	for _, c := range m.hand(s) {
		face := m.board.Cards[c].Face
		if strengthens[face] != nobody || face == m.board.Cards[id].Face && m.card(id).Renowned() {
			return true
		}
	}
	for _, z := range [...]rules.Zone{ZoneMelee(s), ZoneSupport(s), ZoneAttached(s)} {
		for _, c := range m.board.Zone(z) {
			switch strengthens[m.board.Cards[c].Face] {
			case others:
				return true
			case itself:
				if c == id || m.attr(c, AttrHost) == int16(id) {
					return true
				}
			}
		}
	}
	return false
}

// Whose blow a face can make stronger during a combat.
const (
	nobody = iota
	itself // its own, or that of its host
	others
)

var strengthens = func() []uint8 {
	out := make([]uint8, len(Cards))
	for i := range Cards {
		c := &Cards[i]
		for _, a := range c.Abilities {
			if a.On != OnCombat && a.On != OnAttack && (a.On != OnAlways || c.Words&Unpredictable == 0) {
				continue
			}
			for _, e := range a.Do {
				switch {
				case e.Op != OpMelee || e.N <= 0:
				case e.Who == This || e.Who == Host:
					out[i] = max(out[i], itself)
				default:
					out[i] = others
				}
			}
		}
	}
	return out
}()

// misplaces reports whether an Attachment that is good for its host would be given to an
// enemy, or one that is bad for it to one's own.
func (m *Match) misplaces(a *rules.Action) bool {
	good := hostGains[m.board.Cards[a.Card].Face]
	own := seatOf(m.board.Cards[a.Target].Zone) == a.Seat
	return own && good < 0 || !own && good > 0
}

// hostGains says of Attachments whether they are good for their host (1) or bad (-1); 0
// where it is neither or both.
var hostGains = func() []int8 {
	out := make([]int8, len(Cards))
	for i := range Cards {
		c := &Cards[i]
		if c.Type != Attachment {
			continue
		}
		better, worse := c.Gives != 0, false
		for _, a := range c.Abilities {
			for _, e := range a.Do {
				if e.Who == Host {
					bad := e.Op == OpDamage || e.N < 0
					better, worse = better || !bad, worse || bad
				}
			}
		}
		switch {
		case better && !worse:
			out[i] = 1
		case worse && !better:
			out[i] = -1
		}
	}
	return out
}()
