// Package help is the rules help: for each built game its rules in pages, its
// glossary, its cards, and the rulings that are choices. It knows no game: all
// it shows comes from a [Book].
package help

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/illustration"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// A Book is what the help shows of one game.
type Book struct {
	Game *rules.Game
	// Card draws the face f in r; large asks for the full card with its text.
	Card func(u *ui.UI, f rules.Face, r game.Rect, large bool)
	// Other is the other side of a face, 0 for none; nil where no card has two.
	Other func(f rules.Face) rules.Face
	// Facets are the ways to sort the cards of the gallery.
	Facets []theme.Facet
	// Terms are the words of the glossary that a card uses.
	Terms func(f rules.Face) []rules.Term
	// Pictures are the pictures of its pages; nil where there are none.
	Pictures *illustration.Studio
	// Lesson is the lesson that shows what a page or a word of the glossary says, by
	// its id, and the way to it; nil where none does, and where the game has none.
	Lesson func(id string) (title rules.Text, begin func(c *game.Context))
}

// lesson is Lesson where there are some.
func (b *Book) lesson(id string) (title rules.Text, begin func(c *game.Context)) {
	if b.Lesson == nil {
		return title, nil
	}
	return b.Lesson(id)
}

// A Target is where the help opens. The zero Target is the first page of the
// first book.
type Target struct {
	Game string // id of the game
	Page string // id of a page
	Face rules.Face
	Term string // id of a word of the glossary
}

// A tab is one of the four parts of a book.
type tab int

const (
	pagesTab tab = iota
	wordsTab
	cardsTab
	choicesTab
	tabCount
)

var tabNames = [tabCount]game.Text{
	{FR: "Règles", EN: "Rules"},
	{FR: "Glossaire", EN: "Glossary"},
	{FR: "Cartes", EN: "Cards"},
	{FR: "Choix de règle", EN: "Rulings"},
}

// Help is the scene.
type Help struct {
	ui    *ui.UI
	books []Book
	book  int
	help  *rules.Help
	tab   tab

	page     int
	contents bool // portrait: the list of pages is shown instead of a page
	word     game.TextField
	card     game.TextField
	term     string     // the word that is shown first in the glossary
	face     rules.Face // the card shown large; 0 for none
	asked    bool       // that card is what the help was opened for, and closing it closes the help
	filter   []int      // by facet: 0 for all, else a value + 1
	sorting  bool       // portrait: the filters are shown instead of the cards
	back     []place    // where links came from
	shown    [2]int     // book and page whose pictures are shown
}

// A place is where the reader was before following a link.
type place struct {
	tab  tab
	page int
	face rules.Face
	term string
}

// New returns the help, open at a place. Cancel or its cross pops it.
func New(kit *ui.Kit, books []Book, at Target) *Help {
	h := &Help{ui: ui.New(kit), books: books, contents: true}
	h.word.Search, h.card.Search = true, true
	h.word.Label = game.Text{FR: "Chercher un mot", EN: "Search a word"}
	h.card.Label = game.Text{FR: "Chercher une carte", EN: "Search a card"}
	for i, b := range books {
		if b.Game.ID == at.Game {
			h.book = i
		}
	}
	h.open()
	switch {
	case at.Face != 0:
		h.tab, h.face, h.asked = cardsTab, at.Face, true
	case at.Term != "":
		h.tab, h.term = wordsTab, at.Term
	case at.Page != "":
		h.turnTo(at.Page)
	}
	return h
}

// open makes the current book ready to read.
func (h *Help) open() {
	b := h.books[h.book]
	h.help = b.Game.Help()
	h.filter = make([]int, len(b.Facets))
	h.page, h.face, h.term, h.back, h.asked, h.sorting = 0, 0, "", nil, false, false
}

// turnTo opens the page with the id.
func (h *Help) turnTo(id string) {
	for i, p := range h.help.Pages {
		if p.ID == id {
			h.tab, h.page, h.contents = pagesTab, i, false
			h.ui.ScrollTop("page")
		}
	}
}

// follow goes somewhere by a link and remembers the way back.
func (h *Help) follow(step func()) {
	h.back = append(h.back, place{h.tab, h.page, h.face, h.term})
	step()
}

// goBack returns to where the last link was, or reports that there is none.
func (h *Help) goBack() bool {
	n := len(h.back)
	if n == 0 {
		return false
	}
	p := h.back[n-1]
	h.back = h.back[:n-1]
	h.tab, h.page, h.face, h.term = p.tab, p.page, p.face, p.term
	return true
}

// Update implements game.Scene.
func (h *Help) Update(c *game.Context) {
	h.ui.Update(c, h.build)
	if s := h.books[h.book].Pictures; s != nil && h.tab == pagesTab && s.Update(c) {
		h.ui.Changed()
	}
}

// Left implements game.Leaver.
func (h *Help) Left(*game.Context) { h.closePictures() }

// turnPictures closes the pictures of the page that was shown before.
func (h *Help) turnPictures() {
	at := [2]int{h.book, h.page}
	if h.tab != pagesTab {
		at[1] = -1
	}
	if at != h.shown {
		h.closePictures()
		h.shown = at
	}
}

// closePictures gives the pictures of the page back that was shown.
func (h *Help) closePictures() {
	if s := h.books[h.shown[0]].Pictures; s != nil {
		s.Close()
	}
}

// Draw implements game.Scene.
func (h *Help) Draw(c *game.Context, dst *game.Frame) { h.ui.Draw(c, dst, h.build) }

// Focused is what the keyboard is on.
func (h *Help) Focused() string { return h.ui.Focused() }

// Mirror implements game.Mirrored.
func (h *Help) Mirror(c *game.Context) game.Mirror {
	return h.ui.Mirror(c.T(tabNames[h.tab]) + " – " + h.books[h.book].Game.Name)
}
