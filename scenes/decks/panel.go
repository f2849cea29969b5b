package decks

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// buildDeck describes the deck on the bench: its list, its numbers, or the
// rules it keeps and breaks.
func (s *Scene) buildDeck(c *game.Context, r game.Rect) {
	u := s.ui
	u.Region("deck", c.T(deckText))
	u.Panel(r)
	s.groups = append(s.groups, group{-1, r})
	in := r.Inset(10)
	h := max(u.Size(36), 40)
	if c.Portrait() {
		h = max(h, 44)
	}
	names := []string{c.T(listSheetText), c.T(statSheetText), c.T(ruleSheetText)}
	if n := len(s.bench.problems); n > 0 {
		names[ruleSheet] += " (" + strconv.Itoa(n) + ")"
	}
	s.sheet = sheet(u.Choice("sheet", game.Rect{X: in.X, Y: in.Y, W: in.W, H: h}, c.T(showText), names, int(s.sheet), 0))
	in.Y, in.H = in.Y+h+8, in.H-h-8
	switch s.sheet {
	case statSheet:
		u.Scroll("stats", in, func(x, y, w float64) float64 { return s.stats(c, x, y, w) })
	case ruleSheet:
		u.Scroll("rules", in, func(x, y, w float64) float64 { return s.ruleList(c, x, y, w) })
	default:
		curve := s.curveHigh(in.H)
		u.Scroll("deck", game.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - curve}, func(x, y, w float64) float64 {
			return s.deckList(c, x, y, w)
		})
		if curve > 0 {
			s.smallCurve(c, game.Rect{X: in.X, Y: in.Y + in.H - curve + 6, W: in.W, H: curve - 6})
		}
	}
}

// deckList describes the sections with their cards.
func (s *Scene) deckList(c *game.Context, x, y, w float64) float64 {
	u, top := s.ui, y
	empty := true
	for i := range s.game.Deck.Sections {
		empty = empty && s.bench.deck.Size(s.bench.section(i).Name) == 0
	}
	if empty {
		y += u.Para(x+4, y, w-8, c.T(emptyDeckText), ui.AsideText) + 10
	}
	for _, i := range s.order() {
		begin := y
		y += s.sectionHead(c, i, x, y, w)
		for _, card := range s.bench.lines(i, lang(c)) {
			y += s.row(c, card, x, y, w)
		}
		s.groups = append(s.groups, group{i, s.inPanel(game.Rect{X: x, Y: begin, W: w, H: y - begin})})
		y += 8
	}
	return y - top
}

// order is the order of the sections on the screen: a section of few cards
// first, and sideboards last.
func (s *Scene) order() []int {
	var few, many, side []int
	for i, sec := range s.game.Deck.Sections {
		switch {
		case sec.Side:
			side = append(side, i)
		case sec.Max > 0 && sec.Max <= 8:
			few = append(few, i)
		default:
			many = append(many, i)
		}
	}
	return append(append(few, many...), side...)
}

// inPanel cuts a place to the part of the list that shows.
func (s *Scene) inPanel(r game.Rect) game.Rect {
	p := s.groups[len(s.groups)-1].r
	for _, g := range s.groups {
		if g.section < 0 && g.r.Contains(game.Point{X: r.X + 1, Y: g.r.Y + 1}) {
			p = g.r
		}
	}
	y0, y1 := max(r.Y, p.Y), min(r.Y+r.H, p.Y+p.H)
	return game.Rect{X: r.X, Y: y0, W: r.W, H: max(0, y1-y0)}
}

// sectionHead names a section, with how many cards it has and should have.
func (s *Scene) sectionHead(c *game.Context, i int, x, y, w float64) float64 {
	u, sec := s.ui, s.bench.section(i)
	n := s.bench.deck.Size(sec.Name)
	count, kind := countOf(n, sec), darkPill
	for _, p := range s.bench.problems {
		switch {
		case p.Section != i || p.Face != 0:
		case p.Missing && kind == darkPill:
			kind = goldPill
		case !p.Missing:
			kind = alertPill
		}
	}
	name := c.T(sec.Text)
	u.SayHeading(name + " " + count)
	t := ui.HeadText.Sized(17)
	h := u.LineHeight(t) + 6
	pt := ui.NumberText.Sized(14)
	pw := u.TextWidth(count, pt) + 22
	u.Words(game.Rect{X: x + 4, Y: y, W: w - pw - 12, H: h}, name, t)
	pill(u, game.Rect{X: x + w - pw, Y: y + 3, W: pw, H: h - 6}, count, kind, pt)
	u.Bar(game.Rect{X: x, Y: y + h, W: w, H: 1}, headLine)
	return h + 4
}

