package table

import (
	"image/color"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// buildLasting puts up the chips of lasting cards on both sides.
func (t *Scene) buildLasting(c *game.Context) {
	for s := range t.lay.Seats {
		if t.chipsAcross(rules.Seat(s)) && len(t.lasting) > t.chipsMost(rules.Seat(s)) {
			t.buildLastingCount(c, rules.Seat(s))
			continue
		}
		for i, id := range t.lasting {
			t.buildChip(c, rules.Seat(s), i, id)
		}
	}
}

// chipsOnPhone is how many chips fit beside the rulers of a phone; more become
// one that counts them and shows them all when pressed.
const chipsOnPhone = 3

// chipsAcross reports whether the chips of a seat lie side by side.
func (t *Scene) chipsAcross(s rules.Seat) bool { return t.lay.Portrait || t.lay.Seats[s].Plate }

// chipsMost is how many chips lie side by side.
func (t *Scene) chipsMost(s rules.Seat) int {
	if t.lay.Seats[s].Plate {
		return int(t.lay.Seats[s].Chips.W / 36)
	}
	return chipsOnPhone
}

func (t *Scene) buildLastingCount(c *game.Context, s rules.Seat) {
	r := game.Rect(t.lay.Seats[s].Chips)
	words := strconv.Itoa(len(t.lasting)) + " " + t.in(t.look.InPlay.LastingName)
	h := t.ui.Hit(t.ui.Sub("chips", int(s)), r, ui.Place{Label: words})
	t.ui.Picture(ui.Key{Kind: "table.chips", Text: words}, r, func(cv *art.Canvas) {
		look.ChipPlate(cv, r.W, r.H, pictures.Inks[0])
		if r.W < 70 { // a stamp
			many := "×" + strconv.Itoa(len(t.lasting))
			cv.Icon(t.look.InPlay.LastingIcon, r.W*.32, r.H/2, min(15, r.H*.55), art.Solid("#ffb070"))
			cv.Text(fonts.Name, 13, r.W*.66, r.H/2+4.5, art.Centre, many, art.Solid("#ffe9d2"))
			return
		}
		size := art.FitText(fonts.Name, 12.5, look.SmallestText, r.W-14, words)
		cv.Text(fonts.Name, size, r.W/2, r.H/2+size*.34, art.Centre, words, art.Solid("#ffe9d2"))
	})
	if h.Pressed || h.Alt {
		t.open(c, lastingModal)
	}
}

// paintChipHot is the light around a chip that is looked at, 6 units larger
// than it on each side.
func paintChipHot(c *art.Canvas, w, h float64, ink color.NRGBA) {
	p := art.RoundRect(8, 8, w-4, h-4, 10)
	c.Glow(p, 1, 4, ink)
	c.Erase(art.RoundRect(9, 9, w-6, h-6, 9))
	c.Stroke(p, 2, art.Ink(ink))
}

func (t *Scene) buildChip(c *game.Context, s rules.Seat, i int, id rules.CardID) {
	f := t.look.Game.FaceOf(&t.shown, id)
	r, ok := t.chipRect(s, i)
	if !ok || f == 0 {
		return
	}
	up := !t.lay.Seats[s].Bottom
	ink := max(0, t.inkOf(id))
	t.ui.Picture(ui.Key{Kind: "table.chip", A: int(f), B: look.Int(up), C: int(t.prefs.lang), D: ink}, r, func(cv *art.Canvas) {
		t.look.InPlay.Chip(cv, r.W, r.H, f, up, t.prefs.lang, pictures.Inks[ink])
	})
	face := &t.look.Game.Faces[f]
	words := t.plain(face.Name) + t.colon() + t.plain(face.Rules)
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("chip", int(s)), int(id)), r, ui.Place{Label: t.plain(face.Name) + " → " + t.name(s) + ". " + t.plain(face.Rules)})
	if h.Hot || h.Focused {
		t.hoveredLasting = id
		t.ui.Picture(ui.Key{Kind: "table.chiphot", A: ink}, r.Inset(-6), func(cv *art.Canvas) { paintChipHot(cv, r.W, r.H, pictures.Inks[ink]) })
	}
	if h.Tip {
		t.tip(r, words)
	}
	if h.Pressed || h.Alt {
		t.showZoom(c, id, true)
	}
}

// chipRect is the place of chip i of a seat. Many are low, with everything on
// one line.
func (t *Scene) chipRect(s rules.Seat, i int) (game.Rect, bool) {
	area := t.lay.Seats[s].Chips
	n := max(len(t.lasting), 1)
	if t.chipsAcross(s) {
		w := area.W / float64(n)
		if t.lay.Seats[s].Plate { // stamps, from the right
			w = min(w, 55)
			area.X += area.W - w*float64(n)
		}
		return game.Rect{X: area.X + float64(i)*w, Y: area.Y, W: w - 1, H: area.H}, n <= t.chipsMost(s)
	}
	gap := 8.0
	h := min(64, (area.H+gap)/float64(n)-gap)
	if h < 52 {
		gap = 2
		h = min(lowChip, (area.H+gap)/float64(n)-gap)
	}
	return game.Rect{X: area.X, Y: area.Y + float64(i)*(h+gap), W: area.W, H: h}, true
}

// lowChip is the height of a chip with everything on one line.
const lowChip = 32.0
