package tiny

import (
	"errors"
	"math/rand/v2"

	"wyrmtable/rules"
)

// Bids is a game of secret bids for two to six seats. Each seat holds five
// cards. In each round every seat chooses one unseen; then all are shown. Now
// any seat may raise its bid by one, paying another card, until all pass. The
// highest bid that nobody else has too wins a point. After four rounds, or when
// a hand is empty, most points win.
var Bids *rules.Game

func init() {
	Bids = speak(&rules.Game{
		ID: "bids", Name: "Bids", Version: 1, Seats: []int{2, 3, 4, 5, 6}, Hidden: true,
		Faces: bidFaces(), Layout: func(s *rules.Setup) *rules.Layout { return bidsLayout(len(s.Seats)) },
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
			m.open = m.board.Count(m.bidZone(0)) > 0
			for seat := range m.seats() {
				if m.open && m.board.Count(m.bidZone(seat)) == 0 || !m.open && m.board.Count(m.hand(seat)) == 0 {
					return nil, errors.New("every seat needs a bid, or every seat a hand to bid from")
				}
			}
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
	bidsRaised = rules.Var(2) // how much a seat has raised in this round

	bidsBid, bidsRaise, bidsPass = rules.Verb(0), rules.Verb(1), rules.Verb(2)

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
			{Word: word("points", "points", "points"), Max: bidsRounds},
			{Word: word("raised", "surenchère", "raise"), Max: 1}},
		Verbs: []rules.Word{word("bid", "Miser", "Bid"), word("raise", "Surenchérir avec", "Raise with"), word("pass", "Passer", "Pass")},
		Notes: []rules.Word{word("chosen", "mise choisie", "bid chosen"), word("tied", "personne ne gagne", "nobody wins")},
		Asks: []rules.Word{word("bid", "choisir une mise en secret", "choose a bid in secret"),
			word("raise", "surenchérir ou passer", "raise or pass")},
	}
}

// bids is a match: beside the board only what each seat has chosen so far, and
// who has passed since the bids lie open.
type bids struct {
	core
	chosen [rules.MaxSeats]rules.CardID
	open   bool
	passed rules.SeatSet
}

func newBids(seats int) *bids { return &bids{core: core{board: *rules.NewBoard(bidsLayout(seats))}} }

func (m *bids) seats() rules.Seat               { return rules.Seat(m.board.Layout().Seats) }
func (m *bids) hand(s rules.Seat) rules.Zone    { return 3 + rules.Zone(s) }
func (m *bids) bidZone(s rules.Seat) rules.Zone { return 3 + rules.Zone(m.seats()) + rules.Zone(s) }

func (m *bids) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	for s := rules.Seat(0); s < m.seats() && !m.over; s++ {
		if m.open {
			m.askRaise(s)
		} else {
			m.askBid(s)
		}
	}
	return m.asks
}

// askBid asks in secret; the draft shows the seat what it has chosen.
func (m *bids) askBid(s rules.Seat) {
	k := m.ask(rules.Ask{Mode: rules.Secret, Decider: s, Subject: s, Answered: m.chosen[s] != 0})
	if k.Answered {
		k.Draft = []rules.CardID{m.chosen[s]}
		return
	}
	for _, id := range m.board.Zone(m.hand(s)) {
		say(k, rules.Action{Verb: bidsBid, Card: id, Zone: m.bidZone(s), Whom: rules.Nobody})
	}
}

// askRaise asks all who have not passed at once: any of them may answer.
func (m *bids) askRaise(s rules.Seat) {
	if m.passed.Has(s) {
		return
	}
	k := m.ask(rules.Ask{Kind: 1, Mode: rules.Open, Decider: s, Subject: s})
	for _, id := range m.board.Zone(m.hand(s)) {
		if m.board.Var(bidsRaised, s) == 0 {
			say(k, rules.Action{Verb: bidsRaise, Card: id, Zone: bidsDiscard, Whom: rules.Nobody})
		}
	}
	say(k, rules.Do(s, bidsPass))
}

func (m *bids) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	switch a.Verb {
	case bidsBid:
		m.bid(&w, a)
	case bidsRaise:
		w.Move(a.Card, bidsDiscard)
		w.Change(bidsRaised, a.Seat, 1)
		m.passed = 0
	case bidsPass:
		m.passed = m.passed.With(a.Seat)
		if m.passed.Len() == int(m.seats()) {
			m.settle(&w)
		}
	}
	return w.Events, nil
}

// bid notes a choice; the last one shows them all.
func (m *bids) bid(w *rules.Writer, a rules.Action) {
	m.chosen[a.Seat] = a.Card
	w.Note(bidsChosen, rules.Event{Seat: a.Seat})
	for s := range m.seats() {
		if m.chosen[s] == 0 {
			return
		}
	}
	w.NextStep()
	for s := range m.seats() {
		w.Move(m.chosen[s], m.bidZone(s))
	}
	m.chosen, m.open = [rules.MaxSeats]rules.CardID{}, true
}

// worth is what a seat bids in all.
func (m *bids) worth(s rules.Seat) int {
	return int(m.board.Cards[m.board.Top(m.bidZone(s))].Face) + int(m.board.Var(bidsRaised, s))
}

// settle gives the point and begins the next round.
func (m *bids) settle(w *rules.Writer) {
	var count [11]int
	for s := range m.seats() {
		count[m.worth(s)]++
	}
	best := rules.Nobody
	for s := range m.seats() {
		if count[m.worth(s)] == 1 && (best < 0 || m.worth(s) > m.worth(best)) {
			best = s
		}
	}
	if best < 0 {
		w.Note(bidsTied, rules.Event{Seat: rules.Nobody})
	} else {
		w.Change(bidsPoints, best, m.board.Var(bidsPoints, best)+1)
	}
	w.NextStep()
	last := m.board.Var(bidsRound, rules.Nobody)+1 == bidsRounds
	for s := range m.seats() {
		w.Move(m.board.Top(m.bidZone(s)), bidsDiscard)
		w.Change(bidsRaised, s, 0)
		last = last || m.board.Count(m.hand(s)) == 0
	}
	w.Change(bidsRound, rules.Nobody, m.board.Var(bidsRound, rules.Nobody)+1)
	m.open, m.passed = false, 0
	if last {
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
	c.chosen, c.open, c.passed = m.chosen, m.open, m.passed
	return c
}

// RedealInto chooses the others' bids afresh as well.
func (m *bids) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*bids)
	c.redeal(seat, r)
	for s := range c.seats() {
		if hand := c.board.Zone(c.hand(s)); s != seat && c.chosen[s] != 0 {
			c.chosen[s] = hand[r.IntN(len(hand))]
		}
	}
	return c
}

func (m *bids) AppendState(dst []byte) []byte {
	dst = append(m.appendState(dst), byte(m.passed))
	for _, id := range m.chosen {
		dst = append(dst, byte(id))
	}
	return dst
}
