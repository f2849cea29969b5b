package decks

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// buildFilters describes the search field and the facets.
func (s *Scene) buildFilters(c *game.Context, r game.Rect) {
	u := s.ui
	u.Region("filters", c.T(filtersText))
	u.Panel(r)
	u.Scroll("filters", r.Inset(10), func(x, y, w float64) float64 {
		top := y
		fh := max(u.Size(36), 42)
		if !c.Portrait() {
			s.searchField(game.Rect{X: x, Y: y, W: w, H: fh})
			y += fh + 8
		}
		bh := max(u.Size(32), 38)
		b := ui.Button{Text: c.T(mineText), On: s.filter.mine, Size: 14}
		if u.Button("mine", game.Rect{X: x, Y: y, W: w, H: bh}, b) {
			s.filter.mine = !s.filter.mine
			u.ScrollTop("collection")
		}
		y += bh + 6
		for i := range s.game.Deck.Facets {
			y += s.facet(c, i, x, y, w) + 8
		}
		b = ui.Button{Text: c.T(clearText), Size: 14, Disabled: !s.filter.any() && s.search.Value() == ""}
		if u.Button("clear", game.Rect{X: x, Y: y, W: w, H: bh}, b) {
			s.filter.clear()
			s.search.SetValue("")
			u.ScrollTop("collection")
		}
		return y + bh + 4 - top
	})
}

func (s *Scene) searchField(r game.Rect) {
	u := s.ui
	if u.TextInput("search", r, &s.search) {
		u.ScrollTop("collection")
	}
}

// facet describes the values of a facet as chips in rows.
func (s *Scene) facet(c *game.Context, i int, x, y, w float64) float64 {
	u, f, top := s.ui, &s.game.Deck.Facets[i], y
	name := c.T(f.Text)
	u.SayHeading(name)
	u.Label(game.Rect{X: x, Y: y, W: w, H: u.Size(18)}, name, ui.CaptionText)
	y += u.Size(18) + 2
	h, at := max(u.Size(28), 32), x
	if c.Portrait() {
		h = max(h, 44)
	}
	const t = 13
	for v := range f.Values {
		text := c.T(f.Values[v].Text)
		col, inked := s.ink(i, v)
		dot := 0.0
		if inked {
			dot = u.Size(14)
		}
		bw := max(u.TextWidth(text, chipText.Sized(t))+18+dot, h)
		if bw > w {
			bw = w
		}
		if at > x && at+bw > x+w {
			at, y = x, y+h+4
		}
		s.chip(i, v, game.Rect{X: at, Y: y, W: bw, H: h}, text, name, dot, func(p game.Point) { swatch(u, p, dot/2, col) })
		at += bw + 4
	}
	return y + h - top
}

var chipText = ui.StrongText.Sized(13).At(art.Centre)

// chip is one value to be looked for.
func (s *Scene) chip(facet, value int, r game.Rect, text, of string, dot float64, draw func(p game.Point)) {
	u, on := s.ui, s.filter.has(facet, value)
	hit := u.Hit(u.Sub("facet", facet*64+value), r, ui.Place{Label: of + u.T(ui.Colon) + text, On: on})
	if hit.Pressed {
		s.filter.flip(facet, value)
		u.ScrollTop("collection")
	}
	state := 0
	if on {
		state = 1
	}
	contrast := u.Contrast()
	u.Picture(ui.Key{Kind: "decks.chip", A: state, B: flag(contrast)}, r,
		func(c *art.Canvas) { paintChip(c, r.W, r.H, on, contrast) })
	t := chipText
	if !on {
		t.Col = ui.Sand
	}
	if hit.Hot {
		t.Col = ui.White
	}
	in := game.Rect{X: r.X + 7, Y: r.Y, W: r.W - 14, H: r.H}
	if dot > 0 {
		draw(game.Point{X: in.X + dot/2, Y: r.Y + r.H/2})
		in.X, in.W = in.X+dot+3, in.W-dot-3
	}
	u.Words(in, text, t)
	if hit.Focused {
		u.FocusRing(r)
	}
}

func paintChip(c *art.Canvas, w, h float64, on, contrast bool) {
	if contrast {
		edge := "#8a8a8a"
		if on {
			edge = "#ffd45e"
		}
		solidPlate(c, w, h, 7, edge)
		return
	}
	p := art.RoundRect(.8, .8, w-1.6, h-1.6, 7)
	if on {
		c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, "#c9542a"), art.S(1, "#6b190b")))
		c.Stroke(p, 1.3, art.Solid("#ffd9a0"))
		return
	}
	c.Fill(p, art.Linear(0, 0, 0, h, art.SA(0, "#221d26", .95), art.SA(1, "#120f15", .95)))
	c.Stroke(p, 1, art.SolidA("#e9c46a", .35))
}

