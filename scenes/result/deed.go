package result

import (
	"slices"

	"wyrmtable/rules"
)

// A deed is what somebody has answered, in a sentence.
type deed struct {
	words rules.Text
	named bool // the sentence says who it was
}

// secretly is after how many answers of others a secret one is told at the latest.
const secretly = 8

// deedOf is action n of a session as the log tells it, now that everything lies open;
// with the steps that follow, where it begins a draft. What the log leaves out is
// quoted as the answer was called.
func deedOf(s *rules.Session, n int) deed {
	at, err := s.Branch(n)
	if err != nil {
		return deed{}
	}
	who, called := s.Action(n).Seat, rules.Text{}
	k := rules.AskOf(at.Match(), who)
	if k == nil {
		return deed{}
	}
	secret := k.Mode == rules.Secret
	if i := slices.IndexFunc(k.Answers, func(b rules.Answer) bool { return b.Action == s.Action(n) }); i >= 0 {
		called = s.Game().Label(s.Setup(), at.View(rules.Referee), k, &k.Answers[i])
	}
	var cards []rules.CardID // that the answer names
	end := n
	for ; end < s.Len() && s.Action(end).Seat == who; end++ {
		if at.Do(s.Action(end)) != nil {
			break
		}
		if c := s.Action(end).Card; c != 0 {
			cards = append(cards, c)
		}
		if len(at.Seen(rules.Referee, n, nil)) > 0 {
			end++
			break
		}
	}
	for i := end; secret && i < min(s.Len(), end+secretly); i++ {
		if at.Do(s.Action(i)) != nil {
			break
		}
	}
	best, out := 0, deed{}
	at.Retell(rules.Referee, n, func(act int, view *rules.Board, e *rules.Event) {
		words := s.Game().Tell(s.Setup(), view, e)
		seat, card := names(words, who, cards)
		worth := 0
		switch {
		case seat && card:
			worth = 3
		case act >= end: // of another answer
		case seat && e.Kind == rules.Note && e.Step == 0:
			worth = 2
		case card:
			worth = 1
		}
		if worth > best {
			best, out = worth, deed{words, seat}
		}
	})
	if best > 0 {
		return out
	}
	return deed{rules.Join(rules.SeatName(s.Setup(), who), rules.Text{FR: " choisit «\u00a0", EN: " chooses “"}, called,
		rules.Text{FR: "\u00a0».", EN: "”."}), true}
}

// names reports whether a line of the log names a seat, and one of some cards.
func names(words rules.Text, seat rules.Seat, cards []rules.CardID) (who, what bool) {
	for _, span := range rules.Spans(words.FR) {
		who = who || span.Seat == seat
		what = what || span.Card != 0 && slices.Contains(cards, span.Card)
	}
	return who, what
}
