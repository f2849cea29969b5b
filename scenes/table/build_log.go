package table

import (
	"sort"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// buildLog shows the log, at its end whenever it has grown; its cards are
// links.
func (t *Scene) buildLog(c *game.Context) {
	u, r := t.ui, game.Rect(t.tableau.Lay.Log)
	u.Region("log", c.T(text("Journal", "Log")))
	if t.tableau.Lay.LogLine {
		t.buildLogLine(c, r)
		return
	}
	t.desk.Panel(r, c.T(text("Journal", "Log")))
	box := game.Rect{X: r.X + 10, Y: r.Y + 44, W: r.W - 12, H: r.H - 52}
	if t.look.Furniture.Skin != nil {
		box.Y, box.H = r.Y+34, r.H-42
	}
	style := logStyle
	style.Size, style.Fixed = min(u.Size(style.Size), 19), true // larger in the log of its own
	wide := box.W - 42                                          // beside the icon and the bar
	for _, s := range t.match.Session.Setup().Seats {
		style.Size = art.FitText(ui.StrongText.Face, style.Size, look.SmallestText, wide, s.Name)
	}
	tops := &t.logTops
	tops.setting(wide, u.LineHeight(style))
	tops.fit(len(t.story.Log),
		func(i int) string { return t.in(t.story.Log[i].Text) },
		func(s string) float64 { return u.RichHeight(wide, s, style) })
	u.Scroll("sidelog", box, func(x, y, _ float64) float64 {
		first := sort.Search(len(tops.tops), func(i int) bool { return y+tops.bottom(i)-logGap >= box.Y })
		for i := first; i < len(tops.tops) && y+tops.tops[i] <= box.Y+box.H; i++ {
			t.logLine(c, i, x+30, y+tops.tops[i], wide, style)
		}
		return wholeEntries(tops.tops, tops.high, box.H)
	})
	u.ScrollStops("sidelog", tops.tops)
	if t.logShown != len(t.story.Log) {
		t.logShown = len(t.story.Log)
		u.ScrollEnd("sidelog")
	}
}

// logGap is the room between two entries of the log.
const logGap = 6.0

// wholeEntries is the height of a list of entries, which begin at tops, with as
// much room below it as makes its end, in a window of height room, begin with a
// whole entry too.
func wholeEntries(tops []float64, high, room float64) float64 {
	if high <= room {
		return high
	}
	for _, top := range tops {
		if top >= high-room {
			return top + room
		}
	}
	return high
}

var logStyle = ui.Text{Face: ui.BodyText.Face, Size: 14, Col: ui.Cream, Lead: 1.12}

// logLine sets line i of the log and returns its height.
func (t *Scene) logLine(c *game.Context, i int, x, y, w float64, style ui.Text) float64 {
	u, e := t.ui, &t.story.Log[i]
	if e.Meaning.Icon != "" {
		panel.LogIcon(u, e.Meaning, game.Point{X: x - 18, Y: y + u.LineHeight(style)/2}, 10)
	}
	t.logOpener(c, u, "logwhy", i, game.Rect{X: x - 30, Y: y - 2, W: w + 30}, w, style)
	h, link := u.Rich(u.Sub("line", i), x, y, w, t.in(e.Text), style, t.seatColour)
	if link.Hot != nil && t.zoom.Card != link.Hot.Card {
		t.linked = link.Hot.Card
		t.showZoom(c, link.Hot.Card, false)
	} else if link.Hot == nil && link.Pressed == nil && t.linked != 0 && t.linkedLine == i {
		t.linked = 0
		t.hideZoom()
	}
	if link.Hot != nil {
		t.linkedLine = i
	}
	if link.Pressed != nil {
		t.showZoom(c, link.Pressed.Card, true)
	}
	return h
}

// logOpener makes line i of the log, whose words are w wide, a place that opens
// the steps of the change it tells of, if it is one.
func (t *Scene) logOpener(c *game.Context, u *ui.UI, id string, i int, r game.Rect, w float64, style ui.Text) {
	e := &t.story.Log[i]
	if e.Why == nil {
		return
	}
	r.H = u.RichHeight(w, t.in(e.Text), style) + 4
	label := c.T(text("Pas à pas\u00a0: ", "Step by step: ")) + t.plain(e.Text)
	hit := u.Hit(u.Sub(id, i), r, ui.Place{Label: label, On: t.explain.Line == i+1})
	if hit.Hot || hit.Focused || t.explain.Line == i+1 {
		u.FocusRing(game.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - 6, H: r.H - 8})
	}
	if hit.Pressed || hit.Alt {
		t.explain.Press(i)
		t.refresh()
	}
}

// buildFullLog lays the whole log out, the newest line first. Lines that tell of
// a change of a number open its steps; while they are open, they are all that
// answers.
func (t *Scene) buildFullLog(c *game.Context) {
	u := t.top
	r := t.sheet(c, c.T(text("Journal", "Log")), 640, 680)
	if u.Key(game.Log) {
		t.close(c)
		return
	}
	style := ui.BodyText.Sized(16)
	still := t.explain.Line != 0
	u.Scroll("log", r, func(x, y, w float64) float64 {
		top := y
		for i := len(t.story.Log) - 1; i >= 0; i-- {
			e := &t.story.Log[i]
			panel.LogIcon(u, e.Meaning, game.Point{X: x + 13, Y: y + u.LineHeight(style)/2}, 11)
			id := ""
			if !still {
				id = u.Sub("full", i)
				t.logOpener(c, u, "fullwhy", i, game.Rect{X: x, Y: y - 2, W: w}, w-56, style)
			}
			h, link := u.Rich(id, x+34, y, w-56, t.in(e.Text), style, t.seatColour)
			if link.Pressed != nil {
				t.showZoom(c, link.Pressed.Card, true)
			}
			if e.Why != nil {
				u.Icon("expand", game.Point{X: x + w - 8, Y: y + u.LineHeight(style)/2}, 12, ui.Gold)
			}
			y += h + 7
		}
		return y - top
	})
}

func (t *Scene) buildLogLine(c *game.Context, r game.Rect) {
	u := t.ui
	if t.plaqueOn && t.plaque.Pair > 0 && t.aimSeat() < 0 {
		return // the halves of the pair lie there
	}
	h := u.Hit("logline", r, ui.Place{Label: c.T(text("Ouvrir le journal", "Open the log"))})
	u.Panel(r)
	if n := len(t.story.Log); n > 0 {
		e := &t.story.Log[n-1]
		panel.LogIcon(u, e.Meaning, game.Point{X: r.X + 20, Y: r.Y + r.H/2}, 11)
		s := ui.BodyText.Sized(14)
		s.Size, s.Fixed, s.Lead = u.Size(s.Size), true, 1.1
		high := u.RichHeight(r.W-58, t.in(e.Text), s)
		for high > r.H-6 && s.Size > look.SmallestText {
			s.Size *= 0.94
			high = u.RichHeight(r.W-58, t.in(e.Text), s)
		}
		u.Rich("", r.X+36, r.Y+max(3, (r.H-high)/2), r.W-58, t.in(e.Text), s, t.seatColour)
	}
	u.Icon("expand", game.Point{X: r.X + r.W - 14, Y: r.Y + r.H/2}, 14, ui.Gold)
	if h.Pressed {
		t.open(c, logModal)
	}
}
