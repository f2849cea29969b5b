package help

import (
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

// build describes the screen: the bar, the tabs, and the open part.
func (h *Help) build(c *game.Context) {
	h.ui.Backdrop()
	top := h.bar(c)
	r := game.Rect{X: 16, Y: top, W: c.W - 32, H: c.H - top - 16}
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
	case c.Portrait() && h.tab == pagesTab && !h.contents:
		h.contents = true
	default:
		c.Pop(nil)
	}
}

// bar describes the head of the screen and returns where it ends.
func (h *Help) bar(c *game.Context) float64 {
	u := h.ui
	u.Region("bar", u.T(game.Text{FR: "Aide", EN: "Help"}))
	bh := max(u.Size(40), 44)
	y := 12.0
	if u.Button("close", game.Rect{X: 12, Y: y, W: bh, H: bh}, ui.Button{
		Icon: "return-arrow", Look: ui.BareLook, Label: u.T(game.Text{FR: "Retour", EN: "Back"})}) {
		h.leave(c)
	}
	name := h.books[h.book].Game.Name
	title := game.Rect{X: 20 + bh, Y: y, W: c.W - 36 - bh, H: bh}
	if !c.Portrait() {
		title.W = 220
		tw := (c.W - title.X - title.W - 24) / float64(tabCount)
		h.tabs(game.Rect{X: title.X + title.W + 8, Y: y, W: tw - 8, H: bh}, tw)
		h.bookTitle(title, name, 24)
		return y + bh + 12
	}
	h.bookTitle(title, name, 22)
	tw := (c.W - 24) / float64(tabCount)
	h.tabs(game.Rect{X: 12, Y: y + bh + 6, W: tw - 4, H: bh}, tw)
	return y + 2*bh + 16
}

// bookTitle names the game that is read about. Where there are others, pressing
// it goes on to the next.
func (h *Help) bookTitle(r game.Rect, name string, size float64) {
	u := h.ui
	if len(h.books) > 1 {
		next := h.books[(h.book+1)%len(h.books)].Game.Name
		label := name + u.T(game.Text{FR: ". Lire sur le jeu suivant\u00a0: ", EN: ". Read about the next game: "}) + next
		hit := u.Hit("book", r, ui.Place{Label: label})
		u.Icon("next-button", game.Point{X: r.X + r.W - 16, Y: r.Y + r.H/2}, 18, ui.Gold)
		if hit.Hot || hit.Focused {
			u.Ring(r.Inset(2))
			u.Tip(r, u.T(game.Text{FR: "Jeu suivant\u00a0: ", EN: "Next game: "})+next)
		}
		if hit.Pressed {
			h.book = (h.book + 1) % len(h.books)
			h.open()
			h.contents = true
			u.ScrollTop("pages")
			u.ScrollTop("page")
			u.ScrollTop("cards")
			return
		}
		r.W -= 34
	}
	if w := u.TextWidth(name, ui.HeadText.Sized(size)); w > r.W-2 {
		size *= (r.W - 2) / w
	}
	u.Heading(r, name, ui.HeadText.Sized(size))
}

func (h *Help) tabs(r game.Rect, pitch float64) {
	for t := range tabCount {
		if h.ui.Button(h.ui.Sub("tab", int(t)), r, ui.Button{Text: h.ui.T(tabNames[t]), On: h.tab == t, Size: 16}) {
			h.tab, h.face, h.back, h.contents, h.asked = t, 0, nil, true, false
		}
		r.X += pitch
	}
}
