package dracoliath

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// fourPhone lays two against two out in rows for a phone held
// upright. Only the seat below has room for a large hand, so the table turns to
// whoever plays: opponents above, the partner under the River, the order of
// turns as a strip.
func fourPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	k := layout.Clamp((h-700)/144, 0, 1)
	wide := layout.Clamp(w/390, 1, 1.5)
	t := layout.Begin(l, w, h)
	t.OneHand = true
	y, gap := 48.0, layout.Lerp(3, 5, k)
	row := func(height float64) layout.Rect {
		r := layout.Rect{X: 6, Y: y, W: w - 12, H: height}
		y += height + gap
		return r
	}
	t.Order = row(34)
	rulers := layout.Lerp(46, 54, k)
	theirs := row(rulers)
	small := layout.Lerp(40, 54, k) * wide
	foes := row(36 + small*layout.CardRatio)
	card := layout.Lerp(60, 76, k) * wide
	lane := row(card*layout.CardRatio + 12)
	strip := row(46)
	mates := row(layout.Lerp(56, 74, k) * wide)
	ours := row(rulers)
	plate := row(38)
	foot := layout.Rect{X: 6, Y: h - 62, W: w - 12, H: 56}
	own := row(foot.Y - y - 4)
	t.Mat, t.Lane = layout.Rect{X: 4, Y: theirs.Y, W: w - 8, H: own.Y + own.H - theirs.Y}, lane

	mate := bottom ^ 1
	facing := 3 - bottom
	phonePair(t, l, [2]rules.Seat{facing, facing ^ 1}, foes, small)
	phoneMate(t, l, mate, mates)
	phonePlate(t, bottom, plate)
	t.Seats[bottom].Bottom, t.Seats[mate].Bottom = true, true
	big := min(146*wide, own.H/layout.CardRatio)
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Row, Gap: 6, Fold: true, Area: inset(own, 4, 0),
		Drop:   layout.Rect{X: 0, Y: plate.Y, W: w, H: foot.Y - plate.Y},
		Widths: []float64{big, min(big, (own.W-8-3*6)/4), min(big, (own.W-8-4*6)/5), min(big, (own.W-8-5*6)/6)}})
	phoneLane(t, l, lane, card, layout.Lerp(54, 62, k)*wide)
	phoneStrip(t, l, strip)
	phoneTeam(t, facing&^1, theirs)
	phoneTeam(t, bottom&^1, ours)
	phoneFoot(t, foot)
	t.Duels = []layout.Duel{{Over: facing, Under: bottom}, {Over: facing ^ 1, Under: mate}}
	t.Caption = layout.Rect{X: 16, Y: lane.Y - 18, W: w - 32, H: 36}
	t.Aside = layout.Rect{X: w/2 - 150, Y: lane.Y, W: 300, H: 170}
	return t
}

// phonePair sets two opponents side by side: a plate each, and the cards under
// it.
func phonePair(t *layout.Table, l *rules.Layout, pair [2]rules.Seat, row layout.Rect, card float64) {
	half := (row.W - 6) / 2
	for i, s := range pair {
		p := layout.Rect{X: row.X + float64(i)*(half+6), Y: row.Y, W: half, H: 34}
		phonePlate(t, s, p)
		area := layout.Rect{X: p.X, Y: p.Y + 36, W: half, H: row.H - 36}
		t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Gap: 4, Area: area,
			Drop: layout.Rect{X: p.X, Y: p.Y, W: half, H: row.H}, Widths: []float64{card, card * 0.8}})
	}
}

// phoneMate sets the partner in one row: his plate, and his cards beside it.
func phoneMate(t *layout.Table, l *rules.Layout, s rules.Seat, row layout.Rect) {
	p := layout.Rect{X: row.X, Y: row.Y + (row.H-38)/2, W: row.W*0.5 - 3, H: 38}
	phonePlate(t, s, p)
	area := layout.Rect{X: row.X + row.W*0.5 + 3, Y: row.Y, W: row.W*0.5 - 3, H: row.H}
	t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Gap: 4, Area: area, Drop: row,
		Widths: []float64{row.H / layout.CardRatio, row.H / layout.CardRatio * 0.85}})
}

// phonePlate furnishes the plate of a seat; a wide one shows more.
func phonePlate(t *layout.Table, s rules.Seat, p layout.Rect) {
	y, chips := p.Y+p.H/2, 40.0
	if p.W > 300 {
		chips = 110
	}
	t.Seats[s] = layout.Seat{Panel: p, Plate: true,
		Avatar: layout.Around(layout.Point{X: p.X + 18, Y: y}, 30, 30),
		Name:   layout.Rect{X: p.X + 36, Y: p.Y + 1, W: p.W - 36 - 38 - chips - 4, H: p.H - 2},
		Chips:  layout.Rect{X: p.X + p.W - 38 - chips, Y: y - 13, W: chips, H: 26},
		Token:  layout.Rect{X: p.X + p.W - 36, Y: y - 11, W: 32, H: 22},
	}
}

// phoneTeam furnishes a team's strip; the rulers lie down.
func phoneTeam(t *layout.Table, keeper rules.Seat, p layout.Rect) {
	board := layout.Rect{X: p.X + 82, Y: p.Y + 2, W: p.W - 85, H: p.H - 4}
	lying := func(y float64, max int) layout.Ruler {
		return layout.Ruler{Rect: layout.Rect{X: board.X, Y: y - 12, W: board.W, H: 24},
			Zero: layout.Point{X: board.X + 24, Y: y}, Full: layout.Point{X: board.X + board.W - 20, Y: y}, Max: max}
	}
	s := &t.Seats[keeper]
	s.Board, s.Rulers = board, []layout.Ruler{lying(board.Y+12, teamLife), lying(board.Y+board.H-12, teamPower)}
	s.Team = layout.Team{Panel: p, Keeper: keeper,
		Avatars: []layout.Rect{layout.Around(layout.Point{X: p.X + 23, Y: p.Y + p.H/2}, 34, 34),
			layout.Around(layout.Point{X: p.X + 57, Y: p.Y + p.H/2}, 34, 34)}}
}
