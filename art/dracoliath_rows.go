package art

import (
	"math"
	"strconv"
	"unicode/utf8"

	"wyrmtable/fonts"
)

// rowsLook is how a column of effect rows is set.
type rowsLook struct {
	radius    float64 // of a symbol, at most
	text      TextStyle
	textFloor float64
	banner    float64 // height of a ribbon
	words     [4]string
	sign      string // ink of signs
	dark      bool
}

// rowsSet is a column of rows measured for one scale.
type rowsSet struct {
	look  rowsLook
	rows  []rowSet
	total float64 // of heights, without gaps
	scale float64
}

type rowSet struct {
	row    *DracoRow
	h      float64
	r      float64 // symbol radius
	width  float64
	block  *Block
	piller bool // a pill hangs under its symbols
}

// setRows finds the largest scale at which the rows fit into w by h: symbols
// shrink first, words last.
func setRows(rows []DracoRow, look rowsLook, w, h float64) rowsSet {
	for k := 1.0; ; k *= 0.96 {
		s := measureRows(rows, look, w, k)
		gaps := look.gap(k) * float64(max(0, len(rows)-1))
		if s.total+gaps <= h+0.01 || k < 0.3 {
			return s
		}
	}
}

func (l *rowsLook) gap(k float64) float64 { return l.radius * 0.26 * k }

func measureRows(rows []DracoRow, look rowsLook, w, k float64) rowsSet {
	s := rowsSet{look: look, scale: k}
	for i := range rows {
		r := look.measure(&rows[i], w, k)
		s.total += r.h
		s.rows = append(s.rows, r)
	}
	return s
}

func (l *rowsLook) measure(row *DracoRow, w, k float64) rowSet {
	out := rowSet{row: row, r: l.radius * k}
	switch {
	case row.Banner != "":
		out.h = l.banner * math.Max(0.62, k)
		return out
	case len(row.Text) > 0:
		style := l.text
		style.Size = math.Max(l.textFloor, style.Size*math.Sqrt(k))
		if k < 0.6 {
			style.Size = math.Min(style.Size, l.textFloor*k/0.6)
		}
		out.block = Balance(row.Text, style, w)
		if out.block.Widest > w {
			out.block = Fit(row.Text, style, w, 1e9, 1)
		}
		out.h = out.block.Height
		return out
	}
	out.width = l.rowWidth(row, out.r)
	if out.width > w {
		out.r *= w / out.width
		out.width = l.rowWidth(row, out.r)
	}
	for _, it := range row.Items {
		out.piller = out.piller || it.Sym != SymNone && it.Dir != ToNone
	}
	out.h = 2.2 * out.r
	if out.piller {
		out.h = (2.28 + l.pillHeight()) * out.r
	}
	return out
}

// labelled tells whether pills carry words.
func (l *rowsLook) labelled() bool { return l.words[ToMe] != "" }

// pillHeight is in radii.
func (l *rowsLook) pillHeight() float64 {
	if l.labelled() {
		return 0.86
	}
	return 0.92
}

const (
	symbolGap = 0.30 // between symbols of a group, in radii
	itemGap   = 0.62 // between items
	signSize  = 1.45 // of "+1", in radii
	wordSize  = 0.80 // of words among symbols
	manyCount = 6    // more symbols than this are one with a number
)

func (l *rowsLook) rowWidth(row *DracoRow, r float64) float64 {
	sum := 0.0
	for i := range row.Items {
		if i > 0 {
			sum += itemGap * r
		}
		sum += l.itemWidth(&row.Items[i], r)
	}
	return sum
}

func (it *DracoItem) count() int { return max(1, it.N) }

func (l *rowsLook) itemWidth(it *DracoItem, r float64) float64 {
	if it.Sym == SymNone {
		f, size := it.signFace(r)
		return TextWidth(f, size, it.Text)
	}
	return math.Max(it.symbolsWidth(r), l.pillWidth(it, r))
}

// signFace is how a sign or word is set: signs large, words small.
func (it *DracoItem) signFace(r float64) (fonts.Face, float64) {
	if utf8.RuneCountInString(it.Text) <= 3 {
		return fonts.Name, signSize * r
	}
	return fonts.Name, wordSize * r
}

func (it *DracoItem) symbolsWidth(r float64) float64 {
	n := it.count()
	if n > manyCount {
		return 2*r + r*0.2 + TextWidth(fonts.Name, signSize*r, it.times())
	}
	return float64(n)*2*r + float64(n-1)*symbolGap*r
}

func (it *DracoItem) times() string { return "×" + strconv.Itoa(it.count()) }

