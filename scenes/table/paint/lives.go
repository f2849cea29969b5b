package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// drawLives draws the life of players and the levels of their heroes.
func (t *Painter) drawLives(dst *game.Frame) {
	if t.Look.Players.Hero == nil {
		return
	}
	for s := range t.Tableau.Lay.Seats {
		t.drawLife(dst, rules.Seat(s))
	}
	for _, b := range t.Story.Bursts {
		if l := &t.Tableau.Lay.Seats[b.Counter.Seat]; b.Counter.Index == 0 && b.New != b.Old &&
			t.Tableau.Slide(b.Counter).Goal() == float64(b.New) {
			big := l.Medal.W * 0.42
			t.Brush.Sprite(dst, t.burstPicture(0, int(b.New-b.Old), big, art.RedTint), l.Medal.X-big*.2, l.Medal.Y+big*.3,
				3*big, 3*big, 0, 1)
		}
	}
}

// drawLife draws the medal of a player's first counter, and what the answer
// that is considered would make of it.
func (t *Painter) drawLife(dst *game.Frame, s rules.Seat) {
	l := &t.Tableau.Lay.Seats[s]
	v := int(t.Tableau.Slide(reason.Counter{Index: 0, Seat: s}).Now() + 0.5)
	loss := int(t.Preview.Comparison.Loss[s])
	r, side := l.Medal, l.Medal.W*1.4
	k := ui.Key{Kind: "table.life", A: v, B: look.Int(loss > 0)}
	img, ok := t.Kit.Pics.Find(k, side, side)
	if !ok {
		img = t.paintLife(k, side)
	}
	t.Brush.Sprite(dst, img, r.X+r.W/2, r.Y+r.H/2, side, side, 0, 1)
	if loss == 0 || t.Now.Busy {
		return
	}
	w, h := r.W*0.95, r.H*0.48
	k = ui.Key{Kind: "table.then", A: int(t.Tableau.View.Var(t.Tableau.Numbers.Counters[0], s)) - loss}
	if img, ok = t.Kit.Pics.Find(k, w, h); !ok {
		img = t.paintThen(k, w, h)
	}
	t.Brush.Sprite(dst, img, max(w/2+3, r.X-w*0.42), r.Y+h*0.25, w, h, 0, 1)
}

func (t *Painter) paintLife(k ui.Key, side float64) *ebiten.Image {
	life := t.Look.Furniture.Skin.Life
	return t.Kit.Pics.Get(k, side, side, func(c *art.Canvas) { life(c, side, k.A, k.B == 1) })
}

func (t *Painter) paintThen(k ui.Key, w, h float64) *ebiten.Image {
	then := t.Look.Furniture.Skin.Then
	return t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) { then(c, w, h, k.A) })
}

// drawCrests draws the levels of the heroes over their cards.
func (t *Painter) drawCrests(dst *game.Frame) {
	h := t.Look.Players.Hero
	if h == nil {
		return
	}
	for s := range t.Tableau.Lay.Seats {
		z, ok := t.Tableau.View.Layout().ZoneOf(h.Zone, rules.Seat(s))
		if !ok || t.Tableau.View.Count(z) == 0 {
			continue
		}
		id := t.Tableau.View.Top(z)
		t.drawCrest(dst, t.Tableau.Lay.Seats[s].Level, int(t.Tableau.View.Attr(id, t.Tableau.Numbers.Level)))
	}
}

func (t *Painter) drawCrest(dst *game.Frame, r layout.Rect, level int) {
	k := ui.Key{Kind: "table.crest", A: level}
	img, ok := t.Kit.Pics.Find(k, r.W, r.H)
	if !ok {
		paint := t.Look.Players.Hero.Crest
		img = t.Kit.Pics.Get(k, r.W, r.H, func(c *art.Canvas) { paint(c, r.W, k.A) })
	}
	t.Brush.Sprite(dst, img, r.X+r.W/2, r.Y+r.H/2, r.W, r.H, 0, 1)
}

// drawPairs puts the sign between the two cards the plaque is about.
func (t *Painter) drawPair(dst *game.Frame) {
	p := t.Plaque
	if p == nil || p.Pair == 0 || p.First == 0 || p.Other == 0 || t.Tableau.Drag.Card != 0 || t.Now.Busy {
		return
	}
	a, b := t.Tableau.Stage.Cards[p.First].Now(), t.Tableau.Stage.Cards[p.Other].Now()
	if a.Width <= 0 || b.Width <= 0 || a.X-b.X > 1.6*a.Width || b.X-a.X > 1.6*a.Width {
		return // another card lies between
	}
	const r = 16.0
	img, ok := t.Kit.Pics.Find(ui.Key{Kind: "table.plus"}, 3*r, 3*r)
	if !ok {
		img = t.Kit.Pics.Get(ui.Key{Kind: "table.plus"}, 3*r, 3*r, func(c *art.Canvas) { art.PlusSign(c, 1.5*r, 1.5*r, r) })
	}
	t.Brush.Sprite(dst, img, (a.X+b.X)/2, (a.Y+b.Y)/2, 3*r, 3*r, 0, 1)
}
