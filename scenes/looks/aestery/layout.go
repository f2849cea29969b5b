package aestery

import (
	paint "wyrmtable/art/aestery"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Aestery lays out the table of the deep: the players at the left, the mat with
// a row of fighters and one of stories for each, mines beside them, and at the
// right the stack, what would come of the answers, the log and the buttons.
// What a window has more than 1280 by 720 goes to the mat and the log.
func Layout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	if h > w {
		return phone(l, w, h, bottom)
	}
	t := layout.Begin(l, w, h)
	t.Bar, t.Title = layout.Rect{X: 0, Y: 0, W: w, H: 34}, layout.Rect{X: 12, Y: 0, W: 190, H: 34}
	t.More = layout.Rect{X: w - 400, Y: 3, W: 244, H: 28}
	t.Prompt = layout.Rect{X: 254, Y: 0, W: t.More.X - 262, H: 34}
	for i := range t.Icons {
		t.Icons[i].Y = 1
	}
	t.Track = layout.Rect{X: 250, Y: 38, W: w - 520, H: 38}
	t.Mat = layout.Rect{X: 250, Y: 86, W: w - 520, H: h - 200}
	m := t.Mat
	far := layout.Rect{X: m.X + 12, Y: m.Y + 54, W: m.W - 24, H: 126 + (h-720)*0.4}
	near := layout.Rect{X: m.X + 12, Y: m.Y + 292 + (h-720)*0.5, W: m.W - 24, H: 150 + (h-720)*0.4}
	t.Lane = layout.Rect{X: m.X + 12, Y: far.Y + far.H, W: m.W - 24, H: near.Y - far.Y - far.H}
	t.Caption = layout.Rect{X: m.X + 60, Y: t.Lane.Y, W: m.W - 120, H: 44}
	t.Aside = layout.Rect{X: m.X + 26, Y: m.Y + 60, W: 238, H: 154}
	for s := range rules.Seat(l.Seats) {
		if s == bottom {
			panel(t, l, s, layout.Rect{X: 10, Y: h - 340, W: 232, H: 332})
			rowsOf(t, l, s, near, layout.Rect{X: m.X + 12, Y: m.Y + m.H - 66, W: 324, H: 40}, -16)
			t.Seats[s].Pool = layout.Rect{X: m.X + m.W - 152, Y: m.Y + m.H - 66, W: 138, H: 40}
		} else {
			panel(t, l, s, layout.Rect{X: 10, Y: 40, W: 232, H: 332})
			rowsOf(t, l, s, far, layout.Rect{X: m.X + 12, Y: m.Y + 6, W: 284, H: 42}, 16)
			t.Seats[s].Pool = layout.Rect{X: m.X + m.W - 152, Y: m.Y + 6, W: 138, H: 40}
		}
		t.Seats[s].Bottom = s == bottom
	}
	hands(t, l, bottom)
	column(t, l, w-262, h)
	// A card is aimed at the other by letting it go anywhere on his side.
	for s := range t.Seats {
		if rules.Seat(s) != bottom {
			t.Seats[s].Drop = layout.Rect{X: m.X, Y: m.Y, W: m.W, H: near.Y - m.Y - 4}
		} else {
			t.Seats[s].Drop = layout.Rect{X: m.X, Y: near.Y, W: m.W, H: near.H}
		}
	}
	return t
}

// panel furnishes the panel of a player.
func panel(t *layout.Table, l *rules.Layout, s rules.Seat, p layout.Rect) {
	e, plan := &t.Seats[s], paint.SeatPlan(p.W, p.H)
	e.Panel = p
	e.Name = layout.Rect{X: p.X + plan.NameX, Y: p.Y + 6, W: plan.NameW - 6, H: 44}
	e.Avatar = layout.Rect{X: p.X + plan.NameX, Y: p.Y + 10, W: plan.NameW - 6, H: 22}
	e.Medal = layout.Around(layout.Point{X: p.X + plan.LifeX, Y: p.Y + plan.LifeY}, 2.2*plan.LifeR, 2.2*plan.LifeR)
	hero := layout.Rect{X: p.X + plan.HeroX, Y: p.Y + plan.HeroY, W: plan.HeroW, H: plan.HeroW * layout.CardRatio}
	e.Level = layout.Around(layout.Point{X: hero.X + hero.W/2, Y: hero.Y + 4}, 44, 44)
	t.Spread(l, "hero", s, layout.Spread{Kind: layout.Pile, Area: hero, Widths: []float64{plan.HeroW}})
	for i := range 3 {
		e.Powers = append(e.Powers, layout.Rect{X: p.X + plan.AbilityX,
			Y: p.Y + plan.AbilityY + plan.AbilityPitch*float64(i), W: plan.AbilityW, H: plan.AbilityH})
	}
	for i, name := range piles {
		r := layout.Rect{X: p.X + plan.PileX + plan.PilePitch*float64(i), Y: p.Y + plan.PileY, W: plan.PileW,
			H: plan.PileW * layout.CardRatio}
		t.Spread(l, name, s, layout.Spread{Kind: layout.Pile, Area: r, Drop: r.Inset(-4), Widths: []float64{plan.PileW - 2}})
		t.Tag(l, name, s, layout.Rect{X: r.X - 5, Y: r.Y + r.H + 1, W: r.W + 10, H: 18},
			layout.Rect{X: r.X + r.W - 19, Y: r.Y + r.H - 20, W: 24, H: 24})
	}
	e.Stake = layout.Rect{X: p.X + plan.PitchX, Y: p.Y + plan.PitchY, W: plan.PitchW, H: plan.PitchH}
	pitch := layout.Rect{X: p.X + plan.PitchCardX - 10, Y: e.Stake.Y + 3, W: plan.PitchW - plan.PitchCardX - 26,
		H: plan.PitchH - 6}
	t.Spread(l, "pitch", s, layout.Spread{Kind: layout.Row, Area: pitch, Drop: e.Stake.Inset(-4),
		Widths: []float64{plan.PitchCardW}, Gap: 4})
}

