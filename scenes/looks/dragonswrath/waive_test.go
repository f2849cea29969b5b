package dragonswrath_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules/dragonswrath"
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

// TestHabitCeasesNoAttacks presses the large button and its key again and again while an
// attack that was let pass is told: the press that comes as soon as attacks could be ceased
// does not cease them, and one a moment later does.
func TestHabitCeasesNoAttacks(t *testing.T) {
	s := wrathPosition(t, aWar)
	r := newWrathRig(t, s, 1280, 720, game.OpenHands)
	for n := 0; s.Match().Asks()[0].Kind != dragonswrath.AskAttack; n++ {
		if n == 2000 {
			t.Fatal("nobody comes to attack")
		}
		r.Press("Space")
		r.Run(100 * time.Millisecond)
	}
	before := s.Len()
	for range 200 {
		it, ok := r.App.Mirror().Find("end")
		r.Press("Space")
		if ok && strings.Contains(it.Label, "perdue") {
			break
		}
		r.Run(16 * time.Millisecond)
	}
	if s.Len() != before {
		t.Fatal("a press by habit has ceased the attacks")
	}
	r.Run(time.Second)
	r.Press("Space")
	r.Run(100 * time.Millisecond)
	if s.Len() == before {
		t.Error("a press that was meant does not cease them")
	}
}
