package logbook

import (
	"sort"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// gap is the room between two entries at the side.
const gap = 6.0

var sideStyle = ui.Text{Face: ui.BodyText.Face, Size: 14, Col: ui.Cream, Lead: 1.12}

// Title is what a log is called.
func Title(c *game.Context) string { return c.T(game.Text{FR: "Journal", EN: "Log"}) }

// Side shows the log at the side, at its end whenever it has grown.
func (b *Book) Side(c *game.Context, p *Page) (touched Touched) {
	u, d, r := p.UI, p.Desk, game.Rect(p.Desk.Lay.Log)
	d.Panel(r, Title(c))
	box := game.Rect{X: r.X + 10, Y: r.Y + 44, W: r.W - 12, H: r.H - 52}
	if d.Look.Furniture.Skin != nil {
		box.Y, box.H = r.Y+34, r.H-42
	}
	style := sideStyle
	style.Size, style.Fixed = min(u.Size(style.Size), 19), true // larger in the log of its own
	wide := box.W - 42                                          // beside the icon and the bar
	for _, s := range d.Setup.Seats {
		style.Size = art.FitText(ui.StrongText.Face, style.Size, look.SmallestText, wide, s.Name)
	}
	l := &b.tops
	l.setting(wide, u.LineHeight(style))
	l.fit(len(p.Entries),
		func(i int) string { return d.In(p.Entries[i].Text) },
		func(s string) float64 { return u.RichHeight(wide, s, style) })
	u.Scroll("sidelog", box, func(x, y, _ float64) float64 {
		first := sort.Search(len(l.tops), func(i int) bool { return y+l.bottom(i)-gap >= box.Y })
		for i := first; i < len(l.tops) && y+l.tops[i] <= box.Y+box.H; i++ {
			b.follow(p, &touched, i, p.entry(c, &touched, i, x+30, y+l.tops[i], wide, style))
		}
		return wholeEntries(l.tops, l.high, box.H)
	})
	u.ScrollStops("sidelog", l.tops)
	if b.shown != len(p.Entries) {
		b.shown = len(p.Entries)
		u.ScrollEnd("sidelog")
	}
	return touched
}

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

// entry sets entry i at the side and returns what is done to its links.
func (p *Page) entry(c *game.Context, touched *Touched, i int, x, y, w float64, style ui.Text) ui.Link {
	u, e := p.UI, &p.Entries[i]
	if e.Meaning.Icon != "" {
		panel.LogIcon(u, e.Meaning, game.Point{X: x - 18, Y: y + u.LineHeight(style)/2}, 10)
	}
	p.opener(c, touched, "logwhy", i, game.Rect{X: x - 30, Y: y - 2, W: w + 30}, w, style)
	_, link := u.Rich(u.Sub("line", i), x, y, w, p.Desk.In(e.Text), style, p.Desk.Colour)
	return link
}

// follow shows large the card whose name is pointed at or pressed in entry i,
// and puts it away when the name is left.
func (b *Book) follow(p *Page, touched *Touched, i int, link ui.Link) {
	if link.Hot != nil && p.Large != link.Hot.Card {
		b.linked, p.Large = link.Hot.Card, link.Hot.Card
		touched.show(link.Hot.Card, false)
	} else if link.Hot == nil && link.Pressed == nil && b.linked != 0 && b.line == i {
		b.linked, p.Large = 0, 0
		*touched = Touched{Away: true, Steps: touched.Steps}
	}
	if link.Hot != nil {
		b.line = i
	}
	if link.Pressed != nil {
		touched.show(link.Pressed.Card, true)
	}
}

// opener makes entry i, whose words are w wide, a place that opens the steps of
// the change it tells of, if it is one.
func (p *Page) opener(c *game.Context, touched *Touched, id string, i int, r game.Rect, w float64, style ui.Text) {
	u, e := p.UI, &p.Entries[i]
	if e.Why == nil {
		return
	}
	r.H = u.RichHeight(w, p.Desk.In(e.Text), style) + 4
	label := c.T(game.Text{FR: "Pas à pas\u00a0: ", EN: "Step by step: "}) + p.Desk.Plain(e.Text)
	hit := u.Hit(u.Sub(id, i), r, ui.Place{Label: label, On: p.Explain.Line == i+1})
	if hit.Hot || hit.Focused || p.Explain.Line == i+1 {
		u.FocusRing(game.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - 6, H: r.H - 8})
	}
	if hit.Pressed || hit.Alt {
		p.Explain.Press(i)
		touched.Steps = true
	}
}

// Whole lays the whole log out in r, the newest entry first. While the steps of
// one are open, they are all that answers.
func (p *Page) Whole(c *game.Context, r game.Rect) (touched Touched) {
	u, d := p.UI, p.Desk
	style := ui.BodyText.Sized(16)
	still := p.Explain.Line != 0
	u.Scroll("log", r, func(x, y, w float64) float64 {
		top := y
		for i := len(p.Entries) - 1; i >= 0; i-- {
			e := &p.Entries[i]
			panel.LogIcon(u, e.Meaning, game.Point{X: x + 13, Y: y + u.LineHeight(style)/2}, 11)
			id := ""
			if !still {
				id = u.Sub("full", i)
				p.opener(c, &touched, "fullwhy", i, game.Rect{X: x, Y: y - 2, W: w}, w-56, style)
			}
			h, link := u.Rich(id, x+34, y, w-56, d.In(e.Text), style, d.Colour)
			if link.Pressed != nil {
				touched.show(link.Pressed.Card, true)
			}
			if e.Why != nil {
				u.Icon("expand", game.Point{X: x + w - 8, Y: y + u.LineHeight(style)/2}, 12, ui.Gold)
			}
			y += h + 7
		}
		return y - top
	})
	return touched
}

// Last shows the last entry on one line, which a press, which it reports, opens to
// the whole log.
func (p *Page) Last(c *game.Context) bool {
	u, d, r := p.UI, p.Desk, game.Rect(p.Desk.Lay.Log)
	h := u.Hit("logline", r, ui.Place{Label: c.T(game.Text{FR: "Ouvrir le journal", EN: "Open the log"})})
	u.Panel(r)
	if n := len(p.Entries); n > 0 {
		e := &p.Entries[n-1]
		panel.LogIcon(u, e.Meaning, game.Point{X: r.X + 20, Y: r.Y + r.H/2}, 11)
		s := ui.BodyText.Sized(14)
		s.Size, s.Fixed, s.Lead = u.Size(s.Size), true, 1.1
		high := u.RichHeight(r.W-58, d.In(e.Text), s)
		for high > r.H-6 && s.Size > look.SmallestText {
			s.Size *= 0.94
			high = u.RichHeight(r.W-58, d.In(e.Text), s)
		}
		u.Rich("", r.X+36, r.Y+max(3, (r.H-high)/2), r.W-58, d.In(e.Text), s, d.Colour)
	}
	u.Icon("expand", game.Point{X: r.X + r.W - 14, Y: r.Y + r.H/2}, 14, ui.Gold)
	return h.Pressed
}
