package link_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/rules/drakerion"
	"wyrmtable/rules/link"
	"wyrmtable/rules/rulestest/tiny"
)

var games = []*rules.Game{dracoliath.Game, arcaneduel.Game, drakerion.Game, aestery.Game, dragonswrath.Game}

func find(id string) *rules.Game {
	for _, g := range append(slices.Clone(games), tiny.Games()...) {
		if g.ID == id {
			return g
		}
	}
	return nil
}

var names = []string{"Maëlys", "Léandre", "Joueur 3", "Anne-Sophie", "Œdipe", "Zoé"}

// setup is one of all that a game can begin with: seats, options and decks by chance,
// where decks are built every other one of its own making.
func setup(g *rules.Game, r *rand.Rand) rules.Setup {
	s := rules.Setup{Game: g.ID, Seed: r.Uint64(), First: rules.Nobody}
	seats := g.Seats[r.IntN(len(g.Seats))]
	for i := range seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: names[i], Colour: r.IntN(15)})
	}
	for _, o := range g.Options {
		if v := r.IntN(len(o.Values)); v != o.Default {
			s.Options = append(s.Options, rules.OptionSet{Key: o.Key, Value: v})
		}
	}
	for range seats {
		if g.Deck == nil || len(g.Deck.Ready) == 0 {
			break
		}
		d := g.Deck.Ready[r.IntN(len(g.Deck.Ready))].In(rules.French)
		if r.IntN(2) == 0 {
			d.Name = "Les braises d’Élise"
			slices.Reverse(d.Lines)
		}
		s.Decks = append(s.Decks, d)
	}
	return s
}

// play begins a match and plays it by chance, to its end or for n answers.
func play(tb testing.TB, g *rules.Game, r *rand.Rand, n int) *rules.Session {
	tb.Helper()
	for {
		s, err := rules.NewSession(g, setup(g, r), nil)
		if err != nil {
			continue // options that do not go together
		}
		for s.Len() < n {
			a, ok := rules.Random(s.Match(), r)
			if !ok {
				break
			}
			if err := s.Do(a); err != nil {
				tb.Fatal(err)
			}
		}
		return s
	}
}

func encode(tb testing.TB, c *link.Content) string {
	tb.Helper()
	text, err := link.Encode(c)
	if err != nil {
		tb.Fatal(err)
	}
	return text
}

func decode(tb testing.TB, text string) *link.Content {
	tb.Helper()
	c, err := link.Decode(text, find)
	if err != nil {
		tb.Fatalf("%v\n%s", err, text)
	}
	return c
}

// TestGamesFit plays a thousand games of each by chance. Each comes back out of its
// link letter for letter, and 60 answers of any fit into 2,000 characters.
func TestGamesFit(t *testing.T) {
	n := 1000
	if testing.Short() {
		n = 25
	}
	const most, answers = 2000, 60
	for _, g := range games {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(60, 2000))
			longest, played, first := 0, 0, 0
			for range n {
				s := play(t, g, r, 1<<20)
				text := encode(t, &link.Content{Kind: link.Match, Game: g, Session: s})
				if len(text) > longest {
					longest, played = len(text), s.Len()
				}
				if s.Len() <= answers && len(text) > most {
					t.Fatalf("a game of %d answers takes %d characters", s.Len(), len(text))
				}
				begun, err := s.Branch(min(answers, s.Len()))
				if err != nil {
					t.Fatal(err)
				}
				first = max(first, len(encode(t, &link.Content{Kind: link.Match, Game: g, Session: begun})))
				got := decode(t, text).Session
				if string(got.Save(rules.Meta{})) != string(s.Save(rules.Meta{})) {
					t.Fatalf("seed %d: another match comes out of the link", s.Setup().Seed)
				}
			}
			t.Logf("of %d games the longest link has %d characters (%d answers); %d answers take %d at most",
				n, longest, played, answers, first)
			if first > most {
				t.Errorf("%d answers take %d characters", answers, first)
			}
		})
	}
}

// TestTinyGames does the same with games that bend what answers can be.
func TestTinyGames(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, g := range tiny.Games() {
		for range 20 {
			s := play(t, g, r, 80)
			got := decode(t, encode(t, &link.Content{Kind: link.Turn, Game: g, Session: s, From: 1}))
			if got.Kind != link.Turn || got.From != 1 || string(got.Session.Save(rules.Meta{})) != string(s.Save(rules.Meta{})) {
				t.Fatalf("%s: another match comes out of the link", g.ID)
			}
		}
	}
}

