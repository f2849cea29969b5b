// Package pick turns what a person does with cards into answers of the game.
// Dragging, clicking twice and the keyboard all end here: a source card is
// picked up, its legal goals light, one goal is chosen, and what comes out is
// an answer that the open question listed. Nothing else can come out.
package pick

import (
	"slices"

	"wyrmtable/rules"
)

// A Goal is where a picked card may go: a zone, a place of it, another card, or
// a player.
type Goal struct {
	Zone  rules.Zone
	Place int16
	Card  rules.CardID // the card it is done to; 0 for a place
	Whom  rules.Seat   // the seat it is done to; Nobody for none
}

// InPlace is the goal of what a card does where it lies.
var InPlace = Goal{Whom: rules.Nobody}

// ToSeat reports whether a goal is a player.
func (g Goal) ToSeat() bool { return g.Card == 0 && g.Whom >= 0 }

// goalOf says where an answer is aimed. What is done with two cards is first
// carried onto the other, whoever it will be aimed at.
func goalOf(a *rules.Answer) Goal {
	if a.Target != 0 {
		return Goal{Zone: a.Zone, Place: a.Place, Card: a.Target, Whom: rules.Nobody}
	}
	return Goal{Zone: a.Zone, Place: a.Place, Card: a.Target, Whom: a.Whom}
}

// A Hand is what the people at the screen hold: at most one card.
type Hand struct {
	seat    rules.Seat
	answers []rules.Answer // of the question, those that begin with a card
	turned  []rules.Answer // those that may as well begin with their target
	card    rules.CardID
	goals   []Goal
	aimed   []rules.Answer // answers that differ in nothing but whom they are aimed at
	source  rules.CardID   // the card that such a question begins with
	bare    bool           // its answers name only their targets

	// Hinted is a card that is only looked at and could be picked; 0 for none.
	Hinted rules.CardID
	hints  []Goal // where it might go
}

// Ask shows the hand the open question of the seat that decides; nil when
// nobody is asked. What was held is put back.
func (h *Hand) Ask(k *rules.Ask) {
	h.answers, h.turned, h.source, h.bare = h.answers[:0], h.turned[:0], 0, false
	h.Drop()
	if k == nil {
		return
	}
	h.seat = k.Decider
	if k.Source != 0 && aimedOnly(k.Answers) {
		h.source = k.Source
		h.answers = append(h.answers, k.Answers...)
		h.Drop()
		return
	}
	if h.bare = k.Source != 0 && targetsOnly(k.Answers); h.bare {
		h.source = k.Source
		h.answers = append(h.answers, k.Answers...)
		h.Drop()
		return
	}
	if h.source = targeting(k); h.source != 0 {
		for _, a := range k.Answers {
			if a.Card == h.source {
				h.answers = append(h.answers, a)
			}
		}
		h.Drop()
		return
	}
	for _, a := range k.Answers {
		if a.Card != 0 {
			h.answers = append(h.answers, a)
		}
	}
}

// aimedOnly reports whether answers only choose a player, with no card.
func aimedOnly(answers []rules.Answer) bool {
	for i := range answers {
		if a := &answers[i]; a.Card != 0 || a.Zone != rules.Nowhere || a.Whom < 0 {
			return false
		}
	}
	return len(answers) > 0
}

// targetsOnly reports whether answers only choose what their question's card is
// aimed at.
func targetsOnly(answers []rules.Answer) bool {
	for i := range answers {
		if a := &answers[i]; a.Card != 0 || a.Target == 0 || a.Zone != rules.Nowhere {
			return false
		}
	}
	return len(answers) > 0
}

// targeting returns the card that a question asks a target for and nothing
// else: it is held, and any target may be pressed. It is 0 for other questions.
func targeting(k *rules.Ask) rules.CardID {
	card := rules.CardID(0)
	for i := range k.Answers {
		a := &k.Answers[i]
		switch {
		case a.Card == 0:
		case a.Card != k.Source && card == 0 || a.Target == 0 || card != 0 && a.Card != card:
			return 0
		default:
			card = a.Card
		}
	}
	return card
}

// Aim keeps hold of card and lets a player be chosen among answers, which are
// all begun with it and differ in the player. It reports whether that is what
// they differ in.
func (h *Hand) Aim(card rules.CardID, answers []rules.Answer) bool {
	if len(answers) == 0 {
		return false
	}
	for _, a := range answers {
		b := answers[0].Action
		b.Whom = a.Whom
		if a.Whom < 0 || a.Action != b {
			return false
		}
	}
	h.aimed = append([]rules.Answer(nil), answers...)
	h.card, h.goals = card, h.goals[:0]
	for _, a := range h.aimed {
		h.goals = append(h.goals, Goal{Whom: a.Whom})
	}
	return true
}

// Bound reports whether the question itself holds the card: it cannot be put
// back.
func (h *Hand) Bound() bool { return h.source != 0 }

