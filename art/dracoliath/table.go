package dracoliath

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
)

// tablePanel is the effects panel of the table face.
type tablePanel struct {
	top  float64 // its upper edge in units
	rows rowsSet
	area art.Box // where the rows lie
	// ribbon is a keyword that straddles the upper edge, where it costs the
	// rows the least room; nil without one.
	ribbon *Row
}

// ribbonHeight is that of a keyword on the panel's edge.
const ribbonHeight = 34.0

// shortRows are the rows as the table face has them, with few words.
func (k *Card) shortRows() []Row {
	rows := make([]Row, 0, len(k.Rows))
	for _, r := range k.Rows {
		if r.LargeOnly {
			continue
		}
		if len(r.Short) > 0 {
			r.Text = r.Short
		}
		if r.ShortBanner != "" {
			rows = append(rows, Row{Text: r.Short})
			r = Row{Items: []Item{Act(r.BannerSym, r.ShortBanner)}}
		}
		r.Items = append([]Item(nil), r.Items...)
		for i := range r.Items {
			if s := r.Items[i].Short; s != "" {
				r.Items[i].Words = s
			}
		}
		rows = append(rows, r)
	}
	return rows
}

// ribbonOf takes the keyword out of the rows of a card.
func ribbonOf(all []Row, look *rowsLook) (rows []Row, ribbon *Row) {
	for i := range all {
		r := &all[i]
		ends := r.BannerSym == art.SymFlip // the sentence above it
		if r.Banner != "" && !ends && ribbon == nil && len(all) > 1 && look.bannerFits(r, 170, ribbonHeight) {
			ribbon = r
			continue
		}
		rows = append(rows, *r)
	}
	return rows, ribbon
}

const (
	tablePanelX    = 18.0
	tablePanelW    = 215.0
	tablePanelFoot = 332.0
	tablePanelLow  = 104.0 // height with little to say
	tablePanelHigh = 168.0 // with much
)

// tablePanel measures the effects: the panel grows, up to half of the card,
// before anything in it becomes hard to read.
func (k *Card) tablePanel() tablePanel {
	look := rowsLook{radius: 27, text: art.RulesStyle(25, art.Centre).OnDark(), textFloor: 18.5, banner: 38,
		sign: "#ffeecb"}
	look.text.Plain, look.text.Ink = fonts.Name, art.Hex("#ffeecb")
	if k.Contrast {
		look.text.Ink, look.text.BoldInk, look.text.ItalInk, look.sign = art.Hex("#ffffff"), art.Hex("#ffffff"), art.Hex("#ffffff"), "#ffffff"
	}
	look.text.Lead, look.text.Gap, look.text.Signs = 1.12, 0.1, 1.36
	var out tablePanel
	rows, ribbon := ribbonOf(k.shortRows(), &look)
	head := 7.0
	if ribbon != nil {
		head = ribbonHeight/2 + 4
	}
	for h := tablePanelLow; ; h += 8 {
		area := art.BoxAt(tablePanelX+7, tablePanelFoot-h+head, tablePanelW-14, h-head-6)
		last := h+8 > tablePanelHigh
		set := fitRows
		if last {
			set = setRows
		}
		out = tablePanel{tablePanelFoot - h, set(rows, look, area.W, area.H), area, ribbon}
		if out.rows.look.side && !look.side { // start anew: it may now need less room
			look.side, h = true, tablePanelLow-8
			continue
		}
		if out.rows.scale > 0.86 || last {
			return out
		}
	}
}

