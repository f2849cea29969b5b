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
	step, to int    // of the order of resolution, to of several that did nothing; or 0
	text     string // names of cards are links
}

// buildExplain shows how a counter came to its value, step by step.
func (t *Scene) buildExplain(c *game.Context) {
	k := t.explain
	if k == noCounter {
		k = t.peek
	}
	line := t.logWhy > 0 && t.logWhy <= len(t.log) && t.log[t.logWhy-1].why != nil
	if k == noCounter && !line || t.modal != noModal {
		return
	}
	u := t.top
	p := whyPage{}
	if line {
		e := t.log[t.logWhy-1].why
		k = counterKey{0, max(0, e.seat)}
		p.title, p.rows = t.lineRows(c, e)
	} else {
		p.title, p.rows = t.whyRows(c, k)
	}
	t.measureWhy(c, &p)
	r := t.whyPlace(c, k, p.w, p.h)
	u.Region("why", p.title)
	u.Parchment(r)
	u.Bar(game.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: 28}, art.Hex("#3a1c10"))
	u.Label(game.Rect{X: r.X + 16, Y: r.Y + 6, W: r.W - 32, H: 28}, p.title, p.head)
	y := r.Y + 42
	for i, l := range p.rows {
		y += t.whyLine(c, r, y, i, l, p.body) + whyGap
	}
}

// explaining reports whether a parchment stays open until it is put away.
func (t *Scene) explaining() bool { return t.logWhy != 0 || t.explain != noCounter }

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
func (t *Scene) measureWhy(c *game.Context, p *whyPage) {
	p.w = min(330, c.W-24)
	p.head = t.fit(t.top, p.title, ui.StrongText.In(ui.Cream).Sized(16), p.w-32)
	p.body = ui.Text{Face: ui.BodyText.Face, Size: t.top.Size(15.5), Fixed: true, Col: ui.Ink, Lead: 1.12}
	for p.h = t.whyTall(p); p.h > c.H-16 && p.body.Size > smallest; p.h = t.whyTall(p) {
		p.body.Size *= 0.94
	}
}

func (t *Scene) whyTall(p *whyPage) float64 {
	h := 46.0
	for _, l := range p.rows {
		h += t.top.RichHeight(p.w-whyMargin, l.text, p.body) + whyGap
	}
	return h
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
	id := ""
	if !t.choice.modal() {
		id = u.Sub("whyline", i)
	}
	h, link := u.Rich(id, r.X+46, y, r.W-whyMargin, l.text, body, nil)
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

// partRows are the steps of one change, those in which nothing happened folded.
func (t *Scene) partRows(p *reasonPart) []whyRow {
	var rows []whyRow
	at := 0
	for _, l := range p.lines {
		if l.step <= at && l.step == 1 {
			at = 0 // another pass: "instead" begins anew
		}
		rows = t.folded(rows, at+1, l.step-1)
		rows = append(rows, whyRow{l.step, l.step, t.in(l.text)})
		at = l.step
	}
	if p.old == p.new {
		return rows
	}
	if len(p.lines) > 0 {
		rows = t.folded(rows, at+1, 6)
	}
	return append(rows, whyRow{7, 7, t.in(rules.Text{FR: "Réglette\u00a0: ", EN: "Ruler: "}) + sum(p.old, p.new)})
}

// folded adds one line for the steps from one to another that did nothing.
func (t *Scene) folded(rows []whyRow, from, to int) []whyRow {
	if from > to || to > len(t.look.Steps) {
		return rows
	}
	words := ""
	for i := from; i <= to; i++ {
		if words != "" {
			words += ", "
		}
		words += t.in(t.look.Steps[i-1])
	}
	return append(rows, whyRow{from, to, words + t.colon() + t.in(rules.Text{FR: "rien", EN: "nothing"})})
}

// ghostParts are the changes by which the considered answer would bring a
// counter to its value.
func (t *Scene) ghostParts(k counterKey) []reasonPart {
	for i := range t.ghosts.values {
		if g := &t.ghosts.values[i]; g.key == k {
			return g.parts
		}
	}
	return nil
}

// besideChoice is where a parchment explains the answer under the pointer: at
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

// lineRows are title and lines of the parchment of a line of the log.
func (t *Scene) lineRows(c *game.Context, e *explained) (string, []whyRow) {
	if !e.changed {
		return c.T(text("Pas à pas\u00a0: rien ne change", "Step by step: nothing changes")), t.partRows(&e.part)
	}
	name := t.in(t.shown.Layout().Vars[e.counter].Text)
	title := name + t.in(rules.Text{FR: " " + of(t.name(e.seat)), EN: " (" + t.name(e.seat) + ")"}) + t.colon() +
		signed(int(e.part.old), "") + " → " + signed(int(e.part.new), "")
	return title, t.partRows(&e.part)
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
		for i := range why.parts {
			rows = append(rows, t.partRows(&why.parts[i])...)
		}
	} else {
		title += t.colon() + signed(int(now), "")
		rows = append(rows, whyRow{0, 0, c.T(text("C’est la valeur de départ\u00a0: rien ne l’a encore changée.", "This is where it began: nothing has changed it yet."))})
	}
	if g, ok := t.ghostOf(k); ok {
		line := c.T(text("Si vous jouez ceci\u00a0: ", "If you play this: ")) + signed(int(now), "") + " → " + signed(int(g), "")
		if !t.ghosts.whole {
			line += c.T(text(" (au moins jusqu’à la première surprise)", " (until the first surprise)"))
		}
		rows = append(rows, whyRow{0, 0, line})
		parts := t.ghostParts(k)
		for i := range parts {
			rows = append(rows, t.partRows(&parts[i])...)
		}
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
	if t.choice.modal() && len(t.choice.answers) > 0 && t.ask != nil {
		return t.besideChoice(c, w, h)
	}
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
