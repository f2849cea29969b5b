package sheet

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// A Line is a button of the menu.
type Line struct {
	ID   string
	Text game.Text
	Do   func()
	Hide bool // it is not there now
}

// Menu describes the menu of a match, which is kept at every move or not.
func (p *Page) Menu(c *game.Context, lines []Line, kept bool) {
	note, aside := "", ui.AsideText.Sized(15).At(art.Centre)
	if kept {
		note = c.T(text("La partie est gardée à chaque coup\u00a0: vous la retrouverez sous «\u00a0Continuer\u00a0».",
			"The match is kept at every move: you will find it under “Continue”."))
	}
	wide := min(max(420, p.UI.Size(350)), c.W-16)
	side := 30.0
	if p.Desk.Lay.Portrait {
		side = 12
	}
	buttons := make([]ui.Button, len(lines))
	step := 58.0
	for i, l := range lines {
		buttons[i] = ui.Button{Text: c.T(l.Text), Look: ui.SlateLook, Size: 17}
		if i == 0 {
			buttons[i].Look = p.Desk.MainLook()
		}
		step = max(step, p.UI.ButtonHeight(buttons[i], wide-48-17-2*side)+8)
	}
	high := step*float64(len(lines)) + p.UI.ParaHeight(wide-68, note, aside)
	r := p.Plate(c, c.T(text("Pause", "Pause")), wide, 62+high+36)
	list := func(x, y, w float64) float64 {
		top := y
		for i, l := range lines {
			if p.UI.Button(l.ID, game.Rect{X: x + side, Y: y + 6, W: w - 2*side, H: step - 8}, buttons[i]) {
				l.Do()
				return high
			}
			y += step
		}
		return y + 8 + p.UI.Para(x+10, y+8, w-20, note, aside) - top
	}
	if high+8 <= r.H {
		list(r.X, r.Y, r.W)
	} else {
		p.UI.Scroll("menu", r, list)
	}
}

// NameOf is the name first offered for a saved match.
func NameOf(d *panel.Desk) string {
	var names string
	for i, s := range d.Setup.Seats {
		if i > 0 {
			names += " – "
		}
		names += s.Name
	}
	return names + ", " + d.In(rules.Text{FR: "tour ", EN: "turn "}) + strconv.Itoa(int(d.Numbers.TurnNow(d.View)))
}

// Save asks for the name of a save, and returns it once it is to be kept.
func (p *Page) Save(c *game.Context, s *Sheet) (name string, keep bool) {
	u := p.UI
	r := p.Plate(c, c.T(text("Enregistrer la partie", "Save the match")), 520, 240)
	u.Label(game.Rect{X: r.X, Y: r.Y, W: r.W, H: 24}, c.T(s.name.Label), panel.Capped(u, ui.SmallText, 20))
	u.TextInput("name", game.Rect{X: r.X, Y: r.Y + 28, W: r.W, H: 46}, &s.name)
	keep = u.Button("keep", game.Rect{X: r.X + r.W/2 - 120, Y: r.Y + 92, W: 240, H: 52},
		ui.Button{Text: c.T(text("Enregistrer", "Save")), Look: p.Desk.MainLook(), Disabled: s.name.Value() == ""})
	return s.name.Value(), keep
}
