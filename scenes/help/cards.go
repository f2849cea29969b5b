package help

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// buildCards describes the gallery: filters, and the cards that pass them.
func (h *Help) buildCards(c *game.Context, r game.Rect) {
	u := h.ui
	u.Region("filters", u.T(filtersText))
	grid := r
	if c.Portrait() {
		high := h.foldedFilters(r)
		grid.Y, grid.H = r.Y+high, r.H-high
		if h.sorting {
			h.openFilters(grid)
			return
		}
	} else {
		left := r
		left.W = min(u.Size(290), r.W*0.34)
		u.Panel(left)
		u.Scroll("filters", left.Inset(12), func(x, y, w float64) float64 {
			high := h.search(game.Rect{X: x, Y: y, W: w}) + 10
			high += h.facets(x, y+high, w)
			u.Label(game.Rect{X: x, Y: y + high, W: w, H: u.Size(22)}, h.count(), ui.SmallText)
			return high + u.Size(28)
		})
		grid.X, grid.W = r.X+left.W+14, r.W-left.W-14
	}
	u.Region("cards", u.T(tabNames[cardsTab]))
	u.Panel(grid)
	u.Scroll("cards", grid.Inset(14), h.grid)
}

var filtersText = game.Text{FR: "Filtres", EN: "Filters"}

// foldedFilters describes what a phone shows of the filters over the cards: the
// search field, the button that unfolds them with how many are set, and how
// many cards pass. It returns its height.
func (h *Help) foldedFilters(r game.Rect) float64 {
	u, name := h.ui, h.ui.T(filtersText)
	if n := h.filtersSet(); n > 0 {
		name += " (" + strconv.Itoa(n) + ")"
	}
	bw := min(u.TextWidth(name, ui.ButtonText.Sized(16))+44, r.W*0.5)
	high := h.search(game.Rect{X: r.X, Y: r.Y, W: r.W - bw - 8})
	if u.Button("filters", game.Rect{X: r.X + r.W - bw, Y: r.Y, W: bw, H: high},
		ui.Button{Text: name, On: h.sorting, Size: 16}) {
		h.sorting = !h.sorting
		u.ScrollTop("filters")
	}
	if h.sorting { // the button below says it
		return high + 8
	}
	line := u.Size(22)
	u.Label(game.Rect{X: r.X + 4, Y: r.Y + high + 2, W: r.W - 8, H: line}, h.count(), ui.SmallText)
	return high + line + 6
}

// openFilters describes the filters in the place of the cards, with the button
// that leads to these.
func (h *Help) openFilters(r game.Rect) {
	u := h.ui
	bh := max(u.Size(42), 46)
	r.H -= bh + 10
	u.Panel(r)
	u.Scroll("filters", r.Inset(12), func(x, y, w float64) float64 { return h.facets(x, y, w) })
	show := u.T(game.Text{FR: "Voir\u00a0: ", EN: "Show: "}) + h.count()
	if u.Button("filters-done", game.Rect{X: r.X, Y: r.Y + r.H + 10, W: r.W, H: bh},
		ui.Button{Text: show, Look: ui.EmberLook}) {
		h.sorting = false
		u.ScrollTop("cards")
	}
}

// filtersSet counts the facets by which cards are left out.
func (h *Help) filtersSet() (n int) {
	for _, v := range h.filter {
		if v > 0 {
			n++
		}
	}
	return n
}

// search describes the search field at r and returns its height.
func (h *Help) search(r game.Rect) float64 {
	r.H = max(h.ui.Size(38), 44)
	if h.ui.TextInput("search-card", r, &h.card) {
		h.ui.ScrollTop("cards")
	}
	return r.H
}

// facets describes one choice a facet and returns their height.
func (h *Help) facets(x, y, w float64) float64 {
	u, top := h.ui, y
	for i, f := range h.books[h.book].Facets {
		u.Label(game.Rect{X: x, Y: y, W: w, H: u.Size(20)}, f.Name.In(u.Lang()), ui.CaptionText)
		y += u.Size(20) + 2
		y += h.facet(i, f, x, y, w) + 8
	}
	return y - top
}

