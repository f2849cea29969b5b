package dracoliath

import "wyrmtable/rules"

// Shown returns the face that a card of a board shows: of a double-faced card
// the side that is up, of any other the one that is printed on it; 0 where the
// viewer may not know it. Everything that reads or draws a card asks here.
func Shown(b *rules.Board, id rules.CardID) rules.Face { return gameSet.shown(b, id) }

func (st *set) shown(b *rules.Board, id rules.CardID) rules.Face {
	return st.side(b.Cards[id].Face, b.Attr(id, AttrSide))
}

// side returns the face of a card that lies with a side up; the board's own
// face is always that of the day.
func (st *set) side(f rules.Face, side int16) rules.Face {
	if side != 0 && int(f) < len(st.cards) && st.cards[f].Other != 0 {
		return st.cards[f].Other
	}
	return f
}

// behind returns the face on the other side of a double-faced card, or 0.
func (st *set) behind(f rules.Face) rules.Face {
	if f <= 0 || int(f) >= len(st.cards) {
		return 0
	}
	return st.cards[f].Other
}

// link ties the two sides of double-faced cards together: a side of the night
// stands behind its side of the day.
func link(cards []Card) {
	for i := range cards {
		if cards[i].Night {
			cards[i].Other, cards[i-1].Other = rules.Face(i-1), rules.Face(i)
		}
	}
}

// deck returns the faces a match of a level of mastery is played with, sides of
// the night left out.
func (st *set) deck(level int) []rules.Face {
	var out []rules.Face
	for f := 1; f < len(st.cards); f++ {
		if c := &st.cards[f]; !c.Night && c.Mastery <= level {
			out = append(out, rules.Face(f))
		}
	}
	return out
}

// levels returns the highest level of mastery in the list.
func (st *set) levels() int {
	most := 0
	for i := range st.cards {
		most = max(most, st.cards[i].Mastery)
	}
	return most
}

// shown returns the face that card id shows.
func (m *Match) shown(id rules.CardID) rules.Face { return m.set.shown(&m.board, id) }

// flip turns an open double-faced card over (S62, S89): from now on it is what
// the other side says. Its old side waits for nothing any more (R22), and its new
// one did not lie open when what is being resolved began (R5).
func (m *Match) flip(id rules.CardID) {
	if m.card(id).Other == 0 || !m.sees(id) {
		return
	}
	m.w.Set(id, AttrSide, 1-m.board.Attr(id, AttrSide))
	m.unsee(id)
	m.tally.Something = true
	for i := range m.stack {
		f := &m.stack[i]
		for k := int8(0); k < f.N; {
			if f.Cards[k] == id {
				f.drop(int(k))
			} else {
				k++
			}
		}
	}
}

// bury puts a card on the discard, where a double-faced one goes back to its
// side of the day (D37).
func (m *Match) bury(id rules.CardID) {
	m.w.Move(id, ZoneDiscard)
	m.w.Set(id, AttrSide, 0)
}

// doubles leaves only the double-faced cards of a group: no other can be turned.
func doubles(g Group) Group {
	g.Double = true
	return g
}
