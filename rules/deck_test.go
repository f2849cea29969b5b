package rules_test

import (
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
)

func list(t *testing.T, text string) rules.Deck {
	t.Helper()
	r := tiny.Clans.ParseDeck(text)
	for _, f := range r.Faults {
		t.Errorf("%s", f.Text.EN)
	}
	return r.Deck
}

func TestReadyDecksCanBePlayed(t *testing.T) {
	for _, r := range tiny.Clans.Deck.Ready {
		for _, p := range tiny.Clans.DeckProblems(&r.Deck) {
			t.Errorf("%s: %s", r.ID, p.Text.EN)
		}
	}
}

func TestDeckListComesBack(t *testing.T) {
	for _, lang := range []rules.Lang{rules.French, rules.English} {
		for i := range tiny.Clans.Deck.Ready {
			d := tiny.Clans.Deck.Ready[i].In(lang)
			d.Name += " #2"
			text := tiny.Clans.DeckList(&d, lang)
			got := list(t, text)
			if !got.Equal(&d) || got.Name != d.Name {
				t.Errorf("read back from\n%s\nit is %+v", text, got)
			}
		}
	}
}

func TestDeckListIsReadAsPeopleWriteIt(t *testing.T) {
	d := list(t, "\uFEFFdeck: Mes feux\r\n# a comment\r\n// another\r\nember lord\r\n"+
		"3x TORCHE  # in capitals\r\n2 x brasero\r\nPic d'argent x2\r\n[Sideboard]\r\n1 ocean\r\n\r\nRéserve (4)\r\n1 boulder\r\n")
	if d.Name != "Mes feux" {
		t.Errorf("the deck is called %q", d.Name)
	}
	for _, want := range []rules.DeckLine{{"hero", "ember-lord", 1}, {"main", "torch", 3}, {"main", "brazier", 2},
		{"main", "peak", 2}, {"side", "ocean", 1}, {"side", "boulder", 1}} {
		if n := d.In(want.Section, want.Card); n != want.Count {
			t.Errorf("%d of %s in %s, want %d", n, want.Card, want.Section, want.Count)
		}
	}
}

// A card goes where it belongs, wherever the list puts it.
func TestDeckListPutsLeadersWhereTheyBelong(t *testing.T) {
	d := list(t, "Cards:\n1 Tide Queen\n2 Drop\n")
	if d.In("hero", "tide-queen") != 1 || d.In("main", "drop") != 2 {
		t.Errorf("%+v", d)
	}
}

func TestDeckListSaysWhatItDoesNotKnow(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"2 Brazero", "Line 1: “Brazero” is unknown here; perhaps “Brazier”?"},
		{"\n1 Fourn", "Line 2: “Fourn” is unknown here; perhaps “Furnace”?"},
		{"1 Qwertyuiop", "Line 1: “Qwertyuiop” is unknown here."},
		{"0 Torch", "Line 1: “0 Torch”: the number goes from 1 to 250."},
		{"99999999999999999999 Torch", "Line 1: “99999999999999999999 Torch”: the number goes from 1 to 250."},
		{strings.Repeat("\n", 3000), "Line 2001: more than 2000 lines: the rest is not read."},
	} {
		faults := tiny.Clans.ParseDeck(c.text).Faults
		if len(faults) != 1 || faults[0].Text.EN != c.want {
			t.Errorf("%.30q: %+v, want %q", c.text, faults, c.want)
		}
	}
}

func TestDeckProblems(t *testing.T) {
	full := "3 Torch\n3 Brazier\n3 Furnace\n3 Volcano\n"
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "Cards: 0 cards (at least 12); 12 missing."},
		{"sound", full, ""},
		{"a leader and his colour", full + "1 Ember Lord", ""},
		{"a leader of another", full + "1 Tide Queen", "“Torch” is not of the leader’s colour."},
		{"two leaders", full + "1 Tide Queen\n1 Ember Lord", "Leader: 2 cards (at most 1); 1 too many."},
		{"a leader twice", full + "2 Ember Lord", "“Ember Lord”: 2 copies; only one copy."},
		{"too many copies", full + "1 Torch", "“Torch”: 4 copies; at most 3 copies, sideboard included."},
		{"copies in the sideboard", full + "Side:\n1 Torch\n3 Pebble", "“Torch”: 4 copies; at most 3 copies, sideboard included."},
		{"half a sideboard", full + "Side:\n2 Pebble", "Sideboard: 2 cards (exactly 4 or none); 2 missing."},
		{"a sideboard too large", full + "Side:\n3 Pebble\n2 Drop", "Sideboard: 5 cards (exactly 4 or none); 1 too many."},
	} {
		d := list(t, c.text)
		got := tiny.Clans.DeckProblems(&d)
		switch {
		case c.want == "" && len(got) > 0:
			t.Errorf("%s: %q", c.name, got[0].Text.EN)
		case c.want != "" && (len(got) == 0 || !said(got, c.want)):
			t.Errorf("%s: %+v, want %q", c.name, got, c.want)
		}
	}
}

