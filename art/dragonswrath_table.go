package art

import (
	"image"
	"strconv"

	"wyrmtable/fonts"
)

// wrathTableChassis draws what all table faces of a palette have in common.
func wrathTableChassis(c *Canvas, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoTableW, dracoTableH, 14))
	defer restore()
	a := wrathTableArt
	c.body(dracoTableW, dracoTableH, 14, 6, 9, a.inset(3), e)
	frame := box{6, 6, 238, 338}
	c.Stroke(frame.inset(1.6).round(8), 1.2, SolidA("#fff", 0.32))
	c.Stroke(frame.round(9), 2.8, frame.gold())
	c.Fill(a.inset(-4).round(6.5), Solid(ochre))
	g := a.inset(-3)
	c.Fill(g.round(6), g.gold())
	c.Fill(a.inset(-0.8).round(4.5), Solid(ochre))
}

// WrathStatPlace tells where the medal of a strength lies on a table face of w
// units: strengths that change are drawn over the face there, so that the face
// itself need not be painted anew.
func WrathStatPlace(s WrathStat, w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	if s == WrathPM {
		return 47 * k, 303 * k, 43 * k
	}
	return 203 * k, 303 * k, 43 * k
}

// WrathBadgePlace tells where the badge of an item lies on a creature's table
// face of w units: on its right edge, from defence to others.
func WrathBadgePlace(s WrathSort, w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	return 243 * k, (45 + 50*float64(min(s, WrathOther))) * k, 24 * k
}

// namePlace is where the name plate of the table face begins, and how high it is.
func (k *WrathCard) namePlace() (y, h float64) {
	y, h = 284, 48
	if k.Kind == WrathCreature {
		y = 214
	}
	if _, lines := k.nameLines(); len(lines) > 1 {
		y, h = y-16, h+18
	}
	return y, h
}

// nameLines breaks the name for the table face: one line, or two where one would
// be small.
func (k *WrathCard) nameLines() (size float64, lines []string) {
	return nameRoom{w: 216, most: 35, good: 28, two: 31, gain: 1.05}.lines(k.Name)
}

var wrathShade = tableShade{head: 48, dim: 0.42, foot: 200, h: 132, stops: []Stop{SA(0, "#000", 0), SA(0.6, "#000", 0.58), SA(1, "#000", 0.74)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture large, name and strengths below. picture is the
// illustration of TableArt, or nil.
func (k *WrathCard) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := chassis(chassisKey{face: chassisWrathTable, px: widthPx, element: k.frame()})
	c.tablePicture(wrathTableArt, 4, picture, &wrathShade)
	if !k.Tiny {
		k.tableName(c)
	}
	k.tableSigns(c)
	if k.Contrast {
		c.contrastEdge(dracoTableW, dracoTableH, 14, k.Colour.Ink())
	}
	if k.Kind == WrathCreature {
		x, y, r := WrathStatPlace(WrathPM, dracoTableW)
		c.WrathMedal(WrathPM, x, y, r, k.PM, k.PMTone)
		x, y, r = WrathStatPlace(WrathPP, dracoTableW)
		c.WrathMedal(WrathPP, x, y, r, k.PP, k.PPTone)
	}
	if !k.Contrast {
		c.gloss(dracoTableW, dracoTableH, 14)
	}
	return c.Img
}

// tableSigns sets the spheres at the left, and at the right the disc that tells
// what kind of card it is.
func (k *WrathCard) tableSigns(c *Canvas) {
	switch k.Kind {
	case WrathProvince:
		c.SphereCapsule(42, 42, 25, []WrathColour{k.Colour})
		return
	case WrathItem:
		c.SortBadge(43, 43, 33, k.Sort)
	default:
		c.SphereCapsule(37, 37, 19.5, k.Spheres)
		x, y := 215.0, 37.0
		if k.Kind == WrathCreature { // items will hang on the right edge
			x, y = 125, 305
		}
		if s := k.sign(); s != "" {
			c.signDisc(x, y, 24, s)
		}
	}
	if k.Letters && k.Colour != WrathNone {
		y := 40.0
		if k.Kind >= WrathRitual {
			y = 88
		}
		c.Symbol(k.Colour.Sphere(), 215, y, 19)
	}
}

func (k *WrathCard) tableName(c *Canvas) {
	y, h := k.namePlace()
	b := box{10, y, 230, h}
	ink := Solid("#fdf2d8")
	if k.Kind == WrathProvince { // a scrap of a map, as in the realm
		l := k.Colour.look()
		c.Shadow(b.chamfer(9), 0, 4, 4, HexA("#000", 0.7))
		c.Fill(b.inset(-1.5).chamfer(9), Solid(ochre))
		c.Fill(b.chamfer(9), c.tile(parchmentTile(), 1))
		c.Fill(b.chamfer(9), Linear(b.x, 0, b.x+b.w, 0, SA(0, l.wash[1], 0.62), SA(0.28, l.wash[0], 0.12), SA(0.72, l.wash[0], 0.12), SA(1, l.wash[1], 0.62)))
		c.Stroke(b.inset(1.2).chamfer(8), 2.4, b.gold())
		ink = Solid("#26150a")
	} else {
		c.plate(b, 12, 2.8)
	}
	if k.Contrast {
		c.Fill(b.chamfer(9), Solid("#000000"))
		ink = Solid("#ffffff")
	}
	size, lines := k.nameLines()
	c.nameOn(125, y+h/2, size, 0.90, lines, ink)
}

// Quick stands for a face until it is painted.
func (k *WrathCard) Quick(c *Canvas, w, h float64) {
	high, low := k.frame().Frame()
	c.QuickCard(w, h, lerpCol(Hex(high), Hex(ochre), 0.3), lerpCol(Hex(low), Hex(ochre), 0.3), k.Name)
	s := w / dracoTableW
	disc := func(x, y, r float64, field, text string) {
		c.Fill(Circle(x*s, y*s, r*s), Solid(field))
		size := r * 1.2 * s
		c.Text(fonts.Name, size, x*s, y*s+size*0.33, Centre, text, Solid("#fffdf2"))
	}
	switch {
	case k.Kind == WrathCreature:
		x, y, r := WrathStatPlace(WrathPM, dracoTableW)
		disc(x, y, r*0.85, "#1f4f9a", k.PM)
		x, y, r = WrathStatPlace(WrathPP, dracoTableW)
		disc(x, y, r*0.85, "#8f2418", k.PP)
	case k.Kind == WrathProvince:
		disc(42, 42, 30, k.Colour.Dye(), "")
	}
	if n := len(k.Spheres); n > 0 {
		disc(37, 37, 30, "#2a1b13", strconv.Itoa(n))
	}
}
