// Package track shows the strip of the phases of a turn with the stops of both
// players, and the buttons that let things go on for longer.
package track

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

// A Track is the strip of a game that has one.
type Track struct {
	Desk     *panel.Desk
	Standing *watch.Standing
	Holder   rules.Seat // whose stops are shown as his own; Nobody for none
	Still    bool       // nothing can be set, as in a replay
}

// A Wish is what somebody wants who presses something on the strip or beside it.
type Wish uint8

// The wishes.
const (
	Nothing  Wish = iota
	AllStops      // to see all stops
	SetStop       // to change one, of the phase returned with it
	LetGo         // to say how far things may go on
	Hold          // to be asked at every moment, or not any more
)

// Build describes the strip. Whoever looks sets his own stops by a press.
func (k *Track) Build(c *game.Context) (wish Wish, phase int) {
	d := k.Desk
	u, r := d.UI, game.Rect(d.Lay.Track)
	u.Region("phases", c.T(text("Phases et arrêts", "Phases and stops")))
	mine, now := max(0, k.Holder), d.PhaseNow()
	steps := k.steps(mine, now)
	bits := [2]int{}
	for i := range steps {
		bits[0] |= look.Int(steps[i].Theirs) << i
		bits[1] |= look.Int(steps[i].Mine) << i
	}
	who := [2]string{short(d.Name(1 - mine)), short(d.Name(mine))}
	u.Picture(ui.Key{Kind: "table.track", Text: who[0] + "\n" + who[1], A: now, B: bits[0], C: bits[1],
		D: int(d.Lang)}, r.Inset(-6), func(cv *art.Canvas) {
		cv.Push(art.Translate(6, 6))
		d.Look.Turn.Track.Strip(cv, r.W, r.H, steps, who[0], who[1])
		cv.Pop()
	})
	if now >= 0 {
		u.Say(d.In(d.Look.Turn.Phases[now].Name))
	}
	if k.Still || k.Holder < 0 {
		return Nothing, 0
	}
	return k.stops(c, mine, steps)
}

// steps are the phases on the strip, with the stops of a seat and of the
// other. Where the window is narrow only the present one is named.
func (k *Track) steps(mine rules.Seat, now int) []look.TrackStep {
	d := k.Desk
	steps := make([]look.TrackStep, len(d.Look.Turn.Phases))
	for i := range steps {
		name := d.In(d.Look.Turn.Phases[i].Name)
		if d.Lay.Portrait && i != now {
			name = "·"
		}
		steps[i] = look.TrackStep{Name: name, Now: i == now, Past: i < now, Fight: d.Look.Turn.Track.Fights[i],
			Stop:   k.Standing.At(d.View, mine, i) >= 0,
			Theirs: k.Standing.StopsAt(d.View, 1-mine, i), Mine: k.Standing.StopsAt(d.View, mine, i)}
	}
	return steps
}

// stops are the places on the strip at which a seat sets its stops, and the
// head of the strip, which opens all of them.
func (k *Track) stops(c *game.Context, mine rules.Seat, steps []look.TrackStep) (wish Wish, phase int) {
	d := k.Desk
	u, r := d.UI, game.Rect(d.Lay.Track)
	label := c.T(text("Arrêts de ", "Stops of ")) + d.Name(mine)
	if d.Lay.Portrait {
		if u.Hit("stops", r, ui.Place{Label: label}).Pressed {
			wish = AllStops
		}
		return wish, 0
	}
	names := make([]string, len(steps))
	for i := range steps {
		names[i] = steps[i].Name
	}
	x, w, _, low := d.Look.Turn.Track.Plan(r.W, r.H, names)
	head := game.Rect{X: r.X, Y: r.Y, W: x[0], H: r.H}
	h := u.Hit("stops", head, ui.Place{Label: label})
	if h.Tip {
		d.Tip(head, c.T(text("Tous les arrêts", "All stops")))
	}
	if h.Pressed {
		return AllStops, 0
	}
	for i := range steps {
		if !steps[i].Stop {
			continue
		}
		at := game.Rect{X: r.X + x[i], Y: r.Y + low - r.H*0.42, W: w[i], H: r.H * 0.6}
		words := d.In(d.Look.Turn.Phases[i].Name) + d.Colon() + k.words(c, mine, i)
		h := u.Hit(u.Sub("stop", i), at, ui.Place{Label: words, On: steps[i].Mine})
		if h.Tip {
			d.Tip(at, words)
		}
		if h.Focused {
			u.FocusRing(at)
		}
		if h.Pressed {
			return SetStop, i
		}
	}
	return Nothing, 0
}

// short is a name as the head of the strip has room for.
func short(name string) string {
	r := []rune(name)
	if len(r) <= 6 {
		return name
	}
	return string(r[:5]) + "."
}

// words say whether a seat stops at a phase of the present turn.
func (k *Track) words(c *game.Context, s rules.Seat, phase int) string {
	d := k.Desk
	turn := c.T(text("à votre tour", "in your turn"))
	if d.Active() != s {
		turn = c.T(text("au tour de l’autre", "in the other’s turn"))
	}
	if k.Standing.StopsAt(d.View, s, phase) {
		return c.T(text("vous serez consulté ", "you will be asked ")) + turn
	}
	return c.T(text("vous laissez passer ", "you let it pass ")) + turn
}

// Until are the buttons that let things go on for longer, if anything can, and that
// hold them at every moment.
func (k *Track) Until(c *game.Context, can bool) Wish {
	d := k.Desk
	if d.Lay.Until.Empty() {
		return Nothing
	}
	if d.Button("until", game.Rect(d.Lay.Until), "»", "", c.T(text("Passer jusqu’à…", "Pass until…"))+
		k.keyOf(game.PassUntil), art.PassWeight, !can) {
		return LetGo
	}
	if k.Holder < 0 || d.Lay.Hold.Empty() {
		return Nothing
	}
	u, r := d.UI, game.Rect(d.Lay.Hold)
	on := k.Standing.Until(k.Holder) == watch.Holding
	words, icon := c.T(text("Tout retenir\u00a0: être consulté à chaque fenêtre",
		"Hold everything: be asked at every window")), "hourglass"
	if on {
		words, icon = c.T(text("Ne plus tout retenir", "Hold no longer")), "pause-button"
	}
	words += k.keyOf(game.HoldAll)
	h := u.Hit("hold", r, ui.Place{Label: words, On: on})
	hot := h.Hot || h.Focused
	u.Picture(ui.Key{Kind: "table.hold", Text: icon, A: look.Int(on), B: look.Int(hot)}, r,
		func(cv *art.Canvas) { pictures.Hold(cv, r.W, icon, on, hot) })
	if h.Tip {
		d.Tip(r, words)
	}
	if h.Pressed {
		return Hold
	}
	return Nothing
}

// keyOf is the key of an action, in brackets.
func (k *Track) keyOf(a game.Action) string {
	if name := k.Desk.UI.KeyName(a); name != "" {
		return " (" + name + ")"
	}
	return ""
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }
