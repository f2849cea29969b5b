package aestery

import (
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func start(t *testing.T, s rules.Setup) *Match {
	t.Helper()
	m, err := Game.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// do gives the first answer of the open question with that verb.
func do(t *testing.T, m *Match, v rules.Verb) []rules.Event {
	t.Helper()
	for _, a := range m.Asks()[0].Answers {
		if a.Verb == v {
			events, err := m.Apply(a.Action, nil)
			if err != nil {
				t.Fatal(err)
			}
			return events
		}
	}
	t.Fatalf("%s cannot be done: %+v", table.Verbs[v].Name, m.Asks()[0])
	return nil
}

// TestLot checks that a player is drawn to choose who begins where none is
// named (E34), and that both are drawn by some seed.
func TestLot(t *testing.T) {
	drawn := map[rules.Seat]bool{}
	for seed := range uint64(12) {
		s := rulestest.Setup(Game, 2, seed)
		s.First = rules.Nobody
		drawn[start(t, s).Asks()[0].Decider] = true
	}
	if !drawn[0] || !drawn[1] {
		t.Errorf("drawn: %v", drawn)
	}
}

// TestBadSetups checks that what cannot be played is refused in words.
func TestBadSetups(t *testing.T) {
	large := rules.Deck{Lines: []rules.DeckLine{{Section: "main", Card: "figurant", Count: maxDeck + 1}}}
	for name, change := range map[string]func(s *rules.Setup){
		"it is played by 2":                  func(s *rules.Setup) { s.Seats = s.Seats[:1] },
		"seat 4 cannot begin":                func(s *rules.Setup) { s.First = 4 },
		"has 201 cards, it must have 1 to 2": func(s *rules.Setup) { s.Decks[1] = large },
	} {
		s := rulestest.Setup(Game, 2, 1)
		change(&s)
		if _, err := Game.New(&s); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("want an error with %q, got %v", name, err)
		}
	}
}

// TestStall checks that a match of nothing but passes ends as a draw (R4): its
// decks are large enough for so many turns.
func TestStall(t *testing.T) {
	s := rulestest.Setup(Game, 2, 1)
	for i := range s.Decks {
		s.Decks[i] = rules.Deck{Lines: []rules.DeckLine{{Section: "main", Card: "figurant", Count: maxDeck}}}
	}
	m := start(t, s)
	m.board.Do(&rules.Event{Kind: rules.Change, Key: uint8(VarTurn), Seat: rules.Nobody, New: maxTurns - 1})
	do(t, m, VerbBegin)
	do(t, m, VerbKeep)
	do(t, m, VerbKeep)
	for range 200 {
		if m.over {
			break
		}
		switch m.Asks()[0].Kind {
		case AskLimit:
			do(t, m, VerbDiscard)
		default:
			do(t, m, VerbPass)
		}
	}
	if o, over := m.Outcome(); !over || !o.Stalled || o.Winners != 0 {
		t.Errorf("over %v, outcome %+v", over, o)
	}
}

// TestManyTokens checks that tokens beyond what has room are not created, and
// that a slot that is free again is used again (R3).
func TestManyTokens(t *testing.T) {
	m := start(t, rulestest.Setup(Game, 2, 1))
	m.w = rules.Begin(&m.board, nil)
	for i := range tokenSlots {
		if !m.create(MineFace, 1, false) {
			t.Fatalf("no room for token %d", i)
		}
	}
	if m.create(MineFace, 1, false) || m.w.Events[len(m.w.Events)-1].Note() != NoteNoRoom {
		t.Error("one token too many was created")
	}
	if !m.create(MineFace, 0, false) {
		t.Error("the tokens of one player take the room of the other's")
	}
	id := m.board.Zone(ZoneMines(1))[7]
	m.depart(id, ZoneGraveyard(1))
	if !m.create(FaceOf("marin"), 1, false) || m.board.Cards[id].Zone != ZoneFighters(1) {
		t.Error("the slot of a token that is gone is not used again")
	}
}

// TestTwoTargets checks that the two targets of an ability are different cards
// (R9): with one fighter alone the spell cannot be cast.
func TestTwoTargets(t *testing.T) {
	m := start(t, rulestest.Setup(Game, 2, 1))
	f := [MaxTargets]Filter{{Types: Fighter}, {Types: Fighter}}
	face := FaceOf("lutte-des-geants")
	was := Cards[face].Abilities[0].Targets
	defer func() { Cards[face].Abilities[0].Targets = was }()
	Cards[face].Abilities[0].Targets = f
	m.w = rules.Begin(&m.board, nil)
	m.create(FaceOf("marin"), 0, false)
	if m.hasTargets(face, 0, scope{you: 0}) {
		t.Error("one fighter is enough for two targets")
	}
	m.create(FaceOf("marin"), 1, false)
	if !m.hasTargets(face, 0, scope{you: 0}) {
		t.Error("two fighters are not enough for two targets")
	}
}

// TestStats checks that a view shows the same Force and Défense as the match
// counts with.
func TestStats(t *testing.T) {
	m := start(t, rulestest.Setup(Game, 2, 1))
	m.w = rules.Begin(&m.board, nil)
	m.create(FaceOf("marin"), 0, false)
	id := m.board.Zone(ZoneFighters(0))[0]
	m.w.Set(id, AttrPlus, 2)
	m.w.Set(id, AttrForce, -1)
	m.w.Set(id, AttrFatigue, 3)
	var view rules.Board
	m.board.View(rules.Nobody, &view)
	s := See(&view)
	if s.Force(id) != 3 || s.Defence(id) != 4 || s.Remaining(id) != 1 || m.sight.Force(id) != 3 {
		t.Errorf("Force %d, Défense %d, remaining %d", s.Force(id), s.Defence(id), s.Remaining(id))
	}
}

// open begins a scenario that only lays a position.
func open(t *testing.T, text string) *Match {
	t.Helper()
	list, err := scenario.Parse("test", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(Game, &list[0])
	if err != nil {
		t.Fatal(err)
	}
	return s.Match().CloneInto(nil).(*Match)
}
