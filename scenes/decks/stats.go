package decks

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// inks are the colours of a face: those of the first facet whose values have
// any.
func (s *Scene) inks(f rules.Face) []theme.Ink {
	for i := range s.game.Deck.Facets {
		var out []theme.Ink
		for _, v := range s.game.Deck.Facets[i].Of(f) {
			if col, ok := s.ink(i, v); ok {
				out = append(out, col)
			}
		}
		if out != nil {
			return out
		}
	}
	return nil
}

// curveHigh is how much of the panel the small curve takes, of h.
func (s *Scene) curveHigh(h float64) float64 {
	if s.scale() < 0 || h < 380 {
		return 0
	}
	if high := s.ui.Size(106); high < h*0.26 {
		return high
	}
	return 0
}

// scale is the facet that is drawn as a curve, or -1.
func (s *Scene) scale() int {
	for i := range s.game.Deck.Facets {
		if s.game.Deck.Facets[i].Scale {
			return i
		}
	}
	return -1
}

func (s *Scene) smallCurve(c *game.Context, r game.Rect) {
	u := s.ui
	u.Region("curve", c.T(curveText))
	u.Well(r)
	i := s.scale()
	f := &s.game.Deck.Facets[i]
	t := s.bench.tally(f)
	h := u.LineHeight(ui.CaptionText)
	u.Label(game.Rect{X: r.X + 8, Y: r.Y + 4, W: r.W - 16, H: h}, s.scaleTitle(c, f, t), ui.CaptionText)
	s.columns(c, i, t, game.Rect{X: r.X + 8, Y: r.Y + h + 6, W: r.W - 16, H: r.H - h - 10})
}

// scaleTitle names a scale and says its mean over the cards.
func (s *Scene) scaleTitle(c *game.Context, f *rules.Facet, t tally) string {
	title := c.T(f.Text)
	if mean, ok := t.mean(f); ok {
		title += " — " + c.T(meanText) + " " + c.T(decimal(mean))
	}
	return title
}

// mean is the mean of the cards that have a value, where the values are numbers.
// A last step that stands for all that is more counts as itself.
func (t *tally) mean(f *rules.Facet) (float64, bool) {
	if t.sum == 0 {
		return 0, false
	}
	sum := 0
	for v, n := range t.counts {
		k, err := strconv.Atoi(f.Values[v].Name)
		if err != nil {
			return 0, false
		}
		sum += k * n
	}
	return float64(sum) / float64(t.sum), true
}

// decimal writes a number with one place, as each language does.
func decimal(v float64) rules.Text {
	en := strconv.FormatFloat(v, 'f', 1, 64)
	fr := []byte(en)
	for i := range fr {
		if fr[i] == '.' {
			fr[i] = ','
		}
	}
	return rules.Text{FR: string(fr), EN: en}
}

// columns draws a scale as columns with their numbers.
func (s *Scene) columns(c *game.Context, facet int, t tally, r game.Rect) {
	u, f := s.ui, &s.game.Deck.Facets[facet]
	n := float64(len(f.Values))
	pitch := r.W / n
	lh := u.LineHeight(ui.CaptionText)
	room := r.H - 2*lh
	for v, count := range t.counts {
		x := r.X + float64(v)*pitch
		u.Say(c.T(f.Text) + " " + c.T(f.Values[v].Text) + c.T(ui.Colon) + strconv.Itoa(count))
		u.Words(game.Rect{X: x, Y: r.Y + r.H - lh, W: pitch, H: lh}, c.T(f.Values[v].Text), ui.CaptionText.At(art.Centre))
		if count == 0 {
			continue
		}
		h := max(3, room*float64(count)/float64(max(t.most, 1)))
		bw := min(pitch-6, u.Size(38))
		col, _ := s.ink(facet, v)
		bar := game.Rect{X: x + (pitch-bw)/2, Y: r.Y + lh + room - h, W: bw, H: h}
		u.Bar(bar, col.Col)
		u.Bar(game.Rect{X: bar.X, Y: bar.Y, W: bw, H: min(2, h)}, barTop)
		u.Words(game.Rect{X: x, Y: bar.Y - lh, W: pitch, H: lh}, strconv.Itoa(count),
			ui.CaptionText.In(ui.Cream).At(art.Centre))
	}
}

