// Package lesson reads and checks lessons: small texts that take a newcomer by the
// hand on a real table. A lesson is the head of a scenario (see package scenario) and
// steps.
//
//	# a comment, on a line of its own
//	lesson  Prendre et jouer | Take and play
//	idea    Chaque tour, on prend une carte, puis on en joue une. | Every turn you take a card, then play one.
//	time    2
//	about   S12, S13
//	shows   tour, riviere
//	game    dracoliath
//	seats   Azur, Braise
//	first   Azur
//	zone    river: Orbe du sommet, Vague, Bourgeon
//	zone    deck: rest
//
//	say     Voici la [[riviere]]. | This is the [[riviere]].
//	point   zone river
//	wait    Azur take "Vague"
//	or      Azur take "Bourgeon"
//	else    Pas celle-ci. | Not that one.
//	hint    Regardez la carte bleue. | Look at the blue card.
//	let     Braise take "Orbe du sommet"
//	check   life Braise = 12
//	done    Voilà ! | There!
//
// The head, besides the lines of a scenario: "time" is in minutes, "about" names
// sentences and rulings of the game's sheet, "shows" pages of its help and words of
// its glossary, from which one comes here. The first seat is the learner's, or that of
// "learner NAME".
//
// The steps:
//
//	say     a text of one panel, in both languages. The learner reads and presses on, or
//	        does what a wait right behind it waits for.
//	point   what the say before speaks of: zone NAME [SEAT] [PLACE] | card "NAME" |
//	        counter NAME [SEAT] | button VERB | phase. Several are several lines.
//	wait    the answer of the learner that is taken, written as in a scenario: the more it
//	        leaves open, the more answers fit
//	or      another answer that is taken; all steps behind it must fit both
//	else    said when the learner gives another legal answer, which is then taken back;
//	        "else Azur take "Vague": text" is said of such answers only
//	hint    help, in steps: the second line is shown when the first was not enough
//	let     an answer that is given for a seat, for the other one mostly
//	check   what is so now: any expectation of a scenario
//	again   the next step is one to go back to
//	play    SEAT LEVEL until win | turn N | what a check may say of how things stand: the
//	        rest is played freely against the program (page, squire, knight, dragon)
//	done    said at the end
//
// In texts [Card] is a card of the game by its French name, [[id]] a word of its
// glossary and [[id/words]] the same in other words, *stars* stress, {life Braise} is
// the number at that moment, and {life Braise = 11} the same, which must then be 11.
//
// [Read] reads a lesson, [Course] the lessons of a game, and [Run] proves one.
package lesson
