// Command arena lets automatic players meet and says who wins how often.
//
//	go run ./build/arena [flags] GAME PLAYER PLAYER
//
// A PLAYER is a level (page, squire, knight, dragon), a level with a number of
// tries (dragon:200), or random. Each deal is played once for each seat that the
// first player can have, with the second at all others; with teams, the first
// player has a team. What is told is the share of the matches that the first one
// wins, a draw counting as a fair share, with the interval that holds the truth 95 times in 100
// by the spread over the deals. Seeds make the figures repeatable, whatever else the
// machine does. With -tell each match is told as its log would tell it, with what the
// players thought of their answers.
package main

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"wyrmtable/build/deal"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/looks"
)

var (
	deals  = flag.Int("deals", 20, "how many deals are played, each once for each seat")
	seats  = flag.Int("seats", 2, "the number of seats")
	seed   = flag.Uint64("seed", 1, "of the first deal")
	long   = flag.Int("long", 20000, "a match with more answers is told as one that runs in circles")
	limit  = flag.Duration("time", 24*time.Hour, "no more deals are begun after so long")
	option = flag.String("option", "", "an option of the set-up, as key=value")
	beside = flag.Int("beside", 1, "how many deals are played at once")
	parts  = flag.Bool("parts", false, "tell also what share of its matches each deck and each place in the order wins")
	tells  = flag.Bool("tell", false, "tell the matches, in French")
)

func main() {
	flag.Parse()
	if flag.NArg() != 3 {
		flag.Usage()
		os.Exit(2)
	}
	g := looks.Find(flag.Arg(0))
	if g == nil {
		fmt.Fprintf(os.Stderr, "arena: no game %q\n", flag.Arg(0))
		os.Exit(2)
	}
	a := &arena{game: g, one: flag.Arg(1), two: flag.Arg(2)}
	begun := time.Now()
	if err := a.play(begun); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
	a.tell(time.Since(begun))
}

// play plays all deals, several at once.
func (a *arena) play(begun time.Time) error {
	var all sync.WaitGroup
	var next atomic.Int64
	parts, faults := make([]arena, *beside), make([]error, *beside)
	for i := range parts {
		part := &parts[i]
		part.game, part.one, part.two = a.game, a.one, a.two
		part.decks, part.places = map[string]*share{}, map[string]*share{}
		all.Go(func() {
			for faults[i] == nil && time.Since(begun) < *limit {
				n := next.Add(1) - 1
				if n >= int64(*deals) {
					return
				}
				faults[i] = part.deal(*seed + uint64(n))
			}
		})
	}
	all.Wait()
	for i := range parts {
		a.add(&parts[i])
	}
	return errors.Join(faults...)
}

// add adds what another has counted.
func (a *arena) add(b *arena) {
	a.shares = append(a.shares, b.shares...)
	a.matches += b.matches
	a.draws += b.draws
	a.stalled += b.stalled
	a.endless += b.endless
	a.answers += b.answers
	addShares(&a.decks, b.decks)
	addShares(&a.places, b.places)
	for i := range a.thinking {
		a.thinking[i] += b.thinking[i]
		a.answered[i] += b.answered[i]
	}
}

// An arena counts what comes out.
type arena struct {
	game     *rules.Game
	one, two string
	shares   []float64 // by deal: what the first player won, from 0 to 1
	matches  int
	draws    int
	stalled  int
	endless  int
	answers  int
	decks    map[string]*share // by name
	places   map[string]*share // by place in the order of the first turn
	thinking [2]time.Duration
	answered [2]int
}

// deal plays one deal with the first player at every place.
func (a *arena) deal(seed uint64) error {
	sum, n := 0.0, 0
	seating := a.game.Seated(*seats)
	for s := range rules.Seat(*seats) {
		if seating.Holder(s) != s {
			continue
		}
		own := rules.SeatSet(0)
		for o := range rules.Seat(*seats) {
			if seating.Holder(o) == s {
				own = own.With(o)
			}
		}
		v, err := a.match(seed, own)
		if err != nil {
			return err
		}
		sum, n = sum+v, n+1
	}
	a.shares = append(a.shares, sum/float64(n))
	return nil
}

