package dracoliath

import (
	"regexp"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// TestHelpHangsTogether checks that every reference of the help leads
// somewhere, and that its French is spaced as French is.
func TestHelpHangsTogether(t *testing.T) {
	h := Help()
	pages, terms := map[string]bool{}, map[string]bool{}
	for _, p := range h.Pages {
		pages[p.ID] = true
	}
	for _, w := range h.Terms {
		terms[w.ID] = true
	}
	for _, w := range append(h.Terms[:len(h.Terms):len(h.Terms)], h.Choices...) {
		if w.Page != "" && !pages[w.Page] {
			t.Errorf("%s leads to page %q, which does not exist", w.ID, w.Page)
		}
		checkText(t, w.ID, w.Text, terms)
	}
	for _, p := range h.Pages {
		for _, b := range p.Blocks {
			checkText(t, p.ID, b.Text, terms)
			for _, id := range b.Cards {
				if _, ok := Game.FaceByID(id); !ok {
					t.Errorf("page %s shows card %q, which does not exist", p.ID, id)
				}
			}
		}
	}
}

var (
	reference = regexp.MustCompile(`\[\[([^\]|]+)`)
	badSpace  = regexp.MustCompile(`[^\x{a0}\d][;!?»]|« |[^\x{a0}\d]: | '`)
)

func checkText(t *testing.T, where string, x rules.Text, terms map[string]bool) {
	for _, s := range []string{x.FR, x.EN} {
		if strings.TrimSpace(s) == "" {
			t.Errorf("%s: a text is missing", where)
		}
		for _, m := range reference.FindAllStringSubmatch(s, -1) {
			if !terms[m[1]] {
				t.Errorf("%s: no word %q in the glossary", where, m[1])
			}
		}
	}
	if m := badSpace.FindString(x.FR); m != "" {
		t.Errorf("%s: %q in %q is not spaced as French is", where, m, x.FR)
	}
}

// TestChoicesAreShown checks that players can read every ruling that is not the
// sheet's own word: all of RULINGS.md, and of SHEET.md the rulings of this game
// apart from those that the sheet's text decides.
func TestChoicesAreShown(t *testing.T) {
	shown := map[string]bool{}
	for _, c := range Help().Choices {
		shown[c.ID] = true
	}
	byText := map[string]bool{"D14": true, "D15": true, "D16": true, "D24": true, "D27": true, "D31": true, "D35": true, "D50": true}
	for _, id := range scenario.IDs(sheet + "\n" + rulings) {
		if id[0] != 'S' && !byText[id] && !shown[id] {
			t.Errorf("the help shows no choice %s", id)
		}
	}
}
