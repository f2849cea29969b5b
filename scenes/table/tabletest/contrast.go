package tabletest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// KeepsWords lays out a table as it is after n answers, in its own colours and in
// high contrast, in a window and on a phone: no word may be missing there, or be
// cut, and no letter of a button be too small to read. deal begins the match.
func KeepsWords(t *testing.T, lk *look.Look, deal func() *rules.Session, hands game.Hands, after ...int) {
	t.Helper()
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		for _, n := range after {
			s := deal()
			for i := range n {
				asks := s.Match().Asks()
				k := slices.IndexFunc(asks, func(a rules.Ask) bool { return len(a.Answers) > 0 })
				if k < 0 {
					t.Fatalf("%s is over after %d answers", lk.Game.ID, i)
				}
				if err := s.Do(asks[k].Answers[i*7%len(asks[k].Answers)].Action); err != nil {
					t.Fatal(err)
				}
			}
			checkContrast(t, lk, s, px, hands, n)
		}
	}
}

func checkContrast(t *testing.T, lk *look.Look, s *rules.Session, px [2]int, hands game.Hands, n int) {
	t.Helper()
	var usual, seen []string
	for _, high := range []bool{false, true} {
		r := Audited(t, lk, s, px, func(k *game.Settings) { k.Hands, k.HoldHands, k.HighContrast = hands, true, high })
		r.Run(3 * time.Second)
		r.Table.Finish(r.App.Context())
		r.Run(300 * time.Millisecond)
		found, words := r.Table.Audit(r.App.Context())
		if !high {
			usual = words
			continue
		}
		seen = words
		for _, what := range found {
			if strings.HasSuffix(what, "is cut") {
				t.Errorf("%s at %v after %d answers: %s", lk.Game.ID, px, n, what)
			}
		}
	}
	for _, w := range usual {
		if !slices.Contains(seen, w) {
			t.Errorf("%s at %v after %d answers: %q is missing in high contrast", lk.Game.ID, px, n, w)
		}
	}
	if len(seen) < 10 {
		t.Errorf("%s at %v after %d answers: only %d lines of text", lk.Game.ID, px, n, len(seen))
	}
}
