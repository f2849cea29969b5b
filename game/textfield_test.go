package game_test

import (
	"slices"
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
