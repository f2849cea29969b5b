package dracoliath

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

const goodCard = `card a
name Un | One
color red
type magic
icon x
scene sea
do damage 1 opponent
`

// lasting is a Treasure or a Storm with lines.
func lasting(kind, lines string) string {
	return strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo damage 1 opponent\n", kind+"\nicon x\nscene sea\n"+lines, 1)
}

// TestParseTakes checks that what is refused beside them is refused for no other
// reason.
func TestParseTakes(t *testing.T) {
	for _, src := range []string{
		lasting("treasure", "cancel treasure theirs if life me <= 3"), lasting("storm", "cancel treasure visible if red visible >= 3"),
		lasting("storm", "cancel storm river\nstart: damage 1 me"), lasting("treasure", "repeat red card"), lasting("treasure", "repeat fusion"),
		lasting("treasure", "when deal me: +1\nwhen suffer me: -1"), lasting("treasure", "when gain-life me: +1\nwhen gain-life opponent: -1"),
		lasting("treasure", "when play me red: also life 1 me\nwhen play me green: also life 2 me"), goodCard + "do flip double river",
	} {
		if _, err := ParseCards("f.txt", src); err != nil {
			t.Errorf("%q\n%v", src, err)
		}
	}
}

// TestStormThatCancels checks that a Storm that cancels and does more says that this
// is done for each player, and the cancelling not.
func TestStormThatCancels(t *testing.T) {
	cards, err := ParseCards("f.txt", lasting("storm", "cancel storm river\nstart: damage 1 me"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "Les effets des autres Tempêtes de la Rivière sont annulés.\nPour chaque joueur\u00a0:\nAu début de votre tour, subissez 1 Dégât."
	if got := cards[0].Text.FR; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestParseErrors checks that each fault is named with its file, its line and
// the nearest known word.
func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"", "f.txt:1: the file holds no card"},
		{"name X | Y", `f.txt:1: "name" before the first card`},
		{"crad a", `f.txt:1: unknown entry "crad": did you mean "card"?`},
		{"card A!", `f.txt:1: card id "A!"`},
		{goodCard + "\n" + goodCard, `f.txt:9: card "a" already stands above, in line 1`},
		{"card a\nname Un", `f.txt:2: name "Un": give "name French | English"`},
		{"card a\ncolor bleu", `f.txt:2: unknown color "bleu": did you mean "blue"?`},
		{"card a\ntype magique", `f.txt:2: unknown type "magique": did you mean "magic"?`},
		{"card a\nmastery 3", `f.txt:2: mastery "3": it is 0, 1 or 2`},
		{"card a\nscene see", `f.txt:2: unknown scene "see": did you mean "sea"?`},
		{"card a\ndo damage 1 me", `f.txt:2: "do" before the type of card "a"`},
		{strings.Replace(goodCard, "icon x\n", "", 1), `card a (line 1) has no icon`},
		{goodCard + "do damge 1 me", `f.txt:8: unknown effect "damge": did you mean "damage"?`},
		{goodCard + "do damage x me", `f.txt:8: "x" where a number from 1 to 9 is expected`},
		{goodCard + "do damage 1 oponent", `f.txt:8: unknown player "oponent": did you mean "opponent"?`},
		{goodCard + "do damage 1 me per red mien", `f.txt:8: unknown place "mien": did you mean "mine"?`},
		{goodCard + "if life me < life opponent damage 1 me", `f.txt:8: "damage" where ":" is expected`},
		{goodCard + "if life opponent < life me: damage 1 me", `f.txt:8: compare a total`},
		{goodCard + "if life me ≤ 3: damage 1 me", `f.txt:8: unknown comparison "≤"`},
		{goodCard + "choose damage 1 me", `f.txt:8: the line ends where "/" is expected`},
		{goodCard + "start: damage 1 me", `f.txt:8: a magic acts when played`},
		{goodCard + "do damage 1 me now", `f.txt:8: "now" at the end of the line is not understood`},
		{goodCard + "do damage same me", `f.txt:8: "same" needs a trigger`},
		{goodCard + strings.Repeat("do damage 1 me\n", 6), `f.txt:13: card "a" has more than 6 lines`},
		{strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo", "storm\nicon x\nscene sea\nwhen deal opponent: also", 1), `f.txt:7: a storm concerns all players alike`},
		{strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo", "treasure\nicon x\nscene sea\ndo", 1), `f.txt:7: a treasure has lasting effects only`},
		{strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo damage 1 opponent", "treasure\nicon x\nscene sea\nwhen play me: +1", 1), `f.txt:7: "play" can only be followed by also`},
		{strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo damage 1 opponent", "treasure\nicon x\nscene sea\nwhen deals me: +1", 1), `f.txt:7: unknown trigger "deals": did you mean "deal"?`},
		{strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo damage 1 opponent", "treasure\nicon x\nscene sea\nfusion", 1), `f.txt:7: only a magic can be a fusion`},
		{goodCard + "fusion\nfusion", `f.txt:9: fusion stands twice in card a`},
		{goodCard + "color red", `f.txt:8: color stands twice in card a`},
		{goodCard + "do flip river", `f.txt:8: only a double-faced card can be turned over: say "flip double"`},
		{goodCard + "do flip double magic mine", `f.txt:8: there are no such cards: only a treasure or a storm has two sides`},
		{goodCard + "do discard fusion storm river", `f.txt:8: there are no such cards: only a magic can be a fusion`},
		{goodCard + "if fusion treasure mine >= 1: damage 1 me", `f.txt:8: there are no such cards`},
		{goodCard + "do damage 1 me per double fusion mine", `f.txt:8: there are no such cards`},
		{lasting("treasure", "when play me fusion storm: also life 1 me"), `f.txt:7: there are no such cards`},
		{lasting("treasure", "cancel magic theirs"), `f.txt:7: cancel needs cards with lasting effects`},
		{lasting("treasure", "cancel red theirs"), `f.txt:7: cancel needs cards with lasting effects`},
		{lasting("treasure", "cancel treasure river"), `f.txt:7: a treasure acts from a hand only`},
		{lasting("storm", "cancel treasure theirs"), `f.txt:7: a storm concerns all players alike`},
		{lasting("storm", "cancel treasure visible if life me <= 3"), `f.txt:7: a storm concerns all players alike`},
		{lasting("storm", "cancel treasure visible if red mine >= 3"), `f.txt:7: a storm concerns all players alike`},
		{lasting("treasure", "repeat storm"), `f.txt:7: repeat needs cards that do something when played`},
		{lasting("treasure", "repeat double card"), `f.txt:7: repeat needs cards that do something when played`},
		{lasting("treasure", "when deal me: +1\nwhen deal me: also life 1 me"), `f.txt:8: two lines of a card wait for the same change`},
		{lasting("treasure", "when deal me: +1\nwhen suffer opponent: also life 1 me"), `f.txt:8: two lines of a card wait for the same change`},
		{lasting("storm", "when deal me: +1\nwhen suffer me: also life 1 me"), `f.txt:8: two lines of a card wait for the same change`},
		{lasting("treasure", "start: life 1 me") + "\nnight b\nmastery 1", `f.txt:9: a night side has the mastery of its day`},
		{"night a", `f.txt:1: the night side "a" has no day side before it`},
		{goodCard + "night b", `f.txt:8: the night side "b" stands behind a magic`},
		{goodCard + "do flip", `f.txt:1: card "a" turns itself over but has no night side`},
	} {
		_, err := ParseCards("f.txt", c.src)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q\n got  %v\n want %s", c.src, err, c.want)
		}
	}
}

// TestParseIgnores checks that comments and empty lines say nothing.
func TestParseIgnores(t *testing.T) {
	cards, err := ParseCards("f.txt", "# a\n\n"+strings.ReplaceAll(goodCard, "\n", " # b\n\n"))
	if err != nil || len(cards) != 1 || cards[0].Text.FR != "Infligez 1 Dégât." {
		t.Errorf("got %+v, %v", cards, err)
	}
}

// FuzzCards feeds damaged card files: they are refused with one line that names
// the file, or give cards that can be read, drawn and played.
func FuzzCards(f *testing.F) {
	f.Add(cardFile)
	f.Add(testCards)
	f.Add(goodCard)
	f.Add(goodCard + "choose damage 2 opponent, replay / swap card mine with storm river\nagain if cards mine >= 2")
	f.Add(strings.Replace(goodCard, "magic\nicon x\nscene sea\ndo damage 1 opponent", "storm\nicon x\nscene sea\nwhen gain-life me if red visible = 0: instead damage same opponent\nstart: if power me > 3: choose focus 1 me / life 1 both", 1))
	f.Fuzz(func(t *testing.T, src string) {
		cards, err := ParseCards("f.txt", src)
		if err != nil {
			if msg := err.Error(); !strings.HasPrefix(msg, "f.txt:") {
				t.Errorf("the error %q does not name the file", msg)
			}
			return
		}
		for i := range cards {
			c := &cards[i]
			if c.Text.FR == "" && !c.Fusion || len(c.Rows) == 0 {
				t.Errorf("card %q cannot be read or drawn", c.ID)
			}
		}
		playFuzzed(t, cards)
	})
}

// playFuzzed plays a little with the cards, the first answer each time.
func playFuzzed(t *testing.T, cards []Card) {
	if len(cards) < 6 || len(cards) > 2*maxCards {
		return
	}
	setup := twoPlayers(1)
	setup.Options = []rules.OptionSet{{Key: masteryKey, Value: 2}}
	m, err := NewGame(append([]Card{{}}, cards...)).New(setup)
	if err != nil {
		return // half of the cards may be night sides
	}
	for range 60 {
		asks := m.Asks()
		if len(asks) == 0 {
			return
		}
		if len(asks[0].Answers) == 0 {
			t.Fatal("a question without an answer")
		}
		if _, err := m.Apply(asks[0].Answers[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
}
