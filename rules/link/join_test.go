package link_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/rules/drakerion"
	"wyrmtable/rules/link"
	"wyrmtable/rules/rulestest/tiny"
)

// A desk is the screen of one seat of a match that is played by messages.
type desk struct {
	s    *rules.Session
	seat rules.Seat
	box  []string // links that have not been opened yet, in any order
}

// TestManyScreens plays matches at a screen for each seat. Each answers what it is asked,
// in secret whatever it knows of the others by then and otherwise in its turn, and sends
// its link to all; links arrive late, in any order and twice. All come to the same end.
func TestManyScreens(t *testing.T) {
	plays := []struct {
		g     *rules.Game
		seats []int
	}{
		{dragonswrath.Game, []int{2, 3, 4, 5, 6}},
		{arcaneduel.Game, []int{3, 5}},
		{dracoliath.Game, []int{4}},
		{drakerion.Game, []int{2}},
		{find("bids"), []int{3, 6}},
	}
	for _, p := range plays {
		for _, n := range p.seats {
			games := 3
			if testing.Short() {
				games = 1
			}
			for seed := range games {
				t.Run(fmt.Sprintf("%s/%d seats/%d", p.g.ID, n, seed), func(t *testing.T) {
					t.Parallel()
					byMessages(t, p.g, n, uint64(seed))
				})
			}
		}
	}
}

func byMessages(t *testing.T, g *rules.Game, seats int, seed uint64) {
	r := rand.New(rand.NewPCG(seed, uint64(seats)))
	set := setup(g, r)
	for len(set.Seats) != seats {
		set = setup(g, r)
	}
	desks := make([]*desk, seats)
	for i := range desks {
		s, err := rules.NewSession(g, set, nil)
		if err != nil {
			t.Fatal(err)
		}
		desks[i] = &desk{s: s, seat: rules.Seat(i)}
	}
	// Some go to their end; of the others what is played is enough.
	enough := 250
	if testing.Short() {
		enough = 60
	}
	joined := 0
	for step := 0; !done(desks, enough); step++ {
		if step > 100_000 {
			t.Fatalf("no end after %d answers", desks[0].s.Len())
		}
		d := desks[r.IntN(seats)]
		switch {
		case len(d.box) > 0 && r.IntN(2) == 0:
			joined += d.opens(t, r, g)
		case d.s.Len() < enough && d.answers(t, r):
			text, err := link.Encode(&link.Content{Kind: link.Turn, Game: g, Session: d.s, From: d.seat})
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range desks {
				if o != d {
					o.box = append(o.box, text)
				}
			}
		}
	}
	for _, d := range desks[1:] {
		if d.s.Fingerprint() != desks[0].s.Fingerprint() {
			t.Errorf("seat %d ends with another match than seat 0, of %d answers and %d", d.seat, d.s.Len(), desks[0].s.Len())
		}
	}
	t.Logf("%d answers; stories that had parted were joined %d times", desks[0].s.Len(), joined)
}

// opens takes one of the links that have come, and says whether the stories had parted.
func (d *desk) opens(t *testing.T, r *rand.Rand, g *rules.Game) int {
	t.Helper()
	i := r.IntN(len(d.box))
	k, err := link.Decode(d.box[i], func(string) *rules.Game { return g })
	if err != nil {
		t.Fatal(err)
	}
	if r.IntN(8) > 0 { // else it comes twice
		d.box[i] = d.box[len(d.box)-1]
		d.box = d.box[:len(d.box)-1]
	}
	n := link.Common(d.s, k.Session)
	parted := n < d.s.Len() && n < k.Session.Len()
	s, ok := link.Join(d.s, k.Session)
	if !ok {
		t.Fatalf("seat %d cannot join what seat %d sends: after %d answers %v, and there %v",
			d.seat, k.From, n, d.s.Action(n), k.Session.Action(n))
	}
	if s.Len() > d.s.Len() {
		d.s = s
	}
	if parted {
		return 1
	}
	return 0
}

// answers gives answers for the seat of the desk until it is asked no more, and reports
// whether it gave any.
func (d *desk) answers(t *testing.T, r *rand.Rand) bool {
	t.Helper()
	for gave := false; ; gave = true {
		asks := slices.DeleteFunc(d.s.Asks(d.seat), func(k rules.Ask) bool { return k.Answered })
		i := slices.IndexFunc(asks, func(k rules.Ask) bool { return k.Decider == d.seat })
		if i < 0 || i > 0 && asks[i].Mode != rules.Secret {
			return gave
		}
		mine := asks[i]
		if err := d.s.Do(mine.Answers[r.IntN(len(mine.Answers))].Action); err != nil {
			t.Fatal(err)
		}
	}
}

// done reports whether the match is over at every desk, or no link is unopened of as many
// answers as are enough.
func done(desks []*desk, enough int) bool {
	for _, d := range desks {
		_, over := d.s.Match().Outcome()
		if !over && (d.s.Len() < enough || len(d.box) > 0) {
			return false
		}
	}
	return true
}

// answersOf lists what can be answered now.
func answersOf(s *rules.Session) []rules.Action {
	var all []rules.Action
	for _, k := range s.Match().Asks() {
		for _, a := range k.Answers {
			all = append(all, a.Action)
		}
	}
	return all
}

// TestJoinRefuses lays stories against each other of which only one can be true: one seat
// has answered in two ways.
func TestJoinRefuses(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for _, g := range append([]*rules.Game{dracoliath.Game, dragonswrath.Game}, tiny.Games()...) {
		for range 40 {
			a, err := rules.NewSession(g, setup(g, r), nil)
			if err != nil {
				t.Fatal(err)
			}
			for range r.IntN(12) {
				if all := answersOf(a); len(all) > 0 {
					if err := a.Do(all[r.IntN(len(all))]); err != nil {
						t.Fatal(err)
					}
				}
			}
			b, err := a.Branch(a.Len())
			if err != nil {
				t.Fatal(err)
			}
			n, all := a.Len(), answersOf(a)
			if len(all) < 2 || all[0].Seat != all[1].Seat {
				continue
			}
			if a.Do(all[0]) != nil || b.Do(all[1]) != nil {
				t.Fatal("what is offered cannot be done")
			}
			if _, ok := link.Join(a, b); ok {
				t.Errorf("%s: %v and %v of one seat are joined", g.ID, a.Action(n), b.Action(n))
			}
		}
	}
}