// TestPositionsConcessionsAndSeries checks what a match can carry beside its answers.
func TestPositionsConcessionsAndSeries(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for _, g := range games {
		s := play(t, g, r, 30)
		at, err := rules.NewSession(g, *s.Setup(), s.Match().Board())
		if err != nil {
			continue // the game says why
		}
		text := encode(t, &link.Content{Kind: link.Position, Game: g, Session: at})
		t.Logf("%s: a position takes %d characters", g.ID, len(text))
		if got := decode(t, text).Session; !got.Match().Board().Equal(at.Match().Board()) {
			t.Errorf("%s: another position comes out of the link", g.ID)
		}
	}
	s, err := rules.NewSession(aestery.Game, rules.Setup{Game: aestery.Game.ID, First: 1, Seed: 3,
		Seats: []rules.SeatSetup{{Name: "A", Level: "page"}, {Name: "B", Colour: -4}},
		Decks: []rules.Deck{aestery.Game.Deck.Ready[0].In(rules.English), aestery.Game.Deck.Ready[1].In(rules.French)}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Series, s.OpenUndo, s.Advice = rules.NewSeries(3, s.Setup()), true, true
	if err := s.Concede(1); err != nil {
		t.Fatal(err)
	}
	next, err := s.Next(s.Setup().Decks, 0, 8)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*rules.Session{s, next} {
		got := decode(t, encode(t, &link.Content{Kind: link.Match, Game: s.Game(), Session: s})).Session
		if string(got.Save(rules.Meta{})) != string(s.Save(rules.Meta{})) {
			t.Error("a series is another one, or has another score, on the other side")
		}
	}
}

// TestDecksAndData checks the kinds that are no matches.
func TestDecksAndData(t *testing.T) {
	g := aestery.Game
	own := g.Deck.Ready[1].In(rules.English)
	own.Name = "Été — 夏"
	for _, d := range []rules.Deck{g.Deck.Ready[0].In(rules.French), own, {Name: "vide"}} {
		text := encode(t, &link.Content{Kind: link.Deck, Game: g, Deck: d})
		got := decode(t, text)
		if got.Kind != link.Deck || got.Deck.Name != d.Name || !slices.Equal(got.Deck.Lines, d.Lines) {
			t.Errorf("the deck %q comes back as %+v", d.Name, got.Deck)
		}
		t.Logf("the deck %q takes %d characters", d.Name, len(text))
	}
	for _, data := range []string{"", "\x00\xff", strings.Repeat("zone hand Alice: Salve\n", 100)} {
		got := decode(t, encode(t, &link.Content{Kind: link.Puzzle, Game: g, Data: []byte(data)}))
		if got.Kind != link.Puzzle || string(got.Data) != data {
			t.Errorf("%q comes back as %q", data, got.Data)
		}
	}
}

// TestLinksInMessages reads a link as messages bring it: in a sentence, in lines of a
// letter that was answered, behind an address.
func TestLinksInMessages(t *testing.T) {
	s := play(t, dracoliath.Game, rand.New(rand.NewPCG(4, 4)), 25)
	text := encode(t, &link.Content{Kind: link.Match, Game: s.Game(), Session: s})
	for _, c := range text[1:] {
		if !strings.ContainsRune("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", c) {
			t.Fatalf("%q is not for an address", c)
		}
	}
	wrapped := ""
	for i := 0; i < len(text); i += 60 {
		wrapped += "> " + text[i:min(i+60, len(text))] + "\r\n"
	}
	for _, message := range []string{
		text, "https://wyrm.example/table/?lang=fr" + text, "À toi de jouer (" + text + "), bonne chance !",
		"https://wyrm.example/" + strings.Replace(text, "#", "%23", 1), wrapped, text + "\nMaëlys", "#w " + text,
	} {
		if got := decode(t, message).Session; got.Fingerprint() != s.Fingerprint() {
			t.Errorf("another match comes out of %q", message)
		}
	}
}

// TestFaultsSayWhatWhereAndWhatToDo damages a link in all ways that happen, and in
// every letter.
func TestFaultsSayWhatWhereAndWhatToDo(t *testing.T) {
	s := play(t, arcaneduel.Game, rand.New(rand.NewPCG(5, 5)), 40)
	text := encode(t, &link.Content{Kind: link.Match, Game: s.Game(), Session: s})
	far := *arcaneduel.Game
	far.Version++
	other := encode(t, &link.Content{Kind: link.Match, Game: &far, Session: s})
	gone := *arcaneduel.Game
	gone.ID = "tarot"
	unknown := encode(t, &link.Content{Kind: link.Lesson, Game: &gone})
	for _, c := range []struct {
		text string
		kind link.ErrorKind
		want []string // words that must be said
	}{
		{"", link.Foreign, []string{"#w1"}},
		{"https://example.org/#section", link.Foreign, nil},
		{text[:len(text)-1], link.Cut, []string{fmt.Sprint(len(text) - 1), fmt.Sprint(len(text)), "copy"}},
		{text[:6], link.Cut, []string{"6", "copy"}},
		{text[:9] + "é" + text[9:], link.BadSign, []string{"é", "10", "copy"}},
		{"#w2" + text[3:], link.OtherFormat, []string{"form 2", "same version"}},
		{other, link.OtherVersion, []string{arcaneduel.Game.Name, "same version"}},
		{unknown, link.UnknownGame, []string{"tarot"}},
		{text + strings.Repeat("A", 3*link.Longest), link.TooLong, []string{"100,000", "file"}},
	} {
		_, err := link.Decode(c.text, find)
		e, ok := errors.AsType[*link.Error](err)
		if !ok || e.Kind != c.kind {
			t.Errorf("%.40q: %v", c.text, err)
			continue
		}
		for _, want := range c.want {
			if !strings.Contains(e.Text().EN, want) {
				t.Errorf("%.40q: %q does not say %q", c.text, e.Text().EN, want)
			}
		}
	}
	for i := len("#w1"); i < len(text); i++ {
		for _, by := range []byte("Ab-9") {
			if text[i] == by {
				continue
			}
			if _, err := link.Decode(text[:i]+string(by)+text[i+1:], find); err == nil {
				t.Fatalf("sign %d is another, and nobody notices", i)
			}
		}
	}
}

// TestTooMuchForALink checks that what is longer than a link is not made.
func TestTooMuchForALink(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	data := make([]byte, link.Longest)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	_, err := link.Encode(&link.Content{Kind: link.Lesson, Game: aestery.Game, Data: data})
	if e, ok := errors.AsType[*link.Error](err); !ok || e.Kind != link.TooMuch {
		t.Errorf("a link of %d random bytes: %v", len(data), err)
	}
}

// TestStoriesAreCompared checks how two copies of one match are told apart.
func TestStoriesAreCompared(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	s := play(t, dracoliath.Game, r, 20)
	back, err := s.Branch(12)
	if err != nil {
		t.Fatal(err)
	}
	if !link.Same(s, back) || link.Common(s, back) != 12 {
		t.Errorf("a match and its beginning: %v, %d", link.Same(s, back), link.Common(s, back))
	}
	for _, a := range back.Match().Asks()[0].Answers {
		if a.Action != s.Action(12) {
			if err := back.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if link.Common(s, back) != 12 {
		t.Errorf("a fork after 12 is taken for %d", link.Common(s, back))
	}
	if other := play(t, dracoliath.Game, r, 0); link.Same(s, other) {
		t.Error("two deals are one match")
	}
}

// FuzzLink reads any text: it is refused with one line, or what it holds can be sent
// on and is the same on the other side.
func FuzzLink(f *testing.F) {
	r := rand.New(rand.NewPCG(8, 8))
	for _, g := range games {
		s := play(f, g, r, 12)
		f.Add(encode(f, &link.Content{Kind: link.Match, Game: g, Session: s})[3:])
	}
	f.Add(encode(f, &link.Content{Kind: link.Deck, Game: aestery.Game, Deck: aestery.Game.Deck.Ready[0].In(rules.French)})[3:])
	f.Fuzz(func(t *testing.T, text string) {
		check(t, "#w1"+text)
		check(t, link.Seal(text))
	})
}

func check(t *testing.T, text string) {
	t.Helper()
	c, err := link.Decode(text, find)
	if err != nil {
		e, ok := errors.AsType[*link.Error](err)
		if !ok || strings.ContainsAny(e.Text().FR, "\n\r") || len(e.Text().FR) > 400 {
			t.Fatalf("%q: %v", text, err)
		}
		return
	}
	again, err := link.Encode(c)
	if err != nil {
		t.Fatalf("what was read cannot be sent on: %v", err)
	}
	twice, err := link.Decode(again, find)
	if err != nil {
		t.Fatal(err)
	}
	if c.Session != nil && c.Session.Fingerprint() != twice.Session.Fingerprint() {
		t.Fatal("another match is sent on")
	}
}
