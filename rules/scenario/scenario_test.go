package scenario_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/rules/scenario"
)

func find(id string) *rules.Game {
	for _, g := range tiny.Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}

const head = `scenario A test
game   volley
seats  Alice, Bruno, Chloé
zone   hand Alice: Salve
zone   hand Bruno: Miroir, Bouclier
zone   deck: rest
`

const duel = `scenario A test
game   duel
seats  Alice, Bruno
`

// first returns the first fault of a text, from parsing or running.
func first(text string) string {
	list, err := scenario.Parse("test.txt", text)
	if err != nil {
		return err.Error()
	}
	for i := range list {
		g := find(list[i].Game)
		if g == nil {
			return "no game"
		}
		if err := scenario.Run(g, &list[i]); err != nil {
			return err.Error()
		}
	}
	return ""
}

// TestFaultsAreNamed checks that each fault names its line, what is wrong, and
// where it can the word that was meant.
func TestFaultsAreNamed(t *testing.T) {
	tests := []struct{ text, want string }{
		{"do Alice pass", `test.txt:1: the file must begin with a line "scenario NAME", not "do"`},
		{"scenario X\ngame volley\nexpekt draw", `test.txt:3: unknown keyword "expekt" (did you mean "expect"?)`},
		{"scenario X\nseats Alice", "test.txt:1: this scenario names no game"},
		{"scenario X\ngame volley\nseats Alice, Bruno", "test.txt:1: Volley is not played with 2 seats"},
		{head + "do Alise pass", `test.txt:7: unknown player "Alise" (did you mean "Alice"?)`},
		{head + "expect ask Alice play: *", "test.txt:7: to take any answers, leave the colon and what follows it out"},
		{head + "do Alice plai \"Salve\"", `test.txt:7: unknown verb "plai" (did you mean "play"?)`},
		{head + "do Alice play \"Salvo\"", `test.txt:7: unknown card "Salvo" (did you mean "Salve"?)`},
		{head + "do Alice play \"Salve", "test.txt:7: the quote in \"Salve is not closed"},
		{head + "do Alice play Salve", "test.txt:7: \"Salve\" does not belong here"},
		{head + "do Bruno pass", "test.txt:7: this is no legal answer now; open: ask Alice play: play \"Salve\" to played | pass"},
		{head + "set life Bruno 1\nset lief Bruno 1\n", `test.txt:8: unknown counter "lief" (did you mean "life"?)`},
		{head + "zone hnad Chloé: Salve\n", `test.txt:7: unknown zone "hnad" (did you mean "hand"?)`},
		{head + "zone hand: Salve\n", "test.txt:7: whose hand?"},
		{head + "zone hand Chloé: Sallve\n", `test.txt:7: unknown card "Sallve" (did you mean "Salve"?)`},
		{head + "zone discard: rest\n", `test.txt:7: "rest" stands for all cards that no line names`},
		{head + "zone hand Chloé: 4 Salve\n", `test.txt:7: a zone line names each card by itself, so "4 Salve" is written out`},
		{head + "zone hand Chloé: Salve*4\n", `test.txt:7: a zone line names each card by itself, so "Salve*4" is written out`},
		{head + "deck Chloé: Salve*20\n", `test.txt:7: "Salve" goes into no deck`},
		{head + "deck Chloé: Salve*0\n", `test.txt:7: behind "Salve*" a number of copies from 1 to 250 is needed, not "0"`},
		{head + "deck Chloé: Salve*many\n", `test.txt:7: behind "Salve*" a number of copies from 1 to 250 is needed, not "many"`},
		{head + "zone hand Chloé: -\n", "test.txt:7: hand Chloé has no slots"},
		{head + "zone hand Chloé: Salve (shiny=1)\n", `test.txt:7: unknown attribute "shiny"`},
		{duel + "zone hand Alice: Éclair (target=\"Éclar\")\n", `test.txt:4: unknown card "Éclar" (did you mean "Éclair"?)`},
		{duel + "zone hand Alice: Éclair (target=\"Refus\")\n", `test.txt:4: "Refus" lies in no zone that a line names`},
		{duel + "zone hand Bruno: Refus\nzone hand Alice: Éclair (target=\"Refus\")\nexpect attr target \"Éclair\" = 0\n", "test.txt:6: it is "},
		{duel + "zone hand Alice: Éclair (target=\"Refus\"#3)\nzone hand Bruno: Refus, Refus\n",
			`test.txt:4: the zone lines name "Refus" only 2 times`},
		{duel + "set life \"Éclar\"\nzone hand Alice: Éclair\n", `test.txt:4: unknown card "Éclar" (did you mean "Éclair"?)`},
		{head + "option speed 1\n", `test.txt:7: unknown option "speed"`},
		{head + "do Alice pass\nset life Bruno 1", `test.txt:8: "set" must come before the first step`},
		{head + "expect life Alice = 2", "test.txt:7: life Alice is 3, want 2"},
		{head + "expect lift Alice = 2", `test.txt:7: nothing is known of "lift" (did you mean "life"?)`},
		{head + "expect ask Alice play: pass", `test.txt:7: play "Salve" to played is legal too`},
		{head + "expect ask Alice play: pass | play \"Miroir\"", "test.txt:7: an expected answer is not legal"},
		{head + "expect ask Bruno react", "test.txt:7: there is no such question"},
		{head + "expect no ask Alice", "test.txt:7: open:"},
		{head + "expect illegal Alice pass", "test.txt:7: pass is legal"},
		{head + "expect zone hand Bruno: Miroir", "test.txt:7: hand Bruno holds Miroir, Bouclier"},
		{head + "expect zone hand Bruno: Miroir, ...\nexpect zone hand Bruno: Bouclier, ...", "test.txt:8: hand Bruno holds"},
		{head + "expect note aimed", "test.txt:7: the last step did not announce this"},
		{head + "expect no note aimd", `test.txt:7: unknown note "aimd" (did you mean "aimed"?)`},
		{head + "expect win Alice", "test.txt:7: the match is not over"},
		{head + "expect hidden Alice \"Salve\"", "test.txt:7: whether Alice knows it is true, want false"},
		{head + "expect says Alice \"Salve\"", `test.txt:7: "Salve" is not in: nothing`},
		{head + "expect no outcome Alice", `test.txt:7: "Alice" is too much here`},
		{head + "do Alice play \"Salve\"\ndo Bruno throw \"Miroir\"", `test.txt:8: this can mean throw "Miroir" to discard whom Alice | throw "Miroir" to discard whom Chloé`},
		{head + "do Alice play \"Salve\"\ndo Alice pass", "test.txt:8: this is no legal answer now; open: ask Bruno react"},
	}
	for _, tt := range tests {
		if got := first(tt.text); !strings.HasPrefix(got, tt.want) {
			t.Errorf("%q:\n got %s\nwant %s", strings.TrimPrefix(tt.text, head), got, tt.want)
		}
	}
}

