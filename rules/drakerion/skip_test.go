package drakerion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// choices is a position with answers that nobody needs to think about, and such as look
// like them: Alice's archers can shoot whom they attack, two of her Chiens and two of
// Bruno's Drones are alike, and her Attachments help or burden.
const choices = `scenario Choices
game   drakerion
seats  Alice, Bruno
deck   Alice: Bannière de braise, Caravane, Drakelin*2, Tisonnière, Chien de cendre*3, Lancier de suie*2, Selle de drake, Entraves, Lame ardente
deck   Bruno: Bannière d'aube, Caravane, Golem errant, Drone*2, Écuyer d'aube
set    turn 1
set    phase 2
set    first Alice
set    active Alice
set    gold Alice 5
zone   melee Alice: Drakelin, Drakelin (damage=1), Tisonnière, Chien de cendre, Chien de cendre, Chien de cendre (damage=1)
zone   melee Bruno: Golem errant, Drone, Drone, Écuyer d'aube (damage=2)
zone   hand Alice: Lancier de suie, Lancier de suie, Lame ardente, Entraves
`

// open begins a position of this file.
func open(t *testing.T, text string) *Match {
	t.Helper()
	all, err := scenario.Parse("choices", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	return s.Match().(*Match)
}

// thought lists what is worth a thought at the open question, by names.
func thought(m *Match) (out []string) {
	k := &m.Asks()[0]
	for i := range k.Answers {
		a := &k.Answers[i]
		name := func(id rules.CardID) string {
			if id == 0 {
				return ""
			}
			return fmt.Sprintf("%s %d", m.card(id).ID, m.attr(id, AttrDamage))
		}
		if !skip(m, k, i) {
			out = append(out, fmt.Sprintf("%s %s %s", verbWords[a.Verb].Name, name(a.Card), name(a.Target)))
		}
	}
	return out
}

func TestSkip(t *testing.T) {
	got := thought(open(t, choices))
	for what, want := range map[string]int{
		"shoot tisonniere 0 golem-errant 0":       1,
		"attack tisonniere 0 golem-errant 0":      0, // 1 and a riposte of 3, where a shot deals 2
		"attack drakelin 0 golem-errant 0":        1, // 2 where a shot deals 1
		"attack drakelin 0 drone 0":               0, // a shot fells it too
		"shoot drakelin 0 drone 0":                1, // which of two that are alike
		"shoot drakelin 1 drone 0":                1, // from another state
		"attack drakelin 0 ecuyer-d-aube 2":       0, // 1 life is left
		"attack chien-de-cendre 0 golem-errant 0": 1,
		"attack chien-de-cendre 1 golem-errant 0": 1,
		"play lancier-de-suie 0 ":                 2, // on either line
		"play lame-ardente 0 drakelin 0":          1,
		"play lame-ardente 0 chien-de-cendre 0":   1,
		"play lame-ardente 0 ecuyer-d-aube 2":     0,
		"play entraves 0 ecuyer-d-aube 2":         1,
		"play entraves 0 drakelin 0":              0,
		"pass  ":                                  1,
	} {
		n := 0
		for _, g := range got {
			if g == what {
				n++
			}
		}
		if n != want {
			t.Errorf("%q is thought about %d times, want %d, of\n%q", what, n, want, got)
		}
	}
	saddled := open(t, strings.Replace(choices, "Lame ardente, Entraves", "Selle de drake, Entraves", 1))
	if !slices.Contains(thought(saddled), "attack tisonniere 0 golem-errant 0") {
		t.Error("with a saddle in hand, which makes blows stronger during the combat, nobody thinks about one")
	}
}

// TestSkippedAreLike checks in matches by chance that of answers which are called alike
// each leaves as good a table as the other, for both.
func TestSkippedAreLike(t *testing.T) {
	pairs := 0
	for seed := range uint64(12) {
		s := rules.Setup{Game: Game.ID, Seed: seed, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}
		for i := range 2 {
			s.Decks = append(s.Decks, Building.Ready[(int(seed)+i)%5].Deck)
		}
		match, err := Game.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		m := match.(*Match)
		r := rand.New(rand.NewPCG(seed, 3))
		for !m.over {
			k := &m.Asks()[0]
			for i := range k.Answers {
				if k.Kind == AskManoeuvre || !m.likeEarlier(k, i) {
					continue
				}
				j := slices.IndexFunc(k.Answers[:i], func(b rules.Answer) bool {
					a := &k.Answers[i]
					return a.Verb == b.Verb && a.Num == b.Num && a.Zone == b.Zone && m.alike(a.Card, b.Card) && m.alike(a.Target, b.Target)
				})
				var worth [2]float64
				for n, x := range [...]int{i, j} {
					trial := m.CloneInto(nil).(*Match)
					if _, err := trial.Apply(k.Answers[x].Action, nil); err != nil {
						t.Fatal(err)
					}
					worth[n] = trial.prospect(k.Decider)
				}
				if d := worth[0] - worth[1]; d > 1e-9 || d < -1e-9 {
					t.Fatalf("seed %d: %+v leaves %.2f, and %+v, which is called like it, %.2f", seed, k.Answers[i], worth[0], k.Answers[j], worth[1])
				}
				pairs++
			}
			a, _ := rules.Random(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if pairs < 100 {
		t.Errorf("only %d answers were alike", pairs)
	}
}

// TestHabitIntercepts checks that in tries an Interceptor takes a blow that it survives and
// whose attacker it fells, and otherwise lets it be.
func TestHabitIntercepts(t *testing.T) {
	for _, k := range []struct {
		attacker  string
		intercept bool
	}{{"Chien de cendre", true}, {"Salamandre", false}} {
		m := open(t, `scenario Interception
game   drakerion
seats  Alice, Bruno
deck   Alice: Bannière de braise, Caravane, `+k.attacker+`
deck   Bruno: Bannière d'aube, Caravane, Archère de ronde, Porte-bouclier
set    turn 1
set    phase 2
set    first Alice
set    active Alice
zone   melee Alice: `+k.attacker+`
zone   melee Bruno: Archère de ronde, Porte-bouclier
`)
		for _, a := range m.Asks()[0].Answers {
			if a.Verb == VerbAttack && m.card(a.Target).ID == "archere-de-ronde" {
				if _, err := m.Apply(a.Action, nil); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		for m.Asks()[0].Kind == AskReact {
			if _, err := m.Apply(m.habit(), nil); err != nil {
				t.Fatal(err)
			}
		}
		if got := m.habit().Verb == VerbIntercept; got != k.intercept {
			t.Errorf("%s is intercepted: %v, want %v", k.attacker, got, k.intercept)
		}
	}
}
