// Package menu paints the first page: the name of the program and a tile for each
// game.
package menu

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// A Tile is what a tile of the menu shows. The illustration is made apart
// (Theme.Picture at PictureSize) since it takes time; a nil one leaves the
// theme's colours.
type Tile struct {
	Theme    art.Theme
	Title    string // the game's name
	Line1    string // what it is about
	Line2    string // players and time, or a second line
	Picture  image.Image
	Selected bool // gold edge and glow; the scene lifts the tile
}

// The tile is designed at 214 by 330 units and scales with its width.
const (
	tileW, tileH = 214.0, 330.0
	tileArtH     = 187.0 // of the picture, from tileEdge down
	tileEdge     = 11.0
)

// PictureSize is the size in pixels at which the picture of a tile of width w
// units is best made, at scale pixels a unit.
func (t Tile) PictureSize(w, scale float64) (pw, ph int) {
	k := w / tileW * scale
	return int((tileW-2*tileEdge)*k + 0.5), int(tileArtH*k + 0.5)
}

// PaintTile draws a tile of width w; it is w×330/214 high. Its title plate and
// its glow reach 12 units beyond it (at w = 214).
func PaintTile(c *art.Canvas, x, y, w float64, t Tile) {
	c.Push(art.Translate(x, y).Mul(art.Scale(w/tileW, w/tileW)))
	defer c.Pop()
	th := &t.Theme
	tileBody(c, th, t.Selected)
	tilePicture(c, t)
	tileField(c, th)
	motif(c, th)
	c.Emblem(th, tileW/2, tileEdge+tileArtH-2, 20)
	c.Plate(art.Box{X: -5, Y: 214, W: tileW + 10, H: 47}, 17, 2.6)
	size := art.FitText(fonts.Title, 23, 12, tileW-34, t.Title)
	c.Engraved(fonts.Title, size, tileW/2, 237.5+size*0.35, art.Centre, t.Title, "#f9ebc8")
	caption(c, fonts.Name, 17, 282, t.Line1, th.Title, th.LightOnDark)
	caption(c, fonts.Rules, 15.5, 301, t.Line2, th.Text, th.LightOnDark)
}

// tileBody is the frame with its gold edges.
func tileBody(c *art.Canvas, th *art.Theme, selected bool) {
	outer := art.Box{X: 0, Y: 0, W: tileW, H: tileH}
	p := outer.Round(13)
	if selected {
		c.Glow(outer.Inset(-2).Round(15), 2, 9, art.HexA("#ffc94a", 0.85))
	}
	c.Drop(0, 0, tileW, tileH, 13)
	c.Fill(p, art.Solid("#120a07"))
	frame := outer.Inset(1.2)
	c.Fill(frame.Round(12), art.Linear(0, 0, tileW*0.3, tileH, art.S(0, th.Frame[0]), art.S(0.5, th.Frame[1]), art.S(1, th.Frame[0])))
	c.Fill(frame.Round(12), c.Tile(texture.FrameTile(), 1).With(art.Overlay).Alpha(0.8))
	c.Stroke(outer.Inset(1.8).Round(11.5), 1.6, outer.Gold())
	c.Stroke(outer.Inset(3.4).Round(10), 0.9, art.SolidA("#fff", 0.22))
	if selected {
		ring := outer.Inset(-1.6).Round(14.5)
		c.Stroke(ring, 4.6, art.Solid("#7a4a10"))
		c.Stroke(ring, 3.4, art.Linear(0, 0, tileW*0.4, tileH, art.S(0, "#fff3b8"), art.S(0.4, "#ffc94a"), art.S(0.7, "#ffe48a"), art.S(1, "#e89a24")))
	}
	in := art.Box{X: tileEdge, Y: tileEdge, W: tileW - 2*tileEdge, H: tileH - 2*tileEdge}
	c.Fill(in.Inset(-3.4).Round(7.4), art.Solid("#0d0705"))
	c.Fill(in.Inset(-2.2).Round(6.4), in.Gold())
	c.Fill(in.Inset(-0.7).Round(5), art.Solid("#0d0705"))
}

// tilePicture is the illustration in the upper part.
func tilePicture(c *art.Canvas, t Tile) {
	b := art.Box{X: tileEdge, Y: tileEdge, W: tileW - 2*tileEdge, H: tileArtH}
	restore := c.Clip(b.Round(4))
	defer restore()
	if t.Picture != nil {
		c.Image(t.Picture, b.X, b.Y, b.W, b.H)
	} else {
		c.Fill(art.Rect(b.X, b.Y, b.W, b.H), art.Radial(b.X+b.W/2, b.Y+b.H*0.45, b.H*0.8, b.X+b.W/2, b.Y+b.H*0.4,
			art.S(0, t.Theme.Frame[0]), art.S(0.6, t.Theme.Frame[1]), art.S(1, "#0c0808")))
		c.Icon(t.Theme.Picture.Icon, b.X+b.W/2, b.Y+b.H*0.47, b.H*0.72, art.SolidA("#000", 0.42))
	}
	pictureOrnament(c, &t.Theme, b)
	c.InnerShadow(art.Rect(b.X, b.Y, b.W, b.H), 0, 3, 6, art.HexA("#000", 0.6))
}

// tileField is the ground of the captions under a gold rule.
func tileField(c *art.Canvas, th *art.Theme) {
	top := tileEdge + tileArtH
	b := art.Box{X: tileEdge, Y: top, W: tileW - 2*tileEdge, H: tileH - tileEdge - top}
	if th.Motif == art.MotifAtlas {
		c.Fill(b.Round(4), c.Tile(texture.ParchmentTile(), 1))
		c.Fill(b.Round(4), art.Linear(0, b.Y, 0, b.Y+b.H, art.S(0, th.Field[0]), art.S(1, th.Field[1])).With(art.Multiply).Alpha(0.7))
	} else {
		c.Fill(b.Round(4), art.Linear(0, b.Y, 0, b.Y+b.H, art.S(0, th.Field[0]), art.S(1, th.Field[1])))
		c.Fill(b.Round(4), c.Tile(texture.FrameTile(), 1).With(art.SoftLight).Alpha(0.75))
	}
	c.InnerShadow(b.Round(4), 0, 4, 6, art.HexA("#000", 0.55))
	c.Fill(art.Rect(b.X-1, top-2.4, b.W+2, 4.8), art.Solid("#0d0705"))
	c.Fill(art.Rect(b.X-1, top-1.3, b.W+2, 2.6), art.Gold(b.X, top-1.3, b.W, 2.6))
}

// caption is a centred line of a tile.
func caption(c *art.Canvas, f fonts.Face, size, y float64, s, ink string, light bool) {
	size = art.FitText(f, size, 9, tileW-34, s)
	if light {
		c.TextShadow(f, size, tileW/2, y, art.Centre, s, 0, 1, 1.2, art.HexA("#000", 0.9))
	} else {
		c.TextShadow(f, size, tileW/2, y, art.Centre, s, 0, 0.6, 1.2, art.HexA("#fff6dc", 0.7))
	}
	c.Text(f, size, tileW/2, y, art.Centre, s, art.Solid(ink))
}
