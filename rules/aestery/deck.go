package aestery

import "wyrmtable/rules"

// deckOf returns the cards of a seat's deck, and its hero, 0 without one. The
// sideboard takes no part in a match. A seat without a deck of its own plays a
// ready one.
func deckOf(s *rules.Setup, seat rules.Seat) (main []rules.Face, hero rules.Face) {
	for _, l := range Building.Brought(s, seat).Lines {
		f := FaceOf(l.Card)
		switch l.Section {
		case sectionNames[heroSection]:
			hero = f
		case sectionNames[mainSection]:
			for range l.Count {
				main = append(main, f)
			}
		}
	}
	return main, hero
}

// deckSize returns how many cards the deck of a seat has, its hero included.
func deckSize(s *rules.Setup, seat rules.Seat) int {
	main, hero := deckOf(s, seat)
	return len(main) + int(rules.Bit(hero != 0))
}
