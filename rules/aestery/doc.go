// Package aestery is the card game Aestery by its simplified rules, for two:
// fighters, stories and ephemerals are paid with Aether from Mines and from
// pitched cards; a stack with priority; attackers, blockers and fighters
// flashed from the hand; heroes with experience.
//
// What is printed on the cards is data (card.go, ability.go), read from
// cards.txt. The match executes the same data from which the texts are written.
//
// Everything that people can see lies on the board, so that scenarios can lay
// it and the screen can show it: layout.go names the zones, counters and
// attributes. What a match has besides (match.go) is what it is in the middle
// of: a payment or another draft, and the effect that is being resolved.
//
// The rules in numbered sentences are SHEET.md; where the sheet leaves a gap,
// RULINGS.md says what was chosen and why. E1 and so on are rulings of the
// table, R1 and so on are this package's own.
package aestery
