package dracoliath

import (
	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// StormTag is what a chip says about a Storm in force.
type StormTag struct {
	Title  string        // "Tempête"
	Icon   string        // the Storm's pictogram
	Symbol art.Symbol    // what it adds
	Amount string        // "+1"
	Target string        // "adverse", "à vous"
	Dir    art.Direction // toward whom
}

// StormChip draws the ember-edged chip of a Storm that acts on a player.
func StormChip(c *art.Canvas, x, y, w, h float64, t StormTag) {
	p := art.RoundRect(x, y, w, h, 9)
	c.Glow(p, 1.5, 5, art.HexA("#ff7a34", 0.70))
	c.Fill(p, art.Linear(x, y, x+w*0.3, y+h, art.S(0, "#3a1d12"), art.S(0.5, "#1e0f0b"), art.S(1, "#120908")))
	c.Fill(p, c.Tile(texture.SlateTile(), 1).With(art.SoftLight).Alpha(0.6))
	c.InnerShadow(p, 1, 2, 3, art.HexA("#000", 0.6))
	c.Stroke(p, 2.2, art.Linear(x, y, x+w*0.4, y+h, art.S(0, "#ffc08a"), art.S(0.4, "#f0793a"), art.S(1, "#a83d18")))
	c.Stroke(art.RoundRect(x+2.6, y+2.6, w-5.2, h-5.2, 7), 0.7, art.SolidA("#ffb077", 0.35))
	row1, row2 := y+h*0.30, y+h*0.70
	c.Icon(t.Icon, x+19, row1, 17, art.Linear(0, row1-9, 0, row1+9, art.S(0, "#ffd9b8"), art.S(1, "#f08a50")))
	size := art.FitText(fonts.LabelBold, 15, 10, w-62, t.Title)
	c.Engraved(fonts.LabelBold, size, x+33, row1+size*0.33, art.Left, t.Title, "#fbeedd")
	c.DirArrow(t.Dir, x+w-16, row1, 16)
	c.Symbol(t.Symbol, x+21, row2, 10.5)
	c.Engraved(fonts.Name, 17, x+37, row2+5.8, art.Left, t.Amount, "#fff0d8")
	at := x + 37 + c.TextWidth(fonts.Name, 17, t.Amount) + 6
	size = art.FitText(fonts.Rules, 15, 9, x+w-8-at, t.Target)
	c.Engraved(fonts.Rules, size, at, row2+5.4, art.Left, t.Target, "#f0dfc4")
}
