// Package preview tells what would come of the answers that are being
// considered, to the one who looks and from nothing but what he may know.
//
// There are three kinds of it, each in a file of its own:
//
//	counters.go    what the counters of the players would be
//	comparison.go  what would become of cards and players, answer beside answer
//	targets.go     what the answer being prepared, or the card being played, works on
//
// A [Preview] is made from a [Position]. How it is painted is a matter of the
// table; what a game tells of is in its look.Preview.
package preview

import (
	"math/rand/v2"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pick"
)

// A Preview is what would come of what is being considered now.
type Preview struct {
	Counters   Counters
	Comparison Comparison
	Targets    Targets

	look     *look.Look
	session  *rules.Session
	numbers  *look.Numbers
	meanings *look.Meanings
	screen   Screen
	whom     rules.Seat // whom Counters are about, while a player is being chosen
}

// A Screen says what only the screen knows.
type Screen struct {
	// Knower is with whose knowledge is told what an answer of a seat comes to.
	Knower func(s rules.Seat) rules.Seat
	// Answers are those that bringing what is held to a goal could mean.
	Answers func(g pick.Goal) []rules.Answer
}

// New returns the preview of a match in which nothing is being considered.
func New(lk *look.Look, s *rules.Session, n *look.Numbers, m *look.Meanings, screen Screen) *Preview {
	return &Preview{look: lk, session: s, numbers: n, meanings: m, screen: screen, whom: rules.Nobody}
}

// A Position is what a preview depends on.
type Position struct {
	View *rules.Board // the table as it is shown
	Ask  *rules.Ask   // the question open on the screen, or nil
	Hand *pick.Hand
	// Card is the one that is held, or else looked at if something can be done with
	// it; Goal is the goal of Hand that is considered, or -1.
	Card rules.CardID
	Goal int
	Seat rules.Seat // through whose eyes the table is seen
	Lang rules.Lang
	// Busy is set while nothing can be answered, Settled while nothing is being
	// prepared on the table: it was answered, or is chosen in a panel.
	Busy, Settled bool
}

// key is all of a Position that a preview of a card depends on.
type key struct {
	actions int
	draft   int // its length and last card
	last    rules.CardID
	card    rules.CardID
	goal    int
	seat    rules.Seat
	lang    rules.Lang
	busy    bool
}

func (p *Preview) key(at *Position, card rules.CardID, busy bool) key {
	k := key{actions: p.session.Len(), busy: busy, seat: at.Seat, lang: at.Lang, goal: -1}
	if at.Ask != nil {
		if k.draft = len(at.Ask.Draft); k.draft > 0 {
			k.last = at.Ask.Draft[k.draft-1]
		}
		k.card, k.goal = card, at.Goal
	}
	return k
}

// Update makes the comparison and the targets anew where what is considered has
// changed, and reports whether other targets are told of.
func (p *Preview) Update(at Position) bool {
	p.compare(at)
	return p.aim(&at)
}

// Clear forgets what was considered: another question is open, or none.
func (p *Preview) Clear() { p.Counters, p.whom = Counters{}, rules.Nobody }

// A trial is what would come of an answer, as far as its seat can know: what
// would happen, the table before and after it, and whether that is all.
type trial struct {
	events        []rules.Event
	before, after *rules.Board
	whole         bool
}

// try tries an answer behind which things go on as pass says.
func (p *Preview) try(a rules.Action, pass func(b *rules.Board, k *rules.Ask) (rules.Action, bool)) trial {
	seat := p.screen.Knower(a.Seat)
	events, whole := rules.PreviewOn(p.session.Match(), seat, a, anyChance(), pass)
	r := trial{events: events, before: p.session.View(seat), whole: whole}
	r.after = r.before.Clone()
	for i := range events {
		r.after.Do(&events[i])
	}
	return r
}

// anyChance is the chance a preview is made with. Its seed matters to nobody: a
// preview ends where chance begins.
func anyChance() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }
