package table

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

func (t *Scene) buildSeat(c *game.Context, s rules.Seat) {
	if t.look.Players.Hero != nil {
		t.buildAbode(c, s)
		return
	}
	if t.look.InPlay.Realm != nil {
		t.buildRealm(c, s)
		return
	}
	if t.look.Players.Bench != nil {
		t.buildBench(s)
		return
	}
	if t.look.Players.Panel != nil {
		t.buildPanel(c, s)
		return
	}
	if t.tableau.Lay.Seats[s].Plate {
		t.desk.Plate(c, s)
		return
	}
	u, l := t.ui, &t.tableau.Lay.Seats[s]
	name := t.name(s)
	u.Region(u.Sub("seat", int(s)), name)
	active := t.desk.ToPlay(s)
	u.Panel(game.Rect(l.Panel))
	if active {
		u.Picture(ui.Key{Kind: "table.ember"}, game.Rect(l.Panel).Inset(-8), pictures.EmberEdge)
	}
	u.Emblem(t.match.Session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	style := ui.HeadText.Sized(17).In(t.seatColour(s))
	under := ""
	if active && t.question.Ask != nil && t.question.Ask.Subject == s && t.question.Ask.Decider != s {
		under = c.T(text("joué par ", "played by ")) + t.name(t.question.Ask.Decider)
	} else if active {
		under = c.T(text("à son tour", "to play"))
	}
	if t.tableau.Lay.Portrait {
		style.Size = 15
	}
	at := game.Rect(l.Name)
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .58}
	if under == "" && t.tableau.Lay.Portrait {
		top = at
	}
	u.Label(top, name, panel.Named(u, name, style, at.W))
	if under != "" {
		below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .46}
		if !t.tableau.Lay.Portrait {
			below.W = l.Token.X - at.X - 2
		}
		u.Label(below, under, panel.Capped(u, panel.Fit(u, under, ui.SmallText.Sized(13.5), below.W), 18))
	}
	t.desk.Token(c, s, l)
	t.desk.Board(s, l)
}

// buildGauge makes the instrument of a counter, in r, a place to look at: how
// its value, of at most most, came about.
func (t *Scene) buildGauge(k reason.Counter, r layout.Rect, most int) {
	v := t.shown.Var(t.desk.Numbers.Counters[k.Index], k.Seat)
	label := t.in(t.look.Players.Counters[k.Index].Name) + t.colon() + strconv.Itoa(int(v)) + " / " + strconv.Itoa(most)
	if v := t.preview.Counters.Of(k); v != nil {
		label += " → " + strconv.Itoa(int(v.Value))
	}
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("ruler", k.Index), int(k.Seat)), game.Rect(r), ui.Place{Label: label})
	if t.explain.Look(k, h.Pressed, h.Hot || h.Focused) {
		t.top.Changed()
	}
}
