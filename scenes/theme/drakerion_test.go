package theme

import (
	"image/png"
	"os"
	"strings"
	"testing"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
)

// TestEveryDrakCardHasItsFace: every card has a name, a type, an illustration
// and its words, in both languages, and they find their room.
func TestEveryDrakCardHasItsFace(t *testing.T) {
	for f := 1; f < len(drakerion.Cards); f++ {
		c := &drakerion.Cards[f]
		for _, lang := range []rules.Lang{rules.French, rules.English} {
			k := DrakCard(rules.Face(f), Options{Lang: lang})
			if k.Name == "" || strings.Contains(k.TypeLine, "—  ") || k.TypeLine == "" || len(k.Text) == 0 {
				t.Errorf("%s: name %q, type %q, %d words", c.ID, k.Name, k.TypeLine, len(k.Text))
			}
			if !art.HasIcon(k.Icon) {
				t.Errorf("%s: no icon %q", c.ID, k.Icon)
			}
			if _, ok := drakScenes[c.Scene]; !ok {
				t.Errorf("%s: no scene %q", c.ID, c.Scene)
			}
			if (c.Type == drakerion.Character) != (k.Stats[art.DrakLife] != "") || (c.Type == drakerion.Manoeuvre) != (k.Gold != "") ||
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
	tall := 0
	for f := 1; f < len(drakerion.Cards); f++ {
		fr, en := DrakCard(rules.Face(f), Options{Lang: rules.French}), DrakCard(rules.Face(f), Options{Lang: rules.English})
		_, w, h := fr.FullArt(300)
		if _, w2, h2 := en.FullArt(300); w != w2 || h != h2 {
			t.Errorf("%s: %d by %d in French, %d by %d in English", drakerion.Cards[f].ID, w, h, w2, h2)
		}
		if fr.Tall {
			tall++
		}
	}
	t.Logf("%d of %d cards have many words", tall, len(drakerion.Cards)-1)
	if tall == 0 || tall > len(drakerion.Cards)/2 {
		t.Errorf("%d of %d cards have many words", tall, len(drakerion.Cards)-1)
	}
}

func TestDrakWords(t *testing.T) {
	got := DrakWords(rules.Strong("Combat") + "\u00a0: payez 1 {gold}\u00a0; il gagne +1 {melee}, {vie} reste.")
	want := []art.Token{art.B("Combat"), art.T("\u00a0: payez 1\u00a0"), art.Sym(art.SymGold), art.T("\u00a0; il gagne +1\u00a0"),
		art.Sym(art.SymMelee), art.T(", {vie} reste.")}
	if len(got) != len(want) {
		t.Fatalf("%d tokens, not %d: %v", len(got), len(want), got)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("token %d is %v, not %v", i, got[i], want[i])
		}
	}
}

func TestDrakFacets(t *testing.T) {
	for _, facet := range Drakerion.Facets {
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
	for v := range drakFactions {
		ink, ok := Drakerion.Ink("faction", v)
		if !ok || letters[ink.Letter] {
			t.Errorf("faction %d: letter %q, %v", v, ink.Letter, ok)
		}
		letters[ink.Letter] = true
	}
	if _, ok := Drakerion.Ink("type", 0); ok {
		t.Error("a type has a colour")
	}
}

// TestDrakContactSheets paints all cards on sheets, in both languages, into the
// folder that SHEETS names, to be looked at.
func TestDrakContactSheets(t *testing.T) {
	dir := os.Getenv("SHEETS")
	if dir == "" {
		t.Skip("SHEETS names no folder")
	}
	const columns, rows, px, small = 8, 3, 250, 77
	for lang, name := range map[rules.Lang]string{rules.French: "fr", rules.English: "en"} {
		for from := 1; from < len(drakerion.Cards); from += columns * rows {
			c := art.NewCanvas(columns*(px+10)+10, rows*(px*1.4+small*1.4+20)+10, 1)
			c.Fill(art.Rect(0, 0, 4000, 4000), art.Solid("#241a10"))
			for i := range min(columns*rows, len(drakerion.Cards)-from) {
				f := rules.Face(from + i)
				x, y := float64(10+i%columns*(px+10)), float64(10+i/columns*(px*14/10+small*14/10+20))
				for _, large := range []bool{true, false} {
					w, at := px, y
					if !large {
						w, at = small, y+px*1.4+6
					}
					spec, aw, ah := Drakerion.Art(f, large, w)
					c.Image(Drakerion.Face(f, large, w, Options{Lang: lang}, art.Illustrate(spec, aw, ah)), x, at, float64(w), float64(w)*1.4)
				}
			}
			file, err := os.Create(dir + "/drak-" + name + "-" + leadingZeros(from, 3) + ".png")
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(file, c.Img); err != nil {
				t.Fatal(err)
			}
			if err := file.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}
