package art

import (
	"encoding/binary"
	"slices"

	"golang.org/x/image/font/sfnt"
)

// substitutions are what a font exchanges in a line of Latin text: figures for
// lining ones of equal width (so that counters do not dance), and ligatures.
// They are the single and ligature lookups of its GSUB table; sfnt reads all of
// a font that we need but this.
type substitutions struct {
	lookups []lookup // in the order of the font
}

// A lookup exchanges one glyph for one, or several for one.
type lookup struct {
	one  map[sfnt.GlyphIndex]sfnt.GlyphIndex
	many map[sfnt.GlyphIndex][]ligature // by the first glyph
}

// A ligature is one glyph for a first and the rest.
type ligature struct {
	rest  []sfnt.GlyphIndex
	glyph sfnt.GlyphIndex
}

// features are the features that are switched on.
var features = []string{"liga", "lnum", "tnum"}

// apply exchanges glyphs of a line, in place.
func (s *substitutions) apply(ids []sfnt.GlyphIndex) []sfnt.GlyphIndex {
	for _, l := range s.lookups {
		for i := 0; i < len(ids); i++ {
			if to, ok := l.one[ids[i]]; ok {
				ids[i] = to
			}
			for _, g := range l.many[ids[i]] {
				if n := i + 1 + len(g.rest); n <= len(ids) && slices.Equal(ids[i+1:n], g.rest) {
					ids[i] = g.glyph
					ids = slices.Delete(ids, i+1, n)
					break
				}
			}
		}
	}
	return ids
}

// A table is a part of a font file. Reading outside of it yields 0 and nil: a
// damaged font loses its ligatures, no more.
type table []byte

func (t table) u16(at int) int {
	if at < 0 || at+2 > len(t) {
		return 0
	}
	return int(binary.BigEndian.Uint16(t[at:]))
}

func (t table) tag(at int) string {
	if at < 0 || at+4 > len(t) {
		return ""
	}
	return string(t[at : at+4])
}

func (t table) from(at int) table {
	if at <= 0 || at > len(t) {
		return nil
	}
	return t[at:]
}

// at is the part to which the offset at points.
func (t table) at(at int) table { return t.from(t.u16(at)) }

// readSubstitutions reads the GSUB table of a font; empty without one.
func readSubstitutions(data []byte) substitutions {
	gsub := findTable(data, "GSUB")
	var s substitutions
	all := gsub.at(8)
	for _, i := range latinLookups(gsub) {
		s.lookups = append(s.lookups, readLookup(all.at(2+2*i)))
	}
	return s
}

func findTable(data table, tag string) table {
	for i := range data.u16(4) {
		if rec := 12 + 16*i; data.tag(rec) == tag {
			return data.from(data.u16(rec+8)<<16 | data.u16(rec+10))
		}
	}
	return nil
}

// latinLookups are the numbers of the lookups of our features for Latin text
// of no special language, in the order in which they apply.
func latinLookups(gsub table) []int {
	var lang table
	scripts := gsub.at(4)
	for i := range scripts.u16(0) {
		if tag := scripts.tag(2 + 6*i); tag == "latn" || tag == "DFLT" && lang == nil {
			lang = scripts.at(2 + 6*i + 4).at(0)
		}
	}
	var lookups []int
	list := gsub.at(6)
	for i := range lang.u16(4) {
		rec := 2 + 6*lang.u16(6+2*i)
		if !slices.Contains(features, list.tag(rec)) {
			continue
		}
		f := list.at(rec + 4)
		for j := range f.u16(2) {
			lookups = append(lookups, f.u16(4+2*j))
		}
	}
	slices.Sort(lookups)
	return slices.Compact(lookups)
}

func readLookup(t table) lookup {
	l := lookup{one: map[sfnt.GlyphIndex]sfnt.GlyphIndex{}, many: map[sfnt.GlyphIndex][]ligature{}}
	for i := range t.u16(4) {
		sub := t.at(6 + 2*i)
		switch t.u16(0) {
		case 1:
			l.single(sub)
		case 4:
			l.ligatures(sub)
		}
	}
	return l
}

func (l *lookup) single(t table) {
	for i, g := range coverage(t.at(2)) {
		if t.u16(0) == 1 {
			l.one[g] = g + sfnt.GlyphIndex(t.u16(4))
		} else {
			l.one[g] = sfnt.GlyphIndex(t.u16(6 + 2*i))
		}
	}
}

func (l *lookup) ligatures(t table) {
	for i, first := range coverage(t.at(2)) {
		set := t.at(6 + 2*i)
		for j := range set.u16(0) {
			lig := set.at(2 + 2*j)
			g := ligature{glyph: sfnt.GlyphIndex(lig.u16(0))}
			for k := range lig.u16(2) - 1 {
				g.rest = append(g.rest, sfnt.GlyphIndex(lig.u16(4+2*k)))
			}
			l.many[first] = append(l.many[first], g)
		}
	}
}

// coverage lists the glyphs of a coverage table in its order.
func coverage(t table) []sfnt.GlyphIndex {
	var ids []sfnt.GlyphIndex
	for i := range t.u16(2) {
		if t.u16(0) == 1 {
			ids = append(ids, sfnt.GlyphIndex(t.u16(4+2*i)))
			continue
		}
		for g := t.u16(4 + 6*i); g <= t.u16(6+6*i); g++ {
			ids = append(ids, sfnt.GlyphIndex(g))
		}
	}
	return ids
}
