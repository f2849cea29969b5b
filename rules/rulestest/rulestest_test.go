package rulestest_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// A plant is a fault put into a sound game: any method may be replaced. now is
// the match on which something was done last.
type plant struct {
	asks   func(m rules.Match) []rules.Ask
	apply  func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error)
	board  func(b *rules.Board)
	whyNot func(m rules.Match, seat rules.Seat) rules.Text
	clone  func(m rules.Match) rules.Match
	redeal func(m rules.Match, seat rules.Seat, r *rand.Rand) rules.Match
	now    rules.Match
}

// A spoilt match has a plant in it.
type spoilt struct {
	rules.Match
	plant *plant
	seen  rules.Board
}

func (s *spoilt) Asks() []rules.Ask {
	if s.plant.asks != nil {
		return s.plant.asks(s.Match)
	}
	return s.Match.Asks()
}

func (s *spoilt) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	s.plant.now = s.Match
	if s.plant.apply != nil {
		return s.plant.apply(s.Match, a, dst)
	}
	return s.Match.Apply(a, dst)
}

func (s *spoilt) Board() *rules.Board {
	if s.plant.board == nil {
		return s.Match.Board()
	}
	s.seen.CopyFrom(s.Match.Board())
	s.plant.board(&s.seen)
	return &s.seen
}

func (s *spoilt) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	if s.plant.whyNot != nil {
		return s.plant.whyNot(s.Match, seat)
	}
	return s.Match.WhyNot(seat, card, to)
}

func (s *spoilt) CloneInto(into rules.Match) rules.Match {
	if s.plant.clone != nil {
		return &spoilt{Match: s.plant.clone(s.Match), plant: s.plant}
	}
	if old, ok := into.(*spoilt); ok {
		return &spoilt{Match: s.Match.CloneInto(old.Match), plant: s.plant}
	}
	return &spoilt{Match: s.Match.CloneInto(nil), plant: s.plant}
}

func (s *spoilt) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	if s.plant.redeal != nil {
		return &spoilt{Match: s.plant.redeal(s.Match, seat, r), plant: s.plant}
	}
	return &spoilt{Match: s.Match.RedealInto(nil, seat, r), plant: s.plant}
}

// spoil returns g with the plant in its matches.
func spoil(g *rules.Game, p *plant) *rules.Game {
	bad := *g
	bad.New = func(s *rules.Setup) (rules.Match, error) {
		m, err := g.New(s)
		if err != nil {
			return nil, err
		}
		return &spoilt{Match: m, plant: p}, nil
	}
	return &bad
}

// secret is something that no seat may know: the face on top of the deck, which
// is zone 1 in every tiny game but may be known in Order.
func secret(m rules.Match) int {
	b := m.Board()
	return int(b.Cards[b.Zone(1)[0]].Face)
}

// hasSecret reports whether there is still a deck.
func hasSecret(m rules.Match) bool { return len(m.Board().Zone(1)) > 0 }

// caught checks that the suite names the fault.
func caught(t *testing.T, g *rules.Game, check string) {
	t.Helper()
	r := rulestest.Check(g, rulestest.Config{Seats: g.Seats[:1], Games: 12, LightGames: 12, MaxActions: 2000})
	for _, f := range r.Faults {
		if f.Check == check {
			return
		}
	}
	t.Errorf("the fault is not caught by the check %q; faults: %v", check, r.Faults)
}

func note(m rules.Match, events []rules.Event, e rules.Event) []rules.Event {
	w := rules.Begin(m.Board(), nil)
	if n := len(events); n > 0 {
		w.Step = events[n-1].Step
	}
	w.Note(0, e)
	return append(events, w.Events...)
}

