package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
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
	mine, now := t.holder(), t.desk.PhaseNow()
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
		D: int(t.prefs.lang)}, r.Inset(-6), func(cv *art.Canvas) {
		cv.Push(art.Translate(6, 6))
		k.Strip(cv, r.W, r.H, steps, who[0], who[1])
		cv.Pop()
	})
	if now >= 0 {
		u.Say(t.in(t.look.Turn.Phases[now].Name))
	}
	if t.match.Replay == nil && mine == t.holder() {
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
			t.open(c, standingModal)
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
		t.open(c, standingModal)
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
		t.open(c, untilModal)
		return
	}
	seat := t.holder()
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

// untilChoices are how far things can be let go, with what that means.
var untilChoices = [...]struct {
	how         watch.Until
	words, says game.Text
}{
	{watch.EndOfTurn, text("Jusqu’à la fin du tour", "Until the end of this turn"),
		text("Ni sort ni phase de ce tour ne vous arrêtera\u00a0; les blocs et les choix obligés vous seront demandés.",
			"No spell and no phase of this turn will stop you; blocks and forced choices will be asked.")},
	{watch.OwnTurn, text("Jusqu’à mon prochain tour", "Until my next turn"),
		text("De même, tout le tour de l’autre compris.", "The same, the other’s whole turn included.")},
	{watch.AnythingUp, text("Jusqu’à ce qu’il se passe quelque chose", "Until something happens"),
		text("Vous serez consulté dès que l’autre lance un sort ou active une capacité.",
			"You will be asked as soon as the other casts a spell or activates an ability.")},
	{watch.AsSet, text("Selon mes arrêts", "As my stops say"),
		text("Rien n’est décidé de plus.", "Nothing more is decided.")},
}

// buildUntilSheet offers them.
func (t *Scene) buildUntilSheet(c *game.Context) {
	u := t.top
	if t.question.Ask == nil {
		t.close(c)
		return
	}
	r := t.sheet(c, c.T(text("Passer jusqu’à…", "Pass until…")), 560, 160+92*float64(len(untilChoices)))
	y := r.Y
	for i, k := range untilChoices {
		b := ui.Button{Text: c.T(k.words), Sub: c.T(k.says), Look: ui.PanelLook,
			On: t.watch.Standing.Until(t.question.Ask.Decider) == k.how}
		b.Label = b.Text + ". " + b.Sub
		at := game.Rect{X: r.X, Y: y, W: r.W, H: 84}
		b.Sub = ""
		if u.Button(u.Sub("until", i), at, ui.Button{Look: ui.PanelLook, Label: b.Label, On: b.On}) {
			t.close(c)
			t.passUntil(c, k.how)
			return
		}
		u.Label(game.Rect{X: at.X + 16, Y: at.Y + 8, W: at.W - 32, H: 24}, b.Text,
			panel.Fit(u, b.Text, ui.StrongText.Sized(17).In(ui.Gold), at.W-32))
		panel.Para(u, game.Rect{X: at.X + 16, Y: at.Y + 32, W: at.W - 32, H: 46}, c.T(k.says), ui.BodyText.Sized(15))
		y += 92
	}
	u.Para(r.X, y, r.W, c.T(passGives), ui.AsideText.Sized(14.5).At(art.Centre))
}

// passGives says what an answer given beforehand tells the others.
var passGives = text("Qui passe sans être consulté a décidé d’avance, et cela se voit\u00a0: l’écran ne lui est pas passé. Ce qu’il tient en main n’y change rien et ne se devine pas.",
	"Whoever passes without being asked has decided beforehand, and that can be seen: the screen was not handed to him. What he holds does not change it and cannot be guessed.")
