package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// buildComparison is the panel that compares what would come of the answers.
func (t *Scene) buildComparison(c *game.Context) {
	f := t.look.Preview.Comparison
	if f == nil {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Comparison)
	if t.tableau.Lay.Portrait || f.Table == nil { // a fixture shows it
		if len(t.preview.Comparison.Rows) > 0 {
			u.Region("comparison", t.in(f.Name))
		}
		t.sayComparison()
		return
	}
	u.Region("comparison", t.in(f.Name))
	if len(t.preview.Comparison.Rows) == 0 {
		t.desk.Panel(r, t.in(f.Name))
		words := c.T(text("Rien n’est en jeu pour l’instant.", "Nothing is at stake just now."))
		if t.question.Ask != nil && !t.busy() {
			if t.hand.Bound() && len(t.hand.Goals()) > 0 {
				words = c.T(text("Désignez une cible pour lire ici ce qu’il en adviendra.",
					"Point at a target to read here what will become of it."))
			} else if s, ok := t.look.Words.Places[t.shown.Layout().Asks[t.question.Ask.Kind].Name]; ok {
				words = t.in(s)
			}
			if t.question.Aloud {
				words = t.aloudHint()
			} else if f.Paying != nil {
				if s := f.Paying(&t.shown, t.question.Ask); !s.Empty() {
					words = t.in(s)
				} else if s := t.preview.Comparison.Nothing(); !s.Empty() {
					words = t.in(s)
				}
			}
		}
		s := ui.AsideText.Sized(14.5).At(art.Centre)
		panel.Para(u, game.Rect{X: r.X + 18, Y: r.Y + 30, W: r.W - 36, H: r.H - 40}, words, s)
		return
	}
	t.paintComparison(u, r)
	t.sayComparison()
}

// paintComparison paints the comparison in r.
func (t *Scene) paintComparison(u *ui.UI, r game.Rect) {
	f := t.look.Preview.Comparison
	var heads []string
	key := ""
	for i := range t.preview.Comparison.Columns {
		head := t.preview.Comparison.Columns[i].Head
		heads = append(heads, head)
		key += head + "\n"
	}
	rows := t.preview.Comparison.Rows
	if n := len(rows); n > 6 {
		rows = rows[:6]
	}
	for _, row := range rows {
		key += row.Label
		for _, cell := range row.Cells {
			key += cell.Icon + cell.Text + "\t"
		}
	}
	const m = 14.0
	title, mark := t.comparisonTitle(), t.preview.Comparison.Mark
	u.Picture(ui.Key{Kind: "table.comparison", Text: title + "\n" + key, A: mark}, r.Inset(-m), func(cv *art.Canvas) {
		cv.Push(art.Translate(m, m))
		f.Table(cv, r.W, r.H, title, heads, rows, mark)
		cv.Pop()
	})
}

// comparisonTitle is the name of the panel, or on whom it depends.
func (t *Scene) comparisonTitle() string {
	if k := t.preview.Comparison.Title; !k.Empty() {
		return t.in(k)
	}
	return t.in(t.look.Preview.Comparison.Name)
}

// buildComparisonButton opens the comparison on a phone, beside the line of the
// log.
func (t *Scene) buildComparisonButton(c *game.Context) {
	if !t.offersComparison() {
		return
	}
	name, weight := t.in(t.look.Preview.Comparison.Name), art.PassWeight
	if t.look.Preview.Comparison.Table == nil {
		weight = art.ActWeight
	}
	if t.desk.Button("comparison", game.Rect(t.tableau.Lay.Comparison), name, "", name, weight, false) {
		t.open(c, sheet.Comparison)
	}
}

// offersComparison reports whether there is a button for the comparison.
func (t *Scene) offersComparison() bool {
	return t.look.Preview.Comparison != nil && t.tableau.Lay.Portrait && !t.tableau.Lay.Comparison.Empty() &&
		len(t.preview.Comparison.Rows) > 0 && t.match.Replay == nil
}

