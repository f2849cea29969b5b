// Package drakerion is the card game Drakerion for two: armies in two lines,
// a secret Manœuvre each turn, single combats with a window in which both sides
// act in turn, and prestige for every Character that falls.
//
// What is printed on the cards is data (card.go, ability.go), read from
// cards.txt. The match executes the same data from which the texts are written.
//
// Everything that people can see lies on the board: layout.go names the zones,
// counters and attributes. What a match has besides (match.go) is what it is in
// the middle of: secret choices, the abilities that wait for their turn, and the
// one that is being carried out.
//
// The way through a match: setup.go lays the table, turn.go walks through the
// phases, play.go does the actions, combat.go carries an attack to its end,
// resolve.go carries out effects and fate.go finds who has fallen and who has
// won.
//
// The rules in numbered sentences are SHEET.md; where the sheet leaves a gap,
// RULINGS.md says what was chosen and why. K1 and so on are rulings of the
// table, R1 and so on are this package's own.
package drakerion
