package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/rules"
)

// TestEitherCardOfAnExchangeHasItsGoals comes to an exchange between two hands
// and takes up each card that can be exchanged, of either side: all that it can
// be exchanged for are places to press.
func TestEitherCardOfAnExchangeHasItsGoals(t *testing.T) {
	s := exchanging(t)
	r := newRig(t, s, 1280, 720)
	for r.table.busy() {
		r.Run(200 * time.Millisecond)
	}
	sides := map[rules.Zone]bool{}
	for id := range rules.CardID(len(r.table.shown.Cards)) {
		if !r.table.hand.CanPick(id) {
			continue
		}
		sides[r.table.shown.Cards[id].Zone] = true
		r.Click(r.middle(id))
		r.Run(time.Second)
		if r.table.hand.Card() != id {
			t.Errorf("%s is not taken up", r.table.cardName(id))
		}
		for i := range r.table.hand.Goals() {
			if it, ok := r.App.Mirror().Find(r.table.ui.Sub("goal", i)); !ok || it.At.W == 0 {
				t.Errorf("%s: goal %d is not on the screen", r.table.cardName(id), i)
			}
		}
		r.Press("Escape")
		r.Run(time.Second)
	}
	if len(sides) < 2 {
		t.Errorf("only cards of %v can be taken up", sides)
	}
}

// exchanging is a duel in which cards of two hands are to be exchanged.
func exchanging(t *testing.T) *rules.Session {
	t.Helper()
	for seed := range uint64(200) {
		s := played(t, seed, 0)
		rnd := rand.New(rand.NewPCG(seed, 1))
		for range 200 {
			for _, k := range s.Match().Asks() {
				n := 0
				for _, a := range k.Answers {
					if s.Match().Board().Layout().Verbs[a.Verb].Name == "swap" && a.Card != 0 && a.Target != 0 {
						n++
					}
				}
				if n > 1 {
					return s
				}
			}
			a, ok := rules.Random(s.Match(), rnd)
			if !ok {
				break
			}
			if err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no duel comes to an exchange")
	return nil
}
