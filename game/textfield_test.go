package game_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
)

func TestTextField(t *testing.T) {
	f := &game.TextField{Max: 8}
	p := &probe{field: f, fieldAt: game.Rect{X: 100, Y: 100, W: 300, H: 40}}
	r := rigOf(t, p)
	r.Type("x")
	if f.Value() != "" {
		t.Error("typed without the focus")
	}
	r.Click(game.Point{X: 200, Y: 120})
	r.Type("Éloïse")
	r.Press("ArrowLeft")
	r.Press("Backspace")
	r.Press("z")
	r.Type("z")
	if f.Value() != "Éloïze" || f.Caret() != 5 {
		t.Errorf("typed %q, caret %d", f.Value(), f.Caret())
	}
	for _, e := range p.seen {
		if e.Kind == game.ActionDown {
			t.Errorf("typing did %v", e.Action)
		}
	}
	p.seen = nil
	r.Type("abcdef\n\t\x00")
	if f.Value() != "Éloïzabe" {
		t.Errorf("beyond the limit: %q", f.Value())
	}
	r.Press("Home")
	r.Press("Delete")
	r.Press("End")
	r.Press("Delete")
	if f.Value() != "loïzabe" || f.Caret() != 7 {
		t.Errorf("edited to %q, caret %d", f.Value(), f.Caret())
	}
	r.Press("Enter")
	if !slices.ContainsFunc(p.seen, func(e game.Event) bool { return e.Kind == game.ActionDown && e.Action == game.Confirm }) {
		t.Error("Enter must confirm while typing")
	}
	r.Click(at)
	r.Type("y")
	if f.Focused() || f.Value() != "loïzabe" {
		t.Errorf("after a press elsewhere: focused %v, %q", f.Focused(), f.Value())
	}
	f.SetValue("un texte bien trop long")
	if f.Value() != "un texte" {
		t.Errorf("set to %q", f.Value())
	}
}

// TestSelection edits as in any other program: with Shift, by words, by the
// clipboard.
func TestSelection(t *testing.T) {
	f := &game.TextField{}
	f.SetValue("Éloïse la Brave")
	p := &probe{field: f, fieldAt: game.Rect{X: 100, Y: 100, W: 300, H: 40}}
	r := rigOf(t, p)
	r.Click(game.Point{X: 200, Y: 120})
	for i, c := range []struct {
		keys     string
		typed    string
		want     string
		from, to int
	}{
		{keys: "Ctrl+a", want: "Éloïse la Brave", from: 0, to: 15},
		{keys: "ArrowLeft", want: "Éloïse la Brave"},
		{keys: "Ctrl+ArrowRight", want: "Éloïse la Brave", from: 7, to: 7},
		{keys: "Ctrl+Shift+ArrowRight", want: "Éloïse la Brave", from: 7, to: 10},
		{keys: "Ctrl+x", want: "Éloïse Brave", from: 7, to: 7},
		{keys: "Home Ctrl+v", want: "la Éloïse Brave", from: 3, to: 3},
		{keys: "Shift+End", want: "la Éloïse Brave", from: 3, to: 15},
		{keys: "ArrowRight", want: "la Éloïse Brave", from: 15, to: 15},
		{keys: "Shift+ArrowLeft Shift+ArrowLeft", want: "la Éloïse Brave", from: 13, to: 15},
		{typed: "X", want: "la Éloïse BraX", from: 14, to: 14},
		{keys: "Ctrl+Backspace", want: "la Éloïse ", from: 10, to: 10},
		{keys: "Shift+Home Delete", want: ""},
		{typed: "Ina", want: "Ina", from: 3, to: 3},
		{keys: "Ctrl+a Ctrl+c End Ctrl+v", want: "InaIna", from: 6, to: 6},
		{keys: "Ctrl+a Backspace", want: ""},
		{keys: "Ctrl+a Ctrl+c Ctrl+x Ctrl+v", want: "Ina", from: 3, to: 3}, // nothing selected, nothing copied
	} {
		for key := range strings.FieldsSeq(c.keys) {
			r.Press(game.Key(key))
		}
		r.Type(c.typed)
		if from, to := f.Selection(); f.Value() != c.want || from != c.from || to != c.to {
			t.Fatalf("%d: after %s%s it is %q, selected from %d to %d", i, c.keys, c.typed, f.Value(), from, to)
		}
	}
	for _, e := range p.seen {
		if e.Kind == game.ActionDown {
			t.Errorf("editing did %v", e.Action)
		}
	}
}

// TestPointing selects with the mouse.
func TestPointing(t *testing.T) {
	f := &game.TextField{}
	f.SetValue("Éloïse la Brave")
	p := &probe{field: f, fieldAt: game.Rect{X: 100, Y: 100, W: 300, H: 40}}
	p.on = func(c *game.Context, e game.Event) { f.Point(c, e.Kind, int(e.Pos.X-100)/20) } // letters 20 units wide
	r := rigOf(t, p)
	at := func(n int) game.Point { return game.Point{X: 105 + 20*float64(n), Y: 120} }
	selects := func(what string, from, to int) {
		t.Helper()
		if a, b := f.Selection(); a != from || b != to {
			t.Errorf("%s selects from %d to %d, want %d to %d", what, a, b, from, to)
		}
	}
	r.Click(at(4))
	selects("a click", 4, 4)
	r.Step(100 * time.Millisecond)
	r.Click(at(4))
	selects("a second one", 0, 6)
	r.Step(100 * time.Millisecond)
	r.Click(at(4))
	selects("a third one", 0, 15)
	r.Step(time.Second)
	r.Click(at(8))
	selects("a click later", 8, 8)
	r.Step(time.Second)
	r.Drag(at(9), at(3))
	selects("a drag", 3, 9)
	r.Step(time.Second)
	r.Click(at(7))
	selects("a click", 7, 7)
	r.Click(at(12))
	selects("a click elsewhere", 12, 12)
}

func TestFieldThatIsGoneIsNotTypedIn(t *testing.T) {
	f := &game.TextField{}
	p := &probe{field: f, fieldAt: game.Rect{X: 100, Y: 100, W: 300, H: 40}}
	r := rigOf(t, p)
	r.Click(game.Point{X: 200, Y: 120})
	p.field = nil
	r.Step(time.Millisecond)
	r.Type("x")
	r.Press("z")
	if f.Focused() || f.Value() != "" {
		t.Errorf("focused %v, %q", f.Focused(), f.Value())
	}
	if !slices.ContainsFunc(p.seen, func(e game.Event) bool { return e.Action == game.Zoom }) {
		t.Error("keys must act again")
	}
}
