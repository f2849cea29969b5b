package aestery

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Greedy returns the answer of a simple automatic player, and whether anything
// is asked. It tries every answer on a match dealt afresh, so that it knows no
// more than its seat does, lets what it has begun resolve while everybody
// passes and follows habits, and takes what leaves the best table.
func Greedy(m rules.Match, r *rand.Rand) (rules.Action, bool) {
	asks := m.Asks()
	if len(asks) == 0 {
		return rules.Action{}, false
	}
	g := mind{rng: r}
	return g.given(m.(*Match)), true
}

// given is the answer to the open question.
func (g *mind) given(m *Match) rules.Action {
	for piece := 0; ; piece++ {
		if a, done := g.answer(m, piece); done {
			return a
		}
	}
}

// A mind thinks for a player. It may be used again for the next answer, of
// either seat.
type mind struct {
	rng   *rand.Rand
	open  bool   // it plays on a match that was dealt afresh for it
	naive bool   // it is a beginner
	wary  bool   // it is attacked: a beginner then looks at both sides too
	world *Match // the one it thinks in
	trial *Match // a copy to try on
	all   []idea
	pick  rules.Pick // of the ideas tried so far
	event []rules.Event
}

// An idea is an answer worth a thought; to attack with one more, or with all that can.
type idea struct {
	rules.Action
	all bool
}

// margin is by how much an action must be better than passing.
const margin = 0.05

// answer does a piece of thinking about the open question: it returns the best answer so
// far, and whether it is done.
func (g *mind) answer(m *Match, piece int) (rules.Action, bool) {
	k := &m.Asks()[0]
	if piece == 0 {
		g.wary = k.Kind == AskBlock
		if a, ok := g.offhand(m, k); ok {
			return a, true
		}
		g.consider(m, k)
	}
	if len(g.all) == 0 {
		return rules.Do(k.Decider, VerbPass), true
	}
	g.weigh(&g.all[piece])
	return g.pick.Action, piece+1 == len(g.all)
}

// offhand answers what needs no thought.
func (g *mind) offhand(m *Match, k *rules.Ask) (rules.Action, bool) {
	drafting := m.state.Draft.Doing != idle
	switch {
	case k.Kind == AskStart:
		return rules.Action{Seat: k.Decider, Verb: VerbBegin, Whom: k.Decider}, true
	case k.Kind == AskMulligan:
		return g.mulligan(m, k), true
	case k.Kind == AskWindow && !drafting && (g.naive || !m.tense(k.Decider)), k.Kind == AskRespond && !drafting && g.naive:
		return rules.Do(k.Decider, VerbPass), true
	case k.Kind == AskScry || k.Kind == AskPitch || k.Kind == AskTriggers || k.Kind == AskLimit || k.Kind == AskMine || k.Kind == AskDiscard:
		return m.habit(), true
	case drafting && offers(k, VerbConfirm):
		return rules.Do(k.Decider, VerbConfirm), true
	}
	return rules.Action{}, false
}

// tense reports whether a window is worth a thought: in combat, and at the end
// of the opponent's turn.
func (m *Match) tense(s rules.Seat) bool {
	p := m.phase()
	return p >= PhaseAttack && p <= PhaseDamage || p == PhaseEnd && s != m.active()
}

func offers(k *rules.Ask, v rules.Verb) bool {
	for i := range k.Answers {
		if k.Answers[i].Verb == v {
			return true
		}
	}
	return false
}

// mulligan keeps a hand in which something can be cast soon.
func (g *mind) mulligan(m *Match, k *rules.Ask) rules.Action {
	cheap := 0
	for _, id := range m.hand(k.Decider) {
		if m.card(id).Cost <= 3 {
			cheap++
		}
	}
	if cheap < 2 {
		return rules.Do(k.Decider, VerbMulligan)
	}
	return rules.Do(k.Decider, VerbKeep)
}

// consider lists what is to be weighed, in a world that may be known.
func (g *mind) consider(m *Match, k *rules.Ask) {
	g.world = m
	if !g.open {
		g.world = m.RedealInto(nil, k.Decider, g.rng).(*Match)
	}
	g.all, g.pick = g.all[:0], rules.Pick{}
	for i := range k.Answers {
		a := k.Answers[i].Action
		switch {
		case k.Answers[i].Back || a.Verb == VerbTap && k.Kind != AskAttack || a.Verb == VerbCancel,
			g.naive && a.Verb == VerbCombat: // a beginner does not think of another combat
		case a.Verb == VerbAttack:
			g.all = append(g.all, idea{a, false}, idea{a, true})
		default:
			g.all = append(g.all, idea{a, false})
		}
	}
}

