// Package bots is the thinking of the players that the program runs.
//
// A [Player] sits at a seat and has a [Level]. Asked something, it begins a
// [Thought], which works in small steps for as long as the caller lets it, and
// always has an answer:
//
//	p := bots.New(game, bots.Knight, seat, seed)
//	t := p.Think(match)
//	for !t.Step(timeIsUp) {
//		// let the screen have its turn
//	}
//	match.Apply(t.Answer(), nil)
//
// # What it knows
//
// [Player.Think] deals afresh what its seat may not know, and keeps nothing of
// the match but that copy. What a RedealInto makes depends on what the seat sees and
// on the player's own random numbers; so in two worlds that look the same to it,
// the same player gives the same answer after the same number of tries.
//
// # How it thinks
//
// The two lower levels have habits: a game's simple player, once with the eyes of
// a beginner. The two higher ones play on in mind. A try deals the hidden cards
// afresh, goes down a tree of answers tried before (its own and the others', each
// choosing what did well for himself), lets habits play on to the end of a turn
// that the game names, and looks how likely its seat is to win then. Answers that
// do well are tried more often. All answers to the question are tried on the same
// deals, so that they are compared and not their luck. This is Monte Carlo tree
// search on information sets, with the habits of a simple player behind the tree.
//
// A draft (a payment, an order of attackers) is one answer: its steps are thought
// about together, and once the first is given the others follow. A step back is
// never taken. What was answered twice in a position is not answered there a third
// time, so that nothing runs in circles.
//
// What a game adds is its [rules.Style].
package bots
