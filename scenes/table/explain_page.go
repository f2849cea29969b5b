package table

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// A whyPage is a parchment that explains numbers, measured: what one came from,
// or what an answer would do to all that it changes.
type whyPage struct {
	parts      []whyPart
	open       int // the only part whose lines have room; -1: all have
	head, body ui.Text
	w, h       float64
}

// A whyPart is a number on the parchment.
type whyPart struct {
	title string
	rows  []whyRow
}

const (
	whyGap    = 7.0  // between the lines of the parchment
	whyMargin = 62.0 // beside its lines, with the number of the step
	whyBar    = 28.0 // height of a title
	whyWide   = 330.0
)

// explaining reports whether a parchment stays open until it is put away.
func (t *Scene) explaining() bool { return t.logWhy != 0 || t.explain != reason.NoCounter }

// endExplain puts it away, and returns the keyboard to the line of the log that
// it was about.
func (t *Scene) endExplain() {
	if t.logWhy != 0 && t.modal == logModal {
		t.top.Focus(t.top.Sub("fullwhy", t.logWhy-1))
	}
	t.logWhy, t.explain, t.peek = 0, reason.NoCounter, reason.NoCounter
	t.refresh()
}

// explainKey lets the keyboard go through the names of cards on a parchment
// that stays open: on each its card is lit, and Confirm shows it large.
func (t *Scene) explainKey(c *game.Context, a game.Action) bool {
	if !t.explaining() || t.zoom.Covers(t.lay) || t.hand.Card() != 0 || t.choice.modal() || t.modal != noModal && t.logWhy == 0 {
		return false
	}
	switch a {
	case game.Next, game.Down, game.Right:
		return t.top.StepAmong(c, "whyline", 1)
	case game.Prev, game.Up, game.Left:
		return t.top.StepAmong(c, "whyline", -1)
	case game.Confirm:
		return strings.HasPrefix(t.top.Focused(), "whyline") && t.top.Event(c, game.Event{Kind: game.ActionDown, Action: a}, t.buildTop)
	case game.Cancel:
		t.endExplain()
		return true
	}
	return false
}

// buildExplain shows how numbers came to their values, step by step, or would
// come to others.
func (t *Scene) buildExplain(c *game.Context) {
	k, p := t.whyPage(c)
	if len(p.parts) == 0 {
		if t.litCard != 0 {
			t.litCard, t.litLine = 0, 0
			c.Redraw()
		}
		return
	}
	u := t.top
	t.measureWhy(c, &p)
	r := t.whyPlace(c, k, p.w, p.h)
	u.Region("why", p.parts[0].title)
	t.whyGround(c, r)
	u.Parchment(r)
	y, line := r.Y+6, 0
	for i := range p.parts {
		t.whyHead(&p, i, game.Rect{X: r.X + 6, Y: y, W: r.W - 12, H: whyBar})
		y += whyBar + 8
		if p.open >= 0 && p.open != i {
			continue
		}
		for _, l := range p.parts[i].rows {
			y += t.whyLine(c, r, y, line, l, p.body) + whyGap
			line++
		}
	}
}

// whyPage reads what is to be explained now: nothing where it has no parts. The
// counter says beside which ruler.
func (t *Scene) whyPage(c *game.Context) (reason.Counter, whyPage) {
	p := whyPage{open: -1}
	if e := t.openLine(); e != nil && (t.modal == noModal || t.modal == logModal) {
		title, rows := t.lineRows(c, e)
		p.parts = []whyPart{{title, rows}}
		return reason.Counter{Index: 0, Seat: max(0, e.Seat)}, p
	}
	if t.modal != noModal {
		return reason.NoCounter, p
	}
	if t.choice.modal() {
		for i := range t.preview.Counters.Values {
			title, rows := t.previewRows(c, &t.preview.Counters.Values[i])
			p.parts = append(p.parts, whyPart{title, rows})
		}
		return reason.NoCounter, p
	}
	k := t.explain
	if k == reason.NoCounter {
		k = t.peek
	}
	if k != reason.NoCounter {
		title, rows := t.whyRows(c, k)
		p.parts = []whyPart{{title, rows}}
	}
	return k, p
}

// openLine is the line of the log whose steps are open, or nil.
func (t *Scene) openLine() *reason.Explained {
	if t.logWhy <= 0 || t.logWhy > len(t.story.Log) {
		return nil
	}
	return t.story.Log[t.logWhy-1].Why
}

// whyGround keeps presses on the parchment from what lies beneath it, where
// that is a panel. A press beside it, or on it where it hides the panel, puts it
// away.
func (t *Scene) whyGround(c *game.Context, r game.Rect) {
	u := t.top
	switch {
	case t.modal == logModal:
		if u.Hit("whyveil", c.Bounds(), ui.Place{Label: c.T(text("Refermer le pas à pas", "Close the steps"))}).Pressed {
			t.endExplain()
		}
	case t.choice.modal() && t.lay.Portrait:
		if u.Hit("whyveil", r, ui.Place{Label: c.T(text("Refermer le pas à pas", "Close the steps"))}).Pressed {
			t.unlook()
		}
	case t.choice.modal():
		u.Block("whyground", r)
	}
}