var headLine = art.HexA("#e9c46a", .35)

// countOf writes how many cards a section has of those it should.
func countOf(n int, sec *rules.DeckSection) string {
	s := strconv.Itoa(n)
	switch {
	case sec.Max > 0:
		s += " / " + strconv.Itoa(sec.Max)
	case sec.Min > 0:
		s += " / " + strconv.Itoa(sec.Min) + "+"
	}
	return s
}

// row is a card of a section: pressing its name takes a copy out, the buttons
// beside it put one in or exchange it with the sideboard.
func (s *Scene) row(c *game.Context, card rules.DeckCard, x, y, w float64) float64 {
	u := s.ui
	h := max(u.Size(32), 34)
	if c.Portrait() {
		h = max(h, 46)
	}
	sec, other := s.bench.section(card.Section), s.bench.other(card.Section, card.Face)
	buttons := 1.0
	if other >= 0 {
		buttons = 2
	}
	r := game.Rect{X: x, Y: y, W: w - buttons*(h+2), H: h}
	name := s.game.Faces[card.Face].Name.In(lang(c))
	wrong := s.bench.problemOf(card.Section, card.Face)
	label := strconv.Itoa(card.Count) + " × " + name + ". " + c.T(takeOneText)
	if !wrong.Empty() {
		label += " (" + c.T(wrong) + ")"
	}
	hit := u.Hit(s.rowID("row", card.Section, card.Face), r, ui.Place{Label: label})
	if hit.Hot {
		s.hover.f, s.hover.at, s.hover.why = card.Face, r, wrong
	}
	s.rowFace(card, r, name, "−", hit.Hot, wrong)
	if hit.Focused {
		u.FocusRing(r)
		if !wrong.Empty() {
			u.TipBelow(r, c.T(wrong))
		}
	}
	b := game.Rect{X: r.X + r.W + 2, Y: y, W: h, H: h}
	if sec.Copies != 1 { // there may be more than one
		if u.Button(s.rowID("more", card.Section, card.Face), b, ui.Button{Look: ui.BareLook, Text: "+", Size: 22,
			Label: c.T(moreOneText) + name}) {
			s.add(c, card.Section, card.Face)
		}
	}
	b.X += h + 2
	if other >= 0 {
		to := c.T(s.bench.section(other).Text)
		if u.Button(s.rowID("swap", card.Section, card.Face), b, ui.Button{Look: ui.BareLook, Icon: "trade",
			Label: c.T(moveToText) + to + c.T(ui.Colon) + name}) {
			s.move(c, card.Section, other, card.Face)
		}
	}
	switch {
	case hit.Pressed:
		s.take(c, card.Section, card.Face)
	case hit.Alt:
		s.zoom, s.zoomAt = card.Face, card.Section
	}
	return h + 3
}

// rowFace draws a row: number, cost, name, the colours of its card, and a sign of
// what a press does.
func (s *Scene) rowFace(card rules.DeckCard, r game.Rect, name, sign string, hot bool, wrong rules.Text) {
	u := s.ui
	if !u.Shows(r) {
		return
	}
	inks := s.inks(card.Face)
	state := 0
	if hot {
		state = 1
	}
	first := plainInk
	if len(inks) > 0 {
		first = inks[0]
	}
	contrast := u.Contrast()
	k := ui.Key{Kind: "decks.row", A: state, B: int(first.Col.R)<<16 | int(first.Col.G)<<8 | int(first.Col.B),
		C: flag(contrast)}
	u.Picture(k, r, func(cv *art.Canvas) { paintRow(cv, r.W, r.H, hot, contrast, hexOf(first.Col)) })
	num := ui.NumberText.Sized(15)
	nw := u.TextWidth("00", num) + 8
	kind := ui.Gold
	if !wrong.Empty() {
		kind = ui.Alert
	}
	u.Words(game.Rect{X: r.X + 10, Y: r.Y, W: nw, H: r.H}, strconv.Itoa(card.Count), num.In(kind))
	x := r.X + 10 + nw
	need := min(u.TextWidth(name, ui.StrongText.Sized(15)), u.Size(110))
	room := r.X + r.W - x - 30 - float64(len(inks))*u.Size(14)
	if cost := s.costOf(card.Face); cost != "" && room-u.Size(34) >= need {
		d := min(r.H-8, u.Size(22))
		pill(u, game.Rect{X: x, Y: r.Y + (r.H-d)/2, W: d * 1.25, H: d}, cost, darkPill, ui.NumberText.Sized(13))
		x += d*1.25 + 7
	}
	end := r.X + r.W - 8
	minus := ui.NumberText.Sized(18).In(ui.Sand)
	if hot {
		minus.Col = ui.White
	}
	mw := u.TextWidth(sign, minus)
	u.Words(game.Rect{X: end - mw, Y: r.Y, W: mw + 2, H: r.H}, sign, minus)
	end -= mw + 8
	if room < need {
		inks = nil
	}
	for i := len(inks) - 1; i >= 0; i-- {
		d := u.Size(12)
		swatch(u, game.Point{X: end - d/2, Y: r.Y + r.H/2}, d/2, inks[i])
		end -= d + 2
	}
	t := ui.StrongText.Sized(15)
	if !wrong.Empty() {
		t.Col = ui.Alert
	}
	u.Words(game.Rect{X: x, Y: r.Y, W: end - x - 4, H: r.H}, name, t)
}

