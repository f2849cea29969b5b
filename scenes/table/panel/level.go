package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// level is the level of the program for a seat, and whether it plays it.
func (d *Desk) level(s rules.Seat) (bots.Level, bool) {
	if d.Level == nil {
		return 0, false
	}
	return d.Level(s)
}

// who names a seat's player, with the level of the program where that plays.
func (d *Desk) who(s rules.Seat) string {
	if l, ok := d.level(s); ok {
		return d.Name(s) + d.In(text(", le programme, niveau ", ", the program, level ")) + d.In(l.Name())
	}
	return d.Name(s)
}

// Beads show the level of the program below the emblem or the name of a seat
// that it plays: as many of them shine as there are levels up to its own.
func (d *Desk) Beads(s rules.Seat) {
	l, ok := d.level(s)
	if !ok {
		return
	}
	at := game.Rect(d.Lay.Seats[s].Avatar)
	w, h := 34.0, 11.0
	box := game.Rect{X: max(at.X+(at.W-w)/2, 2), Y: at.Y + at.H - h*.7, W: w, H: h}
	if at.W > 2*at.H { // no emblem: the line of his name
		box.X, box.Y = at.X+at.W-w, at.Y+(at.H-h)/2
		if d.Lay.Portrait { // which is short there: on the edge of the panel
			box.Y = at.Y - h*.8
		}
	}
	d.UI.Picture(ui.Key{Kind: "table.level", A: int(l)}, box,
		func(c *art.Canvas) { pictures.Level(c, w, h, int(l)+1, len(bots.Levels)) })
}
