package explain

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// A Page is a parchment that explains numbers, measured: what one came from, or
// what an answer would do to all that it changes.
type Page struct {
	Parts []Part
	W, H  float64

	open       int // the only part whose lines have room; -1: all have
	head, body ui.Text
}

// Touched is what somebody does with a page.
type Touched struct {
	Title int          // the closed title pointed at; -1 for none
	Card  rules.CardID // whose name is pressed, or 0
	Light bool         // another card is lit
}

const (
	gap    = 7.0   // between the lines of the parchment
	margin = 62.0  // beside its lines, with the number of the step
	bar    = 28.0  // height of a title
	Wide   = 330.0 // of a page, where the window has room
)

// Measure sets the page as large as the settings ask and a window of width by
// height allows. Where not all numbers have room, one is open at a time.
func (p *Page) Measure(u *ui.UI, width, height float64, open int) {
	p.W, p.open = min(Wide, width-24), -1
	p.head = ui.StrongText.In(ui.Cream).Sized(16)
	p.body = ui.Text{Face: ui.BodyText.Face, Size: u.Size(15.5), Fixed: true, Col: ui.Ink, Lead: 1.12}
	if p.H = p.tall(u); p.H > height-16 && len(p.Parts) > 1 {
		p.open = min(open, len(p.Parts)-1)
	}
	for p.H = p.tall(u); p.H > height-16 && p.body.Size > look.SmallestText; p.H = p.tall(u) {
		p.body.Size *= 0.94
	}
}

func (p *Page) tall(u *ui.UI) float64 {
	h := 10.0
	for i := range p.Parts {
		h += bar + 8
		if p.open >= 0 && p.open != i {
			continue
		}
		for _, l := range p.Parts[i].Rows {
			h += u.RichHeight(p.W-margin, l.Text, p.body) + gap
		}
	}
	return h
}

// Build describes the page in r, and lights the card that is pointed at.
func (p *Page) Build(u *ui.UI, r game.Rect, s *State) Touched {
	u.Parchment(r)
	touched := Touched{Title: -1}
	y, line := r.Y+6, 0
	for i := range p.Parts {
		if p.title(u, i, game.Rect{X: r.X + 6, Y: y, W: r.W - 12, H: bar}) {
			touched.Title = i
		}
		y += bar + 8
		if p.open >= 0 && p.open != i {
			continue
		}
		for _, l := range p.Parts[i].Rows {
			y += p.row(u, r, y, line, l, s, &touched) + gap
			line++
		}
	}
	return touched
}

// title describes the title of part i. Where one part is open at a time, it
// opens its own when it is pointed at: then it reports true.
func (p *Page) title(u *ui.UI, i int, r game.Rect) bool {
	words, field, touched := p.Parts[i].Title, "#3a1c10", false
	if p.open >= 0 {
		h := u.Hit(u.Sub("whyruler", i), r, ui.Place{Label: words, On: p.open == i})
		touched = h.Hot || h.Focused || h.Pressed
		if p.open != i {
			field = "#6d4a34"
		}
		if h.Focused {
			defer u.FocusRing(r)
		}
	}
	u.Bar(r, art.Hex(field))
	in := game.Rect{X: r.X + 10, Y: r.Y, W: r.W - 20, H: r.H}
	u.Label(in, words, panel.Fit(u, words, p.head, in.W))
	return touched
}

// row describes line i of the page r and returns its height. The names of its
// cards light them.
func (p *Page) row(u *ui.UI, r game.Rect, y float64, i int, l Row, s *State, touched *Touched) float64 {
	body := p.body
	if l.Step > 0 {
		w := 26.0
		if l.To > l.Step {
			w = 32
			body.Col = art.Hex("#8a6f52")
		}
		key := ui.Key{Kind: "table.step", A: l.Step, B: l.To}
		u.Picture(key, game.Rect{X: r.X + 25 - w/2, Y: y, W: w, H: 18}, paintStep(l, w))
	}
	h, link := u.Rich(u.Sub("whyline", i), r.X+46, y, r.W-margin, l.Text, body, nil)
	lit := rules.CardID(0)
	if link.Hot != nil {
		lit = link.Hot.Card
	}
	if s.light(i, lit) {
		touched.Light = true
	}
	if link.Pressed != nil {
		touched.Card = link.Pressed.Card
	}
	return h
}

// paintStep paints the number of a step, or from which to which.
func paintStep(l Row, w float64) func(c *art.Canvas) {
	words, field := strconv.Itoa(l.Step), "#7d1a10"
	if l.To > l.Step {
		words, field = words+"–"+strconv.Itoa(l.To), "#b08a6a"
	}
	return func(c *art.Canvas) {
		c.Fill(art.RoundRect(0, 0, w, 18, 9), art.Solid(field))
		c.Text(ui.CaptionText.Face, 13, w/2, 13.4, art.Centre, words, art.Solid("#fff3d8"))
	}
}
