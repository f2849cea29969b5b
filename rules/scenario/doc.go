// Package scenario reads and runs scenarios: small texts that put cards on a
// table, do a few steps, and say what must then be true. They read like the
// questions and answers at the end of a rule book, and a newcomer can write one
// for any game with nothing but the words printed here and the names of the
// game's layout and cards.
//
//	# a comment
//	scenario A heal beyond the maximum hurts the opponent
//	about  S-42, D25               # sentences and rulings it shows
//	game   dracoliath
//	seats  Alice, Bruno
//	first  Alice
//	set    life Alice 12
//	set    life Bruno 1
//	zone   hand Alice: Éclair de Vie, Souffle ardent (engaged=1)
//	zone   river: -, X, Y
//	zone   deck: Top card, Next card, rest
//	do     Alice play "Éclair de Vie"
//	expect life Bruno = 0
//	expect win Alice
//
// The head comes before the steps:
//
//   - "option KEY N", "seed N" and "deck SEAT: Card, Card*3" are of the setup.
//   - "set COUNTER [SEAT] VALUE" gives a counter a value; a seat's name stands
//     for its number.
//   - "zone NAME [SEAT]: CARDS" lays cards: of a pile the top comes first, of
//     other zones the left. "-" is an empty slot, "rest" every card that no
//     line names, "(known=Alice)" makes a seat know the card where it lies and
//     "(tapped=1)" sets an attribute.
//   - A counter or attribute that is the number of a card takes its name in quotes:
//     `set attacker "Card"`, `(host="Card"#2)`. #2 is the second copy that the zone
//     lines name, whether before or after.
//
// Without set and zone lines the match is dealt from the seed. With them the
// zones hold what is written and nothing else, and counters that are not set
// are as at the beginning of a match.
//
// A step is "do SEAT VERB [CARD] [on CARD] [to ZONE [SEAT] [PLACE]] [whom SEAT]
// [num N]", with cards in quotes; "X"#2 is the second copy on the table, those
// that more people know counting first. It must fit exactly one answer that is listed
// now (equal copies apart), so a question that nobody expected fails the scenario.
// Places count from 1. A step
// after the end of the match is passed over where a later line expects who has won:
// nothing that comes after the end counts.
//
// What may be expected:
//
//	expect ask SEAT KIND: ANSWER | ANSWER   exactly these answers; "none"
//	expect ask SEAT KIND                    this question, whatever the answers
//	expect no ask SEAT
//	expect illegal SEAT VERB …              no answer like this
//	expect COUNTER [SEAT] = N               or <, >, <=, >=, with spaces around; so everywhere
//	expect zone NAME [SEAT]: CARDS          "…" at the end: and more
//	expect zone NAME [SEAT] = N             so many cards
//	expect attr NAME CARD = N
//	expect known SEAT CARD                  that seat knows its face
//	expect hidden SEAT CARD
//	expect note NAME [SEAT] [CARD] [num N]  announced in the last step
//	expect no note NAME
//	expect says SEAT "words"                a line of the log in the last step
//	expect no says SEAT "words"
//	expect why SEAT CARD to ZONE [SEAT]: contains "words", or ok
//	expect win SEAT, SEAT — draw — no outcome
//
// [Run] runs a scenario three times: as it stands, with another answer given
// and undone before each step, and saved and loaded before each step.
//
// Texts of other kinds that begin with a position (lessons, puzzles) are read with the
// same words: [Cut] cuts a line, [Scenario.Add] takes the lines of the head, and a
// [Table] looks up answers ([Pattern]) and what shall be true ([Condition]).
package scenario
