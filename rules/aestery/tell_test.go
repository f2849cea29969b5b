package aestery

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestStrikesAreCountedInFrench checks that one point is absorbed in the singular,
// and that both numbers of points are met.
func TestStrikesAreCountedInFrench(t *testing.T) {
	one, more := 0, 0
	for seed := range uint64(12) {
		s, err := rules.NewSession(Game, rules.Setup{Game: "aestery", Seed: seed + 1, Seats: []rules.SeatSetup{{Name: "A"}, {Name: "B"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 3))
		for range 900 {
			a, ok := rules.Random(s.Match(), r)
			if !ok || s.Do(a) != nil {
				break
			}
		}
		s.Retell(rules.Nobody, 0, func(_ int, view *rules.Board, e *rules.Event) {
			fr := rules.Plain(Game.Tell(s.Setup(), view, e).FR)
			before, after, found := strings.Cut(fr, " absorbé")
			if !found {
				return
			}
			several := strings.HasPrefix(after, "s")
			if strings.HasSuffix(before, " 1") == several {
				t.Errorf("told: %s", fr)
			}
			if several {
				more++
			} else {
				one++
			}
		})
	}
	if one == 0 || more == 0 {
		t.Errorf("one point was absorbed %d times, several %d times", one, more)
	}
}