func paintRow(c *art.Canvas, w, h float64, hot, contrast bool, ink string) {
	if contrast {
		edge := "#8a8a8a"
		if hot {
			edge = "#ffffff"
		}
		solidPlate(c, w, h, 6, edge)
		c.Fill(art.RoundRect(.5, .5, 5, h-1, 2.5), art.Solid(ink))
		return
	}
	p := art.RoundRect(.5, .5, w-1, h-1, 6)
	from, to := "#241f29", "#141117"
	if hot {
		from, to = "#3a3144", "#211b28"
	}
	c.Fill(p, art.Linear(0, 0, 0, h, art.SA(0, from, .95), art.SA(1, to, .95)))
	c.Fill(art.RoundRect(.5, .5, 5, h-1, 2.5), art.SolidA(ink, .9))
	c.Stroke(p, 1, art.SolidA("#e9c46a", .18))
}

// costOf is the value of a face on the first scale, as it is written.
func (s *Scene) costOf(f rules.Face) string {
	for i := range s.game.Deck.Facets {
		if fc := &s.game.Deck.Facets[i]; fc.Scale {
			if v := fc.Of(f); len(v) > 0 {
				return fc.Values[v[0]].Text.FR
			}
			return ""
		}
	}
	return ""
}

// ruleList says everything that keeps the deck from being played, or that
// nothing does, and what the rules of construction are.
func (s *Scene) ruleList(c *game.Context, x, y, w float64) float64 {
	u, top := s.ui, y
	if len(s.bench.problems) == 0 {
		y += u.Para(x+4, y, w-8, c.T(soundText), ui.BodyText.In(ui.Good)) + 10
	}
	for i, p := range s.bench.problems {
		col, icon := ui.Alert, "cross-mark"
		if p.Missing {
			col, icon = ui.Gold, "hourglass"
		}
		t := ui.BodyText.Sized(15.5).In(col)
		h := max(u.ParaHeight(w-40, c.T(p.Text), t)+12, 38)
		r := game.Rect{X: x, Y: y, W: w, H: h}
		u.Icon(icon, game.Point{X: x + 14, Y: y + h/2}, 16, col)
		if p.Face != 0 {
			hit := u.Hit(u.Sub("problem", i), r, ui.Place{Label: c.T(p.Text) + " " + c.T(showCardText)})
			if hit.Pressed || hit.Alt {
				s.zoom, s.zoomAt = p.Face, max(p.Section, s.game.Deck.Home(p.Face))
			}
			if hit.Hot || hit.Focused {
				u.Ring(r.Inset(1))
			}
			u.Lines(x+30, y+6, w-40, c.T(p.Text), t)
		} else {
			u.Para(x+30, y+6, w-40, c.T(p.Text), t)
		}
		y += h + 2
	}
	y += 8
	u.SayHeading(c.T(rulesHead))
	y += u.Lines(x+4, y, w-8, c.T(rulesHead), ui.HeadText.Sized(17)) + 6
	for i := range s.game.Deck.Sections {
		y += u.Para(x+4, y, w-8, c.T(s.game.SectionRule(i)), ui.BodyText.Sized(15.5)) + 4
	}
	if s.game.Deck.Help.FR != "" {
		y += u.Para(x+4, y, w-8, c.T(s.game.Deck.Help), ui.BodyText.Sized(15.5)) + 4
	}
	return y - top
}
