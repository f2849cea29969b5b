package arcaneduel

import (
	"regexp"
	"slices"
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
	for _, w := range slices.Concat(h.Terms, h.Choices) {
		if !pages[w.Page] {
			t.Errorf("%s leads to page %q, which does not exist", w.ID, w.Page)
		}
		checkHelp(t, w.ID, w.Word, terms)
		checkHelp(t, w.ID, w.Text, terms)
	}
	for _, p := range h.Pages {
		for _, b := range p.Blocks {
			checkHelp(t, p.ID, b.Text, terms)
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
	badSpace  = regexp.MustCompile(`[^\x{a0}\d][;!?»]|« |[^\x{a0}\d]: |'`)
)

func checkHelp(t *testing.T, where string, x rules.Text, terms map[string]bool) {
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

// TestHelpNamesEveryCard checks that the pages tell of every card and every
// combination by name.
func TestHelpNamesEveryCard(t *testing.T) {
	var fr, en strings.Builder
	for _, p := range Help().Pages {
		for _, b := range p.Blocks {
			fr.WriteString(b.Text.FR)
			en.WriteString(b.Text.EN)
		}
	}
	var names []rules.Text
	for _, c := range Cards[1:] {
		names = append(names, c.Name)
	}
	for _, c := range Combos {
		names = append(names, c.Name)
	}
	for _, n := range names {
		if !strings.Contains(fr.String(), "*"+n.FR+"*") || !strings.Contains(en.String(), "*"+n.EN+"*") {
			t.Errorf("no page tells of %s, %s", n.FR, n.EN)
		}
	}
}

// TestChoicesAreShown checks that every ruling of judgement is shown to
// players. The rows named here follow from the words of the sheet.
func TestChoicesAreShown(t *testing.T) {
	decided := []string{"A4", "A5", "A7", "A8", "A11", "A15", "A17", "A18", "A22", "A27", "A38"}
	shown := map[string]bool{}
	for _, c := range Help().Choices {
		shown[c.ID] = true
	}
	for _, id := range scenario.IDs(sheet + "\n" + rulings) {
		if (id[0] == 'A' || id[0] == 'R') && !slices.Contains(decided, id) && !shown[id] {
			t.Errorf("the help does not show the choice %s", id)
		}
	}
}
