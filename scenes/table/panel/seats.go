package panel

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// ToPlay reports whether the screen shows s as the one who acts: the one who is
// asked, or, while the last answer's consequences are being told, the one whose
// turn they have come to.
func (d *Desk) ToPlay(s rules.Seat) bool {
	if a := d.ShownTurn(); a >= 0 {
		return s == a
	}
	return d.Ask != nil && d.Ask.Subject == s
}

// ShownTurn is whose turn is being told of while the last answer's consequences
// are; Nobody at all other times.
func (d *Desk) ShownTurn() rules.Seat {
	if !d.Answered {
		return rules.Nobody
	}
	return d.Active()
}

// Token shows the tokens of a seat in the places they have: as many as are
// exchanged together.
func (d *Desk) Token(c *game.Context, s rules.Seat, l *layout.Seat) {
	if !d.Numbers.HasToken {
		return
	}
	n := int(d.Numbers.TokensOf(d.View, s))
	name := d.In(d.View.Layout().Vars[d.Numbers.Token].Text)
	r := game.Rect(l.Token)
	words := name + d.Colon() + strconv.Itoa(n)
	h := d.UI.Hit(d.UI.Sub("token", int(s)), r, ui.Place{Label: words})
	side := r.W / float64(d.Look.Players.TokenPlaces)
	for i := range d.Look.Players.TokenPlaces {
		box := game.Rect{X: r.X + float64(i)*side, Y: r.Y + (r.H-side)/2, W: side, H: side}
		d.UI.Picture(ui.Key{Kind: "table.token", A: look.Int(i < n)}, box,
			func(cv *art.Canvas) { pictures.Token(cv, side, i < n) })
	}
	if h.Tip {
		d.Tip(r, words+". "+d.In(d.Look.Players.TokenUse))
	}
}

// Seat describes a player on the usual panel.
func (d *Desk) Seat(c *game.Context, s rules.Seat) {
	u, l := d.UI, &d.Lay.Seats[s]
	name := d.Name(s)
	u.Region(u.Sub("seat", int(s)), d.who(s))
	active := d.ToPlay(s)
	u.Panel(game.Rect(l.Panel))
	if active {
		u.Picture(ui.Key{Kind: "table.ember"}, game.Rect(l.Panel).Inset(-8), pictures.EmberEdge)
	}
	u.Emblem(d.Setup.Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	style := ui.HeadText.Sized(17).In(d.Colour(s))
	under := ""
	if by := d.Ask; active && by != nil && by.Subject == s && by.Decider != s {
		under = c.T(text("joué par ", "played by ")) + d.Name(by.Decider)
	} else if active {
		under = c.T(text("à son tour", "to play"))
	}
	if d.Lay.Portrait {
		style.Size = 15
	}
	at := game.Rect(l.Name)
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .58}
	if under == "" && d.Lay.Portrait {
		top = at
	}
	u.Label(top, name, Named(u, name, style, at.W))
	if under != "" {
		below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .46}
		if !d.Lay.Portrait {
			below.W = l.Token.X - at.X - 2
		}
		u.Label(below, under, Capped(u, Fit(u, under, ui.SmallText.Sized(13.5), below.W), 18))
	}
	d.Token(c, s, l)
	d.Board(s, l)
}
