package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

// buildTrack is the strip of phases, with the stops of both players in the
// present turn. Whoever looks sets his own by a press.
func (t *Scene) buildTrack(c *game.Context) {
	k := t.look.Turn.Track
	if k == nil || t.tableau.Lay.Track.Empty() {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Track)
	u.Region("phases", c.T(text("Phases et arrêts", "Phases and stops")))
	mine, now := t.watch.Holder(t.question.Ask, t.tableau.From.Bottom), t.desk.PhaseNow()
	if mine < 0 {
		mine = 0
	}
	steps := t.trackSteps(mine, now)
	bits := [2]int{}
	for i := range steps {
		bits[0] |= look.Int(steps[i].Theirs) << i
		bits[1] |= look.Int(steps[i].Mine) << i
	}
	who := [2]string{short(t.name(1 - mine)), short(t.name(mine))}
	u.Picture(ui.Key{Kind: "table.track", Text: who[0] + "\n" + who[1], A: now, B: bits[0], C: bits[1],
		D: int(t.desk.Lang)}, r.Inset(-6), func(cv *art.Canvas) {
		cv.Push(art.Translate(6, 6))
		k.Strip(cv, r.W, r.H, steps, who[0], who[1])
		cv.Pop()
	})
	if now >= 0 {
		u.Say(t.in(t.look.Turn.Phases[now].Name))
	}
	if t.match.Replay == nil && mine == t.watch.Holder(t.question.Ask, t.tableau.From.Bottom) {
		t.buildStops(c, mine, steps)
	}
}

// trackSteps are the phases on the strip, with the stops of a seat and of the
// other. Where the window is narrow only the present one is named.
func (t *Scene) trackSteps(mine rules.Seat, now int) []look.TrackStep {
	steps := make([]look.TrackStep, len(t.look.Turn.Phases))
	for i := range steps {
		name := t.in(t.look.Turn.Phases[i].Name)
		if t.tableau.Lay.Portrait && i != now {
			name = "·"
		}
		steps[i] = look.TrackStep{Name: name, Now: i == now, Past: i < now, Fight: t.look.Turn.Track.Fights[i],
			Stop:   t.watch.Standing.At(&t.shown, mine, i) >= 0,
			Theirs: t.watch.Standing.StopsAt(&t.shown, 1-mine, i), Mine: t.watch.Standing.StopsAt(&t.shown, mine, i)}
	}
	return steps
}

// buildStops are the places on the strip at which a seat sets its stops, and the
// head of the strip, which opens all of them.
func (t *Scene) buildStops(c *game.Context, mine rules.Seat, steps []look.TrackStep) {
	u, r := t.ui, game.Rect(t.tableau.Lay.Track)
	label := c.T(text("Arrêts de ", "Stops of ")) + t.name(mine)
	if t.tableau.Lay.Portrait {
		if u.Hit("stops", r, ui.Place{Label: label}).Pressed {
			t.open(c, sheet.Standing)
		}
		return
	}
	names := make([]string, len(steps))
	for i := range steps {
		names[i] = steps[i].Name
	}
	x, w, _, low := t.look.Turn.Track.Plan(r.W, r.H, names)
	head := game.Rect{X: r.X, Y: r.Y, W: x[0], H: r.H}
	h := u.Hit("stops", head, ui.Place{Label: label})
	if h.Tip {
		t.notices.Point(head, c.T(text("Tous les arrêts", "All stops")))
	}
	if h.Pressed {
		t.open(c, sheet.Standing)
		return
	}
	for i := range steps {
		if !steps[i].Stop {
			continue
		}
		at := game.Rect{X: r.X + x[i], Y: r.Y + low - r.H*0.42, W: w[i], H: r.H * 0.6}
		words := t.in(t.look.Turn.Phases[i].Name) + t.colon() + t.stopWords(c, mine, i)
		h := u.Hit(u.Sub("stop", i), at, ui.Place{Label: words, On: steps[i].Mine})
		if h.Tip {
			t.notices.Point(at, words)
		}
		if h.Focused {
			u.FocusRing(at)
		}
		if h.Pressed {
			t.toggleStop(c, mine, i)
			return
		}
	}
}

// short is a name as the head of the strip has room for.
func short(name string) string {
	r := []rune(name)
	if len(r) <= 6 {
		return name
	}
	return string(r[:5]) + "."
}

// stopWords say whether a seat stops at a phase of the present turn.
func (t *Scene) stopWords(c *game.Context, s rules.Seat, phase int) string {
	turn := c.T(text("à votre tour", "in your turn"))
	if t.desk.Active() != s {
		turn = c.T(text("au tour de l’autre", "in the other’s turn"))
	}
	if t.watch.Standing.StopsAt(&t.shown, s, phase) {
		return c.T(text("vous serez consulté ", "you will be asked ")) + turn
	}
	return c.T(text("vous laissez passer ", "you let it pass ")) + turn
}

// buildUntil are the buttons that let things go on for longer, and that hold
// them at every moment.
func (t *Scene) buildUntil(c *game.Context, can bool) {
	if t.look.Turn.Track == nil || t.tableau.Lay.Until.Empty() {
		return
	}
	if t.desk.Button("until", game.Rect(t.tableau.Lay.Until), "»", "",
		c.T(text("Passer jusqu’à…", "Pass until…"))+keyOf(t, game.PassUntil), art.PassWeight, !can) {
		t.open(c, sheet.Until)
		return
	}
	seat := t.watch.Holder(t.question.Ask, t.tableau.From.Bottom)
	if seat < 0 || t.tableau.Lay.Hold.Empty() {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Hold)
	on := t.watch.Standing.Until(seat) == watch.Holding
	words := c.T(text("Tout retenir\u00a0: être consulté à chaque fenêtre",
		"Hold everything: be asked at every window")) + keyOf(t, game.HoldAll)
	if on {
		words = c.T(text("Ne plus tout retenir", "Hold no longer")) + keyOf(t, game.HoldAll)
	}
	h := u.Hit("hold", r, ui.Place{Label: words, On: on})
	icon := "hourglass"
	if on {
		icon = "pause-button"
	}
	u.Picture(ui.Key{Kind: "table.hold", Text: icon, A: look.Int(on), B: look.Int(h.Hot || h.Focused)}, r,
		func(cv *art.Canvas) {
			pictures.Hold(cv, r.W, icon, on, h.Hot || h.Focused)
		})
	if h.Tip {
		t.notices.Point(r, words)
	}
	if h.Pressed {
		t.toggleHold(c)
	}
}

// keyOf is the key of an action, in brackets.
func keyOf(t *Scene, a game.Action) string {
	if k := t.ui.KeyName(a); k != "" {
		return " (" + k + ")"
	}
	return ""
}