// facet describes the values of one facet as chips in rows.
func (h *Help) facet(i int, f theme.Facet, x, y, w float64) float64 {
	u := h.ui
	bh, at, top := max(u.Size(32), 38), x, y
	for v := range len(f.Values) + 1 {
		name := u.T(f.All)
		if v > 0 {
			name = f.Values[v-1].In(u.Lang())
		}
		bw := min(u.ChipWide(name), w)
		if at > x && at+bw > x+w {
			at, y = x, y+bh+4
		}
		label := u.T(f.Name) + u.T(ui.Colon) + name
		if u.Chip(u.Sub("facet", i*32+v), game.Rect{X: at, Y: y, W: bw, H: bh}, name, label, h.filter[i] == v) {
			h.filter[i] = v
			u.ScrollTop("cards")
		}
		at += bw + 4
	}
	return y + bh - top
}

func (h *Help) count() string {
	n := len(h.passing())
	if n == 1 {
		return h.ui.T(game.Text{FR: "1 carte", EN: "1 card"})
	}
	return strconv.Itoa(n) + h.ui.T(game.Text{FR: " cartes", EN: " cards"})
}

// other is the other side of a face, 0 if it has none.
func (h *Help) other(f rules.Face) rules.Face {
	if other := h.books[h.book].Other; other != nil {
		return other(f)
	}
	return 0
}

// passing lists the cards that pass the search and the filters: of a card with
// two sides the first one that does.
func (h *Help) passing() []rules.Face {
	book := h.books[h.book]
	var out []rules.Face
	for i := 1; i < len(book.Game.Faces); i++ {
		f := rules.Face(i)
		if o := h.other(f); o != 0 && o < f && h.passes(o) {
			continue
		}
		if h.passes(f) {
			out = append(out, f)
		}
	}
	return out
}

func (h *Help) passes(f rules.Face) bool {
	book := h.books[h.book]
	info := book.Game.Faces[f]
	for i, facet := range book.Facets {
		if v := h.filter[i]; v > 0 && !facet.Has(f, v-1) {
			return false
		}
	}
	return matches(h.card.Value(), info.Name.FR, info.Name.EN, info.Rules.In(h.ui.Lang()))
}

// grid describes the cards in rows and returns their height. Cards out of
// sight are not asked for, so they need no picture.
func (h *Help) grid(x, y, w float64) float64 {
	u, book := h.ui, h.books[h.book]
	faces := h.passing()
	if len(faces) == 0 {
		return u.Para(x, y, w, u.T(game.Text{FR: "Aucune carte ne correspond.", EN: "No card matches."}), ui.AsideText)
	}
	n := max(2, int((w+12)/162))
	cw := (w - 12*float64(n-1)) / float64(n)
	ch := cw * 1.4
	for i, f := range faces {
		r := game.Rect{X: x + float64(i%n)*(cw+12), Y: y + float64(i/n)*(ch+12), W: cw, H: ch}
		hit := u.Hit(u.Sub("card", int(f)), r, ui.Place{Label: h.cardLabel(f)})
		if hit.Pressed {
			h.follow(func() { h.face = f })
		}
		if u.Shows(r) {
			book.Card(u, f, r, false)
			if h.other(f) != 0 {
				d := cw * 0.2
				u.Medal(turnIcon, game.Point{X: r.X + cw - d*0.5, Y: r.Y + ch - d*0.5}, d/2)
			}
		}
		if hit.Focused || hit.Hot {
			u.Ring(r)
		}
	}
	return float64((len(faces)+n-1)/n)*(ch+12) + 4
}

// turnIcon marks what has another side.
const turnIcon = "clockwise-rotation"

