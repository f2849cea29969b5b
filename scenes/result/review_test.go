package result

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/ui"
)

// reviewed waits until the match was looked back on.
func (r *tester) reviewed(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); r.result.review.course == nil || !r.result.review.course.done; {
		if time.Now().After(end) {
			t.Fatal("the look back does not end")
		}
		r.Run(20 * time.Millisecond)
		time.Sleep(time.Millisecond)
	}
	r.Run(60 * time.Millisecond)
}

// TestChancesAreShown looks back on matches of two and four persons: the chances end
// as the match did, and three answers are told with what became of them.
func TestChancesAreShown(t *testing.T) {
	for _, s := range []*rules.Session{played(t, dracoliath.Game, 2, 3), played(t, arcaneduel.Game, 4, 7)} {
		r := open(t, s, 1280, 720)
		r.reviewed(t)
		out, _ := s.Match().Outcome()
		for _, k := range r.result.review.shown.curves {
			seat := r.result.story.lines[k.line].seat
			if got := k.values[len(k.values)-1]; out.Winners.Has(seat) != (got == 100) {
				t.Errorf("%s: the chances of seat %d end at %d %%, won has %v", s.Game().ID, seat, got, out.Winners)
			}
			if !said(r, r.result.review.shown.say(&k, rules.French)) {
				t.Errorf("%s: a reader hears nothing of seat %d", s.Game().ID, seat)
			}
		}
		for i, w := range r.result.review.course.turns {
			it, ok := r.App.Mirror().Find("turned." + strconv.Itoa(i))
			name := s.Setup().Seats[w.Seat].Name
			figures := "de " + percent(w.From) + " à " + percent(w.To) + "\u00a0%"
			if !ok || !strings.Contains(it.Label, name) || !strings.Contains(it.Label, figures) ||
				!strings.Contains(it.Label, rules.Plain(w.words.FR)) || w.words.FR == "" {
				t.Errorf("%s: answer %d says %q", s.Game().ID, i, it.Label)
			}
			if ends := strings.Contains(rules.Plain(w.words.FR), "."); !ends || i > 0 && w.At < r.result.review.course.turns[i-1].At {
				t.Errorf("%s: answer %d is no sentence, or not in the order of the match: %q", s.Game().ID, i, it.Label)
			}
			if s.Action(w.At).Seat != w.Seat {
				t.Errorf("%s: answer %d is told of seat %d", s.Game().ID, i, w.Seat)
			}
		}
		if len(r.result.review.course.turns) != turnedMost {
			t.Errorf("%s: %d answers are told", s.Game().ID, len(r.result.review.course.turns))
		}
	}
}

// TestPlaysOnFromATurning presses the first of the answers: the table opens as it
// was before it and plays on, the match itself and the saves are left alone, and
// leaving leads back to the result.
func TestPlaysOnFromATurning(t *testing.T) {
	s := played(t, dracoliath.Game, 2, 3)
	now := s.Fingerprint()
	r := open(t, s, 1280, 720)
	r.PressMirror("keep")
	before, _ := r.App.Context().Saves.List()
	r.reviewed(t)
	want := r.result.review.course.turns[0]
	r.PressMirror("turned.0")
	r.Settle(5 * time.Second)
	if _, ok := r.App.Top().(*table.Scene); !ok || len(r.branches) != 1 {
		t.Fatalf("%T is on top, %d tables were opened", r.App.Top(), len(r.branches))
	}
	b := r.branches[0]
	if b.Len() != want.At || b.Match().Asks()[0].Decider != want.Seat {
		t.Fatalf("the table has %d actions of %d", b.Len(), want.At)
	}
	r.Settle(2 * time.Second)
	said := ""
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			said += it.Label + "\n"
		}
	}
	if !strings.Contains(said, "Essai · Tour") {
		t.Errorf("nothing on the table says that it is a try-out: %s", said)
	}
	for range 40 {
		if b.Len() > want.At {
			break
		}
		for _, region := range r.App.Mirror().Regions { // the first thing that can be pressed
			for _, it := range region.Items {
				if strings.HasPrefix(it.ID, "card.") && strings.Contains(it.Label, "jouable") ||
					strings.HasPrefix(it.ID, "goal.") || strings.HasPrefix(it.ID, "option.") || it.ID == "end" {
					r.Click(it.At.Center())
					r.Settle(2 * time.Second)
				}
			}
		}
	}
	if b.Len() <= want.At {
		t.Error("nothing can be played on")
	}
	after, _ := r.App.Context().Saves.List()
	if s.Fingerprint() != now || len(after) != len(before) {
		t.Errorf("the match is another, or there are %d saves of %d", len(after), len(before))
	}
	r.App.Context().Pop(nil)
	r.Run(60 * time.Millisecond)
	if r.App.Top() != r.result {
		t.Errorf("from the table one comes to %T", r.App.Top())
	}
}

// TestChancesFit looks over the page with its answers at all sizes.
func TestChancesFit(t *testing.T) {
	for _, s := range []*rules.Session{played(t, dracoliath.Game, 2, 1), played(t, arcaneduel.Game, 5, 1)} {
		r := open(t, s, 1280, 720)
		r.reviewed(t) // once: it takes seconds
		for _, size := range [][3]int{{1280, 720, 100}, {1280, 720, 200}, {390, 844, 100}, {390, 844, 200}} {
			audit := &ui.Audit{}
			r.Resize(size[0], size[1], 1)
			r.result.ui.Kit.Audit = audit
			c := r.App.Context()
			c.Settings.TextSize = size[2]
			c.SettingsChanged()
			r.Run(100 * time.Millisecond)
			for _, what := range audit.Found() {
				t.Errorf("%s for %d, %v: %s", s.Game().ID, len(s.Setup().Seats), size, what)
			}
		}
	}
}
