package tiny

import (
	"errors"
	"math/rand/v2"

	"wyrmtable/rules"
)

// Clans is a game of built decks for two seats. A leader lends each card of his
// colour one point more; in his turn a player puts one card of his hand in play
// and draws the next. After five turns each the higher clan wins.
var Clans *rules.Game

func init() {
	Clans = speak(&rules.Game{
		ID: "clans", Name: "Clans", Version: 1, Seats: []int{2}, Hidden: true,
		Faces: clanFaces(), Deck: clanDecks, Layout: clansLayout,
		New: newClans,
		At: func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			m := &clans{core{board: *b, rng: rules.NewRNG(s.Seed)}}
			m.check()
			return m, nil
		},
	})
	for i, list := range clanLists {
		read := Clans.ParseDeck(list)
		if len(read.Faults) > 0 {
			panic(read.Faults[0].Text.EN)
		}
		clanDecks.Ready[i].Deck = read.Deck
	}
}

const (
	clansDeck, clansHand  = rules.Zone(1), rules.Zone(3) // and one more each
	clansPlay, clansChief = rules.Zone(5), rules.Zone(7)

	clansActive, clansTurn = rules.Var(0), rules.Var(1)

	clansPut = rules.Verb(0)

	clansTurns = 10
)

// clansLayout has as many cards as the two decks.
func clansLayout(s *rules.Setup) *rules.Layout {
	l := clansTable
	for i := range s.Decks {
		l.Cards += s.Decks[i].Size("hero") + s.Decks[i].Size("main")
	}
	return &l
}

var clansTable = rules.Layout{
	Seats: 2,
	Zones: append(append(append(append([]rules.ZoneInfo{nowhere},
		each(2, word("deck", "pioche", "deck"), 0, func(rules.Seat) rules.SeatSet { return 0 })...),
		each(2, word("hand", "main", "hand"), 0, rules.Only)...),
		each(2, word("play", "clan", "clan"), 0, all)...),
		each(2, word("chief", "chef", "leader"), 0, all)...),
	Vars: []rules.VarInfo{{Word: word("active", "joueur actif", "active player"), Max: 1, Names: true},
		{Word: word("turn", "tour", "turn"), Max: clansTurns}},
	Verbs: []rules.Word{word("put", "Poser", "Put")},
	Asks:  []rules.Word{word("put", "poser une carte", "put a card")},
}

// clans is a match; all of it lies on the board.
type clans struct{ core }

func newClans(s *rules.Setup) (rules.Match, error) {
	if len(s.Decks) != 2 {
		return nil, errors.New("a deck for each seat is needed")
	}
	m := &clans{core{board: *rules.NewBoard(clansLayout(s)), rng: rules.NewRNG(s.Seed)}}
	w := rules.Begin(&m.board, nil)
	next := rules.CardID(1)
	for seat := range rules.Seat(2) {
		for _, part := range []struct {
			name string
			zone rules.Zone
		}{{"hero", clansChief}, {"main", clansDeck}} {
			for _, id := range s.Decks[seat].Cards(part.name) {
				f, _ := Clans.FaceByID(id)
				w.Enter(next, f, part.zone+rules.Zone(seat))
				next++
			}
		}
		deck := clansDeck + rules.Zone(seat)
		w.Shuffle(deck, &m.rng)
		for range min(3, m.board.Count(deck)) {
			w.Move(m.board.Top(deck), clansHand+rules.Zone(seat))
		}
	}
	first := int32(s.First)
	if s.First == rules.Nobody {
		first = int32(m.rng.Uint64() % 2)
	}
	w.Change(clansActive, rules.Nobody, first)
	m.check()
	return m, nil
}

func (m *clans) active() rules.Seat { return rules.Seat(m.board.Var(clansActive, rules.Nobody)) }

func (m *clans) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	if m.over {
		return m.asks
	}
	s := m.active()
	k := m.ask(rules.Ask{Decider: s, Subject: s})
	for _, id := range m.board.Zone(clansHand + rules.Zone(s)) {
		say(k, rules.Action{Verb: clansPut, Card: id, Zone: clansPlay + rules.Zone(s), Whom: rules.Nobody})
	}
	return m.asks
}

func (m *clans) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	s := m.active()
	w.Move(a.Card, a.Zone)
	w.NextStep()
	if deck := clansDeck + rules.Zone(s); m.board.Count(deck) > 0 {
		w.Move(m.board.Top(deck), clansHand+rules.Zone(s))
	}
	w.NextStep()
	w.Change(clansTurn, rules.Nobody, m.board.Var(clansTurn, rules.Nobody)+1)
	w.Change(clansActive, rules.Nobody, int32(m.next(s)))
	m.check()
	return w.Events, nil
}

// check ends the match after the last turn, or when a hand is empty.
func (m *clans) check() {
	if m.board.Var(clansTurn, rules.Nobody) == clansTurns || m.board.Count(clansHand+rules.Zone(m.active())) == 0 {
		m.winners(m.score, rules.Text{FR: "Le clan le plus haut.", EN: "The higher clan."})
	}
}

func (m *clans) score(s rules.Seat) (sum int32) {
	var chief clanCard
	if id := m.board.Top(clansChief + rules.Zone(s)); id != 0 {
		chief = clanCards[m.board.Cards[id].Face]
	}
	for _, id := range m.board.Zone(clansPlay + rules.Zone(s)) {
		c := clanCards[m.board.Cards[id].Face]
		sum += int32(c.cost)
		if c.colour == chief.colour {
			sum++
		}
	}
	return sum
}

func (m *clans) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	return whyNot(m, seat, card, to)
}

func (m *clans) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*clans)
	if !ok {
		c = new(clans)
	}
	c.copyFrom(&m.core)
	return c
}

func (m *clans) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*clans)
	c.redeal(seat, r)
	return c
}

func (m *clans) AppendState(dst []byte) []byte { return m.appendState(dst) }
