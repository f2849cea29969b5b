// Package compare shows answer beside answer what would come of them: on a panel
// of the table, on a sheet where there is no room for one, and in boxes beside the
// cards it befalls.
package compare

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/ui"
)

// A Panel is a comparison on a table whose game makes one.
type Panel struct {
	Desk *panel.Desk
	Of   *preview.Comparison
}

// Build is the panel. Where there is nothing to compare it has words instead.
func (p *Panel) Build(words func() string) {
	d, f := p.Desk, p.Desk.Look.Preview.Comparison
	u, r := d.UI, game.Rect(d.Lay.Comparison)
	if d.Lay.Portrait || f.Table == nil { // a fixture shows it
		if len(p.Of.Rows) > 0 {
			u.Region("comparison", d.In(f.Name))
		}
		p.say()
		return
	}
	u.Region("comparison", d.In(f.Name))
	if len(p.Of.Rows) == 0 {
		d.Panel(r, d.In(f.Name))
		s := ui.AsideText.Sized(14.5).At(art.Centre)
		panel.Para(u, game.Rect{X: r.X + 18, Y: r.Y + 30, W: r.W - 36, H: r.H - 40}, words(), s)
		return
	}
	p.Table(u, r)
	p.say()
}

// mostRows is how many rows of a comparison are shown.
const mostRows = 6

// Table paints the comparison in r.
func (p *Panel) Table(u *ui.UI, r game.Rect) {
	var heads []string
	key := ""
	for i := range p.Of.Columns {
		head := p.Of.Columns[i].Head
		heads = append(heads, head)
		key += head + "\n"
	}
	rows := p.Of.Rows
	rows = rows[:min(len(rows), mostRows)]
	for _, row := range rows {
		key += row.Label
		for _, cell := range row.Cells {
			key += cell.Icon + cell.Text + "\t"
		}
	}
	const m = 14.0
	title, mark, f := p.title(), p.Of.Mark, p.Desk.Look.Preview.Comparison
	u.Picture(ui.Key{Kind: "table.comparison", Text: title + "\n" + key, A: mark}, r.Inset(-m), func(cv *art.Canvas) {
		cv.Push(art.Translate(m, m))
		f.Table(cv, r.W, r.H, title, heads, rows, mark)
		cv.Pop()
	})
}

// title is the name of the panel, or on whom the comparison depends.
func (p *Panel) title() string {
	if k := p.Of.Title; !k.Empty() {
		return p.Desk.In(k)
	}
	return p.Desk.In(p.Desk.Look.Preview.Comparison.Name)
}

// Offered reports whether there is a button for the comparison, as on a phone.
func (p *Panel) Offered() bool {
	l := p.Desk.Lay
	return p.Desk.Look.Preview.Comparison != nil && l.Portrait && !l.Comparison.Empty() && len(p.Of.Rows) > 0
}

// Button is that button, beside the line of the log. It reports whether it was
// pressed.
func (p *Panel) Button() bool {
	d, f := p.Desk, p.Desk.Look.Preview.Comparison
	name, weight := d.In(f.Name), art.PassWeight
	if f.Table == nil {
		weight = art.ActWeight
	}
	return d.Button("comparison", game.Rect(d.Lay.Comparison), name, "", name, weight, false)
}

// say says it to those who hear the table.
func (p *Panel) say() {
	d := p.Desk
	if k := p.Of.Title; !k.Empty() {
		d.UI.Say(d.In(k))
	}
	for i := range p.Of.Columns {
		words, said := d.Label(&p.Of.Columns[i].Answer)+d.Colon(), false
		for j, row := range p.Of.Rows {
			if cell := row.Cells[i]; cell.Text != "" {
				if j > 0 {
					words += ", "
				}
				words += row.Label + " " + cell.Text
				said = true
			}
		}
		if said {
			d.UI.Say(words)
		}
	}
}
