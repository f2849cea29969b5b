package rules

import (
	"slices"
	"strconv"
)

// DeckRules say how the decks of a game are built. What all games have in
// common (sizes of sections, numbers of copies) is data; the rest is Check.
// They are advice to whoever builds: a match can be begun with any deck of the
// game's cards, so that a scenario needs no sixty of them.
type DeckRules struct {
	// Sections are the parts of a deck, the main one first, which is the one
	// that a match is dealt from. A face belongs to the first that takes it.
	Sections []DeckSection
	// Copies is the most copies of one card in all sections together, where a
	// section does not say otherwise; 0 for any number.
	Copies int
	// Check says what else keeps a deck from being played: colours, factions.
	// It may be nil.
	Check func(cards []DeckCard) []DeckProblem
	// Help says in a few sentences what Check demands; empty where there is none.
	Help Text
	// Facets are what the cards of a collection can be told apart by.
	Facets []Facet
	// Ready are decks to play without building one; each passes.
	Ready []ReadyDeck
}

// Brought returns the deck that a seat plays with: its own, or else the ready
// one that stands in its place.
func (r *DeckRules) Brought(s *Setup, seat Seat) *Deck {
	if int(seat) < len(s.Decks) && len(s.Decks[seat].Lines) > 0 {
		return &s.Decks[seat]
	}
	return &r.Ready[int(seat)%len(r.Ready)].Deck
}

// A DeckSection is a part of a deck.
type DeckSection struct {
	Word
	Min, Max int // how many cards; a Max of 0 is any number
	// None says that the section may also be empty, whatever Min is.
	None bool
	// Side says that the cards are not dealt: between two matches of a series
	// they can be exchanged for others. It takes what another section takes.
	Side bool
	// Copies is the most copies of a card in this section; 0 for DeckRules.Copies.
	Copies int
	// Takes says which faces belong here.
	Takes func(f Face) bool
}

// A DeckCard is a line of a deck as the rules read it: its section and face by
// number.
type DeckCard struct {
	Section int
	Face    Face
	Count   int
}

// A DeckProblem is a reason why a deck cannot be played as it is.
type DeckProblem struct {
	Section int  // the section it is about; -1 for the deck
	Face    Face // the card it is about; 0 for none
	// Missing says that something is still to be added. Any other problem is
	// mended by taking something away.
	Missing bool
	Text    Text // one sentence
}

// A Facet is something by which cards can be told apart: colour, type, cost.
type Facet struct {
	Word
	Values []Word // in the order of a person's list; Names are short ASCII words
	// Of returns the values of a face, by their place in Values: none, one or
	// several (a card with two types).
	Of func(f Face) []int
	// Scale says that the values are steps of a number, smallest first, of which
	// a curve can be drawn: a cost.
	Scale bool
	// Chart says that a deck shows how its cards divide over the values.
	Chart bool
}

// A ReadyDeck is a deck that a game brings along, with its plan.
type ReadyDeck struct {
	ID   string // ASCII; never changes
	Name Text
	Plan Text // how it means to win: one to three sentences
	Deck Deck
}

// In returns the deck under its name in a language.
func (r *ReadyDeck) In(l Lang) Deck {
	d := r.Deck.Clone()
	d.Name = r.Name.In(l)
	return d
}

// Section returns the number of the section with a name, or -1.
func (r *DeckRules) Section(name string) int {
	return slices.IndexFunc(r.Sections, func(s DeckSection) bool { return s.Name == name })
}

// Home returns the section where a face belongs, or -1 if no deck may hold it.
func (r *DeckRules) Home(f Face) int {
	return slices.IndexFunc(r.Sections, func(s DeckSection) bool { return !s.Side && s.Takes(f) })
}

// Collection returns the faces that a deck can be built from, in the order of
// the card list.
func (g *Game) Collection() []Face {
	var out []Face
	for f := range g.Faces {
		if f > 0 && g.Deck.Home(Face(f)) >= 0 {
			out = append(out, Face(f))
		}
	}
	return out
}

// DeckCards returns a deck as the rules read it. Cards and sections that the
// game does not have are left out.
func (g *Game) DeckCards(d *Deck) []DeckCard {
	out := make([]DeckCard, 0, len(d.Lines))
	for _, l := range d.Lines {
		f, ok := g.FaceByID(l.Card)
		if s := g.Deck.Section(l.Section); ok && s >= 0 {
			out = append(out, DeckCard{s, f, l.Count})
		}
	}
	return out
}

