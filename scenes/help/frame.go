package help

import (
	"wyrmtable/game"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/ui"
)

// build describes the screen: the bar, the tabs, and the open part.
func (h *Help) build(c *game.Context) {
	h.ui.Backdrop()
	top := h.bar(c)
	r := game.Rect{X: 16, Y: top, W: c.W - 32, H: c.H - top - 16}
	if h.tab != pagesTab {
		h.turnPictures()
	}
	switch h.tab {
	case pagesTab:
		h.buildPages(c, r)
	case wordsTab:
		h.buildWords(c, r)
	case cardsTab:
		h.buildCards(c, r)
	case choicesTab:
		h.buildChoices(c, r)
	}
	if h.face != 0 && h.tab == cardsTab {
		h.buildCard(c)
	}
	if h.ui.Key(game.Cancel) {
		h.leave(c)
	}
}

// leave closes what lies on top: a card, a page followed by a link, the help. Who
// asked for one card at the table goes back to the table from it.
func (h *Help) leave(c *game.Context) {
	switch {
	case h.tab == cardsTab && h.face != 0 && len(h.back) == 0 && !h.asked:
		h.face = 0
	case h.goBack():
	case h.sorting && h.tab == cardsTab && c.Portrait():
		h.sorting = false
	case c.Portrait() && h.tab == pagesTab && !h.contents:
		h.contents = true
	default:
		c.Pop(nil)
	}
}

// bar describes the head of the screen and returns where it ends: the way back,
// the games to read about, and the parts of the book of the chosen one.
func (h *Help) bar(c *game.Context) float64 {
	u := h.ui
	u.Region("bar", u.T(game.Text{FR: "Aide", EN: "Help"}))
	const gap = 8.0
	bh := min(max(u.Size(40), 44), 64)
	y := 10.0
	if u.Button("close", game.Rect{X: 12, Y: y + 3, W: bh, H: bh}, ui.Button{
		Icon: "return-arrow", Look: ui.BareLook, Label: u.T(game.Text{FR: "Retour", EN: "Back"})}) {
		h.leave(c)
	}
	row := game.Rect{X: 12 + bh + gap, Y: y, W: c.W - 28 - bh - gap, H: bh + 6}
	if c.Portrait() {
		h.bookTitle(row)
		row.X, row.Y, row.W = 12, y+row.H+2, c.W-24
	}
	row.H = max(row.H, h.games(row))
	row.Y += row.H + gap
	row.X, row.W = 16, c.W-32
	if c.Portrait() {
		row.X, row.W = 12, c.W-24
	}
	return row.Y + h.tabs(c, row) + 10
}

// bookTitle names the game that is read about: on a phone there may be room for
// the emblems of the games only.
func (h *Help) bookTitle(r game.Rect) {
	name, size := h.books[h.book].Game.Name, 22.0
	if w := h.ui.TextWidth(name, ui.HeadText.Sized(size)); w > r.W-2 {
		size *= (r.W - 2) / w
	}
	h.ui.Heading(r, name, ui.HeadText.Sized(size))
}

// games describes the row of games to read about and returns its height.
func (h *Help) games(r game.Rect) float64 {
	u := h.ui
	var all []ui.Option
	for _, b := range h.books {
		all = append(all, ui.Option{Name: b.Game.Name, Icon: looks.StyleOf(b.Game.ID).Emblem})
	}
	r.H = u.StripHigh(r.W, all)
	label := u.T(game.Text{FR: "Règles de", EN: "Rules of"})
	if i := u.Strip("book", r, label, all, h.book); i >= 0 && i != h.book {
		h.book = i
		h.open()
		h.contents = true
		for _, id := range []string{"pages", "page", "words", "cards", "filters", "choices"} {
			u.ScrollTop(id)
		}
	}
	return r.H
}

// tabs describes the parts of the book and returns their height.
func (h *Help) tabs(c *game.Context, r game.Rect) float64 {
	u := h.ui
	var all []ui.Option
	for _, name := range tabNames {
		all = append(all, ui.Option{Name: u.T(name)})
	}
	r.H = u.StripHigh(r.W, all)
	if i := u.Strip("tab", r, "", all, int(h.tab)); i >= 0 {
		h.tab, h.face, h.back, h.contents, h.asked, h.sorting = tab(i), 0, nil, true, false, false
		if h.tab == wordsTab && !c.Portrait() { // a phone would put its keyboard over the words
			h.word.Focus(c)
			u.Focus("search-word")
		}
	}
	return r.H
}
