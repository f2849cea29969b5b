package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// buildPending is the panel of what waits to be resolved: a pile of cards, the
// top one first to happen, and what each does to whom.
func (t *Scene) buildPending(c *game.Context) {
	k := t.look.InPlay.Pending
	if k == nil || t.tableau.Lay.Stack.Empty() {
		return
	}
	z, ok := t.shown.Layout().ZoneOf(k.Zone, rules.Nobody)
	if !ok {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Stack)
	u.Region("pending", t.in(k.Name))
	cards := t.shown.Zone(z)
	if t.tableau.Lay.Portrait && len(cards) == 0 {
		return
	}
	if !t.tableau.Lay.Portrait {
		t.desk.Panel(r, t.in(k.Name))
	}
	box := game.Rect(t.tableau.Lay.StackText)
	if len(cards) == 0 {
		s := ui.AsideText.Sized(14.5).At(art.Centre)
		panel.Para(u, game.Rect{X: r.X + 20, Y: r.Y + 34, W: r.W - 40, H: r.H - 60}, t.in(k.Empty), s)
		return
	}
	for i := len(cards) - 1; i >= 0; i-- {
		tell := t.telling()
		e := k.Of(&tell, cards[i])
		u.Say(t.plain(e.Title) + ". " + t.plain(e.By) + ". " + t.plain(e.Text))
	}
	if !t.tableau.Lay.Portrait { // there over the arrows
		tell := t.telling()
		t.desk.PendingWords(u, &tell, cards, box)
	}
	if len(cards) > 1 && !t.tableau.Lay.Portrait {
		note := strconv.Itoa(len(cards)) + " · " + t.in(k.Note)
		foot := game.Rect{X: r.X + 10, Y: r.Y + r.H - 24, W: r.W - 20, H: 18}
		u.Label(foot, note, panel.Capped(u, panel.Fit(u, note, ui.CaptionText.At(art.Centre).Sized(12), foot.W), 15))
	}
}

// buildPendingOver writes it on a phone, where arrows cross the place.
func (t *Scene) buildPendingOver() {
	if t.look.InPlay.Pending == nil || !t.tableau.Lay.Portrait || !t.desk.Waiting() || t.choice.Modal() ||
		!t.notices.Caption.Text.Empty() {
		return
	}
	z, _ := t.shown.Layout().ZoneOf(t.look.InPlay.Pending.Zone, rules.Nobody)
	box := game.Rect(t.tableau.Lay.StackText)
	plate := box.Inset(-3)
	t.top.Picture(ui.Key{Kind: "table.pendingplate"}, plate, func(cv *art.Canvas) {
		cv.Fill(art.RoundRect(0, 0, plate.W, plate.H, 8), art.SolidA("#04181f", .86))
	})
	tell := t.telling()
	t.desk.PendingWords(t.top, &tell, t.shown.Zone(z), box)
}

// buildTag says a few words at the card that the open question is about.
func (t *Scene) buildTag(c *game.Context) {
	k := t.look.Furniture.Skin
	if t.look.Words.Tag == nil || k == nil || k.Chip == nil || t.question.Ask == nil ||
		t.question.Ask.Source == 0 || t.busy() {
		return
	}
	tell := t.telling()
	words := t.plain(t.look.Words.Tag(&tell))
	if words == "" {
		return
	}
	r := t.tableau.Place(t.question.Ask.Source)
	s := ui.CaptionText.Sized(13)
	w := t.top.TextWidth(words, s) + 40
	at := game.Rect{X: max(4, min(r.X+r.W/2-w/2, c.W-w-4)), Y: r.Y - 24, W: w, H: 22}
	// it lies in a panel, and nothing of the mat is covered
	if m := t.tableau.Lay.Mat; !t.tableau.Lay.Portrait && r.X+r.W <= m.X {
		at.X = max(4, min(at.X, m.X-w-6))
	}
	t.top.Picture(ui.Key{Kind: "table.chipnote", Text: words}, at.Inset(-3), func(cv *art.Canvas) {
		cv.Push(art.Translate(3, 3))
		k.Chip(cv, at.W, at.H, words)
		cv.Pop()
	})
}
