// Package pick turns what a person does with cards into answers of the game.
// Dragging, clicking twice and the keyboard all end here: a source card is
// picked up, its legal goals light, one goal is chosen, and what comes out is
// an answer that the open question listed. Nothing else can come out.
package pick

import "wyrmtable/rules"

// A Goal is where a picked card may go: a zone, a place of it, or another card.
type Goal struct {
	Zone  rules.Zone
	Place int16
	Card  rules.CardID // the card it is done to; 0 for a place
	Whom  rules.Seat   // the seat it is done to; Nobody for none
}

// goalOf says where an answer is aimed.
func goalOf(a *rules.Answer) Goal {
	return Goal{Zone: a.Zone, Place: a.Place, Card: a.Target, Whom: a.Whom}
}

// A Hand is what the people at the screen hold: at most one card.
type Hand struct {
	seat    rules.Seat
	answers []rules.Answer // of the question, those that begin with a card
	card    rules.CardID
	goals   []Goal
}

// Ask shows the hand the open question of the seat that decides; nil when
// nobody is asked. What was held is put back.
func (h *Hand) Ask(k *rules.Ask) {
	h.Drop()
	h.answers = h.answers[:0]
	if k == nil {
		return
	}
	h.seat = k.Decider
	for _, a := range k.Answers {
		if a.Card != 0 {
			h.answers = append(h.answers, a)
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
		if h.answers[i].Card == card {
			return true
		}
	}
	return false
}

// Sources appends the cards that can be picked, each once.
func (h *Hand) Sources(dst []rules.CardID) []rules.CardID {
	start := len(dst)
next:
	for i := range h.answers {
		for _, c := range dst[start:] {
			if c == h.answers[i].Card {
				continue next
			}
		}
		dst = append(dst, h.answers[i].Card)
	}
	return dst
}

// Pick takes card up and reports whether that is allowed.
func (h *Hand) Pick(card rules.CardID) bool {
	h.Drop()
	if card == 0 || !h.CanPick(card) {
		return false
	}
	h.card = card
next:
	for i := range h.answers {
		if h.answers[i].Card != card {
			continue
		}
		g := goalOf(&h.answers[i])
		for _, old := range h.goals {
			if old == g {
				continue next
			}
		}
		h.goals = append(h.goals, g)
	}
	return true
}

// Drop puts the card back: nothing has happened.
func (h *Hand) Drop() { h.card, h.goals = 0, h.goals[:0] }

// Goals returns where the held card may go.
func (h *Hand) Goals() []Goal { return h.goals }

// To returns the answers that take the held card to g. There may be several,
// when a question must be asked besides; then the person chooses among them.
func (h *Hand) To(g Goal) []rules.Answer { return h.Of(h.card, g) }

// Of returns the answers that take card to g, held or not.
func (h *Hand) Of(card rules.CardID, g Goal) []rules.Answer {
	var out []rules.Answer
	for i := range h.answers {
		if h.answers[i].Card == card && goalOf(&h.answers[i]) == g {
			out = append(out, h.answers[i])
		}
	}
	return out
}

// Only returns the one answer there is for card, if there is only one: then a
// second click on the card itself is enough.
func (h *Hand) Only(card rules.CardID) (rules.Answer, bool) {
	found := -1
	for i := range h.answers {
		if h.answers[i].Card == card {
			if found >= 0 {
				return rules.Answer{}, false
			}
			found = i
		}
	}
	if found < 0 {
		return rules.Answer{}, false
	}
	return h.answers[found], true
}
