package art

import (
	"image"

	"wyrmtable/fonts"
)

// tablePanel is the effects panel of the table face.
type tablePanel struct {
	top  float64 // its upper edge in units
	rows rowsSet
	area box // where the rows lie
	// ribbon is a keyword that straddles the upper edge, where it costs the
	// rows the least room; nil without one.
	ribbon *DracoRow
}

// ribbonHeight is that of a keyword on the panel's edge.
const ribbonHeight = 34.0

// shortRows are the rows as the table face has them, with few words.
func (k *DracoCard) shortRows() []DracoRow {
	rows := make([]DracoRow, 0, len(k.Rows))
	for _, r := range k.Rows {
		if r.LargeOnly {
			continue
		}
		if len(r.Short) > 0 {
			r.Text = r.Short
		}
		if r.ShortBanner != "" {
			rows = append(rows, DracoRow{Text: r.Short})
			r = DracoRow{Items: []DracoItem{DracoAct(r.BannerSym, r.ShortBanner)}}
		}
		r.Items = append([]DracoItem(nil), r.Items...)
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
func ribbonOf(all []DracoRow, look *rowsLook) (rows []DracoRow, ribbon *DracoRow) {
	for i := range all {
		r := &all[i]
		ends := r.BannerSym == SymFlip // the sentence above it
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
func (k *DracoCard) tablePanel() tablePanel {
	look := rowsLook{radius: 27, text: RulesStyle(25, Centre).OnDark(), textFloor: 18.5, banner: 38,
		sign: "#ffeecb"}
	look.text.Plain, look.text.Ink = fonts.Name, Hex("#ffeecb")
	if k.Contrast {
		look.text.Ink, look.text.BoldInk, look.text.ItalInk, look.sign = Hex("#ffffff"), Hex("#ffffff"), Hex("#ffffff"), "#ffffff"
	}
	look.text.Lead, look.text.Gap, look.text.Signs = 1.12, 0.1, 1.36
	var out tablePanel
	rows, ribbon := ribbonOf(k.shortRows(), &look)
	head := 7.0
	if ribbon != nil {
		head = ribbonHeight/2 + 4
	}
	for h := tablePanelLow; ; h += 8 {
		area := box{tablePanelX + 7, tablePanelFoot - h + head, tablePanelW - 14, h - head - 6}
		last := h+8 > tablePanelHigh
		set := fitRows
		if last {
			set = setRows
		}
		out = tablePanel{tablePanelFoot - h, set(rows, look, area.w, area.h), area, ribbon}
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
func (k *DracoCard) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	c := chassis(chassisKey{px: widthPx, element: k.element()})
	inside := c.Clip(tableArt.round(4))
	if picture != nil {
		c.Image(picture, tableArt.x, tableArt.y, tableArt.w, tableArt.h)
	}
	c.Fill(Rect(18, 18, 215, 60), Linear(0, 18, 0, 78, SA(0, "#000", 0.62), SA(1, "#000", 0)))
	k.tableEffects(c)
	inside()
	k.tableName(c)
	k.pennant(c)
	if k.Side != SideNone {
		c.DayNight(211, 76, 19, k.Side == SideDay)
		c.dogEar(box{7, 7, 236, 336}, 27, k.Side.other())
	}
	if l := k.letter(); l != "" {
		c.letterBadge(42, 108, 11, l, k.Color.deep())
	}
	if k.Contrast {
		c.contrastEdge(dracoTableW, dracoTableH, 15, k.Color.bright())
		return c.Img
	}
	c.gloss(dracoTableW, dracoTableH, 15)
	return c.Img
}

// contrastEdge is the plain edge of a card of high contrast: black, and in it
// the bright colour of the card. It takes the place of the gloss.
func (c *Canvas) contrastEdge(w, h, round float64, bright string) {
	c.Stroke(RoundRect(w*0.012, w*0.012, w*0.976, h-w*0.024, round*0.9), w*0.024, Solid("#000000"))
	c.Stroke(RoundRect(w*0.030, w*0.030, w*0.940, h-w*0.060, round*0.8), w*0.018, Solid(bright))
}

// tableChassis draws what all table faces of an element have in common.
func tableChassis(c *Canvas, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoTableW, dracoTableH, 15))
	c.body(dracoTableW, dracoTableH, 15, 7, 10, tableArt.inset(4), e)
	frame := box{7, 7, 236, 336}
	c.Stroke(frame.round(10), 2.6, frame.gold())
	c.Fill(tableArt.inset(-4.5).round(7), Solid("#0c0705"))
	g := tableArt.inset(-3.5)
	c.Fill(g.round(6.5), g.gold())
	c.Fill(tableArt.inset(-1).round(5), Solid("#0c0705"))
	restore()
}

func (k *DracoCard) tableEffects(c *Canvas) {
	p := k.tablePanel()
	foot := tablePanelFoot - p.top
	c.Fill(Rect(18, p.top-30, 215, 30), Linear(0, p.top-30, 0, p.top, SA(0, "#000", 0), SA(1, "#000", 0.55)))
	c.Fill(Rect(18, p.top, 215, foot), Linear(0, p.top, 0, tablePanelFoot,
		SA(0, "#180c08", 0.84), SA(1, "#0a0504", 0.90)))
	if k.Contrast {
		c.Fill(Rect(18, p.top, 215, foot), Solid("#000000"))
	}
	c.Fill(Rect(18, p.top-0.6, 215, 2.6), Solid(k.Color.bright()))
	c.Fill(Rect(18, p.top-3, 215, 2), Gold(18, p.top-3, 215, 2))
	p.rows.draw(c, p.area)
	if p.ribbon != nil {
		b := box{38, 0, 174, 0}
		w := 0.56 * b.w
		c.Shadow(Plate(125-w/2, p.top-ribbonHeight/2+3, w, ribbonHeight*0.88, 10), 0, 3, 3, HexA("#000", 0.7))
		p.rows.look.drawBanner(c, &rowSet{h: ribbonHeight, banner: p.ribbon}, b, p.top-ribbonHeight/2-1)
	}
}

// tableName sets the name on its plate, on two lines where one would be small.
func (k *DracoCard) tableName(c *Canvas) {
	c.plate(box{9, 9, 232, 42}, 13, 2.8)
	left, right := 25.0, 225.0
	if k.Mastery > 0 {
		right = 192
	}
	cx, w := (left+right)/2, right-left
	ink := Solid("#f9ecc8")
	if k.Contrast {
		c.Fill(Plate(9, 9, 232, 42, 13), Solid("#000000"))
		ink = Solid("#ffffff")
	}
	size, lines := nameRoom{w: w, most: 27, good: 19, two: 20, gain: 1.05}.lines(k.Name)
	cy := 30.0
	if len(lines) > 1 {
		cy = 28.6 + size*0.12
	}
	c.nameOn(cx, cy, size, 0.86, lines, ink)
	c.Mastery(219, 30, 20, k.Mastery)
}

// pennant hangs the type of the card under its name, in the card's colour.
func (k *DracoCard) pennant(c *Canvas) {
	c.Shadow(Pennant(22, 51, 40, 46, 10), 1, 3, 2.4, HexA("#000", 0.6))
	c.Fill(Pennant(21, 50, 42, 50, 13), Solid("#120806"))
	c.Fill(Pennant(23, 51, 38, 45.5, 12), Gold(23, 51, 38, 46))
	c.Fill(Pennant(25.3, 51, 33.4, 41.8, 10.6), Solid(k.Color.bright()))
	c.Fill(Pennant(29, 51, 26, 40, 8.4), Solid(k.Color.deep()))
	c.Fill(Rect(25.3, 51, 33.4, 11), Linear(0, 51, 0, 62, SA(0, "#000", 0.5), SA(1, "#000", 0)))
	c.Icon(k.Type.icon(), 42, 69, 29, Solid("#fff3d6"))
}