// DeckProblems returns everything that keeps a deck from being played, what is
// wrong before what is missing.
func (g *Game) DeckProblems(d *Deck) []DeckProblem {
	var out []DeckProblem
	for _, l := range d.Lines {
		if _, ok := g.FaceByID(l.Card); !ok || g.Deck.Section(l.Section) < 0 {
			out = append(out, DeckProblem{Section: -1, Text: Text{
				"La carte « " + l.Card + " » n’existe pas dans cette version du jeu.",
				"There is no card “" + l.Card + "” in this version of the game."}})
		}
	}
	return append(out, g.problems(g.DeckCards(d))...)
}

func (g *Game) problems(cards []DeckCard) []DeckProblem {
	out := g.copyProblems(cards, nil)
	for s := range g.Deck.Sections {
		out = g.sectionProblems(s, cards, out)
	}
	if g.Deck.Check != nil {
		out = append(out, g.Deck.Check(cards)...)
	}
	slices.SortStableFunc(out, func(a, b DeckProblem) int { return rank(a) - rank(b) })
	return out
}

func rank(p DeckProblem) int {
	if p.Missing {
		return 1
	}
	return 0
}

// sectionProblems says of one section what does not belong there and whether
// it has too few cards or too many.
func (g *Game) sectionProblems(s int, cards []DeckCard, out []DeckProblem) []DeckProblem {
	sec, n := &g.Deck.Sections[s], 0
	for _, c := range cards {
		if c.Section != s {
			continue
		}
		n += c.Count
		if !sec.Takes(c.Face) {
			name := g.Faces[c.Face].Name
			out = append(out, DeckProblem{Section: s, Face: c.Face, Text: Text{
				"«\u00a0" + name.FR + "\u00a0» ne va pas dans cette partie du deck (" + sec.Text.FR + ").",
				"“" + name.EN + "” does not go into this part of the deck (" + sec.Text.EN + ")."}})
		}
	}
	if n == 0 && sec.None {
		return out
	}
	if n < sec.Min {
		out = append(out, DeckProblem{Section: s, Missing: true, Text: sec.tooFew(n)})
	}
	if sec.Max > 0 && n > sec.Max {
		out = append(out, DeckProblem{Section: s, Text: sec.tooMany(n)})
	}
	return out
}

// wants says how many cards a section holds.
func (s *DeckSection) wants() Text {
	lo, hi := strconv.Itoa(s.Min), strconv.Itoa(s.Max)
	var t Text
	switch {
	case s.Max == 0:
		t = Text{"au moins " + lo, "at least " + lo}
	case s.Min == s.Max:
		t = Text{"exactement " + lo, "exactly " + lo}
	case s.Min == 0:
		t = Text{"au plus " + hi, "at most " + hi}
	default:
		t = Text{"de " + lo + " à " + hi, "from " + lo + " to " + hi}
	}
	if s.None && s.Min > 0 {
		t.FR, t.EN = t.FR+" ou aucune", t.EN+" or none"
	}
	return t
}

func (s *DeckSection) tooFew(n int) Text { return s.counted(n, "il en manque ", " missing", s.Min-n) }
func (s *DeckSection) tooMany(n int) Text {
	return s.counted(n, "en trop : ", " too many", n-s.Max)
}

// counted says "Deck: 56 cards (at least 60); 4 missing."
func (s *DeckSection) counted(n int, fr, en string, by int) Text {
	w := s.wants()
	count, off := strconv.Itoa(n), strconv.Itoa(by)
	cards := Text{" carte", " card"}
	if n > 1 {
		cards.FR += "s"
	}
	if n != 1 {
		cards.EN += "s"
	}
	return Text{s.Text.FR + "\u00a0: " + count + cards.FR + " (" + w.FR + ")\u00a0; " + fr + off + ".",
		s.Text.EN + ": " + count + cards.EN + " (" + w.EN + "); " + off + en + "."}
}

// copyProblems says of which cards there are too many copies.
func (g *Game) copyProblems(cards []DeckCard, out []DeckProblem) []DeckProblem {
	for i, c := range cards {
		if limit := g.Deck.Sections[c.Section].Copies; limit > 0 && c.Count > limit {
			out = append(out, g.tooManyCopies(c.Section, c.Face, c.Count, limit))
			continue
		}
		limit := g.copiesOf(c.Face)
		if limit == 0 || slices.IndexFunc(cards, func(o DeckCard) bool { return o.Face == c.Face }) < i {
			continue
		}
		n := 0
		for _, o := range cards {
			if o.Face == c.Face {
				n += o.Count
			}
		}
		if n > limit {
			out = append(out, g.tooManyCopies(-1, c.Face, n, limit))
		}
	}
	return out
}

