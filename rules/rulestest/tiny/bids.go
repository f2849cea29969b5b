package tiny

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Bids is a game of secret bids for two to six seats. Each seat holds five
// cards. In each round every seat chooses one unseen; then all are shown, and
// the highest that nobody else has bid too wins a point. After four rounds most
// points win.
var Bids *rules.Game

func init() {
	Bids = speak(&rules.Game{
		ID: "bids", Name: "Bids", Version: 1, Seats: []int{2, 3, 4, 5, 6}, Hidden: true,
		Faces: bidFaces(), Layout: bidsLayout,
		New: func(s *rules.Setup) (rules.Match, error) {
			n := len(s.Seats)
			m := newBids(n)
			var faces []rules.Face
			for i := range n * 6 {
				faces = append(faces, rules.Face(1+i%9))
			}
			var hands []rules.Zone
			for seat := range rules.Seat(n) {
				hands = append(hands, m.hand(seat))
			}
			m.deal(s, faces, bidsDeck, hands, 5)
			return m, nil
		},
		At: func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			m := newBids(len(s.Seats))
			m.board.CopyFrom(b)
			m.rng = rules.NewRNG(s.Seed)
			return m, nil
		},
	})
}

func bidFaces() []rules.FaceInfo {
	out := []rules.FaceInfo{face("", "", "")}
	for _, n := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"} {
		out = append(out, face("bid"+n, "Mise de "+n, "Bid of "+n))
	}
	return out
}

const (
	bidsDeck    = rules.Zone(1)
	bidsDiscard = rules.Zone(2)

	bidsRound  = rules.Var(0) // how many rounds are over
	bidsPoints = rules.Var(1)

	bidsChosen = rules.NoteID(0)
	bidsTied   = rules.NoteID(1)

	bidsRounds = 4
)

func bidsLayout(seats int) *rules.Layout {
	zones := []rules.ZoneInfo{nowhere, pile(word("deck", "pioche", "deck"), 0),
		pile(word("discard", "défausse", "discard"), rules.Everyone)}
	zones = append(zones, each(seats, word("hand", "main", "hand"), 0, rules.Only)...)
	zones = append(zones, each(seats, word("bid", "mise", "bid"), 0, all)...)
	return &rules.Layout{
		Seats: seats, Cards: seats * 6, Zones: zones,
		Vars: []rules.VarInfo{{Word: word("round", "manche", "round"), Max: bidsRounds},
			{Word: word("points", "points", "points"), Max: bidsRounds}},
		Verbs: []rules.Word{word("bid", "Miser", "Bid")},
		Notes: []rules.Word{word("chosen", "mise choisie", "bid chosen"), word("tied", "personne ne gagne", "nobody wins")},
		Asks:  []rules.Word{word("bid", "choisir une mise en secret", "choose a bid in secret")},
	}
}

// bids is a match: beside the board only what each seat has chosen so far.
type bids struct {
	core
	chosen [rules.MaxSeats]rules.CardID
}

func newBids(seats int) *bids { return &bids{core: core{board: *rules.NewBoard(bidsLayout(seats))}} }

func (m *bids) seats() rules.Seat               { return rules.Seat(m.board.Layout().Seats) }
func (m *bids) hand(s rules.Seat) rules.Zone    { return 3 + rules.Zone(s) }
func (m *bids) bidZone(s rules.Seat) rules.Zone { return 3 + rules.Zone(m.seats()) + rules.Zone(s) }

func (m *bids) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	for s := rules.Seat(0); s < m.seats() && !m.over; s++ {
		k := m.ask(rules.Ask{Mode: rules.Secret, Decider: s, Subject: s, Answered: m.chosen[s] != 0})
		for _, id := range m.board.Zone(m.hand(s)) {
			if !k.Answered {
				say(k, rules.Action{Card: id, Zone: m.bidZone(s), Whom: rules.Nobody})
			}
		}
	}
	return m.asks
}

func (m *bids) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	m.chosen[a.Seat] = a.Card
	w.Note(bidsChosen, rules.Event{Seat: a.Seat})
	for s := range m.seats() {
		if m.chosen[s] == 0 {
			return w.Events, nil
		}
	}
	m.reveal(&w)
	return w.Events, nil
}

// reveal shows all bids together and gives the point.
func (m *bids) reveal(w *rules.Writer) {
	w.NextStep()
	var count [10]int
	for s := range m.seats() {
		w.Move(m.chosen[s], m.bidZone(s))
		count[m.board.Cards[m.chosen[s]].Face]++
	}
	w.NextStep()
	best := rules.Nobody
	for s := range m.seats() {
		f := m.board.Cards[m.chosen[s]].Face
		if count[f] == 1 && (best < 0 || f > m.board.Cards[m.chosen[best]].Face) {
			best = s
		}
	}
	if best < 0 {
		w.Note(bidsTied, rules.Event{Seat: rules.Nobody})
	} else {
		w.Change(bidsPoints, best, m.board.Var(bidsPoints, best)+1)
	}
	w.NextStep()
	for s := range m.seats() {
		w.Move(m.chosen[s], bidsDiscard)
		m.chosen[s] = 0
	}
	w.Change(bidsRound, rules.Nobody, m.board.Var(bidsRound, rules.Nobody)+1)
	if m.board.Var(bidsRound, rules.Nobody) == bidsRounds || m.board.Count(m.hand(0)) == 0 {
		m.winners(func(s rules.Seat) int32 { return m.board.Var(bidsPoints, s) },
			rules.Text{FR: "Le plus de points.", EN: "Most points."})
	}
}

func (m *bids) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	return whyNot(m, seat, card, to)
}

func (m *bids) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*bids)
	if !ok {
		c = new(bids)
	}
	c.copyFrom(&m.core)
	c.chosen = m.chosen
	return c
}

// Redeal chooses the others' bids afresh as well.
func (m *bids) Redeal(seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(nil).(*bids)
	c.redeal(seat, r)
	for s := range c.seats() {
		if hand := c.board.Zone(c.hand(s)); s != seat && c.chosen[s] != 0 {
			c.chosen[s] = hand[r.IntN(len(hand))]
		}
	}
	return c
}

func (m *bids) AppendState(dst []byte) []byte {
	dst = m.appendState(dst)
	for _, id := range m.chosen {
		dst = append(dst, byte(id))
	}
	return dst
}
