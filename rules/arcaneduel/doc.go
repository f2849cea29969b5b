// Package arcaneduel holds the rules of Arcane Duel: two to five sorcerers with
// hidden hands of at most three cards throw spells at each other until one is
// left standing; whoever is left standing in three rounds wins.
//
// SHEET.md in this folder tells the rules in numbered sentences, each with the
// scenarios that prove it; RULINGS.md lists the choices made where the sheet is
// silent. Numbers like S14, A22 and R3 in comments point there.
//
// The way through the code:
//
//   - cards.txt holds the 16 cards and the 10 combinations, parse.go and
//     parse_effect.go read it, card.go says what they are. What the engine executes
//     and what a card says are the same [Effect] values: text.go writes them in
//     French and English.
//   - match.go is the state: a board, a source of chance and one small value
//     that says what remains to be resolved.
//   - turn.go walks through a turn and from round to round, attack.go carries a
//     spell from its announcement through the answers to its damage, and
//     hands.go moves cards: draws, thefts, the hands exchanged.
//   - ask.go lists the legal answers and answer.go does them; why.go explains
//     the illegal ones, tell.go and say.go put everything into words.
//   - greedy.go is a simple automatic player.
//
// For the screen: layout.go names the zones, counters, verbs, questions and
// announcements, and says of each answer what is dragged where.
package arcaneduel
