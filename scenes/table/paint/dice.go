package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/art/dice"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// rollFrames is how many pictures a die has on its way from one value to
// another. They are kept, for the same ways are gone again and again.
const rollFrames = 18

// drawDice draws the dice of all players, at rest or tumbling, and the
// differences beside them.
func (t *Painter) drawDice(dst *game.Frame) {
	if t.Look.Players.Dice == nil {
		return
	}
	for s := range t.Tableau.Lay.Seats {
		t.drawDie(dst, rules.Seat(s))
	}
	for s := range t.Tableau.Lay.Seats { // all together: they lie on one texture
		if !t.Tableau.Lay.Seats[s].Die.Empty() && !t.Look.Players.IsOut(t.Tableau.View, rules.Seat(s)) {
			t.drawMedal(dst, rules.Seat(s))
		}
	}
	for _, b := range t.Story.Bursts {
		if b.Counter.Index == 0 && b.New != b.Old && t.Tableau.Slide(b.Counter).Goal() == float64(b.New) {
			t.drawDieBurst(dst, b.Counter.Seat, int(b.New-b.Old))
		}
	}
	for _, v := range t.Preview.Counters.Values {
		if v.Counter.Index == 0 {
			t.drawDieBurst(dst, v.Counter.Seat, int(v.Value-t.Tableau.View.Var(t.Tableau.Numbers.Counters[0], v.Counter.Seat)))
		}
	}
}

func (t *Painter) drawDie(dst *game.Frame, s rules.Seat) {
	r := t.Tableau.Lay.Seats[s].Die
	if r.Empty() || t.Look.Players.IsOut(t.Tableau.View, s) {
		return
	}
	w := r.W * (1 + 2*dice.Margin)
	img := t.dieImage(s, w)
	if img == nil && t.Kit.Pics.Keep(t.dice[s]) {
		img = t.dice[s] // what it showed, while the new picture is painted
	}
	t.dice[s] = img
	t.Brush.Sprite(dst, img, r.X+r.W/2, r.Y+r.H/2, w, w, 0, 1)
}

// drawMedal draws the number beside a die, or what it is and would become.
func (t *Painter) drawMedal(dst *game.Frame, s rules.Seat) {
	l := &t.Tableau.Lay.Seats[s]
	now := t.Tableau.View.Var(t.Tableau.Numbers.Counters[0], s)
	r := l.Medal.W / 2
	if v := t.Preview.Counters.Of(reason.Counter{Index: 0, Seat: s}); v != nil && v.Value != now {
		p := t.Desk.ChangePlace(l)
		w, h := 9*r, 3*r
		k := ui.Key{Kind: "table.lifechange", A: int(now), B: int(v.Value)}
		img, ok := t.Kit.Pics.Find(k, w, h)
		if !ok {
			img = t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) {
				art.LifeChange(c, w/2, h/2, r*.92, look.Signed(k.A, ""), look.Signed(max(0, k.B), ""))
			})
		}
		t.Brush.Sprite(dst, img, p.X, p.Y, w, h, 0, 1)
		return
	}
	low := now <= t.Look.Players.Dice.Low
	p := l.Medal.Center()
	k := ui.Key{Kind: "table.medal", A: int(now), B: look.Int(low)}
	img, ok := t.Kit.Pics.Find(k, 4*r, 4*r)
	if !ok {
		img = t.Kit.Pics.Get(k, 4*r, 4*r, func(c *art.Canvas) { art.LifeMedal(c, 2*r, 2*r, r, look.Signed(k.A, ""), low) })
	}
	t.Brush.Sprite(dst, img, p.X, p.Y, 4*r, 4*r, 0, 1)
}

// dieImage is the picture of a player's die as it is now.
func (t *Painter) dieImage(s rules.Seat, w float64) *ebiten.Image {
	from, to, share := t.Tableau.Slide(reason.Counter{Index: 0, Seat: s}).Course()
	if share < 1 && from != to {
		return t.rollImage(s, w, int(math.Round(from)), int(math.Round(to)), int(share*rollFrames))
	}
	f := t.dieFace(s)
	k := ui.Key{Kind: "table.die", A: t.dieColour(s), B: f.Value, C: f.Loss, D: f.Gain}
	if img, ok := t.Kit.Pics.Find(k, w, w); ok {
		return img
	}
	d := dice.Resting(k.A, f)
	return t.Kit.Pics.Get(k, w, w, func(c *art.Canvas) { pictures.Die(c, d, dice.NoSpin(), 0) })
}

func (t *Painter) rollImage(s rules.Seat, w float64, from, to, n int) *ebiten.Image {
	k := ui.Key{Kind: "table.roll", A: t.dieColour(s), B: from*100 + to, C: n}
	if img, ok := t.Kit.Pics.Find(k, w, w); ok {
		return img
	}
	roll := dice.Tumble{Colour: k.A, From: from, To: to, Seed: uint32(s)}
	return t.Kit.Pics.Get(k, w, w, func(c *art.Canvas) {
		d, spin, lift := roll.At((float64(n) + 0.5) / rollFrames)
		pictures.Die(c, d, spin, lift)
	})
}

func (t *Painter) dieColour(s rules.Seat) int { return t.Desk.Setup.Seats[s].Colour }

// RestingDie paints a die of a colour at rest, before everybody.
func RestingDie(colour, n int) func(c *art.Canvas, side float64) {
	d := dice.Resting(colour, dice.Face{Value: n})
	return func(c *art.Canvas, side float64) { pictures.Die(c, d, dice.NoSpin(), 0) }
}

// dieFace is what a die at rest shows: the value, and dashed what it would lose
// or gain by the answer being considered or by what is already on its way.
func (t *Painter) dieFace(s rules.Seat) dice.Face {
	now := t.Tableau.View.Var(t.Tableau.Numbers.Counters[0], s)
	f := dice.Face{Value: int(now)}
	then := now - t.Look.Players.Incoming(t.Tableau.View, s)
	if v := t.Preview.Counters.Of(reason.Counter{Index: 0, Seat: s}); v != nil {
		then = v.Value
	}
	if then < now {
		f.Loss = int(min(now-then, now))
	} else {
		f.Gain = int(then - now)
	}
	return f
}

// drawDieBurst shows by how much a die changes, at its upper left corner.
func (t *Painter) drawDieBurst(dst *game.Frame, s rules.Seat, n int) {
	r := t.Tableau.Lay.Seats[s].Die
	if n == 0 || r.Empty() {
		return
	}
	big := r.W * 0.3
	x, y := r.X-r.W*0.04, r.Y+r.H*0.02
	if t.Tableau.Lay.Portrait {
		x, y = r.X+r.W*1.05, r.Y+r.H*0.08
		big = r.W * 0.26
	}
	tint := art.RedTint
	t.Brush.Sprite(dst, t.burstPicture(0, n, big, tint), x, y, 3*big, 3*big, 0, 1)
}
