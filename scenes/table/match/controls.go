package match

import (
	"wyrmtable/game"
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
	u, l := d.UI, d.Lay
	if r.story == nil {
		return
	}
	n := r.story.Len()
	phone := l.Goal.Empty() // one row for everything
	line, w := game.Rect(l.Goal), l.End.W/3
	cell := func(i int) game.Rect {
		return game.Rect{X: l.End.X + float64(i)*w, Y: l.End.Y, W: w - 4, H: l.End.H}
	}
	if phone {
		line = game.Rect(l.End)
		cell = func(i int) game.Rect { return game.Rect{X: l.Undo.X + float64(i)*62, Y: l.Undo.Y, W: 58, H: l.Undo.H} }
	}
	to := u.Slider("scrub", line, c.T(text("Coup", "Move")), r.At(), 0, n, 1, "")
	if to != r.At() {
		r.Playing = false
		do.Seek(to)
	}
	if u.Button("back", cell(0), ui.Button{Icon: "previous-button",
		Label: c.T(text("Un coup en arrière", "One move back")), Disabled: r.At() == 0}) {
		r.Playing = false
		do.Seek(r.At() - 1)
	}
	icon, name := "play-button", text("Lire", "Play")
	if r.Playing {
		icon, name = "pause-button", text("Pause", "Pause")
	}
	if u.Button("play", cell(1), ui.Button{Icon: icon, Look: d.MainLook(), Label: c.T(name), Disabled: r.At() >= n}) {
		r.Playing = !r.Playing
		r.wait = 0
		do.Refresh()
		c.Redraw()
	}
	if u.Button("forward", cell(2), ui.Button{Icon: "next-button", Label: c.T(text("Un coup en avant", "One move on")),
		Disabled: r.At() >= n}) {
		r.Playing = false
		do.Next()
	}
	if phone {
		return
	}
	if u.Button("speed", game.Rect(l.Undo), ui.Button{Text: c.T(speedName(c.Settings.Speed)), Size: 13.5,
		Label: c.T(text("Vitesse", "Speed"))}) {
		c.Settings.Speed = nextSpeed(c.Settings.Speed)
		c.SettingsChanged()
		do.Refresh()
	}
	if u.Button("closereplay", game.Rect(l.Help), ui.Button{Text: c.T(text("Fermer", "Close")), Size: 13.5}) {
		c.Pop(nil)
	}
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
