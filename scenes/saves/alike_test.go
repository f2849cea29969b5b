package saves

import (
	"testing"
	"time"

	"wyrmtable/game"
)

// TestCopiesOfOneMatchAreToldApart lists two autosaves of one match of the same
// minute, and others that need no seconds.
func TestCopiesOfOneMatchAreToldApart(t *testing.T) {
	at := time.Date(2026, 3, 1, 21, 40, 5, 0, time.UTC)
	info := Summary{Turn: 3, Players: []Player{{Name: "Léandre"}, {Name: "Maëlys"}}}.Info()
	auto := func(after time.Duration) game.Head {
		return game.Head{Game: "drakerion", Auto: true, Info: info, Saved: at.Add(after)}
	}
	named := auto(0)
	named.Auto, named.Name = false, "Le soir"
	s := &Scene{heads: []game.Head{auto(0), auto(12 * time.Second), named, auto(time.Minute)}}
	for i, want := range []bool{true, true, false, false} {
		if s.alike(i) != want {
			t.Errorf("game %d alike another: %v, want %v", i, !want, want)
		}
	}
	when := exactly(game.Text{FR: "à 21\u00a0h\u00a040", EN: "at 21:40"}, at)
	if when.FR != "à 21\u00a0h\u00a040\u00a0min\u00a005\u00a0s" || when.EN != "at 21:40:05" {
		t.Errorf("with seconds: %+v", when)
	}
}
