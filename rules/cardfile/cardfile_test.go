package cardfile

import (
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestEach checks which lines of a file are read, and that a mistake names its
// own line.
func TestEach(t *testing.T) {
	r := &Reader{File: "f"}
	var got []string
	err := r.Each("# remark\n\n a b # c\nd\nstop\ne", func(line string) error {
		if line == "stop" {
			return r.Errorf("no")
		}
		got = append(got, line)
		return nil
	})
	if !slices.Equal(got, []string{"a b", "d"}) || err == nil || err.Error() != "f:5: no" {
		t.Errorf("read %q, %v", got, err)
	}
}

func TestUnknown(t *testing.T) {
	r := &Reader{File: "f", Line: 3}
	for _, tc := range []struct{ word, want string }{
		{"drwa", `f:3: unknown effect "drwa": did you mean "draw"?`},
		{"épee", `f:3: unknown effect "épee": did you mean "épée"?`},
		{"x", `f:3: unknown effect "x": known are draw, heal, épée`}, // a letter is near everything
		{"", `f:3: unknown effect "": known are draw, heal, épée`},
		{strings.Repeat("draw", 50), "known are draw, heal, épée"},
	} {
		if got := r.Unknown("effect", tc.word, []string{"", "draw"}, []string{"heal", "épée"}).Error(); !strings.HasSuffix(got, tc.want) {
			t.Errorf("%q: %s", tc.word, got)
		}
	}
}

func TestBegin(t *testing.T) {
	r := &Reader{File: "f", Line: 2}
	for _, id := range []string{"", "É", "a b", "A", strings.Repeat("a", 41)} {
		if err := r.Begin("card", id); err == nil || !strings.Contains(err.Error(), "use small letters") {
			t.Errorf("%q: %v", id, err)
		}
	}
	if err := r.Begin("card", "chat-2"); err != nil {
		t.Error(err)
	}
	r.Line = 9
	if err := r.Begin("card", "chat-2"); err == nil || err.Error() != `f:9: card "chat-2" already stands above, in line 2` {
		t.Error(err)
	}
	if r.LineOf("chat-2") != 2 || r.LineOf("chat") != 0 {
		t.Errorf("lines %d, %d", r.LineOf("chat-2"), r.LineOf("chat"))
	}
}

// TestFacts checks that a fact may stand once in each card.
func TestFacts(t *testing.T) {
	r := &Reader{File: "f", Line: 1}
	if r.Begun() || r.Begin("card", "chat") != nil || !r.Begun() || r.Once("cost") != nil || !r.Said("cost") {
		t.Error("cost is not understood")
	}
	r.Line = 4
	if err := r.Once("cost"); err == nil || err.Error() != "f:4: cost stands twice in card chat" {
		t.Error(err)
	}
	if err := r.Flaw("has no name"); err.Error() != "f:4: card chat (line 1) has no name" {
		t.Error(err)
	}
	if r.Begin("card", "mage") != nil || r.Said("cost") || r.Once("cost") != nil {
		t.Error("the next card has no cost of its own")
	}
}

func TestDecks(t *testing.T) {
	cards := func(r *Reader, d *rules.ReadyDeck, key, rest string) error { return r.Copies(d, "main", key, rest, 4) }
	decks, err := Decks("f", "deck a\nname Un | One\nplan Gagner | Win\n4 chat\n1 mage\ndeck b", cards)
	if err != nil || len(decks) != 2 || decks[0].Name.EN != "One" || decks[0].Plan.FR != "Gagner" || decks[0].Deck.In("main", "chat") != 4 || decks[1].ID != "b" {
		t.Errorf("%+v, %v", decks, err)
	}
	for src, want := range map[string]string{
		"4 chat":                 `f:1: "4" before the first deck: begin with "deck ID"`,
		"deck É":                 `f:1: deck id "É": use small letters`,
		"deck a\ndeck a":         `f:2: deck "a" already stands above, in line 1`,
		"deck a\nname Un":        `f:2: name "Un": give "name French | English"`,
		"deck a\n5 chat":         `f:2: "5" behind chat: a number from 1 to 4 is expected`,
		"deck a\n1 chat\n2 chat": `f:3: card "chat" stands twice in deck a`,
	} {
		if _, err := Decks("f", src, cards); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", src, err, want)
		}
	}
}

func TestWords(t *testing.T) {
	w := Words{"deal", "2", "you"}
	if w.Accept("draw") || !w.Accept("deal") || w.Next() != "2" || w.Peek() != "you" || w.Accept("") || !w.Accept("you") || w.Peek() != "" || w.Next() != "" {
		t.Errorf("left: %q", w)
	}
}
