// Package places marks what the places of the table are: rows and their gaps, the
// names of piles and how many cards they have, and where a card may go.
package places

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/ui"
)

// Places are those of one table.
type Places struct {
	Desk     *panel.Desk
	Tableau  *tableau.Tableau
	Question *question.Question
}

// Rows marks where the cards in play lie.
func (p *Places) Rows() {
	k := p.Desk.Look.Furniture.Skin
	if k == nil || k.Frame == nil {
		return
	}
	for i := range p.Desk.Lay.Rows {
		f := &p.Desk.Lay.Rows[i]
		r := game.Rect(f.Rect)
		name := p.name(f.Zone)
		if p.Desk.Lay.Portrait {
			name = ""
		}
		lit := false
		for _, g := range p.Tableau.Hand.Goals() {
			lit = lit || g.Card == 0 && g.Whom < 0 && g.Zone == f.Zone
		}
		p.Desk.UI.Picture(ui.Key{Kind: "table.frame", Text: name, A: look.Int(lit), B: f.Style}, r.Inset(-k.FrameMargin),
			func(c *art.Canvas) {
				c.Push(art.Translate(k.FrameMargin, k.FrameMargin))
				k.Frame(c, r.W, r.H, name, f.Style, lit)
				c.Pop()
			})
	}
}

// Tags writes on u the names of zones and how many cards they have.
func (p *Places) Tags(u *ui.UI) {
	k := p.Desk.Look.Furniture.Skin
	for i := range p.Desk.Lay.Tags {
		g := &p.Desk.Lay.Tags[i]
		if p.underHeld(g) {
			continue
		}
		if r := game.Rect(g.Name); !g.Name.Empty() {
			name := p.name(g.Zone)
			s := panel.Capped(u, panel.Fit(u, name, ui.CaptionText.At(art.Centre).Sized(12).In(ui.Cream), r.W), 13.5)
			s.Shadow = true
			u.Words(r, name, s)
		}
		n := p.Desk.View.Count(g.Zone)
		if r := game.Rect(g.Count); n > 0 && !g.Count.Empty() && k != nil && k.Count != nil {
			u.Picture(ui.Key{Kind: "table.tag", A: n}, r, func(c *art.Canvas) { k.Count(c, r.W, n) })
		}
	}
}

// underHeld reports whether the card that is held up, from somewhere else, lies
// over the words of a zone.
func (p *Places) underHeld(g *layout.Tag) bool {
	id := p.Tableau.Hand.Card()
	if id == 0 || p.Desk.View.Cards[id].Zone == g.Zone {
		return false
	}
	at := layout.Rect(p.Tableau.Place(id))
	return !g.Name.Empty() && at.Overlaps(g.Name) || !g.Count.Empty() && at.Overlaps(g.Count)
}

// Gaps marks the empty places of a common row.
func (p *Places) Gaps(z rules.Zone, sp *layout.Spread) {
	if sp.Kind != layout.Slots {
		return
	}
	cards, n := p.Desk.View.Zone(z), p.Desk.Numbers.Places(p.Desk.View, z)
	for i := range min(n, len(cards)) {
		if cards[i] == 0 {
			p.Desk.UI.Picture(ui.Key{Kind: "table.gap"}, game.Rect(sp.Pose(i, n).Bounds()),
				pictures.Gap(sp.Pose(i, n).Width, p.Desk.Look.Ground.Gap))
		}
	}
}

// Pile marks an empty pile, and writes what the others are called and how many
// cards lie there.
func (p *Places) Pile(c *game.Context, zone string, sp *layout.Spread, n int) {
	switch zone {
	case p.Desk.Look.Play.Pile:
		if n == 0 {
			p.gap(sp)
		}
		if !p.Desk.Lay.DeckName.Empty() {
			p.pileName(game.Rect(p.Desk.Lay.DeckName), c.T(text("Pioche", "Deck")))
		}
	case p.Desk.Look.Play.Discard:
		if n > 0 {
			label := c.T(text("Défausse · ", "Discard · ")) + strconv.Itoa(n)
			if p.Desk.Lay.Pile.W < 70 {
				label = strconv.Itoa(n)
			}
			p.pileName(game.Rect(p.Desk.Lay.Pile), label)
		} else {
			p.gap(sp)
		}
	}
}

// gap marks the place of a pile.
func (p *Places) gap(sp *layout.Spread) {
	at := sp.Pose(0, 1)
	p.Desk.UI.Picture(ui.Key{Kind: "table.gap"}, game.Rect(at.Bounds()), pictures.Gap(at.Width, p.Desk.Look.Ground.Gap))
}

// pileName writes the name of a pile over it. Where the table has ornaments they
// would run through the words: there these lie on a shade.
func (p *Places) pileName(r game.Rect, label string) {
	u := p.Desk.UI
	style := panel.Capped(u, ui.Text{Face: ui.CaptionText.Face, Size: 14, Col: ui.White, Align: art.Centre, Shadow: true},
		17)
	if !p.Desk.Lay.DeckName.Empty() {
		w := min(r.W, u.TextWidth(label, style)) + 14
		box := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H/2 - 10, W: w, H: 20}
		u.Picture(ui.Key{Kind: "table.pilename"}, box, func(cv *art.Canvas) {
			cv.Fill(art.RoundRect(0, 0, box.W, box.H, 8), art.SolidA("#1c0c34", .78))
		})
	}
	u.Label(r, label, style)
}

// name is what a zone is called on the table.
func (p *Places) name(z rules.Zone) string {
	info := &p.Desk.View.Layout().Zones[z]
	if n, ok := p.Desk.Look.Words.Names[info.Name]; ok {
		return p.Desk.In(n)
	}
	return p.Desk.In(info.Text)
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }
