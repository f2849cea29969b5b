package drakerion_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
)

// anInterception has an attack that one Character may intercept.
const anInterception = `scenario An interception
about  S44
game   drakerion
seats  Lia, Ourik
deck   Lia: Bannière de brume, Caravane, Tisseur de voiles
deck   Ourik: Bannière de braise, Caravane, Lancier de suie, Garde du foyer
set    turn 1
set    phase 2
zone   banner Lia: Bannière de brume
zone   banner Ourik: Bannière de braise
zone   melee Lia: Tisseur de voiles
zone   melee Ourik: Lancier de suie, Garde du foyer
`

// TestInterceptionSaysWhatToPress takes up the one who may intercept: it is said that
// another press does that, and the plate that says so does it, too.
func TestInterceptionSaysWhatToPress(t *testing.T) {
	s := drakPosition(t, anInterception)
	attack := s.Asks(0)[0].Answers
	i := slices.IndexFunc(attack, func(a rules.Answer) bool { return a.Verb == drakerion.VerbAttack })
	if err := s.Do(attack[i].Action); err != nil {
		t.Fatal(err)
	}
	r := newDrakRig(t, s, 1280, 720, game.SharedHands)
	r.Quick()
	if r.Has("eye") {
		r.PressMirror("eye")
		r.Run(time.Second)
	}
	r.Click(r.Middle(r.Table.Shown.Zone(drakerion.ZoneMelee(1))[1]))
	r.Run(time.Second)
	if got := r.Table.Urge(); got != "Pressez encore" {
		t.Errorf("the plate says %q", got)
	}
	if got := r.Table.Prompt(); got != "Garde du foyer intercepte l’attaque\u00a0: pressez encore" {
		t.Errorf("the title says %q", got)
	}
	before := s.Len()
	r.PressMirror("end")
	r.Run(time.Second)
	if s.Len() == before || s.Action(before).Verb != drakerion.VerbIntercept {
		t.Error("the plate does not do what it says")
	}
}

// TestNothingLeftButToPass opens a turn in which nothing can be played, used or
// attacked with.
func TestNothingLeftButToPass(t *testing.T) {
	idle := strings.Replace(anInterception, "melee Lia: Tisseur de voiles", "melee Lia: Tisseur de voiles (inclined=1)", 1)
	for _, test := range []struct {
		text string
		want rules.Text
	}{
		{idle, rules.Text{FR: "Il ne reste qu’à passer"}},
		{strings.NewReplacer("Caravane, Tisseur", "Forge noire, Caravane, Banshee, Tisseur",
			"zone   melee Lia", "zone   city Lia: Forge noire\nzone   hand Lia: Banshee\nzone   melee Lia").Replace(idle),
			rules.Text{FR: "La Cité, ou passez"}},
	} {
		r := newDrakRig(t, drakPosition(t, test.text), 1280, 720, game.OpenHands)
		if got := r.Table.Urge(); got != test.want.FR {
			t.Errorf("the plate says %q, want %q", got, test.want.FR)
		}
	}
}
