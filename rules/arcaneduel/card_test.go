package arcaneduel

import (
	"reflect"
	"testing"

	"wyrmtable/rules"
)

// TestEveryEffectHasItsWords checks that each field of an effect, alone, says
// something in both languages, and that some card or combination has it.
func TestEveryEffectHasItsWords(t *testing.T) {
	kind := reflect.TypeFor[Effect]()
	for i := range kind.NumField() {
		name := kind.Field(i).Name
		var e Effect
		switch f := reflect.ValueOf(&e).Elem().Field(i); f.Kind() {
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Uint8:
			f.SetUint(1)
		default:
			f.SetInt(1)
		}
		// Whom to aim at and the neighbour are words of another sentence.
		if text := effectText(&e); (text.FR == "" || text.EN == "") && name != "Aim" && name != "Spark" {
			t.Errorf("an effect of %s says nothing", name)
		}
		used := false
		for cast := 1; cast <= cardCount+len(Combos); cast++ {
			used = used || !reflect.ValueOf(effectOf(uint8(cast))).Elem().Field(i).IsZero()
		}
		if !used {
			t.Errorf("no card and no combination has %s", name)
		}
	}
}

// TestTexts checks some generated texts word by word.
func TestTexts(t *testing.T) {
	for _, x := range []struct {
		got    rules.Text
		fr, en string
	}{
		{Cards[Fireball].Text, "Inflige 1 dégât à un adversaire.", "Deals 1 damage to an opponent."},
		{Cards[Lightning].Text, "Inflige 1 dégât à tous les joueurs, lanceur compris.", "Deals 1 damage to every player, the caster included."},
		{Cards[Curse].Text, "Coût\u00a0: défausser une autre carte de sa main. Inflige 2 dégâts à un adversaire.", "Cost: discard another card from hand. Deals 2 damage to an opponent."},
		{Cards[HealingLight].Text, "Rend 1 point de vie au lanceur.", "Restores 1 life to the caster."},
		{Combos[7].Text, "Inflige 2 dégâts à chacun de deux adversaires différents.", "Deals 2 damage to each of two different opponents."},
		{Combos[8].Text, "Empoisonne un adversaire\u00a0: 1 dégât à la fin de son prochain tour. Rend 2 points de vie au lanceur.",
			"Poisons an opponent: 1 damage at the end of their next turn. Restores 2 life to the caster."},
	} {
		if x.got.FR != x.fr || x.got.EN != x.en {
			t.Errorf("got %q, %q", x.got.FR, x.got.EN)
		}
	}
}

// TestCombos checks the ten pairs as they are printed, and that nothing else is
// one.
func TestCombos(t *testing.T) {
	want := [][2]rules.Face{{Fireball, Explosion}, {Lightning, Mirror}, {Shield, ArcaneBarrier}, {Curse, Thorns},
		{Absorption, HandOfShadows}, {Absorption, HealingLight}, {ManaFocus, HandOfShadows}, {Lightning, Fireball},
		{PoisonCloud, HealingLight}, {ShadowVeil, Deflection}}
	found := 0
	for a := range rules.Face(cardCount + 2) {
		for b := range a {
			if ComboOf(a, b) != ComboOf(b, a) {
				t.Errorf("the order of %d and %d matters", a, b)
			}
			if ComboOf(a, b) != nil {
				found++
			}
		}
	}
	if found != len(want) {
		t.Errorf("%d pairs are combinations, want %d", found, len(want))
	}
	for i, p := range want {
		if c := ComboOf(p[1], p[0]); c != &Combos[i] || c.Number != i+1 || c.First != p[0] || c.Second != p[1] {
			t.Errorf("combination %d is not of %v", i+1, p)
		}
	}
}
