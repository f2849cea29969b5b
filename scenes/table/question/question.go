// Package question is the question that is open on the screen: who is asked, what
// he may answer with which button or card, and whether he has. It asks nobody and
// answers nothing.
package question

import (
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/watch"
)

// Sources are what a question depends on. What they point at belongs to the table
// and changes.
type Sources struct {
	Look  *look.Look
	Match *rules.Session
	Watch *watch.Watch
	View  *rules.Board // the board as it is shown
	Hand  *pick.Hand   // is shown the question
	Busy  func() bool  // something is still moving or to be told: nothing can be answered
}

// A Question is what somebody at the screen is asked.
type Question struct {
	Ask   *rules.Ask // nil while nothing is asked
	Aloud bool       // it is put by the one who looks to another, without the screen

	src      Sources
	answered bool // Ask is, and the table tells what came of it
	asks     []rules.Ask
	pairs    []rules.Answer // that could be played now
	idle     []bool         // by card: it can only be discarded now
	lit      time.Duration  // until then what can be acted with shines; 0: it does not
}

// New returns the question of a match in which nothing has been asked yet.
func New(s Sources) Question {
	return Question{src: s, idle: make([]bool, s.Match.Match().Board().Layout().Cards+1)}
}

// Next takes the question away and returns whom the next one is for. If that can
// be put aloud it says so.
func (q *Question) Next() rules.Seat {
	q.Ask, q.answered = nil, false
	_, q.Aloud = q.src.Watch.Standing.Aloud()
	return q.src.Watch.Asked()
}

// Open opens the question to a seat, as far as whoever looks may see it.
func (q *Question) Open(to rules.Seat) {
	q.asks = q.src.Watch.Asks(to, q.asks)
	for i := range q.asks {
		if !q.asks[i].Answered && q.asks[i].Decider == to {
			q.Ask = &q.asks[i]
			break
		}
	}
	q.src.Hand.Ask(q.Ask)
	q.either(q.src.Look.Play.Exchange)
	q.readPairs()
	for id := range q.idle {
		q.idle[id] = q.onlyDiscarded(rules.CardID(id))
	}
	if k := q.src.Look.Play.Pairs; k != nil {
		q.either(k.Verb)
	}
}

// either lets the answers of a verb begin with either of their cards.
func (q *Question) either(verb string) {
	for v, info := range q.layout().Verbs {
		if info.Name == verb && verb != "" {
			q.src.Hand.Either(rules.Verb(v))
		}
	}
}

// Answer takes note that the question has been answered: it stands until the table
// has told what came of it.
func (q *Question) Answer() { q.answered = true }

// Answered reports whether the question has been answered, and the table tells
// what came of it.
func (q *Question) Answered() bool { return q.answered }

// Settle takes away what was held or could be played for the question: it has been
// answered or taken back.
func (q *Question) Settle() {
	q.src.Hand.Ask(nil)
	q.pairs = q.pairs[:0]
}

// Drop takes the question away while the table goes on.
func (q *Question) Drop() { q.Ask, q.Aloud = nil, false }

// Forget takes the question away from whoever looks.
func (q *Question) Forget() {
	q.Settle()
	q.Drop()
	q.asks, q.lit = q.asks[:0], 0
}

// Whom returns who is asked; Nobody while nobody is.
func (q *Question) Whom() rules.Seat {
	if q.Ask == nil {
		return rules.Nobody
	}
	return q.Ask.Decider
}

// Mute reports whether nobody who may answer is looking: then cards do nothing,
// and no reason is given, since reasons speak of hands.
func (q *Question) Mute() bool { return q.Ask == nil || len(q.Ask.Answers) == 0 }

// Program reports whether the program is asked.
func (q *Question) Program() bool { return q.Ask != nil && q.src.Match.Program.Has(q.Ask.Decider) }

// Kind is the name by which the game knows what is asked.
func (q *Question) Kind() string { return q.layout().Asks[q.Ask.Kind].Name }

// closed reports whether nothing can be answered now.
func (q *Question) closed() bool { return q.Ask == nil || q.src.Busy() }

func (q *Question) layout() *rules.Layout { return q.src.View.Layout() }

// verb is the name of an answer's verb.
func (q *Question) verb(a *rules.Answer) string { return q.layout().Verbs[a.Verb].Name }

// litTime is how long the cards that can be acted with shine.
const litTime = 900 * time.Millisecond

// Light makes the cards that can be acted with shine for a moment.
func (q *Question) Light(now time.Duration) { q.lit = now + litTime }

// Lit reports whether they shine.
func (q *Question) Lit() bool { return q.lit != 0 }

// Pass lets time pass, and reports whether they shine no more.
func (q *Question) Pass(now time.Duration) bool {
	if q.lit == 0 || now < q.lit {
		return false
	}
	q.lit = 0
	return true
}