func (l *rowsLook) pillWidth(it *DracoItem, r float64) float64 {
	if it.Dir == ToNone {
		return 0
	}
	h := l.pillHeight() * r
	if w := l.words[it.Dir]; w != "" {
		tw := TextWidth(fonts.LabelBold, h*0.70, w) + h*1.5
		if it.Dir == ToBoth {
			tw += h * 0.55
		}
		return math.Max(it.symbolsWidth(r)*0.96, tw)
	}
	if it.Dir == ToBoth {
		return math.Max(it.symbolsWidth(r)*0.96, r*2.4)
	}
	return math.Max(it.symbolsWidth(r)*0.96, r*2.0)
}

// draw lays the rows out in b, centred, gaps shared evenly.
func (s *rowsSet) draw(c *Canvas, b box) {
	n := len(s.rows)
	if n == 0 {
		return
	}
	spare := b.h - s.total
	gap := math.Max(0, spare/float64(n+1))
	gap = math.Min(gap, s.look.radius*0.9)
	y := b.y + (b.h-s.total-gap*float64(n-1))/2
	for i := range s.rows {
		s.look.drawRow(c, &s.rows[i], b, y)
		y += s.rows[i].h + gap
	}
}

func (l *rowsLook) drawRow(c *Canvas, r *rowSet, b box, y float64) {
	switch {
	case r.row.Banner != "":
		l.drawBanner(c, r, b, y)
	case r.block != nil:
		c.Block(r.block, b.x, y)
	default:
		x := b.x + (b.w-r.width)/2
		cy := y + 1.1*r.r
		for i := range r.row.Items {
			it := &r.row.Items[i]
			w := l.itemWidth(it, r.r)
			l.drawItem(c, it, x+w/2, cy, r.r)
			x += w + itemGap*r.r
		}
	}
}

func (l *rowsLook) drawItem(c *Canvas, it *DracoItem, cx, cy, r float64) {
	if it.Sym == SymNone {
		f, size := it.signFace(r)
		ink := l.sign
		if size == signSize*r {
			c.TextOutline(f, size, cx, cy+size*0.32, Centre, it.Text, r*0.34, Solid("#1a0a05"))
			ink = "#ffe08a"
		}
		c.Text(f, size, cx, cy+size*0.32, Centre, it.Text, Solid(ink))
		return
	}
	if it.Dir != ToNone {
		c.dirPill(it.Dir, cx, cy+r*1.18, l.pillWidth(it, r), r*l.pillHeight(), l.words[it.Dir])
	}
	sw := it.symbolsWidth(r)
	x := cx - sw/2 + r
	n := it.count()
	if n > manyCount {
		c.Symbol(it.Sym, x, cy, r)
		size := signSize * r
		c.TextOutline(fonts.Name, size, x+r*1.2, cy+size*0.32, Left, it.times(), r*0.34, Solid("#1a0a05"))
		c.Text(fonts.Name, size, x+r*1.2, cy+size*0.32, Left, it.times(), Solid("#ffe08a"))
		n = 0
	}
	for range n {
		c.Symbol(it.Sym, x, cy, r)
		if it.Forbid {
			c.Forbid(x, cy, r*0.98)
		}
		x += (2 + symbolGap) * r
	}
}

// drawBanner is a keyword on a dark red ribbon edged with gold.
func (l *rowsLook) drawBanner(c *Canvas, r *rowSet, b box, y float64) {
	h := r.h * 0.88
	size := h * 0.56
	tw := TextWidth(fonts.Title, size, r.row.Banner)
	tip := h * 0.36
	sym := 0.0
	if r.row.BannerSym != SymNone {
		sym = h * 0.98
	}
	w := math.Max(b.w*0.56, tw+sym+3.2*tip)
	if w > b.w {
		k := (b.w - sym - 3.2*tip) / tw
		size, tw, w = size*k, tw*k, b.w
	}
	x := b.x + (b.w-w)/2
	p := Plate(x, y+r.h*0.06, w, h, tip)
	c.Fill(p, Linear(0, y, 0, y+r.h, S(0, "#5c160e"), S(0.5, "#3a0d08"), S(1, "#260805")))
	c.Stroke(p, h*0.055, Gold(x, y, w, h))
	cy := y + r.h*0.5
	if sym > 0 {
		c.Symbol(r.row.BannerSym, x+tip*0.9+h*0.36, cy, h*0.38)
	}
	cx := x + (w+sym*0.8)/2
	c.engraved(fonts.Title, size, cx, cy+size*0.35, Centre, r.row.Banner, "#ffe2a6")
}
