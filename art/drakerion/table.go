package drakerion

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
)

// tableChassis draws what all table faces of a palette have in common.
func tableChassis(c *art.Canvas, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, faces.TableW, faces.TableH, 13))
	defer restore()
	body(c, faces.TableW, faces.TableH, 13, 6, 9, e, tableArt.Inset(-3))
	c.Stroke(art.BoxAt(7.6, 7.6, 234.8, 334.8).Round(7.6), 1.2, art.SolidA("#fff", 0.40))
	bronzeWindow(c, tableArt, 0.7, soot)
}

// StatPlace tells where the shield of a value lies on a table face of w
// units: values that change are drawn over the face there, so that the face
// itself need not be painted anew. Ranged lies under the star of prestige.
func StatPlace(s Stat, w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	switch s {
	case Melee:
		return 47 * k, 301 * k, 37 * k
	case Riposte:
		return 125 * k, 301 * k, 37 * k
	case Life:
		return 203 * k, 301 * k, 37 * k
	}
	return 211 * k, 108 * k, 31 * k
}

// CostPlace tells where the coin of the cost lies on a table face of w units.
func CostPlace(w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	return 41 * k, 41 * k, 33 * k
}

// CardPrestigePlace tells where the star lies on a table face of w units.
func CardPrestigePlace(w float64) (cx, cy, r float64) {
	k := w / faces.TableW
	return 209 * k, 43 * k, 38 * k
}

// namePlace is where the name plate of the table face begins, and how high it is.
func (k *Card) namePlace() (y, h float64) {
	y, h = 282, 46
	if k.Kind == Character {
		y = 219
	}
	if _, lines := k.nameLines(); len(lines) > 1 {
		y, h = y-14, h+16
	}
	return y, h
}

// nameLines breaks the name for the table face: one line, or two where one would
// be small.
func (k *Card) nameLines() (size float64, lines []string) {
	return faces.Room{W: 218, Most: 34, Good: 27, Two: 29, Gain: 1.05}.Lines(k.dashedName())
}

var shade = faces.TableShade{Head: 50, Dim: 0.45, Foot: 190, H: 120, Stops: []art.Stop{art.SA(0, "#000", 0), art.SA(1, "#000", 0.55)}}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: the picture large, name and values below. picture is the
// illustration of TableArt, or nil.
func (k *Card) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := tableFace.Begin(widthPx, k.Faction.look().element)
	faces.TablePicture(c, tableArt, 2.5, picture, &shade)
	if k.Renowned {
		renownedEdge(c, art.BoxAt(6, 6, 238, 338), 9, 0.85)
	}
	k.tableName(c)
	if k.Letters {
		factionDisc(c, 33, 106, 17, k.Faction)
	}
	if k.Contrast {
		faces.ContrastEdge(c, faces.TableW, faces.TableH, 13, k.Faction.Ink())
	}
	k.tableValues(c)
	if k.Contrast {
		return c.Img
	}
	faces.Gloss(c, faces.TableW, faces.TableH, 13)
	return c.Img
}

// tableValues sets what the kind of card has: coin, star, shields.
func (k *Card) tableValues(c *art.Canvas) {
	x, y, r := CostPlace(faces.TableW)
	switch {
	case k.Cost != "":
		GoldCoin(c, x, y, r, k.Cost)
	case k.Initiative != "":
		InitiativeShield(c, x, y+2, r*1.1, k.Initiative, k.Faction)
	}
	if k.Prestige != "" {
		x, y, r = CardPrestigePlace(faces.TableW)
		PrestigeStar(c, x, y, r, k.Prestige)
	}
	switch k.Kind {
	case Character:
		for i, v := range k.Stats {
			if s := Stat(i); v != "" && (s != Ranged || v != "0") {
				x, y, r = StatPlace(s, faces.TableW)
				Shield(c, s, x, y, r, v, k.Tones[i])
			}
		}
	case Manoeuvre:
		ny, _ := k.namePlace()
		GoldCoin(c, 92, ny-40, 37, k.Gold)
		cardCount(c, 168, ny-40, 76, k.Draw)
	}
}

func (k *Card) tableName(c *art.Canvas) {
	y, h := k.namePlace()
	b := art.BoxAt(10, y, 230, h)
	steelPlate(c, b, 5, 2.8)
	ink := art.Solid("#fdf5e4")
	if k.Contrast {
		c.Fill(b.Chamfer(5), art.Solid("#000000"))
		ink = art.Solid("#ffffff")
	}
	size, lines := k.nameLines()
	faces.NameOn(c, 125, y+h/2, size, 0.90, lines, ink)
}

// Quick stands for a face until it is painted.
func (k *Card) Quick(c *art.Canvas, w, h float64) {
	high, low := k.Faction.look().element.Frame()
	faces.Quick(c, w, h, art.LerpCol(art.Hex(high), art.Hex(soot), 0.35), art.LerpCol(art.Hex(low), art.Hex(soot), 0.35), k.dashedName())
	s := w / faces.TableW
	disc := func(x, y, r float64, field, text string) {
		c.Fill(art.Circle(x*s, y*s, r*s), art.Solid(field))
		size := r * 1.2 * s
		c.Text(fonts.Name, size, x*s, y*s+size*0.33, art.Centre, text, art.Solid("#fffdf2"))
	}
	if k.Cost != "" {
		disc(41, 41, 31, "#9a6c1e", k.Cost)
	}
	if k.Kind != Character {
		return
	}
	for i, v := range k.Stats {
		if Stat(i) == Ranged && v == "0" {
			continue
		}
		x, y, r := StatPlace(Stat(i), faces.TableW)
		disc(x, y, r*0.85, [4]string{"#8f2418", "#1f4f9a", "#56616c", "#286c2c"}[i], v)
	}
}
