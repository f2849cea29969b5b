package scenario

import (
	"fmt"

	"wyrmtable/rules"
)

// A Pattern is an answer as a scenario writes it: what it does not say fits
// anything.
type Pattern struct {
	seat         rules.Seat
	verb         int // -1 when not said
	card, target *Ref
	zone         rules.Zone // 0 when not said
	place        int        // from 1; 0 when not said
	whom         rules.Seat // Referee when not said
	num          int
	hasNum       bool
}

// Seat returns who gives the answer.
func (p *Pattern) Seat() rules.Seat { return p.seat }

// A Ref names a card: a face, and which copy of it.
type Ref struct {
	Face rules.Face
	Copy int // 0 is any
}

// Pattern reads "SEAT VERB [CARD] [on CARD] [to ZONE [PLACE]] [whom SEAT] [num N]"
// up to a sign that does not belong to it.
func (tb *Table) Pattern(c *Cursor) (Pattern, error) {
	seat, err := tb.Seat(c.Next())
	if err != nil {
		return Pattern{}, err
	}
	return tb.pattern(c, seat, true)
}

// pattern reads a pattern from its verb on, which may be missing where verb is false.
func (tb *Table) pattern(c *Cursor, seat rules.Seat, verb bool) (Pattern, error) {
	p := Pattern{seat: seat, verb: -1, whom: rules.Referee}
	if t := c.Peek(); verb || t.Kind == 'w' && t.Text != "->" && t.Text != "num" && t.Text != "whom" {
		v, err := lookupWord("verb", c.Next(), tb.layout.Verbs)
		if err != nil {
			return p, err
		}
		p.verb = v
	}
	for !c.Done() && c.Peek().Kind != '|' && c.Peek().Kind != ':' {
		if err := tb.detail(c, &p); err != nil {
			return p, err
		}
	}
	return p, nil
}

// detail reads one part of a pattern after the verb.
func (tb *Table) detail(c *Cursor, p *Pattern) (err error) {
	t := c.Peek()
	switch {
	case t.Kind == 'q':
		p.card, err = tb.Ref(c)
	case c.Word("on"):
		p.target, err = tb.Ref(c)
	case c.Word("to"), c.Word("->"):
		if p.zone, err = tb.Zone(c); err == nil {
			p.place, err = tb.Place(c)
		}
	case c.Word("whom"):
		p.whom, err = tb.Seat(c.Next())
	case c.Word("num"):
		p.num, err = c.Number()
		p.hasNum = true
	default:
		known := []string{"on", "to", "whom", "num"}
		return fmt.Errorf("%s does not belong here%s; cards stand in quotes", t, Suggest(t.Text, known))
	}
	return err
}

// Place reads a place of a zone, counted from 1; 0 where none is said.
func (tb *Table) Place(c *Cursor) (int, error) {
	if t := c.Peek(); t.Kind != 'w' || t.Text[0] < '0' || t.Text[0] > '9' {
		return 0, nil
	}
	return c.Number()
}

// Ref reads a card in quotes.
func (tb *Table) Ref(c *Cursor) (*Ref, error) {
	t := c.Next()
	if t.Kind != 'q' {
		return nil, fmt.Errorf("a card in quotes is needed, not %s", t)
	}
	f, err := tb.Face(t.Text)
	return &Ref{f, t.Copy}, err
}

// Copies returns the cards with the face that lie on the Referee's board: first those
// that everybody knows, then those that somebody knows, then the hidden ones, each in
// the order of the zones.
func (ref *Ref) Copies(b *rules.Board) []rules.CardID {
	var open, held, hidden []rules.CardID
	for z := rules.Zone(1); int(z) < len(b.Layout().Zones); z++ {
		for _, id := range b.Zone(z) {
			if id == 0 || b.Cards[id].Face != ref.Face {
				continue
			}
			switch known := b.Cards[id].Known; {
			case known.Has(rules.Nobody):
				open = append(open, id)
			case known != 0:
				held = append(held, id)
			default:
				hidden = append(hidden, id)
			}
		}
	}
	return append(append(open, held...), hidden...)
}

// Card finds the one card of the Referee's board that a reference means.
func (tb *Table) Card(b *rules.Board, ref *Ref) (rules.CardID, error) {
	all := ref.Copies(b)
	if n := max(ref.Copy, 1); n <= len(all) {
		return all[n-1], nil
	}
	return 0, fmt.Errorf("there are %d of %q on the table", len(all), tb.faceName(ref.Face))
}

// fits reports whether a reference may mean a card; one that is not said means any.
func (ref *Ref) fits(b *rules.Board, id rules.CardID) bool {
	switch {
	case ref == nil:
		return true
	case id == 0:
		return false
	case ref.Copy > 0:
		all := ref.Copies(b)
		return ref.Copy <= len(all) && all[ref.Copy-1] == id
	}
	return b.Cards[id].Face == ref.Face
}

// Fits reports whether an answer fits the pattern. b is the Referee's board before
// the answer is given.
func (p *Pattern) Fits(b *rules.Board, a *rules.Action) bool {
	return p.seat == a.Seat && (p.verb < 0 || rules.Verb(p.verb) == a.Verb) &&
		p.card.fits(b, a.Card) && p.target.fits(b, a.Target) &&
		(p.zone == 0 || p.zone == a.Zone) && (p.place == 0 || p.place == int(a.Place)+1) &&
		(p.whom == rules.Referee || p.whom == a.Whom) && (!p.hasNum || p.num == int(a.Num))
}

// Fitting returns the listed answers of a match that fit the pattern.
func (p *Pattern) Fitting(m rules.Match) []rules.Action {
	var out []rules.Action
	for _, k := range m.Asks() {
		for i := range k.Answers {
			if a := &k.Answers[i].Action; p.Fits(m.Board(), a) {
				out = append(out, *a)
			}
		}
	}
	return out
}
