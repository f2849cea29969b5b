package scenario

import (
	"fmt"
	"strings"

	"wyrmtable/rules"
)

// Answer returns the one listed answer of a match that fits a pattern, equal copies
// apart.
func (tb *Table) Answer(m rules.Match, p *Pattern) (rules.Action, error) {
	fits := p.Fitting(m)
	if len(fits) == 0 {
		return rules.Action{}, fmt.Errorf("this is no legal answer now; open: %s", tb.Open(m))
	}
	return fits[0], tb.oneOnly(m.Board(), fits)
}

// oneOnly returns an error if answers differ in more than which of several
// equal copies they mean.
func (tb *Table) oneOnly(b *rules.Board, list []rules.Action) error {
	for _, a := range list[1:] {
		if tb.describe(b, a) != tb.describe(b, list[0]) {
			return fmt.Errorf("this can mean %s", tb.list(b, list))
		}
	}
	return nil
}

// describe writes an answer as scenarios do.
func (tb *Table) describe(b *rules.Board, a rules.Action) string {
	s := tb.layout.Verbs[a.Verb].Name
	if a.Card != 0 {
		s += fmt.Sprintf(" %q", tb.faceName(b.Cards[a.Card].Face))
	}
	if a.Target != 0 {
		s += fmt.Sprintf(" on %q", tb.faceName(b.Cards[a.Target].Face))
	}
	if a.Zone != 0 {
		s += " to " + tb.zoneName(a.Zone)
		if tb.layout.Zones[a.Zone].Slots > 0 || a.Place != 0 {
			s += fmt.Sprintf(" %d", a.Place+1)
		}
	}
	if a.Whom != rules.Nobody {
		s += " whom " + tb.seatName(a.Whom)
	}
	if a.Num != 0 {
		s += fmt.Sprintf(" num %d", a.Num)
	}
	return s
}

func (tb *Table) list(b *rules.Board, actions []rules.Action) string {
	var out []string
	seen := map[string]bool{}
	for _, a := range actions {
		if d := tb.describe(b, a); !seen[d] {
			seen[d] = true
			out = append(out, d)
		}
	}
	return strings.Join(out, " | ")
}

// Open writes the open questions of a match with their answers.
func (tb *Table) Open(m rules.Match) string {
	var out []string
	for _, k := range m.Asks() {
		if !k.Answered {
			out = append(out, fmt.Sprintf("ask %s %s: %s", tb.seatName(k.Decider), tb.layout.Asks[k.Kind].Name, tb.list(m.Board(), actions(&k))))
		}
	}
	if out == nil {
		return "no question; the match is over"
	}
	return strings.Join(out, "; ")
}

func actions(k *rules.Ask) []rules.Action {
	var out []rules.Action
	for _, a := range k.Answers {
		out = append(out, a.Action)
	}
	return out
}