// RenderTable draws the face that lies on the table, widthPx pixels wide and
// 7/5 as high: art to the edges, the name above, the effects below. picture is
// the illustration of TableArt, or nil.
func (k *Card) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := tableFace.Begin(widthPx, k.element())
	inside := c.Clip(tableArt.Round(4))
	if picture != nil {
		c.Image(picture, tableArt.X, tableArt.Y, tableArt.W, tableArt.H)
	}
	c.Fill(art.Rect(18, 18, 215, 60), art.Linear(0, 18, 0, 78, art.SA(0, "#000", 0.62), art.SA(1, "#000", 0)))
	k.tableEffects(c)
	inside()
	k.tableName(c)
	k.pennant(c)
	if k.Side != SideNone {
		DayNight(c, 211, 76, 19, k.Side == SideDay)
		DogEar(c, art.BoxAt(7, 7, 236, 336), 27, k.Side.other())
	}
	if l := k.letter(); l != "" {
		faces.LetterBadge(c, 42, 108, 11, l, k.Color.deep())
	}
	if k.Contrast {
		faces.ContrastEdge(c, faces.TableW, faces.TableH, 15, k.Color.bright())
		return c.Img
	}
	faces.Gloss(c, faces.TableW, faces.TableH, 15)
	return c.Img
}

func (k *Card) tableEffects(c *art.Canvas) {
	p := k.tablePanel()
	foot := tablePanelFoot - p.top
	c.Fill(art.Rect(18, p.top-30, 215, 30), art.Linear(0, p.top-30, 0, p.top, art.SA(0, "#000", 0), art.SA(1, "#000", 0.55)))
	c.Fill(art.Rect(18, p.top, 215, foot), art.Linear(0, p.top, 0, tablePanelFoot,
		art.SA(0, "#180c08", 0.84), art.SA(1, "#0a0504", 0.90)))
	if k.Contrast {
		c.Fill(art.Rect(18, p.top, 215, foot), art.Solid("#000000"))
	}
	c.Fill(art.Rect(18, p.top-0.6, 215, 2.6), art.Solid(k.Color.bright()))
	c.Fill(art.Rect(18, p.top-3, 215, 2), art.Gold(18, p.top-3, 215, 2))
	p.rows.draw(c, p.area)
	if p.ribbon != nil {
		b := art.BoxAt(38, 0, 174, 0)
		w := 0.56 * b.W
		c.Shadow(art.Plate(125-w/2, p.top-ribbonHeight/2+3, w, ribbonHeight*0.88, 10), 0, 3, 3, art.HexA("#000", 0.7))
		p.rows.look.drawBanner(c, &rowSet{h: ribbonHeight, banner: p.ribbon}, b, p.top-ribbonHeight/2-1)
	}
}

// tableName sets the name on its plate, on two lines where one would be small.
func (k *Card) tableName(c *art.Canvas) {
	c.Plate(art.BoxAt(9, 9, 232, 42), 13, 2.8)
	left, right := 25.0, 225.0
	if k.Mastery > 0 {
		right = 192
	}
	cx, w := (left+right)/2, right-left
	ink := art.Solid("#f9ecc8")
	if k.Contrast {
		c.Fill(art.Plate(9, 9, 232, 42, 13), art.Solid("#000000"))
		ink = art.Solid("#ffffff")
	}
	size, lines := faces.Room{W: w, Most: 27, Good: 19, Two: 20, Gain: 1.05}.Lines(k.Name)
	cy := 30.0
	if len(lines) > 1 {
		cy = 28.6 + size*0.12
	}
	faces.NameOn(c, cx, cy, size, 0.86, lines, ink)
	Mastery(c, 219, 30, 20, k.Mastery)
}

// pennant hangs the type of the card under its name, in the card's colour.
func (k *Card) pennant(c *art.Canvas) {
	c.Shadow(art.Pennant(22, 51, 40, 46, 10), 1, 3, 2.4, art.HexA("#000", 0.6))
	c.Fill(art.Pennant(21, 50, 42, 50, 13), art.Solid("#120806"))
	c.Fill(art.Pennant(23, 51, 38, 45.5, 12), art.Gold(23, 51, 38, 46))
	c.Fill(art.Pennant(25.3, 51, 33.4, 41.8, 10.6), art.Solid(k.Color.bright()))
	c.Fill(art.Pennant(29, 51, 26, 40, 8.4), art.Solid(k.Color.deep()))
	c.Fill(art.Rect(25.3, 51, 33.4, 11), art.Linear(0, 51, 0, 62, art.SA(0, "#000", 0.5), art.SA(1, "#000", 0)))
	c.Icon(k.Type.icon(), 42, 69, 29, art.Solid("#fff3d6"))
}
