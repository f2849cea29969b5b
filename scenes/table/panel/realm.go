package panel

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// RealmName is the name of a player, and in a word how he stands.
func (d *Desk) RealmName(s rules.Seat) {
	u, at, name, k := d.UI, game.Rect(d.Lay.Seats[s].Name), d.Name(s), d.Look.InPlay.Realm
	note := ""
	if k.Note != nil {
		note = d.In(k.Note(d.View, s))
	}
	u.Picture(ui.Key{Kind: "table.realmname", Text: name + "\n" + note}, at,
		func(cv *art.Canvas) { k.Name(cv, at.W, at.H, name, note) })
	u.Painted(at, name, false)
	if note != "" {
		u.Say(note)
	}
}

// tallied are the numbers of a seat's tally.
func tallied(lk *look.Look, b *rules.Board, s rules.Seat) []int {
	var out []int
	for i := range lk.InPlay.Realm.Tally {
		out = append(out, lk.InPlay.Realm.Tally[i].Of(b, s))
	}
	return out
}

// Tally is the plate of what is counted of a player; a press, which it reports,
// shall show what lies in his piles.
func (d *Desk) Tally(s rules.Seat, lit bool) bool {
	u, r, k := d.UI, game.Rect(d.Lay.Seats[s].Tally), d.Look.InPlay.Realm
	n := tallied(d.Look, d.View, s)
	key, said := "", ""
	for i, v := range n {
		key += strconv.Itoa(v) + " "
		if i > 0 {
			said += ", "
		}
		said += d.In(k.Tally[i].Name) + d.Colon() + strconv.Itoa(v)
	}
	press := game.Rect(d.Lay.Seats[s].Press)
	if d.Lay.Seats[s].Press.Empty() {
		press = r
	}
	h := u.Hit(u.Sub("tally", int(s)), press, ui.Place{Label: d.Name(s) + d.Colon() + said})
	u.Picture(ui.Key{Kind: "table.tally", Text: key, A: look.Int(lit)}, r.Inset(-4), func(cv *art.Canvas) {
		cv.Push(art.Translate(4, 4))
		k.Plate(cv, r.W, r.H, n, lit)
		cv.Pop()
	})
	if h.Tip {
		d.Tip(r, said)
	}
	// A plate on which somebody has just let go his last province does not go on
	// shining as a goal because the mouse still lies there.
	out := d.Look.Players.Out != nil && d.Look.Players.Out(d.View, s)
	if h.Focused || h.Hot && !out {
		u.Ring(r)
	}
	return h.Pressed
}

// Realm describes a player by the map of what he rules, and reports whether his
// piles are to be shown.
func (d *Desk) Realm(s rules.Seat, m Mood, tell *look.Telling, lands *look.Lands) (piles bool) {
	u, l, k := d.UI, &d.Lay.Seats[s], d.Look.InPlay.Realm
	u.Region(u.Sub("seat", int(s)), d.who(s))
	tell.Wide = l.Bottom && !d.Lay.Portrait
	d.Present(u, "table.realm", game.Rect(l.Realm), k.Margin, k.Show(tell, s, lands))
	d.light(game.Rect(l.Panel), m)
	u.Emblem(d.Setup.Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	d.RealmName(s)
	return d.Tally(s, m == HisTurn)
}
