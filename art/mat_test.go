package art

import (
	"image/color"
	"math"
	"testing"
)

// contrastOf is the ratio of luminances that legibility guidelines use.
func contrastOf(a, b color.NRGBA) float64 {
	lum := func(c color.NRGBA) float64 {
		f := func(v uint8) float64 {
			x := float64(v) / 255
			if x <= 0.04045 {
				return x / 12.92
			}
			return math.Pow((x+0.055)/1.055, 2.4)
		}
		return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
	}
	x, y := lum(a), lum(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func TestLanePieces(t *testing.T) {
	c := NewCanvas(520, 300, 0.5)
	c.Fill(Rect(0, 0, 520, 300), Solid("#3a3a44"))
	c.RiverLane(10, 10, 500, 196, "La Rivière")
	c.Fill(RoundRect(60, 22, 122, 171, 7), Solid("#6d3c96"))
	c.LockedVeil(60, 22, 122, 171, veiled, "Prochain tour")
	c.CountBadge(60, 190, 14, "62")
	c.EmptySlot(210, 22, 122, 171, "Souffle ardent", "card-pickup")
	c.HandSlot(360, 22, 122, 171, "Votre Main", "déposez ici", true)
	c.EmberStream(140, 240, 200, 200, 260, 280, 340, 240, 1)
	c.Spark(240, 240, 10)
	c.StormChip(10, 226, 126, 64, StormTag{"Tempête", "tornado", SymDamage, "+1", "adverse", ToOpponent})
	matchPicture(t, "tex-lane", c.Img)
}

// The veil dims the picture and leaves the effects below it as they are,
// wherever they begin.
func TestLockedVeilLeavesEffects(t *testing.T) {
	for _, to := range []float64{0.47, 0.52, veiled} {
		lockLeaves(t, to)
	}
}

func lockLeaves(t *testing.T, to float64) {
	t.Helper()
	c := NewCanvas(122, 171, 1)
	c.Fill(Rect(0, 0, 122, 171), Solid("#6d3c96"))
	c.LockedVeil(0, 0, 122, 171, to, "Prochain tour")
	below := Hex("#6d3c96")
	for y := int(171*to) + 3; y < 171; y++ {
		if p := c.Img.RGBAAt(61, y); p.R != below.R || p.G != below.G || p.B != below.B {
			t.Fatalf("the veil of a panel at %v reaches row %d of 171", to, y)
		}
	}
	if p := c.Img.RGBAAt(61, 8); p.R >= below.R {
		t.Error("the picture is not dimmed")
	}
}
