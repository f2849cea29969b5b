package summary

import (
	"image"
	"slices"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/dice"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// column is what a small picture leaves out at the right: what stands there is about the
// turn, not the table.
const column = 200.0

// seen reports whether a picture shows all the width of r.
func seen(t *layout.Table, r layout.Rect) bool { return r.X+r.W <= t.W-column }

// Thumbnail returns the function that paints a small picture of a match, w by h
// units, as everybody at the table may see it. It may run on any goroutine, and
// after the session has gone on.
func Thumbnail(lk *look.Look, s *rules.Session) func(c *art.Canvas, w, h float64) {
	b, seats := s.View(rules.Nobody).Clone(), slices.Clone(s.Setup().Seats)
	return func(c *art.Canvas, w, h float64) {
		const full, bar = 720.0, 38.0
		// The picture shows the table without its bar and its right column, of a
		// window that is as wide as the picture wants.
		k := h / (full - bar)
		t := lk.Layout.Make(b.Layout(), w/k+column, full, 0)
		c.Push(art.Scale(k, k))
		defer c.Pop()
		c.Push(art.Translate(0, -bar))
		defer c.Pop()
		px := func(v float64) int { return int(v*c.Scale() + 0.5) }
		plateau := image.Rect(px(t.Mat.X), px(t.Mat.Y), px(t.Mat.X+t.Mat.W), px(t.Mat.Y+t.Mat.H))
		mat := lk.Ground.Begin(px(t.W), px(t.H), plateau)
		for !mat.Step(time.Second) {
		}
		c.Image(mat.Img, 0, 0, t.W, t.H)
		if lk.Ground.Lane != nil {
			lk.Ground.Lane(c, t.Lane.X, t.Lane.Y, t.Lane.W, t.Lane.H, "")
		}
		o := theme.Options{}
		tell := look.Telling{View: b, Seats: seats, Table: t, Grow: 1,
			Name: func(s rules.Seat) string { return seats[s].Name }, Lit: func(rules.CardID) bool { return false }}
		paintThumbFurniture(c, lk, &tell)
		var n look.Numbers
		n.Resolve(lk, b.Layout())
		for z := range t.Zones {
			paintThumbZone(c, lk, t, b, rules.Zone(z), n.Places(b, rules.Zone(z)), o)
		}
		if lk.InPlay.Realm != nil {
			paintThumbRealms(c, lk, &tell)
			return
		}
		if lk.Players.Panel != nil {
			paintThumbPanels(c, lk, t, b, &n, seats)
			return
		}
		paintThumbSeats(c, lk, t, b, &n)
	}
}

func paintThumbZone(c *art.Canvas, lk *look.Look, t *layout.Table, b *rules.Board, z rules.Zone, n int,
	o theme.Options) {
	sp := &t.Zones[z]
	if sp.Kind == layout.Away || sp.Kind == layout.Placed || !seen(t, sp.Area) {
		return
	}
	cards := b.Zone(z)
	first := 0
	if sp.Kind == layout.Pile || sp.Kind == layout.Heap {
		first = max(0, len(cards)-1)
	}
	for i := first; i < len(cards); i++ {
		if cards[i] == 0 {
			continue
		}
		p := sp.Pose(i, n)
		px := max(16, int(p.Width*c.Scale()))
		var img *image.RGBA
		if f := lk.Game.FaceOf(b, cards[i]); f == 0 {
			img = lk.Theme.Backs[lk.Theme.BackFor(b, cards[i])](px)
		} else {
			spec, w, h := lk.Theme.Art(f, false, px)
			img = lk.Theme.Face(f, false, px, o, art.Illustrate(spec, w, h))
		}
		r := p.Bounds()
		c.Shadow(art.RoundRect(r.X, r.Y, r.W, r.H, 8), 3, 8, 8, art.HexA("#000000", .6))
		c.Image(img, r.X, r.Y, r.W, r.H)
	}
}

// paintThumbRealms draws the maps of the realms, as everybody sees them.
func paintThumbRealms(c *art.Canvas, lk *look.Look, k *look.Telling) {
	for s := range k.Table.Seats {
		var lands look.Lands
		r := k.Table.Seats[s].Realm
		lands.Read(lk, k.View, r, rules.Seat(s))
		paintIn(c, r, lk.InPlay.Realm.Show(k, rules.Seat(s), &lands).Paint)
	}
}

// paintThumbFurniture draws the panels on which cards lie, and what else the game
// paints itself; not what tells of a decision, which a picture does not wait for.
func paintThumbFurniture(c *art.Canvas, lk *look.Look, k *look.Telling) {
	for s := range k.Table.Seats {
		r := k.Table.Seats[s].Panel
		switch skin := lk.Furniture.Skin; {
		case lk.Players.Bench != nil:
			paintIn(c, r, lk.Players.Bench.Show(k, rules.Seat(s), false, r.W, r.H).Paint)
		case lk.Players.Hero != nil:
			paintIn(c, r, func(c *art.Canvas, w, h float64) { skin.Home(c, w, h, k.Lang) })
		}
	}
	for i := range lk.Furniture.Fixtures {
		f := &lk.Furniture.Fixtures[i]
		if r := k.Table.Fixtures[f.Name]; !f.Tells && !r.Empty() && seen(k.Table, r) {
			paintIn(c, r, f.Show(k, r.W, r.H).Paint)
		}
	}
}

// paintIn paints a piece of furniture in r, if it shows anything.
func paintIn(c *art.Canvas, r layout.Rect, paint func(c *art.Canvas, w, h float64)) {
	if paint == nil {
		return
	}
	c.Push(art.Translate(r.X, r.Y))
	paint(c, r.W, r.H)
	c.Pop()
}

// paintThumbPanels draws painted panels with their dice.
func paintThumbPanels(c *art.Canvas, lk *look.Look, t *layout.Table, b *rules.Board, n *look.Numbers,
	seats []rules.SeatSetup) {
	for s := range t.Seats {
		l := &t.Seats[s]
		p := l.Panel
		colour := ((seats[s].Colour % len(ui.PlayerColours)) + len(ui.PlayerColours)) % len(ui.PlayerColours)
		c.Push(art.Translate(p.X, p.Y))
		lk.Players.Panel(c, p.W, p.H, look.Panel{Name: seats[s].Name, Colour: colour, Emblem: art.PlayerEmblems[colour],
			Score: int(b.Var(n.Score, rules.Seat(s))), Goal: lk.Players.ScoreGoal, Out: lk.Players.Out != nil &&
				lk.Players.Out(b, rules.Seat(s))})
		c.Pop()
		if lk.Players.Dice == nil || l.Die.Empty() {
			continue
		}
		life := int(b.Var(n.Counters[0], rules.Seat(s)))
		w := l.Die.W * (1 + 2*dice.Margin)
		die := dice.Resting(colour, dice.Face{Value: life}).Render(l.Die.W*c.Scale(), dice.NoSpin(), 0)
		c.Image(die, l.Die.X+l.Die.W/2-w/2, l.Die.Y+l.Die.H/2-w/2, w, w)
		art.LifeMedal(c, l.Medal.Center().X, l.Medal.Center().Y, l.Medal.W/2, look.Signed(life, ""), false)
	}
}

// paintThumbSeats draws the rulers with their pins.
func paintThumbSeats(c *art.Canvas, lk *look.Look, t *layout.Table, b *rules.Board, n *look.Numbers) {
	for s := range t.Seats {
		seat := &t.Seats[s]
		if p := seat.Panel; seat.Plate {
			c.Push(art.Translate(p.X-6, p.Y-6))
			pictures.PlateOf(c, p.W, p.H, 0)
			c.Pop()
		}
		if seat.Board.Empty() {
			continue
		}
		p := seat.Home()
		c.Panel(p.X, p.Y, p.W, p.H, art.PanelSlate)
		c.Push(art.Translate(seat.Board.X, seat.Board.Y))
		lk.Players.Plate(c, seat, rules.French)
		for i := range seat.Rulers {
			r := lk.Players.Scale(seat, i, rules.French)
			v := float64(b.Var(n.Counters[i], rules.Seat(s)))
			x, y, w, h := r.LiquidBox(v)
			restore := c.Clip(art.Rect(x, y, w, h))
			c.RulerLiquid(r)
			restore()
			px, py := r.At(v)
			c.RulerPin(px, py, r.PinRadius(), r.Tint, look.Signed(int(v), ""))
		}
		c.Pop()
	}
}
