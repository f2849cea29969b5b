// Package table is the table at which a match is played: cards that are
// dragged, instruments that move, a log, and the buttons around them.
//
// A [Scene] wires parts, each in a package of its own below this folder: what it
// does here is to let one part know what another has found. The way from a hand to
// the screen is one line through it:
//
//	gesture.go   a drag, two clicks or keys pick up a card and choose a goal
//	             (package pick: only what the question lists can come out)
//	commit.go    the answer is applied and autosaved; or one is taken back
//	motions.go   the events come back (package story) and are shown step by step,
//	             as the game's list of meanings says
//	scene.go     when all is told the next question opens (package question)
//	reset.go     what belonged to the last one, or to another viewer, is forgotten
//	build*.go    what can be pressed meanwhile is described (packages panel, places, track …)
//	draw.go      what lies and moves is drawn (packages tableau, motion, paint)
//
// Who may see what is decided in package watch, and eyes.go and handing.go do what
// it says: nothing is shown that is not made from its view.
//
// The match is always ahead of what is shown: a press finishes all motions at
// once, and a program killed in the middle of one has lost nothing.
//
// What belongs to one game (its rectangles, its pictures, the list of meanings) is
// in a look.Look; no other file here knows any game.
package table
