package explain_test

import (
	"strings"
	"testing"

	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/reason"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// words find words for a duel of Maëlys and Théo that has just been dealt.
func words(t *testing.T) *explain.Words {
	t.Helper()
	lk := &dracoliathlook.Look
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 3,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Théo", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := s.Match().Board().Layout()
	n := new(look.Numbers)
	n.Resolve(lk, l)
	d := &panel.Desk{Look: lk, View: s.View(rules.Nobody), Numbers: n, Setup: s.Setup(), Seating: lk.Game.Seated(l.Seats)}
	return &explain.Words{Desk: d, Reasons: map[reason.Counter]*reason.Reason{}, Preview: &preview.Counters{}}
}

// step is a step of the order of resolution.
func step(n int, words string) reason.Step {
	return reason.Step{Number: n, Text: rules.Text{FR: words, EN: words}}
}

// TestOneThingIsExplained checks that a page stays for what was pressed, and goes
// with the mouse for what is only looked at; and that a second press closes it.
func TestOneThingIsExplained(t *testing.T) {
	s := explain.Nothing()
	life, other := reason.Counter{Index: 0, Seat: 0}, reason.Counter{Index: 0, Seat: 1}
	if s.Stays() || s.Counter() != reason.NoCounter {
		t.Fatal("something is explained before anybody asked")
	}
	if !s.Look(life, false, true) || s.Counter() != life || s.Stays() {
		t.Error("a counter that is looked at is not explained, or stays")
	}
	if s.Look(life, false, true) {
		t.Error("looking on shows another page")
	}
	if !s.Look(life, false, false) || s.Counter() != reason.NoCounter {
		t.Error("the page stays when the mouse has gone")
	}
	s.Look(life, true, true)
	if s.Look(other, false, true); s.Counter() != life || !s.Stays() {
		t.Error("a counter that is kept open makes way for one that is looked at")
	}
	if s.Press(4); s.Line != 5 || s.Kept != reason.NoCounter {
		t.Error("a line of the log is not explained in the place of the counter")
	}
	if s.Press(4); s.Line != 0 {
		t.Error("a second press does not close the line")
	}
	s.Look(life, true, true)
	if s.PutAway(); s.Stays() || s.Counter() != reason.NoCounter {
		t.Error("what was put away is still explained")
	}
}

// TestStepsThatDidNothingAreFolded checks that a change is told step by step in the
// order of resolution, of seven steps (S82 to S88), those that did nothing in one line,
// and ends with the sum on the ruler.
func TestStepsThatDidNothingAreFolded(t *testing.T) {
	w := words(t)
	p := w.Line(&reason.Explained{Var: w.Desk.Numbers.Counters[0], Seat: 1, Changed: true,
		Change: reason.Change{Old: 9, New: 7, Steps: []reason.Step{step(2, "two"), step(5, "five")}}})
	want := []struct {
		from, to int
		words    string
	}{{1, 1, ""}, {2, 2, "two"}, {3, 4, ""}, {5, 5, "five"}, {6, 6, ""}, {7, 7, ""}}
	if len(p.Rows) != len(want) {
		t.Fatalf("%d rows: %+v", len(p.Rows), p.Rows)
	}
	for i, k := range want {
		got := p.Rows[i]
		if got.Step != k.from || got.To != k.to || k.words != "" && got.Text != k.words {
			t.Errorf("row %d is %+v, want steps %d to %d", i, got, k.from, k.to)
		}
		if k.words == "" && i < 5 && !strings.HasSuffix(got.Text, "rien") {
			t.Errorf("of steps %d to %d, which did nothing, it says %q", k.from, k.to, got.Text)
		}
	}
	if last := p.Rows[5].Text; !strings.HasSuffix(last, "9 − 2 = 7") {
		t.Errorf("it ends with %q", last)
	}
	if !strings.Contains(p.Title, "Théo") || !strings.HasSuffix(p.Title, "9 → 7") {
		t.Errorf("the title is %q", p.Title)
	}
}

// TestWhatWasStoppedIsExplained checks that a line in which nothing changed says so
// and tells no sum.
func TestWhatWasStoppedIsExplained(t *testing.T) {
	w := words(t)
	p := w.Line(&reason.Explained{Seat: 0, Change: reason.Change{Steps: []reason.Step{step(1, "one")}}})
	if len(p.Rows) != 1 || p.Rows[0].Text != "one" || !strings.Contains(p.Title, "rien ne change") {
		t.Errorf("what was stopped is explained as %+v", p)
	}
}

// TestACounterBeforeAnyChange checks that a counter that nothing has changed says
// where it stands and that it began there, and what the answer considered would make
// of it, if that is known to the end or not.
func TestACounterBeforeAnyChange(t *testing.T) {
	w := words(t)
	life := reason.Counter{Index: 0, Seat: 0}
	if p := w.Counter(life); len(p.Rows) != 1 || !strings.Contains(p.Rows[0].Text, "valeur de départ") {
		t.Errorf("explained by %+v", p.Rows)
	}
	now := w.Desk.View.Var(w.Desk.Numbers.Counters[0], 0)
	for whole, warns := range map[bool]bool{true: false, false: true} {
		w.Preview = &preview.Counters{Whole: whole, Values: []preview.Value{{Counter: life, Value: now + 1}}}
		p := w.Counter(life)
		if len(p.Rows) != 2 || strings.Contains(p.Rows[1].Text, "surprise") != warns {
			t.Errorf("known to the end: %t; it says %+v", whole, p.Rows)
		}
	}
}