func TestDealtScenario(t *testing.T) {
	text := "scenario Dealt\ngame volley\nseats Alice, Bruno, Chloé\nseed 4\nfirst Bruno\n" +
		"expect zone hand Bruno = 3\nexpect zone hand Alice = 2\nexpect ask Bruno play\n"
	if got := first(text); got != "" {
		t.Error(got)
	}
}

// TestDisturbancesAreNoticed checks that a game whose start is not the same each
// time fails when it is begun again.
func TestDisturbancesAreNoticed(t *testing.T) {
	bad := *tiny.Volley
	calls := 0
	bad.At = func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
		w := rules.Begin(b, nil)
		calls++
		w.Change(0, 2, int32(calls))
		return tiny.Volley.At(s, b)
	}
	list, err := scenario.Parse("test.txt", head+"do Alice pass")
	if err != nil {
		t.Fatal(err)
	}
	err = scenario.Run(&bad, &list[0])
	if err == nil || !strings.Contains(err.Error(), "the match has changed") {
		t.Errorf("err = %v, want the match has changed", err)
	}
}

func TestCite(t *testing.T) {
	sheet := "# Sheet\n- S-1 Take a card.\n- **S-2** Play it.\nS-3. Win. (later: not built)\n\n| D1 | x | y |\n| D2 | x | y |\nnot S-9 here\n"
	if got := scenario.IDs(sheet); !slices.Equal(got, []string{"S-1", "S-2", "D1", "D2"}) {
		t.Errorf("IDs = %q", got)
	}
	list, err := scenario.Parse("test.txt", "scenario A\nabout S-1, D2\ngame volley\nscenario B\nabout S-3, S-7\ngame volley\n")
	if err != nil {
		t.Fatal(err)
	}
	unshown, unknown := scenario.Cite(sheet, list)
	if !slices.Equal(unshown, []string{"S-2", "D1"}) || !slices.Equal(unknown, []string{"S-7"}) {
		t.Errorf("Cite = %q, %q", unshown, unknown)
	}
}

// FuzzScenario checks that no text makes the parser or the runner panic.
func FuzzScenario(f *testing.F) {
	f.Add(head + "do Alice play \"Salve\"#1\nexpect note aimed Bruno \"Salve\" num 0\n")
	file, err := os.ReadFile(filepath.Join("..", "rulestest", "tiny", "scenarios.txt"))
	if err != nil {
		f.Fatal(err)
	}
	for _, part := range strings.SplitAfter(string(file), "\n\n") {
		f.Add(part)
	}
	f.Fuzz(func(t *testing.T, text string) { first(text) })
}

// TestWhatComesAfterTheEnd checks that steps after the end of a match are passed
// over where the scenario says who has won it, and are faults where it does not.
func TestWhatComesAfterTheEnd(t *testing.T) {
	const over = head + "set life Bruno 1\nset life Chloé 0\ndo Alice play \"Salve\"\ndo Bruno pass\n"
	if got := first(over + "expect win Alice"); got != "" {
		t.Fatal("the match does not end there: ", got)
	}
	if got := first(over + "do Bruno pass\nexpect win Alice"); got != "" {
		t.Errorf("a step too late, and who has won: %s", got)
	}
	if got := first(over + "do Bruno pass"); !strings.Contains(got, "no legal answer now; open: no question; the match is over") {
		t.Errorf("a step too late: %q", got)
	}
}

// TestCardsAreValues sets counters and attributes to the numbers of cards, before the
// line that lays them and to the second copy too.
func TestCardsAreValues(t *testing.T) {
	list, err := scenario.Parse("test.txt", duel+`set life Alice "Étincelle"#2
zone hand Alice: Éclair (target="Étincelle"), Étincelle
zone hand Bruno: Étincelle
`)
	if err != nil {
		t.Fatal(err)
	}
	_, b, err := scenario.Position(find("duel"), &list[0])
	if err != nil {
		t.Fatal(err)
	}
	hand := func(s rules.Seat) []rules.CardID {
		z, _ := b.Layout().ZoneOf("hand", s)
		return b.Zone(z)
	}
	target, life := rules.Attr(1), rules.Var(0)
	if got := b.Attr(hand(0)[0], target); got != int16(hand(0)[1]) {
		t.Errorf("the target is card %d, not %d", got, hand(0)[1])
	}
	if got := b.Var(life, 0); got != int32(hand(1)[0]) {
		t.Errorf("the counter is %d, not %d", got, hand(1)[0])
	}
}
