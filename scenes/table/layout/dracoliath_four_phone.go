package layout

import "wyrmtable/rules"

// dracoliathFourPhone lays two against two out in rows for a phone held
// upright. Only the seat below has room for a large hand, so the table turns to
// whoever plays: opponents above, the partner under the River, the order of
// turns as a strip.
func dracoliathFourPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	k := clamp((h-700)/144, 0, 1)
	wide := clamp(w/390, 1, 1.5)
	t := begin(l, w, h)
	t.OneHand = true
	y, gap := 48.0, lerp(3, 5, k)
	row := func(height float64) Rect {
		r := Rect{6, y, w - 12, height}
		y += height + gap
		return r
	}
	t.Order = row(34)
	rulers := lerp(46, 54, k)
	theirs := row(rulers)
	small := lerp(40, 54, k) * wide
	foes := row(36 + small*CardRatio)
	card := lerp(60, 76, k) * wide
	lane := row(card*CardRatio + 12)
	strip := row(46)
	mates := row(lerp(56, 74, k) * wide)
	ours := row(rulers)
	plate := row(38)
	foot := Rect{6, h - 62, w - 12, 56}
	own := row(foot.Y - y - 4)
	t.Mat, t.Lane = Rect{4, theirs.Y, w - 8, own.Y + own.H - theirs.Y}, lane

	mate := bottom ^ 1
	facing := 3 - bottom
	t.phonePair(l, [2]rules.Seat{facing, facing ^ 1}, foes, small)
	t.phoneMate(l, mate, mates)
	t.phonePlate(bottom, plate)
	t.Seats[bottom].Bottom, t.Seats[mate].Bottom = true, true
	big := min(146*wide, own.H/CardRatio)
	t.spread(l, "hand", bottom, Spread{Kind: Row, Gap: 6, Fold: true, Area: own.inset(4, 0), Drop: Rect{0, plate.Y, w, foot.Y - plate.Y},
		Widths: []float64{big, min(big, (own.W-8-3*6)/4), min(big, (own.W-8-4*6)/5), min(big, (own.W-8-5*6)/6)}})
	t.phoneLane(l, lane, card, lerp(54, 62, k)*wide)
	t.phoneStrip(l, strip)
	t.phoneTeam(facing&^1, theirs)
	t.phoneTeam(bottom&^1, ours)
	t.phoneFoot(foot)
	t.Duels = []Duel{{Over: facing, Under: bottom}, {Over: facing ^ 1, Under: mate}}
	t.Caption = Rect{16, lane.Y - 18, w - 32, 36}
	t.Aside = Rect{w/2 - 150, lane.Y, 300, 170}
	return t
}

// phonePair sets two opponents side by side: a plate each, and the cards under
// it.
func (t *Table) phonePair(l *rules.Layout, pair [2]rules.Seat, row Rect, card float64) {
	half := (row.W - 6) / 2
	for i, s := range pair {
		p := Rect{row.X + float64(i)*(half+6), row.Y, half, 34}
		t.phonePlate(s, p)
		area := Rect{p.X, p.Y + 36, half, row.H - 36}
		t.spread(l, "hand", s, Spread{Kind: Row, Gap: 4, Area: area, Drop: Rect{p.X, p.Y, half, row.H}, Widths: []float64{card, card * 0.8}})
	}
}

// phoneMate sets the partner in one row: his plate, and his cards beside it.
func (t *Table) phoneMate(l *rules.Layout, s rules.Seat, row Rect) {
	p := Rect{row.X, row.Y + (row.H-38)/2, row.W*0.5 - 3, 38}
	t.phonePlate(s, p)
	area := Rect{row.X + row.W*0.5 + 3, row.Y, row.W*0.5 - 3, row.H}
	t.spread(l, "hand", s, Spread{Kind: Row, Gap: 4, Area: area, Drop: row, Widths: []float64{row.H / CardRatio, row.H / CardRatio * 0.85}})
}

// phonePlate furnishes the plate of a seat; a wide one shows more.
func (t *Table) phonePlate(s rules.Seat, p Rect) {
	y, chips := p.Y+p.H/2, 40.0
	if p.W > 300 {
		chips = 110
	}
	t.Seats[s] = Seat{Panel: p, Plate: true,
		Avatar: Around(Point{p.X + 18, y}, 30, 30),
		Name:   Rect{p.X + 36, p.Y + 1, p.W - 36 - 38 - chips - 4, p.H - 2},
		Chips:  Rect{p.X + p.W - 38 - chips, y - 13, chips, 26},
		Token:  Rect{p.X + p.W - 36, y - 11, 32, 22},
	}
}

// phoneTeam furnishes a team's strip; the rulers lie down.
func (t *Table) phoneTeam(keeper rules.Seat, p Rect) {
	board := Rect{p.X + 82, p.Y + 2, p.W - 85, p.H - 4}
	lying := func(y float64, max int) Ruler {
		return Ruler{Rect: Rect{board.X, y - 12, board.W, 24},
			Zero: Point{board.X + 24, y}, Full: Point{board.X + board.W - 20, y}, Max: max}
	}
	s := &t.Seats[keeper]
	s.Board, s.Rulers = board, []Ruler{lying(board.Y+12, teamLife), lying(board.Y+board.H-12, teamPower)}
	s.Team = Team{Panel: p, Keeper: keeper,
		Avatars: []Rect{Around(Point{p.X + 23, p.Y + p.H/2}, 34, 34), Around(Point{p.X + 57, p.Y + p.H/2}, 34, 34)}}
}
