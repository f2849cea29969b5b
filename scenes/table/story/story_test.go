package story_test

import (
	"testing"
	"time"

	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/table/story"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// newMatch deals a match of two.
func newMatch(t *testing.T) *rules.Session {
	t.Helper()
	g := dracoliathlook.Look.Game
	s, err := rules.NewSession(g, rules.Setup{Game: g.ID, Seed: 5,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Théo", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// newStory is the story of a match, and the numbers it tells.
func newStory(s *rules.Session) (*story.Story, *look.Numbers) {
	lk, l, n := &dracoliathlook.Look, s.Match().Board().Layout(), new(look.Numbers)
	n.Resolve(lk, l)
	return story.New(lk, s, n, look.Compile(lk.Meanings, l)), n
}

// live tells every answer as it is given, step by step, until n were, and calls
// each after each of them.
func live(t *testing.T, s *rules.Session, st *story.Story, n int, each func(now time.Duration)) *rules.Board {
	t.Helper()
	shown := s.View(rules.Nobody).Clone()
	st.Write(rules.Nobody, 0)
	for i := range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		before := s.Len()
		if err := s.Do(asks[0].Answers[i%len(asks[0].Answers)].Action); err != nil {
			t.Fatal(err)
		}
		now := time.Duration(i) * time.Second
		for st.Tell(rules.Nobody, before); st.More(); {
			st.Step(s.Len()-1, now, shown, func(e *rules.Event) { shown.Do(e) },
				func(*rules.Event, *look.Meaning, rules.Text) {})
		}
		st.Done()
		each(now)
	}
	return shown
}

// TestToldAtOnceAsStepByStep checks that a match that is told while it is played
// has the log and the reasons of one that is loaded: every line, the action it
// tells of, and what led to every number.
func TestToldAtOnceAsStepByStep(t *testing.T) {
	s := newMatch(t)
	played, n := newStory(s)
	shown := live(t, s, played, 60, func(time.Duration) {})
	loaded, _ := newStory(s)
	loaded.Write(rules.Nobody, s.Len())
	if len(played.Log) == 0 || len(played.Log) != len(loaded.Log) {
		t.Fatalf("%d lines were told, %d are loaded", len(played.Log), len(loaded.Log))
	}
	for i := range played.Log {
		a, b := &played.Log[i], &loaded.Log[i]
		if a.Text != b.Text || a.Action != b.Action || (a.Why == nil) != (b.Why == nil) {
			t.Errorf("line %d: %q of action %d, loaded %q of %d", i, a.Text.FR, a.Action, b.Text.FR, b.Action)
		}
	}
	if len(played.Reasons) == 0 || len(played.Reasons) != len(loaded.Reasons) {
		t.Fatalf("%d numbers are explained, %d are when loaded", len(played.Reasons), len(loaded.Reasons))
	}
	for k, a := range played.Reasons {
		b := loaded.Reasons[k]
		if b == nil || a.Action != b.Action || len(a.Changes) != len(b.Changes) {
			t.Errorf("%v: %+v, loaded %+v", k, a, b)
			continue
		}
		if now := shown.Var(n.Counters[k.Index], k.Seat); a.New() != now {
			t.Errorf("%v came to %d, and is %d", k, a.New(), now)
		}
		for i := range a.Changes {
			if len(a.Changes[i].Steps) != len(b.Changes[i].Steps) {
				t.Errorf("%v, change %d: %d steps, loaded %d", k, i, len(a.Changes[i].Steps), len(b.Changes[i].Steps))
			}
		}
	}
}

// TestDifferencesPass checks that a difference stays as long as anything moves
// and is gone some seconds after that.
func TestDifferencesPass(t *testing.T) {
	s := newMatch(t)
	st, _ := newStory(s)
	seen := false
	live(t, s, st, 40, func(now time.Duration) {
		if seen || len(st.Bursts) == 0 {
			return
		}
		seen = true
		if st.Pass(now+time.Hour, true) || len(st.Bursts) == 0 {
			t.Error("the difference is gone while cards move")
		}
		if st.Pass(now+time.Hour+2*time.Second, false) {
			t.Error("the difference is gone after two seconds")
		}
		if !st.Pass(now+time.Hour+10*time.Second, false) || len(st.Bursts) != 0 {
			t.Error("the difference stays for ever")
		}
	})
	if !seen {
		t.Fatal("no number changes in 40 answers")
	}
}

// TestResetLeavesNothing checks that nothing told to one viewer is left for the
// next.
func TestResetLeavesNothing(t *testing.T) {
	s := newMatch(t)
	st, _ := newStory(s)
	live(t, s, st, 20, func(time.Duration) {})
	st.Tell(rules.Nobody, 0)
	st.Reset()
	if st.Telling() || st.More() || len(st.Log)+len(st.Reasons)+len(st.Bursts) > 0 {
		t.Errorf("left are %d lines, %d reasons, %d differences", len(st.Log), len(st.Reasons), len(st.Bursts))
	}
	if st.Reasons[reason.NoCounter] != nil {
		t.Error("a reason is left")
	}
}
