package drakerion

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Greedy returns the answer of a simple automatic player, and whether anything
// is asked. It tries every answer on a match dealt afresh, so that it knows no
// more than its seat does, lets what it has begun come to an end while everybody
// passes and follows habits, and takes what leaves the best table.
func Greedy(m rules.Match, r *rand.Rand) (rules.Action, bool) {
	g := mind{rng: r}
	return g.given(m.(*Match))
}

// A mind thinks for a player. It may be used again for the next answer, of
// either seat.
type mind struct {
	rng   *rand.Rand
	open  bool   // it plays on a match that was dealt afresh for it
	naive bool   // it is a beginner
	world *Match // the one it thinks in
	trial *Match // a copy to try on
	all   []rules.Answer
	pick  rules.Pick // of the answers tried so far
	event []rules.Event
}

// margin is by how much an action must be better than passing.
const margin = 0.05

// given is the answer to the first question that waits for one.
func (g *mind) given(m *Match) (rules.Action, bool) {
	k := rules.AskOf(m, rules.FirstAsked(m))
	if k == nil {
		return rules.Action{}, false
	}
	for piece := 0; ; piece++ {
		if a, done := g.reply(m, k, piece); done {
			return a, true
		}
	}
}

// reply does a piece of thinking about a question: it returns the best answer so far,
// and whether it is done.
func (g *mind) reply(m *Match, k *rules.Ask, piece int) (rules.Action, bool) {
	if piece == 0 {
		if a, ok := g.offhand(m, k); ok {
			return a, true
		}
		g.consider(m, k)
	}
	g.weigh(&g.all[piece])
	return g.pick.Action, piece+1 == len(g.all)
}

// offhand answers what needs no thought.
func (g *mind) offhand(m *Match, k *rules.Ask) (rules.Action, bool) {
	switch {
	case k.Kind == AskFirst:
		return rules.Action{Seat: k.Decider, Verb: VerbBegin, Whom: k.Decider}, true
	case k.Kind == AskMulligan:
		return m.mulliganHabit(k), true
	case k.Kind == AskManoeuvre:
		return g.manoeuvre(m, k), true
	case k.Kind == AskPlace:
		return m.placeHabit(k), true
	case k.Kind == AskCombat && g.naive:
		return rules.Do(k.Decider, VerbPass), true
	case len(k.Answers) == 1:
		return k.Answers[0].Action, true
	}
	return rules.Action{}, false
}

// mulliganHabit puts back what is dear, as long as the hand has nothing cheap to
// begin with.
func (m *Match) mulliganHabit(k *rules.Ask) rules.Action {
	for i := range k.Answers {
		if a := &k.Answers[i]; a.Verb == VerbUnder && m.card(a.Card).Cost > 4 {
			return a.Action
		}
	}
	return rules.Do(k.Decider, VerbDone)
}

// placeHabit puts archers behind and everybody else in front.
func (m *Match) placeHabit(k *rules.Ask) rules.Action {
	for i := range k.Answers {
		a := &k.Answers[i]
		c := m.card(a.Card)
		if behind := c.Stats[Ranged] > c.Stats[Melee]; behind == (kindOf(a.Zone) == zoneSupport) {
			return a.Action
		}
	}
	return k.Answers[0].Action
}

// manoeuvre chooses by what a Manœuvre gives, and by whim.
func (g *mind) manoeuvre(m *Match, k *rules.Ask) rules.Action {
	best, most := k.Answers[0].Action, -1.0
	for i := range k.Answers {
		c := m.card(k.Answers[i].Card)
		v := float64(c.Gold) + 1.6*float64(c.Draw) + 2*g.rng.Float64()
		if len(c.Abilities) > 0 {
			v++
		}
		if v > most {
			best, most = k.Answers[i].Action, v
		}
	}
	return best
}

// consider lists what is to be weighed, in a world that may be known.
func (g *mind) consider(m *Match, k *rules.Ask) {
	g.world = m
	if !g.open {
		g.world = m.RedealInto(nil, k.Decider, g.rng).(*Match)
	}
	g.world.Asks()
	g.all, g.pick = g.all[:0], rules.Pick{}
	for i := range k.Answers {
		if !skip(g.world, k, i) {
			g.all = append(g.all, k.Answers[i])
		}
	}
}

// weigh tries an answer: the one that leaves the best table is to be given. Passing is
// preferred where nothing is clearly better.
func (g *mind) weigh(a *rules.Answer) {
	if a.Verb == VerbRetreat {
		return
	}
	g.trial = g.world.CloneInto(asMatch(g.trial)).(*Match)
	var err error
	if g.event, err = g.trial.Apply(a.Action, g.event[:0]); err != nil {
		return
	}
	g.settle(g.trial)
	v := g.regard(g.trial, a.Seat) + 0.01*g.rng.Float64()
	if a.Verb == VerbPass {
		v += margin
	}
	g.pick.Try(a.Action, v, g.rng)
}

// regard is how good the table looks to it. A beginner sees its own side.
func (g *mind) regard(m *Match, seat rules.Seat) float64 {
	v := m.prospect(seat)
	if g.naive && !m.over {
		v += 0.4 * m.standing(1-seat)
	}
	return v
}

