// Package puzzle has puzzles, positions with a goal that the solver's seat can
// force, and the search that proves them.
//
// A puzzle is a text in the format of scenarios with a few words more:
//
//	puzzle  Le dernier souffle | The Last Breath
//	grade   1                        # from 1 to 3
//	about   S-42, D25
//	game    dracoliath
//	seats   Vous, Braise             # the first one solves, or "solver NAME"
//	set     life Braise 1
//	zone    hand Vous: Éclair de Vie, Souffle ardent
//	goal    win
//	by      end of turn
//	text    Gagnez ce tour-ci. | Win this turn.
//	hint    [Éclair de Vie] … | …
//	idea    Ce qui dépasse le maximum blesse. | What is beyond the maximum hurts.
//	line    Vous play "Éclair de Vie"
//
// A goal is "win [SEAT]", "draw", "survive [SEAT]", "no outcome", "COUNTER [SEAT] =
// N", "zone NAME [SEAT] = N", "attr NAME CARD = N" or "lies CARD in ZONE [SEAT]"; instead of =
// there may be <, <=, > or >=. Of several goals all must be so at once.
//
// "by" says until when the goal must come true: "end of turn", "end of the next
// turn", "turns N", "answers N" of the solver, or "outcome". With "at" in its place it
// must be so then, and not before: that is for what is to be kept.
//
// # How a puzzle is proven
//
// [Problem.Solve] goes through all answers of all seats. The solver's seat must have
// one answer for all worlds that it cannot tell apart, so what is searched are sets
// of worlds: an answer splits a set by what the seat then sees. The others know all
// and may do anything. Cards that somebody knows are dealt in every way beforehand;
// of a card that nobody knows it is decided when it comes to light, in every way
// there is, so that what stays hidden costs nothing and a shuffle is no chance.
// Where chance itself decides (a card drawn by lot), many draws are tried: a
// refutation found so is one, a proof is not, and the verdict says so.
package puzzle
