package panel

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// BarPlate is the ground of the bar, with the name of the game in its skin.
func (d *Desk) BarPlate(l *layout.Table) {
	r := game.Rect(l.Bar)
	k := d.Look.Furniture.Skin
	if k == nil || k.Bar == nil || d.UI.Contrast() {
		d.UI.Picture(ui.Key{Kind: "table.bar"}, r, pictures.Bar)
		return
	}
	name := d.Look.Game.Name
	if l.Portrait {
		name = ""
	}
	at := game.Rect{X: 0, Y: 0, W: r.W, H: r.H + 12}
	d.UI.Picture(ui.Key{Kind: "table.skinbar", Text: name}, at, func(c *art.Canvas) { k.Bar(c, r.W, r.H, name) })
}

// BarName is the name of the game, where the ground of the bar does not
// bear it.
func (d *Desk) BarName(title ui.Text) {
	u, l := d.UI, d.Lay
	if k := d.Look.Furniture.Skin; k != nil && k.Bar != nil && !u.Contrast() {
		u.SayHeading(d.Look.Game.Name)
		return
	}
	u.Icon(d.Look.Ground.Emblem, game.Point{X: l.Title.X + 12, Y: l.Title.Y + l.Title.H/2}, 26, art.Hex("#ef7b3a"))
	at := game.Rect(l.Title)
	at.X, at.W = at.X+32, at.W-32
	u.Heading(at, d.Look.Game.Name, Fit(u, d.Look.Game.Name, title, at.W))
}

// TurnText says which turn or round it is.
func (d *Desk) TurnText(c *game.Context) string {
	switch {
	case !d.Numbers.HasRound && !d.Numbers.HasTurn:
		return ""
	case d.Numbers.HasRound:
		return d.RoundText()
	case d.Numbers.HasTurn && d.Numbers.TurnNow(d.View) == 0:
		return c.T(text("Mise en place", "Set-up"))
	}
	return d.In(d.Look.Turn.Name()) + " " + strconv.Itoa(int(d.Numbers.TurnNow(d.View)))
}

// RoundText is the round in words.
func (d *Desk) RoundText() string {
	return d.In(d.Look.Turn.RoundName) + " " + strconv.Itoa(int(d.View.Var(d.Numbers.Round, rules.Nobody)))
}
