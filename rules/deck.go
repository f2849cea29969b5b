package rules

import (
	"errors"
	"slices"
	"strconv"
)

// A Deck is the cards that a player brings to a match. It is a plain value of
// card ids, so that a save, a list and a setup can hold one; what it may hold
// is said by the game's [DeckRules].
type Deck struct {
	Name  string     `json:"name,omitempty"` // as its owner called it
	Lines []DeckLine `json:"lines,omitempty"`
}

// A DeckLine is a number of copies of one card in one section of a deck. A card
// has at most one line in a section.
type DeckLine struct {
	Section string `json:"in"`   // the Name of a DeckSection
	Card    string `json:"card"` // a FaceInfo.ID
	Count   int    `json:"n"`    // from 1 to MaxCopies
}

// MaxCopies bounds the copies on one line, whatever a game allows: what is
// larger is a slip of the pen.
const MaxCopies = 250

// maxLines and maxWord bound the lines of a deck and the bytes of its names, beyond
// all there could be of use.
const (
	maxLines = 1000
	maxWord  = 400
)

// Bounded reports what makes a deck larger than any could be: it comes from a
// file, and counting it out, or showing what it names, would take for ever.
func (d *Deck) Bounded() error {
	switch {
	case len(d.Lines) > maxLines:
		return errors.New("a deck of " + strconv.Itoa(len(d.Lines)) + " lines")
	case len(d.Name) > maxWord:
		return errors.New("a deck with a name of " + strconv.Itoa(len(d.Name)) + " letters")
	}
	for _, l := range d.Lines {
		if n := max(len(l.Section), len(l.Card)); n > maxWord {
			return errors.New("a deck with a word of " + strconv.Itoa(n) + " letters")
		}
		if l.Count < 1 || l.Count > MaxCopies {
			return errors.New("there cannot be " + strconv.Itoa(l.Count) + " copies of a card")
		}
	}
	return nil
}

// Clone returns a copy that shares nothing.
func (d Deck) Clone() Deck {
	d.Lines = slices.Clone(d.Lines)
	return d
}

// Equal reports whether two decks hold the same cards in the same sections, in
// whatever order; names do not count.
func (d *Deck) Equal(e *Deck) bool {
	if len(d.Lines) != len(e.Lines) {
		return false
	}
	for _, l := range d.Lines {
		if e.In(l.Section, l.Card) != l.Count {
			return false
		}
	}
	return true
}

// In returns how many copies of a card lie in a section.
func (d *Deck) In(section, card string) int {
	if i := d.line(section, card); i >= 0 {
		return d.Lines[i].Count
	}
	return 0
}

// Copies returns how many copies of a card lie in all sections together.
func (d *Deck) Copies(card string) int {
	n := 0
	for _, l := range d.Lines {
		if l.Card == card {
			n += l.Count
		}
	}
	return n
}

// Size returns how many cards a section holds.
func (d *Deck) Size(section string) int {
	n := 0
	for _, l := range d.Lines {
		if l.Section == section {
			n += l.Count
		}
	}
	return n
}

// Cards returns the card ids of a section, one for each copy, in the order of
// the lines. A match is dealt from it.
func (d *Deck) Cards(section string) []string {
	var out []string
	for _, l := range d.Lines {
		if l.Section == section {
			for range l.Count {
				out = append(out, l.Card)
			}
		}
	}
	return out
}

// Add puts n copies of a card into a section, or takes -n away; it takes no
// more than there are and returns how many copies lie there then.
func (d *Deck) Add(section, card string, n int) int {
	i := d.line(section, card)
	if i < 0 {
		if n <= 0 {
			return 0
		}
		d.Lines = append(d.Lines, DeckLine{section, card, min(n, MaxCopies)})
		return min(n, MaxCopies)
	}
	l := &d.Lines[i]
	l.Count = min(l.Count+n, MaxCopies)
	if l.Count <= 0 {
		d.Lines = slices.Delete(d.Lines, i, i+1)
		return 0
	}
	return l.Count
}

func (d *Deck) line(section, card string) int {
	return slices.IndexFunc(d.Lines, func(l DeckLine) bool { return l.Section == section && l.Card == card })
}

// sound reports what in a deck no game could read: unknown cards and sections,
// and numbers out of range.
func (g *Game) sound(d *Deck) string {
	for _, l := range d.Lines {
		switch _, ok := g.FaceByID(l.Card); {
		case !ok:
			return "there is no card " + strconv.Quote(l.Card)
		case l.Count < 1 || l.Count > MaxCopies:
			return "there cannot be " + strconv.Itoa(l.Count) + " copies of " + l.Card
		case g.Deck == nil || g.Deck.Section(l.Section) < 0:
			return "a deck has no section " + strconv.Quote(l.Section)
		}
	}
	return ""
}
