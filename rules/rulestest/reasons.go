package rulestest

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// Reasons asks in every position of the scenarios of a game, for each seat, why
// each card that it knows may not go to each zone, and compares what is said
// with a list that somebody has read: each reason once for each question, with
// the places from which and to which it was asked for. In it $c stands for the
// card, $s for a player, and $d for any other card where several lines would differ
// in its name alone. Whoever changes a reason reads the line that the test prints
// and puts it into the list.
func (s *Sheet) Reasons(t *testing.T, g *rules.Game, read string) {
	t.Helper()
	want := map[string]bool{}
	for l := range strings.SplitSeq(read, "\n") {
		want[l] = true
	}
	for l := range strings.SplitSeq(s.reasons(t, g), "\n") {
		if !want[l] {
			t.Errorf("nobody has read:\n%s", l)
		}
		delete(want, l)
	}
	for l := range want {
		t.Errorf("is not said any more:\n%s", l)
	}
}

// A refusal is a reason in answer to a question.
type refusal struct{ ask, text string }

// refused is where a refusal was heard: from which place to which.
type refused map[string]map[string]bool

func (r refused) add(from, to string) {
	if r[from] == nil {
		r[from] = map[string]bool{}
	}
	r[from][to] = true
}

// A family are the refusals of a question that are the same but for the names of
// other cards, each with where it was heard.
type family map[string]refused

// told returns the line of text for a family: its one member, or what they share.
func (f family) told(shared string) (string, refused) {
	all := refused{}
	for text, heard := range f {
		if len(f) == 1 {
			return text, heard
		}
		for from, to := range heard {
			for z := range to {
				all.add(from, z)
			}
		}
	}
	return shared, all
}

func (s *Sheet) reasons(t *testing.T, g *rules.Game) string {
	found := map[refusal]family{} // by what is shared
	for i := range s.Scenarios {
		sc := &s.Scenarios[i]
		if sc.Game != g.ID {
			continue
		}
		err := scenario.Walk(g, sc, func(s *rules.Session) {
			for seat := range rules.Seat(s.Match().Board().Layout().Seats) {
				collect(g, s, seat, found)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	order := func(a, b refusal) int { return strings.Compare(a.ask+"\n"+a.text, b.ask+"\n"+b.text) }
	for _, k := range slices.SortedFunc(maps.Keys(found), order) {
		text, heard := found[k].told(k.text)
		out.WriteString(k.ask + ": " + text + " ")
		for i, from := range slices.Sorted(maps.Keys(heard)) {
			to := slices.Sorted(maps.Keys(heard[from]))
			out.WriteString(map[bool]string{true: "[", false: "; "}[i == 0] + from + " to ")
			if len(to) > 8 {
				to = []string{"most places"}
			}
			out.WriteString(strings.Join(to, ", "))
		}
		out.WriteString("]\n")
	}
	return out.String()
}

// collect asks for the reasons of one seat in one position.
func collect(g *rules.Game, s *rules.Session, seat rules.Seat, found map[refusal]family) {
	m := s.Match()
	b := m.Board()
	l := b.Layout()
	ask := "not asked"
	for _, k := range m.Asks() {
		if k.Decider == seat {
			ask = l.Asks[k.Kind].Name
		}
	}
	place := func(z rules.Zone) string {
		if at := l.Zones[z]; at.Seat >= 0 && at.Seat != seat {
			return "their " + at.Name
		}
		return l.Zones[z].Name
	}
	for id := rules.CardID(1); int(id) < len(b.Cards); id++ {
		if !b.Cards[id].Known.Has(seat) || b.Cards[id].Zone == rules.Nowhere {
			continue
		}
		name := g.Faces[g.FaceOf(b, id)].Name
		for z := range l.Zones {
			why := m.WhyNot(seat, id, rules.Zone(z))
			if why.Empty() {
				continue
			}
			text := unnamed(why.FR, name.FR, "") + " / " + unnamed(why.EN, name.EN, "")
			shared := unnamed(why.FR, name.FR, "$d") + " / " + unnamed(why.EN, name.EN, "$d")
			for _, p := range s.Setup().Seats {
				text = strings.ReplaceAll(text, p.Name, "$s")
				shared = strings.ReplaceAll(shared, p.Name, "$s")
			}
			k := refusal{ask, shared}
			if found[k] == nil {
				found[k] = family{}
			}
			if found[k][text] == nil {
				found[k][text] = refused{}
			}
			found[k][text].add(place(b.Cards[id].Zone), place(rules.Zone(z)))
		}
	}
}

// unnamed puts $c for the name of a card, and other, unless it is empty, for those of
// others that a text refers to.
func unnamed(text, name, other string) string {
	var out strings.Builder
	for _, span := range rules.Spans(text) {
		if other != "" && span.Card != 0 && span.Text != name {
			span.Text = other
		}
		out.WriteString(span.Text)
	}
	return put("$c", name, out.String())
}

// put puts what for a name, but not where another name only begins with it: a Mine
// is no “Mineur”.
func put(what, name, text string) string {
	var out strings.Builder
	for {
		before, after, found := strings.Cut(text, name)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		if next, _ := utf8.DecodeRuneInString(after); unicode.IsLetter(next) {
			out.WriteString(name)
		} else {
			out.WriteString(what)
		}
		text = after
	}
}
