package aestery

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

func TestStopsAreThere(t *testing.T) { rulestest.Stops(t, Game) }

// TestPhaseTrack checks that each light of the phase track has exactly one stop.
func TestPhaseTrack(t *testing.T) {
	lights := map[[2]any]int{}
	for _, s := range Game.Stops {
		if s.Phase != 0 {
			lights[[2]any{s.Phase, s.Own}]++
		}
	}
	for p := PhaseUpkeep; p <= PhaseEnd; p++ {
		for _, own := range []bool{true, false} {
			if n := lights[[2]any{p, own}]; n != 1 {
				t.Errorf("phase %d, own %v: %d stops, want 1", p, own, n)
			}
		}
	}
}

// handovers plays whole turns of random answers of the active player with
// everything settled that the stops settle, and returns how often the screen
// changes hands in each turn.
func handovers(t *testing.T, seed uint64, how func(seat rules.Seat, stop int) rules.Standing) []int {
	t.Helper()
	setup := mixed(2, seed)
	s, err := rules.NewSession(Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	var out []int
	turn, last := int32(0), rules.Nobody
	for s.Len() < 20000 {
		asks := s.Match().Asks()
		if len(asks) == 0 || len(out) > 12 {
			break
		}
		k := &asks[0]
		if n := s.Match().Board().Var(VarTurn, rules.Nobody); n != turn {
			turn, out = n, append(out, 0)
		}
		if a, ok := Game.Settled(s.View(rules.Nobody), k, func(i int) rules.Standing { return how(k.Decider, i) }); ok {
			if err := s.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if k.Decider != last && turn > 0 {
			out[len(out)-1]++
			last = k.Decider
		}
		a := k.Answers[r.IntN(len(k.Answers))]
		for a.Back {
			a = k.Answers[r.IntN(len(k.Answers))]
		}
		if err := s.Do(a.Action); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestOneCurtainATurn checks that a turn in which the other player stops nowhere
// needs the screen handed over once: to the one whose turn it is. Only what an
// effect makes the other choose, and the order of cards that he pitched, which
// he cannot have done here, would need more.
func TestOneCurtainATurn(t *testing.T) {
	never := func(seat rules.Seat, stop int) rules.Standing {
		if s := &Game.Stops[stop]; s.Call || s.Default == rules.Always {
			return rules.Always
		}
		return rules.Asked
	}
	turns, once := 0, 0
	for seed := range uint64(12) {
		for _, n := range handovers(t, seed, never)[1:] {
			turns++
			if n <= 1 {
				once++
			}
		}
	}
	if turns < 60 || once*100 < turns*90 {
		t.Errorf("in %d of %d turns the screen was handed over once at most", once, turns)
	}
	t.Logf("%d of %d turns with one handover at most", once, turns)
}

// handoversOf plays matches of simple players, in which everybody treats every
// stop as he is said to, and returns how often the screen changes hands in a
// turn. A question put aloud needs the screen only of somebody who answers
// otherwise than by the standing answer.
func handoversOf(t *testing.T, matches uint64, how func(stop int) rules.Standing) float64 {
	t.Helper()
	turns, n := 0, 0
	for seed := range matches {
		s, err := rules.NewSession(Game, mixed(2, seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		r, last := rand.New(rand.NewPCG(seed, 3)), rules.Nobody
		for len(s.Match().Asks()) > 0 {
			k, view := &s.Match().Asks()[0], s.View(rules.Nobody)
			a, settled := Game.Settled(view, k, how)
			if !settled {
				a.Action, _ = Greedy(s.Match(), r)
				if stop, i := Game.StopOf(view, k); stop != nil && how(i) == rules.Aloud {
					standing, ok := k.Plain(&table, stop.Verb)
					settled = ok && len(k.Draft) == 0 && a.Action == standing.Action
				}
			}
			if !settled && k.Decider != last {
				n, last = n+1, k.Decider
			}
			if err := s.Do(a.Action); err != nil {
				t.Fatal(err)
			}
		}
		turns += int(s.Match().Board().Var(VarTurn, rules.Nobody))
	}
	return float64(n) / float64(turns)
}

// TestFewHandovers checks that with the stops as they are, a turn of simple
// players needs the screen passed at most half as often as if everything that is
// put aloud were asked behind a curtain.
func TestFewHandovers(t *testing.T) {
	set := func(i int) rules.Standing { return Game.Stops[i].Default }
	curtains := func(i int) rules.Standing {
		if how := Game.Stops[i].Default; how != rules.Aloud {
			return how
		}
		return rules.Asked
	}
	now, without := handoversOf(t, 20, set), handoversOf(t, 20, curtains)
	t.Logf("%.2f handovers a turn, %.2f if nothing were put aloud", now, without)
	if now > without/2 || now > 3 {
		t.Errorf("%.2f handovers a turn, %.2f if nothing were put aloud", now, without)
	}
}

// TestStopsGiveNothingAway checks that whether a player is asked does not depend
// on what he holds: in a deal afresh the same questions come, of the same stop.
func TestStopsGiveNothingAway(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	seen := 0
	for seed := range uint64(4) {
		setup := mixed(2, seed)
		m, err := Game.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		for range 1500 {
			asks := m.Asks()
			if len(asks) == 0 {
				break
			}
			k := asks[0]
			other := m.RedealInto(nil, 1-k.Decider, r)
			var view, there rules.Board
			m.Board().View(rules.Nobody, &view)
			other.Board().View(rules.Nobody, &there)
			_, here := Game.StopOf(&view, &k)
			_, elsewhere := Game.StopOf(&there, &other.Asks()[0])
			if here != elsewhere {
				t.Fatalf("stop %d here, %d where the hand of seat %d is another", here, elsewhere, k.Decider)
			}
			if here >= 0 {
				seen++
			}
			a, _ := rules.Random(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 1000 {
		t.Errorf("only %d questions had a stop", seen)
	}
}

// TestBareHanded checks that whoever is passed for because everybody sees that
// he has nothing to respond with has in truth nothing but Aether to make.
func TestBareHanded(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	met := 0
	for seed := range uint64(20) {
		setup := mixed(2, 300+seed)
		m, err := Game.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		for len(m.Asks()) > 0 {
			k := &m.Asks()[0]
			if k.Kind == AskRespond && bareHanded(m.Board(), k) {
				met++
				for _, a := range k.Answers {
					if a.Verb != VerbPass && a.Verb != VerbTap {
						t.Fatalf("%s is possible", table.Verbs[a.Verb].Name)
					}
				}
			}
			a, _ := rules.Random(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if met < 50 {
		t.Errorf("only %d such questions were met", met)
	}
}

// TestWhoLetsThingsGoMayBlock checks that blocks are asked for at every pace: the screen
// promises it to whoever lets a turn go.
func TestWhoLetsThingsGoMayBlock(t *testing.T) {
	n := 0
	for i := range Game.Stops {
		s := &Game.Stops[i]
		if s.Ask != "block" {
			continue
		}
		n++
		for _, pace := range []rules.Pace{rules.AsSet, rules.HoldAll, rules.PassOn, rules.PassAll} {
			if how := pace.Treats(s, s.Default); how != rules.Asked {
				t.Errorf("pace %d: a block is treated as %d, want that it is asked", pace, how)
			}
		}
	}
	if n == 0 {
		t.Error("there is no stop for blocks")
	}
}