func TestCatchesLeaks(t *testing.T) {
	t.Run("view", func(t *testing.T) {
		caught(t, spoil(tiny.Volley, &plant{board: func(b *rules.Board) {
			if deck := b.Zone(1); len(deck) > 0 { // a mark on the back of a marked card
				b.Cards[deck[0]].Back = uint8(b.Cards[deck[0]].Face)
			}
		}}), "leak in view")
	})
	t.Run("event", func(t *testing.T) {
		caught(t, spoil(tiny.Volley, &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			events, err := m.Apply(a, dst)
			if err == nil && hasSecret(m) {
				events = note(m, events, rules.Event{Seat: 0, New: int32(secret(m))})
			}
			return events, err
		}}), "leak in event")
	})
	t.Run("log", func(t *testing.T) {
		p := new(plant)
		g := spoil(tiny.Volley, p)
		g.Tell = func(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
			out := tiny.Volley.Tell(s, view, e)
			if p.now != nil && hasSecret(p.now) {
				out = rules.Join(out, rules.Number(secret(p.now)))
			}
			return out
		}
		caught(t, g, "leak in log")
	})
	t.Run("question", func(t *testing.T) {
		caught(t, spoil(tiny.Volley, &plant{asks: func(m rules.Match) []rules.Ask {
			asks := m.Asks()
			for i := range asks {
				if hasSecret(m) {
					asks[i].Num = int16(secret(m))
				}
			}
			return asks
		}}), "leak in question")
	})
	t.Run("public question", func(t *testing.T) { // whose answers name hidden cards
		caught(t, spoil(tiny.Puppet, &plant{asks: func(m rules.Match) []rules.Ask {
			asks := m.Asks()
			for i := range asks {
				asks[i].Public = true
			}
			return asks
		}}), "leak in question")
	})
	t.Run("WhyNot", func(t *testing.T) {
		caught(t, spoil(tiny.Volley, &plant{whyNot: func(m rules.Match, seat rules.Seat) rules.Text {
			if !hasSecret(m) {
				return rules.Text{}
			}
			return rules.Number(secret(m))
		}}), "leak in WhyNot")
	})
	t.Run("label", func(t *testing.T) {
		var last rules.Match
		g := spoil(tiny.Volley, &plant{asks: func(m rules.Match) []rules.Ask { last = m; return m.Asks() }})
		g.Prompt = func(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
			if !hasSecret(last) {
				return rules.Same("?")
			}
			return rules.Number(secret(last))
		}
		caught(t, g, "leak in question")
	})
	t.Run("secret choice", func(t *testing.T) {
		caught(t, spoil(tiny.Bids, &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			events, err := m.Apply(a, dst)
			if err == nil {
				events = note(m, events, rules.Event{Seat: a.Seat, New: int32(a.Card)})
			}
			return events, err
		}}), "leak in event")
	})
	t.Run("draft", func(t *testing.T) {
		caught(t, spoil(tiny.Duel, &plant{asks: func(m rules.Match) []rules.Ask {
			asks := m.Asks()
			for i := range asks {
				if len(asks[i].Draft) > 0 { // the public kind of the question counts along
					asks[i].Subject = rules.Seat(asks[i].Draft[0] % 2)
				}
			}
			return asks
		}}), "leak in question")
	})
}

func TestCatchesSkippedShuffles(t *testing.T) {
	t.Run("deal", func(t *testing.T) {
		bad := *tiny.Volley
		bad.New = func(s *rules.Setup) (rules.Match, error) {
			same := *s
			same.Seed, same.First = 1, 0
			return tiny.Volley.New(&same)
		}
		caught(t, &bad, "shuffle")
	})
	t.Run("discard", func(t *testing.T) {
		caught(t, spoil(tiny.Volley, &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			events, err := m.Apply(a, dst)
			top := m.Board().Top(2)
			if err != nil || top == 0 {
				return events, err
			}
			w := rules.Begin(m.Board(), nil)
			w.Step = events[len(events)-1].Step
			w.MoveKnown(top, 1, 0, 0)
			return append(events, w.Events...), nil
		}}), "shuffle")
	})
}

// after returns a plant that does something to the board after each action.
func after(do func(w *rules.Writer), keep bool) *plant {
	return &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
		events, err := m.Apply(a, dst)
		if err != nil {
			return events, err
		}
		w := rules.Begin(m.Board(), nil)
		if n := len(events); n > 0 {
			w.Step = events[n-1].Step
		}
		do(&w)
		if keep {
			events = append(events, w.Events...)
		}
		return events, nil
	}}
}

