package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// buildLasting puts up the chips of lasting cards on both sides.
func (t *Scene) buildLasting(c *game.Context) {
	for s := range t.tableau.Lay.Seats {
		if t.desk.ChipsAcross(rules.Seat(s)) && len(t.painter.Lasting.Cards) > t.desk.ChipsMost(rules.Seat(s)) {
			if t.desk.LastingCount(rules.Seat(s), len(t.painter.Lasting.Cards)) {
				t.open(c, sheet.Lasting)
			}
			continue
		}
		for i, id := range t.painter.Lasting.Cards {
			t.buildChip(c, rules.Seat(s), i, id)
		}
	}
}

func (t *Scene) buildChip(c *game.Context, s rules.Seat, i int, id rules.CardID) {
	f := t.look.Game.FaceOf(&t.shown, id)
	r, ok := t.desk.ChipRect(s, i, len(t.painter.Lasting.Cards))
	if !ok || f == 0 {
		return
	}
	up := !t.tableau.Lay.Seats[s].Bottom
	ink := max(0, t.painter.Lasting.Ink(id))
	t.ui.Picture(ui.Key{Kind: "table.chip", A: int(f), B: look.Int(up), C: int(t.desk.Lang), D: ink}, r,
		func(cv *art.Canvas) {
			t.look.InPlay.Chip(cv, r.W, r.H, f, up, t.desk.Lang, pictures.Inks[ink])
		})
	face := &t.look.Game.Faces[f]
	words := t.plain(face.Name) + t.colon() + t.plain(face.Rules)
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("chip", int(s)), int(id)), r,
		ui.Place{Label: t.plain(face.Name) + " → " + t.name(s) + ". " + t.plain(face.Rules)})
	if h.Hot || h.Focused {
		t.painter.Lasting.Looked = id
		t.ui.Picture(ui.Key{Kind: "table.chiphot", A: ink}, r.Inset(-6),
			func(cv *art.Canvas) { panel.PaintChipHot(cv, r.W, r.H, pictures.Inks[ink]) })
	}
	if h.Tip {
		t.notices.Point(r, words)
	}
	if h.Pressed || h.Alt {
		t.showZoom(c, id, true)
	}
}
