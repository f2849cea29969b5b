package link

import (
	"slices"

	"wyrmtable/rules"
)

// content carries what is particular to each kind. An error is one that says more
// than that the link is damaged.
func (w *wire) content(c *Content) error {
	switch c.Kind {
	case Match, Turn, Position:
		if c.Kind == Turn {
			w.seat(&c.From, rules.MaxSeats)
		}
		return w.session(c.Game, &c.Session)
	case Deck:
		w.deck(c.Game, &c.Deck)
		if w.reads() && !w.bad {
			if err := c.Deck.Bounded(); err != nil {
				w.fail()
			}
		}
	default:
		w.bytes(&c.Data, mostData)
	}
	return nil
}

// seat carries a seat out of so many, or Nobody.
func (w *wire) seat(s *rules.Seat, seats int) {
	n := int(*s) + 1
	w.num(&n, seats+1)
	*s = rules.Seat(n - 1)
}

// setup carries how a match begins.
func (w *wire) setup(g *rules.Game, s *rules.Setup) {
	s.Game = g.ID
	i := max(slices.Index(g.Seats, len(s.Seats)), 0)
	if w.num(&i, len(g.Seats)); w.reads() {
		s.Seats = make([]rules.SeatSetup, g.Seats[i])
	}
	for i := range s.Seats {
		p := &s.Seats[i]
		w.text(&p.Name, mostText)
		w.whole(&p.Colour)
		w.text(&p.Level, mostText)
	}
	w.seat(&s.First, len(s.Seats))
	w.big(&s.Seed)
	n := len(s.Options)
	if w.count(&n, 4*len(g.Options)); w.reads() {
		s.Options = make([]rules.OptionSet, n)
	}
	for i := range s.Options {
		w.option(g, &s.Options[i])
	}
	n = len(s.Decks)
	if w.num(&n, len(s.Seats)+1); w.reads() && n > 0 {
		s.Decks = make([]rules.Deck, n)
	}
	for i := range s.Decks {
		w.deck(g, &s.Decks[i])
	}
}

// option carries a chosen option.
func (w *wire) option(g *rules.Game, o *rules.OptionSet) {
	k := slices.IndexFunc(g.Options, func(k rules.Option) bool { return k.Key == o.Key })
	if w.num(&k, len(g.Options)); w.bad {
		return
	}
	o.Key = g.Options[k].Key
	w.num(&o.Value, len(g.Options[k].Values))
}

// deck carries a deck: one that the game brings along by its number, any other by
// the numbers of its faces.
func (w *wire) deck(g *rules.Game, d *rules.Deck) {
	if g.Deck == nil {
		w.fail()
		return
	}
	ready, lang := readyDeck(g, d)
	if w.num(&ready, len(g.Deck.Ready)+1); w.bad {
		return
	}
	if ready > 0 {
		if w.num(&lang, 2); w.reads() {
			*d = g.Deck.Ready[ready-1].In(rules.Lang(lang))
		}
		return
	}
	w.text(&d.Name, mostText)
	n := len(d.Lines)
	if w.count(&n, mostText); w.reads() {
		d.Lines = make([]rules.DeckLine, n)
	}
	for i := range d.Lines {
		w.line(g, &d.Lines[i])
	}
}

// readyDeck returns which of the game's own decks d is, counted from 1, and in
// which language it is named; 0 if it is none.
func readyDeck(g *rules.Game, d *rules.Deck) (ready, lang int) {
	for i := range g.Deck.Ready {
		for _, l := range []rules.Lang{rules.French, rules.English} {
			if r := g.Deck.Ready[i].In(l); r.Name == d.Name && slices.Equal(r.Lines, d.Lines) {
				return i + 1, int(l)
			}
		}
	}
	return 0, 0
}

// line carries so many copies of a card.
func (w *wire) line(g *rules.Game, l *rules.DeckLine) {
	section := g.Deck.Section(l.Section)
	face, known := g.FaceByID(l.Card)
	if !w.reads() && !known {
		w.fail()
	}
	f := int(face)
	w.num(&section, len(g.Deck.Sections))
	w.num(&f, len(g.Faces))
	w.count(&l.Count, rules.MaxCopies)
	if w.bad || f == 0 {
		w.fail()
		return
	}
	l.Section, l.Card = g.Deck.Sections[section].Name, g.Faces[f].ID
}
