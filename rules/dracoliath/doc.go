// Package dracoliath holds the rules of Dracoliath, the duel of two legendary
// dragons: a River of open cards, hands that everybody sees, and two ways to
// win, by taking the other dragon's Life or by reaching the summit of Power.
//
// SHEET.md in this folder tells the rules in numbered sentences, each with the
// scenarios that prove it; RULINGS.md lists the choices made where the sheet is
// silent. Numbers like S14 and D22 in comments point there.
//
// The way through the code:
//
//   - cards.txt is the card list, read by parse.go into [Card] values (card.go).
//     What the engine executes and what a card says are the same [Line] values:
//     text.go writes them in French and English, rows.go as rows of symbols.
//   - match.go is the state: a board, a source of chance and a stack of small
//     frames that say what remains to be resolved.
//   - turn.go walks through the phases, effects.go resolves the lines of a card,
//     sort.go carries one change of a counter through the seven SORT steps, and
//     river.go moves cards between deck, River and hands.
//   - sides.go turns double-faced cards over, teams.go is what two against two adds.
//   - ask.go lists the legal answers, why.go explains the illegal ones, tell.go
//     and say.go put everything into words.
//   - greedy.go is a simple automatic player.
//
// For the screen: layout.go names the zones, counters, verbs, questions and
// announcements, and says of each answer where its card is dropped. [Cards] has
// the faces, [Shown] tells which of them a card of the board shows, and [Passes]
// explains how the counters came to change.
package dracoliath
