package rulestest

import (
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/picture"
	"wyrmtable/rules/scenario"
)

// Pictures checks the pictures of a game: each is sound, stands on a page of the help,
// and its French is spaced as French is. It returns them.
func Pictures(t *testing.T, g *rules.Game) []*picture.Picture {
	t.Helper()
	all, err := picture.Of(g)
	if err != nil {
		t.Error(err)
	}
	if err := picture.Astray(g, all); err != nil {
		t.Error(err)
	}
	for _, p := range all {
		if err := p.Check(); err != nil {
			t.Error(err)
			continue
		}
		var b *rules.Board
		if s, err := p.Open(); err == nil && !p.OfCard() {
			b = s.Match().Board()
		}
		for _, x := range append(p.Names(), p.Caption) {
			if m := helpBadSpace.FindString(rules.Plain(p.Fill(x, b, rules.French))); m != "" {
				t.Errorf("%s:%d: %q in %q is not spaced as French is", p.File, p.Line, m, x.FR)
			}
		}
	}
	return all
}

// Illustrated checks that pictures show a whole game: the parts of each kind of card,
// the table with its zones, and each part of the sheet (the headings of SHEET.md, but
// those that are silent). kind says of which kind a card is.
func (s *Sheet) Illustrated(t *testing.T, g *rules.Game, all []*picture.Picture, kind func(f rules.Face) string,
	silent ...string) {
	t.Helper()
	kinds, cited, table := map[string]bool{}, []string{}, false
	ids := scenario.IDs(strings.ReplaceAll(s.Rules+"\n"+s.Rulings, scenario.Later, ""))
	for _, p := range all {
		if p.OfCard() {
			kinds[kind(p.Face)] = true
		}
		table = table || len(p.Shows) == 0 && len(p.Marks) >= 4
		for _, id := range p.About {
			if cited = append(cited, id); !slices.Contains(ids, id) {
				t.Errorf("%s:%d: no sentence and no ruling is %s", p.File, p.Line, id)
			}
		}
	}
	if !table {
		t.Error("no picture shows the whole table with its zones named")
	}
	for f := 1; f < len(g.Faces); f++ {
		if k := kind(rules.Face(f)); !kinds[k] {
			kinds[k] = true
			t.Errorf("no picture names the parts of a %s, such as %s", k, g.Faces[f].ID)
		}
	}
	for _, part := range strings.Split("\n"+s.Rules, "\n## ")[1:] {
		head, text, _ := strings.Cut(part, "\n")
		shows := func(id string) bool { return slices.Contains(cited, id) }
		if !slices.Contains(silent, head) && !slices.ContainsFunc(scenario.IDs(text), shows) {
			t.Errorf("no picture is about a sentence of %q", head)
		}
	}
}
