package rules

import (
	"strings"
	"testing"
)

func TestParseHelp(t *testing.T) {
	fr := "# but | Le but\nGagnez *vite*.\n@ a, b | Deux cartes\n= vie | Vie | but | Ce qui reste.\n? D1 | Icônes | but | Lues ainsi."
	en := "# but | The goal\nWin *fast*.\n@ a, b | Two cards\n= vie | Life | but | What is left.\n? D1 | Icons | but | Read so."
	h, err := ParseHelp("fr", fr, "en", en)
	if err != nil {
		t.Fatal(err)
	}
	p := h.Pages[0]
	if p.Title != (Text{"Le but", "The goal"}) || len(p.Blocks) != 2 || len(p.Blocks[1].Cards) != 2 {
		t.Errorf("page = %+v", p)
	}
	if h.Terms[0].Word.EN != "Life" || h.Choices[0].ID != "D1" {
		t.Errorf("terms %+v, choices %+v", h.Terms, h.Choices)
	}
}

func TestParseHelpSaysWhere(t *testing.T) {
	for _, c := range []struct{ fr, en, want string }{
		{"# but", "# but", "fr:1"},
		{"Texte", "Text", "before the first page"},
		{"# a | A\nx", "# a | A", "must match"},
		{"# a | A\n\n- x", "# a | A\nx", "fr:3 and en:2"},
	} {
		if _, err := ParseHelp("fr", c.fr, "en", c.en); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("ParseHelp(%q, %q) = %v, want %q in it", c.fr, c.en, err, c.want)
		}
	}
}