// asMatch keeps a missing match from becoming an interface that holds nothing.
func asMatch(m *Match) rules.Match {
	if m == nil {
		return nil
	}
	return m
}

// settle follows what was begun, by habit, until somebody has a free action.
func (g *mind) settle(m *Match) {
	for range 80 {
		if m.over || !m.state.Open || m.state.Kind == AskAction || m.state.Kind == AskManoeuvre {
			return
		}
		a := m.habit()
		var err error
		if g.event, err = m.Apply(a, g.event[:0]); err != nil {
			return
		}
	}
}

// habit answers a small question without a thought: pass in combats but where an
// Interceptor wins, use what was set off, take the first card that may be had, discard the cheapest.
func (m *Match) habit() rules.Action {
	k := &m.Asks()[0]
	switch k.Kind {
	case AskCombat:
		return m.interceptHabit(k)
	case AskReplace:
		return rules.Do(k.Decider, VerbPass)
	case AskFirst:
		return k.Answers[0].Action
	case AskPlace:
		return m.placeHabit(k)
	case AskMulligan:
		return rules.Do(k.Decider, VerbDone)
	case AskDiscard:
		best := k.Answers[0].Action
		for i := range k.Answers {
			if m.card(k.Answers[i].Card).Cost < m.card(best.Card).Cost {
				best = k.Answers[i].Action
			}
		}
		return best
	}
	return k.Answers[0].Action
}

// interceptHabit passes, unless an Interceptor survives the blow and fells the attacker,
// whom the defender would not: who thinks of attacks is to see that.
func (m *Match) interceptHabit(k *rules.Ask) rules.Action {
	b := &m.board
	attacker := m.attacker()
	life, blow := m.left(attacker), StatOf(b, attacker, Melee)
	if m.mayIntercept(k.Decider) && m.table(VarShot) == 0 && StatOf(b, m.defender(), Riposte) < life {
		for i := range k.Answers {
			a := &k.Answers[i]
			if a.Verb == VerbIntercept && StatOf(b, a.Card, Riposte) >= life && m.left(a.Card) > blow {
				return a.Action
			}
		}
	}
	return rules.Do(k.Decider, VerbPass)
}

// left is how much damage fells a Character.
func (m *Match) left(id rules.CardID) int {
	return StatOf(&m.board, id, Life) - int(m.attr(id, AttrDamage)) + int(m.attr(id, AttrShield))
}

// prospect is how good the table looks for a seat.
func (m *Match) prospect(seat rules.Seat) float64 {
	if m.over {
		return 1000 * float64(m.end.For(seat))
	}
	return m.standing(seat) - m.standing(1-seat)
}

// standing is what a player's side is worth.
func (m *Match) standing(s rules.Seat) float64 {
	b := &m.board
	v := 1.6*float64(b.Var(VarPrestige, s)) + 0.35*float64(b.Var(VarGold, s)) + 0.9*float64(len(m.hand(s)))
	for _, z := range [...]rules.Zone{ZoneMelee(s), ZoneSupport(s)} {
		for _, id := range b.Zone(z) {
			v += m.worth(id)
		}
	}
	for _, id := range b.Zone(ZoneAttached(s)) {
		v += 0.4 * float64(1+m.card(id).Cost)
	}
	return v + 0.8*float64(m.archersBehind(s)) - m.danger(s)
}

// danger is what it costs to have few Characters in play: without one the match is lost.
func (m *Match) danger(s rules.Seat) float64 {
	n := m.board.Count(ZoneMelee(s)) + m.board.Count(ZoneSupport(s))
	return 16 / float64(n*n+1)
}

// archersBehind counts those who shoot as well as they strike and stand in the line of
// support, behind others whom blows must meet first.
func (m *Match) archersBehind(s rules.Seat) (n int) {
	if m.board.Count(ZoneMelee(s)) < 2 {
		return 0
	}
	for _, id := range m.board.Zone(ZoneSupport(s)) {
		if shot := StatOf(&m.board, id, Ranged); shot > 0 && shot >= StatOf(&m.board, id, Melee) {
			n++
		}
	}
	return n
}

// worth is what a Character in play is worth to its side: nearly dead, or
// inclined, it is worth less.
func (m *Match) worth(id rules.CardID) float64 {
	b := &m.board
	c := m.card(id)
	melee, shot := float64(StatOf(b, id, Melee)), float64(StatOf(b, id, Ranged))
	if b.Cards[id].Zone == ZoneSupport(seatOf(b.Cards[id].Zone)) {
		melee *= 0.4
	}
	hit := max(melee, 1.15*shot) + 0.25*min(melee, shot)
	if b.Attr(id, AttrInclined) != 0 {
		hit *= 0.85
	}
	left := float64(StatOf(b, id, Life)) - float64(b.Attr(id, AttrDamage))
	v := 1 + hit + 0.7*float64(StatOf(b, id, Riposte)) + 0.75*left + 0.3*float64(len(c.Abilities))
	if c.Words&(Interceptor|Infiltrator) != 0 {
		v += 0.5
	}
	return v + 0.8*float64(c.Prestige)*min(left/3, 1)
}
