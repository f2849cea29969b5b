package dragonswrath

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// Greedy returns the answer of a simple automatic player, and whether anything
// is asked. It knows no more than its seat does: it deals afresh what it does
// not know, tries each answer, lets everybody pass whatever follows and looks
// what the table is worth then.
func Greedy(match rules.Match, r *rand.Rand) (rules.Action, bool) {
	k := rules.AskOf(match, rules.FirstAsked(match))
	if k == nil {
		return rules.Action{}, false
	}
	if len(k.Answers) == 1 {
		return k.Answers[0].Action, true
	}
	return try(match.(*Match), k, r), true
}

// try returns the best answer of a question.
func try(m *Match, k *rules.Ask, r *rand.Rand) rules.Action {
	g := mind{eye: rules.Simple}
	world := m.RedealInto(nil, k.Decider, r).(*Match)
	for piece := 0; ; piece++ {
		if a, done := g.think(world, k, r, piece); done {
			return a
		}
	}
}

// A mind thinks for a player, in memory that it uses again.
type mind struct {
	eye          rules.Eye
	world        *Match // the one it thinks in
	guess        *Match // memory for it, where it is not the one that was dealt
	trial, spare *Match
	all, aims    []rules.Answer
	pick         rules.Pick // of the answers tried so far
	event        []rules.Event
}

// think does a piece of thinking about a question in a world that was dealt for it: it
// tries one answer, and returns the best so far and whether that was the last.
func (g *mind) think(m *Match, k *rules.Ask, r *rand.Rand, piece int) (rules.Action, bool) {
	if piece == 0 {
		g.imagine(m, k.Decider, r)
		g.consider(m, k)
	}
	a := g.all[piece].Action
	g.trial = g.world.CloneInto(asMatch(g.trial)).(*Match)
	if g.do(g.trial, a) {
		g.pick.Try(a, g.outlook(g.trial, k.Decider), r)
	}
	return g.pick.Action, piece+1 == len(g.all)
}

// imagine is the world it thinks in: who chooses before the others must guess as whoever
// chooses after them.
func (g *mind) imagine(m *Match, seat rules.Seat, r *rand.Rand) {
	g.world = m
	if !m.secret() {
		return
	}
	g.guess = m.CloneInto(asMatch(g.guess)).(*Match)
	g.world = g.guess
	for s := range g.world.seats() {
		if s != seat && g.world.lives(s) && !g.world.state.Picks[s].Done {
			g.world.guess(s, r)
		}
	}
}

// consider lists the answers worth a thought. To pay with another province of the same
// face is the same choice. A beginner does not think of great rituals.
func (g *mind) consider(m *Match, k *rules.Ask) {
	g.all, g.pick = g.all[:0], rules.Pick{}
	last := rules.Action{}
	for _, a := range k.Answers {
		if a.Back || a.Verb == VerbShow || (a.Verb == VerbCast || a.Verb == VerbBuy) &&
			last.Card == a.Card && alike(m, last.Target, a.Target) {
			continue
		}
		if a.Verb == VerbGather && g.eye == rules.Naive {
			continue
		}
		last = a.Action
		g.all = append(g.all, a)
	}
	if len(g.all) == 0 {
		g.all = append(g.all, k.Answers[0])
	}
}

// do plays an answer, and reports whether it was one.
func (g *mind) do(m *Match, a rules.Action) bool {
	var err error
	g.event, err = m.Apply(a, g.event[:0])
	return err == nil
}

// asMatch keeps a missing match from becoming an interface that holds nothing.
func asMatch(m *Match) rules.Match {
	if m == nil {
		return nil
	}
	return m
}

func alike(m *Match, x, y rules.CardID) bool {
	return x != 0 && y != 0 && m.board.Cards[x].Face == m.board.Cards[y].Face
}

// outlook lets all pass what follows, as far as the next choice of a kind that
// is no window, and values the table.
func (g *mind) outlook(m *Match, me rules.Seat) float64 {
	for range 24 {
		asks := m.Asks()
		at := -1
		for i := range asks {
			if len(asks[i].Answers) > 0 && (at < 0 || asks[i].Decider == me) {
				at = i
			}
		}
		if m.over || at < 0 {
			break
		}
		k := asks[at]
		if k.Kind == AskAttack || m.table(VarPhase) == PhaseEnd {
			break
		}
		if (k.Kind == AskMagic || k.Kind == AskBuy) && m.state.Picks == [rules.MaxSeats]pick{} {
			break
		}
		a := k.Answers[len(k.Answers)-1].Action // to pass, or to choose nothing
		switch {
		case k.Kind == AskLose:
			a = k.Answers[0].Action
		case k.Kind == AskAim:
			value := math.Inf(-1)
			g.aims = append(g.aims[:0], k.Answers...)
			for _, b := range g.aims {
				g.spare = m.CloneInto(asMatch(g.spare)).(*Match)
				g.do(g.spare, b.Action)
				if v := g.looks(g.spare, k.Decider); v > value {
					a, value = b.Action, v
				}
			}
		}
		if !g.do(m, a) {
			break
		}
	}
	return g.regard(m, me)
}

