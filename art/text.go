package art

import (
	"image/color"
	"strings"
	"sync"

	"wyrmtable/fonts"
)

// Anchor says which point of a line of text x names.
type Anchor uint8

// The anchors.
const (
	Left Anchor = iota
	Centre
	Right
)

// Text sets one line: baseline at y, its anchor at x, size units an em.
// Figures are lining and of equal width, so that counters do not dance.
func (c *Canvas) Text(f fonts.Face, size, x, y float64, anchor Anchor, s string, paint Paint) {
	if p := TextPath(f, size, x, y, anchor, s); !p.Empty() {
		c.Fill(p, paint)
	}
}

// TextOutline draws a line of width units around the letters of a text (half
// of it outside); draw the text over it afterwards.
func (c *Canvas) TextOutline(f fonts.Face, size, x, y float64, anchor Anchor, s string, width float64, paint Paint) {
	p := TextPath(f, size, x, y, anchor, s)
	if p.Empty() {
		return
	}
	q := p.Outline(width, c.Scale(), true)
	c.Fill(q.Append(p, Identity()), paint)
}

// TextShadow blurs the letters of a text into a shadow; draw the text over it.
func (c *Canvas) TextShadow(f fonts.Face, size, x, y float64, anchor Anchor, s string, dx, dy, sigma float64, col color.NRGBA) {
	if p := TextPath(f, size, x, y, anchor, s); !p.Empty() {
		c.Shadow(p, dx, dy, sigma, col)
	}
}

// TextWidth is the width of a line in units.
func (c *Canvas) TextWidth(f fonts.Face, size float64, s string) float64 {
	return TextWidth(f, size, s)
}

// TextWidth is the width of a line in units of its size.
func TextWidth(f fonts.Face, size float64, s string) float64 {
	return setLine(f, s).width * size
}

// FitText is the largest size up to size at which s is no wider than width,
// but not less than floor.
func FitText(f fonts.Face, size, floor, width float64, s string) float64 {
	if w := setLine(f, s).width; w*size > width {
		size = width / w
	}
	return max(size, floor)
}

// TextPath is the outline of a line of text, placed as Text places it.
func TextPath(f fonts.Face, size, x, y float64, anchor Anchor, s string) *Path {
	l := setLine(f, s)
	switch anchor {
	case Centre:
		x -= l.width * size / 2
	case Right:
		x -= l.width * size
	}
	p := new(Path)
	for _, g := range l.glyphs {
		p.Append(g.outline, Matrix{size, 0, 0, size, x + g.x*size, y + g.y*size})
	}
	return p
}

// line is a shaped line of text at one unit an em.
type line struct {
	glyphs []glyph
	width  float64
}

type glyph struct {
	outline *Path
	x, y    float64
}

type lineKey struct {
	face fonts.Face
	text string
}

// shaper turns strings into glyphs. Parsed faces hold caches of their own and
// so are used by one goroutine at a time; shaped lines are remembered, since
// layouts measure the same words again and again.
var shaper = textShaper{lines: map[lineKey]*line{}}

// rememberLines is how many shaped lines are kept before all are forgotten.
const rememberLines = 8192

type textShaper struct {
	sync.Mutex
	faces [16]*typeface
	lines map[lineKey]*line
}

func (t *textShaper) face(f fonts.Face) *typeface {
	if int(f) >= len(t.faces) {
		f = fonts.Rules
	}
	if t.faces[f] == nil {
		t.faces[f] = openTypeface(fonts.Bytes(f))
	}
	return t.faces[f]
}

// Lacks returns the first character of s that one of the faces cannot write, or
// 0 if all of them can write all. Where none is given, all of the program are
// meant.
func Lacks(s string, faces ...fonts.Face) rune {
	if len(faces) == 0 {
		faces = fonts.All()
	}
	shaper.Lock()
	defer shaper.Unlock()
	for _, r := range s {
		for _, f := range faces {
			if shaper.face(f).index(r) == 0 {
				return r
			}
		}
	}
	return 0
}

func setLine(f fonts.Face, s string) *line {
	shaper.Lock()
	defer shaper.Unlock()
	key := lineKey{f, s}
	if l := shaper.lines[key]; l != nil {
		return l
	}
	if len(shaper.lines) >= rememberLines {
		clear(shaper.lines)
	}
	l := shaper.face(f).set(s)
	shaper.lines[key] = l
	return l
}

// Shortened is s, or as much of its beginning as width has room for, with an
// ellipsis.
func Shortened(f fonts.Face, size, width float64, s string) string {
	const spare = 0.01 // of rounding, when s was just made to fit
	r := []rune(s)
	for n := len(r); n > 0 && TextWidth(f, size, s) > width+spare; {
		n--
		s = strings.TrimRight(string(r[:n]), " -") + "…"
	}
	return s
}
