package match_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/match"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// newMatch deals a duel in which the program plays the second seat, and plays n
// answers.
func newMatch(t *testing.T, n int) *match.Match {
	t.Helper()
	lk := &dracoliathlook.Look
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 5,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Théo", Colour: 1, Level: "page"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		if err := s.Do(s.Match().Asks()[0].Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	return match.New(lk, s, game.Head{})
}

// TestAMatchIsKept checks that nothing is kept before the match has begun, and that
// from then on every save can be found and says who plays.
func TestAMatchIsKept(t *testing.T) {
	m := newMatch(t, 3)
	store := game.NewSaves(game.NewMemory(), func(game.Text) {})
	if !m.Fresh() || m.Kept() || m.Leave() {
		t.Error("a match that nobody has seen is kept, or comes from a save")
	}
	m.Save(m.Info(), rules.Meta{})
	if _, ok := store.Latest(); ok {
		t.Error("it is saved before it has begun")
	}
	m.Keep(store)
	m.Begun = true
	m.Session.Program = 0
	m.Players.Person(1)
	m.Save(m.Info(), rules.Meta{Turn: 1})
	head, ok := store.Latest()
	if !ok || !m.Kept() || m.Fresh() {
		t.Fatal("it is not kept")
	}
	if who := head.Info[match.PlayersKey]; who != "," {
		t.Errorf("the save says that %q play, not two persons", who)
	}
	if !m.Leave() {
		t.Error("who leaves the table leaves the match behind")
	}
	if m.End(); m.Leave() || m.Over() {
		t.Error("a match whose result was shown is kept as one in the middle")
	}
}

// TestALevelOfAnotherVersion checks that a level in a save that is not known here is
// said once.
func TestALevelOfAnotherVersion(t *testing.T) {
	s := newMatch(t, 0).Session
	m := match.New(&dracoliathlook.Look, s, game.Head{ID: "x", Info: map[string]string{match.PlayersKey: ",oracle"}})
	if m.Fresh() {
		t.Error("a match from a save is taken for a new one")
	}
	if got := m.Strange(); len(got) != 1 || got[0] != "oracle" {
		t.Errorf("unknown are %q", got)
	}
	if len(m.Strange()) > 0 {
		t.Error("it is said again")
	}
}

// TestAReplayIsTheMatchAgain checks that a replay tells all actions in order, rests
// between them while it plays, stops at the end, and that any point of it can be
// gone to.
func TestAReplayIsTheMatchAgain(t *testing.T) {
	m := newMatch(t, 6)
	m.Replay = &match.Replay{}
	r := m.Replay
	if r.At() != 0 || m.Act() != -1 {
		t.Error("a replay that has not started is somewhere in the match")
	}
	r.Start(m.Session, rules.Nobody)
	if r.Due(time.Hour) {
		t.Error("it plays before anybody wanted it")
	}
	r.Playing = true
	if !r.Due(0) {
		t.Error("its first action has to wait")
	}
	for i := range 6 {
		if events, ok := r.Next(); !ok || len(events) == 0 {
			t.Fatalf("action %d is not told", i)
		}
		if m.Act() != i {
			t.Errorf("action %d is told as number %d", i, m.Act())
		}
		r.Rest()
		if r.Due(100*time.Millisecond) || !r.Due(time.Second) {
			t.Errorf("after action %d there is no rest, or no end of it", i)
		}
	}
	if _, ok := r.Next(); ok || !r.Over() || r.Playing {
		t.Error("it goes on after the last action")
	}
	if !r.Board().Equal(m.Session.View(rules.Nobody)) {
		t.Error("it ends on another table than the match")
	}
	if r.Seek(2); r.At() != 2 || r.Over() {
		t.Errorf("gone to action 2 it is at %d", r.At())
	}
}
