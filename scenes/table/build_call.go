package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// An open question ("does anybody interrupt?") is put to the whole table at
// once, with everybody looking on: one press lets it pass for all, and whoever
// wants to answer presses his own emblem. Only then is the screen handed over.
// The call looks and reads the same whatever anybody holds.

// buildCall puts the open question to the table.
func (t *Scene) buildCall(c *game.Context) {
	if t.tableau.Lay.Call.Empty() || t.busy() || !(t.match.Begun && t.watch.Calling()) {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Call)
	seats := t.watch.Called()
	title := t.callTitle()
	u.Region("call", title)
	t.desk.Panel(r, "")
	low := r.H < 80 // on a phone
	head := game.Rect{X: r.X + 12, Y: r.Y + 6, W: r.W - 24, H: 26}
	if low {
		head.Y, head.H = r.Y+2, 20
	}
	u.Heading(head, title, panel.Capped(u, panel.Fit(u, title, ui.HeadText.Sized(16).At(1), head.W), head.H))
	row := game.Rect{X: r.X + 12, Y: head.Y + head.H, W: r.W - 24, H: r.Y + r.H - head.Y - head.H - 6}
	n := float64(len(seats))
	room, or := 110.0, 34.0
	if low {
		room, or = 86, 6
	}
	pitch := min(56, (row.W-room)/max(n, 1))
	rad := min(22.5, pitch*.45, row.H/2-1)
	left := row.X + row.W - n*pitch
	pass := game.Rect{X: row.X, Y: row.Y + (row.H-min(row.H, 46))/2, W: left - row.X - or, H: min(row.H, 46)}
	label := c.T(nobodyText) + t.colon() + c.T(letPassText)
	if t.guarded(c, "end", "nobody", pass, c.T(nobodyText), "", label, art.MainWeight, false) {
		t.passAll(c)
		return
	}
	if !low {
		u.Label(game.Rect{X: left - 32, Y: row.Y, W: 28, H: row.H}, c.T(orText),
			panel.Capped(u, ui.AsideText.Sized(14).At(1), 18))
	}
	for i, s := range seats {
		at := game.Point{X: left + (float64(i)+.5)*pitch, Y: row.Y + row.H/2}
		box := game.Rect{X: at.X - pitch/2, Y: row.Y, W: pitch, H: row.H}
		label := t.in(rules.Text{FR: t.name(s) + " veut répondre", EN: t.name(s) + " wants to answer"})
		h := u.Hit(u.Sub("claim", int(s)), box, ui.Place{Label: label})
		u.Emblem(t.match.Session.Setup().Seats[s].Colour, at, rad)
		if h.Hot || h.Focused {
			u.GoldRing(game.Rect{X: at.X - rad - 4, Y: at.Y - rad - 4, W: 2*rad + 8, H: 2*rad + 8}, true)
		}
		if h.Tip {
			t.notices.Point(box, label)
		}
		if h.Pressed && t.guard.Pass(c.Now, "claim") {
			t.claim(c, s)
			return
		}
	}
}

// callTitle is what the table is asked.
func (t *Scene) callTitle() string {
	if t.look.Play.Call != nil {
		return t.in(t.look.Play.Call.Title)
	}
	return t.in(callText)
}

// callStake is what the call is about, or else what is asked.
func (t *Scene) callStake() string {
	if k := t.look.Play.Call; k != nil && k.Stake != nil {
		tell := t.telling()
		if words := t.plain(k.Stake(&tell)); words != "" {
			return words
		}
	}
	return t.callTitle()
}

// callEnd is the large button while the table is called: it lets pass for all.
func (t *Scene) callEnd(c *game.Context) bool {
	if !(t.match.Begun && t.watch.Calling()) || t.busy() {
		return false
	}
	if t.guard.Pass(c.Now, "end") {
		t.passAll(c)
	}
	return true
}

var (
	callText    = rules.Text{FR: "Quelqu’un veut-il répondre\u00a0?", EN: "Does anybody want to answer?"}
	nobodyText  = text("Personne", "Nobody")
	letPassText = text("la partie continue", "the game goes on")
	orText      = text("ou", "or")
)
