package arcaneduel

import (
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
)

const goodCard = `card a
name Un | One
kind attack
do attack one, damage 1
`

// TestParseErrors checks that each fault is named in one line with its file,
// its line and the nearest known word.
func TestParseErrors(t *testing.T) {
	with := func(kind, do string) string { return "card a\nname Un | One\nkind " + kind + "\ndo " + do }
	pair := goodCard + strings.Replace(goodCard, "card a", "card b", 1)
	for _, c := range []struct{ src, want string }{
		{"", "f.txt:1: the file holds 0 cards, the game has 16"},
		{"name X | Y", `f.txt:1: "name" before the first card`},
		{"crad a", `f.txt:1: unknown entry "crad": did you mean "card"?`},
		{"card A!", `f.txt:1: card id "A!"`},
		{goodCard + goodCard, `f.txt:5: card "a" already stands above`},
		{"card a\nname Un", `f.txt:2: name "Un": give "name French | English"`},
		{"card a\nkind atack", `f.txt:2: unknown kind "atack": did you mean "attack"?`},
		{"card a\nkind attack\ndo attack one, damage 1\ncard b", `f.txt:4: card a (line 1) has no name`},
		{"card a\nname U | O\ndo veil\ncard b", `f.txt:4: card a (line 1) has no kind`},
		{"card a\nname U | O\nkind support\ncard b", `f.txt:4: card a (line 1) has no do line`},
		{with("attack", "attack one, damge 1"), `f.txt:4: unknown effect "damge": did you mean "damage"?`},
		{with("attack", "attack everyone"), `f.txt:4: unknown aim "everyone"`},
		{with("support", "recover lst"), `f.txt:4: unknown card to recover "lst": did you mean "last"?`},
		{with("attack", "attack one, damage x"), `f.txt:4: "x" behind damage: a number from 1 to 3`},
		{with("attack", "attack one, damage"), `f.txt:4: damage needs one word behind it`},
		{with("attack", "attack one,, damage 1"), `f.txt:4: an effect is missing between commas`},
		{with("support", "veil 1"), `f.txt:4: "1" behind veil is not understood`},
		{with("support", "veil, veil"), `f.txt:4: veil stands twice`},
		{goodCard + "do veil", `f.txt:5: card a has its do line already`},
		{with("attack", "damage 1"), `is an attack: say "attack one"`},
		{with("attack", "attack one"), `attacks with nothing`},
		{with("support", "attack one, damage 1"), `is a support: it attacks nobody`},
		{with("support", "block 1"), `is no defence`},
		{with("defence", "block 1, share"), `is a defence: it blocks, deflects, shares or has thorns`},
		{with("defence", "veil"), `is a defence`},
		{with("attack", "attack one, damage 1, poison 1"), `attacks with poison and something else`},
		{with("attack", "attack all, steal"), `steals from more than one`},
		{with("support", "discard, swap"), `does more than one of`},
		{with("support", "shock 1"), `only a combination can leave them`},
		{with("support", "spark 1"), `has a spark without a shock`},
		{with("attack", "attack one, damage 1, cost 2"), `"2" behind cost: a number from 1 to 1`},
		{with("attack", "attack one, damage 4"), `"4" behind damage: a number from 1 to 3`},
		{goodCard + "name U | O", `f.txt:5: card a has its name already`},
		{goodCard + "kind attack", `f.txt:5: card a has its kind already`},
		{pair + "combo a + b\nname U | O\ndo heal 1, cost 1\ncombo b + a", `has a cost: its two cards are the price`},
		{pair + "combo a", `f.txt:9: combo "a": give "combo ID + ID"`},
		{pair + "combo a + a", `f.txt:9: combo "a + a": a card cannot be combined with itself`},
		{pair + "combo a + c", `f.txt:9: unknown card "c": did you mean "a"?`},
		{pair + "combo a + b\nname U | O\ndo heal 1\ncombo b + a", `f.txt:12: combo "b + a": these two cards make a combination already`},
		{pair + "combo a + b\nkind attack", `f.txt:10: a combination has no kind`},
		{strings.Replace(cardFile, "do armour 3", "do shock 1", 1), `shock stands in 2 combinations`},
		{strings.Replace(cardFile, "do armour 3", "do snare 1", 1), `snare stands in 2 combinations`},
		{cardFile + "\ncard more", `card "more" is one too many: the game has 16`},
	} {
		_, err := parseCards("f.txt", c.src)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q\n got  %v\n want %s", c.src, err, c.want)
		}
	}
}

// TestCardNumbers checks that the names by which the rules and the pictures
// know the cards still stand at their printed numbers.
func TestCardNumbers(t *testing.T) {
	want := map[rules.Face]string{Fireball: "boule-de-feu", Explosion: "explosion", PoisonCloud: "nuage-de-poison",
		Lightning: "eclair", Curse: "malediction", HandOfShadows: "main-des-ombres", Shield: "bouclier",
		Deflection: "deviation", Mirror: "miroir", ArcaneBarrier: "barriere-d-arcane", Thorns: "epines",
		HealingLight: "lumiere-de-guerison", ManaFocus: "concentration-de-mana", ShadowVeil: "voile-d-ombre",
		Absorption: "absorption", MindControl: "controle-de-l-esprit"}
	if len(want) != cardCount {
		t.Fatalf("%d names for %d cards", len(want), cardCount)
	}
	for f, id := range want {
		if Cards[f].ID != id || Cards[f].Number != int(f) {
			t.Errorf("card %d is %q, number %d; want %q", f, Cards[f].ID, Cards[f].Number, id)
		}
	}
	if electricVeil.Effect.Shock == 0 || arcaneTrap.Effect.Snare == 0 || mostArmour() != 3 {
		t.Errorf("the combinations with markers are %q and %q, the most armour %d", electricVeil.Name.EN, arcaneTrap.Name.EN, mostArmour())
	}
}

// TestParseIgnores checks that comments, empty lines and spaces say nothing.
func TestParseIgnores(t *testing.T) {
	d, err := parseCards("f.txt", "# a\n\n"+strings.ReplaceAll(cardFile, "\n", "  # b\n\n"))
	if err != nil || !slices.Equal(d.cards, Cards) || !slices.Equal(d.combos, Combos) {
		t.Errorf("the file with remarks gives other cards: %v", err)
	}
}

// FuzzCards feeds damaged card files: they are refused with one line that names
// the file, or give cards that can be read in both languages.
func FuzzCards(f *testing.F) {
	f.Add(cardFile)
	f.Add(goodCard)
	f.Add(strings.Replace(cardFile, "do armour 3", "do heal 2, armour 9, veil", 1))
	f.Fuzz(func(t *testing.T, src string) {
		d, err := parseCards("f.txt", src)
		if err != nil {
			if msg := err.Error(); !strings.HasPrefix(msg, "f.txt:") || strings.Contains(msg, "\n") {
				t.Errorf("the error %q does not name the file in one line", msg)
			}
			return
		}
		for _, c := range d.cards[1:] {
			if c.Text.FR == "" || c.Text.EN == "" || c.Name.Empty() {
				t.Errorf("card %q cannot be read", c.ID)
			}
		}
		for _, c := range d.combos {
			if c.Text.FR == "" || c.Text.EN == "" || c.First == c.Second {
				t.Errorf("combination %d cannot be read", c.Number)
			}
		}
	})
}
