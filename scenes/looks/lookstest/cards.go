package lookstest

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/theme"
)

// SharedPictures demands that the window of a card's picture is the same in both
// languages, however long the words are, and returns how many of the first n
// faces have a smaller one than others, to make room for words.
func SharedPictures(t *testing.T, th *theme.Theme, n int) (tall int) {
	t.Helper()
	high, most := make([]int, n), 0
	for f := 1; f < n; f++ {
		_, w, h := th.Card(rules.Face(f), theme.Options{Lang: rules.French}).FullArt(300)
		if _, w2, h2 := th.Card(rules.Face(f), theme.Options{Lang: rules.English}).FullArt(300); w != w2 || h != h2 {
			t.Errorf("%s %d: %d by %d in French, %d by %d in English", th.ID, f, w, h, w2, h2)
		}
		high[f], most = h, max(most, h)
	}
	for _, h := range high[1:] {
		if h < most {
			tall++
		}
	}
	return tall
}

// SameTokens compares rich text word by word.
func SameTokens(t *testing.T, got, want []art.Token) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d tokens, not %d: %v", len(got), len(want), got)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("token %d is %v, not %v", i, got[i], want[i])
		}
	}
}

// ContactSheets paints the faces of a game, the first n, on sheets in both
// languages, into the folder that SHEETS names, to be looked at; without one it
// does nothing. px and small are the widths of large and small faces.
func ContactSheets(t *testing.T, th *theme.Theme, n, columns, px, small int, ground string) {
	dir := os.Getenv("SHEETS")
	if dir == "" {
		t.Skip("SHEETS names no folder")
	}
	const rows = 3
	high := px*7/5 + small*7/5 + 20
	for lang, name := range map[rules.Lang]string{rules.French: "fr", rules.English: "en"} {
		for from := 1; from < n; from += columns * rows {
			c := art.NewCanvas(float64(columns*(px+10)+10), float64(rows*high+10), 1)
			c.Fill(art.Rect(0, 0, 4000, 4000), art.Solid(ground))
			for i := range min(columns*rows, n-from) {
				f := rules.Face(from + i)
				x, y := float64(10+i%columns*(px+10)), float64(10+i/columns*high)
				for _, large := range []bool{true, false} {
					w, at := px, y
					if !large {
						w, at = small, y+float64(px)*theme.Ratio+6
					}
					spec, aw, ah := th.Art(f, large, w)
					c.Image(th.Face(f, large, w, theme.Options{Lang: lang}, art.Illustrate(spec, aw, ah)), x, at, float64(w),
						float64(w)*theme.Ratio)
				}
			}
			file, err := os.Create(filepath.Join(dir, th.ID+"-"+name+"-"+theme.CardNumber(from)+".png"))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(file, c.Img); err != nil {
				t.Fatal(err)
			}
			if err := file.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}
