package drakerion

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// between checks that a printed value of a card is in its range (G26).
func between(t *testing.T, c *Card, what string, n, least, most int8) {
	t.Helper()
	if n < least || n > most {
		t.Errorf("%s: %s is %d, not from %d to %d", c.ID, what, n, least, most)
	}
}

// TestPrintedRanges checks the values of every card (G26), and that the list
// makes use of the whole range.
func TestPrintedRanges(t *testing.T) {
	seen := map[string]map[int8]bool{}
	note := func(what string, n int8) {
		if seen[what] == nil {
			seen[what] = map[int8]bool{}
		}
		seen[what][n] = true
	}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		if c.Main() {
			between(t, c, "cost", c.Cost, 0, 6)
			note("cost", c.Cost)
		}
		if c.Type == Character {
			between(t, c, "melee", c.Stats[Melee], 0, 5)
			between(t, c, "riposte", c.Stats[Riposte], 0, 4)
			between(t, c, "ranged", c.Stats[Ranged], 0, 3)
			between(t, c, "life", c.Stats[Life], 1, 9)
			between(t, c, "prestige", c.Prestige, 0, 3)
			note("melee", c.Stats[Melee])
			note("riposte", c.Stats[Riposte])
			note("ranged", c.Stats[Ranged])
			note("life", c.Stats[Life])
			note("prestige", c.Prestige)
		}
		if c.Type == Manoeuvre {
			between(t, c, "gold", c.Gold, 5, 8)
			between(t, c, "cards", c.Draw, 1, 3)
			note("gold", c.Gold)
			note("draw", c.Draw)
		}
	}
	for what, n := range map[string]int{"cost": 7, "melee": 6, "riposte": 5, "ranged": 4, "life": 9, "prestige": 4, "gold": 4, "draw": 3} {
		if len(seen[what]) != n {
			t.Errorf("%d values of %s are used, of %d", len(seen[what]), what, n)
		}
	}
}

// TestCardList checks what the list as a whole must be.
func TestCardList(t *testing.T) {
	types, factions, schools := map[Type]int{}, map[Faction]map[Type]int{}, map[School]int{}
	renowned := map[Faction]int{}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		types[c.Type]++
		if factions[c.Faction] == nil {
			factions[c.Faction] = map[Type]int{}
		}
		factions[c.Faction][c.Type]++
		if c.Type == Manoeuvre {
			schools[c.School]++
		}
		if c.Renowned() {
			renowned[c.Faction]++
		}
	}
	if n := len(Cards) - 1; n < 140 {
		t.Errorf("%d cards; the game wants at least 140", n)
	}
	for f := Ember; f < factionEnd; f++ {
		n := factions[f]
		if n[Banner] != 1 || n[City] < 1 || n[Character] < 10 || n[Event] < 4 || n[Attachment] < 4 || renowned[f] < 2 {
			t.Errorf("%s has %v cards by type, %d Renowned", f.Name().EN, n, renowned[f])
		}
	}
	if schools[Supply] < 5 || schools[Tactic] < 5 {
		t.Errorf("Manœuvres by school: %v", schools)
	}
	if types[Retreat] != 1 {
		t.Errorf("%d cards sound the retreat", types[Retreat])
	}
}

// TestCardsDiffer checks that names and pictures are used once, that no two
// cards are the same, and that names fit onto a card in play.
func TestCardsDiffer(t *testing.T) {
	seen := map[string]string{}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		keys := []string{"fr " + c.Name.FR, "en " + c.Name.EN, "icon " + c.Icon}
		if c.Type != Banner && c.Type != Retreat {
			keys = append(keys, "print "+fmt.Sprint(c.Type, c.Kind, c.Cost, c.Stats, c.Prestige, c.Words, c.Gives, c.Gold, c.Draw, c.Abilities))
		}
		for _, key := range keys {
			if other, ok := seen[key]; ok {
				t.Errorf("%s and %s share %s", other, c.ID, key)
			}
			seen[key] = c.ID
		}
		for _, n := range []string{c.Name.FR, c.Name.EN} {
			if utf8.RuneCountInString(n) > 20 {
				t.Errorf("%s is too long a name for a card", n)
			}
		}
	}
}

// TestNothingIsBlank checks that every card says something: rules, or a line to
// remember it by, without quotation marks that French would write otherwise.
func TestNothingIsBlank(t *testing.T) {
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		if c.Text.Empty() && c.Flavor.Empty() {
			t.Errorf("%s is blank", c.ID)
		}
		if f := c.Flavor.FR; strings.ContainsAny(f, "'\"") || strings.Contains(f, " ?") || strings.Contains(f, " :") || strings.Contains(f, " ;") {
			t.Errorf("%s: the French of %q is not spaced as French is", c.ID, f)
		}
	}
}

// TestRenowned checks that names are written without the dashes that are printed about
// those of Renowned Characters (S48): a sentence has none. Who wrote them down with
// their dashes means the same cards.
func TestRenowned(t *testing.T) {
	n := 0
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		for _, s := range []string{c.Name.FR, c.Name.EN} {
			if strings.HasPrefix(s, "-") || strings.HasSuffix(s, "-") {
				t.Errorf("%s: the name is %q", c.ID, s)
			}
		}
		if !c.Renowned() {
			continue
		}
		n++
		if f, ok := Game.FaceByName("-" + c.Name.FR + "-"); !ok || int(f) != i {
			t.Errorf("%s: not found with its dashes", c.ID)
		}
	}
	if n == 0 {
		t.Error("nobody is Renowned")
	}
}

