// Package rules is the vocabulary that every card game on the table shares.
// There is no pixel, clock, goroutine or file in it: a game is a value that
// answers questions.
//
// Five words carry everything:
//
//   - A [Match] is one game in progress, the whole truth with its hidden cards.
//     It is a plain value: it can be cloned, compared, saved and searched at
//     any question.
//   - A [Board] is what lies on the table: cards in zones, their attributes,
//     and counters. [Board.View] gives what one seat may see of it.
//   - An [Ask] is a question now open to a seat, together with every legal
//     answer. What is not among the answers is not allowed.
//   - An [Action] is one answer.
//   - An [Event] is one change of the board, played forwards or backwards, or a
//     note that changes nothing. A board changes only by events.
//
// A turn of the crank is always the same: read [Match.Asks], choose an
// [Answer], give its Action to [Match.Apply], and play the events that come
// back. [Session] does this for the people at one table and adds undo and
// saves. Package rulestest checks that a game keeps the promises made here.
//
// A game never reaches into the board by hand: it writes through a [Writer],
// which changes the board and records the event in one step.
package rules
