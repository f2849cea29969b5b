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

// TestAbilitiesAreToldByWhoseTheyAre checks that the log says of an ability that waits
// on the stack which card it is of, for whom, and whether he has chosen it, in both
// languages.
func TestAbilitiesAreToldByWhoseTheyAre(t *testing.T) {
	s, err := rules.NewSession(Game, rules.Setup{Game: "aestery", Seed: 3, Seats: []rules.SeatSetup{{Name: "Doris"}, {Name: "Ulysse"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var view rules.Board
	view.CopyFrom(s.View(rules.Referee))
	id := view.Top(ZoneDeck(0))
	first := func(used bool) rules.Face {
		for f := range Cards {
			if len(Cards[f].Abilities) > 0 && chosen(rules.Face(f), 1) == used && !Cards[f].Name.Empty() {
				return rules.Face(f)
			}
		}
		t.Fatal("there is no such card")
		return 0
	}
	for _, test := range []struct {
		face    rules.Face
		ability int16
		want    rules.Text
	}{
		{first(false), EntryEfficiency, same("$c de Doris déclenche Efficience, qui attend sur la Pile.",
			"$c of Doris sets off Efficiency, which waits on the stack.")},
		{first(false), EntrySupport, same("Doris active le Support de $c, qui attend sur la Pile.",
			"Doris uses the Support of $c, which waits on the stack.")},
		{first(false), 1, same("Une capacité de $c se déclenche pour Doris et attend sur la Pile.",
			"An ability of $c is set off for Doris and waits on the stack.")},
		{first(true), 1, same("Doris active une capacité de $c, qui attend sur la Pile.",
			"Doris uses an ability of $c, which waits on the stack.")},
	} {
		view.Cards[id].Face = test.face
		e := rules.Event{Kind: rules.Note, Key: uint8(NoteAbility), Card: id, New: int32(test.ability)}
		said := Game.Tell(s.Setup(), &view, &e)
		fr, en := rules.Plain(said.FR), rules.Plain(said.EN)
		name := Cards[test.face].Name
		if want := strings.ReplaceAll(test.want.FR, "$c", name.FR); fr != want {
			t.Errorf("%q, want %q", fr, want)
		}
		if want := strings.ReplaceAll(test.want.EN, "$c", name.EN); en != want {
			t.Errorf("%q, want %q", en, want)
		}
	}
}
