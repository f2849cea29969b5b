package art

import (
	"image"

	"wyrmtable/fonts"
)

// drakTableChassis draws what all table faces of a palette have in common.
func drakTableChassis(c *Canvas, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoTableW, dracoTableH, 13))
	defer restore()
	c.drakBody(dracoTableW, dracoTableH, 13, 6, 9, e, drakTableArt.inset(-3))
	c.Stroke(box{7.6, 7.6, 234.8, 334.8}.round(7.6), 1.2, SolidA("#fff", 0.40))
	c.bronzeWindow(drakTableArt, 0.7, soot)
}

// DrakStatPlace tells where the shield of a value lies on a table face of w
// units: values that change are drawn over the face there, so that the face
// itself need not be painted anew. Ranged lies under the star of prestige.
func DrakStatPlace(s DrakStat, w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	switch s {
	case DrakMelee:
		return 47 * k, 301 * k, 37 * k
	case DrakRiposte:
		return 125 * k, 301 * k, 37 * k
	case DrakLife:
		return 203 * k, 301 * k, 37 * k
	}
	return 211 * k, 108 * k, 31 * k
}

// DrakCostPlace tells where the coin of the cost lies on a table face of w units.
func DrakCostPlace(w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	return 41 * k, 41 * k, 33 * k
}

// DrakPrestigePlace tells where the star lies on a table face of w units.
func DrakPrestigePlace(w float64) (cx, cy, r float64) {
	k := w / dracoTableW
	return 209 * k, 43 * k, 38 * k
}

// namePlace is where the name plate of the table face begins, and how high it is.
func (k *DrakCard) namePlace() (y, h float64) {
	y, h = 282, 46
	if k.Kind == DrakCharacter {
		y = 219
	}
	if _, lines := k.nameLines(); len(lines) > 1 {
		y, h = y-14, h+16
	}
	return y, h
}

// nameLines breaks the name for the table face: one line, or two where one would
// be small.
func (k *DrakCard) nameLines() (size float64, lines []string) {
	return nameRoom{w: 218, most: 34, good: 27, two: 29, gain: 1.05}.lines(k.dashedName())
}

var drakShade = tableShade{head: 50, dim: 0.45, foot: 190, h: 120, stops: []Stop{SA(0, "#000", 0), SA(1, "#000", 0.55)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture large, name and values below. picture is the
// illustration of TableArt, or nil.
func (k *DrakCard) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := chassis(chassisKey{face: chassisDrakTable, px: widthPx, element: k.Faction.look().element})
	c.tablePicture(drakTableArt, 2.5, picture, &drakShade)
	if k.Renowned {
		c.renownedEdge(box{6, 6, 238, 338}, 9, 0.85)
	}
	k.tableName(c)
	if k.Letters {
		c.factionDisc(33, 106, 17, k.Faction)
	}
	if k.Contrast {
		c.contrastEdge(dracoTableW, dracoTableH, 13, k.Faction.Ink())
	}
	k.tableValues(c)
	if k.Contrast {
		return c.Img
	}
	c.gloss(dracoTableW, dracoTableH, 13)
	return c.Img
}

// tableValues sets what the kind of card has: coin, star, shields.
func (k *DrakCard) tableValues(c *Canvas) {
	x, y, r := DrakCostPlace(dracoTableW)
	switch {
	case k.Cost != "":
		c.GoldCoin(x, y, r, k.Cost)
	case k.Initiative != "":
		c.InitiativeShield(x, y+2, r*1.1, k.Initiative, k.Faction)
	}
	if k.Prestige != "" {
		x, y, r = DrakPrestigePlace(dracoTableW)
		c.PrestigeStar(x, y, r, k.Prestige)
	}
	switch k.Kind {
	case DrakCharacter:
		for i, v := range k.Stats {
			if s := DrakStat(i); v != "" && (s != DrakRanged || v != "0") {
				x, y, r = DrakStatPlace(s, dracoTableW)
				c.DrakShield(s, x, y, r, v, k.Tones[i])
			}
		}
	case DrakManoeuvre:
		ny, _ := k.namePlace()
		c.GoldCoin(92, ny-40, 37, k.Gold)
		c.cardCount(168, ny-40, 76, k.Draw)
	}
}

func (k *DrakCard) tableName(c *Canvas) {
	y, h := k.namePlace()
	b := box{10, y, 230, h}
	c.steelPlate(b, 5, 2.8)
	ink := Solid("#fdf5e4")
	if k.Contrast {
		c.Fill(b.chamfer(5), Solid("#000000"))
		ink = Solid("#ffffff")
	}
	size, lines := k.nameLines()
	c.nameOn(125, y+h/2, size, 0.90, lines, ink)
}

// Quick stands for a face until it is painted.
func (k *DrakCard) Quick(c *Canvas, w, h float64) {
	high, low := k.Faction.look().element.Frame()
	c.QuickCard(w, h, lerpCol(Hex(high), Hex(soot), 0.35), lerpCol(Hex(low), Hex(soot), 0.35), k.dashedName())
	s := w / dracoTableW
	disc := func(x, y, r float64, field, text string) {
		c.Fill(Circle(x*s, y*s, r*s), Solid(field))
		size := r * 1.2 * s
		c.Text(fonts.Name, size, x*s, y*s+size*0.33, Centre, text, Solid("#fffdf2"))
	}
	if k.Cost != "" {
		disc(41, 41, 31, "#9a6c1e", k.Cost)
	}
	if k.Kind != DrakCharacter {
		return
	}
	for i, v := range k.Stats {
		if DrakStat(i) == DrakRanged && v == "0" {
			continue
		}
		x, y, r := DrakStatPlace(DrakStat(i), dracoTableW)
		disc(x, y, r*0.85, [4]string{"#8f2418", "#1f4f9a", "#56616c", "#286c2c"}[i], v)
	}
}
