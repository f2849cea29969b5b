package drakerion_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules/drakerion"
)

// TestAimedInVain takes a Character up, aims it at somebody whom melee protects, and
// reads why that does not go; it is still held then, and hits whom it can reach.
func TestAimedInVain(t *testing.T) {
	s := drakPosition(t, `scenario Aimed in vain
about  S26
game   drakerion
seats  Lia, Ourik
deck   Lia: Bannière d'aube, Caravane, Hussard
deck   Ourik: Bannière de braise, Caravane, Lancier de suie, Tisonnière
set    turn 1
set    phase 2
zone   banner Lia: Bannière d'aube
zone   banner Ourik: Bannière de braise
zone   melee Lia: Hussard
zone   melee Ourik: Lancier de suie
zone   support Ourik: Tisonnière
`)
	r := newDrakRig(t, s, 390, 844, game.GameHands)
	r.Quick()
	b := s.Match().Board()
	r.Touch(r.Middle(b.Zone(drakerion.ZoneMelee(0))[0]))
	r.Run(time.Second)
	r.Touch(r.Middle(b.Zone(drakerion.ZoneSupport(1))[0]))
	r.Run(time.Second)
	if said := r.Reads(); !strings.Contains(said, "La mêlée protège le soutien") {
		t.Errorf("it is not said why the stoker cannot be reached: %s", said)
	}
	r.Touch(r.Middle(b.Zone(drakerion.ZoneMelee(1))[0]))
	r.Run(time.Second)
	if s.Len() == 0 {
		t.Error("the hussar is not held any more")
	}
}
