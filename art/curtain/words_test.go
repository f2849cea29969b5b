package curtain

import (
	"image"
	"testing"

	"wyrmtable/art"
)

func TestCurtainNoteFits(t *testing.T) {
	note := Note{Title: "Défense contre Éclair", Picture: image.NewRGBA(image.Rect(0, 0, 5, 7)),
		Text: art.Markup("**Aldric** lance **Éclair**\u00a0: 1 dégât à chacun.\n**Maëlys** peut répondre par une carte de Défense, ou subir.")}
	for _, size := range [][2]float64{{576, 134}, {358, 150}} {
		s := noteSet(0, 0, size[0], size[1], note)
		if foot := s.text + s.block.Height; foot > size[1]-3 || s.block.Widest > s.room+0.5 {
			t.Errorf("note %v: %.0f wide in %.0f, ends at %.0f", size, s.block.Widest, s.room, foot)
		}
	}
}

// The veil dims and hides nothing.
func TestVeil(t *testing.T) {
	c := art.NewCanvas(60, 40, 1)
	c.Fill(art.Rect(0, 0, 30, 40), art.Solid("#ffffff"))
	c.Fill(art.Rect(30, 0, 30, 40), art.Solid("#000000"))
	c.Veil(0, 0, 60, 40, 0.7)
	if a, b := c.Img.RGBAAt(15, 20), c.Img.RGBAAt(45, 20); a.G > 140 || a.G < b.G+20 {
		t.Errorf("white becomes %v, black %v", a, b)
	}
}
