package art

import (
	"image"

	"wyrmtable/fonts"
)

// aesteryTableChassis draws what all table faces have in common.
func aesteryTableChassis(c *Canvas) {
	restore := c.Clip(RoundRect(0, 0, dracoTableW, dracoTableH, 15))
	defer restore()
	c.tideBody(dracoTableW, dracoTableH, 15, 6, 11)
	c.Stroke(box{7.6, 7.6, 234.8, 334.8}.round(9.6), 1.2, SolidA("#fff", 0.45))
	a := aesTableArt
	c.Fill(a.inset(-4.5).round(7), Solid(abyss))
	c.Fill(a.inset(-3.5).round(6.5), a.inset(-3.5).champagne())
	c.Fill(a.inset(-1).round(5), Solid(abyss))
}

// AesteryStatPlace tells where the medal of a value lies on a table face of w
// units: values that change are drawn over the face there, so that the face
// itself need not be painted anew.
func AesteryStatPlace(s AesteryStat, w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	if s == StatForce {
		return 46 * k, 289 * k, 34 * k
	}
	return 204 * k, 289 * k, 34 * k
}

// AesteryCostPlace tells where the orb of the cost lies on a table face of w
// units.
func AesteryCostPlace(w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	return 43 * k, 43 * k, 31 * k
}

// AesteryExperiencePlace tells where the lozenge of Experience lies on the table
// face of a hero w units wide.
func AesteryExperiencePlace(w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	return 125 * k, 53 * k, 44 * k
}

// namePlace is where the name plate of the table face begins, and how high it
// is.
func (k *AesteryCard) namePlace() (y, h float64) {
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
func (k *AesteryCard) nameLines() (size float64, lines []string) {
	return nameRoom{w: 206, most: 30, good: 24, two: 25.5, gain: 1.06}.lines(k.Name)
}

var aesteryShade = tableShade{head: 46, dim: 0.48, foot: 180, h: 130, stops: []Stop{SA(0, "#000", 0), SA(1, "#000", 0.42)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture large, name and values below. picture is the
// illustration of TableArt, or nil.
func (k *AesteryCard) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := chassis(chassisKey{face: chassisAesteryTable, px: widthPx})
	f := box{6, 6, 238, 338}
	c.Fill(frameOf(f, 11, aesTableArt.inset(-4.5)), k.tint(f, 0.32))
	if k.Dual {
		c.dualEdge(f.inset(4), 8, 4.4)
	}
	if k.Token {
		c.tokenEdge(f.inset(4), 8, 3.2)
	}
	c.tablePicture(aesTableArt, 4, picture, &aesteryShade)
	k.tableName(c)
	c.colourBand(aesTableBand, k.Colours)
	if k.ColourLetter {
		c.colourDots(125, 329.5, 11.5, k.Colours)
	}
	if k.Contrast {
		c.contrastEdge(dracoTableW, dracoTableH, 15, k.colour().Ink())
	}
	k.tableSigns(c)
	if k.Contrast {
		return c.Img
	}
	c.gloss(dracoTableW, dracoTableH, 15)
	return c.Img
}

// tableSigns sets cost, pitch, the sign of legends and the values.
func (k *AesteryCard) tableSigns(c *Canvas) {
	switch {
	case k.Hero && k.Experience != "":
		cx, cy, r := AesteryExperiencePlace(dracoTableW)
		c.LozengeNumber(cx, cy, r, LozengeTeal, k.Experience)
	case k.Cost != "":
		cx, cy, r := AesteryCostPlace(dracoTableW)
		c.AetherOrb(cx, cy, r, k.Cost)
	}
	for i := range k.Pitch {
		c.Lozenge(221, 37+float64(i)*31.5, 16, LozengeAether)
	}
	if k.Legendary {
		c.Lozenge(125, 27, 19, LozengePink)
	}
	if k.Fighter {
		x, y, r := AesteryStatPlace(StatForce, dracoTableW)
		c.AesteryMedal(StatForce, x, y, r, k.Force, k.ForceTone)
		x, y, r = AesteryStatPlace(StatDefence, dracoTableW)
		c.AesteryMedal(StatDefence, x, y, r, k.Defence, k.DefenceTone)
	}
}

func (k *AesteryCard) tableName(c *Canvas) {
	y, h := k.namePlace()
	c.tide(box{9, y, 232, h}, 13, 2.8)
	ink := Solid("#f2fff8")
	if k.Contrast {
		c.Fill(Plate(9, y, 232, h, 13), Solid("#000000"))
		ink = Solid("#ffffff")
	}
	size, lines := k.nameLines()
	c.nameOn(125, y+h/2, size, 0.90, lines, ink)
}

// Quick stands for a face until it is painted.
func (k *AesteryCard) Quick(c *Canvas, w, h float64) {
	high, low := k.element().Frame()
	c.QuickCard(w, h, lerpCol(Hex(high), Hex(abyss), 0.35), lerpCol(Hex(low), Hex(abyss), 0.35), k.Name)
	s := w / dracoTableW
	if k.Cost != "" {
		c.Fill(Circle(41*s, 41*s, 30*s), Solid("#0b5a66"))
		size := 34 * s
		c.Text(fonts.Name, size, 41*s, 41*s+size*0.33, Centre, k.Cost, Solid("#eafffb"))
	}
	if k.Fighter {
		for i, v := range [2]string{k.Force, k.Defence} {
			x := [2]float64{44, 206}[i] * s
			c.Fill(Circle(x, 290*s, 31*s), Solid([2]string{"#a8402c", "#1d7a72"}[i]))
			size := 36 * s
			c.Text(fonts.Name, size, x, 290*s+size*0.33, Centre, v, Solid("#fffdf2"))
		}
	}
}
