package dragonswrath

import "testing"

// People divide their lists by kinds of cards, under whatever words the cards have
// for them: nothing is set aside.
func TestListsUnderKindsOfCards(t *testing.T) {
	for _, heading := range []string{
		"Items", "Items (2)", "Magic Items", "Objets", "Objets magiques :", "== Objets magiques ==",
		"Creatures", "Créatures (12)", "Rituels", "Rituals:", "[Créatures rouges]", "Green creatures:",
	} {
		r := Game.ParseDeck("Armée\n1 Drake rouge\n" + heading + "\n2 War Dragon\n")
		if n := r.Deck.In("allies", "dragon-de-guerre"); len(r.Aside) > 0 || len(r.Faults) > 0 || n != 2 {
			t.Errorf("%q: %d War Dragons in the deck, set aside %+v, not read %+v", heading, n, r.Aside, r.Faults)
		}
	}
}
