package ui

import (
	"math"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// textMemory remembers how paragraphs were broken into lines.
type textMemory struct {
	lines map[wrapKey][]string
	rich  map[richKey]*richText
}

type wrapKey struct {
	text string
	face fonts.Face
	size int32 // 64ths of a unit
	w    int32
}

func fix(v float64) int32 { return int32(math.Round(v * 64)) }

// Wrap breaks s into lines no wider than w units at size, at spaces (not at
// the non-breaking spaces of French) and at line ends. A word wider than w is
// broken.
func (k *Kit) Wrap(f fonts.Face, size, w float64, s string) []string {
	key := wrapKey{s, f, fix(size), fix(w)}
	if l, ok := k.texts.lines[key]; ok {
		return l
	}
	var out []string
	for para := range strings.SplitSeq(s, "\n") {
		out = append(out, wrapPara(f, size, w, para)...)
	}
	if k.texts.lines == nil || len(k.texts.lines) > 2000 {
		k.texts.lines = map[wrapKey][]string{}
	}
	k.texts.lines[key] = out
	return out
}

// wrapPara breaks a paragraph into one line or more, in a time that grows as its
// length does.
func wrapPara(f fonts.Face, size, w float64, para string) []string {
	var out, line []string
	width, space := 0.0, art.TextWidth(f, size, " ")
	end := func() {
		out = append(out, strings.Join(line, " "))
		line, width = line[:0], 0
	}
	for _, word := range glue(strings.Split(para, " "), f, size, w) {
		if word == "" && len(line) == 0 {
			continue
		}
		head := breakWord(f, size, w, word)
		if len(head) < len(word) && len(line) > 0 {
			end()
		}
		for len(head) < len(word) {
			out, word = append(out, head), word[len(head):]
			head = breakWord(f, size, w, word)
		}
		ww := art.TextWidth(f, size, word)
		if len(line) > 0 && width+space+ww > w {
			end()
		}
		if len(line) > 0 {
			width += space
		}
		line, width = append(line, word), width+ww
	}
	end()
	return out
}

// glue puts figures together with what they are figures of, "9 → 7" and "3
// Lives", so that no line breaks between them, as far as they fit into w.
func glue(words []string, f fonts.Face, size, w float64) []string {
	if !slices.ContainsFunc(words, isFigure) {
		return words
	}
	out := make([]string, 0, len(words))
	for i, word := range words {
		if n := len(out); i > 0 && word != "" && (isFigure(words[i-1]) || words[i-1] == "→" && startsFigure(word)) {
			if both := out[n-1] + "\u00a0" + word; art.TextWidth(f, size, both) <= w {
				out[n-1] = both
				continue
			}
		}
		out = append(out, word)
	}
	return out
}

// isFigure reports whether a word is a number, in brackets or not.
func isFigure(word string) bool {
	digits := false
	for _, r := range word {
		switch {
		case r >= '0' && r <= '9':
			digits = true
		case !strings.ContainsRune("+−-(", r):
			return false
		}
	}
	return digits
}

// startsFigure reports whether a word begins as a number does.
func startsFigure(word string) bool {
	word = strings.TrimLeft(word, "+−-(")
	return word != "" && word[0] >= '0' && word[0] <= '9'
}

// breakWord returns as much of the beginning of a word as goes into w, at least
// one character: addresses are broken after a stroke or a point if they can be.
// It looks not much further into the word than w reaches.
func breakWord(f fonts.Face, size, w float64, word string) string {
	for most := 32; word != ""; most *= 2 {
		ends := runeEnds(word, most)
		n := max(1, sort.Search(len(ends), func(i int) bool { return art.TextWidth(f, size, word[:ends[i]]) > w }))
		fits := ends[n-1]
		switch {
		case fits == len(word):
			return word
		case n == len(ends) && n == most:
			continue
		}
		if nice := strings.LastIndexAny(word[:fits], "/.-_") + 1; nice > fits/2 {
			return word[:nice]
		}
		return word[:fits]
	}
	return word
}

// runeEnds returns where each of the first characters of s ends, at most so many.
// A byte that is no text counts as a character.
func runeEnds(s string, most int) []int {
	var ends []int
	for at := 0; at < len(s) && len(ends) < most; {
		_, n := utf8.DecodeRuneInString(s[at:])
		at += n
		ends = append(ends, at)
	}
	return ends
}

// labelPad is the margin around the letters of a label's picture, in sizes:
// room for shadows, descenders and overhanging letters.
const labelPad = 0.25

// labelUp is how far the baseline lies below the picture's top, in sizes.
const labelUp = 1.1

// labelHigh is the height of a label's picture, in sizes.
const labelHigh = 1.6

// Label returns the picture of one line of text, in white, to be tinted, and
// its size in units. The letters begin pad units from the left, and the
// baseline lies up units below the top.
func (k *Kit) Label(f fonts.Face, size float64, shadow bool, s string) (img *ebiten.Image, w, h, pad, up float64) {
	pad, up, h = labelPad*size, labelUp*size, labelHigh*size
	if s == "" {
		return nil, 0, h, pad, up
	}
	w = art.TextWidth(f, size, s) + 2*pad
	key := Key{Kind: "label", Text: s, A: int(f), B: int(fix(size))}
	if shadow {
		key.C = 1
	}
	img, ok := k.Pics.Find(key, w, h)
	if !ok {
		img = k.paintLabel(key, w, h, f, size, shadow, s)
	}
	return img, w, h, pad, up
}

func (k *Kit) paintLabel(key Key, w, h float64, f fonts.Face, size float64, shadow bool, s string) *ebiten.Image {
	return k.Pics.Get(key, w, h, func(c *art.Canvas) {
		if shadow {
			c.TextShadow(f, size, labelPad*size, labelUp*size, art.Left, s, 0, size*0.07, size*0.06, art.HexA("#000000", 0.8))
		}
		c.Text(f, size, labelPad*size, labelUp*size, art.Left, s, art.Solid("#ffffff"))
	})
}
