package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// buildRenew is the game's own button in the lane. While it does nothing it says
// why: when pointed at, when pressed, and to those who hear the table.
func (t *Scene) buildRenew(c *game.Context) {
	if t.look.Play.Renew == "" || t.tableau.Lay.Renew.Empty() {
		return
	}
	answer, ok, why := t.question.Renewal()
	r := game.Rect(t.tableau.Lay.Renew)
	label := c.T(text("Renouveler la Rivière (1 Concentration)", "Renew the River (1 Concentration)"))
	if !why.Empty() {
		label += " — " + t.in(why)
	}
	h := t.ui.Hit("renew", r, ui.Place{Label: label, Disabled: !ok && why.Empty()})
	t.drawRenew(c, r, ok, h.Hot || h.Focused)
	if h.Tip {
		t.notices.Point(r, label)
	}
	switch {
	case !h.Pressed:
	case !ok:
		t.say(c, why)
		c.Sound.Play(sounds.Error)
	case t.input.Guard.Pass(c.Now, "renew"):
		t.do(c, answer.Action)
	}
}

func (t *Scene) drawRenew(c *game.Context, r game.Rect, ok, hot bool) {
	rad := min(28, r.W/2-2)
	at := game.Point{X: r.X + r.W/2, Y: r.Y + 34}
	if t.tableau.Lay.Portrait {
		rad, at.Y = 20, r.Y+r.H/2
	}
	t.ui.Picture(ui.Key{Kind: "table.renew", A: look.Int(ok), B: look.Int(hot)},
		game.Rect{X: at.X - rad - 12, Y: at.Y - rad - 12, W: 2*rad + 24, H: 2*rad + 24},
		func(cv *art.Canvas) { pictures.Renew(cv, rad, ok, hot) })
	if t.tableau.Lay.Portrait {
		return
	}
	s := ui.CaptionText.At(art.Centre).Sized(14)
	if ok {
		s = s.In(ui.White)
	}
	s.Lead = 1.15
	panel.Para(t.ui, game.Rect{X: r.X - 6, Y: at.Y + rad + 5, W: r.W + 12, H: 38},
		c.T(text("Renouveler\nla Rivière", "Renew\nthe River")), s)
}
