package faces

import (
	"testing"

	"wyrmtable/art"
)

// TestQuickCardCoversTheCard: what stands for a card hides the table under it,
// as far as the round corners, whatever its name.
func TestQuickCardCoversTheCard(t *testing.T) {
	for _, name := range []string{"", "Éclair de Vie", "Un nom bien trop long pour une carte aussi étroite"} {
		c := art.NewCanvas(60, 84, 1)
		Quick(c, 60, 84, art.Hex("#c86a3a"), art.Hex("#3a2d25"), name)
		for y := 5; y < 79; y++ {
			for x := range 60 {
				if a := c.Img.RGBAAt(x, y).A; a < 250 {
					t.Fatalf("%q: alpha %d at %d, %d", name, a, x, y)
				}
			}
		}
	}
}
