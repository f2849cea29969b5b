package dragonswrath

import (
	"strings"
	"testing"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/theme"
)

// TestEveryWrathCardHasItsFace: every card has a name, a type, an illustration
// of its own and its words, in both languages, and they find their room.
func TestEveryWrathCardHasItsFace(t *testing.T) {
	pictures := map[string]string{}
	for f := 1; f < len(dragonswrath.Cards); f++ {
		c := &dragonswrath.Cards[f]
		if other := pictures[c.Icon]; other != "" {
			t.Errorf("%s and %s show the same picture", c.ID, other)
		}
		pictures[c.Icon] = c.ID
		for _, lang := range []rules.Lang{rules.French, rules.English} {
			k := cardOf(rules.Face(f), theme.Options{Lang: lang})
			if k.Name == "" || k.TypeLine == "" || len(k.Text) == 0 {
				t.Errorf("%s: name %q, type %q, %d words", c.ID, k.Name, k.TypeLine, len(k.Text))
			}
			if !art.HasIcon(k.Icon) {
				t.Errorf("%s: icon %q is not in use; take it: go run ./build/packicons -use %s", c.ID, k.Icon, k.Icon)
			}
			if _, ok := theme.Backdrops[c.Scene]; !ok {
				t.Errorf("%s: no scene %q", c.ID, c.Scene)
			}
			if (c.Type == dragonswrath.Creature) != (k.PM != "" && k.PP != "") || len(k.Spheres) != c.Cost.Spheres() {
				t.Errorf("%s, %v: PM %q, PP %q, spheres %v", c.ID, c.Type, k.PM, k.PP, k.Spheres)
			}
			for _, tok := range k.Text {
				if strings.ContainsAny(tok.Text, "\ue000\ue001\ue002\ue003\ue004\ue010\ue011\ue012*{}") ||
					strings.Contains(tok.Text, "  ") {
					t.Errorf("%s: a mark in %q", c.ID, tok.Text)
				}
			}
			if err := k.Check(); err != nil {
				t.Errorf("%s, %v", c.ID, err)
			}
		}
	}
}

// TestWrathVerses: every province that has little to say says something, and no
// verse belongs to a card that is not there.
func TestWrathVerses(t *testing.T) {
	for id, v := range verses {
		if dragonswrath.FaceOf(id) == 0 || v.FR == "" || v.EN == "" {
			t.Errorf("%s has the verse %v", id, v)
		}
		for _, s := range []string{v.FR, v.EN} {
			if strings.ContainsAny(s, "'\"") {
				t.Errorf("%s: a straight quote in %q", id, s)
			}
		}
	}
	for f := 1; f < len(dragonswrath.Cards); f++ {
		c := &dragonswrath.Cards[f]
		if c.Type == dragonswrath.Province && c.Colour != dragonswrath.Magic && verses[c.ID].Empty() {
			t.Errorf("%s has no verse", c.ID)
		}
	}
}

func TestWrathWords(t *testing.T) {
	lookstest.SameTokens(t, wordsOf("Arrivée\u00a0: chaque créature démoniaque gagne +2\u00a0PM et −1\u00a0PP.",
		rules.French, true),
		[]art.Token{art.B("Arrivée"), art.T("\u00a0: chaque créature "), art.B("démoniaque"), art.T(" gagne +2\u00a0"),
			art.Sym(art.SymSpell),
			art.T(" et −1\u00a0"), art.Sym(art.SymForce), art.T(".")})
	lookstest.SameTokens(t, wordsOf("Each magical creature.", rules.English, true),
		[]art.Token{art.T("Each "), art.B("magical"), art.T(" creature.")})
	lookstest.SameTokens(t, wordsOf("Phase magique.", rules.French, false), []art.Token{art.T("Phase magique.")})
}

// TestWrathTypeLines: adjectives agree with their nouns.
func TestWrathTypeLines(t *testing.T) {
	for id, want := range map[string]rules.Text{
		"port-d-azur":         {FR: "Province bleue", EN: "Blue province"},
		"cercle-des-menhirs":  {FR: "Province magique", EN: "Magic province"},
		"assassin":            {FR: "Créature grise", EN: "Grey creature"},
		"pavois-beni":         {FR: "Objet magique bleu — défense", EN: "Blue magic item — defence"},
		"chant-de-la-ruche":   {FR: "Rituel durable vert", EN: "Green lasting ritual"},
		"conseil-des-sages":   {FR: "Rituel bleu", EN: "Blue ritual"},
		"souffle-glace":       {FR: "Maléfice bleu", EN: "Blue maléfice"},
		"filet":               {FR: "Maléfice", EN: "Maléfice"},
		"etendard":            {FR: "Objet magique rouge — divers", EN: "Red magic item — other"},
		"eclairs-en-flacon":   {FR: "Objet magique bleu — projectile", EN: "Blue magic item — projectile"},
		"golem-de-pierre":     {FR: "Créature grise", EN: "Grey creature"},
		"pluie-de-meteores":   {FR: "Rituel rouge", EN: "Red ritual"},
		"citadelle-de-pierre": {FR: "Province grise", EN: "Grey province"},
	} {
		if got := typeLine(dragonswrath.FaceOf(id)); got != want {
			t.Errorf("%s is %v, not %v", id, got, want)
		}
	}
}

// TestWrathLasting: in the list of those in force a ritual says what it does in few
// words and signs.
func TestWrathRites(t *testing.T) {
	lookstest.SameTokens(t, rite(dragonswrath.FaceOf("nuit-sans-fin"), rules.French),
		[]art.Token{art.T("mortes-vivantes alliées\u00a0:"), art.B(" +1"), art.Sym(art.SymSpell), art.B(" +1"),
			art.Sym(art.SymForce)})
	lookstest.SameTokens(t, rite(dragonswrath.FaceOf("rouille"), rules.English),
		[]art.Token{art.T("enemy armoured:"), art.B(" −2"), art.Sym(art.SymForce)})
	if w := whom(dragonswrath.Filter{}); w.FR != "toutes" || w.EN != "all" {
		t.Errorf("all creatures are %v", w)
	}
	for f := 1; f < len(dragonswrath.Cards); f++ {
		if c := &dragonswrath.Cards[f]; c.Lasting() {
			for _, lang := range []rules.Lang{rules.French, rules.English} {
				if n := len(rite(rules.Face(f), lang)); n < 3 {
					t.Errorf("%s says %d words", c.ID, n)
				}
			}
		}
	}
}

func TestWrathFacets(t *testing.T) {
	for _, facet := range Theme.Facets {
		for v := range facet.Values {
			some := false
			for f := 1; f < len(dragonswrath.Cards); f++ {
				some = some || facet.Has(rules.Face(f), v)
			}
			if !some {
				t.Errorf("no card is %s %s", facet.Name.EN, facet.Values[v].EN)
			}
		}
	}
	letters := map[string]bool{}
	for v := range colourNames {
		ink, ok := Theme.Ink("colour", v)
		if !ok || letters[ink.Letter] {
			t.Errorf("colour %d: letter %q, %v", v, ink.Letter, ok)
		}
		letters[ink.Letter] = true
	}
	if _, ok := Theme.Ink("type", 0); ok {
		t.Error("a type has a colour")
	}
}

func TestWrathContactSheets(t *testing.T) {
	lookstest.ContactSheets(t, &Theme, len(dragonswrath.Cards), 8, 250, 84, "#241a10")
}
