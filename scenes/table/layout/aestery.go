package layout

import (
	"wyrmtable/art"
	"wyrmtable/rules"
)

// Aestery lays out the table of the deep: the players at the left, the mat with
// a row of fighters and one of stories for each, mines beside them, and at the
// right the stack, what would come of the answers, the log and the buttons.
// What a window has more than 1280 by 720 goes to the mat and the log.
func Aestery(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	if h > w {
		return aesteryPhone(l, w, h, bottom)
	}
	t := begin(l, w, h)
	t.Bar, t.Title = Rect{0, 0, w, 34}, Rect{12, 0, 190, 34}
	t.More = Rect{w - 400, 3, 244, 28}
	t.Prompt = Rect{254, 0, t.More.X - 262, 34}
	for i := range t.Icons {
		t.Icons[i].Y = 1
	}
	t.Track = Rect{250, 38, w - 520, 38}
	t.Mat = Rect{250, 86, w - 520, h - 200}
	m := t.Mat
	far := Rect{m.X + 12, m.Y + 54, m.W - 24, 126 + (h-720)*0.4}
	near := Rect{m.X + 12, m.Y + 292 + (h-720)*0.5, m.W - 24, 150 + (h-720)*0.4}
	t.Lane = Rect{m.X + 12, far.Y + far.H, m.W - 24, near.Y - far.Y - far.H}
	t.Caption = Rect{m.X + 60, t.Lane.Y, m.W - 120, 44}
	t.Aside = Rect{m.X + 26, m.Y + 60, 238, 154}
	for s := range rules.Seat(l.Seats) {
		if s == bottom {
			t.aesteryPanel(l, s, Rect{10, h - 340, 232, 332})
			t.aesteryRows(l, s, near, Rect{m.X + 12, m.Y + m.H - 66, 324, 40}, -16)
			t.Seats[s].Pool = Rect{m.X + m.W - 152, m.Y + m.H - 66, 138, 40}
		} else {
			t.aesteryPanel(l, s, Rect{10, 40, 232, 332})
			t.aesteryRows(l, s, far, Rect{m.X + 12, m.Y + 6, 284, 42}, 16)
			t.Seats[s].Pool = Rect{m.X + m.W - 152, m.Y + 6, 138, 40}
		}
		t.Seats[s].Bottom = s == bottom
	}
	t.aesteryHands(l, bottom)
	t.aesteryColumn(l, w-262, h)
	// A card is aimed at the other by letting it go anywhere on his side.
	for s := range t.Seats {
		if rules.Seat(s) != bottom {
			t.Seats[s].Drop = Rect{m.X, m.Y, m.W, near.Y - m.Y - 4}
		} else {
			t.Seats[s].Drop = Rect{m.X, near.Y, m.W, near.H}
		}
	}
	return t
}

// aesteryPanel furnishes the panel of a player.
func (t *Table) aesteryPanel(l *rules.Layout, s rules.Seat, p Rect) {
	e, plan := &t.Seats[s], art.AesterySeatPlan(p.W, p.H)
	e.Panel = p
	e.Name = Rect{p.X + plan.NameX, p.Y + 6, plan.NameW - 6, 44}
	e.Avatar = Rect{p.X + plan.NameX, p.Y + 10, plan.NameW - 6, 22}
	e.Medal = Around(Point{p.X + plan.LifeX, p.Y + plan.LifeY}, 2.2*plan.LifeR, 2.2*plan.LifeR)
	hero := Rect{p.X + plan.HeroX, p.Y + plan.HeroY, plan.HeroW, plan.HeroW * CardRatio}
	e.Level = Around(Point{hero.X + hero.W/2, hero.Y + 4}, 44, 44)
	t.spread(l, "hero", s, Spread{Kind: Pile, Area: hero, Widths: []float64{plan.HeroW}})
	for i := range 3 {
		e.Powers = append(e.Powers, Rect{p.X + plan.AbilityX, p.Y + plan.AbilityY + plan.AbilityPitch*float64(i), plan.AbilityW, plan.AbilityH})
	}
	for i, name := range aesteryPiles {
		r := Rect{p.X + plan.PileX + plan.PilePitch*float64(i), p.Y + plan.PileY, plan.PileW, plan.PileW * CardRatio}
		t.spread(l, name, s, Spread{Kind: Pile, Area: r, Drop: r.Inset(-4), Widths: []float64{plan.PileW - 2}})
		t.tag(l, name, s, Rect{r.X - 5, r.Y + r.H + 1, r.W + 10, 18}, Rect{r.X + r.W - 19, r.Y + r.H - 20, 24, 24})
	}
	e.Stake = Rect{p.X + plan.PitchX, p.Y + plan.PitchY, plan.PitchW, plan.PitchH}
	pitch := Rect{p.X + plan.PitchCardX - 10, e.Stake.Y + 3, plan.PitchW - plan.PitchCardX - 26, plan.PitchH - 6}
	t.spread(l, "pitch", s, Spread{Kind: Row, Area: pitch, Drop: e.Stake.Inset(-4), Widths: []float64{plan.PitchCardW}, Gap: 4})
}

