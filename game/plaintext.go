package game

import (
	"image"
	"image/color"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"wyrmtable/fonts"
)

// The app writes on the screen itself only when a scene cannot: notices, and
// the page after a crash. It needs nothing of the scenes' own typography.

var (
	colNight     = color.RGBA{0x1b, 0x14, 0x11, 0xff}
	colParchment = color.RGBA{0xf0, 0xe2, 0xc0, 0xff}
	colGold      = color.RGBA{0xe9, 0xc4, 0x6a, 0xff}
	colEmber     = color.RGBA{0xa9, 0x2d, 0x14, 0xff}
)

var plainFont = sync.OnceValue(func() *opentype.Font {
	f, err := opentype.Parse(fonts.Bytes(fonts.Rules))
	if err != nil {
		return nil // an embedded file: cannot happen, and silence is better than a crash of the crash page
	}
	return f
})

// plainFace is remade when the size changes; there is one at a time.
var plainFace struct {
	px   float64
	face font.Face
}

func faceOf(px float64) font.Face {
	if plainFace.face != nil && plainFace.px == px {
		return plainFace.face
	}
	if plainFont() == nil {
		return nil
	}
	f, err := opentype.NewFace(plainFont(), &opentype.FaceOptions{Size: px, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil
	}
	plainFace.px, plainFace.face = px, f
	return f
}

// wrapMost is how many letters are set at most: no picture of lines comes near
// what a graphics card takes.
const wrapMost = 1200

// Clip cuts what comes from outside to a number of letters on one line, with a sign
// that there was more. What is no UTF-8 is replaced; what cannot be seen, but ends a
// line, turns what follows around or is a mark within our own texts, is left out.
func Clip(s string, most int) string {
	more := len(s) > 4*most+4
	if more { // the rest is not even looked at
		s = s[:4*most+4]
	}
	r := []rune(strings.Map(seen, strings.ToValidUTF8(s, "\uFFFD")))
	if len(r) <= most && !more {
		return string(r)
	}
	return strings.TrimSpace(string(r[:min(len(r), most-1)])) + "…"
}

// seen returns a letter as a name may have it: a space for what ends a line, and -1,
// which is none, for a mark.
func seen(r rune) rune {
	switch {
	case r == '\t' || r == '\n' || r == '\r' || r == '\u0085' || r == '\u2028' || r == '\u2029':
		return ' '
	case unicode.IsControl(r), '\uE000' <= r && r <= '\uF8FF', '\u202A' <= r && r <= '\u202E', '\u2066' <= r && r <= '\u2069':
		return -1
	}
	return r
}

// wrap cuts s into lines at most w pixels wide. What is written is short here, as
// it must be: each word is measured with the line before it.
func wrap(face font.Face, s string, w int) []string {
	var lines []string
	line := ""
	for word := range strings.SplitSeq(Clip(s, wrapMost), " ") {
		for font.MeasureString(face, word).Ceil() > w { // an address, or a path
			head := headOf(face, word, w)
			if head == word {
				break
			}
			if line != "" {
				lines = append(lines, line)
			}
			lines, line, word = append(lines, head), "", word[len(head):]
		}
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && font.MeasureString(face, longer).Ceil() > w {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	return append(lines, line)
}

// headOf returns as much of a word as is w pixels wide, one letter at least.
func headOf(face font.Face, word string, w int) string {
	for i := range word {
		if i > 0 && font.MeasureString(face, word[:i]).Ceil() > w {
			_, n := utf8.DecodeLastRuneInString(word[:i])
			return word[:max(i-n, n)]
		}
	}
	_, n := utf8.DecodeLastRuneInString(word)
	return word[:max(len(word)-n, n)]
}

const leading = 1.28

// wrappedHeight returns the height in units of s set size units high in w units.
func wrappedHeight(v View, s string, w, size float64) float64 {
	face := faceOf(size * v.Scale)
	if face == nil {
		return size
	}
	return float64(len(wrap(face, s, int(w*v.Scale)))) * size * leading
}

// textImages keeps the pictures of the lines on screen: few, and seldom new.
var textImages = map[textKey]*ebiten.Image{}

type textKey struct {
	s     string
	w, px float64
	col   color.RGBA
}

// drawWrapped writes s centred on x, from y down, in lines of at most w, size
// high, all in units. It returns the height used.
func drawWrapped(dst *Frame, v View, s string, x, y, w, size float64, col color.RGBA) float64 {
	px := size * v.Scale
	face := faceOf(px)
	if face == nil || s == "" {
		return size
	}
	key := textKey{s, w, px, col}
	img := textImages[key]
	if img == nil {
		img = ebiten.NewImageFromImage(rasterLines(face, wrap(face, s, int(w*v.Scale)), int(w*v.Scale), px, col))
		textImages[key] = img
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(int((x-w/2)*v.Scale)), float64(int(y*v.Scale)))
	dst.DrawImage(img, &op)
	return float64(img.Bounds().Dy()) / v.Scale
}

// forgetTexts gives the pictures of lines back when there are many, before a
// frame is drawn that may ask for some of them again.
func forgetTexts() {
	if len(textImages) <= 40 {
		return
	}
	for k, old := range textImages {
		old.Deallocate()
		delete(textImages, k)
	}
}

func rasterLines(face font.Face, lines []string, w int, px float64, col color.RGBA) *image.RGBA {
	lineH := int(px * leading)
	w, lines = min(w, MostPixels), lines[:min(len(lines), MostPixels/max(lineH, 1))]
	img := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(lineH*len(lines), 1)))
	d := font.Drawer{Dst: img, Src: image.NewUniform(col), Face: face}
	for i, l := range lines {
		d.Dot.X = (fixed.I(w) - font.MeasureString(face, l)) / 2
		d.Dot.Y = fixed.I(lineH*i + int(px))
		d.DrawString(l)
	}
	return img
}

var pixel = sync.OnceValue(func() *ebiten.Image {
	img := ebiten.NewImage(1, 1)
	img.Fill(color.White)
	return img
})

func fillRect(dst *Frame, v View, r Rect, col color.RGBA) {
	var op ebiten.DrawImageOptions
	op.GeoM.Scale(r.W*v.Scale, r.H*v.Scale)
	op.GeoM.Translate(r.X*v.Scale, r.Y*v.Scale)
	op.ColorScale.ScaleWithColor(col)
	dst.DrawImage(pixel(), &op)
}
