package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// Phases is the panel of the phases of a turn, with words on what to do where there
// is room.
func (d *Desk) Phases(c *game.Context, words string) {
	if d.Lay.Phases.Empty() {
		return
	}
	u, r := d.UI, game.Rect(d.Lay.Phases)
	u.Region("phases", c.T(text("Phases", "Phases")))
	now := d.PhaseNow()
	low := r.H < 120 // no room for what to do
	if !d.Lay.Portrait {
		u.Panel(r)
		title := c.T(text("Phases", "Phases"))
		if d.Numbers.HasRound {
			title = d.RoundText()
		}
		u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, title, Capped(u, ui.HeadText.Sized(16).At(art.Centre), 21))
		u.Rule(r.X+30, r.Y+36, r.W-60)
	}
	n := len(d.Look.Turn.Phases)
	step := r.W / float64(max(n, 1))
	rad, y := 19.0, r.Y+66
	if low {
		rad, y = 15, r.Y+57
	}
	if d.Lay.Portrait {
		rad, y = 13, r.Y+18
	}
	small := 10.0
	if d.Lay.Portrait {
		small = 1
	}
	size := 99.0 // of all their names
	for _, p := range d.Look.Turn.Phases {
		size = min(size, Fit(u, d.In(p.Name), d.phaseStyle(), step-small).Size)
	}
	for i, p := range d.Look.Turn.Phases {
		x := r.X + step*(float64(i)+0.5)
		on := i == now
		u.Picture(ui.Key{Kind: "table.phase", Text: p.Icon, A: look.Int(on), B: i},
			game.Rect{X: x - rad - 8, Y: y - rad - 8, W: 2*rad + 16, H: 2*rad + 16}, func(cv *art.Canvas) {
				pictures.Phase(cv, rad, p.Icon, i+1, on)
			})
		style := d.phaseStyle()
		style.Size, style.Fixed = size, true
		if on {
			style = style.In(ui.White)
		}
		label := d.In(p.Name)
		if d.Lay.Portrait {
			u.Label(game.Rect{X: x - step/2, Y: r.Y + 36, W: step, H: 16}, label, style)
		} else {
			u.Label(game.Rect{X: x - step/2, Y: y + rad + 3, W: step, H: 20}, label, style)
		}
	}
	if !d.Lay.Portrait && !low {
		box := game.Rect{X: r.X + 10, Y: r.Y + 112, W: r.W - 20, H: r.H - 120}
		s := ui.BodyText.Sized(14.5).At(art.Centre)
		s.Lead = 1.12
		Para(u, box, words, s)
	}
}

// phaseStyle is how the names of the phases are written.
func (d *Desk) phaseStyle() ui.Text {
	s := ui.CaptionText.At(art.Centre).Sized(13.5)
	if d.Lay.Portrait {
		s.Size = 11
	}
	return s
}

// PhaseNow is the step of the track that the match is in, or -1.
func (d *Desk) PhaseNow() int {
	return d.PhaseStep(d.Numbers.PhaseNow(d.View))
}

// PhaseStep is the step of the track that a value of the phase counter belongs
// to, or -1.
func (d *Desk) PhaseStep(v int32) int {
	for i, p := range d.Look.Turn.Phases {
		for _, w := range p.Values {
			if v == w {
				return i
			}
		}
	}
	return -1
}
