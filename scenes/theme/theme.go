// Package theme has the types in which a game says how its cards look: it joins
// what the rules know of a card to how package art draws it. Nothing here needs a
// display; package prints brings cards onto one, and paints each once for table,
// help and menus.
package theme

import (
	"image"
	"image/color"

	"wyrmtable/rules"
)

// Ratio is the height of a card in widths.
const Ratio = 1.4

// Options are the settings that change what is printed on a card.
type Options struct {
	Lang    rules.Lang
	Letters bool // the initial of the colour, for those who cannot tell colours
	// Contrast sets the effects in white on black, with a pale edge.
	Contrast bool
	// Tiny leaves out what could not be read on a card so small.
	Tiny bool
	// Back is which of the game's backs a hidden card shows, as Theme.BackOf says.
	Back int
}

// A Theme is how the cards of one game look. Widths are in pixels.
type Theme struct {
	ID string // of the game
	// Card is a face with its words.
	Card func(f rules.Face, o Options) Card
	// Backs draw the backs; most games have one.
	Backs []func(px int) *image.RGBA
	// BackOf says which of them a card has, by what everybody sees; nil where there
	// is one.
	BackOf func(b *rules.Board, id rules.CardID) int
	// Kind says what kind of card a face is: "Magie rouge".
	Kind func(f rules.Face) rules.Text
	// Other is the other side of a face, 0 for cards that have none; nil where no
	// card of the game has. The side with the lower number comes first.
	Other func(f rules.Face) rules.Face
	// Ink is the colour that a value of a facet of the game's decks has, with the
	// letter it goes by for those who cannot tell colours; nil where none has.
	Ink func(facet string, value int) (ink Ink, ok bool)
	// Facets are the ways to sort the game's cards.
	Facets []Facet
}

// An Ink is a colour and its letter.
type Ink struct {
	Col    color.NRGBA
	Letter string
}

// KindOf says what kind of card a face is; "card" where the game says nothing.
func (t *Theme) KindOf(f rules.Face) rules.Text {
	if t.Kind == nil {
		return rules.Text{FR: "Carte", EN: "Card"}
	}
	return t.Kind(f)
}

// BackFor returns which back a card of a board shows, for Options.Back.
func (t *Theme) BackFor(b *rules.Board, id rules.CardID) int {
	if t.BackOf == nil {
		return 0
	}
	return t.BackOf(b, id)
}

// A Facet is a property of cards to filter by: colour, type, keyword.
type Facet struct {
	Name   rules.Text
	All    rules.Text // all values of it: French words agree with Name
	Values []rules.Text
	Has    func(f rules.Face, value int) bool
}

// What a facet calls all its values: "Type : tous", "Couleur : toutes".
var (
	ForHim = rules.Text{FR: "Tous", EN: "All"}
	ForHer = rules.Text{FR: "Toutes", EN: "All"}
)