// weigh tries an idea: the one that leaves the best table is to be given.
func (g *mind) weigh(a *idea) {
	v := 0.0
	switch a.Verb {
	case VerbPass:
		v = g.after(g.world, a.Action) + margin
	case VerbAttack:
		v = g.afterAttack(g.world, a.Action, a.all)
	default:
		v = g.after(g.world, a.Action)
	}
	g.pick.Try(a.Action, v, g.rng)
}

// after returns what the table is worth after an answer.
func (g *mind) after(world *Match, a rules.Action) float64 {
	if a.Verb == VerbPass && world.board.Top(ZoneStack) == 0 && !world.inCombat() {
		return g.regard(world, a.Seat) // nothing happens, or combat begins, which is asked about then
	}
	g.begin(world, a)
	return g.settle(a.Seat)
}

// afterAttack returns what the table is worth if one more attacker joins those
// of the draft, or all that can.
func (g *mind) afterAttack(world *Match, a rules.Action, all bool) float64 {
	g.begin(world, a)
	for all && g.trial.state.Open && g.trial.state.Kind == AskAttack {
		asks := g.trial.Asks()
		if !offers(&asks[0], VerbAttack) {
			break
		}
		g.apply(asks[0].Answers[0].Action)
	}
	if g.trial.state.Open && g.trial.state.Kind == AskAttack {
		g.apply(rules.Do(a.Seat, VerbConfirm))
	}
	return g.settle(a.Seat)
}

// begin makes the trial a copy of the world with an answer done.
func (g *mind) begin(world *Match, a rules.Action) {
	if g.trial == nil {
		g.trial = new(Match)
	}
	world.CloneInto(g.trial)
	g.apply(a)
}

func (g *mind) apply(a rules.Action) {
	g.event, _ = g.trial.Apply(a, g.event[:0])
}

// maxSettle bounds how many answers of habit follow a trial.
const maxSettle = 80

// settle lets the trial go on by habit until the stack is empty and no combat
// is under way, and returns what it is worth then.
func (g *mind) settle(me rules.Seat) float64 {
	t := g.trial
	for range maxSettle {
		if t.over || !t.state.Open || t.quiet() {
			break
		}
		g.apply(t.habit())
	}
	return g.regard(t, me)
}

// regard is how good the table looks to it. A beginner sees its own side and the life of
// the other, but when it blocks: one who does not see what is coming there plays nonsense.
func (g *mind) regard(m *Match, me rules.Seat) float64 {
	v := m.prospect(me)
	if g.naive && !g.wary && !m.over {
		v += 0.7 * (m.holdings(1-me) - m.vigour(1-me))
	}
	return v
}

// quiet reports whether nothing is under way.
func (m *Match) quiet() bool {
	switch m.state.Kind {
	case AskMain, AskWindow:
		return m.state.Draft.Doing == idle && !m.inCombat() && m.table(VarExtra) == 0
	}
	return false
}

// inCombat reports whether a combat has attackers, or begins.
func (m *Match) inCombat() bool {
	p := m.phase()
	return p >= PhaseAttack && p <= PhaseDamage
}

// habit is what everybody does in trials, and the mind itself where a thought
// would not pay.
func (m *Match) habit() rules.Action {
	k := &m.Asks()[0]
	s := k.Decider
	switch k.Kind {
	case AskMain, AskRespond, AskWindow:
		switch {
		case m.state.Draft.Doing == idle:
			return rules.Do(s, VerbPass)
		case offers(k, VerbConfirm):
			return rules.Do(s, VerbConfirm)
		}
		d := &m.state.Draft
		return m.habitTarget(k, ability(m.board.Cards[d.Card].Face, d.Ability))
	case AskTarget:
		return m.habitTarget(k, ability(m.board.Cards[k.Source].Face, m.attr(k.Source, AttrAbility)))
	case AskAttack:
		return k.Answers[0].Action // the next attacker, or to confirm
	case AskBlock:
		return m.habitBlock(k)
	case AskDiscard, AskMine, AskLimit:
		return m.least(k)
	case AskScry:
		return m.habitScry(k)
	case AskPick:
		return m.habitPick(k)
	}
	return k.Answers[0].Action
}

// habitTarget takes the best target: what is dear to the opponent for what
// hurts, one's own best for the rest.
func (m *Match) habitTarget(k *rules.Ask, a *Ability) rules.Action {
	best, most := k.Answers[0].Action, -1e9
	hurts := a != nil && hurts(a)
	for i := range k.Answers {
		t := k.Answers[i]
		if t.Back {
			continue
		}
		v := -0.5
		if t.Verb == VerbTarget || t.Verb == VerbChoose || t.Verb == VerbDiscard {
			v = m.regard(t.Target, k.Decider, hurts)
		}
		if v > most {
			best, most = t.Action, v
		}
	}
	return best
}

