package sheet

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// A Page is a sheet while it is described.
type Page struct {
	UI     *ui.UI
	Desk   *panel.Desk
	Under  bool // a card is shown large over it, for which Cancel is
	Closed bool // somebody has closed it
}

// Plate describes the plate of a sheet of at most w by h units, with its title,
// and returns the room inside. It closes on Cancel, on its cross and on a press
// beside it.
func (p *Page) Plate(c *game.Context, title string, w, h float64) game.Rect {
	u := p.UI
	u.Veil(0.62)
	key := !p.Under && (u.Key(game.Cancel) || u.Key(game.Menu))
	if u.Hit("veil", c.Bounds(), ui.Place{}).Pressed || key {
		p.Closed = true
	}
	w, h = min(w, c.W-16), min(h, c.H-16)
	r := game.Rect{X: (c.W - w) / 2, Y: (c.H - h) / 2, W: w, H: h}
	u.Region("modal", title)
	u.Block("sheet", r)
	u.Panel(r)
	head := game.Rect{X: r.X + 54, Y: r.Y + 12, W: r.W - 108, H: 30}
	u.Heading(head, title, panel.Capped(u, panel.Fit(u, title, ui.HeadText.At(art.Centre), head.W), 30))
	u.Rule(r.X+40, r.Y+50, r.W-80)
	cross := game.Rect{X: r.X + r.W - 52, Y: r.Y + 8, W: 44, H: 44}
	hit := u.Hit("close", cross, ui.Place{Label: c.T(text("Fermer", "Close"))})
	u.Picture(ui.Key{Kind: "table.cross", A: look.Int(hit.Hot || hit.Focused)}, cross,
		pictures.Cross(hit.Hot || hit.Focused))
	if hit.Pressed {
		p.Closed = true
	}
	return game.Rect{X: r.X + 24, Y: r.Y + 62, W: r.W - 48, H: r.H - 82}
}

// Aid shows the game's aid card.
func (p *Page) Aid(c *game.Context) {
	w, h := 960.0, 640.0
	if p.Desk.Lay.Portrait {
		w, h = 380, 690
	}
	r, lang := p.Plate(c, c.T(text("Aide de jeu", "Aid card")), w, h), p.Desk.Lang
	key := ui.Key{Kind: "table.aid", A: int(lang), B: look.Int(p.Desk.Lay.Portrait)}
	p.UI.Picture(key, r, func(cv *art.Canvas) {
		p.Desk.Look.Furniture.Aid(cv, r.W, r.H, p.Desk.View.Layout().Seats, lang)
	})
	p.UI.Say(c.T(text("L’aide-mémoire du jeu\u00a0; les règles complètes sont sous F1.",
		"The game's aid card; the complete rules are under F1.")))
	if p.UI.Key(game.Aid) {
		p.Closed = true
	}
}
