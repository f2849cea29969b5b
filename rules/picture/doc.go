// Package picture reads the pictures of a game's help: positions that the program
// paints, and cards whose parts are named. Nothing is drawn here, and there is no
// picture file.
//
//	# a comment, on a line of its own
//	picture riviere
//	caption Une carte de la [[riviere]] rejoint la Main. | A card of the [[riviere]] goes to the hand.
//	about   S24, S25
//	zone    river: Orbe du sommet, Vague, Bourgeon
//	zone    hand Azur: Étincelle
//	zone    deck: rest
//	show    zone river
//	show    zone hand Azur
//	mark    zone river: la Rivière | the River
//	mark    card "Vague": celle que l’on prend | the one that is taken
//	do      Azur take "Vague"
//
// A picture begins with its id, by which a line ![riviere] of the help puts it on a
// page; a file has as many as it likes. "about" names sentences and rulings of the
// game's sheet. The position is written as in a scenario, without the line "game":
// "seats" (Azur and Braise where nothing is said), "first", "option", "seed", "deck",
// "set" and "zone" (see package scenario).
//
//	show    what is seen of the table; several lines: all of it, and what lies between.
//	        Without one the whole table is seen
//	mark    what is named: PLACE: TEXT. It bears a number, and the text stands below
//	do      what happens: an answer of a scenario; it is shown in motion when somebody
//	        asks for it
//	eyes    NAME: whose hand is seen, where hands are secret; without it the first seat's
//
// A place is written as the point of a lesson: zone NAME [SEAT] [PLACE] | card "NAME" |
// counter NAME [SEAT] | phase.
//
// A picture of a card has instead of a position
//
//	card    "Étincelle"
//	part    50 8: le nom | the name
//
// where the numbers say where the part lies on the large card, in hundredths of its
// width and height from its upper left corner.
//
// [Of] reads the pictures of a game and [Picture.Check] proves one.
package picture
