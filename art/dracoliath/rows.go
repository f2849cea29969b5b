package dracoliath

import (
	"math"
	"strconv"
	"unicode/utf8"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// rowsLook is how a column of effect rows is set.
type rowsLook struct {
	radius    float64 // of a symbol, at most
	text      art.TextStyle
	textFloor float64
	banner    float64   // height of a ribbon
	words     [4]string // beside the arrows, by Direction
	sign      string    // ink of words among symbols
	rough     bool      // while trying scales: lines are not balanced
	side      bool      // arrows stand beside the symbols, to save height
}

// rowsSet is a column of rows measured at one scale.
type rowsSet struct {
	look  rowsLook
	rows  []rowSet
	total float64 // of heights, without the gaps between rows
	scale float64
}

// rowSet is a measured row: a ribbon, a paragraph, or lines of items.
type rowSet struct {
	h      float64
	banner *Row
	block  *art.Block
	lines  []itemLine
	option int // the side of a choice to which it belongs; 0: none
}

// itemLine is a line of items; its symbols have radius r, their centres lie
// top below its upper edge.
type itemLine struct {
	items      []itemSet
	r, w       float64
	top, under float64
}

// itemSet is a measured item with the words beside it, if it has any.
type itemSet struct {
	it    *Item
	w     float64 // words included
	head  float64 // without them
	words *art.Block
}

// crowdedScale is the scale below which arrows move to the side of their symbols.
const crowdedScale = 0.80

// setRows sets the rows as large as they fit into w by h, with the arrows
// under their symbols or, where that makes everything small, beside them.
func setRows(rows []Row, look rowsLook, w, h float64) rowsSet {
	s := fitRows(rows, look, w, h)
	if s.scale < crowdedScale {
		look.side = true
		if t := fitRows(rows, look, w, h); t.scale > s.scale*1.08 {
			return t
		}
	}
	return s
}

// fitRows finds the largest scale at which the rows fit into w by h: symbols
// shrink first, words last.
func fitRows(rows []Row, look rowsLook, w, h float64) rowsSet {
	look.rough = true
	for k := 1.0; ; k *= 0.96 {
		s := measureRows(rows, look, w, k)
		gaps := look.radius * 0.22 * k * float64(max(0, len(rows)-1))
		switch {
		case s.total+gaps > h+0.01 && k >= 0.3: // too large
		case look.rough: // balanced lines can need a little more room
			look.rough = false
			k /= 0.96
		default:
			return s
		}
	}
}

func measureRows(rows []Row, look rowsLook, w, k float64) rowsSet {
	s := rowsSet{look: look, scale: k}
	for i := range rows {
		room := w
		if rows[i].Option > 0 {
			room -= 2 * look.plateEdge()
		}
		r := look.measure(&rows[i], room, k)
		r.option = rows[i].Option
		s.total += r.h
		s.rows = append(s.rows, r)
	}
	for i := range s.rows { // a plate needs room above and below
		if s.rows[i].option > 0 && s.firstOf(i) {
			s.total += 2 * look.plateEdge()
		}
	}
	return s
}

// plateEdge is the room between the edge of the plate of an option and its rows.
func (l *rowsLook) plateEdge() float64 { return l.radius * 0.13 }

// firstOf and lastOf report whether a row is the first or the last of its option.
func (s *rowsSet) firstOf(i int) bool { return i == 0 || s.rows[i-1].option != s.rows[i].option }
func (s *rowsSet) lastOf(i int) bool {
	return i == len(s.rows)-1 || s.rows[i+1].option != s.rows[i].option
}

func (l *rowsLook) measure(row *Row, w, k float64) rowSet {
	switch {
	case row.Banner != "":
		h := l.banner * math.Max(0.62, k)
		if l.bannerFits(row, w, h) {
			return rowSet{h: h, banner: row}
		}
		item := Item{Sym: row.BannerSym, Words: row.Banner}
		return l.measureItems([]Item{item}, w, k)
	case len(row.Text) > 0:
		b := l.paragraph(row.Text, w, k, 1)
		return rowSet{h: b.Height, block: b}
	}
	return l.measureItems(row.Items, w, k)
}

// style is the text style at scale k: it shrinks half as fast as symbols and
// stops at its floor as long as it can.
func (l *rowsLook) style(k, part float64) art.TextStyle {
	s := l.text
	s.Size = math.Max(l.textFloor, s.Size*math.Sqrt(k)) * part
	if k < 0.5 {
		s.Size = math.Min(s.Size, l.textFloor*part*k/0.5)
	}
	return s
}

func (l *rowsLook) paragraph(text []art.Token, w, k, part float64) *art.Block {
	style := l.style(k, part)
	set := art.Balance
	if l.rough {
		set = art.Lay
	}
	b := set(text, style, w)
	if b.Widest > w {
		b = art.Fit(text, style, w, math.Inf(1), 1)
	}
	return b
}

// measureItems sets items on one line where that costs no more than a third
// of their size, else on several.
func (l *rowsLook) measureItems(items []Item, w, k float64) rowSet {
	r := l.radius * k
	if one := l.oneLine(items, w, r, k); one != nil {
		return rowSet{h: one.top + one.under, lines: []itemLine{*one}}
	}
	column := w
	if len(items) > 2 {
		column = w * 0.48
	}
	for i := range items { // no group may be wider than the face
		if set := l.measureItem(&items[i], w, column, r, k); set.words == nil && set.w > w {
			r *= w / set.w
		}
	}
	return l.breakItems(items, w, column, r, k)
}

// oneLine is all items on one line, or nil if they would be too small.
func (l *rowsLook) oneLine(items []Item, w, r, k float64) *itemLine {
	least := l.radius * 0.60
	if len(items) == 1 && items[0].Words == "" {
		least = 0
	}
	for r >= least {
		line := itemLine{r: r}
		for i := range items {
			it := &items[i]
			room := w - line.w - line.gap()
			if it.Words != "" && room < l.head(it, r)+besideGap*r+0.5*w {
				return nil // words would stand in a narrow column
			}
			line.add(l.measureItem(it, room, w, r, k))
		}
		if line.w <= w+0.01 {
			l.finish(&line)
			return &line
		}
		r *= max(0.9, min(0.99, w/line.w))
	}
	return nil
}

func (line *itemLine) gap() float64 {
	if len(line.items) == 0 {
		return 0
	}
	return itemGap * line.r
}

func (line *itemLine) add(s itemSet) {
	line.w += line.gap() + s.w
	line.items = append(line.items, s)
}

// breakItems sets items on as many lines as they need; a sign between two
// lines begins the second.
func (l *rowsLook) breakItems(items []Item, w, column, r, k float64) rowSet {
	var out rowSet
	cur := itemLine{r: r}
	flush := func() {
		l.finish(&cur)
		if len(out.lines) > 0 {
			out.h += lineGap * r
		}
		out.h += cur.top + cur.under
		out.lines = append(out.lines, cur)
		cur = itemLine{r: r}
	}
	for i := range items {
		set := l.measureItem(&items[i], w, column, r, k)
		if len(cur.items) > 0 && cur.w+cur.gap()+set.w > w {
			last := cur.items[len(cur.items)-1]
			sign := last.it.Sym == art.SymNone && len(cur.items) > 1
			if sign {
				cur.items = cur.items[:len(cur.items)-1]
				cur.w -= last.w + itemGap*r
			}
			flush()
			if sign {
				cur.add(last)
				set = l.measureItem(&items[i], w-cur.w-cur.gap(), column, r, k)
			}
		}
		cur.add(set)
	}
	flush()
	return out
}

// finish computes how far a line reaches above and below its centre.
func (l *rowsLook) finish(line *itemLine) {
	r := line.r
	for i := range line.items {
		s := &line.items[i]
		up, down := 1.1*r, 1.1*r
		if l.hangs(s.it) {
			down = (1.18 + l.pillHeight()) * r
		}
		if s.words != nil {
			drop := (down - up) / 2
			up, down = math.Max(up, s.words.Height/2-drop), math.Max(down, s.words.Height/2+drop)
		}
		line.top, line.under = math.Max(line.top, up), math.Max(line.under, down)
	}
}

// hangs tells whether a pill hangs under the item's symbols.
func (l *rowsLook) hangs(it *Item) bool {
	return it.Sym != art.SymNone && it.Dir != art.ToNone && !l.side
}

// labelled tells whether pills carry words.
func (l *rowsLook) labelled() bool { return l.words[art.ToMe] != "" }

// pillHeight is in radii.
func (l *rowsLook) pillHeight() float64 {
	if l.labelled() {
		return 0.86
	}
	return 0.92
}

// All in radii of a symbol.
const (
	symbolGap = 0.30 // between symbols of a group
	itemGap   = 0.62 // between items
	lineGap   = 0.16 // between lines of one row
	sideGap   = 0.16 // between symbols and the arrow beside them
	besideGap = 0.40 // between a symbol and the words beside it
	signSize  = 1.45 // of "+1"
	wordSize  = 0.80 // of words among symbols
)

// manyCount is how many symbols stand side by side; more are one symbol with
// a number.
const manyCount = 6

func (it *Item) count() int { return max(1, it.N) }

func (it *Item) times() string { return "×" + strconv.Itoa(it.count()) }

// measureItem measures one item for a line of width w; words beside a symbol
// are broken at column.
func (l *rowsLook) measureItem(it *Item, w, column, r, k float64) itemSet {
	out := itemSet{it: it}
	if it.Sym == art.SymNone {
		f, size := it.signFace(r)
		out.w = art.TextWidth(f, size, it.Text)
		return out
	}
	out.w = l.head(it, r)
	out.head = out.w
	if it.Words == "" {
		return out
	}
	lead := out.w + besideGap*r
	words := *l
	words.text.Anchor = art.Left
	out.words = words.paragraph(art.Markup(it.Words), math.Max(math.Min(w-lead, column), 2*r), k, 1)
	out.w = lead + out.words.Widest
	return out
}

// head is the width of symbols and arrow.
func (l *rowsLook) head(it *Item, r float64) float64 {
	if l.side && it.Dir != art.ToNone {
		return it.symbolsWidth(r) + sideGap*r + l.pillWidth(it, r)
	}
	return math.Max(it.symbolsWidth(r), l.pillWidth(it, r))
}

// signFace is how a sign or word is set: signs large, words small.
func (it *Item) signFace(r float64) (fonts.Face, float64) {
	if it.isSign() {
		return fonts.Name, signSize * r
	}
	return fonts.Name, wordSize * r
}

func (it *Item) isSign() bool {
	n := utf8.RuneCountInString(it.Text)
	first, _ := utf8.DecodeRuneInString(it.Text)
	return n <= 3 && (first < 'a' || first > 'z')
}

func (it *Item) symbolsWidth(r float64) float64 {
	n := it.count()
	if n > manyCount {
		return 2*r + r*0.2 + art.TextWidth(fonts.Name, signSize*r, it.times())
	}
	return float64(n)*2*r + float64(n-1)*symbolGap*r
}

func (l *rowsLook) pillWidth(it *Item, r float64) float64 {
	if it.Dir == art.ToNone {
		return 0
	}
	h := l.pillHeight() * r
	under := it.symbolsWidth(r) * 0.96
	if l.side {
		under = 0
	}
	if w := l.words[it.Dir]; w != "" {
		tw := art.TextWidth(fonts.LabelBold, h*0.70, w) + h*1.5
		if it.Dir == art.ToBoth {
			tw += h * 0.55
		}
		return math.Max(under, tw)
	}
	switch {
	case it.Dir == art.ToBoth:
		return math.Max(under, r*2.2)
	case l.side:
		return r * 1.15
	}
	return math.Max(under, r*2.0)
}

// draw lays the rows out in b, centred, gaps shared evenly.
func (s *rowsSet) draw(c *art.Canvas, b art.Box) {
	n := len(s.rows)
	if n == 0 {
		return
	}
	gap := math.Max(0, (b.H-s.total)/float64(n+1))
	gap = math.Min(gap, s.look.radius*0.9)
	y := b.Y + (b.H-s.total-gap*float64(n-1))/2
	edge := s.look.plateEdge()
	for i := range s.rows {
		r := &s.rows[i]
		if r.option > 0 && s.firstOf(i) {
			s.drawPlate(c, i, b, y, gap)
			y += edge
		}
		s.look.drawRow(c, r, b, y)
		y += r.h + gap
		if r.option > 0 && s.lastOf(i) {
			y += edge
		}
	}
}

// drawPlate lays a plate under the rows of an option, of which row i is the first,
// from y downwards.
func (s *rowsSet) drawPlate(c *art.Canvas, i int, b art.Box, y, gap float64) {
	h := 2*s.look.plateEdge() + s.rows[i].h
	for ; !s.lastOf(i); i++ {
		h += gap + s.rows[i+1].h
	}
	round := art.RoundRect(b.X, y, b.W, h, s.look.radius*0.28)
	c.Fill(round, art.SolidA(s.look.sign, 0.09))
	c.Stroke(round, s.look.radius*0.035, art.SolidA(s.look.sign, 0.5))
}

func (l *rowsLook) drawRow(c *art.Canvas, r *rowSet, b art.Box, y float64) {
	switch {
	case r.banner != nil:
		l.drawBanner(c, r, b, y)
	case r.block != nil:
		c.Block(r.block, b.X, y)
	default:
		for i := range r.lines {
			line := &r.lines[i]
			l.drawLine(c, line, b, y)
			y += line.top + line.under + lineGap*line.r
		}
	}
}

func (l *rowsLook) drawLine(c *art.Canvas, line *itemLine, b art.Box, y float64) {
	x := b.X + (b.W-line.w)/2
	cy := y + line.top
	for i := range line.items {
		s := &line.items[i]
		if s.words == nil {
			l.drawItem(c, s.it, x+s.w/2, cy, line.r)
		} else {
			l.drawItem(c, s.it, x+s.head/2, cy, line.r)
			mid := cy
			if l.hangs(s.it) {
				mid += (0.08 + l.pillHeight()) * line.r / 2
			}
			c.Block(s.words, x+s.head+besideGap*line.r, mid-s.words.Height/2)
		}
		x += s.w + itemGap*line.r
	}
}

func (l *rowsLook) drawItem(c *art.Canvas, it *Item, cx, cy, r float64) {
	if it.Sym == art.SymNone {
		f, size := it.signFace(r)
		if it.isSign() {
			outlined(c, f, size, cx, cy, art.Centre, it.Text, r*0.34)
			return
		}
		c.Text(f, size, cx, cy+size*0.32, art.Centre, it.Text, art.Solid(l.sign))
		return
	}
	sw, pw, ph := it.symbolsWidth(r), l.pillWidth(it, r), r*l.pillHeight()
	x := cx - sw/2 + r
	switch {
	case it.Dir != art.ToNone && l.side:
		all := sw + sideGap*r + pw
		c.DirPill(it.Dir, cx+all/2-pw/2, cy-ph/2, pw, ph, l.words[it.Dir])
		x = cx - all/2 + r
	case it.Dir != art.ToNone:
		c.DirPill(it.Dir, cx, cy+r*1.18, pw, ph, l.words[it.Dir])
	}
	n := it.count()
	if n > manyCount {
		outlined(c, fonts.Name, signSize*r, x+r*1.2, cy, art.Left, it.times(), r*0.34)
		n = 1
	}
	for range n {
		c.Symbol(it.Sym, x, cy, r)
		if it.Forbid {
			c.Forbid(x, cy, r*0.98)
		}
		x += (2 + symbolGap) * r
	}
}

// outlined is a pale gold sign with a dark outline, its middle at cy.
func outlined(c *art.Canvas, f fonts.Face, size, x, cy float64, a art.Anchor, s string, width float64) {
	y := cy + size*0.32
	c.TextOutline(f, size, x, y, a, s, width, art.Solid("#1a0a05"))
	c.Text(f, size, x, y, a, s, art.Solid("#ffe08a"))
}

// bannerSize gives the text size and the widths of ribbon parts for height h.
func (row *Row) bannerSize(h float64) (size, text, symbol, tip float64) {
	size = h * 0.49
	tip = h * 0.32
	if row.BannerSym != art.SymNone {
		symbol = h * 0.86
	}
	return size, art.TextWidth(fonts.Title, size, row.Banner), symbol, tip
}

// bannerFits tells whether the word is legible on a ribbon of height h; a
// sentence is not, and is set as words instead.
func (l *rowsLook) bannerFits(row *Row, w, h float64) bool {
	_, text, symbol, tip := row.bannerSize(h)
	return text*0.72+symbol+3.2*tip <= w
}

// drawBanner is a keyword on a dark red ribbon edged with gold.
func (l *rowsLook) drawBanner(c *art.Canvas, r *rowSet, b art.Box, y float64) {
	size, text, symbol, tip := r.banner.bannerSize(r.h)
	h := r.h * 0.88
	w := math.Max(b.W*0.56, text+symbol+3.2*tip)
	if w > b.W {
		size *= (b.W - symbol - 3.2*tip) / text
		w = b.W
	}
	x := b.X + (b.W-w)/2
	p := art.Plate(x, y+r.h*0.06, w, h, tip)
	c.Fill(p, art.Linear(0, y, 0, y+r.h, art.S(0, "#5c160e"), art.S(0.5, "#3a0d08"), art.S(1, "#260805")))
	c.Stroke(p, h*0.055, art.Gold(x, y, w, h))
	cy := y + r.h*0.5
	if symbol > 0 {
		c.Symbol(r.banner.BannerSym, x+tip*0.9+h*0.36, cy, h*0.38)
	}
	c.Engraved(fonts.Title, size, x+(w+symbol*0.8)/2, cy+size*0.35, art.Centre, r.banner.Banner, "#ffe2a6")
}
