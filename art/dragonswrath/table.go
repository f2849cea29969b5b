package dragonswrath

import (
	"image"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// tableChassis draws what all table faces of a palette have in common.
func tableChassis(c *art.Canvas, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, faces.TableW, faces.TableH, 14))
	defer restore()
	a := tableArt
	faces.Body(c, faces.TableW, faces.TableH, 14, 6, 9, a.Inset(3), e)
	frame := art.BoxAt(6, 6, 238, 338)
	c.Stroke(frame.Inset(1.6).Round(8), 1.2, art.SolidA("#fff", 0.32))
	c.Stroke(frame.Round(9), 2.8, frame.Gold())
	c.Fill(a.Inset(-4).Round(6.5), art.Solid(ochre))
	g := a.Inset(-3)
	c.Fill(g.Round(6), g.Gold())
	c.Fill(a.Inset(-0.8).Round(4.5), art.Solid(ochre))
}

// StatPlace tells where the medal of a strength lies on a table face of w
// units: strengths that change are drawn over the face there, so that the face
// itself need not be painted anew.
func StatPlace(s Stat, w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	if s == PM {
		return 47 * k, 303 * k, 43 * k
	}
	return 203 * k, 303 * k, 43 * k
}

// BadgePlace tells where the badge of an item lies on a creature's table
// face of w units: on its right edge, from defence to others.
func BadgePlace(s Sort, w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	return 243 * k, (45 + 50*float64(min(s, Other))) * k, 24 * k
}

// namePlace is where the name plate of the table face begins, and how high it is.
func (k *Card) namePlace() (y, h float64) {
	y, h = 284, 48
	if k.Kind == Creature {
		y = 214
	}
	if _, lines := k.nameLines(); len(lines) > 1 {
		y, h = y-16, h+18
	}
	return y, h
}

// nameLines breaks the name for the table face: one line, or two where one would
// be small.
func (k *Card) nameLines() (size float64, lines []string) {
	return faces.Room{W: 216, Most: 35, Good: 28, Two: 31, Gain: 1.05}.Lines(k.Name)
}

var shade = faces.TableShade{Head: 48, Dim: 0.42, Foot: 200, H: 132, Stops: []art.Stop{art.SA(0, "#000", 0), art.SA(0.6, "#000", 0.58), art.SA(1, "#000", 0.74)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture large, name and strengths below. picture is the
// illustration of TableArt, or nil.
func (k *Card) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := tableFace.Begin(widthPx, k.frame())
	faces.TablePicture(c, tableArt, 4, picture, &shade)
	if !k.Tiny {
		k.tableName(c)
	}
	k.tableSigns(c)
	if k.Contrast {
		faces.ContrastEdge(c, faces.TableW, faces.TableH, 14, k.Colour.Ink())
	}
	if k.Kind == Creature {
		x, y, r := StatPlace(PM, faces.TableW)
		Medal(c, PM, x, y, r, k.PM, k.PMTone)
		x, y, r = StatPlace(PP, faces.TableW)
		Medal(c, PP, x, y, r, k.PP, k.PPTone)
	}
	if !k.Contrast {
		faces.Gloss(c, faces.TableW, faces.TableH, 14)
	}
	return c.Img
}

// tableSigns sets the spheres at the left, and at the right the disc that tells
// what kind of card it is.
func (k *Card) tableSigns(c *art.Canvas) {
	switch k.Kind {
	case Province:
		SphereCapsule(c, 42, 42, 25, []Colour{k.Colour})
		return
	case Item:
		SortBadge(c, 43, 43, 33, k.Sort)
	default:
		SphereCapsule(c, 37, 37, 19.5, k.Spheres)
		x, y := 215.0, 37.0
		if k.Kind == Creature { // items will hang on the right edge
			x, y = 125, 305
		}
		if s := k.sign(); s != "" {
			signDisc(c, x, y, 24, s)
		}
	}
	if k.Letters && k.Colour != None {
		y := 40.0
		if k.Kind >= Ritual {
			y = 88
		}
		c.Symbol(k.Colour.Sphere(), 215, y, 19)
	}
}

func (k *Card) tableName(c *art.Canvas) {
	y, h := k.namePlace()
	b := art.BoxAt(10, y, 230, h)
	ink := art.Solid("#fdf2d8")
	if k.Kind == Province { // a scrap of a map, as in the realm
		l := k.Colour.look()
		c.Shadow(b.Chamfer(9), 0, 4, 4, art.HexA("#000", 0.7))
		c.Fill(b.Inset(-1.5).Chamfer(9), art.Solid(ochre))
		c.Fill(b.Chamfer(9), c.Tile(texture.ParchmentTile(), 1))
		c.Fill(b.Chamfer(9), art.Linear(b.X, 0, b.X+b.W, 0, art.SA(0, l.wash[1], 0.62), art.SA(0.28, l.wash[0], 0.12), art.SA(0.72, l.wash[0], 0.12), art.SA(1, l.wash[1], 0.62)))
		c.Stroke(b.Inset(1.2).Chamfer(8), 2.4, b.Gold())
		ink = art.Solid("#26150a")
	} else {
		c.Plate(b, 12, 2.8)
	}
	if k.Contrast {
		c.Fill(b.Chamfer(9), art.Solid("#000000"))
		ink = art.Solid("#ffffff")
	}
	size, lines := k.nameLines()
	faces.NameOn(c, 125, y+h/2, size, 0.90, lines, ink)
}

// Quick stands for a face until it is painted.
func (k *Card) Quick(c *art.Canvas, w, h float64) {
	high, low := k.frame().Frame()
	faces.Quick(c, w, h, art.LerpCol(art.Hex(high), art.Hex(ochre), 0.3), art.LerpCol(art.Hex(low), art.Hex(ochre), 0.3), k.Name)
	s := w / faces.TableW
	disc := func(x, y, r float64, field, text string) {
		c.Fill(art.Circle(x*s, y*s, r*s), art.Solid(field))
		size := r * 1.2 * s
		c.Text(fonts.Name, size, x*s, y*s+size*0.33, art.Centre, text, art.Solid("#fffdf2"))
	}
	switch {
	case k.Kind == Creature:
		x, y, r := StatPlace(PM, faces.TableW)
		disc(x, y, r*0.85, "#1f4f9a", k.PM)
		x, y, r = StatPlace(PP, faces.TableW)
		disc(x, y, r*0.85, "#8f2418", k.PP)
	case k.Kind == Province:
		disc(42, 42, 30, k.Colour.Dye(), "")
	}
	if n := len(k.Spheres); n > 0 {
		disc(37, 37, 30, "#2a1b13", strconv.Itoa(n))
	}
}
