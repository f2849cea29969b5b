package drakerion

import (
	"strings"
	"testing"
)

// person is a card that a line can be added to.
const person = "character x\nname X | X\nkind soldier\ncost 1\nbody 1/1/1\nprestige 1\nicon a\nscene cave\n"

// TestParseErrors checks that each fault is one line that says where and what,
// and the nearest word.
func TestParseErrors(t *testing.T) {
	for _, tc := range []struct{ src, want string }{
		{"cost 3", `f:1: "cost" before the first card`},
		{"charcter x", `f:1: "charcter" before the first card`},
		{person + "charcter y", `f:9: unknown entry "charcter": did you mean "character"?`},
		{person + "character x", `f:9: card "x" already stands above`},
		{"character Éa", `f:1: card id "Éa": use small letters`},
		{person + "cost 2", `f:9: cost stands twice in card x`},
		{"character x\nname X", `f:2: name "X": give "name French | English"`},
		{"character x\nscene caev", `f:2: unknown scene "caev": did you mean "cave"?`},
		{"character x\ncost 7", `f:2: "7" behind cost: a number from 0 to 6`},
		{"character x\nbody 1/1", `f:2: body "1/1": give "body MELEE/RIPOSTE/LIFE"`},
		{"character x\nbody 6/1/1", `f:2: "6" behind body: a number from 0 to 5`},
		{"character x\nbody 1/1/0", `f:2: "0" behind body: a number from 1 to 9`},
		{"character x\nranged 4", `f:2: "4" behind ranged: a number from 1 to 3`},
		{"character x\nwords interceptr", `f:2: unknown keyword "interceptr": did you mean "interceptor"?`},
		{"character x\nname X | X", `card x (line 1) has no icon`},
		{person + "gold 5", `card x (line 1) should have no gold`},
		{"manoeuvre m\ngold 9", `f:2: "9" behind gold: a number from 5 to 8`},
		{"event e\nname E | E\ncost 1\nicon a\nscene cave", `is an Event that can never be played`},
		{"attachment a\nname E | E\ncost 1\nicon a\nscene cave", `does nothing`},
		{"banner b\nname B | B\nfaction ember\ninitiative 3\nsetup x\nicon a\nscene cave", `names 1 set-up Characters`},
		{person + "banner b\nname B | B\nfaction ember\ninitiative 3\nsetup x x yx\nicon a\nscene cave", `unknown Character "yx": did you mean "x"?`},
		{person + "acton: draw 1 you", `f:9: unknown entry "acton": did you mean "action"?`},
		{person + "action draw 1 you", `a colon is missing`},
		{person + "action: drw 1 you", `unknown effect "drw": did you mean "draw"?`},
		{person + "action: draw you", `"you" behind draw: a number`},
		{person + "action: draw 1", `draw: say to whom`},
		{person + "action: draw 1 yous", `unknown object of an effect "yous": did you mean "you"?`},
		{person + "action, inclne: draw 1 you", `unknown part of a price "inclne": did you mean "incline"?`},
		{person + "action, target enmy: damage 1 target", `unknown word of a description "enmy": did you mean "enemy"?`},
		{person + "action, target cost<=9: damage 1 target", `"cost<=9": a number from 0 to 6`},
		{person + "action: damage 1 target", `speaks of a target, but the line has none`},
		{person + "action: damage 1 host", `only an Attachment has one`},
		{person + "action: damage 1 you", `damage is done to a card`},
		{person + "action: draw 1 this", `draw is done to a player`},
		{person + "action: melee 1 this", `lasts until the end`},
		{person + "always: melee 1 this turn", `lasts until the end`},
		{person + "always: draw 1 you", `cannot hold always`},
		{person + "always, gold 1: melee 1 this", `no price and no target`},
		{person + "action: cancel", `is for combats`},
		{person + "action, target enemy: discard-it target", `is for a target Attachment`},
		{person + "action: damage 1 that", `nothing has set it off`},
		{person + "action, forced: draw 1 you", `only what is set off can be forced`},
		{person + "end, forced, target enemy: damage 1 target", `leaves no choice`},
		{person + "action, target enemy in-discard: return target", `one’s own discard pile`},
		{person + "action, if yours: draw 1 you", `give "if N FILTER"`},
		{person + "action, gold 1, gold 2: draw 1 you", `gold stands twice`},
		{person + "action, incline this: draw 1 you", `nothing stands behind incline`},
		{person + "action, destroy that: draw 1 you", `give "destroy this"`},
		{person + "action, target soldier mage: damage 1 target", `a kind stands there already`},
		{person + "action, target yours enemy: damage 1 target", `another side or place stands there already`},
		{person + "action, target attachment event: damage 1 target", `a type stands there already`},
		{person + "action, target cost<=1 cost<=2: damage 1 target", `a cost stands there already`},
		{person + "action, target enemy: draw 1 you", `no effect speaks of it`},
		{person + "action, target in-hand: incline target", `is for Characters in play`},
		{person + "action, target attacking: damage 1 target", `nobody fights at that moment`},
		{person + "action: damage 1 each attachment melee-line", `an Attachment lies on no line`},
		{person + "action, target event: bounce target", `no Event lies in play`},
		{person + "action, target attachment beast: discard-it target", `only Characters are of a kind`},
		{person + "action, target in-discard yours damaged: return target", `only cards in play are in that state`},
		{person + "action, target ready inclined: damage 1 target", `nobody is in both states`},
		{person + "action: draw 1 you beast", `is not done to each of them`},
		{person + "action: damage 1 each in-discard", `is not done to each of some cards`},
		{person + "action: deploy attachment", `puts a Character into play`},
		{person + "action: search enemy", `it says itself where its cards lie`},
		{person + "action: discard 1 opponent per yours", `is not done so many times`},
		{person + "action: draw -1 you", `needs a number above 0`},
		{person + "action: draw 0 you", `needs a number above 0`},
		{person + "action: melee 1 this combat", `there is none at that moment`},
		{person + "action: return this", `where it does not lie`},
		{person + "destroy: heal 1 this", `has been destroyed`},
		{person + "destroy, incline: draw 1 you", `has been destroyed: it cannot pay so`},
		{person + "action, target attachment: damage 1 target", `is done to Characters only`},
		{person + "action, target in-discard yours event: raise target", `puts a Character into play`},
		{person + "action, target enemy: replace target", `a target of yours`},
		{"attachment a\nname E | E\ncost 1\nicon a\nscene cave\nwords interceptor\nalways: melee 1 host", `only be unpredictable itself`},
		{"attachment a\nname E | E\ncost 1\nicon a\nscene cave\ngives unattachable", `gives a keyword`},
		{"city c\nname C | C\nicon a\nscene cave\ndeploy: draw 1 you", `does not arrive`},
		{"city c\nname C | C\nicon a\nscene cave\naction, destroy this: draw 1 you", `is not given up`},
		{"city c\nname C | C\nicon a\nscene cave\ngrave-action: draw 1 you", `come into the discard pile`},
		{"manoeuvre m\nname M | M\nschool tactic\ngold 5\ndraw 1\nicon a\nscene cave\ndeploy, incline: draw 1 you", `gold and cards only`},
	} {
		_, err := parseCards("f", tc.src)
		if err == nil || !strings.Contains(err.Error(), tc.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v; want %s", tc.src[max(0, len(tc.src)-50):], err, tc.want)
		}
	}
}

// TestParseDeckErrors does the same for the file of decks.
func TestParseDeckErrors(t *testing.T) {
	for _, tc := range []struct{ src, want string }{
		{"4 rage", `before the first deck`},
		{"deck É", `use small letters`},
		{"deck d\n4 raeg", `f:2: unknown card "raeg": did you mean "rage"?`},
		{"deck d\n5 rage", `"5" behind rage: a number from 1 to 4`},
		{"deck d\n4 rage\n1 rage", `f:3: card "rage" stands twice`},
		{"deck d\nnmae D | D", `unknown entry "nmae": did you mean "name"?`},
	} {
		_, err := parseDecks("f", tc.src)
		if err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%q: %v; want %s", tc.src, err, tc.want)
		}
	}
}

// FuzzParseCards checks that no text of a card file can make the reader panic.
func FuzzParseCards(f *testing.F) {
	f.Add(person + "action, if 2 enemy, target yours damaged: heal 1 target per yours; melee 1 this turn")
	f.Add("banner b\nsetup a b c")
	f.Add("action:")
	f.Fuzz(func(t *testing.T, src string) {
		cards, err := parseCards("f", src)
		if err == nil && len(cards) == 0 {
			t.Error("no cards and no error")
		}
	})
}
