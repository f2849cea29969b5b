package arcaneduel

import (
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

// position opens the position of a scenario's head.
func position(t *testing.T, head string) (*rules.Session, error) {
	t.Helper()
	list, err := scenario.Parse("test", "scenario test\ngame arcane-duel\nseats Alice, Bruno, Chloé\nzone deck: rest\n"+head+"\n")
	if err != nil {
		t.Fatal(err)
	}
	return scenario.Open(Game, &list[0])
}

// TestStall checks that the stall guard calls a draw and says so (R12).
func TestStall(t *testing.T) {
	s, err := position(t, "set turn 3999")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, over := s.Match().Outcome(); over {
			t.Fatal("the match is over too early")
		}
		if err := s.Do(rules.Do(s.Match().Asks()[0].Decider, VerbPass)); err != nil {
			t.Fatal(err)
		}
	}
	o, over := s.Match().Outcome()
	if !over || !o.Stalled || o.Winners != 0 || !strings.Contains(o.Reason.EN, "too long") {
		t.Errorf("after %d turns the outcome is %+v, %v", maxTurns, o, over)
	}
}

// TestBadPositions checks that what no match can be in is refused with a reason.
func TestBadPositions(t *testing.T) {
	for head, want := range map[string]string{
		"set phase 0":                        "phase is 0",
		"set life Bruno 0\nset life Chloé 0": "at least two players",
		"set life Alice 0":                   "active player must have life",
		"zone play: Éclair":                  "a card or combination is in play",
		"set hit Bruno 1":                    "no spell is in play",
		"set wins Bruno 3":                   "has won already",
		"set poison Bruno 9":                 "more than 8",
		"set turn 4000":                      "must be below",
		"set life Bruno 10":                  "life is 10",
	} {
		if _, err := position(t, head); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", head, err)
		}
	}
}

// TestBadSetups checks that New refuses what it cannot play.
func TestBadSetups(t *testing.T) {
	for _, change := range []func(s *rules.Setup){
		func(s *rules.Setup) { s.Seats = s.Seats[:1] },
		func(s *rules.Setup) { s.First = 3 },
		func(s *rules.Setup) { s.Options = []rules.OptionSet{{Key: "life", Value: 3}} },
	} {
		s := rulestest.Setup(Game, 3, 1)
		change(&s)
		if _, err := Game.New(&s); err == nil {
			t.Errorf("%+v is accepted", s)
		}
	}
}

// TestTheftIsFair checks that each card of a hand is stolen about as often, and
// that a third player sees the same whichever it is.
func TestTheftIsFair(t *testing.T) {
	const games = 600
	s, err := position(t, "zone hand Alice: Main des ombres\nzone hand Bruno: Miroir, Éclair, Bouclier")
	if err != nil {
		t.Fatal(err)
	}
	theft := playAt(t, s.Match(), 1)
	if err := s.Do(theft); err != nil {
		t.Fatal(err)
	}
	stolen := map[rules.Face]int{}
	var first []rules.Event
	for seed := range uint64(games) {
		m := s.Match().CloneInto(nil).(*Match)
		m.rng = rules.NewRNG(seed)
		events, err := m.Apply(rules.Do(1, VerbEndure), nil)
		if err != nil {
			t.Fatal(err)
		}
		hand := m.hand(0)
		if len(hand) != 1 {
			t.Fatalf("the thief holds %d cards", len(hand))
		}
		stolen[m.face(hand[0])]++
		var seen []rules.Event
		for _, e := range events {
			if e, ok := rules.Redact(e, 2); ok {
				seen = append(seen, e)
			}
		}
		if first == nil {
			first = seen
		}
		if !slices.Equal(seen, first) {
			t.Fatalf("the third player sees %+v, then %+v", first, seen)
		}
	}
	for _, f := range []rules.Face{Mirror, Lightning, Shield} {
		if n := stolen[f]; n < games/4 || n > games*5/12 {
			t.Errorf("%s is stolen %d times in %d", Cards[f].Name.EN, n, games)
		}
	}
}

// playAt returns the first answer that plays a card on a seat.
func playAt(t *testing.T, m rules.Match, whom rules.Seat) rules.Action {
	t.Helper()
	for _, a := range m.Asks()[0].Answers {
		if a.Verb == VerbPlay && a.Whom == whom {
			return a.Action
		}
	}
	t.Fatalf("no card can be played on seat %d", whom)
	return rules.Action{}
}

// TestQuestionLeaksNothing checks that to the others an attacked player is
// asked the same with a Defence card and without one.
func TestQuestionLeaksNothing(t *testing.T) {
	var asked [2][]rules.Ask
	for i, card := range []string{"Bouclier", "Lumière de guérison"} {
		s, err := position(t, "zone hand Alice: Boule de feu\nzone hand Bruno: "+card)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Do(playAt(t, s.Match(), 1)); err != nil {
			t.Fatal(err)
		}
		asked[i] = append(asked[i], s.Asks(2)...)
		asked[i] = append(asked[i], s.Asks(rules.Nobody)...)
	}
	for i := range asked[0] {
		x, y := asked[0][i], asked[1][i]
		if x.Kind != AskDefend || x.Kind != y.Kind || x.Decider != 1 || y.Decider != 1 || x.Answers != nil || y.Answers != nil || x.Num != y.Num {
			t.Errorf("the others see %+v and %+v", x, y)
		}
	}
}

// TestNewRoundHurtsNobody checks that the log of a new round speaks of dice that
// are set, and of no life lost or regained.
func TestNewRoundHurtsNobody(t *testing.T) {
	s, err := position(t, "set life Bruno 1\nset life Chloé 1\nset round 1\nzone hand Alice: Éclair")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Do(rules.Action{Seat: 0, Verb: VerbPlay, Card: s.Match().(*Match).hand(0)[0], Zone: ZonePlay, Whom: rules.Nobody}); err != nil {
		t.Fatal(err)
	}
	set, begun := 0, false
	s.Retell(0, 0, func(_ int, view *rules.Board, e *rules.Event) {
		text := rules.Plain(Game.Tell(s.Setup(), view, e).FR)
		begun = begun || e.Kind == rules.Note && e.Note() == NoteRound
		switch {
		case strings.Contains(text, "remet son dé sur 5"):
			set++
		case begun && strings.Contains(text, "de vie"):
			t.Errorf("the new round says %q", text)
		}
	})
	if !begun || set != 3 {
		t.Errorf("%d dice are set for a new round (%v)", set, begun)
	}
}