// A deck kept from another version may hold a card that is gone.
func TestDeckWithACardThatIsGone(t *testing.T) {
	d := list(t, "3 Torch\n3 Brazier\n3 Furnace\n3 Volcano")
	d.Add("main", "bonfire", 1)
	if p := tiny.Clans.DeckProblems(&d); len(p) != 1 || p[0].Text.EN != "There is no card “bonfire” in this version of the game." {
		t.Errorf("%+v", p)
	}
}

func said(problems []rules.DeckProblem, want string) bool {
	for _, p := range problems {
		if p.Text.EN == want {
			return true
		}
	}
	return false
}

func TestWhyNotAdd(t *testing.T) {
	g := tiny.Clans
	d := list(t, "1 Ember Lord\n3 Torch\n1 Drop\n")
	for _, c := range []struct {
		card string
		to   string
		want string
	}{
		{"volcano", "main", ""},
		{"torch", "main", "“Torch”: 3 copies already, the most there may be, sideboard included."},
		{"torch", "side", "“Torch”: 3 copies already, the most there may be, sideboard included."},
		{"stream", "main", "“Stream” is not of the leader’s colour."},
		{"drop", "main", "“Drop” is not of the leader’s colour."},
		{"pebble", "hero", "“Pebble” does not go into this part of the deck (Leader)."},
		{"ember-lord", "hero", "“Ember Lord” is in the deck already."},
		{"tide-queen", "hero", ""}, // and the red cards are wrong then
		{"pebble", "side", ""},
	} {
		f, _ := g.FaceByID(c.card)
		if got := g.WhyNotAdd(&d, g.Deck.Section(c.to), f).EN; got != c.want {
			t.Errorf("%s to %s: %q, want %q", c.card, c.to, got, c.want)
		}
	}
}

func TestDeckAdds(t *testing.T) {
	var d rules.Deck
	if n := d.Add("main", "torch", -1); n != 0 || len(d.Lines) != 0 {
		t.Errorf("taking from nothing leaves %d, %+v", n, d)
	}
	d.Add("main", "torch", 2)
	e := d.Clone()
	if n := e.Add("main", "torch", -5); n != 0 || len(e.Lines) != 0 {
		t.Errorf("taking all leaves %d, %+v", n, e)
	}
	if d.In("main", "torch") != 2 || d.Copies("torch") != 2 || d.Size("main") != 2 {
		t.Errorf("the clone was the deck itself: %+v", d)
	}
	d.Add("side", "torch", 1)
	if got := strings.Join(d.Cards("main"), " "); got != "torch torch" {
		t.Errorf("the main cards are %q", got)
	}
}

// A match with decks is saved with them.
func TestDecksAreSaved(t *testing.T) {
	g := tiny.Clans
	setup := rules.Setup{Game: g.ID, Seed: 5, First: rules.Nobody,
		Seats: []rules.SeatSetup{{Name: "A"}, {Name: "B"}},
		Decks: []rules.Deck{g.Deck.Ready[0].In(rules.French), g.Deck.Ready[1].Deck}}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	setup.Decks[0].Lines[0].Count = 77 // the session has its own
	loaded, h, err := rules.Load(s.Save(rules.Meta{}), func(string) *rules.Game { return g })
	if err != nil {
		t.Fatal(err)
	}
	if loaded.Fingerprint() != s.Fingerprint() || !h.Setup.Decks[1].Equal(&g.Deck.Ready[1].Deck) {
		t.Error("another match came back")
	}
	setup.Decks = []rules.Deck{{Lines: []rules.DeckLine{{Section: "main", Card: "torch", Count: 1}}}, {Lines: []rules.DeckLine{{Section: "cellar", Card: "torch", Count: 1}}}}
	if _, err := rules.NewSession(g, setup, nil); err == nil || err.Error() != `deck 2: a deck has no section "cellar"` {
		t.Errorf("a section that there is not: %v", err)
	}
}

func TestFold(t *testing.T) {
	for s, want := range map[string]string{"Éclair d’ŒUVRE": "eclair d'oeuvre", "  a\u00a0 b ": "a b", "e\u0301te\u0301": "ete"} {
		if got := rules.Fold(s); got != want {
			t.Errorf("Fold(%q) = %q, want %q", s, got, want)
		}
	}
}

func FuzzParseDeck(f *testing.F) {
	for _, s := range []string{"", "3 Torche\n[Side]\nPebble x2", "Deck: A\n4", "x x x", "9 9 9", "Réserve\u00a0:\n-1 Torch", "\xff",
		"count,name\n3,Torch", "Bonus: 3 Torch (A) 1 *F*", "About\nName x\n\n12 Torch", "Deck: 3 Torch", "3 Torch\n\nPlan\n1 Drop"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r := tiny.Clans.ParseDeck(s)
		for i := range r.Aside {
			tiny.Clans.AddAside(&r.Deck, &r.Aside[i], -1)
		}
		d := r.Deck
		if err := d.Bounded(); err != nil {
			t.Errorf("%q: %v", s, err)
		}
		tiny.Clans.DeckProblems(&d)
		again := tiny.Clans.ParseDeck(tiny.Clans.DeckList(&d, rules.French))
		if len(again.Faults)+len(again.Aside) > 0 || !again.Deck.Equal(&d) {
			t.Errorf("%q is written so that it is read otherwise: %+v", s, again)
		}
	})
}