// regard is how much a player likes a card to be aimed at.
func (m *Match) regard(id rules.CardID, s rules.Seat, hurts bool) float64 {
	if id == 0 {
		return 0
	}
	v := cardWorth(m.card(id))
	if m.sight.inPlay(id) {
		v = m.worthOf(id)
	}
	if (m.sight.controller(id) == s) == hurts {
		return -v
	}
	return v
}

// hurts reports whether one wants the target of an ability to be the
// opponent's.
func hurts(a *Ability) bool {
	for i := range a.Do {
		e := &a.Do[i]
		if e.Who != Target && e.Who != Pick {
			continue
		}
		switch e.Op {
		case OpDamage, OpDestroy, OpExile, OpBounce, OpBury, OpEngage, OpFreeze, OpControl, OpSlumber, OpBlood, OpSilence, OpCounter:
			return true
		case OpSacrifice:
			return e.Who == Target
		case OpBoost:
			return e.N < 0 || e.M < 0
		}
	}
	return false
}

func (m *Match) habitPick(k *rules.Ask) rules.Action {
	if m.state.Frame.Ability == EntryEfficiency {
		return m.readiest(k)
	}
	e := &m.running().Do[m.state.Frame.PC]
	hurts := e.Op == OpSacrifice || e.Op == OpBounce || e.Op == OpDestroy
	best, most := k.Answers[0].Action, -1e9
	for i := range k.Answers {
		v := m.regard(k.Answers[i].Card, k.Decider, false)
		if hurts {
			v = -v
		}
		if v > most {
			best, most = k.Answers[i].Action, v
		}
	}
	return best
}

// readiest takes a Mine that can be engaged again for nothing, if there is one.
func (m *Match) readiest(k *rules.Ask) rules.Action {
	for i := range k.Answers {
		if id := k.Answers[i].Card; id != 0 && m.harmless(id) {
			return k.Answers[i].Action
		}
	}
	return k.Answers[0].Action
}

// least gives away the card that is worth least.
func (m *Match) least(k *rules.Ask) rules.Action {
	best, low := k.Answers[0].Action, 1e9
	for i := range k.Answers {
		if v := cardWorth(m.card(k.Answers[i].Card)); v < low {
			best, low = k.Answers[i].Action, v
		}
	}
	return best
}

// habitScry keeps what can be paid soon and puts the rest under the deck.
func (m *Match) habitScry(k *rules.Ask) rules.Action {
	for i := range k.Answers {
		a := k.Answers[i]
		if a.Verb == VerbUndo {
			continue
		}
		soon := int(m.card(a.Card).Cost) <= m.board.Count(ZoneMines(k.Decider))+3
		if soon == (a.Verb == VerbAbove) {
			return a.Action
		}
	}
	return k.Answers[0].Action
}

// habitBlock takes the block that gains most, if any gains something.
func (m *Match) habitBlock(k *rules.Ask) rules.Action {
	incoming := 0
	for _, id := range m.board.Zone(ZoneFighters(m.active())) {
		if m.attr(id, AttrAttacking) != 0 {
			incoming += m.sight.Force(id)
		}
	}
	life := int(m.board.Var(VarLife, k.Decider))
	for i := 0; i < len(m.list); i += 2 {
		incoming -= max(m.sight.Remaining(m.list[i]), 0)
	}
	weight := 0.5
	switch {
	case incoming >= life:
		weight = 6
	case life-incoming < 6:
		weight = 1.5
	case life-incoming < 12:
		weight = 0.9
	}
	best, most := rules.Do(k.Decider, VerbConfirm), 0.0
	for i := range k.Answers {
		a := k.Answers[i].Action
		if a.Verb != VerbBlock {
			continue
		}
		if v := m.gainOfBlock(a.Card, a.Target, weight); v > most {
			best, most = a, v
		}
	}
	return best
}

// gainOfBlock is what a block wins and loses, with so much for each point of
// life saved.
func (m *Match) gainOfBlock(id, foe rules.CardID, weight float64) float64 {
	s := &m.sight
	force, flashed := s.Force(foe), !s.inPlay(id)
	for i := 0; i < len(m.list); i += 2 {
		if m.list[i+1] == foe {
			force -= max(s.Remaining(m.list[i]), 0)
		}
	}
	if force <= 0 {
		return 0
	}
	v := weight * float64(min(force, s.Remaining(id)))
	switch {
	case flashed:
		v -= cardWorth(m.card(id))
	case force >= s.Remaining(id):
		v -= m.worthOf(id)
	default:
		v -= 0.3 * float64(force)
	}
	if !flashed {
		if hit := s.Force(id); hit >= s.Remaining(foe) {
			v += m.worthOf(foe)
		} else {
			v += 0.3 * float64(hit)
		}
	}
	return v
}
