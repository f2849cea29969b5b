package tabletest

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// Audited opens the table of a match as settings say, for a look over its words,
// and lets it rest. It is not painted.
func Audited(t testing.TB, lk *look.Look, s *rules.Session, px [2]int, set func(k *game.Settings)) *Rig {
	t.Helper()
	r := Open(t, lk, s, px[0], px[1], false, set)
	r.Run(300 * time.Millisecond)
	r.Table.Finish(r.App.Context())
	r.Table.Notices.EndBanner()
	return r
}

// WordsFit demands that no line of text leaves its place, lies on another, or is
// cut; at is what it calls the table as it is.
func (r *Rig) WordsFit(t testing.TB, at string) {
	t.Helper()
	found, _ := r.Table.Audit(r.App.Context())
	for _, what := range found {
		// Places may lie on others, as a veil does; words may not.
		if strings.HasPrefix(what, "\"") {
			t.Errorf("%s: %s", at, what)
		}
	}
}