// match plays one match with the first player at some seats, and returns what it
// has won of it.
func (a *arena) match(seed uint64, own rules.SeatSet) (float64, error) {
	setup := a.setup(seed)
	m, err := a.game.New(&setup)
	if err != nil {
		return 0, err
	}
	r := rand.New(rand.NewPCG(seed, uint64(own)))
	var told record
	players := make([]func() rules.Action, *seats)
	for s := range players {
		who := a.two
		if own.Has(rules.Seat(s)) {
			who = a.one
		}
		if players[s], err = a.player(who, m, rules.Seat(s), r, &told); err != nil {
			return 0, err
		}
	}
	a.matches++
	for n := 0; ; n++ {
		seat := rules.FirstAsked(m)
		if seat < 0 {
			break
		}
		if n >= *long {
			a.endless++
			return 0, nil
		}
		begun, side := time.Now(), 1
		if own.Has(seat) {
			side = 0
		}
		act := players[seat]()
		if k := rules.AskOf(m, seat); len(k.Answers) > 1 {
			a.thinking[side] += time.Since(begun)
			a.answered[side]++
		}
		if _, err := m.Apply(act, nil); err != nil {
			return 0, fmt.Errorf("seed %d, answer %d: %+v: %w", seed, n, act, err)
		}
		a.answers++
		told.actions = append(told.actions, act)
	}
	if *tells {
		if err := told.tell(a.game, setup); err != nil {
			return 0, err
		}
	}
	out, _ := m.Outcome()
	if out.Stalled {
		a.stalled++
	}
	a.note(&setup, out)
	if out.Winners == 0 {
		a.draws++
		return float64(own.Len()) / float64(*seats), nil
	}
	return float64((out.Winners & own).Len()) / float64(out.Winners.Len()), nil
}

func (a *arena) player(who string, m rules.Match, seat rules.Seat, r *rand.Rand, told *record) (func() rules.Action, error) {
	if who == "random" {
		return func() rules.Action {
			k := rules.AskOf(m, seat)
			for try := 0; ; try++ {
				if c := k.Answers[r.IntN(len(k.Answers))]; !c.Back || try == 3 {
					return c.Action
				}
			}
		}, nil
	}
	name, tries, given := strings.Cut(who, ":")
	level, known := bots.ParseLevel(name)
	if !known {
		return nil, fmt.Errorf("no player %q", who)
	}
	p := bots.New(a.game, level, seat, r.Uint64())
	if given {
		n, err := strconv.Atoi(tries)
		if err != nil {
			return nil, err
		}
		p.Tries = n
	}
	return func() rules.Action {
		if !*tells {
			act, _ := p.Answer(m, nil)
			return act
		}
		t := p.Think(m)
		t.Step(nil)
		act := t.Answer()
		told.note(m, seat, t, act)
		return act
	}, nil
}

func (a *arena) setup(seed uint64) rules.Setup {
	s := deal.Setup(a.game, *seats, seed)
	if key, value, ok := strings.Cut(*option, "="); ok {
		n, _ := strconv.Atoi(value)
		s.Options = append(s.Options, rules.OptionSet{Key: key, Value: n})
	}
	return s
}

func (a *arena) tell(took time.Duration) {
	n := float64(len(a.shares))
	mean, squares := 0.0, 0.0
	for _, v := range a.shares {
		mean += v / n
	}
	for _, v := range a.shares {
		squares += (v - mean) * (v - mean)
	}
	half := 1.96 * math.Sqrt(squares/max(1, n-1)/n)
	fmt.Printf("%s, %d seats: %s against %s: %.1f %% ± %.1f of %d matches (%d deals), draws %d, stalled %d, in circles %d\n",
		a.game.ID, *seats, a.one, a.two, 100*mean, 100*half, a.matches, len(a.shares), a.draws, a.stalled, a.endless)
	fmt.Printf("  %.0f answers a match, %.1f s a match", float64(a.answers)/float64(a.matches), took.Seconds()/float64(a.matches))
	for i := range a.thinking {
		fmt.Printf(", %.2f ms an answer", 1000*a.thinking[i].Seconds()/float64(max(1, a.answered[i])))
	}
	fmt.Println()
	if *parts {
		tellShares("deck", a.decks)
		tellShares("place", a.places)
	}
}
