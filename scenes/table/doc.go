// Package table is the table at which a match is played: cards that are
// dragged, instruments that move, a log, and the buttons around them.
//
// The way from a hand to the screen is one line through this folder:
//
//	gesture.go   a drag, two clicks or keys pick up a card and choose a goal
//	             (package pick: only what the question lists can come out)
//	commit.go    the answer is applied and autosaved; or one is taken back
//	story.go     the events come back and wait in a queue, step by step
//	meaning.go   what each of them looks and sounds like: one list a game
//	pose.go      where the cards rest after a step (package layout)
//	draw*.go     what stands on the screen meanwhile (package motion)
//
// The match is always ahead of what is shown: a press finishes all motions at
// once, and a program killed in the middle of one has lost nothing.
//
// What belongs to one game (its rectangles, its pictures, the list of
// meanings) is in a [Look]; no other file here knows any game.
package table