func TestCatchesFaults(t *testing.T) {
	same := func(m rules.Match) rules.Match { return m }
	turn := rules.Var(2)
	tests := []struct {
		name, check string
		plant       *plant
	}{
		{"change without an event", "events", after(func(w *rules.Writer) { w.Change(turn, 0, 1+w.Board.Var(turn, 0)) }, false)},
		{"counter out of range", "counters", after(func(w *rules.Writer) { w.Change(turn, 1, 999) }, true)},
		{"lost card", "cards", after(func(w *rules.Writer) {
			if c := w.Board.Top(2); c != 0 {
				w.Board.Cards[c].Face = 1 + w.Board.Cards[c].Face%3
			}
		}, true)},
		{"event that changes nothing", "events", &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			events, err := m.Apply(a, dst)
			if err == nil {
				events = append(events, rules.Event{Kind: rules.Change, Seat: 0, Key: 0, Step: events[len(events)-1].Step,
					Old: m.Board().Var(0, 0), New: m.Board().Var(0, 0)})
			}
			return events, err
		}}},
		{"accepts anything", "answers", &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			events, err := m.Apply(a, dst)
			if err != nil {
				err = nil
			}
			return events, err
		}}},
		{"refuses a listed answer", "answers", &plant{apply: func(m rules.Match, a rules.Action, dst []rules.Event) ([]rules.Event, error) {
			if a.Card != 0 {
				return dst, rules.ErrIllegal
			}
			return m.Apply(a, dst)
		}}},
		{"clone is the match itself", "clone", &plant{clone: same}},
		{"redeal is the match itself", "redeal", &plant{redeal: func(m rules.Match, _ rules.Seat, _ *rand.Rand) rules.Match { return m.CloneInto(nil) }}},
		{"redeal keeps the future", "chance", &plant{redeal: func(m rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
			c := m.CloneInto(nil)
			c.Board().Redeal(seat, r)
			return c
		}}},
		{"answer listed twice", "asks", &plant{asks: func(m rules.Match) []rules.Ask {
			asks := m.Asks()
			for i := range asks {
				asks[i].Answers = append(asks[i].Answers, asks[i].Answers[0])
			}
			return asks
		}}},
		{"text in one language", "texts", &plant{whyNot: func(rules.Match, rules.Seat) rules.Text { return rules.Text{FR: "Non."} }}},
		{"bad typography", "texts", &plant{whyNot: func(rules.Match, rules.Seat) rules.Text { return rules.Text{FR: "Non!", EN: "No!"} }}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { caught(t, spoil(tiny.Volley, tt.plant), tt.check) })
	}
	t.Run("position that cannot go on", func(t *testing.T) {
		bad := *tiny.Volley
		bad.At = func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			m, err := tiny.Volley.At(s, b)
			return &spoilt{Match: m, plant: &plant{asks: func(rules.Match) []rules.Ask { return nil }}}, err
		}
		caught(t, &bad, "position")
	})
	t.Run("log speaks to the reader", func(t *testing.T) {
		bad := *tiny.Volley
		bad.Tell = func(*rules.Setup, *rules.Board, *rules.Event) rules.Text {
			return rules.Text{FR: "Vous jouez.", EN: "You play."}
		}
		caught(t, &bad, "texts")
	})
	t.Run("endless game", func(t *testing.T) {
		bad := *tiny.Volley
		r := rulestest.Check(&bad, rulestest.Config{Seats: []int{3}, Games: 1, LightGames: 1, MaxActions: 5})
		if len(r.Faults) == 0 || r.Faults[0].Check != "stall" {
			t.Errorf("faults: %v", r.Faults)
		}
	})
	t.Run("chance outside the match", func(t *testing.T) {
		dice := rules.NewRNG(1)
		caught(t, spoil(tiny.Puppet, after(func(w *rules.Writer) { w.Shuffle(1, &dice) }, true)), "undo")
	})
}

func TestCatchesBadSeatings(t *testing.T) {
	g := *tiny.Duel
	g.Seating = func(int) rules.Seating { return rules.Seating{Teams: [][]rules.Seat{{0}}} }
	caught(t, &g, "seating")
}