// buildComparisonSheet is the comparison over the table.
func (t *Scene) buildComparisonSheet(c *game.Context, p *sheet.Page) {
	if len(t.preview.Comparison.Rows) == 0 {
		p.Closed = true
		return
	}
	if t.look.Preview.Comparison.Table == nil {
		r := p.Plate(c, c.T(text("Si personne n’agit plus", "If nobody acts any more")), 400, 300)
		t.fixtureOn(t.top, t.look.Preview.Comparison.Fixture, r)
		return
	}
	t.paintComparison(t.top, p.Plate(c, t.in(t.look.Preview.Comparison.Name), 400, 300))
}

// sayComparison says it to those who hear the table.
func (t *Scene) sayComparison() {
	if k := t.preview.Comparison.Title; !k.Empty() {
		t.ui.Say(t.in(k))
	}
	for i := range t.preview.Comparison.Columns {
		a := &t.preview.Comparison.Columns[i].Answer
		words, said := t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, a))+t.colon(), false
		for j, row := range t.preview.Comparison.Rows {
			if cell := row.Cells[i]; cell.Text != "" {
				if j > 0 {
					words += ", "
				}
				words += row.Label + " " + cell.Text
				said = true
			}
		}
		if said {
			t.ui.Say(words)
		}
	}
}

// buildBoxes puts beside cards what will happen to them and why.
func (t *Scene) buildBoxes() {
	f := t.look.Preview.Comparison
	if f == nil || t.busy() || t.choice.Modal() ||
		t.tableau.Lay.Portrait && (t.desk.Waiting() || !t.notices.Caption.Text.Empty()) {
		return // on a phone what waits stands there
	}
	lane := t.tableau.Lay.Lane
	right := lane.X
	for i := range t.preview.Comparison.Boxes {
		b := &t.preview.Comparison.Boxes[i]
		if len(b.Lines) == 0 {
			continue
		}
		w, h := f.BoxSize(b.Lines, t.desk.Lang, min(210, lane.W/3))
		s := t.tableau.Stage.Cards[b.At].Goal()
		x := max(right, min(s.X+14, lane.X+lane.W-w))
		y := lane.Y + (lane.H-h)/2
		if !t.tableau.Lay.Portrait { // below what is said of the moment
			y = max(lane.Y+44, y+18)
		}
		r := game.Rect{X: x, Y: y, W: w, H: h}
		if f.Beside {
			r = t.beside(b.At, w, h)
		}
		right = x + w + 8
		key := ""
		for _, l := range b.Lines {
			key += l.Icon + t.in(l.Text) + "\n"
		}
		lines, lang := b.Lines, t.desk.Lang
		const m = 8.0
		t.top.Picture(ui.Key{Kind: "table.lane.box", Text: key}, r.Inset(-m), func(c *art.Canvas) {
			c.Push(art.Translate(m, m))
			f.Box(c, r.W, r.H, lines, lang)
			c.Pop()
		})
	}
}

// beside is a place of w by h units at the side of a card on which no other card
// lies, or else over its picture.
func (t *Scene) beside(id rules.CardID, w, h float64) game.Rect {
	s := t.tableau.Stage.Cards[id].Goal()
	half := s.Width/2 + 6
	r := game.Rect{X: s.X + half, Y: s.Y - h/2, W: w, H: h}
	for range 2 {
		free := r.X > t.tableau.Lay.Mat.X && r.X+w < t.tableau.Lay.Mat.X+t.tableau.Lay.Mat.W
		for _, other := range t.tableau.Order {
			if g := t.tableau.Stage.Cards[other].Goal(); other != id && free {
				at := layout.Around(layout.Point{X: g.X, Y: g.Y}, g.Width, g.Width*layout.CardRatio)
				free = !at.Overlaps(layout.Rect(r))
			}
		}
		if free {
			return r
		}
		r.X = s.X - half - w
	}
	return game.Rect{X: s.X - w/2, Y: s.Y - s.Width*.21 - h, W: w, H: h} // above what lies on its middle
}
