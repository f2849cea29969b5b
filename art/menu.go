package art

import (
	"image"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// GameTile is what a tile of the menu shows. The illustration is made apart
// (Theme.Picture at PictureSize) since it takes time; a nil one leaves the
// theme's colours.
type GameTile struct {
	Theme    Theme
	Title    string // the game's name
	Line1    string // what it is about
	Line2    string // players and time, or a second line
	Picture  image.Image
	Selected bool   // gold edge and glow; the scene lifts the tile
	Soon     string // a word for a game that cannot be played yet; "" when it can
}

// The tile is designed at 214 by 330 units and scales with its width.
const (
	tileW, tileH = 214.0, 330.0
	tileArtH     = 187.0 // of the picture, from tileEdge down
	tileEdge     = 11.0
)

// PictureSize is the size in pixels at which the picture of a tile of width w
// units is best made, at scale pixels a unit.
func (t GameTile) PictureSize(w, scale float64) (pw, ph int) {
	k := w / tileW * scale
	return int((tileW-2*tileEdge)*k + 0.5), int(tileArtH*k + 0.5)
}

// GameTile draws a tile of width w; it is w×330/214 high. Its title plate and
// its glow reach 12 units beyond it (at w = 214).
func (c *Canvas) GameTile(x, y, w float64, t GameTile) {
	c.Push(Translate(x, y).Mul(Scale(w/tileW, w/tileW)))
	defer c.Pop()
	th := &t.Theme
	c.tileBody(th, t.Selected)
	c.tilePicture(t)
	if t.Soon != "" {
		c.tileSoon(t.Soon)
	}
	c.tileField(th)
	c.motif(th)
	c.Emblem(th, tileW/2, tileEdge+tileArtH-2, 20)
	c.Plate(Box{-5, 214, tileW + 10, 47}, 17, 2.6)
	size := FitText(fonts.Title, 23, 12, tileW-34, t.Title)
	c.Engraved(fonts.Title, size, tileW/2, 237.5+size*0.35, Centre, t.Title, "#f9ebc8")
	c.caption(fonts.Name, 17, 282, t.Line1, th.Title, th.LightOnDark)
	c.caption(fonts.Rules, 15.5, 301, t.Line2, th.Text, th.LightOnDark)
}

// tileBody is the frame with its gold edges.
func (c *Canvas) tileBody(th *Theme, selected bool) {
	outer := Box{0, 0, tileW, tileH}
	p := outer.Round(13)
	if selected {
		c.Glow(outer.Inset(-2).Round(15), 2, 9, HexA("#ffc94a", 0.85))
	}
	c.Drop(0, 0, tileW, tileH, 13)
	c.Fill(p, Solid("#120a07"))
	frame := outer.Inset(1.2)
	c.Fill(frame.Round(12), Linear(0, 0, tileW*0.3, tileH, S(0, th.Frame[0]), S(0.5, th.Frame[1]), S(1, th.Frame[0])))
	c.Fill(frame.Round(12), c.Tile(texture.FrameTile(), 1).With(Overlay).Alpha(0.8))
	c.Stroke(outer.Inset(1.8).Round(11.5), 1.6, outer.Gold())
	c.Stroke(outer.Inset(3.4).Round(10), 0.9, SolidA("#fff", 0.22))
	if selected {
		ring := outer.Inset(-1.6).Round(14.5)
		c.Stroke(ring, 4.6, Solid("#7a4a10"))
		c.Stroke(ring, 3.4, Linear(0, 0, tileW*0.4, tileH, S(0, "#fff3b8"), S(0.4, "#ffc94a"), S(0.7, "#ffe48a"), S(1, "#e89a24")))
	}
	in := Box{tileEdge, tileEdge, tileW - 2*tileEdge, tileH - 2*tileEdge}
	c.Fill(in.Inset(-3.4).Round(7.4), Solid("#0d0705"))
	c.Fill(in.Inset(-2.2).Round(6.4), in.Gold())
	c.Fill(in.Inset(-0.7).Round(5), Solid("#0d0705"))
}

// tilePicture is the illustration in the upper part.
func (c *Canvas) tilePicture(t GameTile) {
	b := Box{tileEdge, tileEdge, tileW - 2*tileEdge, tileArtH}
	restore := c.Clip(b.Round(4))
	defer restore()
	if t.Picture != nil {
		c.Image(t.Picture, b.X, b.Y, b.W, b.H)
	} else {
		c.Fill(Rect(b.X, b.Y, b.W, b.H), Radial(b.X+b.W/2, b.Y+b.H*0.45, b.H*0.8, b.X+b.W/2, b.Y+b.H*0.4,
			S(0, t.Theme.Frame[0]), S(0.6, t.Theme.Frame[1]), S(1, "#0c0808")))
		c.Icon(t.Theme.Picture.Icon, b.X+b.W/2, b.Y+b.H*0.47, b.H*0.72, SolidA("#000", 0.42))
	}
	c.pictureOrnament(&t.Theme, b)
	c.InnerShadow(Rect(b.X, b.Y, b.W, b.H), 0, 3, 6, HexA("#000", 0.6))
}

// tileField is the ground of the captions under a gold rule.
func (c *Canvas) tileField(th *Theme) {
	top := tileEdge + tileArtH
	b := Box{tileEdge, top, tileW - 2*tileEdge, tileH - tileEdge - top}
	if th.Motif == MotifAtlas {
		c.Fill(b.Round(4), c.Tile(texture.ParchmentTile(), 1))
		c.Fill(b.Round(4), Linear(0, b.Y, 0, b.Y+b.H, S(0, th.Field[0]), S(1, th.Field[1])).With(Multiply).Alpha(0.7))
	} else {
		c.Fill(b.Round(4), Linear(0, b.Y, 0, b.Y+b.H, S(0, th.Field[0]), S(1, th.Field[1])))
		c.Fill(b.Round(4), c.Tile(texture.FrameTile(), 1).With(SoftLight).Alpha(0.75))
	}
	c.InnerShadow(b.Round(4), 0, 4, 6, HexA("#000", 0.55))
	c.Fill(Rect(b.X-1, top-2.4, b.W+2, 4.8), Solid("#0d0705"))
	c.Fill(Rect(b.X-1, top-1.3, b.W+2, 2.6), Gold(b.X, top-1.3, b.W, 2.6))
}

// Emblem draws the medal of a game, of radius r, in the colours of its theme.
func (c *Canvas) Emblem(th *Theme, cx, cy, r float64) {
	g := &th.EmblemGem
	ink, size := Solid("#fff3dc"), r*1.06
	if !th.EmblemTilt {
		c.Shadow(Circle(cx, cy, r), r*0.05, r*0.16, r*0.18, HexA("#000", 0.75))
		c.MedalBody(cx, cy, r, g)
	} else {
		d := r * 1.18
		c.Shadow(Diamond(cx, cy, d), r*0.05, r*0.16, r*0.18, HexA("#000", 0.75))
		c.Fill(Diamond(cx, cy, d), Solid("#120905"))
		c.Fill(Diamond(cx, cy, d*0.95), Gold(cx-d, cy-d, 2*d, 2*d))
		c.Fill(Diamond(cx, cy, d*0.78), Solid("#120905"))
		c.Fill(Diamond(cx, cy, d*0.74), Glazed(cx, cy, d*0.74, g))
		c.Fill(Poly(cx, cy-d*0.70, cx+d*0.70, cy, cx, cy-d*0.14, cx-d*0.70, cy), SolidA("#fff", 0.16))
		size = r * 0.80
	}
	c.Icon(th.Emblem, cx+r*0.02, cy+r*0.07, size, SolidA("#000", 0.55))
	c.Icon(th.Emblem, cx, cy, size, ink)
}

// caption is a centred line of a tile.
func (c *Canvas) caption(f fonts.Face, size, y float64, s, ink string, light bool) {
	size = FitText(f, size, 9, tileW-34, s)
	if light {
		c.TextShadow(f, size, tileW/2, y, Centre, s, 0, 1, 1.2, HexA("#000", 0.9))
	} else {
		c.TextShadow(f, size, tileW/2, y, Centre, s, 0, 0.6, 1.2, HexA("#fff6dc", 0.7))
	}
	c.Text(f, size, tileW/2, y, Centre, s, Solid(ink))
}

// tileSoon dims the picture of a game that cannot be played yet and says so.
func (c *Canvas) tileSoon(word string) {
	b := Box{tileEdge, tileEdge, tileW - 2*tileEdge, tileArtH - 1}
	c.Fill(b.Round(4), SolidA("#0c0908", 0.50))
	w := c.TextWidth(fonts.LabelBold, 15, word) + 44
	c.LockPlate(tileW/2-w/2, 28, w, 30, word)
}

// LockPlate is the slate plate that says until when a card is locked.
func (c *Canvas) LockPlate(x, y, w, h float64, text string) {
	tip := h * 0.42
	p := Plate(x, y, w, h, tip)
	c.Shadow(p, 0, h*0.1, h*0.12, HexA("#000", 0.75))
	c.Fill(p, Linear(0, y, 0, y+h, S(0, "#2b2c36"), S(0.5, "#191a21"), S(1, "#0f0f14")))
	c.Stroke(p, h*0.085, Solid("#0b0705"))
	c.Stroke(p, h*0.055, Gold(x, y, w, h))
	size := FitText(fonts.LabelBold, h*0.52, h*0.3, w-2*tip-h*0.2, text)
	c.Engraved(fonts.LabelBold, size, x+w/2, y+h/2+size*0.33, Centre, text, "#f6ead2")
}
