package rules

import (
	"slices"
	"strconv"
)

// A ListReading is what was made of a deck list: the deck, what of the list was
// not understood, and what was understood and has no place.
type ListReading struct {
	Deck   Deck
	Faults []ListFault // in the order of the lines
	Aside  []ListAside // in the order of the lines
}

// A ListFault is a line of a deck list that could not be read, and is left out.
type ListFault struct {
	Line int    // counted from 1
	What string // the words that were not understood
	Near []Face // cards that may have been meant, the likeliest first; a few
	Text Text   // one sentence: what, where, what to do
	// Count and Section say how many copies were meant and where, so that one of
	// Near can be taken instead; Section is -1 where the list names none.
	Count, Section int
}

// A ListAside is what stands in a list under a heading that names no part of the
// deck: one that nobody knows, or cards that are only thought of. They are not in
// the deck until somebody says where.
type ListAside struct {
	Line    int        // of the heading
	Heading string     // as it is written
	Cards   []DeckCard // each with the section where it belongs
}

// Size returns how many cards were set aside.
func (a *ListAside) Size() int {
	n := 0
	for _, c := range a.Cards {
		n += c.Count
	}
	return n
}

// Text says in one sentence what was set aside, and why.
func (a *ListAside) Text() Text {
	line, n := strconv.Itoa(a.Line), strconv.Itoa(a.Size())
	t := Text{"Ligne " + line + "\u00a0: «\u00a0" + a.Heading + "\u00a0» ne nomme aucune partie du deck\u00a0; ",
		"Line " + line + ": “" + a.Heading + "” names no part of the deck; "}
	if a.Size() == 1 {
		return Text{t.FR + "1 carte est mise de côté.", t.EN + "1 card is set aside."}
	}
	return Text{t.FR + n + " cartes sont mises de côté.", t.EN + n + " cards are set aside."}
}

// Sides returns the sections beside the deck that take all cards of an aside.
func (r *DeckRules) Sides(a *ListAside) []int {
	var out []int
	for i := range r.Sections {
		s := &r.Sections[i]
		if s.Side && !slices.ContainsFunc(a.Cards, func(c DeckCard) bool { return !s.Takes(c.Face) }) {
			out = append(out, i)
		}
	}
	return out
}

// AddAside puts what was set aside into a deck: into a section, or each card
// where it belongs if that is -1.
func (g *Game) AddAside(d *Deck, a *ListAside, section int) {
	for _, c := range a.Cards {
		if section >= 0 {
			c.Section = section
		}
		d.Add(g.Deck.Sections[c.Section].Name, g.Faces[c.Face].ID, c.Count)
	}
}