// piles are the zones that lie side by side on the panel of a player.
var piles = [...]string{"deck", "graveyard", "exile", "cachette"}

// rowsOf spreads the cards that a player has in play over a row, and his
// Mines over their plate; forward is by how much attackers step out.
func rowsOf(t *layout.Table, l *rules.Layout, s rules.Seat, row, mines layout.Rect, forward float64) {
	stories := layout.Rect{X: row.X + row.W*0.75, Y: row.Y, W: row.W * 0.25, H: row.H}
	fighters := layout.Rect{X: row.X, Y: row.Y, W: row.W*0.75 - 10, H: row.H}
	widths := []float64{84, 76, 68, 60, 54}
	if t.H > 800 {
		widths = append([]float64{104, 94}, widths...)
	}
	inner := func(r layout.Rect) layout.Rect { return layout.Rect{X: r.X + 24, Y: r.Y + 4, W: r.W - 34, H: r.H - 8} }
	t.Spread(l, "fighters", s, layout.Spread{Kind: layout.Row, Area: inner(fighters), Drop: fighters, Widths: widths,
		Gap: 18, Tight: 8, Fold: true, Heaps: true, Forward: forward})
	t.Spread(l, "stories", s, layout.Spread{Kind: layout.Row, Area: inner(stories), Drop: stories, Widths: widths[1:],
		Gap: 8, Fold: true, Heaps: true})
	t.Frame(l, "fighters", s, fighters, 0)
	t.Frame(l, "stories", s, stories, 0)
	t.Seats[s].Stock = mines
	area := layout.Rect{X: mines.X + 54, Y: mines.Y + 1, W: mines.W - 66, H: mines.H - 2}
	t.Spread(l, "mines", s, layout.Spread{Kind: layout.Row, Area: area, Drop: mines.Inset(-5), Widths: []float64{26},
		Gap: 11, Heaps: true, Least: 12, Left: true})
}

// hands lays the hands: that of the one below as a fan, the other's as
// backs at the upper edge of the mat.
func hands(t *layout.Table, l *rules.Layout, bottom rules.Seat) {
	m := t.Mat
	for s := range rules.Seat(l.Seats) {
		if s == bottom {
			area := layout.Rect{X: m.X + 74, Y: t.H - 124, W: m.W - 94, H: 120}
			t.Spread(l, "hand", s, layout.Spread{Kind: layout.Fan, Area: area,
				Drop:   layout.Rect{X: m.X, Y: t.H - 118, W: m.W, H: 118},
				Widths: []float64{84}, Pitch: 78, Turn: 0.045, Raise: 128})
			t.Seats[s].Count = layout.Rect{X: m.X + 6, Y: t.H - 42, W: 74, H: 22}
			continue
		}
		area := layout.Rect{X: m.X + 310, Y: m.Y + 6, W: 200, H: 42}
		t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Area: area, Drop: area.Inset(-4), Widths: []float64{30},
			Gap: 2})
		t.Seats[s].Count = layout.Rect{X: area.X + area.W + 4, Y: m.Y + 16, W: 74, H: 22}
	}
}

// column lays the column at the right: stack, forecast, log, buttons.
func column(t *layout.Table, l *rules.Layout, x, h float64) {
	const w = 252.0
	t.Stack = layout.Rect{X: x, Y: 40, W: w, H: 186}
	card := layout.Rect{X: x + 14, Y: t.Stack.Y + 40, W: 92, H: 118}
	t.Spread(l, "stack", rules.Nobody, layout.Spread{Kind: layout.Stair, Area: card, Drop: t.Mat, Widths: []float64{80}})
	t.StackText = layout.Rect{X: x + 114, Y: t.Stack.Y + 38, W: w - 124, H: 124}
	t.Comparison = layout.Rect{X: x, Y: 234, W: w, H: 148}
	t.Log = layout.Rect{X: x, Y: 390, W: w, H: h - 574}
	t.Whose = layout.Rect{X: x, Y: h - 178, W: w - 32, H: 24}
	t.Hold = layout.Rect{X: x + w - 32, Y: h - 184, W: 32, H: 32}
	t.End = layout.Rect{X: x, Y: h - 152, W: w, H: 56}
	t.Pass = layout.Rect{X: x, Y: h - 93, W: w - 44, H: 50}
	t.Until = layout.Rect{X: x + w - 42, Y: h - 92, W: 42, H: 48}
	t.Undo = layout.Rect{X: x + 60, Y: h - 40, W: 132, H: 32}
}
