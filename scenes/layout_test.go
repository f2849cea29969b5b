package scenes

import (
	"fmt"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// TestNothingOverlaps opens every screen in every size of window and text, in
// both languages: nothing lies on something else, leaves the window or is cut.
// What is in the pictures does not matter to that, so none are painted.
func TestNothingOverlaps(t *testing.T) {
	kit := ui.NewKit()
	kit.Pics.Sketch = true
	seen := 0
	for _, size := range sizes {
		for _, text := range []int{100, 150, 200} {
			if size.w > 2000 && text > 100 {
				continue // lies as it does in smaller windows of that shape
			}
			for _, lang := range []game.Lang{rules.French, rules.English} {
				for name, open := range screens {
					if name == "played" {
						continue // looks as "continue" does, and takes long
					}
					at := fmt.Sprintf("%s %dx%d %d%% %s", name, size.w, size.h, text, game.LangCode(lang))
					r := startWith(t, kit, game.NewMemory(), size.w, size.h, lang, text)
					r.Blind = true
					audit := &ui.Audit{}
					kit.Audit = audit
					open(r)
					r.App.Context().Redraw()
					r.Run(100 * time.Millisecond)
					for _, what := range audit.Found() {
						t.Errorf("%s: %s", at, what)
					}
					seen += audit.Looked()
					kit.Audit = nil
				}
			}
		}
	}
	if seen < 1000 {
		t.Errorf("only %d things were looked at on all screens", seen)
	}
}
