package choice

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/explain"
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
func (k *Choice) lookAt(i int) {
	if k.looked == i+1 {
		return
	}
	k.looked, k.Ruler = i+1, 0
	k.src.Preview.Counters = k.Results[i]
	k.src.Explain.Kept, k.src.Explain.Peek = reason.NoCounter, reason.NoCounter
	k.src.Refresh()
}

// Unlook ends that.
func (k *Choice) Unlook() {
	k.looked, k.Ruler = 0, 0
	k.src.Preview.Counters = preview.Counters{}
	k.src.Refresh()
}

// pointed is the answer that the keyboard is on, or else the mouse; -1 for none.
func (k *Choice) pointed() int {
	u, at := k.src.UI, -1
	for i := range k.Answers {
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

// Lines say what answer i changes at once: each value before and after.
// All answers say it of the same rulers, in the same order, so that they can be
// compared line by line.
func (k *Choice) Lines(i int) []string {
	var lines []string
	for _, key := range k.touched {
		now := look.Signed(int(k.src.Desk.View.Var(k.src.Desk.Numbers.Counters[key.Index], key.Seat)), "")
		after := ""
		if v := k.Results[i].Of(key); v != nil {
			after = now + "\u00a0→\u00a0" + look.Signed(int(v.Value), "")
		}
		switch {
		case after == "" && !k.Results[i].Whole:
			continue // nobody knows yet
		case after == "":
			after = k.src.Desk.In(rules.Text{FR: "reste à\u00a0", EN: "stays at\u00a0"}) + now
		}
		lines = append(lines, (&explain.Words{Desk: k.src.Desk}).Name(key)+k.src.Desk.Colon()+after)
	}
	if k.Results[i].Asks && len(k.touched) > 0 {
		lines = append(lines, k.src.Desk.In(rules.Text{FR: "puis un choix, dont la suite dépend", EN: "then a choice, on which the rest depends"}))
	}
	return lines
}

// stepped reports whether the steps of answer i can be shown.
func (k *Choice) stepped(i int) bool {
	return slices.ContainsFunc(k.Results[i].Values, func(v preview.Value) bool { return len(v.Changes) > 0 })
}

// buildSteps describes the button that shows the steps of answer i, for fingers,
// which cannot point without pressing.
func (k *Choice) buildSteps(c *game.Context, i int, r game.Rect) {
	u := k.src.UI
	words := c.T(text("Pas à pas", "Step by step"))
	hit := u.Hit(u.Sub("steps", i), r, ui.Place{Label: words + k.src.Desk.Colon() + k.label(&k.Answers[i]),
		On: k.looked == i+1})
	style := ui.SmallText.At(1).In(ui.Gold)
	if hit.Hot || hit.Focused || k.looked == i+1 {
		style = style.In(ui.White)
	}
	u.Label(r, words, panel.Capped(u, style, r.H-8))
	w := min(r.W, u.TextWidth(words, style)+16)
	u.Rule(r.X+(r.W-w)/2, r.Y+r.H-7, w)
	if hit.Focused {
		u.FocusRing(r)
	}
	if hit.Hot || hit.Focused || hit.Pressed {
		k.lookAt(i)
	}
}
