package aestery

import "wyrmtable/rules"

// deckOf returns the cards of a seat's deck, and its hero, 0 without one. The
// sideboard takes no part in a match. A seat without a deck of its own plays a
// ready one, or, as long as there is none, one card of each kind.
func deckOf(s *rules.Setup, seat rules.Seat) (main []rules.Face, hero rules.Face) {
	var d rules.Deck
	switch n := len(deckRules.Ready); {
	case int(seat) < len(s.Decks) && len(s.Decks[seat].Lines) > 0:
		d = s.Decks[seat]
	case n > 0:
		d = deckRules.Ready[int(seat)%n].Deck
	default:
		return sampleDeck()
	}
	for _, l := range d.Lines {
		f := FaceOf(l.Card)
		switch l.Section {
		case sectionHero:
			hero = f
		case sectionMain:
			for range l.Count {
				main = append(main, f)
			}
		}
	}
	return main, hero
}

// sampleDeck is a deck of a bit of everything.
func sampleDeck() (main []rules.Face, hero rules.Face) {
	for f := 1; f < len(Cards); f++ {
		switch c := &Cards[f]; {
		case c.Is(Hero):
			hero = rules.Face(f)
		case !c.Is(Token) && len(main) < maxDeck:
			main = append(main, rules.Face(f))
		}
	}
	return main, hero
}

// deckSize returns how many cards the deck of a seat has, its hero included.
func deckSize(s *rules.Setup, seat rules.Seat) int {
	main, hero := deckOf(s, seat)
	return len(main) + int(one(hero != 0))
}
