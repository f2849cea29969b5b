package dragonswrath

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// fighting begins the combat of year 3 with one creature before each of two
// leaders.
func fighting(t *testing.T, mine, theirs string) *Match {
	t.Helper()
	m := newMatch(t, 2, 3)
	m.w = rules.Begin(&m.board, nil)
	m.state.Window, m.state.Stage = false, stOrder
	m.setTable(VarTurn, raidTurn)
	for s, id := range []string{mine, theirs} {
		s := rules.Seat(s)
		c := m.board.Zone(ZoneHand(s))[0]
		m.board.Cards[c].Face = FaceOf(id)
		m.w.Move(c, ZoneRealm(s))
	}
	m.w.Move(m.board.Zone(ZoneProvinces(1))[0], ZoneLost(1)) // seat 0 attacks first
	m.run()
	return m
}

// TestAttackSaysBothStrengths checks that an attack says what it would compare,
// with what the one has against the other: magic and force are chosen by it.
func TestAttackSaysBothStrengths(t *testing.T) {
	m := fighting(t, "drake-rouge", "golem-de-pierre") // 2/5, +1 PP against grey; 3/6
	setup, view := rules.Setup{Seats: make([]rules.SeatSetup, 2)}, rules.Board{}
	m.board.View(0, &view)
	k := &m.Asks()[0]
	want := map[int16]string{int16(ModePM): "by magic, 2 against\u00a03", int16(ModePP): "by force, 6 against\u00a06"}
	for i := range k.Answers {
		a := &k.Answers[i]
		if a.Verb != VerbAttack {
			continue
		}
		if got := label(&setup, &view, k, a).EN; !strings.HasSuffix(got, want[a.Num]) {
			t.Errorf("%q, want it to end in %q", got, want[a.Num])
		}
		delete(want, a.Num)
	}
	if len(want) > 0 {
		t.Errorf("not offered: %v", want)
	}
}

// TestLossNamesItsCause checks that who must lose a province reads what takes
// it.
func TestLossNamesItsCause(t *testing.T) {
	m := fighting(t, "drake-rouge", "golem-de-pierre")
	m.w = rules.Begin(&m.board, nil)
	m.state.Asked = false
	m.push(task{Lose: 1, Seat: 1, Card: m.board.Zone(ZoneRealm(0))[0]})
	m.run()
	setup, view := rules.Setup{Seats: make([]rules.SeatSetup, 2)}, rules.Board{}
	m.board.View(1, &view)
	k := &m.Asks()[0]
	if got := rules.Plain(prompt(&setup, &view, k).EN); k.Kind != AskLose || !strings.HasSuffix(got, "which province to lose (Red Drake)?") {
		t.Errorf("question %d reads %q", k.Kind, got)
	}
}

// TestHiddenProvinceIsNamedNowhere checks that a province that comes back unseen is
// called a province, with what is seen named.
func TestHiddenProvinceIsNamedNowhere(t *testing.T) {
	m := newMatch(t, 2, 3)
	setup := rules.Setup{Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}
	id := m.board.Zone(ZoneProvinces(1))[0]
	for _, face := range []rules.Face{0, FaceOf("val-des-cendres")} {
		want := "Bruno récupère une province."
		if face != 0 {
			want = "Bruno récupère la province Val des cendres."
		}
		m.board.Cards[id].Face = face
		moved := rules.Event{Kind: rules.Move, Card: id, Face: face,
			From: rules.Spot{Zone: ZoneLost(1)}, To: rules.Spot{Zone: ZoneProvinces(1)}}
		noted := rules.Event{Kind: rules.Note, Key: uint8(NoteGot), Seat: 1, Card: id, Face: face}
		for _, e := range []rules.Event{moved, noted} {
			if got := rules.Plain(Game.Tell(&setup, &m.board, &e).FR); got != want {
				t.Errorf("face %d: %q, want %q", face, got, want)
			}
		}
	}
}

// TestLotsAreTold checks that the order of combat says that lots decided it where
// leaders are equally powerful, and only there (S35).
func TestLotsAreTold(t *testing.T) {
	const said = "Le sort a départagé les égaux."
	for lost, want := range []bool{true, false} {
		m := newMatch(t, 2, 3)
		m.w = rules.Begin(&m.board, nil)
		for range lost {
			m.w.Move(m.board.Zone(ZoneProvinces(1))[0], ZoneLost(1))
		}
		m.w = rules.Begin(&m.board, nil)
		m.beginCombat()
		setup, told := rules.Setup{Seats: make([]rules.SeatSetup, 2)}, ""
		for _, e := range m.w.End() {
			told += Game.Tell(&setup, &m.board, &e).FR
		}
		if got := strings.Contains(told, said); got != want {
			t.Errorf("with %d provinces less: %q tells of lots: %v, want %v", lost, told, got, want)
		}
	}
}