// TestEveryWordIsUsed is the guard over effects, moments and keywords: each
// stands on some card, so that the random games of the suite carry it out.
func TestEveryWordIsUsed(t *testing.T) {
	var ops [opEnd]bool
	var ons [onEnd]bool
	var whos [whoEnd]bool
	var words Words
	var states State
	costs := map[string]bool{}
	look := func(f Filter) { states |= f.State }
	for i := range Cards {
		c := &Cards[i]
		words |= c.Words | c.Gives
		for j := range c.Abilities {
			a := &c.Abilities[j]
			ons[a.On] = true
			look(a.Target)
			look(a.If.Filter)
			costs["gold"] = costs["gold"] || a.Cost.Gold > 0
			costs["incline"] = costs["incline"] || a.Cost.Incline
			costs["discard"] = costs["discard"] || a.Cost.Discard > 0
			costs["damage"] = costs["damage"] || a.Cost.Damage > 0
			costs["destroy"] = costs["destroy"] || a.Cost.Destroy
			costs["forced"] = costs["forced"] || a.Forced
			for _, e := range a.Do {
				ops[e.Op], whos[e.Who] = true, true
				look(e.Filter)
				costs["per"] = costs["per"] || e.Per.Type != 0
			}
		}
	}
	for op := NoOp + 1; op < opEnd; op++ {
		if !ops[op] {
			t.Errorf("no card has the effect %q", opWords[op])
		}
	}
	for on := NoTime + 1; on < onEnd; on++ {
		if !ons[on] {
			t.Errorf("no card has the moment %q", onWords[on])
		}
	}
	for w := NoOne + 1; w < whoEnd; w++ {
		if !whos[w] {
			t.Errorf("no effect is done to %q", whoWords[w])
		}
	}
	if words != wordsEnd-1 {
		t.Errorf("keywords used: %b", words)
	}
	if states != stateEnd-1 {
		t.Errorf("states used: %b", states)
	}
	for _, k := range []string{"gold", "incline", "discard", "damage", "destroy", "forced", "per"} {
		if !costs[k] {
			t.Errorf("no card uses %s", k)
		}
	}
}

// TestReadyDecks checks that there is a legal deck for each faction (G25, K29).
func TestReadyDecks(t *testing.T) {
	met := map[Faction]bool{}
	for _, r := range Building.Ready {
		d := r.Deck.Clone()
		for _, p := range Game.DeckProblems(&d) {
			t.Errorf("%s: %s", r.ID, p.Text.EN)
		}
		for _, l := range d.Lines {
			if l.Section == "banner" {
				met[Cards[FaceOf(l.Card)].Faction] = true
			}
		}
	}
	if len(met) != 5 || met[Neutral] {
		t.Errorf("the ready decks are of %d factions", len(met))
	}
}

// TestDeckRules checks what a deck may not be (G25, K29).
func TestDeckRules(t *testing.T) {
	rulestest.Slips(t, Game, Building.Ready[0].Deck, []rulestest.Slip{
		{Name: "a card too many", Do: func(d *rules.Deck) { d.Add("main", "messagere", 1) }, Want: "60"},
		{Name: "five of a name", Do: func(d *rules.Deck) { d.Add("main", "drakelin", 1) }, Want: "4"},
		{Name: "another faction", Do: func(d *rules.Deck) { d.Add("main", "rage", -1); d.Add("main", "louveteau", 1) }, Want: "neither of the faction"},
		{Name: "a Manœuvre of another faction", Do: func(d *rules.Deck) { d.Add("manoeuvres", "feu-de-camp", -1); d.Add("manoeuvres", "serment", 1) }, Want: "neither of the faction"},
		{Name: "a Manœuvre twice", Do: func(d *rules.Deck) { d.Add("manoeuvres", "moisson", -1); d.Add("manoeuvres", "caravane", 1) }, Want: "aravan"},
		{Name: "seven Manœuvres", Do: func(d *rules.Deck) { d.Add("manoeuvres", "moisson", -1) }, Want: "8"},
		{Name: "no City", Do: func(d *rules.Deck) { d.Add("city", "forge-noire", -1) }, Want: "City"},
		{Name: "no set-up Character", Do: func(d *rules.Deck) { d.Add("main", "garde-du-foyer", -4); d.Add("main", "mercenaire", 4) }, Want: "set-up"},
	})
}

// TestStall checks that a match without end is called a draw (R15).
func TestStall(t *testing.T) {
	m := newMatch(t, 1)
	for n := 0; ; n++ {
		if n > 5000 {
			t.Fatal("the match does not end")
		}
		asks := m.Asks()
		if len(asks) == 0 {
			break
		}
		a := asks[len(asks)-1].Answers
		if len(a) == 0 {
			a = asks[0].Answers
		}
		pick := a[0].Action
		for _, k := range a {
			if k.Verb == VerbPass || k.Verb == VerbDone {
				pick = k.Action
			}
		}
		if _, err := m.Apply(pick, nil); err != nil {
			t.Fatal(err)
		}
	}
	o, over := m.Outcome()
	if !over || !o.Stalled || o.Winners != 0 || m.table(VarTurn) != maxTurns+1 {
		t.Errorf("after %d turns: %+v", m.table(VarTurn), o)
	}
}
