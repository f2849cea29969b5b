package dragonswrath_test

import (
	"strings"
	"testing"

	"wyrmtable/game"
)

// TestCeasingAttacksSaysWhatIsLost checks that whoever could still attack is first
// told to, and that the button by which he ceases says how many attacks he loses.
func TestCeasingAttacksSaysWhatIsLost(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := wrathPosition(t, aWar)
		passWindow(t, s)
		r := newWrathRig(t, s, size[0], size[1], game.OpenHands)
		if it, ok := r.App.Mirror().Find("urge"); !ok || !it.Hint || !strings.HasPrefix(it.Label, "Attaquez") {
			t.Errorf("%v: what there is to do is %+v", size, it)
		}
		if it, ok := r.App.Mirror().Find("end"); !ok || it.At.W < 100 || !strings.Contains(it.Label, "2 attaques perdues") {
			t.Errorf("%v: ceasing is %+v", size, it)
		}
	}
}
