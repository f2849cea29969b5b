package tiny

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Puppet is a game for two seats in which one may decide the other's turn. In
// his turn a player draws a card and plays one: a stone into an empty place of
// his row, or a puppeteer, who looks at the opponent's hand and decides his
// next turn. When both rows are full or nobody can play, the higher row wins.
var Puppet *rules.Game

func init() {
	faces := []rules.FaceInfo{face("", "", "")}
	for _, n := range []string{"1", "2", "3", "4", "5"} {
		faces = append(faces, face("stone"+n, "Pierre de "+n, "Stone of "+n))
	}
	faces = append(faces, face("puppeteer", "Marionnettiste", "Puppeteer"))
	Puppet = speak(&rules.Game{
		ID: "puppet", Name: "Puppet", Version: 1, Seats: []int{2}, Hidden: true,
		Faces: faces, Layout: func(*rules.Setup) *rules.Layout { return puppetTable },
		New: func(s *rules.Setup) (rules.Match, error) {
			m := &puppet{core{board: *rules.NewBoard(puppetTable)}}
			var deck []rules.Face
			for i := range puppetTable.Cards {
				deck = append(deck, rules.Face(1+i%6))
			}
			m.deal(s, deck, puppetDeck, []rules.Zone{puppetHand, puppetHand + 1}, 2)
			w := rules.Begin(&m.board, nil)
			w.Change(puppetActive, rules.Nobody, int32(max(s.First, 0)))
			w.Change(puppetHeld, rules.Nobody, -1)
			m.draw(&w)
			return m, nil
		},
		At: func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			m := &puppet{core{board: *b, rng: rules.NewRNG(s.Seed)}}
			if m.board.Var(puppetHeld, rules.Nobody) >= 0 {
				w := rules.Begin(&m.board, nil)
				m.hold(&w)
			}
			return m, nil
		},
	})
}

const (
	puppetDeck    = rules.Zone(1)
	puppetDiscard = rules.Zone(2)
	puppetHand    = rules.Zone(3) // and 4
	puppetRow     = rules.Zone(5) // and 6

	puppetActive = rules.Var(0)
	puppetHeld   = rules.Var(1) // whose turn the other decides; -1 nobody's

	puppeteer = rules.Face(6)
	rowSlots  = 4
)

var puppetTable = &rules.Layout{
	Seats: 2, Cards: 18,
	Zones: append(append([]rules.ZoneInfo{nowhere, pile(word("deck", "pioche", "deck"), 0),
		pile(word("discard", "défausse", "discard"), rules.Everyone)},
		each(2, word("hand", "main", "hand"), 0, rules.Only)...),
		each(2, word("row", "rangée", "row"), rowSlots, all)...),
	Vars: []rules.VarInfo{{Word: word("active", "joueur actif", "active player"), Max: 1, Names: true},
		{Word: word("held", "joueur tenu", "held player"), Min: -1, Max: 1}},
	Verbs: []rules.Word{word("play", "Jouer", "Play"), word("pass", "Passer", "Pass")},
	Notes: []rules.Word{word("held", "son tour est décidé par l’autre", "the other decides this turn")},
	Asks:  []rules.Word{word("play", "jouer une carte", "play a card")},
}

// puppet is a match; all of its state is on the board.
type puppet struct{ core }

func (m *puppet) active() rules.Seat { return rules.Seat(m.board.Var(puppetActive, rules.Nobody)) }

// decider answers for the active player: himself, or who holds him.
func (m *puppet) decider() rules.Seat {
	if s := m.active(); m.board.Var(puppetHeld, rules.Nobody) != int32(s) {
		return s
	}
	return m.next(m.active())
}

func (m *puppet) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	if m.over {
		return m.asks
	}
	s := m.active()
	k := m.ask(rules.Ask{Decider: m.decider(), Subject: s})
	row := puppetRow + rules.Zone(s)
	for _, id := range m.board.Zone(puppetHand + rules.Zone(s)) {
		if m.board.Cards[id].Face == puppeteer {
			say(k, rules.Action{Card: id, Zone: puppetDiscard, Whom: rules.Nobody})
			continue
		}
		for p, at := range m.board.Zone(row) {
			if at == 0 {
				say(k, rules.Action{Card: id, Zone: row, Place: int16(p), Whom: rules.Nobody})
			}
		}
	}
	say(k, rules.Do(k.Decider, 1))
	return m.asks
}

func (m *puppet) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	s := m.active()
	held := int32(-1)
	switch {
	case a.Card == 0:
	case a.Zone == puppetDiscard:
		w.Move(a.Card, puppetDiscard)
		held = int32(m.next(s))
	default:
		w.MoveTo(a.Card, a.Zone, int(a.Place))
	}
	w.NextStep()
	w.Change(puppetHeld, rules.Nobody, held)
	w.Change(puppetActive, rules.Nobody, int32(m.next(s)))
	if m.finished() {
		m.winners(m.score, rules.Text{FR: "La rangée la plus haute.", EN: "The higher row."})
		return w.Events, nil
	}
	w.NextStep()
	m.draw(&w)
	m.hold(&w)
	return w.Events, nil
}

// finished reports whether nothing can be drawn any more, or all is full.
func (m *puppet) finished() bool {
	full := m.board.Count(puppetRow) == rowSlots && m.board.Count(puppetRow+1) == rowSlots
	return full || m.board.Count(puppetDeck) == 0
}

func (m *puppet) score(s rules.Seat) (sum int32) {
	for _, id := range m.board.Zone(puppetRow + rules.Zone(s)) {
		sum += int32(m.board.Cards[id].Face)
	}
	return sum
}

func (m *puppet) draw(w *rules.Writer) {
	if top := m.board.Top(puppetDeck); top != 0 {
		w.Move(top, puppetHand+rules.Zone(m.active()))
	}
}

// hold shows a held player's hand to the one who decides for him.
func (m *puppet) hold(w *rules.Writer) {
	if m.decider() == m.active() {
		return
	}
	w.NextStep()
	w.Note(0, rules.Event{Seat: m.active()})
	for _, id := range m.board.Zone(puppetHand + rules.Zone(m.active())) {
		w.Show(id, rules.Only(m.decider()))
	}
}

func (m *puppet) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	return whyNot(m, seat, card, to)
}

func (m *puppet) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*puppet)
	if !ok {
		c = new(puppet)
	}
	c.copyFrom(&m.core)
	return c
}

func (m *puppet) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*puppet)
	c.redeal(seat, r)
	return c
}

func (m *puppet) AppendState(dst []byte) []byte { return m.appendState(dst) }