// aesteryPiles are the zones that lie side by side on the panel of a player.
var aesteryPiles = [...]string{"deck", "graveyard", "exile", "cachette"}

// aesteryRows spreads the cards that a player has in play over a row, and his
// Mines over their plate; forward is by how much attackers step out.
func (t *Table) aesteryRows(l *rules.Layout, s rules.Seat, row, mines Rect, forward float64) {
	stories := Rect{row.X + row.W*0.75, row.Y, row.W * 0.25, row.H}
	fighters := Rect{row.X, row.Y, row.W*0.75 - 10, row.H}
	widths := []float64{84, 76, 68, 60, 54}
	if t.H > 800 {
		widths = append([]float64{104, 94}, widths...)
	}
	inner := func(r Rect) Rect { return Rect{r.X + 24, r.Y + 4, r.W - 34, r.H - 8} }
	t.spread(l, "fighters", s, Spread{Kind: Row, Area: inner(fighters), Drop: fighters, Widths: widths, Gap: 18, Tight: 8, Fold: true, Heaps: true, Forward: forward})
	t.spread(l, "stories", s, Spread{Kind: Row, Area: inner(stories), Drop: stories, Widths: widths[1:], Gap: 8, Fold: true, Heaps: true})
	t.frame(l, "fighters", s, fighters, 0)
	t.frame(l, "stories", s, stories, 0)
	t.Seats[s].Stock = mines
	area := Rect{mines.X + 54, mines.Y + 1, mines.W - 66, mines.H - 2}
	t.spread(l, "mines", s, Spread{Kind: Row, Area: area, Drop: mines.Inset(-5), Widths: []float64{26}, Gap: 11, Heaps: true, Least: 12, Left: true})
}

// aesteryHands lays the hands: that of the one below as a fan, the other's as
// backs at the upper edge of the mat.
func (t *Table) aesteryHands(l *rules.Layout, bottom rules.Seat) {
	m := t.Mat
	for s := range rules.Seat(l.Seats) {
		if s == bottom {
			area := Rect{m.X + 74, t.H - 124, m.W - 94, 120}
			t.spread(l, "hand", s, Spread{Kind: Fan, Area: area, Drop: Rect{m.X, t.H - 118, m.W, 118},
				Widths: []float64{84}, Pitch: 78, Turn: 0.045, Raise: 128})
			t.Seats[s].Count = Rect{m.X + 6, t.H - 42, 74, 22}
			continue
		}
		area := Rect{m.X + 310, m.Y + 6, 200, 42}
		t.spread(l, "hand", s, Spread{Kind: Row, Area: area, Drop: area.Inset(-4), Widths: []float64{30}, Gap: 2})
		t.Seats[s].Count = Rect{area.X + area.W + 4, m.Y + 16, 74, 22}
	}
}

// aesteryColumn lays the column at the right: stack, forecast, log, buttons.
func (t *Table) aesteryColumn(l *rules.Layout, x, h float64) {
	const w = 252.0
	t.Stack = Rect{x, 40, w, 186}
	card := Rect{x + 14, t.Stack.Y + 40, 92, 118}
	t.spread(l, "stack", rules.Nobody, Spread{Kind: Stair, Area: card, Drop: t.Mat, Widths: []float64{80}})
	t.StackText = Rect{x + 114, t.Stack.Y + 38, w - 124, 124}
	t.Foresee = Rect{x, 234, w, 148}
	t.Log = Rect{x, 390, w, h - 574}
	t.Whose = Rect{x, h - 178, w - 32, 24}
	t.Hold = Rect{x + w - 32, h - 184, 32, 32}
	t.End = Rect{x, h - 152, w, 56}
	t.Pass = Rect{x, h - 93, w - 44, 50}
	t.Until = Rect{x + w - 42, h - 92, 42, 48}
	t.Undo = Rect{x + 60, h - 40, 132, 32}
}

// tag puts the name of a zone and its number of cards somewhere.
func (t *Table) tag(l *rules.Layout, zone string, s rules.Seat, name, count Rect) {
	if z, ok := l.ZoneOf(zone, s); ok {
		t.Tags = append(t.Tags, Tag{z, name, count})
	}
}
