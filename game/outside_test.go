package game

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// What is told of a file or an address may be of any length: the notice is cut,
// and drawing it is no matter of the graphics card.
func TestALongNoticeIsCut(t *testing.T) {
	a := New(Options{Home: func() Scene { return &crashPage{} }})
	for _, s := range []string{strings.Repeat("mot ", 20_000), strings.Repeat("x", 200_000), strings.Repeat("\xff", 90_000)} {
		a.notice(Text{FR: s, EN: s})
	}
	for _, n := range a.Notices() {
		if k := utf8.RuneCountInString(n.FR); k > noticeMost || !utf8.ValidString(n.FR) || !strings.HasSuffix(n.FR, "…") {
			t.Errorf("a notice has %d letters, want %d at most, and a sign that there were more", k, noticeMost)
		}
	}
	for range 3 * noticesMost {
		a.notice(Text{FR: newID(), EN: "x"})
	}
	if n := len(a.Notices()); n != noticesMost {
		t.Errorf("%d notices are shown at once", n)
	}
}

func TestPlainLinesFit(t *testing.T) {
	const w = 300
	face := faceOf(34)
	for _, s := range []string{strings.Repeat("W", 5000), strings.Repeat("a ", 5000), "\xff\xfe " + strings.Repeat("é", 700), ""} {
		lines := wrap(face, s, w)
		img := rasterLines(face, lines, w, 34, colGold)
		if b := img.Bounds(); b.Dx() > MostPixels || b.Dy() > MostPixels {
			t.Errorf("a picture of %v is asked for", b)
		}
		if n := utf8.RuneCountInString(strings.Join(lines, "")); n > wrapMost {
			t.Errorf("%d letters are set", n)
		}
	}
	b := rasterLines(face, make([]string, 100_000), 50_000, 34, colGold).Bounds()
	if b.Dx() > MostPixels || b.Dy() > MostPixels {
		t.Errorf("a picture of %v is asked for", b)
	}
}

func TestClip(t *testing.T) {
	for s, want := range map[string]string{"": "", "été": "été", "étés!": "été…", "ab cd": "ab…", "\xff\xfe": "\uFFFD",
		"a\nb": "a b", "a\r\n": "a  ", "\u202ea\x00": "a", "\uE001x": "x"} {
		if got := Clip(s, 4); got != want {
			t.Errorf("%q is cut to %q, want %q", s, got, want)
		}
	}
}

// A screen of a size that cannot be is brought to one that can, of the same form.
func TestAScreenBeyondTheCardIsFitted(t *testing.T) {
	for _, c := range []struct{ w, h, wantW, wantH float64 }{
		{1280, 720, 1280, 720}, {7680, 4320, 7680, 4320}, {16384, 240, 8192, 120}, {240, 16384, 120, 8192}, {0, 0, 1, 1}, {1e6, 1, 8192, 1},
	} {
		if w, h, d := fitScreen(c.w, c.h, 1); w != c.wantW || h != c.wantH || !(d > 0) {
			t.Errorf("%g by %g is fitted to %g by %g", c.w, c.h, w, h)
		}
	}
}
