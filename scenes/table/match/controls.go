package match

import (
	"wyrmtable/game"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// Moves are what the controls of a replay do to the table.
type Moves struct {
	Seek    func(k int) // goes to the point where k actions were done
	Next    func()      // shows the next action
	Refresh func()      // what was described has changed
}

// Build describes the controls, in the place of the buttons of play.
func (r *Replay) Build(c *game.Context, d *panel.Desk, do Moves) {
	if r.story == nil {
		return
	}
	at := placesIn(d.Lay)
	r.buildScrub(c, d, at.scrub, do)
	r.buildSteps(c, d, at.steps, do)
	if at.speed.W == 0 {
		return
	}
	size := min(13.5, at.speed.H*0.45)
	if d.UI.Button("speed", at.speed, ui.Button{Text: c.T(speedName(c.Settings.Speed)), Size: size,
		Label: c.T(text("Vitesse", "Speed"))}) {
		c.Settings.Speed = nextSpeed(c.Settings.Speed)
		c.SettingsChanged()
		do.Refresh()
	}
	if d.UI.Button("closereplay", at.close, ui.Button{Text: c.T(text("Fermer", "Close")), Size: size}) {
		c.Pop(nil)
	}
}

// buildScrub is the slider that goes anywhere.
func (r *Replay) buildScrub(c *game.Context, d *panel.Desk, at game.Rect, do Moves) {
	to := d.UI.Slider("scrub", at, c.T(text("Coup", "Move")), r.At(), 0, r.story.Len(), 1, "")
	if to != r.At() {
		r.Playing = false
		do.Seek(to)
	}
}

// buildSteps are the buttons that go back, play, and go on.
func (r *Replay) buildSteps(c *game.Context, d *panel.Desk, at [3]game.Rect, do Moves) {
	u, over := d.UI, r.Over()
	if u.Button("back", at[0], ui.Button{Icon: "previous-button",
		Label: c.T(text("Un coup en arrière", "One move back")), Disabled: r.At() == 0}) {
		r.Playing = false
		do.Seek(r.At() - 1)
	}
	icon, name := "play-button", text("Lire", "Play")
	if r.Playing {
		icon, name = "pause-button", text("Pause", "Pause")
	}
	if u.Button("play", at[1], ui.Button{Icon: icon, Look: d.MainLook(), Label: c.T(name), Disabled: over}) {
		r.Playing = !r.Playing
		r.wait = 0
		do.Refresh()
		c.Redraw()
	}
	if u.Button("forward", at[2], ui.Button{Icon: "next-button", Label: c.T(text("Un coup en avant", "One move on")),
		Disabled: over}) {
		r.Playing = false
		do.Next()
	}
}

// places are where the controls lie. On a phone, where the menu does the same, there is
// no room for speed and close.
type places struct {
	scrub        game.Rect
	steps        [3]game.Rect
	speed, close game.Rect
}

// placesIn divides the place of the buttons of play among the controls: three rows of
// them, or on a phone one.
func placesIn(l *layout.Table) (p places) {
	all := game.Rect(l.Buttons())
	if l.Portrait {
		const step = 62.0
		for i := range p.steps {
			p.steps[i] = game.Rect{X: all.X + step*float64(i), Y: all.Y, W: step - 4, H: all.H}
		}
		p.scrub = game.Rect{X: all.X + 3*step + 8, Y: all.Y, W: all.W - 3*step - 8, H: all.H}
		return p
	}
	gap := min(8, all.H*0.05)
	row := func(from, to float64) game.Rect {
		return game.Rect{X: all.X, Y: all.Y + from*(all.H+gap), W: all.W, H: (to-from)*(all.H+gap) - gap}
	}
	ends, steps := row(0, 0.3), row(0.3, 0.7)
	p.scrub = row(0.7, 1)
	for i := range p.steps {
		p.steps[i] = column(steps, i, 3)
	}
	p.speed, p.close = column(ends, 0, 2), column(ends, 1, 2)
	return p
}

// column is column i of the n of a row.
func column(row game.Rect, i, n int) game.Rect {
	const gap = 4.0
	w := (row.W + gap) / float64(n)
	return game.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w - gap, H: row.H}
}

func nextSpeed(s game.Speed) game.Speed {
	switch s {
	case game.HalfSpeed:
		return game.NormalSpeed
	case game.NormalSpeed:
		return game.DoubleSpeed
	case game.DoubleSpeed:
		return game.Instant
	}
	return game.HalfSpeed
}

func speedName(s game.Speed) game.Text {
	switch s {
	case game.HalfSpeed:
		return text("Vitesse ½", "Speed ½")
	case game.DoubleSpeed:
		return text("Vitesse 2", "Speed 2")
	case game.Instant:
		return text("Sans délai", "Instant")
	}
	return text("Vitesse 1", "Speed 1")
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }
