package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// This file describes furniture in a game's own skin.

// guarded is a skinButton that a second press in a moment does not press again:
// until then it looks as if nothing could be done with it. what is the name that
// it has for the guard.
func (t *Scene) guarded(c *game.Context, what, id string, r game.Rect, words, sub, label string, w art.Weight,
	disabled bool) bool {
	if !t.input.Guard.Ready(c.Now, what) {
		disabled, sub = true, "" // as it looks while something moves: that is painted already
	}
	return t.desk.Button(id, r, words, sub, label, w, disabled) && t.input.Guard.Pass(c.Now, what)
}

// buildVerbs describes the buttons of a game that sorts its answers by weight.
func (t *Scene) buildVerbs(c *game.Context) {
	u, l, v := t.ui, t.tableau.Lay, t.look.Play.Verbs
	u.Region("buttons", c.T(text("Actions", "Actions")))
	if t.match.Replay != nil {
		t.buildReplay(c)
		return
	}
	t.buildWhose(c)
	t.buildEye(c)
	if t.tableau.Lay.Eye.Empty() && t.buildReveal(c) || t.buildAloud(c) {
		return
	}
	k := t.telling()
	note := func(a *rules.Answer) string {
		if v.Note == nil {
			return ""
		}
		return t.plain(v.Note(&k, a))
	}
	word := func(a *rules.Answer) string {
		if v.Word != nil {
			if words := v.Word(&k, a); !words.Empty() {
				return t.in(words)
			}
		}
		return t.in(t.shown.Layout().Verbs[a.Verb].Text)
	}
	label := func(a *rules.Answer) string {
		return t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, a))
	}
	if a, ok := t.question.Bare(v.Main); ok {
		if t.buildMain(c, &a, word(&a), note(&a), label(&a)) {
			t.do(c, a.Action)
			return
		}
		if len(v.Pass) > 0 && t.buildPass(c, game.Rect(l.Pass), note, word, label) {
			return
		}
	} else {
		urge, pass := game.Rect(l.End), game.Rect(l.Pass)
		if a, ok := t.question.Bare(v.Pass); ok && t.waived(&a) != "" {
			urge, pass = t.waivePlaces()
		}
		t.buildUrge(c, "end", urge)
		if len(v.Pass) > 0 && t.buildPass(c, pass, note, word, label) {
			return
		}
	}
	if a, ok := t.question.Bare(v.Back); ok {
		if t.guarded(c, "back", "back", game.Rect(l.Undo), word(&a), "", label(&a), art.BackWeight, false) {
			t.do(c, a.Action)
			return
		}
	} else {
		_, why := t.watch.Undoer(t.question.Aloud)
		said := c.T(text("Annuler son coup", "Take the move back"))
		if !why.Empty() {
			said += " (" + t.in(why) + ")"
		}
		if t.guarded(c, "undo", "undo", game.Rect(l.Undo), c.T(text("Annuler", "Undo")), "", said, art.BackWeight,
			!why.Empty()) {
			t.undo(c)
			return
		}
		t.tipWhy("undo", game.Rect(l.Undo), t.in(why))
	}
	t.buildMore(c)
	t.buildSkinActs(c)
	if t.comparison().Offered() && t.comparison().Button() {
		t.open(c, sheet.Comparison)
	}
}

// buildPass is the button in r that lets things go on, and reports whether it was
// pressed.
func (t *Scene) buildPass(c *game.Context, r game.Rect, note, word, label func(a *rules.Answer) string) bool {
	v := t.look.Play.Verbs
	pass, can := t.question.Bare(v.Pass)
	words := t.in(t.shown.Layout().Verbs[t.verbNamed(v.Pass[0])].Text)
	sub, said := "", ""
	if can {
		words, sub, said = word(&pass), note(&pass), label(&pass)
		if lost := t.waived(&pass); lost != "" {
			sub = lost
		}
	}
	if t.guarded(c, "end", "pass", r, words, sub, said, art.PassWeight, !can) {
		t.do(c, pass.Action)
		return true
	}
	if k := t.look.Turn.Track; k != nil {
		t.buildUntil(c, can && t.shown.Layout().Verbs[pass.Verb].Name == k.Pass)
	}
	return false
}

// buildSkinActs are the buttons of the game's own verbs in its skin.
func (t *Scene) buildSkinActs(c *game.Context) {
	for i := range t.look.Play.Acts {
		if i >= len(t.tableau.Lay.Acts) {
			return
		}
		if t.comparison().Offered() && t.tableau.Lay.Acts[i].Overlaps(t.tableau.Lay.Comparison) {
			continue // no place for both, and while a comparison is shown it can do nothing
		}
		act := &t.look.Play.Acts[i]
		answers := t.question.Acts(act)
		label := t.verbText(act.Verbs[0])
		words := label
		if !act.Name.Empty() {
			words = t.in(act.Name)
		}
		why := t.in(t.question.WhyNot(act, len(answers) > 0))
		if why != "" {
			label += " (" + why + ")"
		}
		id := t.ui.Sub("act", i)
		if t.guarded(c, id, id, game.Rect(t.tableau.Lay.Acts[i]), words, "", label, art.ActWeight, len(answers) == 0) {
			t.act(c, answers)
			return
		}
		t.tipWhy(id, game.Rect(t.tableau.Lay.Acts[i]), why)
	}
}

// tipWhy shows beside a button why it does nothing, if its words are wanted.
func (t *Scene) tipWhy(id string, r game.Rect, why string) {
	if why != "" && t.ui.Tipped(id) {
		t.notices.Point(r, why)
	}
}

// buildEye is the button of its own that shows the hand of who is asked at a
// shared table, or hides the one that is shown.
func (t *Scene) buildEye(c *game.Context) {
	to := t.watch.Seat
	if to < 0 {
		to = t.watch.Asked()
	}
	if t.tableau.Lay.Eye.Empty() || !t.watch.Shared() || to < 0 {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Eye)
	open := t.watch.Seat >= 0
	words, sub := text("Regarder", "Look"), text("la main "+rules.Of(t.name(to), rules.French),
		"at the hand of "+t.name(to))
	switch {
	case open && !t.watch.Peek.Held:
		words = text("Cacher", "Hide")
		sub.EN = "the hand of " + t.name(to)
	case c.Settings.HoldHands:
		words = text("Maintenir", "Hold")
		sub = text("pour regarder la main "+rules.Of(t.name(to), rules.French), "to look at the hand of "+t.name(to))
	}
	label := c.T(words) + " " + c.T(sub) + " (" + u.KeyName(game.ShowHand) + ")"
	h := u.Hit("eye", r, ui.Place{Label: label, On: open})
	if k := t.look.Furniture.Skin; k != nil && k.Eye != nil {
		const m = 8.0
		kind, paint := "table.eye", k.Eye
		if u.Contrast() {
			kind, paint = "table.plaineye", plainEye
		}
		u.Picture(ui.Key{Kind: kind, Text: c.T(words) + "\n" + c.T(sub), A: look.Int(open)}, r.Inset(-m),
			func(cv *art.Canvas) {
				cv.Push(art.Translate(m, m))
				paint(cv, r.W, r.H, c.T(words), c.T(sub), open)
				cv.Pop()
			})
		if h.Focused || h.Hot {
			u.Ring(r)
		}
	} else {
		u.Button("eyeplate", r, ui.Button{Text: c.T(words) + " " + c.T(sub), Look: ui.SlateLook, On: open,
			Size: panel.ButtonSize(u, c.T(words)+" "+c.T(sub), 16, r.W)})
	}
	if h.Pressed {
		t.togglePeek(c, to)
	}
}

// plainEye is that button in high contrast.
func plainEye(c *art.Canvas, w, h float64, label, sub string, open bool) {
	c.PlainEye(0, 0, w, h, label, sub, open)
}

func (t *Scene) verbNamed(name string) rules.Verb {
	for i, v := range t.shown.Layout().Verbs {
		if v.Name == name {
			return rules.Verb(i)
		}
	}
	return 0
}

// buildMore is the button of what can be bought besides.
func (t *Scene) buildMore(c *game.Context) {
	a, ok := t.question.Bare([]string{t.look.Play.Verbs.More})
	if !ok || t.tableau.Lay.More.Empty() || t.hand.Card() != 0 { // a goal may lie under it
		return
	}
	words := t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &a))
	if t.guarded(c, "more", "more", game.Rect(t.tableau.Lay.More), words, "", words, art.PassWeight, false) {
		t.do(c, a.Action)
	}
}

// buildWhose says whose turn it is to act, and why he is asked.
func (t *Scene) buildWhose(c *game.Context) {
	if t.tableau.Lay.Whose.Empty() || t.question.Ask == nil {
		return
	}
	who := t.name(t.question.Ask.Decider)
	if t.question.Aloud {
		who = t.in(rules.Text{FR: "Demandez à " + who, EN: "Ask " + who})
	}
	words := who + " · " + t.in(t.shown.Layout().Asks[t.question.Ask.Kind].Text)
	r := game.Rect(t.tableau.Lay.Whose)
	t.ui.Label(r, words, panel.Capped(t.ui, panel.Fit(t.ui, words, ui.StrongText.Sized(14.5), r.W), 18))
}
