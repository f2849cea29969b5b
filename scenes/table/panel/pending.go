package panel

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// pendingWords writes what waits, the top entry first.
func (d *Desk) pendingWords(u *ui.UI, tell *look.Telling, cards []rules.CardID) {
	k, box := d.Look.InPlay.Pending, game.Rect(d.Lay.StackText)
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

// Pending is the panel of what waits to be resolved: a pile of cards, the top one
// first to happen, and what each does to whom.
func (d *Desk) Pending(tell func() look.Telling) {
	k := d.Look.InPlay.Pending
	if k == nil || d.Lay.Stack.Empty() {
		return
	}
	z, ok := d.View.Layout().ZoneOf(k.Zone, rules.Nobody)
	if !ok {
		return
	}
	u, r := d.UI, game.Rect(d.Lay.Stack)
	u.Region("pending", d.In(k.Name))
	cards := d.View.Zone(z)
	if d.Lay.Portrait && len(cards) == 0 {
		return
	}
	if !d.Lay.Portrait {
		d.Panel(r, d.In(k.Name))
	}
	if len(cards) == 0 {
		s := ui.AsideText.Sized(14.5).At(art.Centre)
		Para(u, game.Rect{X: r.X + 20, Y: r.Y + 34, W: r.W - 40, H: r.H - 60}, d.In(k.Empty), s)
		return
	}
	telling := tell()
	for i := len(cards) - 1; i >= 0; i-- {
		e := k.Of(&telling, cards[i])
		u.Say(d.Plain(e.Title) + ". " + d.Plain(e.By) + ". " + d.Plain(e.Text))
	}
	if d.Lay.Portrait { // there it is written over the arrows
		return
	}
	d.pendingWords(u, &telling, cards)
	if len(cards) > 1 {
		note := strconv.Itoa(len(cards)) + " · " + d.In(k.Note)
		foot := game.Rect{X: r.X + 10, Y: r.Y + r.H - 24, W: r.W - 20, H: 18}
		u.Label(foot, note, Capped(u, Fit(u, note, ui.CaptionText.At(art.Centre).Sized(12), foot.W), 15))
	}
}

// PendingOver writes it on u on a phone, where arrows cross the place.
func (d *Desk) PendingOver(u *ui.UI, tell look.Telling) {
	z, _ := d.View.Layout().ZoneOf(d.Look.InPlay.Pending.Zone, rules.Nobody)
	plate := game.Rect(d.Lay.StackText).Inset(-3)
	u.Picture(ui.Key{Kind: "table.pendingplate"}, plate, func(cv *art.Canvas) {
		cv.Fill(art.RoundRect(0, 0, plate.W, plate.H, 8), art.SolidA("#04181f", .86))
	})
	d.pendingWords(u, &tell, d.View.Zone(z))
}

// Note writes a few words at a card that lies at r, with the skin's chip.
func (d *Desk) Note(u *ui.UI, r game.Rect, words string) {
	w := u.TextWidth(words, ui.CaptionText.Sized(13)) + 40
	at := game.Rect{X: max(4, min(r.X+r.W/2-w/2, d.Lay.W-w-4)), Y: r.Y - 24, W: w, H: 22}
	if m := d.Lay.Mat; !d.Lay.Portrait && r.X+r.W <= m.X { // it lies in a panel, and nothing of the mat is covered
		at.X = max(4, min(at.X, m.X-w-6))
	}
	u.Picture(ui.Key{Kind: "table.chipnote", Text: words}, at.Inset(-3), func(cv *art.Canvas) {
		cv.Push(art.Translate(3, 3))
		d.Look.Furniture.Skin.Chip(cv, at.W, at.H, words)
		cv.Pop()
	})
}