// cardLabel is a card in words: its name, its text, and the name of its other
// side.
func (h *Help) cardLabel(f rules.Face) string {
	u, faces := h.ui, h.books[h.book].Game.Faces
	s := faces[f].Name.In(u.Lang()) + ". " + rules.Plain(faces[f].Rules.In(u.Lang()))
	if o := h.other(f); o != 0 {
		name := faces[o].Name
		s += u.T(game.Text{FR: " Autre face : " + name.FR + ".", EN: " Other side: " + name.EN + "."})
	}
	return s
}

// turnCard turns the large card over.
func (h *Help) turnCard() {
	h.face = h.other(h.face)
	h.ui.ScrollTop("card-text")
}

// buildCard describes the card shown large over the gallery, with its text and
// the words it uses.
func (h *Help) buildCard(c *game.Context) {
	u, book := h.ui, h.books[h.book]
	info := book.Game.Faces[h.face]
	u.Veil(0.72)
	u.Block("card-veil", c.Bounds())
	u.Region("card", info.Name.In(u.Lang()))
	cw := min(360, c.W-80, (c.H-150)/1.4)
	r := game.Rect{X: (c.W - cw) / 2, Y: 64, W: cw, H: cw * 1.4}
	side := game.Rect{X: 24, Y: r.Y + r.H + 14, W: c.W - 48, H: c.H - r.Y - r.H - 80}
	if !c.Portrait() {
		cw = min(400, (c.H-140)/1.4)
		r = game.Rect{X: c.W/2 - cw - 12, Y: (c.H - cw*1.4) / 2, W: cw, H: cw * 1.4}
		side = game.Rect{X: c.W/2 + 12, Y: r.Y, W: min(420, c.W/2-40), H: r.H}
	}
	other := h.other(h.face)
	if other != 0 {
		hit := u.Hit("card-face", r, ui.Place{Label: h.cardLabel(h.face)})
		if hit.Pressed {
			h.turnCard()
		}
		if hit.Focused {
			u.Ring(r)
		}
	}
	book.Card(u, h.face, r, true)
	u.Panel(side)
	u.Scroll("card-text", side.Inset(16), func(x, y, w float64) float64 { return h.cardText(c, x, y, w, info) })
	h.cardButtons(c, other != 0)
}

// cardButtons describes what can be done with the large card: to turn it over,
// to look at the others, to go back to where it was asked for.
func (h *Help) cardButtons(c *game.Context, turns bool) {
	u := h.ui
	n := 1.0
	if turns {
		n++
	}
	if h.asked {
		n++
	}
	const gap = 12
	bh := max(u.Size(42), 44)
	bw := min(u.Size(190), (c.W-16-gap*(n-1))/n)
	b := game.Rect{X: (c.W - bw*n - gap*(n-1)) / 2, Y: c.H - bh - 8, W: bw, H: bh}
	put := func(id string, look ui.Button) bool {
		r := b
		b.X += bw + gap
		return u.Button(id, r, look)
	}
	if turns && (put("card-turn", ui.Button{Text: u.T(game.Text{FR: "Retourner", EN: "Turn over"}), Icon: turnIcon}) ||
		u.Key(game.Left) || u.Key(game.Right)) {
		h.turnCard()
	}
	if h.asked && put("card-all", ui.Button{Text: u.T(game.Text{FR: "Toutes les cartes", EN: "All cards"})}) {
		h.face, h.asked, h.back = 0, false, nil
	}
	if put("card-close", ui.Button{Text: u.T(game.Text{FR: "Retour", EN: "Back"}), Hint: game.Cancel}) {
		h.leave(c)
	}
}

func (h *Help) cardText(c *game.Context, x, y, w float64, info rules.FaceInfo) float64 {
	u, top := h.ui, y
	u.Heading(game.Rect{X: x, Y: y, W: w, H: u.Size(28)}, info.Name.In(u.Lang()), ui.HeadText)
	y += u.Size(34)
	high, _ := u.Rich("", x, y, w, info.Says().In(u.Lang()), ui.BodyText, nil)
	y += high + 14
	if terms := h.books[h.book].Terms; terms != nil {
		for i, t := range terms(h.face) {
			y += h.entry(c, 300+i, x, y, w, t, false)
		}
	}
	return y - top
}
