package aestery

import (
	"testing"

	"wyrmtable/rules/scenario"
)

// TestMinesNoFinisher checks that a dear card which can be cast in the next turn is not
// thought of for a Mine where a small one can be mined, and that it is where it cannot be
// cast, or nothing small is in the hand.
func TestMinesNoFinisher(t *testing.T) {
	for _, k := range []struct {
		hand string
		want bool // the Kraken, which costs 5, is thought of
	}{
		{"Kraken endormi, Rêveuse de brume, Contre-courant", false}, // a Mine, 3 and 2 pay for it
		{"Kraken endormi, Contre-courant", true},                    // a Mine and 2 do not
		{"Kraken endormi, Kraken endormi, Marchand de sable", true},
	} {
		all, err := scenario.Parse("mines", `scenario Mines
game   aestery
seats  Alice, Bruno
deck   Alice: Kraken endormi*2, Rêveuse de brume, Contre-courant, Marchand de sable, Figurant*4
deck   Bruno: Statue vivante, Figurant*4
zone   hand Alice: `+k.hand+`
zone   deck Alice: Figurant, Figurant, Figurant, Figurant
zone   deck Bruno: Figurant, Figurant, Figurant, Figurant
`)
		if err != nil {
			t.Fatal(err)
		}
		s, err := scenario.Open(Game, &all[0])
		if err != nil {
			t.Fatal(err)
		}
		m := s.Match()
		ask := &m.Asks()[0]
		got, others := false, false
		for i, a := range ask.Answers {
			if a.Verb == VerbMine && !skip(m, ask, i) {
				if m.(*Match).card(a.Card).ID == "kraken-endormi" {
					got = true
				} else {
					others = true
				}
			}
		}
		if got != k.want || !others {
			t.Errorf("with %s the Kraken is thought of for a Mine: %v, want %v; others: %v", k.hand, got, k.want, others)
		}
	}
}