// regard is how good the table looks to it. A beginner sees more of its own side.
func (g *mind) regard(m *Match, me rules.Seat) float64 {
	v := g.looks(m, me)
	if g.eye == rules.Naive && !m.over {
		v += m.side(me)
	}
	return v
}

// looks is how good the table looks for a leader, to whoever thinks.
func (g *mind) looks(m *Match, s rules.Seat) float64 {
	switch {
	case g.eye != rules.Keen:
		return m.worth(s)
	case m.over:
		return 1000 * float64(m.end.For(s))
	case !m.lives(s):
		return -1000
	}
	return within.odds(m, s)
}

// worth says how good the table is for a leader: his side against the others.
func (m *Match) worth(me rules.Seat) float64 {
	if m.over {
		return 1000 * float64(m.end.For(me))
	}
	sum, best, n := 0.0, 0.0, 0
	for s := range m.seats() {
		if s != me && m.lives(s) {
			v := m.side(s)
			if s != m.active() {
				v += 2 * float64(m.ready(s))
			}
			sum, best, n = sum+v, max(best, v), n+1
		}
	}
	// The longer the war, the dearer is what it costs the others, or it would end
	// in a peace of equals.
	weight := min(3, 0.5+0.4/float64(max(n, 1))+0.1*float64(m.table(VarTurn)))
	return m.side(me) + m.prey(me, 5*weight) - m.danger(me)/float64(max(n, 1)) - weight*sum - 0.15*best + 45*float64(int(m.seats())-n)
}

// prey is what a leader's creatures can still take of the provinces of others
// this year, where a province counts so much. The way must be opened first: each
// creature there takes the attack of one.
func (m *Match) prey(me rules.Seat, province float64) float64 {
	n := m.ready(me)
	if m.table(VarTurn) < raidTurn {
		return 0
	}
	best := 0.0
	for s := range m.seats() {
		if s == me || !m.lives(s) {
			continue
		}
		guards := 0
		for _, id := range m.board.Zone(ZoneRealm(s)) {
			if m.board.Attr(id, AttrStruck) == 0 || m.active() != me {
				guards++
			}
		}
		raids := min(n-guards, m.power(s))
		if raids <= 0 {
			continue
		}
		v := 0.8 * province * float64(raids)
		if raids == m.power(s) {
			v += 30
		}
		if guards > 0 {
			v *= 0.4
		}
		best = max(best, v)
	}
	return best
}

// danger is what the creatures of others may take of a leader's provinces year by
// year, for want of creatures to bar their way.
func (m *Match) danger(me rules.Seat) float64 {
	guards, raids := m.board.Count(ZoneRealm(me)), 0
	for s := range m.seats() {
		if s != me && m.lives(s) {
			raids += max(0, m.board.Count(ZoneRealm(s))-guards)
		}
	}
	return 5 * float64(raids)
}

// ready returns how many creatures of a leader can still attack this year.
func (m *Match) ready(s rules.Seat) int {
	rank := func(s rules.Seat) int32 { return m.board.Var(VarRank, s) }
	if a := m.active(); m.table(VarPhase) == PhaseEnd || a >= 0 && rank(s) < rank(a) {
		return 0
	}
	n := 0
	for _, id := range m.board.Zone(ZoneRealm(s)) {
		if m.board.Attr(id, AttrUsed) <= 0 {
			n++
		}
	}
	return n
}

// side is what a leader has. The last provinces are worth more than the first.
func (m *Match) side(s rules.Seat) float64 {
	if !m.lives(s) {
		return -100
	}
	n := float64(m.power(s))
	v := 5*n - 30/(n+1)
	for _, id := range m.board.Zone(ZoneProvinces(s)) {
		v += 0.3
		if m.card(id).Colour == Magic { // the last to be given away
			v += 0.2
		}
	}
	for _, id := range m.board.Zone(ZoneRealm(s)) {
		// What ends with the turn was worth what it did in a fight.
		pm, pp := usual(&m.board, id, OpPM), usual(&m.board, id, OpPP)
		v += 4.5 + 0.1*float64(m.table(VarTurn)) + 0.9*float64(max(pm, pp)) + 0.5*float64(min(pm, pp))
	}
	purse := m.estate(s)
	for _, id := range m.board.Zone(ZoneHand(s)) {
		c := m.card(id)
		switch {
		case !purse.covers(c.Cost):
			v += 0.4 // for some day
		case c.Type == Malefice:
			v += 1.6
		case c.Type == Item:
			v += 0.5
		default:
			v += 1.2
		}
	}
	v += 2 * float64(len(m.board.Zone(ZoneRites(s))))
	return v + 3*float64(m.board.Var(VarGather, s))
}
