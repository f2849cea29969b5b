package dracoliath

import "wyrmtable/rules"

// Two against two (S90): seats 0 and 1 are a team, and so are 2 and 3. Clockwise
// they play 0, 1, 2, 3, so the first player of a team has an even seat (D41).
// A team shares Life and Power; hands and tokens are everybody's own.

// seating says of two against two who plays together, who faces whom, and that
// the second player of a team begins (D41).
func seating(seats int) rules.Seating {
	if seats != 4 {
		return rules.Seating{}
	}
	return rules.Seating{
		Teams:  [][]rules.Seat{{0, 1}, {2, 3}},
		Facing: [][2]rules.Seat{{0, 3}, {1, 2}},
		First:  []rules.Seat{1, 3},
	}
}

// team returns the seat at which the team of s keeps its Life and Power.
func (m *Match) team(s rules.Seat) rules.Seat { return teamOf(m.seats(), s) }

func teamOf(seats int, s rules.Seat) rules.Seat {
	if seats == 4 {
		return s &^ 1
	}
	return s
}

// facing returns the opponent of s: the other player of a duel, or in 2 against
// 2 the one across the table (D41).
func (m *Match) facing(s rules.Seat) rules.Seat { return rules.Seat(m.seats()) - 1 - s }

// partner returns the other player of the team of s.
func partner(s rules.Seat) rules.Seat { return s ^ 1 }

// paired reports whether s is one of the two who face each other in this turn:
// of the other two only the Storms count (D43).
func (m *Match) paired(s rules.Seat) bool {
	a := m.active()
	return s == a || s == m.facing(a)
}

// begins returns the seat that begins a match of four: the second player of a
// team, drawn, or of the team of first (D41).
func (m *Match) begins(first rules.Seat) rules.Seat {
	if first == rules.Nobody {
		first = rules.Seat(2 * m.rng.IntN(2))
	}
	return first | 1
}

// beginGift opens the gift in the turn of the first player of a team. It belongs
// to the team's round, so not to an extra turn (D42, D49).
func (m *Match) beginGift(s rules.Seat, extra bool) {
	if m.seats() < 4 {
		return
	}
	n := int32(0)
	if s&1 == 0 && !extra {
		n = 1
	}
	m.setTable(VarGift, n)
}

// askGift asks the active player, and then his partner, for a gift (S21). It
// reports whether it asks: not those whose hand is empty.
func (m *Match) askGift() bool {
	if m.seats() < 4 {
		return false
	}
	for m.table(VarGift) > 0 {
		giver := m.active()
		if m.table(VarGift) == 2 {
			giver = partner(giver)
		}
		if m.board.Count(ZoneHand(giver)) > 0 {
			m.open(question{Kind: AskGift, Subject: giver})
			return true
		}
		m.keepGift()
	}
	return false
}

// keepGift lets the partner give after the active player has not. Whoever controls
// the turn disposes of the controlled player's cards only: the partner decides for
// himself (S21, D42).
func (m *Match) keepGift() {
	m.setTable(VarGift, (m.table(VarGift)+1)%3)
}
