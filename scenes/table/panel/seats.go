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
