// Package highest is the game of docs/adding-a-game.md, which shows this very code.
// Its folder is what the folder of any game looks like.
package highest

import (
	"errors"
	"math/rand/v2"
	"strconv"

	"wyrmtable/rules"
)

const (
	deck  = rules.Zone(1)
	trick = rules.Zone(2)
	won   = rules.Zone(3)
	hands = rules.Zone(4) // and one more for each seat

	points = rules.Var(0)
	turn   = rules.Var(1) // whose turn it is

	taken = rules.NoteID(0)
)

func layout(s *rules.Setup) *rules.Layout {
	seats := len(s.Seats)
	table := func(name, fr, en string, seen rules.SeatSet) rules.ZoneInfo {
		return rules.ZoneInfo{Word: word(name, fr, en), Seat: rules.Nobody, Pile: true, Seen: seen}
	}
	l := &rules.Layout{
		Seats: seats, Cards: 12,
		Zones: []rules.ZoneInfo{
			table("nowhere", "nulle part", "nowhere", 0),
			table("deck", "pioche", "deck", 0),
			table("trick", "pli", "trick", rules.Everyone),
			table("won", "plis gagnés", "tricks won", rules.Everyone),
		},
		Vars: []rules.VarInfo{
			{Word: word("points", "points", "points"), Max: 3},
			{Word: word("turn", "tour de", "turn of"), Max: int32(seats) - 1, Names: true},
		},
		Verbs: []rules.Word{word("play", "Jouer", "Play")},
		Notes: []rules.Word{word("taken", "prend le pli", "takes the trick")},
		Asks:  []rules.Word{word("card", "jouer une carte", "play a card")},
	}
	for s := range rules.Seat(seats) {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: word("hand", "main", "hand"), Seat: s, Seen: rules.Only(s)})
	}
	return l
}

// word is short, for tables of names.
var word = rules.NewWord

func cards() []rules.FaceInfo {
	list := []rules.FaceInfo{{}} // face 0 is the hidden card
	for n := 1; n <= 12; n++ {
		s := strconv.Itoa(n)
		list = append(list, rules.FaceInfo{ID: "card" + s, Name: rules.Text{FR: "Carte " + s, EN: "Card " + s}})
	}
	return list
}

// match is the whole truth of a game in progress.
type match struct {
	board  rules.Board
	leader rules.Seat
	end    rules.Outcome
	over   bool
}

func (m *match) Board() *rules.Board            { return &m.board }
func (m *match) Outcome() (rules.Outcome, bool) { return m.end, m.over }
func (m *match) seats() rules.Seat              { return rules.Seat(m.board.Layout().Seats) }
func (m *match) turn() rules.Seat               { return rules.Seat(m.board.Var(turn, rules.Nobody)) }

func (m *match) Asks() []rules.Ask {
	if m.over {
		return nil
	}
	s := m.turn()
	ask := rules.Ask{Decider: s, Subject: s}
	for _, id := range m.board.Zone(hands + rules.Zone(s)) {
		a := rules.Action{Seat: s, Card: id, Zone: trick, Whom: rules.Nobody}
		ask.Answers = append(ask.Answers, rules.Answer{Action: a})
	}
	return []rules.Ask{ask}
}

func (m *match) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	w.Move(a.Card, trick)
	next := (a.Seat + 1) % m.seats()
	if m.board.Count(trick) == int(m.seats()) {
		next = m.take(&w)
	}
	w.NextStep()
	w.Change(turn, rules.Nobody, int32(next))
	return w.Events, nil
}

// take gives the trick to the highest card and returns who took it.
func (m *match) take(w *rules.Writer) rules.Seat {
	best, at := rules.Face(0), 0
	for i, id := range m.board.Zone(trick) {
		if f := m.board.Cards[id].Face; f > best {
			best, at = f, i
		}
	}
	winner := (m.leader + rules.Seat(at)) % m.seats()
	w.NextStep()
	w.Note(taken, rules.Event{Seat: winner})
	w.Change(points, winner, m.board.Var(points, winner)+1)
	for m.board.Count(trick) > 0 {
		w.Move(m.board.Top(trick), won)
	}
	m.leader = winner
	if m.board.Count(hands) == 0 {
		m.finish()
	}
	return winner
}

func (m *match) finish() {
	most := int32(0)
	for s := range m.seats() {
		switch p := m.board.Var(points, s); {
		case p > most:
			most, m.end.Winners = p, rules.Only(s)
		case p == most:
			m.end.Winners = m.end.Winners.With(s)
		}
	}
	m.end.Reason = rules.Text{FR: "Le plus de plis.", EN: "Most tricks."}
	m.over = true
}

func (m *match) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	switch {
	case m.over || seat != m.turn():
		return rules.Text{FR: "Ce n’est pas son tour.", EN: "It is another player’s turn."}
	case m.board.Cards[card].Zone != hands+rules.Zone(seat) || to != trick:
		return rules.Text{FR: "Une carte va de la main au pli.", EN: "A card goes from the hand to the trick."}
	}
	return rules.Text{}
}

func (m *match) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*match)
	if !ok {
		c = new(match)
	}
	c.board.CopyFrom(&m.board)
	c.leader, c.end, c.over = m.leader, m.end, m.over
	return c
}

func (m *match) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*match)
	c.board.Redeal(seat, r)
	return c
}

func (m *match) AppendState(dst []byte) []byte {
	return append(m.board.AppendState(dst), byte(m.leader), byte(m.end.Winners))
}

// Game is the game of Highest.
var Game = newGame()

func newGame() *rules.Game {
	g := &rules.Game{
		ID: "highest", Name: "Highest", Version: 1, Seats: []int{2, 3, 4},
		Faces: cards(), Hidden: true, Layout: layout, New: deal, At: from,
	}
	g.Tell, g.Label, g.Prompt = g.PlainTell, g.PlainLabel, g.PlainPrompt
	return g
}

// deal begins a match: shuffle, three cards each.
func deal(s *rules.Setup) (rules.Match, error) {
	m := &match{board: *rules.NewBoard(layout(s))}
	rng := rules.NewRNG(s.Seed)
	m.leader = s.First
	if m.leader == rules.Nobody {
		m.leader = rules.Seat(rng.IntN(len(s.Seats)))
	}
	w := rules.Begin(&m.board, nil)
	for id := rules.CardID(1); id <= 12; id++ {
		w.Enter(id, rules.Face(id), deck)
	}
	w.Shuffle(deck, &rng)
	for range 3 {
		for seat := range m.seats() {
			w.Move(m.board.Top(deck), hands+rules.Zone(seat))
		}
	}
	w.Change(turn, rules.Nobody, int32(m.leader))
	return m, nil
}

// from begins with a given board, for scenarios: with an empty trick.
func from(s *rules.Setup, b *rules.Board) (rules.Match, error) {
	m := &match{board: *b, leader: rules.Seat(b.Var(turn, rules.Nobody))}
	for seat := range m.seats() {
		if n := b.Count(hands + rules.Zone(seat)); n == 0 || n != b.Count(hands) || b.Count(trick) > 0 {
			return nil, errUneven
		}
	}
	return m, nil
}

var errUneven = errors.New("the hands must be equal and the trick empty")
