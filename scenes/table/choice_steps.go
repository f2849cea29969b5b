package table

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// This file says in the panel of a choice what each answer would do to the
// rulers.

// lookAt shows what answer i would do, on the rulers and step by step, until
// another is looked at.
func (t *Scene) lookAt(i int) {
	k := &t.choice
	if k.looked == i+1 {
		return
	}
	k.looked, k.ruler = i+1, 0
	t.preview.Counters = k.results[i]
	t.explain.Kept, t.explain.Peek = reason.NoCounter, reason.NoCounter
	t.refresh()
}

// unlook ends that.
func (t *Scene) unlook() {
	t.choice.looked, t.choice.ruler = 0, 0
	t.preview.Counters = preview.Counters{}
	t.refresh()
}

// pointed is the answer that the keyboard is on, or else the mouse; -1 for none.
func (t *Scene) pointed() int {
	u, at := t.top, -1
	for i := range t.choice.answers {
		if u.HotPrefix(u.Sub("option", i)) && (at < 0 || u.Focused() != u.Sub("option", at)) {
			at = i
		}
	}
	return at
}

const (
	outcomeHigh = 19.0 // of a line that says what an answer changes
	whyHigh     = 34.0 // of the button that opens its steps
)

// outcomeLines say what answer i changes at once: each value before and after.
// All answers say it of the same rulers, in the same order, so that they can be
// compared line by line.
func (t *Scene) outcomeLines(i int) []string {
	k := &t.choice
	var lines []string
	for _, key := range k.touched {
		now := look.Signed(int(t.shown.Var(t.desk.Numbers.Counters[key.Index], key.Seat)), "")
		after := ""
		if v := k.results[i].Of(key); v != nil {
			after = now + "\u00a0→\u00a0" + look.Signed(int(v.Value), "")
		}
		switch {
		case after == "" && !k.results[i].Whole:
			continue // nobody knows yet
		case after == "":
			after = t.in(rules.Text{FR: "reste à\u00a0", EN: "stays at\u00a0"}) + now
		}
		lines = append(lines, t.explains().Name(key)+t.colon()+after)
	}
	return lines
}

// stepped reports whether the steps of answer i can be shown.
func (t *Scene) stepped(i int) bool {
	return slices.ContainsFunc(t.choice.results[i].Values, func(v preview.Value) bool { return len(v.Changes) > 0 })
}

// buildSteps describes the button that shows the steps of answer i, for fingers,
// which cannot point without pressing.
func (t *Scene) buildSteps(c *game.Context, i int, r game.Rect) {
	u := t.top
	words := c.T(text("Pas à pas", "Step by step"))
	hit := u.Hit(u.Sub("steps", i), r, ui.Place{Label: words + t.colon() + t.answerLabel(&t.choice.answers[i]),
		On: t.choice.looked == i+1})
	style := ui.SmallText.At(1).In(ui.Gold)
	if hit.Hot || hit.Focused {
		style = style.In(ui.White)
	}
	u.Label(r, words, panel.Capped(u, style, r.H-8))
	w := min(r.W, u.TextWidth(words, style)+16)
	u.Rule(r.X+(r.W-w)/2, r.Y+r.H-7, w)
	if hit.Focused {
		u.FocusRing(r)
	}
	if hit.Hot || hit.Focused || hit.Pressed {
		t.lookAt(i)
	}
}
