package art

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A typeface is a parsed font with what was already asked of it. It sets Latin
// text from left to right: characters to glyphs, ligatures and table figures,
// advances and kerning. A shaping library does that for every script of the
// world, and would be an eighth of what a browser has to load.
type typeface struct {
	font     *sfnt.Font
	em       fixed.Int26_6 // units an em, so that nothing is rounded
	buf      sfnt.Buffer
	swaps    substitutions
	glyphs   map[sfnt.GlyphIndex]*Path
	advances map[sfnt.GlyphIndex]float64
	indices  map[rune]sfnt.GlyphIndex
}

// openTypeface parses a font that is embedded in the program.
func openTypeface(data []byte) *typeface {
	f, err := sfnt.Parse(data)
	if err != nil {
		panic("embedded font is damaged: " + err.Error()) // a build without its faces
	}
	return &typeface{
		font: f, em: fixed.I(int(f.UnitsPerEm())), swaps: readSubstitutions(data),
		glyphs:   map[sfnt.GlyphIndex]*Path{},
		advances: map[sfnt.GlyphIndex]float64{},
		indices:  map[rune]sfnt.GlyphIndex{},
	}
}

// index is the glyph of a character; 0 where the font has none.
func (t *typeface) index(r rune) sfnt.GlyphIndex {
	g, ok := t.indices[r]
	if !ok {
		g, _ = t.font.GlyphIndex(&t.buf, r)
		t.indices[r] = g
	}
	return g
}

// set sets a line at one unit an em.
func (t *typeface) set(s string) *line {
	ids := make([]sfnt.GlyphIndex, 0, len(s))
	for _, r := range s {
		ids = append(ids, t.index(r))
	}
	l := new(line)
	ids = t.swaps.apply(ids)
	for i, g := range ids {
		if i > 0 {
			l.width += t.kern(ids[i-1], g)
		}
		if p := t.outline(g); !p.Empty() {
			l.glyphs = append(l.glyphs, glyph{p, l.width, 0})
		}
		l.width += t.advance(g)
	}
	return l
}

// ems are a length of the font in units an em.
func (t *typeface) ems(x fixed.Int26_6) float64 { return float64(x) / float64(t.em) }

func (t *typeface) kern(a, b sfnt.GlyphIndex) float64 {
	k, err := t.font.Kern(&t.buf, a, b, t.em, font.HintingNone)
	if err != nil {
		return 0 // the pair, or the font, has none
	}
	return t.ems(k)
}

func (t *typeface) advance(g sfnt.GlyphIndex) float64 {
	w, ok := t.advances[g]
	if !ok {
		if a, err := t.font.GlyphAdvance(&t.buf, g, t.em, font.HintingNone); err == nil {
			w = t.ems(a)
		}
		t.advances[g] = w
	}
	return w
}

// outline is the shape of one glyph at one unit an em, y downwards.
func (t *typeface) outline(g sfnt.GlyphIndex) *Path {
	if p := t.glyphs[g]; p != nil {
		return p
	}
	p := new(Path)
	segs, _ := t.font.LoadGlyph(&t.buf, g, t.em, nil) // without an outline it is left out
	for _, s := range segs {
		var a [6]float64
		for i, q := range s.Args {
			a[2*i], a[2*i+1] = t.ems(q.X), t.ems(q.Y)
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.MoveTo(a[0], a[1])
		case sfnt.SegmentOpLineTo:
			p.LineTo(a[0], a[1])
		case sfnt.SegmentOpQuadTo:
			p.QuadTo(a[0], a[1], a[2], a[3])
		case sfnt.SegmentOpCubeTo:
			p.CubeTo(a[0], a[1], a[2], a[3], a[4], a[5])
		}
	}
	t.glyphs[g] = p
	return p
}
