package bots_test

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/rulestest/tiny"
)

// TestAdvice asks for advice on every question of the tiny games: it is a legal
// answer, told as well as the search found it, and the same in a world that looks
// the same to the seat.
func TestAdvice(t *testing.T) {
	for _, g := range tiny.Games() {
		r, asked := rand.New(rand.NewPCG(1, 1)), 0
		for seed := range uint64(10) {
			match(t, g, seed, func(m rules.Match) rules.Action {
				var two [2]bots.Advice
				for i, world := range []rules.Match{m, m.RedealInto(nil, 0, r)} {
					th := bots.Advise(g, world, 0, seed)
					th.Step(func() bool { return th.Tries() >= 60 })
					two[i] = th.Advice()
					checkAdvice(t, g, m, th, two[i])
				}
				if two[0] != two[1] {
					t.Errorf("%s: %+v, and %+v where what is hidden is otherwise", g.ID, two[0], two[1])
				}
				asked++
				return two[0].Best.Action
			})
		}
		if asked < 10 {
			t.Errorf("%s: only %d questions", g.ID, asked)
		}
	}
}

// checkAdvice compares an advice with everything that its thought found out.
func checkAdvice(t *testing.T, g *rules.Game, m rules.Match, th *bots.Thought, a bots.Advice) {
	t.Helper()
	if rules.Find(m, a.Best.Action) == nil || a.Best.Action != th.Answer() {
		t.Fatalf("%s: %+v is advised, %+v would be answered", g.ID, a.Best.Action, th.Answer())
	}
	chances := th.Chances(nil)
	told := func(c bots.Chance) bool {
		for _, d := range chances {
			if c == d {
				return true
			}
		}
		return false
	}
	if !told(a.Best) || a.Has && (!told(a.Next) || a.Next.Action == a.Best.Action) {
		t.Fatalf("%s: the search found %+v, told is %+v", g.ID, chances, a)
	}
	if a.Has != (len(chances) > 1) {
		t.Fatalf("%s: a next answer is %v among %d", g.ID, a.Has, len(chances))
	}
}

// TestAdviceInWords checks the sentence against the figures, in each case.
func TestAdviceInWords(t *testing.T) {
	chance := func(win float64) bots.Chance { return bots.Chance{Win: win, Tries: 50} }
	pass := rules.Text{FR: "Passer", EN: "Pass"}
	for _, tt := range []struct {
		a    bots.Advice
		want rules.Text
	}{
		{bots.Advice{Best: chance(0.71), Next: chance(0.52), Has: true},
			rules.Text{FR: "Gagne 7 fois sur 10\u00a0; sinon, au mieux 5 («\u00a0Passer\u00a0»).",
				EN: "Wins 7 times in 10; otherwise 5 at best (“Pass”)."}},
		{bots.Advice{Best: chance(0.52), Next: chance(0.491), Has: true},
			rules.Text{FR: "Gagne 52 fois sur 100\u00a0; sinon, au mieux 49 («\u00a0Passer\u00a0»).",
				EN: "Wins 52 times in 100; otherwise 49 at best (“Pass”)."}},
		{bots.Advice{Best: chance(0.52), Next: chance(0.521), Has: true},
			rules.Text{FR: "Gagne 52 fois sur 100\u00a0; «\u00a0Passer\u00a0» le vaut presque.",
				EN: "Wins 52 times in 100; “Pass” is nearly as good."}},
		{bots.Advice{Best: chance(1)}, rules.Text{FR: "Gagne 10 fois sur 10\u00a0; rien d’autre n’a été essayé.",
			EN: "Wins 10 times in 10; nothing else was tried."}},
		{bots.Advice{Best: bots.Chance{Win: 0.4}}, rules.Text{FR: "Rien d’autre ne mérite réflexion.",
			EN: "Nothing else is worth a thought."}},
	} {
		if got := tt.a.Why(pass); got != tt.want {
			t.Errorf("%+v: %q, %q", tt.a, got.FR, got.EN)
		}
	}
	a := bots.Advice{Best: chance(0.71), Next: chance(0.52), Has: true}
	want := rules.Text{FR: "Gagne 7 fois sur 10\u00a0; sinon, au mieux 5 («\u00a0Moisson\u00a0: 7 or\u00a0»).",
		EN: "Wins 7 times in 10; otherwise 5 at best (“Harvest: 7 gold”)."}
	if got := a.Why(rules.Text{FR: "Moisson\u00a0: 7 or.", EN: "Harvest: 7 gold."}); got != want {
		t.Errorf("of an answer that is a sentence: %q, %q", got.FR, got.EN)
	}
	for range 200 { // its numbers are those of the search
		a := bots.Advice{Best: chance(rand.Float64()), Next: chance(rand.Float64()), Has: true}
		if a.Next.Win > a.Best.Win {
			a.Best, a.Next = a.Next, a.Best
		}
		words := strings.FieldsFunc(a.Why(pass).EN, func(c rune) bool { return c < '0' || c > '9' })
		if len(words) < 2 {
			t.Fatalf("%+v: %q", a, a.Why(pass).EN)
		}
		won, _ := strconv.Atoi(words[0])
		of, _ := strconv.Atoi(words[1])
		if math.Abs(float64(won)/float64(of)-a.Best.Win) > 0.5/float64(of)+1e-9 {
			t.Errorf("%v of the tries: %q", a.Best.Win, a.Why(pass).EN)
		}
	}
}
