package aestery

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
)

// tableChassis draws what all table faces have in common.
func tableChassis(c *art.Canvas) {
	restore := c.Clip(art.RoundRect(0, 0, faces.TableW, faces.TableH, 15))
	defer restore()
	tideBody(c, faces.TableW, faces.TableH, 15, 6, 11)
	c.Stroke(art.BoxAt(7.6, 7.6, 234.8, 334.8).Round(9.6), 1.2, art.SolidA("#fff", 0.45))
	a := tableArt
	c.Fill(a.Inset(-4.5).Round(7), art.Solid(abyss))
	c.Fill(a.Inset(-3.5).Round(6.5), champagne(a.Inset(-3.5)))
	c.Fill(a.Inset(-1).Round(5), art.Solid(abyss))
}

// StatPlace tells where the medal of a value lies on a table face of w
// units: values that change are drawn over the face there, so that the face
// itself need not be painted anew.
func StatPlace(s Stat, w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	if s == StatForce {
		return 46 * k, 289 * k, 34 * k
	}
	return 204 * k, 289 * k, 34 * k
}

// CostPlace tells where the orb of the cost lies on a table face of w
// units.
func CostPlace(w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	return 43 * k, 43 * k, 31 * k
}

// ExperiencePlace tells where the lozenge of Experience lies on the table
// face of a hero w units wide.
func ExperiencePlace(w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	return 125 * k, 53 * k, 44 * k
}

// namePlace is where the name plate of the table face begins, and how high it
// is.
func (k *Card) namePlace() (y, h float64) {
	y, h = 262, 44
	if k.Fighter {
		y = 214
	}
	if _, lines := k.nameLines(); len(lines) > 1 {
		y, h = y-12, h+14
	}
	return y, h
}

// nameLines breaks the name for the table face: one line, or two where one
// would be small.
func (k *Card) nameLines() (size float64, lines []string) {
	return faces.Room{W: 206, Most: 30, Good: 24, Two: 25.5, Gain: 1.06}.Lines(k.Name)
}

var shade = faces.TableShade{Head: 46, Dim: 0.48, Foot: 180, H: 130, Stops: []art.Stop{art.SA(0, "#000", 0), art.SA(1, "#000", 0.42)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture large, name and values below. picture is the
// illustration of TableArt, or nil.
func (k *Card) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := tableFace.Begin(widthPx, 0)
	f := art.BoxAt(6, 6, 238, 338)
	c.Fill(faces.FrameOf(f, 11, tableArt.Inset(-4.5)), k.tint(f, 0.32))
	if k.Dual {
		dualEdge(c, f.Inset(4), 8, 4.4)
	}
	if k.Token {
		tokenEdge(c, f.Inset(4), 8, 3.2)
	}
	faces.TablePicture(c, tableArt, 4, picture, &shade)
	k.tableName(c)
	colourBand(c, tableBand, k.Colours)
	if k.ColourLetter {
		colourDots(c, 125, 329.5, 11.5, k.Colours)
	}
	if k.Contrast {
		faces.ContrastEdge(c, faces.TableW, faces.TableH, 15, k.colour().Ink())
	}
	k.tableSigns(c)
	if k.Contrast {
		return c.Img
	}
	faces.Gloss(c, faces.TableW, faces.TableH, 15)
	return c.Img
}

// tableSigns sets cost, pitch, the sign of legends and the values.
func (k *Card) tableSigns(c *art.Canvas) {
	switch {
	case k.Hero && k.Experience != "":
		cx, cy, r := ExperiencePlace(faces.TableW)
		LozengeNumber(c, cx, cy, r, LozengeTeal, k.Experience)
	case k.Cost != "":
		cx, cy, r := CostPlace(faces.TableW)
		AetherOrb(c, cx, cy, r, k.Cost)
	}
	for i := range k.Pitch {
		Lozenge(c, 221, 37+float64(i)*31.5, 16, LozengeAether)
	}
	if k.Legendary {
		Lozenge(c, 125, 27, 19, LozengePink)
	}
	if k.Fighter {
		x, y, r := StatPlace(StatForce, faces.TableW)
		Medal(c, StatForce, x, y, r, k.Force, k.ForceTone)
		x, y, r = StatPlace(StatDefence, faces.TableW)
		Medal(c, StatDefence, x, y, r, k.Defence, k.DefenceTone)
	}
}

func (k *Card) tableName(c *art.Canvas) {
	y, h := k.namePlace()
	tide(c, art.BoxAt(9, y, 232, h), 13, 2.8)
	ink := art.Solid("#f2fff8")
	if k.Contrast {
		c.Fill(art.Plate(9, y, 232, h, 13), art.Solid("#000000"))
		ink = art.Solid("#ffffff")
	}
	size, lines := k.nameLines()
	faces.NameOn(c, 125, y+h/2, size, 0.90, lines, ink)
}

// Quick stands for a face until it is painted.
func (k *Card) Quick(c *art.Canvas, w, h float64) {
	high, low := k.element().Frame()
	faces.Quick(c, w, h, art.LerpCol(art.Hex(high), art.Hex(abyss), 0.35), art.LerpCol(art.Hex(low), art.Hex(abyss), 0.35), k.Name)
	s := w / faces.TableW
	if k.Cost != "" {
		c.Fill(art.Circle(41*s, 41*s, 30*s), art.Solid("#0b5a66"))
		size := 34 * s
		c.Text(fonts.Name, size, 41*s, 41*s+size*0.33, art.Centre, k.Cost, art.Solid("#eafffb"))
	}
	if k.Fighter {
		for i, v := range [2]string{k.Force, k.Defence} {
			x := [2]float64{44, 206}[i] * s
			c.Fill(art.Circle(x, 290*s, 31*s), art.Solid([2]string{"#a8402c", "#1d7a72"}[i]))
			size := 36 * s
			c.Text(fonts.Name, size, x, 290*s+size*0.33, art.Centre, v, art.Solid("#fffdf2"))
		}
	}
}
