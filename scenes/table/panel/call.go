package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// An open question ("does anybody interrupt?") is put to the whole table at
// once, with everybody looking on: one press lets it pass for all, and whoever
// wants to answer presses his own emblem. Only then is the screen handed over.
// The call looks and reads the same whatever anybody holds.

// A Called is what comes of a call.
type Called struct {
	Pass     bool       // it passes for all
	Claimant rules.Seat // who wants to answer, or Nobody
}

// Call puts a question to seats. ready says that it can be let pass: the button
// takes no second press of a quick finger.
func (d *Desk) Call(c *game.Context, title string, seats []rules.Seat, ready bool) Called {
	u, r := d.UI, game.Rect(d.Lay.Call)
	u.Region("call", title)
	d.Panel(r, "")
	low := r.H < 80 // on a phone
	head := game.Rect{X: r.X + 12, Y: r.Y + 6, W: r.W - 24, H: 26}
	if low {
		head.Y, head.H = r.Y+2, 20
	}
	u.Heading(head, title, Capped(u, Fit(u, title, ui.HeadText.Sized(16).At(1), head.W), head.H))
	row := game.Rect{X: r.X + 12, Y: head.Y + head.H, W: r.W - 24, H: r.Y + r.H - head.Y - head.H - 6}
	n := float64(len(seats))
	room, or := 110.0, 34.0
	if low {
		room, or = 86, 6
	}
	pitch := min(56, (row.W-room)/max(n, 1))
	left := row.X + row.W - n*pitch
	pass := game.Rect{X: row.X, Y: row.Y + (row.H-min(row.H, 46))/2, W: left - row.X - or, H: min(row.H, 46)}
	label := c.T(nobodyText) + d.Colon() + c.T(letPassText)
	out := Called{Claimant: rules.Nobody}
	out.Pass = d.Button("nobody", pass, c.T(nobodyText), "", label, art.MainWeight, !ready)
	if !low {
		u.Label(game.Rect{X: left - 32, Y: row.Y, W: 28, H: row.H}, c.T(orText),
			Capped(u, ui.AsideText.Sized(14).At(1), 18))
	}
	for i, s := range seats {
		if d.claim(s, game.Rect{X: left + float64(i)*pitch, Y: row.Y, W: pitch, H: row.H}) {
			out.Claimant = s
		}
	}
	return out
}

// claim is the emblem of a seat in r, and reports whether it wants to answer.
func (d *Desk) claim(s rules.Seat, r game.Rect) bool {
	u, at := d.UI, r.Center()
	label := d.In(rules.Text{FR: d.Name(s) + " veut répondre", EN: d.Name(s) + " wants to answer"})
	h := u.Hit(u.Sub("claim", int(s)), r, ui.Place{Label: label})
	rad := min(22.5, r.W*.45, r.H/2-1)
	u.Emblem(d.Setup.Seats[s].Colour, at, rad)
	if h.Hot || h.Focused {
		u.GoldRing(game.Rect{X: at.X - rad - 4, Y: at.Y - rad - 4, W: 2*rad + 8, H: 2*rad + 8}, true)
	}
	if h.Tip {
		d.Tip(r, label)
	}
	return h.Pressed
}

var (
	nobodyText  = text("Personne", "Nobody")
	letPassText = text("la partie continue", "the game goes on")
	orText      = text("ou", "or")
)
