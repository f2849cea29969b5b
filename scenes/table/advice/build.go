package advice

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// Words are what an advice says.
type Words struct {
	Look   rules.Text // what to look at; empty where it is no card
	Answer string     // what the answer is called
	Other  rules.Text // what the next best is called
}

// Build shows the advice over the table of d, and reports what was pressed: to be
// told more or have the answer given, or to be left alone.
func (a *Advice) Build(u *ui.UI, d *panel.Desk, p Place, w Words) (next, leave bool) {
	if a.Stage == Off {
		return false, false
	}
	if a.Stage >= Where && p.From.W > 0 {
		Light(u, p.From, a.Stage == What)
	}
	if a.Stage == What && p.To.W > 0 {
		if !p.row {
			Light(u, p.To, false)
		}
		Arrow(u, p.From, p.To)
	}
	return a.plate(u, d, p, w)
}

// says is the sentence of the plate.
func (a *Advice) says(d *panel.Desk, p Place, w Words) string {
	switch {
	case a.Stage == Thinking:
		return d.In(rules.Text{FR: "Un Dragon y réfléchit…", EN: "A Dragon is thinking about it…"})
	case a.Stage == What:
		return rules.Within(w.Answer) + ". " + rules.Capital(d.Plain(a.found.Why(w.Other)))
	case !w.Look.Empty():
		return d.In(rules.Text{FR: "Regardez ici\u00a0: ", EN: "Look here: "}) + d.Plain(w.Look) + "."
	case p.From.W > 0:
		return d.In(rules.Text{FR: "Regardez ici.", EN: "Look here."})
	}
	return d.In(rules.Text{FR: "Cette fois, pas de carte\u00a0: regardez les boutons.",
		EN: "No card this time: look at the buttons."})
}

const (
	platePad, buttonHigh, closeWide = 14.0, 40.0, 110.0
	plateWide                       = 560.0
)

// plate says it, with a button for what comes next.
func (a *Advice) plate(u *ui.UI, d *panel.Desk, p Place, w Words) (next, leave bool) {
	s := panel.Capped(u, ui.Text{Face: ui.StrongText.Face, Size: 16, Col: ui.Cream, Shadow: true}, 22)
	words := a.says(d, p, w)
	wide := min(plateWide, d.Lay.W-16)
	in := wide - 2*platePad - 58 // beside the sign and the point of the plate
	text := max(u.ParaHeight(in, words, s), 34)
	high := 2*platePad + text
	if a.Stage > Thinking {
		high += buttonHigh + 8
	}
	r := free(d, wide, high, p)
	u.Region("advice", d.In(rules.Text{FR: "Conseil", EN: "Advice"}))
	u.Block("adviceplate", r)
	u.Plate(ui.Key{Kind: "table.caption"}, r, 6, pictures.CaptionGround,
		func(cv *art.Canvas) { pictures.Caption(cv, r.W, r.H, false) })
	u.Medal(Icon, game.Point{X: r.X + platePad + 20, Y: r.Y + platePad + 17}, 17)
	u.Log([]string{words})
	u.Para(r.X+platePad+46, r.Y+platePad+(text-u.ParaHeight(in, words, s))/2, in, words, s)
	if a.Stage == Thinking {
		return false, false
	}
	more := rules.Text{FR: "Montrer la réponse", EN: "Show the answer"}
	look := ui.SlateLook
	if a.Stage == What {
		more, look = rules.Text{FR: "Jouer ce coup", EN: "Play it"}, d.MainLook()
	}
	y := r.Y + r.H - platePad - buttonHigh
	b := game.Rect{X: r.X + platePad, Y: y, W: wide - 2*platePad - closeWide - 8, H: buttonHigh}
	press := ui.Button{Text: d.In(more), Look: look, Size: 15}
	if !d.Lay.Portrait {
		press.Hint = game.Advice
	}
	next = u.Button("advicenext", b, press)
	b = game.Rect{X: b.X + b.W + 8, Y: y, W: closeWide, H: buttonHigh}
	leave = u.Button("adviceclose", b, ui.Button{Text: d.In(rules.Text{FR: "Fermer", EN: "Close"}), Size: 15})
	return next, leave
}

// Icon is the sign of an advice.
const Icon = "crystal-ball"

// free is a place for the plate beside what it is about, and where it covers few
// cards: where captions stand, or else somewhere else on the table.
func free(d *panel.Desk, w, h float64, p Place) game.Rect {
	mid, low := d.Lay.Caption.X+d.Lay.Caption.W/2, d.Lay.Caption.Y+d.Lay.Caption.H
	r := game.Rect{X: max(8, min(mid-w/2, d.Lay.W-w-8)), Y: low - h, W: w, H: h}
	least, best := math.Inf(1), r
	for _, y := range []float64{low - h, d.Lay.Bar.H + 8, d.Lay.H/2 - h/2, d.Lay.H - h - 8} {
		r.Y = max(d.Lay.Bar.H+4, min(y, d.Lay.H-h-4))
		n := shared(r, p.From) + shared(r, p.To)/4
		for _, card := range p.cards {
			n += shared(r, card) / 20
		}
		if n < least {
			least, best = n, r
		}
	}
	return best
}

// shared is how much lies in both of two places.
func shared(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// Light puts a gold light around a place; strong for the answer itself.
func Light(u *ui.UI, r game.Rect, strong bool) {
	const m = 14.0
	k := ui.Key{Kind: "advice.light"}
	if strong {
		k.A = 1
	}
	u.Picture(k, r.Inset(-m), func(c *art.Canvas) {
		edge := art.RoundRect(m-4, m-4, r.W+8, r.H+8, 9)
		c.Glow(edge, 2, 6, art.HexA("#ffd45e", .9))
		c.Erase(art.RoundRect(m-2, m-2, r.W+4, r.H+4, 7))
		c.Stroke(edge, 2.6+float64(k.A), art.Solid("#ffe9a8"))
	})
}

// Arrow runs from one place to the other.
func Arrow(u *ui.UI, from, to game.Rect) {
	const reach = 3.0 // into the place: what stands there is to be read
	p, q := from.Center(), to.Center()
	switch { // from edge to edge
	case from.Y > to.Y+to.H:
		p.Y, q.Y = from.Y+4, to.Y+to.H-reach
	case to.Y > from.Y+from.H:
		p.Y, q.Y = from.Y+from.H-4, to.Y+reach
	case p.X > q.X:
		p.X, q.X = from.X+4, to.X+to.W-reach
	default:
		p.X, q.X = from.X+from.W-4, to.X+reach
	}
	const m = 34.0
	at := game.Rect{X: min(p.X, q.X) - m, Y: min(p.Y, q.Y) - m, W: math.Abs(p.X-q.X) + 2*m, H: math.Abs(p.Y-q.Y) + 2*m}
	k := ui.Key{Kind: "advice.arrow", A: int(q.X - p.X), B: int(q.Y - p.Y)}
	u.Picture(k, at, func(c *art.Canvas) {
		curve := arrows.Bow(p.X-at.X, p.Y-at.Y, q.X-at.X, q.Y-at.Y, (q.Y-p.Y)*.35, 0)
		arrows.Draw(c, curve, 7, arrows.Counsel)
	})
}
