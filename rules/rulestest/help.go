package rulestest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
)

// Help checks that every reference of a game's help leads somewhere, that each
// text stands there in both languages, and that its French is spaced as French
// is.
func Help(t *testing.T, g *rules.Game) {
	t.Helper()
	h := g.Help()
	c := helpCheck{t: t, terms: map[string]bool{}}
	pages := map[string]bool{"": true} // a word may belong to no page
	for _, p := range h.Pages {
		pages[p.ID] = true
	}
	for _, w := range h.Terms {
		c.terms[w.ID] = true
	}
	for _, w := range slices.Concat(h.Terms, h.Choices) {
		if !pages[w.Page] {
			t.Errorf("%s leads to page %q, which does not exist", w.ID, w.Page)
		}
		c.text(w.ID, w.Word)
		c.text(w.ID, w.Text)
	}
	for _, p := range h.Pages {
		for _, b := range p.Blocks {
			if b.Kind == rules.Picture {
				continue // which Pictures looks up
			}
			c.text(p.ID, b.Text)
			for _, id := range b.Cards {
				if _, ok := g.FaceByID(id); !ok {
					t.Errorf("page %s shows card %q, which does not exist", p.ID, id)
				}
			}
		}
	}
}

var (
	helpReference = regexp.MustCompile(`\[\[([^\]|]+)`)
	helpBadSpace  = regexp.MustCompile(`[^\x{a0}\d][;!?»]|« |[^\x{a0}\d]: |'`)
)

type helpCheck struct {
	t     *testing.T
	terms map[string]bool
}

func (c *helpCheck) text(where string, x rules.Text) {
	for _, s := range []string{x.FR, x.EN} {
		if strings.TrimSpace(s) == "" {
			c.t.Errorf("%s: a text is missing", where)
		}
		for _, m := range helpReference.FindAllStringSubmatch(s, -1) {
			if !c.terms[m[1]] {
				c.t.Errorf("%s: no word %q in the glossary", where, m[1])
			}
		}
	}
	if m := helpBadSpace.FindString(x.FR); m != "" {
		c.t.Errorf("%s: %q in %q is not spaced as French is", where, m, x.FR)
	}
}
