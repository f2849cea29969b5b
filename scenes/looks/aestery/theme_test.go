package aestery

import (
	"strings"
	"testing"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/theme"
)

// TestEveryAesteryCardHasItsFace: every card has a name, a type, an illustration
// and its words, in both languages.
func TestEveryAesteryCardHasItsFace(t *testing.T) {
	for f := 1; f < len(aestery.Cards); f++ {
		c := &aestery.Cards[f]
		for _, lang := range []rules.Lang{rules.French, rules.English} {
			k := cardOf(rules.Face(f), theme.Options{Lang: lang})
			if k.Name == "" || k.TypeLine == "" || k.ColourTag == "" || len(k.Colours) == 0 {
				t.Errorf("%s: name %q, type %q, colour %q", c.ID, k.Name, k.TypeLine, k.ColourTag)
			}
			if !art.HasIcon(k.Icon) {
				t.Errorf("%s: icon %q is not in use; take it: go run ./build/packicons -use %s", c.ID, k.Icon, k.Icon)
			}
			if _, ok := theme.Backdrops[c.Scene]; !ok {
				t.Errorf("%s: no scene %q", c.ID, c.Scene)
			}
			if k.Hero && (len(k.Abilities) == 0 || k.Experience == "") {
				t.Errorf("%s: a hero with %d powers and %q Experience", c.ID, len(k.Abilities), k.Experience)
			}
			for _, tok := range k.Text {
				if strings.ContainsAny(tok.Text, "\ue000\ue001\ue002\ue003\ue004*{}") {
					t.Errorf("%s: a mark in %q", c.ID, tok.Text)
				}
			}
			if err := k.Check(); err != nil {
				t.Errorf("%s, %v", c.ID, err)
			}
		}
	}
}

// TestAesteryLanguagesSharePictures: the window of a card's picture is the same
// in both languages, however long the words are.
func TestAesteryLanguagesSharePictures(t *testing.T) {
	n := len(aestery.Cards)
	if tall := lookstest.SharedPictures(t, &Theme, n); tall == 0 || tall > n/4 {
		t.Errorf("%d of %d cards have many words", tall, n-1)
	}
}

func TestAesteryWords(t *testing.T) {
	got := wordsOf("2\u00a0Aether\u00a0: " + rules.Strong("Soin 1") + ". L’Aether reste.")
	want := []art.Token{art.T("2\u00a0"), art.Sym(art.SymAether), art.T("\u00a0: "), art.B("Soin\u00a01"),
		art.T(". L’Aether reste.")}
	lookstest.SameTokens(t, got, want)
	for n, want := range map[int]string{1: "+1", 0: "0", -8: "−8"} {
		if got := powerCost(n); got != want {
			t.Errorf("%d is written %q", n, got)
		}
	}
}

func TestAesteryFacets(t *testing.T) {
	for _, facet := range Theme.Facets {
		for v := range facet.Values {
			for f := 1; f < len(aestery.Cards); f++ {
				facet.Has(rules.Face(f), v) // must know every card
			}
		}
	}
	if !Theme.Facets[0].Has(aestery.MineFace, len(aestery.Colors)) {
		t.Error("a Mine is not silver")
	}
}

func TestAesteryContactSheets(t *testing.T) {
	lookstest.ContactSheets(t, &Theme, len(aestery.Cards), 6, 300, 84, "#0a2a32")
}
