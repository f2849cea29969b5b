package table

import (
	"strings"

	"wyrmtable/game"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// explains is what finds the words for a page.
func (t *Scene) explains() *explain.Words {
	return &explain.Words{Desk: &t.desk, Reasons: t.story.Reasons, Preview: &t.preview.Counters}
}

// endExplain puts the page away, and returns the keyboard to the line of the log
// that it was about.
func (t *Scene) endExplain() {
	if t.explain.Line != 0 && t.sheet.Kind == sheet.Log {
		t.top.Focus(t.top.Sub("fullwhy", t.explain.Line-1))
	}
	t.explain.PutAway()
	t.refresh()
}

// explainKey lets the keyboard go through the names of cards on a page that
// stays open: on each its card is lit, and Confirm shows it large.
func (t *Scene) explainKey(c *game.Context, a game.Action) bool {
	other := t.sheet.Lies() && t.explain.Line == 0
	if !t.explain.Stays() || t.zoom.Covers(t.tableau.Lay) || t.hand.Card() != 0 || t.choice.Modal() || other {
		return false
	}
	switch a {
	case game.Next, game.Down, game.Right:
		return t.top.StepAmong(c, "whyline", 1)
	case game.Prev, game.Up, game.Left:
		return t.top.StepAmong(c, "whyline", -1)
	case game.Confirm:
		press := game.Event{Kind: game.ActionDown, Action: a}
		return strings.HasPrefix(t.top.Focused(), "whyline") && t.top.Event(c, press, t.buildTop)
	case game.Cancel:
		t.endExplain()
		return true
	}
	return false
}

// buildExplain shows how numbers came to their values, step by step, or would
// come to others.
func (t *Scene) buildExplain(c *game.Context) {
	k, p := t.explained()
	t.explain.Page = game.Rect{}
	if len(p.Parts) == 0 {
		if t.explain.Dark() {
			c.Redraw()
		}
		return
	}
	p.Measure(t.top, c.W, c.H, t.choice.Ruler)
	r := t.explainPlace(c, k, p.W, p.H)
	t.explain.Page, t.explain.Words = r, wordsOf(&p)
	t.top.Region("why", p.Parts[0].Title)
	t.explainGround(c, r)
	touched := p.Build(t.top, r, &t.explain)
	if touched.Light {
		c.Redraw()
	}
	if touched.Title >= 0 && touched.Title != t.choice.Ruler {
		t.choice.Ruler = touched.Title
		t.refresh()
	}
	if touched.Card != 0 {
		t.showZoom(c, touched.Card, true)
	}
}

// wordsOf is all that a page says.
func wordsOf(p *explain.Page) string {
	var b strings.Builder
	for i := range p.Parts {
		b.WriteString(p.Parts[i].Title + ".\n")
		for _, row := range p.Parts[i].Rows {
			b.WriteString(row.Text + "\n")
		}
	}
	return b.String()
}

// explained is what is to be explained now: a page of no parts for nothing. The
// counter says beside which ruler.
func (t *Scene) explained() (reason.Counter, explain.Page) {
	var p explain.Page
	w := t.explains()
	if e := t.openLine(); e != nil && (!t.sheet.Lies() || t.sheet.Kind == sheet.Log) {
		p.Parts = []explain.Part{w.Line(e)}
		return reason.Counter{Index: 0, Seat: max(0, e.Seat)}, p
	}
	if t.sheet.Lies() {
		return reason.NoCounter, p
	}
	if t.choice.Modal() {
		for i := range t.preview.Counters.Values {
			p.Parts = append(p.Parts, w.Outcome(&t.preview.Counters.Values[i]))
		}
		return reason.NoCounter, p
	}
	k := t.explain.Counter()
	if k != reason.NoCounter {
		p.Parts = []explain.Part{w.Counter(k)}
	}
	return k, p
}

// openLine is the line of the log whose steps are open, or nil.
func (t *Scene) openLine() *reason.Explained {
	if n := t.explain.Line; n > 0 && n <= len(t.story.Log) {
		return t.story.Log[n-1].Why
	}
	return nil
}

// explainGround keeps presses on the page from what lies beneath it, where that
// is a panel. A press beside it, or on it where it hides the panel, puts it
// away.
func (t *Scene) explainGround(c *game.Context, r game.Rect) {
	u := t.top
	closes := ui.Place{Label: c.T(text("Refermer le pas à pas", "Close the steps"))}
	switch {
	case t.sheet.Kind == sheet.Log:
		if u.Hit("whyveil", c.Bounds(), closes).Pressed {
			t.endExplain()
		}
	case t.choice.Modal() && t.tableau.Lay.Portrait:
		if u.Hit("whyveil", r, closes).Pressed {
			t.choice.Unlook()
		}
	case t.choice.Modal():
		u.Block("whyground", r)
	}
}

// explainPlace is where a page of w by h units explains a counter: beside its
// rulers, or the panel of a choice, wholly inside the window.
func (t *Scene) explainPlace(c *game.Context, k reason.Counter, w, h float64) game.Rect {
	if t.sheet.Kind == sheet.Log {
		return game.Rect{X: (c.W - w) / 2, Y: max(8, (c.H-h)/2), W: w, H: h}
	}
	if t.choice.Modal() {
		return t.choice.Beside(c, w, h)
	}
	seat := &t.tableau.Lay.Seats[k.Seat]
	home := seat.Home()
	r := game.Rect{X: home.X + home.W + 10, Y: seat.Board.Y - 30, W: w, H: h}
	if t.tableau.Lay.Portrait {
		r.X, r.Y = (c.W-w)/2, home.Y+home.H+6
		if seat.Bottom {
			r.Y = home.Y - h - 6
		}
	}
	r.X = max(8, min(r.X, c.W-w-8))
	r.Y = max(8, min(r.Y, c.H-h-8))
	return r
}
