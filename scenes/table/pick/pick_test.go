package pick

import (
	"slices"
	"testing"

	"wyrmtable/rules"
)

// question is a question about cards 3, 4 and 5: 3 may go to either of two
// places, 4 onto card 9, 5 in two manners to the same zone; and one may pass.
func question() *rules.Ask {
	at := func(c rules.CardID, z rules.Zone, place int16, verb rules.Verb) rules.Answer {
		return rules.Answer{Action: rules.Action{Seat: 1, Verb: verb, Card: c, Zone: z, Place: place, Whom: rules.Nobody}}
	}
	on := at(4, 0, 0, 1)
	on.Target = 9
	return &rules.Ask{Decider: 1, Answers: []rules.Answer{
		at(3, 2, 0, 1), at(3, 2, 1, 1), on, at(5, 6, 0, 1), at(5, 6, 0, 2),
		{Action: rules.Do(1, 7)},
	}}
}

func TestPickLightsExactlyTheLegalGoals(t *testing.T) {
	var h Hand
	h.Ask(question())
	if got := h.Sources(nil); !slices.Equal(got, []rules.CardID{3, 4, 5}) {
		t.Fatalf("sources = %v", got)
	}
	if h.Pick(8) || h.Card() != 0 {
		t.Error("a card without answers was picked up")
	}
	if !h.Pick(3) {
		t.Fatal("card 3 cannot be picked up")
	}
	want := []Goal{{Zone: 2, Place: 0, Whom: rules.Nobody}, {Zone: 2, Place: 1, Whom: rules.Nobody}}
	if !slices.Equal(h.Goals(), want) {
		t.Errorf("goals = %+v", h.Goals())
	}
	if !h.Pick(4) || len(h.Goals()) != 1 || h.Goals()[0].Card != 9 {
		t.Errorf("goals of card 4 = %+v", h.Goals())
	}
}

func TestAnswersComeFromTheList(t *testing.T) {
	k := question()
	var h Hand
	h.Ask(k)
	for _, c := range h.Sources(nil) {
		h.Pick(c)
		for _, g := range h.Goals() {
			for _, a := range h.To(g) {
				if !k.Legal(a.Action) {
					t.Errorf("%+v is not among the answers", a.Action)
				}
			}
		}
	}
	h.Pick(5)
	if got := h.To(h.Goals()[0]); len(got) != 2 {
		t.Errorf("card 5 has %d manners to go, want 2", len(got))
	}
	if got := h.To(Goal{Zone: 3, Whom: rules.Nobody}); got != nil {
		t.Errorf("an unlit goal gives %+v", got)
	}
}

func TestOnly(t *testing.T) {
	var h Hand
	h.Ask(question())
	if _, ok := h.Only(3); ok {
		t.Error("card 3 has two answers, yet one is the only one")
	}
	if a, ok := h.Only(4); !ok || a.Target != 9 {
		t.Errorf("Only(4) = %+v, %v", a, ok)
	}
}

func TestANewQuestionPutsTheCardBack(t *testing.T) {
	var h Hand
	h.Ask(question())
	h.Pick(3)
	h.Ask(question())
	if h.Card() != 0 || len(h.Goals()) != 0 {
		t.Error("a card is still held after a new question")
	}
	h.Ask(nil)
	if h.CanPick(3) {
		t.Error("cards glow when nobody is asked")
	}
}

func TestEitherCardOfAnExchangeCanBeCarried(t *testing.T) {
	k := question()
	var h Hand
	h.Ask(k)
	if h.CanPick(9) {
		t.Fatal("a target can be picked up without being told so")
	}
	h.Either(1)
	if !h.Pick(9) || len(h.Goals()) != 1 || h.Goals()[0].Card != 4 {
		t.Fatalf("goals of the target = %+v", h.Goals())
	}
	if got := h.To(h.Goals()[0]); len(got) != 1 || got[0] != k.Answers[2] {
		t.Errorf("carrying the target onto its card gives %+v", got)
	}
	if a, ok := h.Only(9); !ok || a != k.Answers[2] {
		t.Errorf("the one answer of the target = %+v, %v", a, ok)
	}
	h.Ask(k)
	if h.CanPick(9) {
		t.Error("the next question inherits it")
	}
}

func TestAQuestionOfTargetsHoldsItsCard(t *testing.T) {
	at := func(target rules.CardID) rules.Answer {
		return rules.Answer{Action: rules.Action{Seat: 1, Verb: 2, Target: target, Whom: rules.Nobody}}
	}
	k := &rules.Ask{Decider: 1, Source: 7, Answers: []rules.Answer{at(3), at(4)}}
	var h Hand
	h.Ask(k)
	if h.Card() != 7 || !h.Bound() || len(h.Goals()) != 2 {
		t.Fatalf("holds %d, bound %v, goals %+v", h.Card(), h.Bound(), h.Goals())
	}
	if got := h.To(Goal{Card: 4, Whom: rules.Nobody}); len(got) != 1 || got[0] != k.Answers[1] {
		t.Errorf("to card 4: %+v", got)
	}
	h.Drop()
	if h.Card() != 7 {
		t.Error("the card was put back")
	}
}
