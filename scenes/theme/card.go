package theme

import (
	"fmt"
	"image"
	"strconv"
	"sync"

	"wyrmtable/art"
	"wyrmtable/rules"
)

// A Card is a face of one game as package art draws it: small, as it lies on the
// table, and large, to be read. Its words are in one language already.
type Card interface {
	// TableArt and FullArt say which illustration the face needs on a card of
	// widthPx pixels, and its size.
	TableArt(widthPx int) (spec art.PaintSpec, w, h int)
	FullArt(widthPx int) (spec art.PaintSpec, w, h int)
	// RenderTable and RenderFull draw the face around its illustration, which may
	// be nil.
	RenderTable(picture *image.RGBA, widthPx int) *image.RGBA
	RenderFull(picture *image.RGBA, widthPx int) *image.RGBA
	// Quick draws what stands for the face until it is painted, on a canvas of w
	// by h units.
	Quick(c *art.Canvas, w, h float64)
}

// Art says which illustration a face needs at a width in pixels, and its size.
func (t *Theme) Art(f rules.Face, large bool, px int) (spec art.PaintSpec, w, h int) {
	k := t.Card(f, Options{})
	if large {
		return k.FullArt(px)
	}
	return k.TableArt(px)
}

// Face draws a face around its illustration, which may be nil, px pixels wide.
func (t *Theme) Face(f rules.Face, large bool, px int, o Options, picture *image.RGBA) *image.RGBA {
	k := t.Card(f, o)
	if large {
		return k.RenderFull(picture, px)
	}
	return k.RenderTable(picture, px)
}

// Tallness remembers of faces whether their words need much room, in any
// language: all languages share the picture. It may be asked by several
// goroutines at once.
type Tallness struct{ known sync.Map }

func (t *Tallness) Of(f rules.Face, crowded func(rules.Lang) bool) bool {
	if tall, ok := t.known.Load(f); ok {
		return tall.(bool)
	}
	tall := crowded(rules.French) || crowded(rules.English)
	t.known.Store(f, tall)
	return tall
}

// Backdrops are what the sheets say lies behind a card.
var Backdrops = map[string]art.Scene{"mountain": art.SceneMountain, "forest": art.SceneForest, "sea": art.SceneSea,
	"cosmic": art.SceneCosmic, "cave": art.SceneCave, "deep": art.SceneDeep}

// Names are the names of things that have one.
func Names[T interface{ Name() rules.Text }](list []T) []rules.Text {
	out := make([]rules.Text, len(list))
	for i, x := range list {
		out[i] = x.Name()
	}
	return out
}

// Numbers are the numbers from one to another, as values to filter by.
func Numbers(from, to int) []rules.Text {
	var out []rules.Text
	for n := from; n <= to; n++ {
		out = append(out, rules.Same(strconv.Itoa(n)))
	}
	return out
}

// CardNumber is the number of a card as it is printed: 014.
func CardNumber(n int) string { return fmt.Sprintf("%03d", n) }
