package drakerion

import (
	"strings"
	"testing"

	"wyrmtable/art"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/theme"
)

// TestEveryDrakCardHasItsFace: every card has a name, a type, an illustration
// and its words, in both languages, and they find their room.
func TestEveryDrakCardHasItsFace(t *testing.T) {
	for f := 1; f < len(drakerion.Cards); f++ {
		c := &drakerion.Cards[f]
		for _, lang := range []rules.Lang{rules.French, rules.English} {
			k := cardOf(rules.Face(f), theme.Options{Lang: lang})
			if k.Name == "" || strings.Contains(k.TypeLine, "—  ") || k.TypeLine == "" || len(k.Text) == 0 {
				t.Errorf("%s: name %q, type %q, %d words", c.ID, k.Name, k.TypeLine, len(k.Text))
			}
			if !art.HasIcon(k.Icon) {
				t.Errorf("%s: icon %q is not in use; take it: go run ./build/packicons -use %s", c.ID, k.Icon, k.Icon)
			}
			if _, ok := theme.Backdrops[c.Scene]; !ok {
				t.Errorf("%s: no scene %q", c.ID, c.Scene)
			}
			if (c.Type == drakerion.Character) != (k.Stats[paint.Life] != "") ||
				(c.Type == drakerion.Manoeuvre) != (k.Gold != "") ||
				(c.Type == drakerion.Banner) != (k.Initiative != "") || c.Main() != (k.Cost != "") {
				t.Errorf("%s, %v: values %v, gold %q, initiative %q, cost %q", c.ID, c.Type, k.Stats, k.Gold, k.Initiative, k.Cost)
			}
			for _, tok := range k.Text {
				if strings.ContainsAny(tok.Text, "\ue000\ue001\ue002\ue003\ue004\ue010\ue011\ue012*{}") {
					t.Errorf("%s: a mark in %q", c.ID, tok.Text)
				}
			}
			if err := k.Check(); err != nil {
				t.Errorf("%s, %v", c.ID, err)
			}
		}
	}
}

// TestDrakLanguagesSharePictures: the window of a card's picture is the same in
// both languages, however long the words are.
func TestDrakLanguagesSharePictures(t *testing.T) {
	n := len(drakerion.Cards)
	if tall := lookstest.SharedPictures(t, &Theme, n); tall == 0 || tall > n/2 {
		t.Errorf("%d of %d cards have many words", tall, n-1)
	}
}

func TestDrakWords(t *testing.T) {
	got := wordsOf(rules.Strong("Combat") + "\u00a0: payez 1 {gold}\u00a0; il gagne +1 {melee}, {vie} reste.")
	want := []art.Token{art.B("Combat"), art.T("\u00a0: payez 1\u00a0"), art.Sym(art.SymGold),
		art.T("\u00a0; il gagne +1\u00a0"),
		art.Sym(art.SymMelee), art.T(", {vie} reste.")}
	lookstest.SameTokens(t, got, want)
}

func TestDrakFacets(t *testing.T) {
	for _, facet := range Theme.Facets {
		for v := range facet.Values {
			some := false
			for f := 1; f < len(drakerion.Cards); f++ {
				some = some || facet.Has(rules.Face(f), v)
			}
			if !some {
				t.Errorf("no card is %s %s", facet.Name.EN, facet.Values[v].EN)
			}
		}
	}
	letters := map[string]bool{}
	for v := range factions {
		ink, ok := Theme.Ink("faction", v)
		if !ok || letters[ink.Letter] {
			t.Errorf("faction %d: letter %q, %v", v, ink.Letter, ok)
		}
		letters[ink.Letter] = true
	}
	if _, ok := Theme.Ink("type", 0); ok {
		t.Error("a type has a colour")
	}
}

func TestDrakContactSheets(t *testing.T) {
	lookstest.ContactSheets(t, &Theme, len(drakerion.Cards), 8, 250, 77, "#241a10")
}
