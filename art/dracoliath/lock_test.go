package dracoliath

import (
	"testing"

	"wyrmtable/art"
)

// The veil dims the picture and leaves the effects below it as they are,
// wherever they begin.
func TestLockedVeilLeavesEffects(t *testing.T) {
	for _, to := range []float64{0.47, 0.52, veiled} {
		lockLeaves(t, to)
	}
}

func lockLeaves(t *testing.T, to float64) {
	t.Helper()
	c := art.NewCanvas(122, 171, 1)
	c.Fill(art.Rect(0, 0, 122, 171), art.Solid("#6d3c96"))
	LockedVeil(c, 0, 0, 122, 171, to, "Prochain tour")
	below := art.Hex("#6d3c96")
	for y := int(171*to) + 3; y < 171; y++ {
		if p := c.Img.RGBAAt(61, y); p.R != below.R || p.G != below.G || p.B != below.B {
			t.Fatalf("the veil of a panel at %v reaches row %d of 171", to, y)
		}
	}
	if p := c.Img.RGBAAt(61, 8); p.R >= below.R {
		t.Error("the picture is not dimmed")
	}
}
