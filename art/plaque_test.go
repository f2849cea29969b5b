package art

import "testing"

func TestPlaqueFits(t *testing.T) {
	texts := []string{"Infligez **3 dégâts** à un adversaire.",
		"Ciblez un adversaire pour qu’il perde **1 point de vie** à la fin de son prochain tour, et récupérez **2 points de vie**."}
	for _, size := range [][2]float64{{440, 84}, {358, 74}} {
		for _, s := range texts {
			p := plaqueText(0, 0, size[0], size[1], Plaque{Kicker: "COMBINAISON", Title: "Bénédiction Empoisonnée", Text: Markup(s)})
			if foot := p.text + p.block.Height; foot > size[1]-3 || p.block.Widest > p.room+0.5 {
				t.Errorf("%v: %q is %.0f wide in %.0f and ends at %.0f", size, s, p.block.Widest, p.room, foot)
			}
			if p.block.Size() < 10.5 {
				t.Errorf("%v: %q is set at %.1f", size, s, p.block.Size())
			}
		}
	}
}
