package decks

import (
	"slices"

	"wyrmtable/rules"
)

// bench is the deck on the workbench, with every state it was in.
type bench struct {
	game *rules.Game
	deck rules.Deck
	past []rules.Deck // for undo, oldest first
	next []rules.Deck // for redo, the nearest last
	// brought is the deck as it was brought to a series: only an exchange with
	// the sideboard is allowed. nil while one builds.
	brought *rules.Deck

	problems []rules.DeckProblem // of the deck as it is
}

// mostPast bounds what undo remembers.
const mostPast = 500

func newBench(g *rules.Game, d rules.Deck, brought *rules.Deck) *bench {
	b := &bench{game: g, deck: d.Clone(), brought: brought}
	b.check()
	return b
}

func (b *bench) check() {
	if b.brought != nil {
		b.problems = b.game.ExchangeProblems(b.brought, &b.deck)
		return
	}
	b.problems = b.game.DeckProblems(&b.deck)
}

// change puts another deck on the bench.
func (b *bench) change(d rules.Deck) {
	b.past = append(b.past, b.deck)
	if len(b.past) > mostPast {
		b.past = slices.Delete(b.past, 0, 1)
	}
	b.next = b.next[:0]
	b.deck = d
	b.check()
}

func (b *bench) undo() bool { return b.step(&b.past, &b.next) }
func (b *bench) redo() bool { return b.step(&b.next, &b.past) }

func (b *bench) step(from, to *[]rules.Deck) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	*to = append(*to, b.deck)
	name := b.deck.Name
	b.deck, *from = (*from)[n-1], (*from)[:n-1]
	b.deck.Name = name
	b.check()
	return true
}

func (b *bench) section(i int) *rules.DeckSection { return &b.game.Deck.Sections[i] }

// count returns how many copies of a face lie in a section.
func (b *bench) count(section int, f rules.Face) int {
	return b.deck.In(b.section(section).Name, b.game.Faces[f].ID)
}

// why says why one more copy of a face may not go into a section.
func (b *bench) why(section int, f rules.Face) rules.Text {
	if b.brought != nil {
		return onlyExchange
	}
	return b.game.WhyNotAdd(&b.deck, section, f)
}

// add puts a copy of a face into a section; the text says why not. A section of
// one card exchanges the card it has.
func (b *bench) add(section int, f rules.Face) rules.Text {
	if why := b.why(section, f); !why.Empty() {
		return why
	}
	d, sec := b.deck.Clone(), b.section(section)
	if sec.Max == 1 {
		d.Lines = slices.DeleteFunc(d.Lines, func(l rules.DeckLine) bool { return l.Section == sec.Name })
	}
	d.Add(sec.Name, b.game.Faces[f].ID, 1)
	b.change(d)
	return rules.Text{}
}

// take takes a copy of a face out of a section.
func (b *bench) take(section int, f rules.Face) rules.Text {
	if b.brought != nil {
		return onlyExchange
	}
	if b.count(section, f) == 0 {
		return notThere
	}
	d := b.deck.Clone()
	d.Add(b.section(section).Name, b.game.Faces[f].ID, -1)
	b.change(d)
	return rules.Text{}
}

// move takes a copy of a face from one section to another. Between deck and
// sideboard the numbers may be out for a while: one moves after the other.
func (b *bench) move(from, to int, f rules.Face) rules.Text {
	switch {
	case from == to || b.count(from, f) == 0:
		return notThere
	case !b.section(to).Takes(f):
		name := b.section(to).Text
		return rules.Text{FR: "Cette carte ne va pas là (" + name.FR + ").",
			EN: "This card does not go there (" + name.EN + ")."}
	}
	d := b.deck.Clone()
	id := b.game.Faces[f].ID
	d.Add(b.section(from).Name, id, -1)
	d.Add(b.section(to).Name, id, 1)
	b.change(d)
	return rules.Text{}
}

// other is the section that a card of a section is exchanged with: the
// sideboard, or its home; -1 if there is none.
func (b *bench) other(section int, f rules.Face) int {
	if b.section(section).Side {
		return b.game.Deck.Home(f)
	}
	for i, s := range b.game.Deck.Sections {
		if s.Side && s.Takes(f) {
			return i
		}
	}
	return -1
}

// problemOf returns what is wrong with a card of a section, or with all its
// copies together.
func (b *bench) problemOf(section int, f rules.Face) rules.Text {
	for _, p := range b.problems {
		if p.Face == f && (p.Section == section || p.Section < 0) {
			return p.Text
		}
	}
	return rules.Text{}
}

// lines returns the lines of a section in the order of a list: by the steps of
// the first scale (cost), then by name.
func (b *bench) lines(section int, lang rules.Lang) []rules.DeckCard {
	var out []rules.DeckCard
	for _, c := range b.game.DeckCards(&b.deck) {
		if c.Section == section {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(x, y rules.DeckCard) int {
		if d := b.stepOf(x.Face) - b.stepOf(y.Face); d != 0 {
			return d
		}
		return compareNames(b.game.Faces[x.Face].Name.In(lang), b.game.Faces[y.Face].Name.In(lang))
	})
	return out
}

// stepOf is where a face stands on the first scale.
func (b *bench) stepOf(f rules.Face) int {
	for i := range b.game.Deck.Facets {
		if fc := &b.game.Deck.Facets[i]; fc.Scale {
			if v := fc.Of(f); len(v) > 0 {
				return v[0]
			}
			return -1
		}
	}
	return 0
}

// A tally is how the cards of a deck divide over the values of a facet.
type tally struct {
	counts []int
	most   int
	sum    int // of the cards that have a value
}

// tally counts the cards that are dealt, sideboards left out.
func (b *bench) tally(facet *rules.Facet) tally {
	t := tally{counts: make([]int, len(facet.Values))}
	for _, c := range b.game.DeckCards(&b.deck) {
		if b.section(c.Section).Side || b.section(c.Section).Max == 1 {
			continue
		}
		values := facet.Of(c.Face)
		for _, v := range values {
			t.counts[v] += c.Count
			t.most = max(t.most, t.counts[v])
		}
		if len(values) > 0 {
			t.sum += c.Count
		}
	}
	return t
}

// compareNames orders names as people look for them.
func compareNames(a, b string) int {
	x, y := rules.Fold(a), rules.Fold(b)
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}
