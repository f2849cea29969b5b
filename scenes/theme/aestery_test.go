package theme

import (
	"os"
	"strings"
	"testing"

	"image/png"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
)

// TestEveryAesteryCardHasItsFace: every card has a name, a type, an illustration
// and its words, in both languages.
func TestEveryAesteryCardHasItsFace(t *testing.T) {
	for f := 1; f < len(aestery.Cards); f++ {
		c := &aestery.Cards[f]
		for _, lang := range []rules.Lang{rules.French, rules.English} {
			k := AesteryCard(rules.Face(f), Options{Lang: lang})
			if k.Name == "" || k.TypeLine == "" || k.ColourTag == "" || len(k.Colours) == 0 {
				t.Errorf("%s: name %q, type %q, colour %q", c.ID, k.Name, k.TypeLine, k.ColourTag)
			}
			if !art.HasIcon(k.Icon) {
				t.Errorf("%s: no icon %q", c.ID, k.Icon)
			}
			if _, ok := aesteryScenes[c.Scene]; !ok {
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
	tall := 0
	for f := 1; f < len(aestery.Cards); f++ {
		fr, en := AesteryCard(rules.Face(f), Options{Lang: rules.French}), AesteryCard(rules.Face(f), Options{Lang: rules.English})
		_, w, h := fr.FullArt(300)
		if _, w2, h2 := en.FullArt(300); w != w2 || h != h2 {
			t.Errorf("%s: %d by %d in French, %d by %d in English", aestery.Cards[f].ID, w, h, w2, h2)
		}
		if fr.Tall {
			tall++
		}
	}
	if tall == 0 || tall > len(aestery.Cards)/4 {
		t.Errorf("%d of %d cards have many words", tall, len(aestery.Cards)-1)
	}
}

func TestAesteryWords(t *testing.T) {
	got := AesteryWords("2\u00a0Aether\u00a0: " + rules.Strong("Soin 1") + ". L’Aether reste.")
	want := []art.Token{art.T("2\u00a0"), art.Sym(art.SymAether), art.T("\u00a0: "), art.B("Soin\u00a01"), art.T(". L’Aether reste.")}
	if len(got) != len(want) {
		t.Fatalf("%d tokens, not %d: %v", len(got), len(want), got)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("token %d is %v, not %v", i, got[i], want[i])
		}
	}
	for n, want := range map[int]string{1: "+1", 0: "0", -8: "−8"} {
		if got := PowerCost(n); got != want {
			t.Errorf("%d is written %q", n, got)
		}
	}
}

func TestAesteryFacets(t *testing.T) {
	for _, facet := range Aestery.Facets {
		for v := range facet.Values {
			for f := 1; f < len(aestery.Cards); f++ {
				facet.Has(rules.Face(f), v) // must know every card
			}
		}
	}
	if !Aestery.Facets[0].Has(aestery.MineFace, len(aestery.Colors)) {
		t.Error("a Mine is not silver")
	}
}

// TestAesteryContactSheets paints all cards on sheets, in both languages, into
// the folder that SHEETS names, to be looked at.
func TestAesteryContactSheets(t *testing.T) {
	dir := os.Getenv("SHEETS")
	if dir == "" {
		t.Skip("SHEETS names no folder")
	}
	const columns, rows, px, small = 6, 3, 300, 84
	for lang, name := range map[rules.Lang]string{rules.French: "fr", rules.English: "en"} {
		for from := 1; from < len(aestery.Cards); from += columns * rows {
			c := art.NewCanvas(columns*(px+10)+10, rows*(px*1.4+small*1.4+20)+10, 1)
			c.Fill(art.Rect(0, 0, 4000, 4000), art.Solid("#0a2a32"))
			for i := range min(columns*rows, len(aestery.Cards)-from) {
				f := rules.Face(from + i)
				x, y := float64(10+i%columns*(px+10)), float64(10+i/columns*(px*14/10+small*14/10+20))
				for _, large := range []bool{true, false} {
					w, at := px, y
					if !large {
						w, at = small, y+px*1.4+6
					}
					spec, aw, ah := Aestery.Art(f, large, w)
					c.Image(Aestery.Face(f, large, w, Options{Lang: lang}, art.Illustrate(spec, aw, ah)), x, at, float64(w), float64(w)*1.4)
				}
			}
			file, err := os.Create(dir + "/" + name + "-" + leadingZeros(from, 3) + ".png")
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
