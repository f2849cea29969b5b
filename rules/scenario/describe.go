package scenario

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// Describe writes an answer as a scenario does, with who gives it. b is the
// Referee's board before.
func (tb *Table) Describe(b *rules.Board, a rules.Action) string {
	return tb.seatName(a.Seat) + " " + tb.describe(b, a)
}

// Exactly writes an answer to a question of a match so that it is this one and no
// other, where copies of a card differ too.
func (tb *Table) Exactly(m rules.Match, a rules.Action) string {
	b := m.Board()
	s := tb.SeatName(a.Seat) + " " + tb.layout.Verbs[a.Verb].Name
	if a.Card != 0 {
		s += " " + tb.copyOf(b, a.Card)
	}
	if a.Target != 0 {
		s += " on " + tb.copyOf(b, a.Target)
	}
	if a.Zone != 0 {
		s += " to " + tb.ZoneName(a.Zone)
		if tb.layout.Zones[a.Zone].Slots > 0 || a.Place != 0 {
			s += " " + strconv.Itoa(int(a.Place)+1)
		}
	}
	if a.Whom != rules.Nobody {
		s += " whom " + tb.SeatName(a.Whom)
	}
	if a.Num != 0 {
		s += " num " + strconv.Itoa(int(a.Num))
	}
	return s
}

// copyOf writes a card with the number of its copy.
func (tb *Table) copyOf(b *rules.Board, id rules.CardID) string {
	ref := &Ref{Face: b.Cards[id].Face}
	s := strconv.Quote(tb.faceName(ref.Face))
	copies := ref.Copies(b)
	if i := slices.Index(copies, id); i >= 0 && len(copies) > 1 {
		s += "#" + strconv.Itoa(i+1)
	}
	return s
}

// List writes the cards of a zone that show says; nothing where there is none.
func (tb *Table) List(b *rules.Board, z rules.Zone, show func(c *rules.Card) bool) string {
	out := ""
	for _, id := range b.Zone(z) {
		if id != 0 && show(&b.Cards[id]) {
			if out != "" {
				out += ", "
			}
			out += tb.faceName(b.Cards[id].Face)
		}
	}
	if out == "" {
		return ""
	}
	return tb.zoneName(z) + ": " + out
}

// SeatName writes a seat so that it can be read again.
func (tb *Table) SeatName(s rules.Seat) string {
	name := tb.seatName(s)
	if s >= 0 && (name == "table" || strings.ContainsAny(name, " \t#<>0123456789-"+signs)) || name == "" {
		return `"` + name + `"`
	}
	return name
}

// FaceName writes a card.
func (tb *Table) FaceName(f rules.Face) string { return tb.faceName(f) }

// ZoneName writes a zone.
func (tb *Table) ZoneName(z rules.Zone) string {
	info := tb.layout.Zones[z]
	if info.Seat == rules.Nobody {
		return info.Name
	}
	return info.Name + " " + tb.SeatName(info.Seat)
}
