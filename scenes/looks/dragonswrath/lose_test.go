package dragonswrath_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
)

// darkYears is a ritual by which everybody loses a province.
const darkYears = `
scenario Everybody loses a province
game   dragons-wrath
seats  Alice, Bruno
deck   Alice: Forge écarlate*3, Années noires
deck   Bruno: Port d’azur*3, Lac des brumes
set    turn 1
set    phase 2
zone   provinces Alice: Forge écarlate, Forge écarlate, Forge écarlate
zone   provinces Bruno: Port d’azur, Port d’azur, Port d’azur, Lac des brumes
zone   hand Alice: Années noires
`

// TestTheProvinceThatIsHeldIsMarked picks up one of several provinces of one name
// to lose it: the map says which it is, the title and the large button what a
// second press does, and that press loses it, on the province or on the button.
func TestTheProvinceThatIsHeldIsMarked(t *testing.T) {
	for _, second := range []string{"card", "button"} {
		t.Run(second, func(t *testing.T) { holdAndLose(t, second == "button") })
	}
}

// holdAndLose picks a province up and loses it by a second press.
func holdAndLose(t *testing.T, button bool) {
	match := wrathPosition(t, darkYears)
	for _, verb := range []rules.Verb{dragonswrath.VerbCast, dragonswrath.VerbDone, dragonswrath.VerbNone} {
		doWrath(t, match, verb)
	}
	r := newWrathRig(t, match, 1280, 720, game.OpenHands)
	r.Quick()
	r.Run(2 * time.Second)
	sc := r.Table
	if sc.Question.Ask == nil || sc.Question.Ask.Kind != dragonswrath.AskLose {
		t.Fatalf("the question is %+v", sc.Question.Ask)
	}
	s := sc.Question.Ask.Decider
	id := sc.Shown.Zone(dragonswrath.ZoneProvinces(s))[1]
	marked := func() bool { // as the map's key says it
		k, lands := sc.Telling(), &sc.Tableau.Now().Lands[s]
		key := strings.Fields(strings.ReplaceAll(dragonswrathlook.Map(&k, s, lands).Key, ".", ". "))
		land := key[slices.Index(lands.Cards, id)]
		return strings.ContainsAny(land[len(land)-1:], "23")
	}
	if marked() {
		t.Error("a province is marked before it is held")
	}
	r.PressMirror(sc.UI.Sub("card", int(id)))
	r.Run(time.Second)
	if sc.Hand.Card() != id || !marked() {
		t.Errorf("%d is held, the province that was pressed is marked: %v", sc.Hand.Card(), marked())
	}
	if got := sc.Urge(); got != "Pressez encore" {
		t.Errorf("the large button says %q", got)
	}
	if got := sc.Prompt(); got != "Perdre Port d’azur\u00a0: pressez encore" {
		t.Errorf("the title says %q", got)
	}
	if button {
		r.PressMirror("end")
	} else {
		r.PressMirror(sc.UI.Sub("card", int(id)))
	}
	r.Run(time.Second)
	if sc.Shown.Cards[id].Zone == dragonswrath.ZoneProvinces(s) {
		t.Error("the second press does not lose it")
	}
}

// doWrath gives the first answer that does what a verb says.
func doWrath(t *testing.T, s *rules.Session, verb rules.Verb) {
	t.Helper()
	for _, k := range s.Match().Asks() {
		for _, a := range k.Answers {
			if a.Verb == verb && !k.Answered {
				if err := s.Do(a.Action); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
	}
	t.Fatalf("no answer of verb %d", verb)
}
