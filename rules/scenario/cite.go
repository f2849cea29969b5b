package scenario

import (
	"regexp"
	"slices"
	"strings"

	"wyrmtable/rules"
)

// idPattern finds the id a line of a sheet begins with, in a list ("- S-42 …",
// "S-42. …") or a table ("| D25 | …").
var idPattern = regexp.MustCompile(`^\s*(?:[-*|]\s*)?\**([A-Z]{1,3}-?[0-9]+[a-z]?)\**(?:[\s.:|)]|$)`)

// Later marks a line of a sheet that waits for a part not built yet; it needs
// no scenario. The reason follows: "(later: two against two)".
const Later = "(later:"

// IDs returns the ids of the numbered sentences or ruling rows of a Markdown
// text, apart from those marked [Later].
func IDs(markdown string) []string {
	var out []string
	for l := range strings.Lines(markdown) {
		m := idPattern.FindStringSubmatch(l)
		if m != nil && !strings.Contains(l, Later) && !slices.Contains(out, m[1]) {
			out = append(out, m[1])
		}
	}
	return out
}

// Cite compares ids with what scenarios are about: unshown are ids that no
// scenario names, unknown are names that are no id (the markdown may give the
// ones marked Later too).
func Cite(markdown string, scenarios []Scenario) (unshown, unknown []string) {
	cited := map[string]bool{}
	for _, sc := range scenarios {
		for _, id := range sc.About {
			cited[id] = true
		}
	}
	for _, id := range IDs(markdown) {
		if !cited[id] {
			unshown = append(unshown, id)
		}
	}
	all := IDs(strings.ReplaceAll(markdown, Later, ""))
	for id := range cited {
		if !slices.Contains(all, id) {
			unknown = append(unknown, id)
		}
	}
	slices.Sort(unknown)
	return unshown, unknown
}

// Unasked returns the kinds of question of a layout for which no scenario
// states the exact legal list ("expect ask SEAT KIND: …").
func Unasked(l *rules.Layout, scenarios []Scenario) []string {
	stated := map[string]bool{}
	for _, sc := range scenarios {
		for _, s := range sc.steps {
			if t := s.tokens; s.Key == "expect" && len(t) > 3 && t[0].Text == "ask" && t[3].Kind == ':' {
				stated[t[2].Text] = true
			}
		}
	}
	var out []string
	for _, k := range l.Asks {
		if !stated[k.Name] {
			out = append(out, k.Name)
		}
	}
	return out
}
