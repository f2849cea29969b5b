package aestery

import "wyrmtable/rules"

// deckSize returns how many cards the deck of a seat has, its hero included.
func deckSize(s *rules.Setup, seat rules.Seat) int {
	if int(seat) < len(s.Decks) {
		return s.Decks[seat].Size("main") + s.Decks[seat].Size("hero")
	}
	return 0
}