// Aimed returns the answers among which a player is being chosen.
func (h *Hand) Aimed() []rules.Answer { return h.aimed }

// Either lets the answers of a verb, which exchanges two cards, begin with
// either of them.
func (h *Hand) Either(verb rules.Verb) {
	for i := range len(h.answers) {
		if a := h.answers[i]; a.Verb == verb && a.Target != 0 {
			h.turned = append(h.turned, a)
		}
	}
}

// from returns the answers that begin with card, and for each its goal.
func (h *Hand) from(card rules.CardID, each func(a *rules.Answer, g Goal)) {
	if h.aimed != nil && card == h.card {
		for i := range h.aimed {
			each(&h.aimed[i], Goal{Whom: h.aimed[i].Whom})
		}
		return
	}
	for i := range h.answers {
		if a := &h.answers[i]; a.Card == card || h.bare && card == h.source {
			each(a, goalOf(a))
		}
	}
	for i := range h.turned {
		if a := &h.turned[i]; a.Target == card {
			g := goalOf(a)
			g.Card = a.Card
			each(a, g)
		}
	}
}

// Card returns the card held, or 0.
func (h *Hand) Card() rules.CardID { return h.card }

// Seat returns who decides.
func (h *Hand) Seat() rules.Seat { return h.seat }

// CanPick reports whether there is anything to do with card: whether it glows.
func (h *Hand) CanPick(card rules.CardID) bool {
	for i := range h.answers {
		if h.answers[i].Card == card || h.bare && card == h.source {
			return true
		}
	}
	for i := range h.turned {
		if h.turned[i].Target == card {
			return true
		}
	}
	return false
}

// Any reports whether any card can be picked.
func (h *Hand) Any() bool { return len(h.answers) > 0 }

// GoalsOf appends the goals that card would have if it were picked, each once.
func (h *Hand) GoalsOf(card rules.CardID, dst []Goal) []Goal {
	start := len(dst)
	h.from(card, func(_ *rules.Answer, g Goal) {
		if !slices.Contains(dst[start:], g) {
			dst = append(dst, g)
		}
	})
	return dst
}

// Sources appends the cards that can be picked, each once.
func (h *Hand) Sources(dst []rules.CardID) []rules.CardID {
	start := len(dst)
next:
	for i := range h.answers {
		if h.answers[i].Card == 0 {
			continue
		}
		for _, c := range dst[start:] {
			if c == h.answers[i].Card {
				continue next
			}
		}
		dst = append(dst, h.answers[i].Card)
	}
	return dst
}

// Hint finds out where the card that is only looked at might go, if that is to be
// shown.
func (h *Hand) Hint(show bool) []Goal {
	h.hints = h.hints[:0]
	if show && h.Hinted != 0 {
		h.hints = h.GoalsOf(h.Hinted, h.hints)
	}
	return h.hints
}

// Hints returns what Hint has found.
func (h *Hand) Hints() []Goal { return h.hints }

// Pick takes card up and reports whether that is allowed.
func (h *Hand) Pick(card rules.CardID) bool {
	h.Drop()
	if card == 0 || !h.CanPick(card) {
		return false
	}
	h.hold(card)
	return true
}

// hold takes card up with all its goals.
func (h *Hand) hold(card rules.CardID) {
	h.card, h.goals = card, h.goals[:0]
	h.from(card, func(_ *rules.Answer, g Goal) {
		if !slices.Contains(h.goals, g) {
			h.goals = append(h.goals, g)
		}
	})
}

// Drop puts the card back: nothing has happened. A question that only asks for
// a player goes on asking.
func (h *Hand) Drop() {
	h.card, h.goals, h.aimed = 0, h.goals[:0], nil
	if h.source == 0 {
		return
	}
	if !h.Aim(h.source, h.answers) {
		h.hold(h.source)
	}
}

// Goals returns where the held card may go.
func (h *Hand) Goals() []Goal { return h.goals }

// To returns the answers that take the held card to g. There may be several,
// when a question must be asked besides; then the person chooses among them.
func (h *Hand) To(g Goal) []rules.Answer { return h.Of(h.card, g) }

// Of returns the answers that take card to g, held or not.
func (h *Hand) Of(card rules.CardID, g Goal) []rules.Answer {
	var out []rules.Answer
	h.from(card, func(a *rules.Answer, to Goal) {
		if to == g {
			out = append(out, *a)
		}
	})
	return out
}

// Only returns the one answer there is for card, if there is only one: then a
// second click on the card itself is enough.
func (h *Hand) Only(card rules.CardID) (rules.Answer, bool) {
	var found rules.Answer
	n := 0
	h.from(card, func(a *rules.Answer, _ Goal) {
		found = *a
		n++
	})
	if n != 1 {
		return rules.Answer{}, false
	}
	return found, true
}
