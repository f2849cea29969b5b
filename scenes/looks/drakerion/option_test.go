package drakerion_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
)

// aChoiceOfAttacks has a Character that attacks either way, and one who is wounded.
const aChoiceOfAttacks = `scenario A choice of attacks
about  S27
game   drakerion
seats  Lia, Ourik
deck   Lia: Bannière de braise, Caravane, Drakelin
deck   Ourik: Bannière de brume, Caravane, Voleuse d'âmes, Noyée errante
set    turn 1
set    phase 2
zone   banner Lia: Bannière de braise
zone   banner Ourik: Bannière de brume
zone   melee Lia: Drakelin
zone   melee Ourik: Voleuse d'âmes (damage=2), Noyée errante
`

// TestHowToAttackIsTold aims a Character that attacks either way at a wounded one: the
// panel asks which way, and each says what it deals, what comes back and who falls.
func TestHowToAttackIsTold(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		r := newSeenDrakRig(t, drakPosition(t, aChoiceOfAttacks), size[0], size[1], game.OpenHands)
		b := r.Table.Shown
		r.Click(r.Middle(b.Zone(drakerion.ZoneMelee(0))[0]))
		r.Run(time.Second)
		r.Click(r.Middle(b.Zone(drakerion.ZoneMelee(1))[0]))
		r.Run(time.Second)
		said := r.Reads()
		for _, want := range []string{"En mêlée ou à distance\u00a0?", "Mêlée 2", "Riposte 1",
			"Voleuse d’âmes\u00a0: 2 + 2 = 4 dégâts / 3, tombe (+3 prestige)", "Drakelin\u00a0: 1 / 3, survit",
			"À distance 1", "Pas de riposte", "Voleuse d’âmes\u00a0: 2 + 1 = 3 dégâts / 3, tombe (+3 prestige)"} {
			if !strings.Contains(said, want) {
				t.Errorf("%v: %q is not said: %s", size, want, said)
			}
		}
		r.Golden("attacks-" + []string{"wide", "tall"}[rules.Bit(size[0] < size[1])])
	}
}
