package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// whyRow is a line of the parchment that explains a number.
type whyRow struct {
	step int // of the order of resolution, or 0
	text string
}

// buildExplain shows how a counter came to its value, step by step.
func (t *Scene) buildExplain(c *game.Context) {
	k := t.explain
	if k == noCounter {
		k = t.peek
	}
	if k == noCounter || t.modal != noModal {
		return
	}
	u := t.top
	p := t.measureWhy(c, k)
	r := t.whyPlace(c, k, p.w, p.h)
	u.Region("why", p.title)
	u.Parchment(r)
	u.Bar(game.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: 28}, art.Hex("#3a1c10"))
	u.Label(game.Rect{X: r.X + 16, Y: r.Y + 6, W: r.W - 32, H: 28}, p.title, p.head)
	y := r.Y + 42
	for _, l := range p.rows {
		y += t.whyLine(r, y, l, p.body) + whyGap
	}
}

// A whyPage is a parchment that explains a number, measured.
type whyPage struct {
	title      string
	rows       []whyRow
	head, body ui.Text
	w, h       float64
}

const (
	whyGap    = 7.0  // between the lines of the parchment
	whyMargin = 62.0 // beside its lines, with the number of the step
)

// measureWhy sets the explanation of a counter as large as the settings ask
// and the window allows.
func (t *Scene) measureWhy(c *game.Context, k counterKey) whyPage {
	p := whyPage{w: min(330, c.W-24)}
	p.title, p.rows = t.whyRows(c, k)
	p.head = t.fit(t.top, p.title, ui.StrongText.In(ui.Cream).Sized(16), p.w-32)
	p.body = ui.Text{Face: ui.BodyText.Face, Size: t.top.Size(15.5), Fixed: true, Col: ui.Ink, Lead: 1.12}
	for p.h = t.whyTall(&p); p.h > c.H-16 && p.body.Size > smallest; p.h = t.whyTall(&p) {
		p.body.Size *= 0.94
	}
	return p
}

func (t *Scene) whyTall(p *whyPage) float64 {
	h := 46.0
	for _, l := range p.rows {
		h += t.top.ParaHeight(p.w-whyMargin, l.text, p.body) + whyGap
	}
	return h
}

// whyLine sets one line of the parchment r and returns its height.
func (t *Scene) whyLine(r game.Rect, y float64, l whyRow, body ui.Text) float64 {
	if l.step > 0 {
		key := ui.Key{Kind: "table.step", A: l.step}
		t.top.Picture(key, game.Rect{X: r.X + 12, Y: y, W: 26, H: 18}, paintStep(l.step))
	}
	return t.top.Para(r.X+46, y, r.W-whyMargin, l.text, body)
}

// whyRows are title and lines of the parchment of a counter: its last change,
// and what it would become by the answer being considered.
func (t *Scene) whyRows(c *game.Context, k counterKey) (string, []whyRow) {
	now := t.shown.Var(t.numbers.counters[k.counter], k.seat)
	name := t.in(t.look.Counters[k.counter].Name)
	title := name + t.in(rules.Text{FR: " " + of(t.owner(k.seat)), EN: " (" + t.owner(k.seat) + ")"})
	var rows []whyRow
	if why := t.reasons[k]; why != nil {
		title += t.colon() + signed(int(why.old()), "") + " → " + signed(int(why.new()), "")
		for _, p := range why.parts {
			for _, l := range p.lines {
				rows = append(rows, whyRow{l.step, t.plain(l.text)})
			}
			rows = append(rows, whyRow{t.look.SumStep, t.in(t.look.Gauge) + t.colon() + sum(p.old, p.new)})
		}
	} else {
		title += t.colon() + signed(int(now), "")
		rows = append(rows, whyRow{0, c.T(text("C’est la valeur de départ\u00a0: rien ne l’a encore changée.", "This is where it began: nothing has changed it yet."))})
	}
	if g, ok := t.ghostOf(k); ok {
		line := c.T(text("Si vous jouez ceci\u00a0: ", "If you play this: ")) + signed(int(now), "") + " → " + signed(int(g), "")
		if !t.ghosts.whole {
			line += c.T(text(" (au moins jusqu’à la première surprise)", " (until the first surprise)"))
		}
		rows = append(rows, whyRow{0, line})
	}
	return title, rows
}

// sum writes the change of a number as a sum: 9 − 2 = 7.
func sum(old, now int32) string {
	d, sign := int(now-old), " + "
	if d < 0 {
		sign, d = " − ", -d
	}
	return signed(int(old), "") + sign + strconv.Itoa(d) + " = " + signed(int(now), "")
}

// whyPlace is where a parchment of w by h units explains a counter: beside its
// rulers, wholly inside the window.
func (t *Scene) whyPlace(c *game.Context, k counterKey, w, h float64) game.Rect {
	seat := &t.lay.Seats[k.seat]
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

func paintStep(n int) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		c.Fill(art.RoundRect(0, 0, 26, 18, 9), art.Solid("#7d1a10"))
		c.Text(ui.CaptionText.Face, 13, 13, 13.4, art.Centre, strconv.Itoa(n), art.Solid("#fff3d8"))
	}
}
