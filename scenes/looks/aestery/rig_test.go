package aestery_test

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/tabletest"
)

// newAestery deals a match of Maëlys and Léandre with two ready decks.
func newAestery(t testing.TB, seed uint64) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(aesterylook.Look.Game, rules.Setup{Game: "aestery", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// aesteryPosition begins the first scenario of a text.
func aesteryPosition(t testing.TB, text string) *rules.Session {
	t.Helper()
	return tabletest.Position(t, &aesterylook.Look, text)
}

// fight is aFight with the numbers of its cards put in.
func fight(t testing.TB) *rules.Session {
	t.Helper()
	plain := regexp.MustCompile(`, (blocking|target)=@[^,)]*|\((blocking|target)=@[^,)]*, `)
	s := aesteryPosition(t, plain.ReplaceAllStringFunc(aFight, func(m string) string {
		if m[0] == '(' {
			return "("
		}
		return ""
	}))
	b := s.Match().Board()
	text := regexp.MustCompile(`=@([^,)]*)`).ReplaceAllStringFunc(aFight, func(m string) string {
		for id := 1; id < len(b.Cards); id++ {
			if f := b.Cards[id].Face; f != 0 && aestery.Cards[f].Name.FR == m[2:] {
				return "=" + strconv.Itoa(id)
			}
		}
		t.Fatalf("no card %s", m[2:])
		return ""
	})
	return aesteryPosition(t, text)
}

// newAesteryRig opens the table of a match with open hands.
func newAesteryRig(t testing.TB, s *rules.Session, w, h int) *tabletest.Rig {
	t.Helper()
	return tabletest.New(t, &aesterylook.Look, s, w, h, game.OpenHands)
}

// newSeenAesteryRig is newAesteryRig for a test that looks at the frames.
func newSeenAesteryRig(t testing.TB, s *rules.Session, w, h int) *tabletest.Rig {
	t.Helper()
	return tabletest.NewSeen(t, &aesterylook.Look, s, w, h, game.OpenHands)
}

// aFight is the second combat step of a turn: a flashed and two ordered
// blockers, and a harpoon on the stack.
const aFight = `scenario A fight under the sea
game   aestery
seats  Inès, Maëlys
deck   Inès: Requin sanglant, Léviathan des fosses, Tortue archivée, Jardin corallien, Perle-mémoire, Murène d’étai, Raie planante, Chanteuse d’écume, Contre-courant, Kraken endormi, Récif vivant, Poussée de sève, Marée montante, Ressac, Homard impérial, Taupe de récif, Brume de mer, Vague de fond, Pieuvre archiviste, Dauphin de rêve, Ondine Varech
deck   Maëlys: Garde de nacre, Crabe rempart, Chat de quart, Corsaire à crochet, Abbaye des vents, Sablier noyé, Harpon abyssal, Boulet chauffé, Éruption, Mousse incendiaire, Lézard de lave, Bosco furieux, Phare englouti, Poudre noire, Corsaire Blaise
set    turn 7
set    phase 5
set    active Inès
set    priority Inès
set    passes 0
set    combats 1
set    charges 1
set    life Maëlys 14
set    life Inès 20
zone   hero Inès: Ondine Varech (experience=3)
zone   hero Maëlys: Corsaire Blaise (experience=5)
zone   fighters Inès: Requin sanglant (engaged=1, attacking=2, blood=1), Léviathan des fosses (engaged=1, attacking=2, settled=1), Tortue archivée (fatigue=1, settled=1)
zone   stories Inès: Jardin corallien (settled=1), Perle-mémoire (engaged=1, settled=1)
zone   mines Inès: Mine (settled=1), Mine (settled=1), Mine (settled=1), Mine (settled=1), Mine (settled=1), Mine (engaged=1), Mine (engaged=1)
zone   hand Inès: Murène d’étai, Raie planante, Chanteuse d’écume, Contre-courant, Kraken endormi, Récif vivant
zone   pitch Inès: Homard impérial
zone   graveyard Inès: Ressac, Taupe de récif
zone   exile Inès: Marée montante
zone   cachette Inès: Brume de mer
zone   fighters Maëlys: Garde de nacre (flashed=1, blocking=@Requin sanglant, rank=1), Crabe rempart (rank=1, blocking=@Léviathan des fosses, settled=1), Chat de quart (rank=2, blocking=@Léviathan des fosses, settled=1), Corsaire à crochet (engaged=1, fatigue=2, settled=1)
zone   stories Maëlys: Abbaye des vents (settled=1), Sablier noyé (settled=1)
zone   mines Maëlys: Mine (settled=1), Mine (engaged=1), Mine (engaged=1), Mine (engaged=1), Mine (engaged=1), Mine (engaged=1)
zone   hand Maëlys: Boulet chauffé, Éruption, Mousse incendiaire, Lézard de lave, Bosco furieux
zone   cachette Maëlys: Poudre noire
zone   stack: Harpon abyssal (by=2, target=@Léviathan des fosses), Poussée de sève (by=1, target=@Tortue archivée)
zone   deck Inès: Vague de fond, Pieuvre archiviste, Dauphin de rêve
zone   deck Maëlys: rest
`

// crowd is a table with many cards: hands of fifteen, twenty fighters a side,
// or tokens by the hundred.
func crowd(t testing.TB, fighters, tokens, hand int) *rules.Session {
	t.Helper()
	var pool []string
	for f := range aestery.Cards {
		if k := &aestery.Cards[f]; f > 0 && k.Types == aestery.Fighter {
			pool = append(pool, k.Name.FR)
		}
	}
	var text strings.Builder
	text.WriteString("scenario A crowd\ngame aestery\nseats Inès, Maëlys\n")
	zones := ""
	for s, name := range []string{"Inès", "Maëlys"} {
		own := pool[s*40 : s*40+fighters+hand+4]
		text.WriteString("deck " + name + ": " + strings.Join(own, ", ") + "\n")
		var in []string
		for i, c := range own[:fighters] {
			in = append(in, c+" (settled=1, engaged="+strconv.Itoa(i%3/2)+")")
		}
		for i := range tokens {
			in = append(in, "Chaton (settled=1, engaged="+strconv.Itoa(i%2)+")")
		}
		zones += "zone fighters " + name + ": " + strings.Join(in, ", ") + "\n"
		zones += "zone hand " + name + ": " + strings.Join(own[fighters:fighters+hand], ", ") + "\n"
		zones += "zone deck " + name + ": " + strings.Join(own[fighters+hand:], ", ") + "\n"
		zones += "zone mines " + name + ": " + strings.Repeat("Mine (settled=1), ", 11) + "Mine (engaged=1)\n"
	}
	text.WriteString("set turn 9\nset phase 3\nset active Inès\nset priority Inès\nset life Inès 20\nset life Maëlys 20\n" + zones)
	return aesteryPosition(t, text.String())
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 9)) }

// aesteryAsks plays matches at random and calls see wherever kind is asked.
func aesteryAsks(t *testing.T, kind rules.AskKind, matches uint64, see func(s *rules.Session, sc *tabletest.Table)) {
	t.Helper()
	for seed := range matches {
		s := newAestery(t, seed)
		sc := tabletest.Unseen(&aesterylook.Look, s)
		r := rand.New(rand.NewPCG(seed, 9))
		for range 400 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			if asks[0].Kind == kind {
				sc.Question.Ask = &asks[0]
				sc.Shown.CopyFrom(s.View(asks[0].Decider))
				see(s, sc)
			}
			a, ok := rules.Random(s.Match(), r)
			if !ok || s.Do(a) != nil {
				break
			}
		}
	}
}
