package aestery_test

import (
	"testing"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// TestAesteryRolesFit checks that what a hero is doing can be read to the end
// beside his piles, on a phone held upright.
func TestAesteryRolesFit(t *testing.T) {
	r := newAesteryRig(t, newAestery(t, 4), 390, 844)
	heroes := 0
	for seat := range r.Table.Tableau.Lay.Seats {
		name := game.Rect(r.Table.Tableau.Lay.Seats[seat].Name)
		for f := range aestery.Cards {
			if !aestery.Cards[f].Is(aestery.Hero) {
				continue
			}
			heroes++
			for _, words := range []string{aestery.Cards[f].Name.FR + " · défenseur", aestery.Cards[f].Name.EN + " · defender"} {
				if w := art.TextWidth(ui.SmallText.Face, 11, panel.BriefRole(words, name.W)); w > name.W {
					t.Errorf("%q is written %.0f units wide, there are %.0f", words, w, name.W)
				}
			}
		}
	}
	if heroes == 0 {
		t.Error("no heroes")
	}
}
