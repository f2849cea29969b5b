// Package dragonswrath is Dragon's Wrath for two to six leaders: provinces that
// are power, life and purse at once, creatures with a magical and a physical
// strength, items, rituals, and maléfices that may be cast at any time.
//
// A year has four phases: reinforcements, magic, purchase and combat. In magic
// and purchase everybody chooses in secret and all is revealed together
// (secret.go); between the phases, before each comparison and before provinces
// are attacked the whole table is asked at once for maléfices (window.go).
//
// What is printed on the cards is data (card.go), read from cards.txt; the
// match executes the data from which the texts are written (text.go). Everything
// that people can see lies on the board (layout.go). What a match has besides
// (match.go) is the secret choices and what is still to be resolved.
//
// The rules in numbered sentences are SHEET.md; where the printed sheet leaves a
// gap, RULINGS.md says what was chosen. W1 and so on are rulings of the table,
// R1 and so on are this package's own.
package dragonswrath
