// Command learn finds out what the traits of a table are worth: it lets Squires play many
// matches of two seats, and asks which weights would have told best, from the traits of
// both sides, who was going to win.
//
//	go run ./build/learn -matches 20000 -name yearly dragons-wrath
//	go run ./build/learn -matches 20000 -name within -any dragons-wrath
//
// It prints Go to be put into the game, and how much the weights surprise: the mean of
// −ln(the chance that was given to what came), in the matches they were learnt from and
// in every fifth match, which they never saw; beside it that of the game's own value.
// The same flags give the same weights.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"

	"wyrmtable/build/deal"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/looks"
)

var (
	matches = flag.Int("matches", 2000, "how many are played")
	every   = flag.Bool("any", false, "take positions at any question, one of four, and not at the beginning of turns")
	name    = flag.String("name", "learnt", "of the variable that is printed")
	seed    = flag.Uint64("seed", 50000, "of the first match")
)

func main() {
	flag.Parse()
	g := looks.Find(flag.Arg(0))
	if flag.NArg() != 1 || g == nil || g.Style == nil || g.Style.Traits == nil {
		fmt.Fprintf(os.Stderr, "learn: say one game that lists traits, as dragons-wrath, and not %q\n", flag.Args())
		os.Exit(2)
	}
	var all samples
	for n := range *matches {
		if err := all.match(g, *seed+uint64(n)); err != nil {
			fmt.Fprintln(os.Stderr, "learn:", err)
			os.Exit(1)
		}
	}
	w := all.fit()
	fmt.Printf("// Of %d positions; %v.\nvar %s = weights{", len(all.rows), all.surprise(w), *name)
	for i, v := range w {
		before := " "
		if i%8 == 0 {
			before = "\n\t"
		}
		fmt.Printf("%s%.4f,", before, v)
	}
	fmt.Println("\n}")
}

// match plays a match and keeps positions of it.
func (all *samples) match(g *rules.Game, seed uint64) error {
	setup := deal.Setup(g, 2, seed)
	m, err := g.New(&setup)
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(seed, 1))
	players := [2]*bots.Player{bots.New(g, bots.Squire, 0, seed), bots.New(g, bots.Squire, 1, seed+1)}
	me, turn, from := rules.Seat(seed%2), 0, len(all.rows)
	for {
		seat := rules.FirstAsked(m)
		if seat == rules.Nobody {
			break
		}
		if now := g.Style.Turn(m); *every && r.IntN(4) == 0 || !*every && now > turn {
			turn = now
			all.keep(g.Style, m.RedealInto(nil, me, r), me, seed)
		}
		a, _ := players[seat].Answer(m, nil)
		if _, err := m.Apply(a, nil); err != nil {
			return fmt.Errorf("seed %d: %w", seed, err)
		}
	}
	out, _ := m.Outcome()
	for i := from; i < len(all.rows); i++ {
		all.rows[i].won = float64(1+out.For(me)) / 2
	}
	return nil
}

// keep keeps a position: what one side has more than the other of each trait.
func (all *samples) keep(st *rules.Style, m rules.Match, me rules.Seat, seed uint64) {
	mine, theirs := st.Traits(m, me, nil), st.Traits(m, 1-me, nil)
	for i, v := range theirs {
		mine[i] -= v
	}
	all.rows = append(all.rows, sample{traits: mine, guess: st.Value(m, me), unseen: seed%5 == 0})
}

// A surprise is how much chances surprise those who look on.
type surprise struct{ seen, unseen, guessed float64 }

func (s surprise) String() string {
	return fmt.Sprintf("surprise %.4f, unseen %.4f; of the game's own value, unseen %.4f", s.seen, s.unseen, s.guessed)
}

// surprise tells how much the chances by weights surprise.
func (all *samples) surprise(w []float64) (s surprise) {
	var seen, unseen float64
	for i := range all.rows {
		r := &all.rows[i]
		if v := r.surprise(r.chance(w)); r.unseen {
			s.unseen, s.guessed, unseen = s.unseen+v, s.guessed+r.surprise(r.guess), unseen+1
		} else {
			s.seen, seen = s.seen+v, seen+1
		}
	}
	s.seen /= max(1, seen)
	s.unseen /= max(1, unseen)
	s.guessed /= max(1, unseen)
	return s
}

func (r *sample) surprise(chance float64) float64 {
	chance = min(max(chance, 1e-6), 1-1e-6)
	return -r.won*math.Log(chance) - (1-r.won)*math.Log(1-chance)
}
