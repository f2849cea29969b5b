package panel

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Present describes what a piece of furniture shows in r.
func (d *Desk) Present(u *ui.UI, kind string, r game.Rect, margin float64, s look.Shown) {
	for _, said := range s.Said {
		u.Say(d.Plain(said))
	}
	if s.Paint == nil {
		return
	}
	key, around := ui.Key{Kind: kind, Text: s.Key, A: int(d.Lang)}, r.Inset(-margin)
	paint := func(c *art.Canvas) {
		c.Push(art.Translate(margin, margin))
		s.Paint(c, r.W, r.H)
		c.Pop()
	}
	get := u.Kit.Pics.Get
	if !d.begun[kind] {
		// The first of a kind needs leather or steel that may not be made yet, which takes
		// longer than a frame.
		get = u.Kit.Pics.Later
	}
	img := get(key, around.W, around.H, paint)
	if img != nil && !d.begun[kind] {
		if d.begun == nil {
			d.begun = map[string]bool{}
		}
		d.begun[kind] = true
	}
	d.steady(u, kind, around, img)
	for _, p := range s.Cards {
		if f := d.Look.Game.FaceOf(d.View, p.Card); f != 0 {
			u.Image(d.Card(f, p.W), game.Rect{X: r.X + p.X, Y: r.Y + p.Y, W: p.W, H: p.W * 1.4}, ui.White)
		}
	}
}

// A spot is a place of furniture of one kind.
type spot struct {
	kind string
	at   game.Rect
}

// manySpots is more than a table has; windows of other sizes have others.
const manySpots = 64

// steady puts a picture of furniture in r. While one is painted that shows something
// new, and img is nil, what was there before stands in: a panel must not go away because
// a number in it changes.
func (d *Desk) steady(u *ui.UI, kind string, r game.Rect, img *ebiten.Image) {
	at := spot{kind, r}
	switch old := d.stood[at]; {
	case img != nil:
		if d.stood == nil || len(d.stood) > manySpots {
			d.stood = map[spot]*ebiten.Image{}
		}
		d.stood[at] = img
		u.Image(img, r, ui.White)
	case u.Kit.Pics.Keep(old):
		u.Image(old, r, ui.White)
	}
}

// Forget forgets what was shown to whoever looked.
func (d *Desk) Forget() { clear(d.stood) }

// Held says how many cards a player holds, where his hand is small and not seen.
func (d *Desk) Held(s rules.Seat, seen bool) {
	z, ok := d.View.Layout().ZoneOf("hand", s)
	if !ok {
		return
	}
	words := strconv.Itoa(d.View.Count(z)) + d.In(rules.Text{FR: " en main", EN: " in hand"})
	d.UI.Say(words)
	r, k := game.Rect(d.Lay.Seats[s].Count), d.Look.Furniture.Skin
	if d.Lay.Seats[s].Count.Empty() || k == nil || k.Hand == nil || seen {
		return
	}
	d.UI.Picture(ui.Key{Kind: "table.hand.count", Text: words}, r.Inset(-2), func(c *art.Canvas) {
		c.Push(art.Translate(2, 2))
		k.Hand(c, r.W, r.H, words)
		c.Pop()
	})
}
