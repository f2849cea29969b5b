package main

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/looks"
)

// peeking is a match that hands out what lies hidden: a player who is given it
// knows what it should not.
type peeking struct{ rules.Match }

func (m peeking) RedealInto(into rules.Match, _ rules.Seat, _ *rand.Rand) rules.Match {
	return m.Match.CloneInto(into)
}

// honest is a match as it is.
func honest(m rules.Match) rules.Match { return m }

// positions plays matches of players of the second level, who err now and then,
// and calls at with the questions in them that have a choice, until it has seen n.
// What at finds may be the answer; else such a player thinks of one.
func positions(t *testing.T, g *rules.Game, n int, at func(m rules.Match, seat rules.Seat, r *rand.Rand) (rules.Action, bool)) {
	t.Helper()
	for seed := uint64(1); n > 0; seed++ {
		*seats = g.Seats[int(seed)%len(g.Seats)]
		a := arena{game: g}
		setup := a.setup(seed)
		m, err := g.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 1))
		players := make([]*bots.Player, *seats)
		for s := range players {
			players[s] = bots.New(g, bots.Squire, rules.Seat(s), seed)
		}
		for seat := rules.FirstAsked(m); seat >= 0 && n > 0; seat = rules.FirstAsked(m) {
			var act rules.Action
			answered := false
			if len(rules.AskOf(m, seat).Answers) > 1 {
				act, answered = at(m, seat, r)
				n--
			}
			switch {
			case r.IntN(10) == 0:
				act, _ = rules.Random(m, r)
			case !answered:
				act, _ = players[seat].Answer(m, nil)
			}
			if _, err := m.Apply(act, nil); err != nil {
				t.Fatalf("%s: %v", g.ID, err)
			}
		}
	}
	*seats = 2
}

// unfair counts the positions in which a player of a level answers otherwise when
// what it may not know is otherwise.
func unfair(t *testing.T, g *rules.Game, l bots.Level, tries, n int, see func(rules.Match) rules.Match) (found int) {
	t.Helper()
	positions(t, g, n, func(m rules.Match, seat rules.Seat, r *rand.Rand) (rules.Action, bool) {
		seed := r.Uint64()
		think := func(m rules.Match) (rules.Action, []bots.Chance) {
			p := bots.New(g, l, seat, seed)
			p.Tries = tries
			th := p.Think(see(m))
			th.Step(nil)
			return th.Answer(), th.Chances(nil)
		}
		one, chances := think(m)
		two, others := think(m.RedealInto(nil, seat, r))
		if one != two || !slices.Equal(chances, others) {
			found++
		}
		return one, l == bots.Squire
	})
	return found
}

// TestFair lets the same player think in two worlds that look the same to it: it
// must give the same answer, and think as well of every other.
func TestFair(t *testing.T) {
	many, few := 10000, 500
	if testing.Short() {
		many, few = 400, 40
	}
	for _, g := range looks.Games() {
		t.Run(g.ID, func(t *testing.T) {
			for l, n := range []int{bots.Page: few, bots.Squire: many, bots.Knight: few} {
				l, tries := bots.Level(l), 0
				if l == bots.Knight {
					tries = 6
				}
				if found := unfair(t, g, l, tries, n, honest); found > 0 {
					t.Errorf("%s: in %d of %d positions the answer depends on what is hidden", l.ID(), found, n)
				}
			}
		})
	}
}

// TestPeekIsFound plants a look at the hidden cards, which TestFair must find.
func TestPeekIsFound(t *testing.T) {
	for _, g := range looks.Games() {
		if found := unfair(t, g, bots.Squire, 0, 400, func(m rules.Match) rules.Match { return peeking{m} }); found == 0 {
			t.Errorf("%s: nobody notices that hidden cards are looked at", g.ID)
		}
	}
}

// TestAdviceIsFair asks for advice in positions of all games: it is legal, and the
// same, sentence and figures, where what the seat may not know is otherwise.
func TestAdviceIsFair(t *testing.T) {
	n := 300
	if testing.Short() {
		n = 40
	}
	for _, g := range looks.Games() {
		positions(t, g, n, func(m rules.Match, seat rules.Seat, r *rand.Rand) (rules.Action, bool) {
			seed := r.Uint64()
			var two [2]bots.Advice
			for i, world := range []rules.Match{m, m.RedealInto(nil, seat, r)} {
				th := bots.Advise(g, world, seat, seed)
				th.Step(func() bool { return th.Tries() >= 6 })
				two[i] = th.Advice()
				if rules.Find(m, two[i].Best.Action) == nil || two[i].Has && rules.Find(m, two[i].Next.Action) == nil {
					t.Fatalf("%s: %+v is no answer", g.ID, two[i])
				}
			}
			if two[0] != two[1] {
				t.Errorf("%s: %+v, and %+v where what is hidden is otherwise", g.ID, two[0], two[1])
			}
			return rules.Action{}, false
		})
	}
}

// TestMatchesEnd lets players of each level finish matches with every number of
// seats: their answers are legal and nothing runs in circles.
func TestMatchesEnd(t *testing.T) {
	for _, g := range looks.Games() {
		for _, n := range g.Seats {
			*seats, *long = n, 6000
			for _, who := range [...][2]string{{"page", "squire"}, {"squire", "page"}, {"knight:4", "page"}} {
				a := &arena{game: g, one: who[0], two: who[1]}
				if who[0] == "squire" && (testing.Short() || n == 2) { // who change seats: the same again
					continue
				}
				if err := a.deal(uint64(n)); err != nil {
					t.Errorf("%s, %d seats, %v: %v", g.ID, n, who, err)
				}
				if a.endless > 0 {
					t.Errorf("%s, %d seats, %v: a match runs in circles", g.ID, n, who)
				}
			}
		}
	}
	*seats = 2
}

// TestEveryAnswerIsTried checks that no answer is given up after a first try that had
// bad luck: with tries enough for all, each gets several.
func TestEveryAnswerIsTried(t *testing.T) {
	const tries, many, several = 240, 20, 4
	for _, l := range looks.All {
		judged := 0
		positions(t, l.Game, 12, func(m rules.Match, seat rules.Seat, r *rand.Rand) (rules.Action, bool) {
			p := bots.New(l.Game, bots.Dragon, seat, r.Uint64())
			p.Tries = tries
			th := p.Think(m)
			th.Step(nil)
			chances := th.Chances(nil)
			if th.Tries() < tries || len(chances) > many {
				return rules.Action{}, false
			}
			for _, c := range chances {
				if c.Tries < several {
					t.Errorf("%s: %+v was tried %d times of %d, want %d", l.Game.ID, c.Action, c.Tries, tries, several)
				}
			}
			judged++
			return rules.Action{}, false
		})
		if judged == 0 {
			t.Errorf("%s: no question was judged", l.Game.ID)
		}
	}
}