// buildCollection describes the cards that pass the filters.
func (s *Scene) buildCollection(c *game.Context, r game.Rect) {
	u := s.ui
	u.Region("collection", c.T(collectionText))
	u.Panel(r)
	in := r.Inset(10)
	h := max(u.Size(34), 38)
	if c.Portrait() {
		fh := max(u.Size(38), 44)
		s.searchField(game.Rect{X: in.X, Y: in.Y, W: in.W, H: fh})
		in.Y, in.H = in.Y+fh+6, in.H-fh-6
	}
	faces := s.filter.passing(s.search.Value(), &s.bench.deck)
	head := game.Rect{X: in.X, Y: in.Y, W: in.W, H: h}
	if s.hasSide() {
		w := min(u.Size(280), in.W*0.66)
		if in.W < u.Size(300) { // the count stands on a line of its own
			w = in.W
			in.Y, in.H = in.Y+h, in.H-h
		}
		at := 0
		if s.toSide {
			at = 1
		}
		names := []string{c.T(toDeckText), c.T(toSideText)}
		s.toSide = u.Choice("into", game.Rect{X: in.X + in.W - w, Y: in.Y, W: w, H: h}, c.T(intoText), names, at, 0) == 1
		if w < in.W {
			head.W -= w + 8
		}
	}
	u.Label(head, c.T(cardsText(len(faces))), ui.SmallText)
	in.Y, in.H = in.Y+h+6, in.H-h-6
	u.Scroll("collection", in, func(x, y, w float64) float64 { return s.grid(c, faces, x, y, w) })
}

// grid describes the cards in rows and returns their height.
func (s *Scene) grid(c *game.Context, faces []rules.Face, x, y, w float64) float64 {
	u := s.ui
	if len(faces) == 0 {
		return u.Para(x, y, w, c.T(noneText), ui.AsideText)
	}
	const gap = 10
	least := 122.0
	if c.Portrait() {
		least = 104
	}
	n := max(2, int((w+gap)/(least+gap)))
	cw := (w - gap*float64(n-1)) / float64(n)
	ch := cw * 1.4
	for i, f := range faces {
		r := game.Rect{X: x + float64(i%n)*(cw+gap), Y: y + float64(i/n)*(ch+gap), W: cw, H: ch}
		s.collectionCard(c, f, r)
	}
	return float64((len(faces)+n-1)/n)*(ch+gap) + 4
}

// collectionCard is one card of the collection: pressing it puts a copy into
// the deck.
func (s *Scene) collectionCard(c *game.Context, f rules.Face, r game.Rect) {
	u := s.ui
	to := s.target(f)
	why := rules.Text{}
	if u.Shows(r) || u.Focused() == u.Sub("card", int(f)) {
		why = s.bench.why(to, f)
	}
	label := s.cardLabel(c, f)
	if !why.Empty() {
		label += " (" + c.T(why) + ")"
	}
	hit := u.Hit(u.Sub("card", int(f)), r, ui.Place{Label: label})
	switch {
	case hit.Pressed:
		s.add(c, to, f)
	case hit.Alt:
		s.zoom, s.zoomAt = f, -1
	}
	if hit.Hot {
		s.hover.f, s.hover.at, s.hover.why = f, r, why
	}
	if !u.Shows(r) {
		return
	}
	alpha := 1.0
	if !why.Empty() {
		alpha = 0.42
	}
	u.Faded(alpha, func() { s.card(f, r, false) })
	s.badges(f, r)
	if hit.Focused || hit.Hot {
		u.Ring(r)
	}
	if hit.Focused && !why.Empty() {
		u.TipBelow(r, c.T(why))
	}
}

// badges are the numbers of copies on a card.
func (s *Scene) badges(f rules.Face, r game.Rect) {
	u := s.ui
	main, side := s.copies(f)
	h := min(u.Size(26), r.W*0.26)
	t := ui.NumberText.Sized(15)
	t.Fixed = true
	pw := h * 1.3
	x := r.X + (r.W-pw)/2 // between the corners, where cards have their numbers
	if main > 0 && side > 0 {
		x -= pw/2 + 1
	}
	y := r.Y + r.H - h - 3
	if main > 0 {
		pill(u, game.Rect{X: x, Y: y, W: pw, H: h}, "×"+strconv.Itoa(main), goldPill, t)
		x += pw + 2
	}
	if side > 0 {
		pill(u, game.Rect{X: x, Y: y, W: pw, H: h}, "+"+strconv.Itoa(side), sidePill, t)
	}
}

// drawPeek shows the card under the mouse large, beside it, with the reason why
// it cannot be put in.
func (s *Scene) drawPeek(c *game.Context) {
	h := &s.hover
	if !h.shown || h.f == 0 || h.f != h.seen || c.Portrait() || s.zoom != 0 || s.list || s.drag.on() || s.report != nil {
		return
	}
	u := s.ui
	w := min(290, c.W*0.24)
	t := ui.BodyText.Sized(15).In(ui.Alert)
	note := 0.0
	if !h.why.Empty() {
		note = u.ParaHeight(w-20, c.T(h.why), t) + 18
	}
	high := w*1.4 + note
	r := game.Rect{X: h.at.X + h.at.W + 10, Y: h.at.Y + h.at.H/2 - high/2, W: w, H: w * 1.4}
	if r.X+w > c.W-8 {
		r.X = h.at.X - w - 10
	}
	r.X = max(8, r.X)
	r.Y = min(max(r.Y, 8), c.H-high-8)
	s.card(h.f, r, true)
	if note > 0 {
		box := game.Rect{X: r.X, Y: r.Y + r.H + 4, W: w, H: note - 4}
		u.Panel(box)
		u.Lines(box.X+10, box.Y+7, w-20, c.T(h.why), t)
	}
}
