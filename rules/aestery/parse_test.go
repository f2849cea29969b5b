package aestery

import (
	"strings"
	"testing"
)

const goodCard = `card a
name Un | One
type fighter
species cat
color red
rarity common
cost 1
pitch 3
body 1/1
icon x
scene sea
`

const goodSpell = `card b
name Deux | Two
type ephemeral
color red
rarity common
cost 1
pitch 3
icon y
scene sea
resolve: draw 1
`

// TestParseErrors checks that each fault is named with its file, its line and
// the nearest known word.
func TestParseErrors(t *testing.T) {
	without := func(line string) string { return strings.Replace(goodCard, line+"\n", "", 1) }
	for _, c := range []struct{ src, want string }{
		{"name X | Y", `f.txt:1: "name" before the first card`},
		{"card A!", `f.txt:1: card id "A!": use small letters`},
		{goodCard + goodCard, `f.txt:12: card "a" already stands above`},
		{"card a\nnmae X | Y", `f.txt:2: unknown entry "nmae": did you mean "name"?`},
		{"card a\nname Un", `f.txt:2: name "Un": give "name French | English"`},
		{"card a\nname A | B\nname A | B", `f.txt:3: name stands twice in card a`},
		{"card a\ntype figher", `f.txt:2: unknown type "figher": did you mean "fighter"?`},
		{"hero a\ntype fighter", `f.txt:2: a hero has no other type`},
		{"card a\ncolor bleu", `f.txt:2: unknown colour "bleu": did you mean "blue"?`},
		{"card a\nspecies cats", `f.txt:2: unknown species "cats": did you mean "cat"?`},
		{"card a\nkind placce", `f.txt:2: unknown kind of story "placce": did you mean "place"?`},
		{"card a\nrarity mithic", `f.txt:2: unknown rarity "mithic": did you mean "mythic"?`},
		{"card a\nscene see", `f.txt:2: unknown scene "see": did you mean "sea"?`},
		{"card a\npitch 4", `f.txt:2: "4" behind pitch: a number from 1 to 3 is expected`},
		{"card a\nbody 3", `f.txt:2: body "3": give "body FORCE/DEFENCE"`},
		{"card a\nwords flyng", `f.txt:2: unknown keyword "flyng": did you mean "flying"?`},
		{"card a\nwords bravery", `f.txt:2: "" behind bravery: a number from 1 to 9 is expected`},
		{"card a\nwords flying 2", `f.txt:2: "2" behind flying: this keyword has no number`},
		{"card a\nwords flying, flying", `f.txt:2: flying stands twice`},
		{without("icon x"), `card a (line 1) has no icon`},
		{without("species cat"), `card a (line 1) has no species`},
		{without("type fighter"), `card a (line 1) has no type`},
		{without("pitch 3"), `card a (line 1) has no pitch`},
		{goodCard + "title A | B", `card a (line 1) should have no title`},
		{strings.Replace(goodSpell, "resolve: draw 1\n", "", 1), `card b (line 1) is an ephemeral without a resolve line`},
		{goodCard + "arival: draw 1", `f.txt:12: unknown ability "arival": did you mean "arrival"?`},
		{goodCard + "arrival: drwa 1", `f.txt:12: unknown effect "drwa": did you mean "draw"?`},
		{goodCard + "arrival: draw", `f.txt:12: "" behind draw: a number from 1 to 20 is expected`},
		{goodCard + "arrival: draw 1,", `f.txt:12: an effect is missing behind "arrival"`},
		{goodCard + "arrival: draw 1 you now", `f.txt:12: "now" is not understood here`},
		{goodCard + "arrival draw 1", `f.txt:12: "arrival draw 1": a colon is missing before the effects`},
		{goodCard + "arrival: destroy taget fighter", `f.txt:12: unknown whom "taget": did you mean "target"?`},
		{goodCard + "arrival: destroy target figter", `f.txt:12: unknown card "figter": did you mean "fighter"?`},
		{goodCard + "arrival: destroy target theirs", `f.txt:12: say what kind of card`},
		{goodCard + "arrival: destroy second", `f.txt:12: second: no effect before this one says what is chosen`},
		{goodCard + "arrival: destroy target cat, bounce target dragon", `f.txt:12: target is described twice`},
		{goodCard + "arrival: destroy target fighter cost>3", `f.txt:12: unknown comparison ">": did you mean ">="?`},
		{goodCard + "arrival: boost 2 this", `f.txt:12: boost "2": give "boost +FORCE/+DEFENCE"`},
		{goodCard + "arrival: token 1 kitten", `f.txt:12: unknown token "kitten"`},
		{goodCard + "arrival: destroy you", `destroy is done to a card`},
		{goodCard + "arrival: draw 1 this", `draw is done to a player: you, opponent or both`},
		{goodCard + "arrival: counter target fighter", `counter is for spells on the stack`},
		{goodCard + "arrival: return target fighter", `return is for cards in a graveyard`},
		{goodCard + "arrival: cheaper 1 cat", `cheaper holds only in an always line`},
		{goodCard + "always: draw 1", `draw is done once and cannot hold always`},
		{goodCard + "upkeep you: mark 1 that", `mark speaks of that, but nothing has set it off`},
		{goodCard + "resolve: draw 1", `only ephemerals resolve`},
		{goodSpell + "arrival: draw 1", `only ephemerals resolve`},
		{goodCard + "power +1: draw 1", `only heroes have powers`},
		{goodCard + "always: boost +1/+1 this, then grant flying this", `grant holds always: nothing was done before it`},
		{goodCard + "always if fighter force>=3 yours: boost +1/+1 this", `cannot depend on Force, Defence or keywords`},
		{goodCard + "always: boost +1/+1 this per force-of this", `cannot depend on Force, Defence or keywords`},
		{goodCard + "always if full-hand: hand 2", `a larger hand cannot depend on a full one`},
		{goodCard + "once always: boost +1/+1 this", `once is for triggers and activations`},
		{goodCard + "arrival: then draw 1", `nothing stands before it`},
		{goodCard + "arrival: stash per mine", `has no number that a count could multiply`},
		{goodCard + "arrival: bounce each fighter optional", `optional is for targets`},
		{goodCard + "arrival each cat graveyard: draw 1", `heard on the battlefield only`},
		{goodCard + "arrival: draw 1 if cost-of target >= 3", `a number is of a target that nothing chooses`},
		{goodCard + "arrival: draw 1 if cost-of you >= 3", `a number is of this, target, second or that`},
		{goodCard + "arrival if cost-of target >= 3: bounce target cat", `weighed before anything is aimed at`},
		{goodCard + "arrival: draw 1 per cat hand yours", `only the number of cards can be counted`},
		{goodCard + "activate engage: aether 1 if mine", `its condition stands before the colon`},
		{goodCard + "arrival: draw 1 engaged", `does not bring anything into play engaged`},
		{goodCard + "activate engagge: draw 1", `f.txt:12: unknown cost "engagge": did you mean "engage"?`},
		{goodCard + "anytime arrival: draw 1", `only activations are for any time`},
		{goodCard + "may arrival: lose 1 opponent", `may stands before effects that one does oneself`},
		{goodCard + strings.Repeat("arrival: draw 1\n", 5), `f.txt:16: card a has more than 4 abilities`},
		{goodCard + "arrival if xperience >= 2: draw 1", `f.txt:12: unknown card "xperience"`},
	} {
		_, err := parseCards("f.txt", c.src)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q\n got  %v\n want %s", c.src, err, c.want)
		}
	}
	if _, err := parseCards("f.txt", goodCard+"\n"+goodSpell); err != nil {
		t.Error(err)
	}
}

// TestParseAnything checks that no broken file makes the parser panic: every
// line of the card list cut short at every word, and with words exchanged.
func TestParseAnything(t *testing.T) {
	lines := strings.Split(cardFile, "\n")
	for i, line := range lines {
		words := strings.Fields(line)
		for n := 1; n < len(words); n++ {
			parseCards("f.txt", goodCard+strings.Join(words[:n], " "))
			words[n-1], words[n] = words[n], words[n-1]
			parseCards("f.txt", goodCard+strings.Join(words, " "))
		}
		if i%40 == 0 {
			parseCards("f.txt", strings.Join(lines[:i], "\n"))
		}
	}
}
