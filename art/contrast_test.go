package art

import (
	"testing"

	"wyrmtable/fonts"
)

// TestPlainWordsAreAsLargeAsOnPlates sets the words of buttons of high contrast
// and compares them with those on the games' own plates.
func TestPlainWordsAreAsLargeAsOnPlates(t *testing.T) {
	for _, px := range [][2]float64{{228, 72}, {252, 60}, {150, 40}, {74, 40}, {218, 58}, {96, 44}, {358, 52}} {
		for _, words := range [][2]string{{"Passer", "ce sera à Léandre"}, {"Retraite", ""}, {"Annuler", ""}, {"2 capacités · 3 attaquants", ""}} {
			for _, off := range []bool{false, true} {
				w, h := px[0], px[1]
				p := PlainWords(w, h, words[0], words[1], off)
				room := w - 2.4*min(h*0.30, w*0.10) // the most that any plate has
				if off && w > 2.6*h {
					room -= h * 0.8
				}
				most := h * 0.42
				if words[1] != "" {
					most = h * 0.38
				}
				if least := FitText(fonts.Title, most, 4, room, words[0]); p.Sizes[0] < least || p.Cut {
					t.Errorf("%q at %v: %.1f units, cut %v; on a plate %.1f", words[0], px, p.Sizes[0], p.Cut, least)
				}
				if least := FitText(fonts.LabelBold, h*0.235, 4, room, words[1]); words[1] != "" && p.Sizes[1] < least {
					t.Errorf("%q at %v: %.1f units; on a plate %.1f", words[1], px, p.Sizes[1], least)
				}
			}
		}
	}
}
