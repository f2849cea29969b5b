package rulestest_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// A wavering match is one of Bids where a bid is a draft: a card is taken up,
// then bid or put back. Here the steps of a draft stand beside secret answers
// that are final, and each has its own leaks.
type wavering struct {
	rules.Match
	held [rules.MaxSeats]rules.CardID
	leak func(k *rules.Ask, a rules.Action, events []rules.Event) []rules.Event
	ask  func(k *rules.Ask)
}

// The verbs of Bids, and what marks the taking up of a card.
const (
	bid, pass = rules.Verb(0), rules.Verb(2)
	takesUp   = 1
)

func (m *wavering) Asks() []rules.Ask {
	asks := slices.Clone(m.Match.Asks())
	for i := range asks {
		k := &asks[i]
		if k.Mode != rules.Secret || k.Answered {
			continue
		}
		k.Answers = slices.Clone(k.Answers)
		held := m.held[k.Decider]
		if held == 0 {
			for j := range k.Answers {
				k.Answers[j].Num = takesUp
			}
			continue
		}
		k.Draft = []rules.CardID{held}
		k.Answers = slices.DeleteFunc(k.Answers, func(a rules.Answer) bool { return a.Card != held })
		k.Answers = append(k.Answers, rules.Answer{Action: rules.Do(k.Decider, pass), Back: true})
		if m.ask != nil {
			m.ask(k)
		}
	}
	return asks
}

func (m *wavering) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	k := rules.Find(m, a)
	if k == nil {
		return dst, rules.ErrIllegal
	}
	var asked rules.Ask
	for _, q := range m.Asks() {
		if q.Decider == a.Seat {
			asked = q
		}
	}
	var events []rules.Event
	var err error
	switch {
	case asked.Mode == rules.Secret && a.Num == takesUp:
		m.held[a.Seat] = a.Card
	case asked.Mode == rules.Secret && a.Verb == pass:
		m.held[a.Seat] = 0
	default:
		events, err = m.Match.Apply(a, nil)
		m.held[a.Seat] = 0
	}
	if m.leak != nil && err == nil {
		events = m.leak(&asked, a, events)
	}
	return append(dst, events...), err
}

func (m *wavering) CloneInto(rules.Match) rules.Match {
	c := *m
	c.Match = m.Match.CloneInto(nil)
	return &c
}

func (m *wavering) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := *m
	c.Match = m.Match.RedealInto(nil, seat, r)
	for s := range c.held {
		if rules.Seat(s) != seat {
			c.held[s] = 0
		}
	}
	return &c
}

func (m *wavering) AppendState(dst []byte) []byte {
	dst = m.Match.AppendState(dst)
	for _, id := range m.held {
		dst = append(dst, byte(id))
	}
	return dst
}

// waver returns Bids with drafts, with what spoils them.
func waver(ask func(k *rules.Ask), leak func(k *rules.Ask, a rules.Action, events []rules.Event) []rules.Event) *rules.Game {
	g := *tiny.Bids
	g.New = func(s *rules.Setup) (rules.Match, error) {
		m, err := tiny.Bids.New(s)
		return &wavering{Match: m, ask: ask, leak: leak}, err
	}
	return &g
}

func TestSecretDraftsAreSound(t *testing.T) {
	rulestest.Run(t, waver(nil, nil), rulestest.Config{Seats: []int{2, 3}, Games: 10, LightGames: 10})
}

// chosen is the note of a bid, or of a leak.
func chosen(s rules.Seat, n int) rules.Event {
	return rules.Event{Kind: rules.Note, Seat: s, New: int32(n)}
}

func TestCatchesLeaksOfDrafts(t *testing.T) {
	t.Run("question of a step", func(t *testing.T) {
		caught(t, waver(func(k *rules.Ask) { k.Subject = rules.Seat(k.Draft[0] % 3 % 2) }, nil), "leak in question")
	})
	t.Run("event of a step", func(t *testing.T) {
		caught(t, waver(nil, func(k *rules.Ask, a rules.Action, events []rules.Event) []rules.Event {
			if k.Mode == rules.Secret && a.Num == takesUp {
				events = append(events, chosen(a.Seat, int(a.Card)))
			}
			return events
		}), "leak in event")
	})
	t.Run("some steps are told", func(t *testing.T) {
		caught(t, waver(nil, func(k *rules.Ask, a rules.Action, events []rules.Event) []rules.Event {
			if k.Mode == rules.Secret && a.Num == takesUp && a.Card%3 == 0 {
				events = append(events, chosen(a.Seat, 0))
			}
			return events
		}), "leak in event")
	})
	t.Run("some secret answers are told", func(t *testing.T) {
		caught(t, spoil(tiny.Bids, &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			events, err := m.Apply(a, dst)
			if len(events) == 1 && events[0].Kind == rules.Note && a.Verb == bid && a.Card%3 == 0 {
				events = nil
			}
			return events, err
		}}), "leak in event")
	})
	// What a draft ends with tells what only he knows who drafted.
	t.Run("end of a draft", func(t *testing.T) {
		caught(t, spoil(tiny.Order, &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			b := m.Board()
			top := int(b.Cards[b.Top(1)].Face)
			events, err := m.Apply(a, nil)
			if len(events) > 0 {
				events = append([]rules.Event{chosen(a.Seat, top)}, events...)
			}
			return append(dst, events...), err
		}}), "leak in event")
	})
	// A spell is paid for and shown, and before that a card is told that stays
	// in the hand.
	t.Run("end of a draft that shows a card", func(t *testing.T) {
		caught(t, spoil(tiny.Duel, &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			b := m.Board()
			kept := 0
			if hand := b.Zone(4 + rules.Zone(a.Seat)); len(hand) > 0 {
				kept = int(b.Cards[hand[0]].Face)
			}
			events, err := m.Apply(a, nil)
			if len(events) > 0 && events[0].Kind == rules.Move {
				events = append([]rules.Event{chosen(a.Seat, kept)}, events...)
			}
			return append(dst, events...), err
		}}), "leak in event")
	})
}
