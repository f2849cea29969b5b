package aestery

import (
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"wyrmtable/rules"
)

// deckCards are the cards that decks are built from: no heroes, no tokens.
func deckCards() []*Card {
	var out []*Card
	for i := 1; i < len(Cards); i++ {
		if c := &Cards[i]; !c.Is(Hero | Token) {
			out = append(out, c)
		}
	}
	return out
}

// TestCardList checks what the list as a whole must be.
func TestCardList(t *testing.T) {
	cards := deckCards()
	if len(cards) < 150 {
		t.Errorf("%d cards; the game wants at least 150", len(cards))
	}
	colors, types, rarities, kinds := map[Color]int{}, map[Type]int{}, map[Rarity]int{}, map[StoryKind]int{}
	double := 0
	for _, c := range cards {
		colors[c.Color]++
		rarities[c.Rarity]++
		kinds[c.Kind]++
		n := 0
		for _, k := range []Type{Fighter, Story, Ephemeral} {
			if c.Is(k) {
				types[k]++
				n++
			}
		}
		if n > 1 {
			double++
		}
		if c.Color&(c.Color-1) != 0 {
			t.Errorf("%s has more than one colour", c.ID)
		}
	}
	for _, k := range append(Colors[:], Silver) {
		if colors[k] < 20 {
			t.Errorf("%d cards are %s; decks of one or two colours want 20", colors[k], k.Name().EN)
		}
	}
	for k, least := range map[Type]int{Fighter: 70, Story: 20, Ephemeral: 30} {
		if types[k] < least {
			t.Errorf("%d cards of type %d; at least %d", types[k], k, least)
		}
	}
	for r := Common; r <= Mythic; r++ {
		if rarities[r] < 10 {
			t.Errorf("%d cards are %s", rarities[r], r.Name().EN)
		}
	}
	if rarities[Common] <= rarities[Uncommon] || rarities[Uncommon] <= rarities[Rare] || rarities[Rare] <= rarities[Mythic] {
		t.Errorf("rarities %v are not rarer and rarer", rarities)
	}
	for k := NoStory + 1; k < storyEnd; k++ {
		if kinds[k] < 5 {
			t.Errorf("%d stories are of kind %s", kinds[k], k.Name().EN)
		}
	}
	if double < 4 {
		t.Errorf("%d cards have two types; at least 4 (E52)", double)
	}
}

// TestCardsDiffer checks that names and pictures are used once and that no two
// cards do the same.
func TestCardsDiffer(t *testing.T) {
	seen := map[string]string{}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		keys := []string{"fr " + c.Name.FR, "en " + c.Name.EN, "icon " + c.Icon}
		if !c.Is(Token) {
			keys = append(keys, "effect "+fmt.Sprint(c.Words, c.Abilities))
		}
		for _, key := range keys {
			if other, ok := seen[key]; ok {
				t.Errorf("%s and %s share %s", other, c.ID, key)
			}
			seen[key] = c.ID
		}
		for _, n := range []string{c.Name.FR, c.Name.EN} {
			if utf8.RuneCountInString(n) > 20 {
				t.Errorf("%s is too long a name for a card in play", n)
			}
		}
		if !c.Is(Token) && c.Text.Empty() {
			t.Errorf("%s does nothing", c.ID)
		}
	}
}

// TestHeroes checks the heroes: experience, abilities that gain and that pay.
func TestHeroes(t *testing.T) {
	heroes, silver, two := 0, 0, 0
	for i := range Cards {
		c := &Cards[i]
		if !c.Is(Hero) {
			continue
		}
		heroes++
		switch {
		case c.Color == Silver:
			silver++
		case c.Color&(c.Color-1) != 0:
			two++
		}
		least := int8(0)
		for _, a := range c.Abilities {
			least = min(least, a.Cost.Experience)
		}
		if c.Experience < 1 || len(c.Abilities) < 2 || least > -8 || c.Abilities[0].Cost.Experience < 0 {
			t.Errorf("%s: %d experience, %d abilities, the dearest %d", c.ID, c.Experience, len(c.Abilities), least)
		}
		if -least <= c.Experience {
			t.Errorf("%s can use its dearest ability at once", c.ID)
		}
	}
	if heroes < 8 || silver < 2 || two < 6 {
		t.Errorf("%d heroes, %d silver, %d of two colours", heroes, silver, two)
	}
}

