package setup

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes/deckbox"
	"wyrmtable/scenes/ui"
)

func TestEverySeatHasADeck(t *testing.T) {
	g := tiny.Clans
	r := open(t, g, 1280, 720, rules.English, 100)
	r.press("deckof.0")
	r.press("choice.1002")
	r.press("options")
	r.press("best.1")
	r.press("begin.0")
	r.press("start")
	if len(r.began) != 1 {
		t.Fatal("it does not begin")
	}
	s := r.began[0]
	if s.Of != 3 || len(s.Setup.Decks) != 2 || !s.Setup.Decks[0].Equal(&g.Deck.Ready[2].Deck) ||
		!s.Setup.Decks[1].Equal(&g.Deck.Ready[1].Deck) {
		t.Errorf("it begins with %+v", s)
	}
	if _, err := rules.NewSession(g, s.Setup, nil); err != nil {
		t.Error(err)
	}
	// The next set-up begins with the same decks.
	again := New(kit, g, func(*game.Context, Start) {})
	again.readDecks(r.App.Context())
	if again.decks.of[0] != "ready:stone" || again.decks.of[1] != "ready:water" {
		t.Errorf("remembered are %q", again.decks.of[:2])
	}
}

// A deck that breaks the rules is named, and nothing begins with it.
func TestDeckWithProblems(t *testing.T) {
	r := open(t, tiny.Clans, 1280, 720, rules.English, 100)
	c := r.App.Context()
	id, err := deckbox.Keep(c, tiny.Clans, "", rules.Deck{Name: "Short",
		Lines: []rules.DeckLine{{Section: "main", Card: "torch", Count: 3}}})
	if err != nil {
		t.Fatal(err)
	}
	s := r.App.Top().(*Scene)
	s.decks.read = false
	r.Run(40 * time.Millisecond)
	r.press("deckof.1")
	r.press("choice.0")
	if s.decks.of[1] != id {
		t.Fatalf("seat 2 has %q", s.decks.of[1])
	}
	it, _ := r.App.Mirror().Find("start")
	if !it.Disabled || !strings.Contains(it.Label, "Maëlys’s deck: Cards: 3 cards (at least 12); 9 missing.") {
		t.Errorf("start: %+v", it)
	}
}

// Games without decks say nothing of them.
func TestNoDecksWhereThereAreNone(t *testing.T) {
	r := open(t, tiny.Duel, 1280, 720, rules.English, 100)
	for _, id := range []string{"deckof.0", "best.0", "builder.0"} {
		if _, ok := r.App.Mirror().Find(id); ok {
			t.Errorf("%s is offered", id)
		}
	}
	r.press("start")
	r.Run(4 * time.Second)
	if len(r.began) != 1 || r.began[0].Of != 1 || r.began[0].Setup.Decks != nil {
		t.Errorf("it begins with %+v", r.began)
	}
}

func TestDeckRowsDoNotOverlap(t *testing.T) {
	for _, z := range [][3]int{{1280, 720, 100}, {390, 844, 100}, {1280, 720, 200}, {390, 844, 200}} {
		for _, lang := range []game.Lang{rules.French, rules.English} {
			audit := &ui.Audit{}
			kit.Audit = audit
			r := open(t, aestery.Game, z[0], z[1], lang, z[2])
			for _, id := range []string{"deckof.0", "chooser-close", "options", "best.1"} {
				r.press(id)
				for _, what := range audit.Found() {
					t.Errorf("%v %s, %s pressed: %s", z, game.LangCode(lang), id, what)
				}
			}
			kit.Audit = nil
		}
	}
}
