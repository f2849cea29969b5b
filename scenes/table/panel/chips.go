package panel

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

// chipsOnPhone is how many chips fit beside the rulers of a phone; more become
// one that counts them and shows them all when pressed.
const chipsOnPhone = 3

// ChipsAcross reports whether the chips of a seat lie side by side.
func (d *Desk) ChipsAcross(s rules.Seat) bool { return d.Lay.Portrait || d.Lay.Seats[s].Plate }

// ChipsMost is how many chips lie side by side.
func (d *Desk) ChipsMost(s rules.Seat) int {
	if d.Lay.Seats[s].Plate {
		return int(d.Lay.Seats[s].Chips.W / 36)
	}
	return chipsOnPhone
}

// LastingCount is the one chip that stands for many, n of them; a press, which
// it reports, shall show them all.
func (d *Desk) LastingCount(s rules.Seat, n int) bool {
	r := game.Rect(d.Lay.Seats[s].Chips)
	words := strconv.Itoa(n) + " " + d.In(d.Look.InPlay.LastingName)
	h := d.UI.Hit(d.UI.Sub("chips", int(s)), r, ui.Place{Label: words})
	d.UI.Picture(ui.Key{Kind: "table.chips", Text: words}, r, func(cv *art.Canvas) {
		look.ChipPlate(cv, r.W, r.H, pictures.Inks[0])
		if r.W < 70 { // a stamp
			many := "×" + strconv.Itoa(n)
			cv.Icon(d.Look.InPlay.LastingIcon, r.W*.32, r.H/2, min(15, r.H*.55), art.Solid("#ffb070"))
			cv.Text(fonts.Name, 13, r.W*.66, r.H/2+4.5, art.Centre, many, art.Solid("#ffe9d2"))
			return
		}
		size := art.FitText(fonts.Name, 12.5, look.SmallestText, r.W-14, words)
		cv.Text(fonts.Name, size, r.W/2, r.H/2+size*.34, art.Centre, words, art.Solid("#ffe9d2"))
	})
	return h.Pressed || h.Alt
}

// PaintChipHot is the light around a chip that is looked at, 6 units larger
// than it on each side.
func PaintChipHot(c *art.Canvas, w, h float64, ink color.NRGBA) {
	p := art.RoundRect(8, 8, w-4, h-4, 10)
	c.Glow(p, 1, 4, ink)
	c.Erase(art.RoundRect(9, 9, w-6, h-6, 9))
	c.Stroke(p, 2, art.Ink(ink))
}

// ChipRect is the place of chip i of n of a seat. Many are low, with everything on
// one line.
func (d *Desk) ChipRect(s rules.Seat, i, n int) (game.Rect, bool) {
	area := d.Lay.Seats[s].Chips
	n = max(n, 1)
	if d.ChipsAcross(s) {
		w := area.W / float64(n)
		if d.Lay.Seats[s].Plate { // stamps, from the right
			w = min(w, 55)
			area.X += area.W - w*float64(n)
		}
		return game.Rect{X: area.X + float64(i)*w, Y: area.Y, W: w - 1, H: area.H}, n <= d.ChipsMost(s)
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

// A Chip is a lasting card with the ink of its threads.
type Chip struct {
	Card rules.CardID
	Ink  int // of [pictures.Inks]
}

// ChipTouched is what somebody does with chips.
type ChipTouched struct {
	Looked  rules.CardID // looked at
	Pressed rules.CardID // to be shown large
	All     bool         // all of them are to be shown
}

// Chips puts up the chips of lasting cards at every seat.
func (d *Desk) Chips(chips []Chip) (touched ChipTouched) {
	for i := range d.Lay.Seats {
		s := rules.Seat(i)
		if d.ChipsAcross(s) && len(chips) > d.ChipsMost(s) {
			touched.All = d.LastingCount(s, len(chips)) || touched.All
			continue
		}
		for i, k := range chips {
			if r, ok := d.ChipRect(s, i, len(chips)); ok {
				d.chip(s, r, k, &touched)
			}
		}
	}
	return touched
}

// chip is one at a seat.
func (d *Desk) chip(s rules.Seat, r game.Rect, k Chip, touched *ChipTouched) {
	u, lang, f := d.UI, d.Lang, d.Look.Game.FaceOf(d.View, k.Card)
	if f == 0 {
		return
	}
	up := !d.Lay.Seats[s].Bottom
	u.Picture(ui.Key{Kind: "table.chip", A: int(f), B: look.Int(up), C: int(lang), D: k.Ink}, r,
		func(cv *art.Canvas) { d.Look.InPlay.Chip(cv, r.W, r.H, f, up, lang, pictures.Inks[k.Ink]) })
	face := &d.Look.Game.Faces[f]
	h := u.Hit(u.Sub(u.Sub("chip", int(s)), int(k.Card)), r,
		ui.Place{Label: d.Plain(face.Name) + " → " + d.Name(s) + ". " + d.Plain(face.Rules)})
	if h.Hot || h.Focused {
		touched.Looked = k.Card
		u.Picture(ui.Key{Kind: "table.chiphot", A: k.Ink}, r.Inset(-6),
			func(cv *art.Canvas) { PaintChipHot(cv, r.W, r.H, pictures.Inks[k.Ink]) })
	}
	if h.Tip {
		d.Tip(r, d.Plain(face.Name)+d.Colon()+d.Plain(face.Rules))
	}
	if h.Pressed || h.Alt {
		touched.Pressed = k.Card
	}
}
