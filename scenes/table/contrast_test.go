package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	aesterylook "wyrmtable/scenes/looks/aestery"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// contrastTables are matches of the five games, each after so many answers.
var contrastTables = []struct {
	look  *look.Look
	deal  func(t testing.TB) *rules.Session
	after []int
	hands game.Hands
}{
	{&dracoliathlook.Look, func(t testing.TB) *rules.Session { return newSession(t, 5) }, []int{0, 7}, game.SharedHands},
	{&arcaneduellook.Look, func(t testing.TB) *rules.Session { return newArcane(t, 3, 4) }, []int{0, 5}, game.SharedHands},
	{&aesterylook.Look, func(t testing.TB) *rules.Session { return newAestery(t, 4) }, []int{3, 15}, game.OpenHands},
	{&drakerionlook.Look, func(t testing.TB) *rules.Session { return newDrakerion(t, 4) }, []int{8, 30}, game.SharedHands},
	{&dragonswrathlook.Look, func(t testing.TB) *rules.Session { return newWrath(t, 2, 4) }, []int{4, 30}, game.OpenHands},
}

// TestHighContrastKeepsEveryWord lays every game's table out in its own colours
// and in high contrast: no word may be missing there, or be cut, and no letter of
// a button be too small to read.
func TestHighContrastKeepsEveryWord(t *testing.T) {
	for _, m := range contrastTables {
		for _, px := range [][2]int{{1280, 720}, {390, 844}} {
			for _, n := range m.after {
				s := m.deal(t)
				for i := range n {
					asks := s.Match().Asks()
					k := slices.IndexFunc(asks, func(a rules.Ask) bool { return len(a.Answers) > 0 })
					if k < 0 {
						t.Fatalf("%s is over after %d answers", m.look.Game.ID, i)
					}
					if err := s.Do(asks[k].Answers[i*7%len(asks[k].Answers)].Action); err != nil {
						t.Fatal(err)
					}
				}
				checkContrast(t, m.look, s, px, m.hands, n)
			}
		}
	}
}

func checkContrast(t *testing.T, look *look.Look, s *rules.Session, px [2]int, hands game.Hands, n int) {
	t.Helper()
	var usual, seen []string
	for _, high := range []bool{false, true} {
		r := openAudit(t, look, s, px, func(k *game.Settings) { k.Hands, k.HoldHands, k.HighContrast = hands, true, high })
		sc, kit := r.table, r.table.ui.Kit
		r.Run(3 * time.Second)
		sc.finish(r.App.Context())
		r.Run(300 * time.Millisecond)
		found := auditOf(r)
		words := kit.Audit.Words() // of what lies over the table
		kit.Audit = &ui.Audit{}
		sc.ui.Changed()
		sc.ui.End(r.App.Context(), sc.build)
		words = append(words, kit.Audit.Words()...)
		if !high {
			usual = words
			continue
		}
		seen = words
		for _, what := range found {
			if strings.HasSuffix(what, "is cut") {
				t.Errorf("%s at %v after %d answers: %s", look.Game.ID, px, n, what)
			}
		}
	}
	for _, w := range usual {
		if !slices.Contains(seen, w) {
			t.Errorf("%s at %v after %d answers: %q is missing in high contrast", look.Game.ID, px, n, w)
		}
	}
	if len(seen) < 10 {
		t.Errorf("%s at %v after %d answers: only %d lines of text", look.Game.ID, px, n, len(seen))
	}
}