// measureWhy sets the explanation as large as the settings ask and the window
// allows. Where not all numbers have room, one is open at a time.
func (t *Scene) measureWhy(c *game.Context, p *whyPage) {
	p.w = min(whyWide, c.W-24)
	p.head = ui.StrongText.In(ui.Cream).Sized(16)
	p.body = ui.Text{Face: ui.BodyText.Face, Size: t.top.Size(15.5), Fixed: true, Col: ui.Ink, Lead: 1.12}
	if p.h = t.whyTall(p); p.h > c.H-16 && len(p.parts) > 1 {
		p.open = min(t.choice.ruler, len(p.parts)-1)
	}
	for p.h = t.whyTall(p); p.h > c.H-16 && p.body.Size > look.SmallestText; p.h = t.whyTall(p) {
		p.body.Size *= 0.94
	}
}

func (t *Scene) whyTall(p *whyPage) float64 {
	h := 10.0
	for i := range p.parts {
		h += whyBar + 8
		if p.open >= 0 && p.open != i {
			continue
		}
		for _, l := range p.parts[i].rows {
			h += t.top.RichHeight(p.w-whyMargin, l.text, p.body) + whyGap
		}
	}
	return h
}

// whyHead is the title of part i. Where one part is open at a time, it opens its
// own when it is pointed at.
func (t *Scene) whyHead(p *whyPage, i int, r game.Rect) {
	u := t.top
	title, field := p.parts[i].title, "#3a1c10"
	if p.open >= 0 {
		id := u.Sub("whyruler", i)
		h := u.Hit(id, r, ui.Place{Label: title, On: p.open == i})
		if (h.Hot || h.Focused || h.Pressed) && t.choice.ruler != i {
			t.choice.ruler = i
			t.refresh()
		}
		if p.open != i {
			field = "#6d4a34"
		}
		if h.Focused {
			defer u.FocusRing(r)
		}
	}
	u.Bar(r, art.Hex(field))
	in := game.Rect{X: r.X + 10, Y: r.Y, W: r.W - 20, H: r.H}
	u.Label(in, title, panel.Fit(u, title, p.head, in.W))
}

// whyLine sets line i of the parchment r and returns its height. The names of
// its cards light them.
func (t *Scene) whyLine(c *game.Context, r game.Rect, y float64, i int, l whyRow, body ui.Text) float64 {
	u := t.top
	if l.step > 0 {
		w := 26.0
		if l.to > l.step {
			w = 32
			body.Col = art.Hex("#8a6f52")
		}
		key := ui.Key{Kind: "table.step", A: l.step, B: l.to}
		u.Picture(key, game.Rect{X: r.X + 25 - w/2, Y: y, W: w, H: 18}, paintStep(l, w))
	}
	h, link := u.Rich(u.Sub("whyline", i), r.X+46, y, r.W-whyMargin, l.text, body, nil)
	lit := rules.CardID(0)
	if link.Hot != nil {
		lit = link.Hot.Card
	}
	if t.litLine == i && lit != t.litCard || lit != 0 {
		if t.litCard != lit {
			c.Redraw()
		}
		t.litCard, t.litLine = lit, i
	}
	if link.Pressed != nil {
		t.showZoom(c, link.Pressed.Card, true)
	}
	return h
}

// whyPlace is where a parchment of w by h units explains a counter: beside its
// rulers, or the panel of a choice, wholly inside the window.
func (t *Scene) whyPlace(c *game.Context, k reason.Counter, w, h float64) game.Rect {
	if t.modal == logModal {
		return game.Rect{X: (c.W - w) / 2, Y: max(8, (c.H-h)/2), W: w, H: h}
	}
	if t.choice.modal() {
		return t.besideChoice(c, w, h)
	}
	seat := &t.lay.Seats[k.Seat]
	home := seat.Home()
	r := game.Rect{X: home.X + home.W + 10, Y: seat.Board.Y - 30, W: w, H: h}
	if t.lay.Portrait {
		r.X, r.Y = (c.W-w)/2, home.Y+home.H+6
		if seat.Bottom {
			r.Y = home.Y - h - 6
		}
	}
	r.X = max(8, min(r.X, c.W-w-8))
	r.Y = max(8, min(r.Y, c.H-h-8))
	return r
}

// besideChoice is where a parchment explains the answer that is looked at: at
// the side of the panel, or under it where there is no room.
func (t *Scene) besideChoice(c *game.Context, w, h float64) game.Rect {
	p := t.measureChoice(c)
	r := game.Rect{X: min(p.r.X+p.r.W+8, c.W-w-8), Y: p.r.Y, W: w, H: h}
	if t.lay.Portrait {
		r.X, r.Y = (c.W-w)/2, p.r.Y+p.r.H+8
	}
	r.Y = max(8, min(r.Y, c.H-h-8))
	return r
}

func paintStep(l whyRow, w float64) func(c *art.Canvas) {
	words, field := strconv.Itoa(l.step), "#7d1a10"
	if l.to > l.step {
		words, field = words+"–"+strconv.Itoa(l.to), "#b08a6a"
	}
	return func(c *art.Canvas) {
		c.Fill(art.RoundRect(0, 0, w, 18, 9), art.Solid(field))
		c.Text(ui.CaptionText.Face, 13, w/2, 13.4, art.Centre, words, art.Solid("#fff3d8"))
	}
}
