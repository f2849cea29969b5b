package decks

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// buildBench describes the bench: bar, filters, collection and deck; on a narrow
// screen one of the three at a time.
func (s *Scene) buildBench(c *game.Context) {
	u := s.ui
	u.Backdrop()
	s.hover.f, s.groups = 0, s.groups[:0]
	top := s.bar(c)
	if s.bench == nil { // the way back was pressed
		return
	}
	m := 12.0
	if c.Portrait() {
		m = 8
	}
	r := game.Rect{X: m, Y: top, W: c.W - 2*m, H: c.H - top - m}
	if c.Portrait() {
		s.buildNarrow(c, r)
	} else {
		s.buildWide(c, r)
	}
	s.drawPeek(c)
	s.drawDrag(c)
	switch {
	case s.list:
		s.buildList(c)
	case s.zoom != 0:
		s.buildZoom(c)
	}
	s.benchKeys(c)
}

// benchKeys are the keys of the bench that no widget wanted.
func (s *Scene) benchKeys(c *game.Context) {
	u := s.ui
	switch {
	case u.Key(game.Undo):
		s.undo(c, true)
	case s.Help != nil && u.Key(game.Help):
		_, f := s.focused()
		c.Push(s.Help(f))
	case u.Key(game.Zoom):
		if section, f := s.focused(); s.zoom != 0 {
			s.closeZoom()
		} else if s.hover.f != 0 {
			s.zoom, s.zoomAt = s.hover.f, -1
		} else if f != 0 {
			s.zoom, s.zoomAt = f, section
		}
		u.Changed()
	case u.Key(game.Cancel):
		switch {
		case s.report != nil:
			s.report = nil
		case s.list:
			s.list = false
		case s.zoom != 0:
			s.closeZoom()
		default:
			s.leave(c)
		}
		u.Changed()
	}
}

// leave goes back to the shelf.
func (s *Scene) leave(c *game.Context) {
	s.name.Blur(c)
	s.rename(c)
	if s.direct {
		c.Pop(s.last)
		return
	}
	s.bench = nil
	s.readBox(c)
}

func (s *Scene) buildWide(c *game.Context, r game.Rect) {
	u := s.ui
	const gap = 10
	fw := min(u.Size(212), r.W*0.2)
	dw := min(u.Size(400), r.W*0.36)
	left := game.Rect{X: r.X, Y: r.Y, W: fw, H: r.H}
	mid := game.Rect{X: r.X + fw + gap, Y: r.Y, W: r.W - fw - dw - 2*gap, H: r.H}
	right := game.Rect{X: r.X + r.W - dw, Y: r.Y, W: dw, H: r.H}
	s.buildFilters(c, left)
	s.buildCollection(c, mid)
	s.buildDeck(c, right)
}

func (s *Scene) buildNarrow(c *game.Context, r game.Rect) {
	u := s.ui
	h := max(u.Size(42), 46)
	u.Region("tabs", c.T(partsText))
	names := []string{c.T(collectionText), c.T(deckText) + " (" + strconv.Itoa(s.dealt()) + ")", c.T(filtersText)}
	if s.filter.any() {
		names[filterTab] += " •"
	}
	bar := game.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	s.tab = tab(u.Choice("tab", bar, c.T(partsText), names, int(s.tab), 0))
	r.Y, r.H = r.Y+h+8, r.H-h-8
	switch s.tab {
	case cardsTab:
		s.groups = append(s.groups, group{-1, game.Rect{X: bar.X + bar.W/3, Y: bar.Y, W: bar.W / 3, H: bar.H}})
		s.buildCollection(c, r)
	case filterTab:
		s.buildFilters(c, r)
	default:
		s.buildDeck(c, r)
	}
}

// dealt is how many cards the deck has without its sideboard.
func (s *Scene) dealt() int {
	n := 0
	for _, sec := range s.game.Deck.Sections {
		if !sec.Side {
			n += s.bench.deck.Size(sec.Name)
		}
	}
	return n
}

