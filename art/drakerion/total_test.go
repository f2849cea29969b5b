package drakerion

import (
	"strings"
	"testing"

	"wyrmtable/art"
)

// TestNarrowTotalsAreRead checks the words of the plates on a phone held upright:
// nothing is cut, and nothing is small.
func TestNarrowTotalsAreRead(t *testing.T) {
	const w, h = 57, 46 // beside the shield
	for _, c := range []struct {
		title string
		lines []TotalLine
		want  string
	}{
		{"Attaque", []TotalLine{{"2", "Noyée errante"}}, "Attaque"},
		{"Attaque à distance", []TotalLine{{"2", "Arbalétrier"}, {"+1", "Flèches de givre"}}, "Attaque à/distance/2 +1"},
		{"Riposte", []TotalLine{{"", "aucune à distance"}}, "Riposte/aucune à/distance"},
		{"Ranged attack", []TotalLine{{"1", "Drakelin"}, {"+1", "Renowned"}, {"−1", "Fog"}}, "Ranged/attack/1 +1 −1"},
	} {
		var got []string
		for _, r := range totalWords(w, h, c.title, c.lines) {
			got = append(got, r.words)
			if r.size < 10 || art.TextWidth(r.face, r.size, r.words) > w+0.5 {
				t.Errorf("%s: %q has %.1f units and is %.1f wide", c.title, r.words, r.size, art.TextWidth(r.face, r.size, r.words))
			}
		}
		if s := strings.Join(got, "/"); s != c.want {
			t.Errorf("%s: the plate says %q", c.title, s)
		}
	}
}
