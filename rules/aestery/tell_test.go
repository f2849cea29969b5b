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

// TestTriggersAreToldByWhoSetsThemOff checks that the log says of an ability that waits
// on the stack which card set it off, and for whom, in both languages.
func TestTriggersAreToldByWhoSetsThemOff(t *testing.T) {
	s, err := rules.NewSession(Game, rules.Setup{Game: "aestery", Seed: 3, Seats: []rules.SeatSetup{{Name: "Doris"}, {Name: "Ulysse"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	view := *s.View(rules.Referee)
	id := view.Top(ZoneDeck(0))
	name := Cards[view.Cards[id].Face].Name
	for _, test := range []struct {
		ability int16
		want    rules.Text
	}{
		{EntryEfficiency, same(name.FR+" de Doris déclenche Efficience, qui attend sur la Pile.",
			name.EN+" of Doris sets off Efficiency, which waits on the stack.")},
		{1, same("pour Doris et attend sur la Pile.", "for Doris and waits on the stack.")},
	} {
		e := rules.Event{Kind: rules.Note, Key: uint8(NoteAbility), Card: id, New: int32(test.ability)}
		said := Game.Tell(s.Setup(), &view, &e)
		fr, en := rules.Plain(said.FR), rules.Plain(said.EN)
		if !strings.HasSuffix(fr, test.want.FR) || !strings.HasSuffix(en, test.want.EN) {
			t.Errorf("%q, %q; want %q, %q", fr, en, test.want.FR, test.want.EN)
		}
	}
}
