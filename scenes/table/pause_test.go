package table

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/sheet"
)

// TestPauseIsWhereItsDoorsLeadBackTo opens the settings and the rules from the
// pause: whoever closes them is in the pause again, not at the table.
func TestPauseIsWhereItsDoorsLeadBackTo(t *testing.T) {
	for _, door := range []string{"settings", "menurules"} {
		r := newRig(t, newSession(t, 5), 1280, 720)
		opened := 0
		r.table.doors.Settings = func() game.Scene { opened++; return &overlay{} }
		r.table.doors.Help = func(*rules.Game, rules.Face) game.Scene { opened++; return &overlay{} }
		r.Press("Escape")
		r.Run(200 * time.Millisecond)
		r.PressMirror(door)
		r.Run(200 * time.Millisecond)
		if opened != 1 {
			t.Fatalf("%s was opened %d times", door, opened)
		}
		r.Press("Escape")
		r.Run(200 * time.Millisecond)
		if r.table.sheet.Kind != sheet.Menu {
			t.Errorf("from %s Escape leads to panel %d, not to the pause", door, r.table.sheet.Kind)
		}
		r.Press("Escape")
		r.Run(200 * time.Millisecond)
		if r.table.sheet.Kind != sheet.None {
			t.Errorf("from the pause Escape leads to panel %d, not to the table", r.table.sheet.Kind)
		}
	}
}
