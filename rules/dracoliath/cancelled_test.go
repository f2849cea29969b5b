package dracoliath

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// TestCancelled shows what a table tells of a Storm that is silenced (S93): it lasts
// for nobody, and one that is not does.
func TestCancelled(t *testing.T) {
	const text = `scenario a Storm beside %[1]s
game   dracoliath
seats  Alice, Bruno
first  Alice
set    phase 3
zone   hand Alice: %[1]s
zone   hand Bruno: Brume des cimes
zone   river: Orbe du sommet, Vague, Bourgeon
zone   deck: Sillage, Écume
expect zone hand Alice = 1
`
	for card, want := range map[string]bool{"Soleil d’or": true, "Souffle ardent": false} {
		all, err := scenario.Parse("storm", fmt.Sprintf(text, card))
		if err != nil {
			t.Fatal(err)
		}
		_, b, err := scenario.Position(Game, &all[0])
		if err != nil {
			t.Fatal(err)
		}
		for seat, want := range []bool{false, want} {
			id := b.Zone(ZoneHand(rules.Seat(seat)))[0]
			if got := Cancelled(b, id); got != want {
				t.Errorf("beside %s: %s is cancelled: %v, want %v", card, Cards[b.Cards[id].Face].Name.FR, got, want)
			}
		}
	}
}
