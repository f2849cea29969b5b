package rules

// An Action is one answer to an open question. It is a flat value that can be
// compared, saved and replayed; only fields that tell answers apart are set.
type Action struct {
	Seat   Seat   // who answers: the Decider of the question
	Verb   Verb   // what is done
	Card   CardID // the card it is done with
	Target CardID // the card it is done to
	Zone   Zone   // where the card goes; what a drag and drop aims at
	Place  int16  // the slot of Zone
	Whom   Seat   // the seat it is done to; Nobody when none
	Num    int16  // a number or an index among choices
}

// Do returns the action of a seat that only says a verb.
func Do(s Seat, v Verb) Action { return Action{Seat: s, Verb: v, Whom: Nobody} }

// An Answer is a legal action of a question.
type Answer struct {
	Action
	// Back marks an answer that takes a step of a draft back. Searches may skip
	// it and loops are not suspected behind it.
	Back bool
}

// A Mode says how a question is put when several are open at once.
type Mode uint8

const (
	// Single is a question to one seat.
	Single Mode = iota
	// Secret questions are answered by each seat unseen; all answers take
	// effect together.
	Secret
	// Open questions may be answered by any of the asked seats; the first
	// answer that is no pass closes the others.
	Open
)

// An Ask is a question now open, with every legal answer. The one list lights
// cards and drop zones, serves mouse, keyboard and screen reader, and feeds
// automatic players.
//
// A long choice (a payment, an order) is a draft: its steps are answers that
// change the question's Draft and nothing on the board, until a last answer
// makes all the moves at once.
type Ask struct {
	Kind    AskKind
	Mode    Mode
	Decider Seat // who answers; curtain and undo follow him
	// Subject is for whom it is answered: icons, legality and costs follow him.
	// It differs from Decider under mind control.
	Subject  Seat
	Source   CardID // the card that asks; 0 for the rules
	Num      int16  // a number of the question: how many still to choose
	Answers  []Answer
	Draft    []CardID // what the draft holds so far, in order
	Answered bool     // a Secret question that waits for the others
	// Public says that everybody sees the answers: nothing hidden decides which
	// there are or which is wise, so that the Decider can answer with all looking
	// on. Whether a question is public may itself depend only on what all see.
	Public bool
	// PartPublic says the same of those answers only that name no card but such as
	// everybody knows. At a table where hands lie face down they can be given
	// without showing one; see BeforeAll.
	PartPublic bool
}

// Legal reports whether a is among the answers.
func (k *Ask) Legal(a Action) bool {
	for i := range k.Answers {
		if k.Answers[i].Action == a {
			return true
		}
	}
	return false
}

// Find returns the open question of m to which a is a legal answer, or nil.
func Find(m Match, a Action) *Ask {
	asks := m.Asks()
	for i := range asks {
		if asks[i].Decider == a.Seat && asks[i].Legal(a) {
			return &asks[i]
		}
	}
	return nil
}
