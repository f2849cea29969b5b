package dragonswrath

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestLastProvinceIsWarnedOf checks that answers which take the last province
// say so, and no others (W13, W18).
func TestLastProvinceIsWarnedOf(t *testing.T) {
	for _, tc := range []struct {
		name   string
		lands  int // of seat 0
		gather bool
		stage  stage
		want   bool
	}{
		{"the last one for a ritual", 1, false, stMagic, true},
		{"the last one for a creature", 1, false, stBuy, true},
		{"the last but one", 2, false, stMagic, false},
		{"the last one, which comes back", 1, true, stBuy, false},
	} {
		m := newMatch(t, 2, 3)
		m.w = rules.Begin(&m.board, nil)
		m.state.Window, m.state.Stage = false, tc.stage
		for m.power(0) > tc.lands {
			m.w.Move(m.board.Zone(ZoneProvinces(0))[0], ZoneLost(0))
		}
		if tc.gather {
			m.w.Change(VarGather, 0, 1)
		}
		// Its province becomes a magic one: it pays for all that has one sphere.
		m.board.Cards[m.board.Zone(ZoneProvinces(0))[0]].Face = FaceOf("portail-d-onyx")
		for i, id := range []string{"don-du-feu", "fourmis-de-feu"} {
			m.board.Cards[m.board.Zone(ZoneHand(0))[i]].Face = FaceOf(id)
		}
		for i := 2; i < m.board.Count(ZoneHand(0)); i++ {
			m.board.Cards[m.board.Zone(ZoneHand(0))[i]].Face = FaceOf("ruse")
		}
		m.listed = false
		setup, view := rules.Setup{Seats: make([]rules.SeatSetup, 2)}, rules.Board{}
		m.board.View(0, &view)
		k := &m.Asks()[0]
		seen := 0
		for i := range k.Answers {
			a := &k.Answers[i]
			pays := a.Verb == VerbCast || a.Verb == VerbBuy || a.Verb == VerbGather
			if !pays {
				continue
			}
			seen++
			if got := Dooms(&view, k, a); got != tc.want {
				t.Errorf("%s: %+v dooms: %v", tc.name, a, got)
			}
			if told := strings.Contains(label(&setup, &view, k, a).EN, "last province"); told != tc.want {
				t.Errorf("%s: the label %q warns: %v", tc.name, label(&setup, &view, k, a).EN, told)
			}
		}
		if seen == 0 {
			t.Errorf("%s: nothing can be paid", tc.name)
			continue
		}
		if _, err := m.Apply(k.Answers[0].Action, nil); err != nil {
			t.Fatal(err)
		}
		k = &m.Asks()[0]
		if told := strings.Contains(prompt(&setup, &view, k).EN, "last province"); told != tc.want {
			t.Errorf("%s: the question %q warns: %v", tc.name, prompt(&setup, &view, k).EN, told)
		}
	}
}