// TestSheetCards checks the cards that the sheet names.
func TestSheetCards(t *testing.T) {
	get := func(id string) *Card {
		f := FaceOf(id)
		if f == 0 {
			t.Fatalf("there is no card %s", id)
		}
		return &Cards[f]
	}
	if c := get("president-corpo"); c.Cost != 2 || c.Pitch != 3 || c.Name.FR != "Président Corpo" {
		t.Errorf("Président Corpo costs %d and pitches for %d", c.Cost, c.Pitch)
	}
	if c := get("nageur-des-trefonds"); c.Force != 6 || !c.Is(Fighter) || c.Words[Dive]+c.Words[Marvel]+c.Words[Madness] != 0 {
		t.Errorf("the Nageur des tréfonds attacks for %d in the turn in which it comes", c.Force)
	}
	if c := get("chimere-de-cendres"); c.Color != Red {
		t.Error("the Chimère de cendres is red")
	}
	if c := get("meurtre-111"); c.Color != Silver {
		t.Error("Meurtre 111 is silver")
	}
	for id, color := range map[string]Color{"tristan": White | Green, "vaelis": Red | Black, "seraphine": Silver} {
		if c := get(id); c.Color != color || c.Types != Hero {
			t.Errorf("%s is of colours %s", id, c.Color.Name().EN)
		}
	}
	chimera, murder := get("chimere-de-cendres"), get("meurtre-111")
	if chimera.In(get("tristan").Color) || chimera.In(Silver) || !murder.In(get("vaelis").Color) || !murder.In(Silver) {
		t.Error("the examples of the sheet for building decks do not hold")
	}
}

// glossary are the words of the sheet's glossary and how a card shows that it
// uses one.
var glossary = []struct {
	name string
	uses func(c *Card) bool
}{
	{"Arrivée", func(c *Card) bool { return c.when(OnArrival) }},
	{"Départ", func(c *Card) bool { return c.when(OnDeparture) }},
	{"Hit", func(c *Card) bool { return c.when(OnHit) }},
	{"Bravoure", func(c *Card) bool { return c.Words[Bravery] > 0 || c.does(OpBrave) }},
	{"Dévouement", func(c *Card) bool { return c.Words[Devotion] > 0 }},
	{"Efficience", func(c *Card) bool { return c.Words[Efficiency] > 0 }},
	{"Expérience", func(c *Card) bool { return c.does(OpXP) }},
	{"Fascination", func(c *Card) bool { return c.Words[Enthrall] > 0 }},
	{"First Blood", func(c *Card) bool { return strings.Contains(c.Text.FR, "First Blood") }},
	{"Flash", func(c *Card) bool { return strings.Contains(c.Text.FR, "flash") }},
	{"Folie", func(c *Card) bool { return c.Words[Madness] > 0 }},
	{"Imblocable", func(c *Card) bool { return c.Words[Unblockable] > 0 || c.grants(Unblockable) }},
	{"Insaisissable", func(c *Card) bool { return c.Words[Elusive] > 0 }},
	{"Main pleine", func(c *Card) bool { return strings.Contains(c.Text.FR, "Main pleine") }},
	{"Marqueur Fatigue", func(c *Card) bool { return c.does(OpDamage) }},
	{"Minez", func(c *Card) bool { return c.does(OpMine) }},
	{"Plongée", func(c *Card) bool { return c.Words[Dive] > 0 }},
	{"Plongée merveilleuse", func(c *Card) bool { return c.Words[Marvel] > 0 }},
	{"Portée", func(c *Card) bool { return c.Words[Reach] > 0 }},
	{"Privilège", func(c *Card) bool { return strings.Contains(c.Text.FR, "Privilège") }},
	{"Récidive", func(c *Card) bool { return c.Words[Repeat] > 0 }},
	{"Regardez", func(c *Card) bool { return c.does(OpScry) }},
	{"Sieste", func(c *Card) bool { return c.Words[Slumber] > 0 }},
	{"Soif de sang", func(c *Card) bool { return c.Words[Bloodthirst] > 0 }},
	{"Soin", func(c *Card) bool { return c.does(OpSoothe) }},
	{"Support", func(c *Card) bool { return c.Words[Support] > 0 }},
	{"Vol", func(c *Card) bool { return c.Words[Flying] > 0 }},
}

// when reports whether the card itself has a trigger of that moment.
func (c *Card) when(on On) bool {
	for _, a := range c.Abilities {
		if a.On == on && a.Of == This {
			return true
		}
	}
	return false
}

func (c *Card) does(op Op) bool {
	for _, a := range c.Abilities {
		for _, e := range a.Do {
			if e.Op == op {
				return true
			}
		}
	}
	return false
}

// TestGlossary checks that every word of the glossary is on five cards at
// least, heroes and tokens left out.
func TestGlossary(t *testing.T) {
	for _, w := range glossary {
		n := 0
		for _, c := range deckCards() {
			if w.uses(c) {
				n++
			}
		}
		if n < 5 {
			t.Errorf("%s is on %d cards", w.name, n)
		}
	}
}

