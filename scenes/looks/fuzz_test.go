package looks

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// FuzzDeckList reads any text as a deck list of a game, as the clipboard may hold it:
// what is read can be written and read again, and what is said of the rest is
// short.
func FuzzDeckList(f *testing.F) {
	built := slices.DeleteFunc(Games(), func(g *rules.Game) bool { return g.Deck == nil })
	for n, g := range built {
		for i := range min(2, len(g.Deck.Ready)) {
			lines := slices.Collect(strings.Lines(g.DeckList(&g.Deck.Ready[i].Deck, rules.Lang(i%2))))
			f.Add(uint8(n), strings.Join(lines[:min(9, len(lines))], ""))
		}
	}
	for _, s := range []string{"", "\xff\xfe4\x00", "Héros : Vaelis\n4 x (SET) 123\n", "2X Brume de mer\n• 3 Murène ´\nSB: 1 Ancre ; deux",
		"count,name,section\n3,\"Lame, vive\",side\n", "Maybeboard\n1 X *F*\n\nAbout\nName \u202eabc\n", "4\t\u00a0Éclair\u0301 // x # y",
		"999999999999999999999 Ancre\n-1 Ancre\n0 Ancre\n1 1 1", "Deck :\n(2) [3] x4\n\n\nNom : \x00"} {
		for n := range built {
			f.Add(uint8(n), s)
		}
	}
	f.Fuzz(func(t *testing.T, n uint8, list string) { readList(t, built[int(n)%len(built)], list) })
}

func readList(t *testing.T, g *rules.Game, list string) {
	t.Helper()
	r := g.ParseDeck(list)
	for _, f := range r.Faults {
		for _, s := range []string{f.What, f.Text.FR, f.Text.EN} {
			if len(s) > 1000 || !utf8.ValidString(s) {
				t.Errorf("%s: of a line it is said %q", g.ID, s)
			}
		}
	}
	for i := range r.Aside {
		if s := r.Aside[i].Text().FR; len(s) > 1000 || !utf8.ValidString(s) {
			t.Errorf("%s: of what is set aside it is said %q", g.ID, s)
		}
		g.Deck.Sides(&r.Aside[i])
		g.AddAside(&r.Deck, &r.Aside[i], -1)
	}
	d := &r.Deck
	if err := d.Bounded(); err != nil {
		t.Errorf("%s: %v", g.ID, err)
	}
	g.DeckProblems(d)
	for _, l := range []rules.Lang{rules.French, rules.English} {
		text := g.DeckList(d, l)
		again := g.ParseDeck(text)
		if len(again.Faults)+len(again.Aside) > 0 || !again.Deck.Equal(d) {
			t.Errorf("%s: written as %q it is read otherwise: %+v", g.ID, text, again)
		}
	}
}

// FuzzPosition opens any text as a position, as -position does: it is refused in one
// line, or it is a match that speaks, is played, saved and loaded.
func FuzzPosition(f *testing.F) {
	for _, g := range Games() {
		files, err := filepath.Glob(filepath.Join("..", "..", "rules", strings.ReplaceAll(g.ID, "-", ""), "scenarios", "*.txt"))
		if err != nil || len(files) == 0 {
			f.Fatalf("%s has no scenarios: %v", g.ID, err)
		}
		for i := range min(4, len(files)) {
			data, err := os.ReadFile(files[i*len(files)/min(4, len(files))])
			if err != nil {
				f.Fatal(err)
			}
			for n, part := range slices.Collect(strings.SplitAfterSeq(string(data), "\n\n")) {
				if n%10 == 0 {
					f.Add(part)
				}
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		all, err := scenario.Parse("position", text)
		if err != nil || len(all) == 0 {
			refused(t, err)
			return
		}
		g := Find(all[0].Game)
		if g == nil {
			return
		}
		s, err := scenario.Open(g, &all[0])
		if err != nil {
			refused(t, err)
			return
		}
		for _, p := range s.Setup().Seats {
			if len(p.Name) > 400 || strings.ContainsAny(p.Name, "\x00\n\uE000\uE003") {
				t.Errorf("a player is called %q", p.Name)
			}
		}
		r := rand.New(rand.NewPCG(1, 1))
		for range 6 {
			speak(t, s)
			a, ok := rules.Random(s.Match(), r)
			if !ok {
				break
			}
			if err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		again, _, err := rules.Load(s.Save(rules.Meta{}), Find)
		if err != nil || again.Fingerprint() != s.Fingerprint() {
			t.Errorf("it is loaded otherwise: %v", err)
		}
	})
}

// refused looks at why a position is not opened: the program says it in a notice.
func refused(t *testing.T, err error) {
	t.Helper()
	if err != nil && (err.Error() == "" || strings.ContainsAny(err.Error(), "\n\r")) {
		t.Errorf("it is refused by %q", err)
	}
}

// speak asks for all that is said of the questions that are open.
func speak(t *testing.T, s *rules.Session) {
	t.Helper()
	g := s.Game()
	for _, k := range s.Match().Asks() {
		view := s.View(k.Decider)
		if g.Prompt(s.Setup(), view, &k).Empty() {
			t.Error("a question that says nothing")
		}
		for i := range k.Answers {
			if g.Label(s.Setup(), view, &k, &k.Answers[i]).Empty() {
				t.Error("an answer that says nothing")
			}
		}
	}
}