// copiesOf returns the most copies of a face in all sections together.
func (g *Game) copiesOf(f Face) int {
	if s := g.Deck.Home(f); s >= 0 && g.Deck.Sections[s].Copies > 0 {
		return g.Deck.Sections[s].Copies
	}
	return g.Deck.Copies
}

func (g *Game) tooManyCopies(s int, f Face, n, limit int) DeckProblem {
	name, count := g.Faces[f].Name, strconv.Itoa(n)
	most := Text{strconv.Itoa(limit) + " exemplaires au plus", "at most " + strconv.Itoa(limit) + " copies"}
	if limit == 1 {
		most = Text{"un seul exemplaire", "only one copy"}
	}
	if s < 0 && slices.ContainsFunc(g.Deck.Sections, func(sec DeckSection) bool { return sec.Side }) {
		most.FR, most.EN = most.FR+", réserve comprise", most.EN+", sideboard included"
	}
	return DeckProblem{Section: s, Face: f, Text: Text{
		"«\u00a0" + name.FR + "\u00a0»\u00a0: " + count + " exemplaires\u00a0; " + most.FR + ".",
		"“" + name.EN + "”: " + count + " copies; " + most.EN + "."}}
}

// WhyNotAdd says for a person why one more copy of a face may not go into a
// section of a deck; the text is empty where it may. A section of at most one
// card exchanges the card it has, whatever that means for the others.
func (g *Game) WhyNotAdd(d *Deck, section int, f Face) Text {
	cards := g.DeckCards(d)
	sec := &g.Deck.Sections[section]
	if t := g.enough(cards, section, f); !t.Empty() {
		return t
	}
	before := g.problems(cards)
	cards = addCard(cards, sec, section, f)
	for _, p := range g.problems(cards) {
		if !p.Missing && (p.Face == f || sec.Max != 1 && !slices.Contains(before, p)) {
			return p.Text
		}
	}
	return Text{}
}

// enough says that there are as many copies of a face as there may be.
func (g *Game) enough(cards []DeckCard, section int, f Face) Text {
	n, limit := 0, g.copiesOf(f)
	for _, c := range cards {
		if c.Face == f {
			n += c.Count
		}
	}
	if limit == 0 || n < limit {
		return Text{}
	}
	name, count := g.Faces[f].Name, strconv.Itoa(n)
	t := Text{"«\u00a0" + name.FR + "\u00a0»\u00a0: déjà " + count + " exemplaires, le maximum",
		"“" + name.EN + "”: " + count + " copies already, the most there may be"}
	if n == 1 {
		return Text{"«\u00a0" + name.FR + "\u00a0» est déjà dans le deck.", "“" + name.EN + "” is in the deck already."}
	}
	if slices.ContainsFunc(g.Deck.Sections, func(s DeckSection) bool { return s.Side }) {
		t.FR, t.EN = t.FR+" réserve comprise", t.EN+", sideboard included"
	}
	return Text{t.FR + ".", t.EN + "."}
}

func addCard(cards []DeckCard, sec *DeckSection, section int, f Face) []DeckCard {
	if sec.Max == 1 {
		cards = slices.DeleteFunc(cards, func(c DeckCard) bool { return c.Section == section && c.Face != f })
	}
	for i := range cards {
		if cards[i].Section == section && cards[i].Face == f {
			cards[i].Count++
			return cards
		}
	}
	return append(cards, DeckCard{section, f, 1})
}

// SectionRule says for a person how many cards a section holds and how many
// copies of each.
func (g *Game) SectionRule(section int) Text {
	s := &g.Deck.Sections[section]
	w := s.wants()
	t := Text{s.Text.FR + "\u00a0: " + w.FR, s.Text.EN + ": " + w.EN}
	limit := s.Copies
	if limit == 0 {
		limit = g.Deck.Copies
	}
	switch {
	case s.Max == 1:
	case limit == 1:
		t.FR, t.EN = t.FR+", toutes différentes", t.EN+", all different"
	case limit > 1:
		n := strconv.Itoa(limit)
		t.FR, t.EN = t.FR+", "+n+" exemplaires au plus d’une même carte", t.EN+", at most "+n+" copies of a card"
		if s.Side || s.Copies == 0 && slices.ContainsFunc(g.Deck.Sections, func(o DeckSection) bool { return o.Side }) {
			t.FR, t.EN = t.FR+", deck et réserve comptés ensemble", t.EN+", deck and sideboard counted together"
		}
	}
	return Text{t.FR + ".", t.EN + "."}
}