// TestVocabulary checks that every word of the card file is used by a card: a
// word that no card has is a rule that nobody meets.
func TestVocabulary(t *testing.T) {
	ops, ons := map[Op]int{}, map[On]int{}
	for i := range Cards {
		for _, a := range Cards[i].Abilities {
			ons[a.On]++
			for _, e := range a.Do {
				ops[e.Op]++
			}
		}
	}
	for op := NoOp + 1; op < opEnd; op++ {
		if opWords[op] == "" || ops[op] == 0 {
			t.Errorf("effect %d %q is on no card", op, opWords[op])
		}
	}
	for on := NoTime + 1; on < onEnd; on++ {
		if onWords[on] == "" || ons[on] == 0 {
			t.Errorf("moment %d %q is on no card", on, onWords[on])
		}
	}
}

// TestSpecies checks that every species is on several fighters and that many
// cards speak of one (E52).
func TestSpecies(t *testing.T) {
	bearers, speakers := map[Species]int{}, map[Species]int{}
	for _, c := range deckCards() {
		bearers[c.Species]++
		if c.Is(Fighter) != (c.Species != NoSpecies) {
			t.Errorf("%s: fighters have a species, and nobody else", c.ID)
		}
		for s := NoSpecies + 1; s < speciesEnd; s++ {
			if c.speaksOf(s) {
				speakers[s]++
			}
		}
	}
	for s := NoSpecies + 1; s < speciesEnd; s++ {
		if bearers[s] < 3 {
			t.Errorf("%d fighters are of species %s", bearers[s], s.Name().EN)
		}
	}
	if len(speakers) < 9 {
		t.Errorf("cards favour %d species", len(speakers))
	}
}

// speaksOf reports whether an ability of the card names the species.
func (c *Card) speaksOf(s Species) bool {
	for _, a := range c.Abilities {
		filters := []Filter{a.Watch, a.If.Filter, a.Cost.Filter, a.Targets[0], a.Targets[1]}
		for _, e := range a.Do {
			filters = append(filters, e.Filter, e.Per.Filter, e.If.Filter)
		}
		for _, f := range filters {
			if f.Species == s {
				return true
			}
		}
	}
	return false
}

// TestPitch checks that strong cards pitch for little: the dearer the card the
// less it gives, on the whole, and no card breaks the limits.
func TestPitch(t *testing.T) {
	var sum, n [3]int // cheap, middle, dear
	for _, c := range deckCards() {
		k := 0
		switch {
		case c.Cost >= 5:
			k = 2
		case c.Cost >= 3:
			k = 1
		}
		sum[k], n[k] = sum[k]+int(c.Pitch), n[k]+1
		if c.Cost >= 5 && c.Pitch > 2 || c.Rarity == Mythic && c.Pitch > 1 {
			t.Errorf("%s of cost %d pitches for %d", c.ID, c.Cost, c.Pitch)
		}
	}
	for k := 1; k < 3; k++ {
		if sum[k]*n[k-1] >= sum[k-1]*n[k] {
			t.Errorf("cards of step %d pitch for as much as those of step %d: %v of %v", k, k-1, sum, n)
		}
	}
}

// TestTexts checks that every card says what it does in both languages, with
// the typography of each.
func TestTexts(t *testing.T) {
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		lines := len(c.Abilities)
		if !c.keywordLine().Empty() {
			lines++
		}
		if len(c.Lines) != lines {
			t.Errorf("%s has %d lines of text for %d lines of rules", c.ID, len(c.Lines), lines)
		}
		for _, text := range append(c.Lines, c.Text, c.Name, c.Flavor, c.TypeLine()) {
			fr, en := rules.Plain(text.FR), rules.Plain(text.EN)
			if (fr == "") != (en == "") {
				t.Errorf("%s says %q and %q", c.ID, fr, en)
			}
			for _, bad := range []string{"'", "  ", "..", " .", " ,", "*", " ;", " :", " !", " ?", "de le ", "de les ", "à le ", "un un", "%!"} {
				if strings.Contains(fr, bad) {
					t.Errorf("%s: %q in %q", c.ID, bad, fr)
				}
			}
			for _, bad := range []string{"'", "  ", "..", " .", " ,", "*", " ;", " :", " !", " ?", "\u00a0:", " a a", " a O", " an C", "%!"} {
				if strings.Contains(en, bad) {
					t.Errorf("%s: %q in %q", c.ID, bad, en)
				}
			}
		}
		for _, l := range c.Lines {
			for _, s := range []string{l.FR, l.EN} {
				p := rules.Plain(s)
				if first, _ := utf8.DecodeRuneInString(p); !strings.HasSuffix(p, ".") || unicode.IsLower(first) {
					t.Errorf("%s: %q is no sentence", c.ID, p)
				}
			}
		}
	}
}
