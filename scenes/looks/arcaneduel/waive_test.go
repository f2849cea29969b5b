package arcaneduel_test

import (
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/press"
)

// TestPassingIsTheLesserButton checks that in a turn in which something can be drawn
// or played, and against an attack that can be answered, the first thing offered is
// not to do nothing: that has a button beside it which says what is given away, and
// works.
func TestPassingIsTheLesserButton(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := arcanePosition(t, aCombo)
		r := newArcaneRig(t, s, size[0], size[1])
		urge, ok := r.App.Mirror().Find("urge")
		if wide := size[0] > size[1]; ok != wide || wide && (!urge.Hint || urge.At.H < 40 || urge.At.W < 80) {
			t.Errorf("%v: what there is to do is %+v", size, urge)
		}
		end, ok := r.App.Mirror().Find("end")
		if !ok || end.Hint || end.At.H < 40 || end.At.W < 100 || !strings.Contains(end.Label, "Passer sans") {
			t.Errorf("%v: passing is %+v", size, end)
		}
		before := s.Len()
		r.Run(press.HabitTime)
		r.Click(end.At.Center())
		if s.Len() != before+1 {
			t.Errorf("%v: the lesser button does nothing", size)
		}
		s = arcanePosition(t, aCombo)
		r = newArcaneRig(t, s, size[0], size[1])
		r.Does(t, func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbPlay && a.Whom == 1 })
		if r.Table.Question.Ask.Kind != arcaneduel.AskDefend {
			t.Fatalf("question %d is open", r.Table.Question.Ask.Kind)
		}
		_, could := r.App.Mirror().Find("urge")
		if want := len(r.Table.Question.Ask.Answers) > 1 && size[0] > size[1]; could != want {
			t.Errorf("%v: the attack can be answered %v, and that is said %v", size, want, could)
		}
	}
}
