package decks

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// buildZoom shows a card large over the bench, with its text, how often the deck
// holds it, and why it holds no more.
func (s *Scene) buildZoom(c *game.Context) {
	u := s.ui
	f := s.zoom
	info := &s.game.Faces[f]
	u.Modal("zoom-veil", 0.72)
	u.Region("zoom", info.Name.In(lang(c)))
	cw := min(360, c.W-80, (c.H-330)/1.4)
	r := game.Rect{X: (c.W - cw) / 2, Y: 24, W: cw, H: cw * 1.4}
	side := game.Rect{X: 16, Y: r.Y + r.H + 12, W: c.W - 32, H: c.H - r.Y - r.H - 24}
	if !c.Portrait() {
		cw = min(420, (c.H-70)/1.4)
		r = game.Rect{X: c.W/2 - cw - 12, Y: (c.H - cw*1.4) / 2, W: cw, H: cw * 1.4}
		side = game.Rect{X: c.W/2 + 12, Y: r.Y, W: min(440, c.W/2-40), H: r.H}
	}
	s.card(f, r, true)
	u.Panel(side)
	bh := max(u.Size(42), 44)
	in := side.Inset(14)
	u.Scroll("zoom-text", game.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - bh - 8}, func(x, y, w float64) float64 {
		top := y
		y += u.Lines(x, y, w, info.Name.In(lang(c)), ui.HeadText) + 4
		u.SayHeading(info.Name.In(lang(c)))
		if s.theme != nil && s.theme.Kind != nil {
			y += u.Para(x, y, w, c.T(s.theme.Kind(f)), ui.AsideText) + 6
		}
		high, _ := u.Rich("", x, y, w, info.Rules.In(lang(c)), ui.BodyText, nil)
		y += high + 12
		for i := range s.game.Deck.Sections {
			if s.bench.brought == nil && s.bench.section(i).Takes(f) {
				y += s.zoomCount(c, i, x, y, w)
			}
		}
		return y - top
	})
	foot := game.Rect{X: in.X, Y: in.Y + in.H - bh, W: in.W, H: bh}
	if s.Help != nil {
		foot.W = (in.W - 8) / 2
		if u.Button("zoom-help", foot, ui.Button{Text: c.T(inRulesText), Size: 16}) {
			c.Push(s.Help(f))
		}
		foot.X += foot.W + 8
	}
	if u.Button("zoom-close", foot, ui.Button{Text: c.T(closeText), Size: 16}) {
		s.closeZoom()
	}
}

// closeZoom puts the large card away: the keyboard is where it was.
func (s *Scene) closeZoom() {
	id := s.ui.Sub("card", int(s.zoom))
	if s.zoomAt >= 0 {
		id = s.rowID("row", s.zoomAt, s.zoom)
	}
	s.zoom = 0
	s.ui.Focus(id)
}

// zoomCount is how many copies a section holds, to be changed.
func (s *Scene) zoomCount(c *game.Context, section int, x, y, w float64) float64 {
	u, f, top := s.ui, s.zoom, y
	n := s.bench.count(section, f)
	name := c.T(s.bench.section(section).Text)
	why := s.bench.why(section, f)
	h := max(u.Size(40), 44)
	if room := w - 3*h - 20; u.TextWidth(name, ui.BodyText) <= room {
		u.Words(game.Rect{X: x + 4, Y: y, W: room, H: h}, name, ui.BodyText)
	} else {
		y += u.Lines(x+4, y, w-8, name, ui.BodyText)
	}
	at := game.Rect{X: x + w - 3*h - 8, Y: y, W: h, H: h}
	if u.Button(u.Sub("fewer", section), at, ui.Button{Text: "−", Size: 22, Look: ui.BareLook, Disabled: n == 0,
		Label: c.T(takeOneText) + " " + name}) {
		s.take(c, section, f)
	}
	at.X += h + 4
	pill(u, game.Rect{X: at.X, Y: at.Y + h/2 - 15, W: h, H: 30}, strconv.Itoa(n), goldPill, ui.NumberText)
	u.Say(name + c.T(ui.Colon) + strconv.Itoa(n))
	at.X += h + 4
	if u.Button(u.Sub("further", section), at, ui.Button{Text: "+", Size: 22, Look: ui.BareLook, Disabled: !why.Empty(),
		Why:   c.T(why),
		Label: c.T(moreOneText) + name}) {
		s.add(c, section, f)
	}
	y += h + 2
	if !why.Empty() {
		y += u.Para(x+4, y, w-8, c.T(why), ui.AsideText.Sized(15)) + 4
	} else if wrong := s.bench.problemOf(section, f); n > 0 && !wrong.Empty() {
		y += u.Para(x+4, y, w-8, c.T(wrong), ui.BodyText.Sized(15).In(ui.Alert)) + 4
	}
	return y - top
}

// nameOf is the name of a face in the language of the settings.
func (s *Scene) nameOf(c *game.Context, f rules.Face) string { return s.game.Faces[f].Name.In(lang(c)) }
