package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// PendingWords writes what waits, the top entry first.
func (d *Desk) PendingWords(u *ui.UI, tell *look.Telling, cards []rules.CardID, box game.Rect) {
	k := d.Look.InPlay.Pending
	var entries []look.PendingEntry
	words := ""
	for i := len(cards) - 1; i >= max(0, len(cards)-4); i-- {
		e := k.Of(tell, cards[i])
		entries = append(entries, e)
		words += d.In(e.Title) + "\n" + d.In(e.By) + "\n" + d.In(e.Text) + "\n"
	}
	u.Picture(ui.Key{Kind: "table.pending", Text: words, A: int(d.Lang)}, box, func(cv *art.Canvas) {
		k.Paint(cv, box.W, box.H, entries, d.Lang)
	})
}

// Waiting reports whether anything waits to be resolved.
func (d *Desk) Waiting() bool {
	if d.Look.InPlay.Pending == nil {
		return false
	}
	z, ok := d.View.Layout().ZoneOf(d.Look.InPlay.Pending.Zone, rules.Nobody)
	return ok && d.View.Count(z) > 0
}
