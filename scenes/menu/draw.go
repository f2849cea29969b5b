package menu

import (
	"image/color"

	"wyrmtable/art"
	"wyrmtable/art/menu"
	"wyrmtable/game"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// title is the name of the program between two dragons, and what it is.
func (m *Menu) title(c *game.Context, r game.Rect) {
	u := m.ui
	u.Region("title", "Wyrmtable")
	u.SayHeading("Wyrmtable")
	size := min(58, r.W/10.6)
	own := u.Size(18) // the size that the words want
	sub := ""
	if size*0.31 > own-0.5 {
		sub = c.T(subtitle)
	}
	at := game.Rect{X: r.X, Y: r.Y, W: r.W, H: size * 1.8}
	u.Picture(ui.Key{Kind: "menu.title", Text: sub}, at, func(cv *art.Canvas) {
		menu.Title(cv, at.W/2, size*0.98, size, "WYRMTABLE", sub)
	})
	u.Say(c.T(subtitle))
	if sub != "" {
		return
	}
	t := ui.AsideText.Sized(18).In(art.Hex("#f4e2b8")).At(art.Centre)
	t.Shadow = true
	if r.W < 500 {
		t.Size = 16
	}
	u.Words(game.Rect{X: r.X + 12, Y: r.Y + size*1.25, W: r.W - 24, H: u.LineHeight(t)}, c.T(subtitle), t)
}

// tileAspect is the height of a tile of width 1.
const tileAspect = 330.0 / 214.0

// tileRise is how far a tile that is pointed at is lifted.
const tileRise = 8.0

// tileMargin is how far a tile's glow and plate reach beyond it.
const tileMargin = 26.0

// drawTile draws a game's tile as art.Canvas.GameTile does, lifted if lit.
func (m *Menu) drawTile(c *game.Context, l *look.Look, r game.Rect, lit bool) {
	u, th := m.ui, l.Tile.Style
	if !u.Shows(r) {
		return
	}
	if lit {
		r.Y -= tileRise
	}
	t := menu.Tile{Theme: th, Title: l.Game.Name, Line1: c.T(l.Tile.Motto), Line2: c.T(factsOf(l)), Selected: lit}
	pw, ph := t.PictureSize(r.W, u.Kit.Pics.Scale())
	k := ui.Key{Kind: "menu.tile", Text: th.ID + t.Line2, A: int(c.Settings.Lang)}
	if lit {
		k.B = 1
	}
	if img := u.Kit.Art.Image(th.Picture, pw, ph); img != nil {
		t.Picture, k.C = img, 1
	}
	at := r.Inset(-tileMargin)
	pic := u.Kit.Pics.Get(k, at.W, at.H, func(cv *art.Canvas) { menu.PaintTile(cv, tileMargin, tileMargin, r.W, t) })
	if pic == nil { // what was seen before stands in
		k.B = 1 - k.B
		if pic, _ = u.Kit.Pics.Find(k, at.W, at.H); pic == nil {
			k.B, k.C = 1-k.B, 0
			pic, _ = u.Kit.Pics.Find(k, at.W, at.H)
		}
	}
	if pic == nil {
		m.blankTile(l, r)
		return
	}
	u.Image(pic, at, ui.White)
}

// blankTile stands for a tile until it is painted: its frame, the place of its
// picture and that of its words, in the game's colours.
func (m *Menu) blankTile(l *look.Look, r game.Rect) {
	u, th := m.ui, &l.Tile.Style
	u.Bar(r, art.Hex(th.Frame[1]))
	in := r.Inset(r.W * 0.035)
	u.Bar(in, art.Hex(th.Field[1]))
	in.H *= 0.6
	u.Bar(in, art.HexA("#000000", 0.45))
	name := game.Rect{X: r.X - r.W*0.02, Y: r.Y + r.H*0.64, W: r.W * 1.04, H: r.H * 0.13}
	u.Bar(name, art.Hex(th.Frame[1]))
	u.Bar(name.Inset(2), art.Hex("#1d130d"))
	u.Words(name.Inset(8), l.Game.Name, ui.ButtonText)
}

// picture is the saved game as everybody may see it.
func (m *Menu) picture(c *game.Context, r game.Rect) {
	u := m.ui
	if m.thumb == nil {
		th := looks.StyleOf(m.last.Game)
		u.Well(r.Inset(-3))
		u.Image(u.Kit.Art.Get(th.Picture, r.W, r.H), r, ui.White)
		return
	}
	paint := m.thumb
	u.Well(r.Inset(-3))
	u.Picture(ui.Key{Kind: "thumb", Text: m.last.ID + m.last.Saved.String()}, r,
		func(cv *art.Canvas) { paint(cv, r.W, r.H) })
}

// factColour is the colour of a public number's icon.
func factColour(icon string) color.NRGBA {
	switch icon {
	case "hearts":
		return art.Hex("#7ed06a")
	case "sparkles", "polar-star":
		return art.Hex("#7db4ff")
	}
	return ui.Gold
}
