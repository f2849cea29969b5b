// Package plaque explains the spell that is being considered or in play: on a
// plaque over the table, tied to the cards it is about, and in the book of all
// pairs of cards that make one.
package plaque

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/ui"
)

// A Plaque is one on a table.
type Plaque struct {
	Desk  *panel.Desk
	Says  look.Plaque
	Plays bool // a press plays the pair it is about
}

// Build describes it, and reports whether it was pressed to be played.
func (k *Plaque) Build() bool {
	d, p := k.Desk, &k.Says
	u, r := d.UI, game.Rect(d.Lay.Plaque)
	title, kicker, words := d.Plain(p.Title), d.Plain(p.Kicker), d.In(p.Text)
	u.Region("plaque", title)
	painted := art.Plaque{Icon: p.Icon, Glaze: p.Glaze, Kicker: kicker, Title: title, Text: look.Stressed(words)}
	u.Picture(ui.Key{Kind: "table.plaque", Text: title + "\n" + kicker + "\n" + words + "\n" + p.Glaze[1]}, r.Inset(-14),
		func(cv *art.Canvas) { art.DrawPlaque(cv, 14, 14, r.W, r.H, painted) })
	if u.Kit.Audit != nil {
		at, cut := art.PlaqueWords(r.W, r.H, painted)
		for i, s := range [...]string{kicker, title, rules.Plain(words)} {
			u.Painted(game.Rect{X: r.X + at[i][0], Y: r.Y + at[i][1], W: at[i][2], H: at[i][3]}, s, cut)
		}
	}
	u.Say(kicker + d.Colon() + title + ". " + rules.Plain(words))
	if !k.Plays {
		return false
	}
	h := u.Hit("plaque", r, ui.Place{Label: d.In(rules.Text{FR: "Jouer la combinaison ", EN: "Play the combination "}) +
		title})
	if h.Hot || h.Focused {
		u.Ring(r)
	}
	return h.Pressed
}

// Halves says beside the plaque what each half of its pair would do alone.
func (k *Plaque) Halves() {
	d, p := k.Desk, &k.Desk.Look.Play.Pairs.All[k.Says.Pair-1]
	for i, f := range [...]rules.Face{p.First, p.Second} {
		r := game.Rect(d.Lay.Halves[i])
		if d.Lay.Halves[i].Empty() {
			continue
		}
		u, info := d.UI, &d.Look.Game.Faces[f]
		u.Picture(ui.Key{Kind: "table.half"}, r, paintHalf(r.W, r.H))
		head := d.Plain(info.Name) + d.In(alone)
		line := min(20, r.H*.28)
		u.Label(game.Rect{X: r.X + 8, Y: r.Y + 4, W: r.W - 16, H: line}, head,
			panel.Capped(u, panel.Fit(u, head, ui.StrongText.Sized(14).In(ui.Gold), r.W-16), 17))
		style := ui.BodyText.Sized(14)
		style.Lead = 1.02
		panel.Para(u, game.Rect{X: r.X + 8, Y: r.Y + 3 + line, W: r.W - 14, H: r.H - line - 6}, d.Plain(info.Rules), style)
	}
}

var alone = rules.Text{FR: ", sans l’autre", EN: " alone"}

// Unplayable says beside the plaque why its card cannot be played.
func (k *Plaque) Unplayable(why rules.Text) {
	d := k.Desk
	u, r := d.UI, game.Rect(d.Lay.Halves[1])
	if d.Lay.Portrait {
		first := d.Lay.Halves[0]
		r = game.Rect{X: first.X, Y: first.Y, W: r.X + r.W - first.X, H: first.H}
	}
	u.Say(d.Plain(why))
	u.Picture(ui.Key{Kind: "table.unplayable"}, r, paintUnplayable(r.W, r.H))
	style := ui.BodyText.Sized(13.5).At(art.Centre)
	style.Lead = 1.05
	panel.Para(u, r.Inset(6), d.Plain(why), style)
}

func paintUnplayable(w, h float64) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(1, 1, w-2, h-2, 8)
		c.Fill(p, art.SolidA("#1c0a0c", .96))
		c.Stroke(p, 1.4, art.Solid("#ff8f78"))
	}
}

func paintHalf(w, h float64) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(1, 1, w-2, h-2, 8)
		c.Fill(p, art.SolidA("#120a18", .96))
		c.Stroke(p, 1.2, art.SolidA("#e9c46a", .5))
	}
}

// Threads ties the plaque to the two cards of a tableau that it is about.
func (k *Plaque) Threads(on *tableau.Tableau) {
	p, r := &k.Says, k.Desk.Lay.Plaque
	from := layout.Point{X: r.X + r.W/2, Y: r.Y + r.H + 2}
	for _, id := range [...]rules.CardID{p.First, p.Other} {
		s, ok := on.Pose(id)
		if id == 0 || !ok || on.Stage.Cards[id].Moving() {
			continue
		}
		to := layout.Point{X: s.X, Y: s.Y - s.Width*layout.CardRatio/2 - 6}
		x, w := min(from.X, to.X)-8, max(from.X, to.X)-min(from.X, to.X)+16
		if to.Y-from.Y < 6 {
			continue
		}
		box := game.Rect{X: x, Y: from.Y - 8, W: w, H: to.Y - from.Y + 16}
		k.Desk.UI.Picture(ui.Key{Kind: "table.thread", A: int(to.X - from.X), B: int(to.Y - from.Y)}, box,
			func(c *art.Canvas) { art.LightThread(c, from.X-x, 8, to.X-x, 8+to.Y-from.Y) })
	}
}
