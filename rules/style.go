package rules

import "math/rand/v2"

// A Style is what a game tells the automatic players of package bots about
// itself. It is data and functions; the thinking is theirs. A game without one is
// played by chance and by who has won in the end, which is weak and never wrong.
//
// Every function is given a match dealt afresh for the player who thinks, so that
// nothing in it can be more than he may know.
type Style struct {
	// Turn counts the turns of a match, so that what is tried can be played to the
	// end of one. It never falls.
	Turn func(m Match) int
	// Clock are the counters that only tell how much time has passed: positions that
	// differ in nothing else are the same, and nobody is to come back to them for ever.
	Clock []Var
	// Turns is to the end of which turn a try is played: 1 is the present one.
	// Ahead is how many answers follow the tree at least. With a Turns of 0 a try
	// ends after those.
	Turns, Ahead int
	// Patience is after how many turns a player no longer looks ahead and goes by
	// habit: who sees danger in everything can wait for ever. 0 is never.
	Patience int
	// Value says how likely seat is to win by the looks of the table, from 0 to 1,
	// while the match goes on. The values of opponents add up to about 1.
	Value func(m Match, seat Seat) float64
	// Traits appends to dst what there is to count about a seat's side, as numbers. It is
	// for a value that is learnt and not guessed: the command build/learn finds out from
	// many matches what each trait is worth. It may be nil.
	Traits func(m Match, seat Seat, dst []float64) []float64
	// Habit makes a simple player, with memory of its own and an eye for the table. A nil
	// Habit is chance.
	Habit func(eye Eye) Habit
	// Chance says that tries are played by chance and not by Habit: where much can
	// be tried in little time, that tells more.
	Chance bool
	// Blind says that all others answer by Habit however often a try has come that way.
	// Answers of theirs that are thought about too are the best against the hand of who
	// thinks, and against what he has chosen in secret, which they do not know.
	Blind bool
	// Skip reports that answer i of k need not be thought about: it changes
	// nothing, or another is never worse. Where it says so of all, all are thought about.
	// Steps back are skipped anyway. It may be nil.
	Skip func(m Match, k *Ask, i int) bool
	// Tries is how many tries the highest level makes for an answer if it is not
	// stopped before, and Brief how many the level below.
	Tries, Brief int
}

// An Eye is how well a habit sees what a table is worth.
type Eye uint8

// The eyes.
const (
	Naive  Eye = iota // of the lowest level: its own next step
	Simple            // of the second level
	Keen              // in tries, where it plays for everybody: as well as the game can
)

// A Habit answers the question that waits for seat, without much thought, a piece of
// work at a time: with piece 0 it begins, and is then called with 1, 2 and so on, and
// else the same, until it is done and has an answer. A piece of work is about one answer
// tried, so that in a browser, where nothing else goes on meanwhile, no frame is late.
type Habit func(m Match, seat Seat, r *rand.Rand, piece int) (a Action, done bool)

// Answer does all pieces.
func (h Habit) Answer(m Match, seat Seat, r *rand.Rand) Action {
	for piece := 0; ; piece++ {
		if a, done := h(m, seat, r, piece); done {
			return a
		}
	}
}