// bar describes the head of the bench and returns where it ends.
func (s *Scene) bar(c *game.Context) float64 {
	u := s.ui
	u.Region("bar", c.T(benchText))
	h := max(u.Size(40), 44)
	y := 10.0
	if u.Button("back", game.Rect{X: 10, Y: y, W: h, H: h},
		ui.Button{Icon: "return-arrow", Look: ui.BareLook, Label: c.T(shelfBack)}) {
		s.leave(c)
		return y + h + 10
	}
	icons := []struct {
		id, icon string
		text     game.Text
		off      bool
		do       func()
	}{
		{"undo", "anticlockwise-rotation", undoText, len(s.bench.past) == 0, func() { s.undo(c, true) }},
		{"redo", "clockwise-rotation", redoText, len(s.bench.next) == 0, func() { s.undo(c, false) }},
		{"list", "scroll-unfurled", listText, false, func() { s.list = true }},
	}
	x := c.W - 10 - float64(len(icons))*(h+2)
	field := game.Rect{X: 16 + h, Y: y, W: x - 16 - h - 8, H: h}
	if !c.Portrait() {
		field.W = min(field.W, u.Size(300))
		s.standing(c, game.Rect{X: field.X + field.W + 14, Y: y, W: x - field.X - field.W - 24, H: h})
	}
	if field.W < u.Size(150) { // the name takes a line of its own
		field = game.Rect{X: 12, Y: y + h + 2, W: c.W - 24, H: h}
	}
	u.TextInput("name", field, &s.name)
	for _, b := range icons {
		if u.Button(b.id, game.Rect{X: x, Y: y, W: h, H: h},
			ui.Button{Icon: b.icon, Look: ui.BareLook, Label: c.T(b.text), Disabled: b.off}) {
			b.do()
		}
		x += h + 2
	}
	y = max(y, field.Y) + h
	if c.Portrait() {
		y += 4
		sh := max(u.Size(32), 34)
		s.standing(c, game.Rect{X: 12, Y: y, W: c.W - 24, H: sh})
		y += sh
	}
	return y + 8
}

// standing says in one line how the deck stands with the rules, and leads to
// all that is to be said.
func (s *Scene) standing(c *game.Context, r game.Rect) {
	u := s.ui
	line, t, icon := c.T(soundText), ui.BodyText.In(ui.Good), "check-mark"
	if p := s.bench.problems; len(p) > 0 {
		line, t, icon = c.T(p[0].Text), ui.BodyText.In(ui.Gold), "hourglass"
		if !p[0].Missing {
			t, icon = ui.BodyText.In(ui.Alert), "cross-mark"
		}
		if len(p) > 1 {
			line += " (+" + strconv.Itoa(len(p)-1) + ")"
		}
	}
	u.Log(s.refusal.said)
	if why := s.refusal.text; !why.Empty() {
		line, t, icon = c.T(why), ui.StrongText.In(ui.Alert), "cross-mark"
	}
	t.Size = 15
	hit := u.Hit("standing", r, ui.Place{Label: line})
	if hit.Pressed {
		s.sheet, s.tab = ruleSheet, deckTab
	}
	d := u.Size(18)
	u.Icon(icon, game.Point{X: r.X + d/2 + 2, Y: r.Y + r.H/2}, d, t.Col)
	in := game.Rect{X: r.X + d + 10, Y: r.Y, W: r.W - d - 12, H: r.H}
	if h := u.ParaHeight(in.W, line, t); h <= r.H+2 {
		u.Lines(in.X, r.Y+(r.H-h)/2, in.W, line, t)
	} else {
		t.Size = 12.5
		if h := u.ParaHeight(in.W, line, t); h <= r.H+2 {
			u.Lines(in.X, r.Y+(r.H-h)/2, in.W, line, t)
		} else {
			u.Words(in, line, t.Sized(15))
		}
	}
	if hit.Hot || hit.Focused {
		u.Ring(r)
	}
}

// labelKey is what the words of a card depend on.
type labelKey struct {
	f          rules.Face
	main, side int
	lang       rules.Lang
}

// cardLabel is a card in words: name, text, how often it is in the deck. They
// are remembered: a collection has hundreds.
func (s *Scene) cardLabel(c *game.Context, f rules.Face) string {
	main, side := s.copies(f)
	k := labelKey{f, main, side, lang(c)}
	if l, ok := s.labels[k]; ok {
		return l
	}
	info := &s.game.Faces[f]
	label := info.Name.In(k.lang) + ". "
	if s.theme != nil && s.theme.Kind != nil {
		label += c.T(s.theme.Kind(f)) + ". "
	}
	if text := rules.Plain(info.Rules.In(k.lang)); text != "" {
		label += text + " "
	}
	label += c.T(inDeckText(main))
	if side > 0 {
		label += " " + c.T(inSideText(side))
	}
	if s.labels == nil || len(s.labels) > 4000 {
		s.labels = map[labelKey]string{}
	}
	s.labels[k] = label
	return label
}

// lang is the language of the settings.
func lang(c *game.Context) rules.Lang { return c.Settings.Lang }

// copies is how many copies of a face the deck and its sideboard hold.
func (s *Scene) copies(f rules.Face) (main, side int) {
	id := s.game.Faces[f].ID
	for _, sec := range s.game.Deck.Sections {
		n := s.bench.deck.In(sec.Name, id)
		if sec.Side {
			side += n
		} else {
			main += n
		}
	}
	return main, side
}