var barTop = art.HexA("#ffffff", .45)

// stats describes how the cards divide over every facet that is charted.
func (s *Scene) stats(c *game.Context, x, y, w float64) float64 {
	u, top := s.ui, y
	for i := range s.game.Deck.Facets {
		f := &s.game.Deck.Facets[i]
		if !f.Scale && !f.Chart {
			continue
		}
		t := s.bench.tally(f)
		title := c.T(f.Text)
		if f.Scale {
			title = s.scaleTitle(c, f, t)
		}
		u.SayHeading(title)
		y += u.Lines(x+4, y, w-8, title, ui.HeadText.Sized(17)) + 6
		if f.Scale {
			h := u.Size(112)
			s.columns(c, i, t, game.Rect{X: x + 4, Y: y, W: w - 8, H: h})
			y += h + 14
			continue
		}
		y += s.bars(c, i, t, x, y, w) + 12
	}
	return y - top
}

// bars draws the values of a facet as bars one below the other, those without a
// card left out.
func (s *Scene) bars(c *game.Context, facet int, t tally, x, y, w float64) float64 {
	u, f, top := s.ui, &s.game.Deck.Facets[facet], y
	label := ui.BodyText.Sized(15)
	lw := 0.0
	for v := range f.Values {
		lw = max(lw, u.TextWidth(c.T(f.Values[v].Text), label)+34) // swatch and space
	}
	lw = min(lw, w*0.45)
	h := u.LineHeight(label) + 4
	for v, n := range t.counts {
		if n == 0 {
			continue
		}
		col, inked := s.ink(facet, v)
		name := c.T(f.Values[v].Text)
		share := (200*n + t.sum) / max(2*t.sum, 1) // to the nearest
		figure := strconv.Itoa(n) + " (" + strconv.Itoa(share) + "\u00a0%)"
		u.Say(name + c.T(ui.Colon) + figure)
		tx := x + 4
		if inked {
			swatch(u, game.Point{X: tx + 7, Y: y + h/2}, 6, col)
			tx += 18
		}
		u.Words(game.Rect{X: tx, Y: y, W: lw - (tx - x), H: h}, name, label)
		fw := u.TextWidth("00 (100\u00a0%)", ui.CaptionText) + 8
		long := (w - lw - fw - 8) * float64(n) / float64(max(t.most, 1))
		bar := game.Rect{X: x + lw, Y: y + h*0.25, W: max(3, long), H: h * 0.5}
		u.Bar(bar, col.Col)
		u.Bar(game.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: 1.5}, barTop)
		u.Words(game.Rect{X: bar.X + bar.W + 6, Y: y, W: fw, H: h}, figure, ui.CaptionText.In(ui.Cream))
		y += h
	}
	if y == top {
		y += u.Para(x+4, y, w-8, c.T(noCardYet), ui.AsideText)
	}
	return y - top
}

// deckInks are the colours of a deck's cards, sideboards left out, each once, in
// the order of the facet.
func (s *Scene) deckInks(d *rules.Deck) []theme.Ink {
	for i := range s.game.Deck.Facets {
		f := &s.game.Deck.Facets[i]
		there := make([]bool, len(f.Values))
		for _, card := range s.game.DeckCards(d) {
			if s.game.Deck.Sections[card.Section].Side {
				continue
			}
			for _, v := range f.Of(card.Face) {
				there[v] = true
			}
		}
		var out []theme.Ink
		for v, is := range there {
			if col, ok := s.ink(i, v); ok && is {
				out = append(out, col)
			}
		}
		if out != nil {
			return out
		}
	}
	return nil
}
