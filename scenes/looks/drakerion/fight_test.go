package drakerion_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/tabletest"
)

// TestDrakerionMeanings checks that every event has a meaning, and every sign
// that a log line, an outcome or a phase shows an icon.
func TestDrakerionMeanings(t *testing.T) {
	l := drakerionlook.Look.Game.LayoutFor(2)
	for _, what := range look.Compile(drakerionlook.Look.Meanings, l).Missing(l) {
		t.Errorf("no meaning for %s", what)
	}
	icons := []string{drakerionlook.Look.Ground.Emblem, drakerionlook.Look.Ground.Gap,
		drakerionlook.Look.Players.Counters[0].Icon, "trumpet-flag", "hourglass", "check-mark", "knight-banner",
		"hearts", "crossed-swords", "death-skull", "cross-mark", "crown", "laurel-crown"}
	for i := range drakerionlook.Look.Meanings {
		if m := &drakerionlook.Look.Meanings[i]; m.Icon != "" {
			icons = append(icons, m.Icon)
		}
	}
	for _, p := range drakerionlook.Look.Turn.Phases {
		icons = append(icons, p.Icon)
	}
	for _, icon := range icons {
		if art.IconPath(icon) == nil {
			t.Errorf("there is no icon %q", icon)
		}
	}
}

// TestDrakerionWords checks that every question has its words.
func TestDrakerionWords(t *testing.T) {
	for _, k := range drakerionlook.Look.Game.LayoutFor(2).Asks {
		if w, ok := drakerionlook.Look.Words.Urges[k.Name]; !ok || w.FR == "" || w.EN == "" {
			t.Errorf("nothing is said of the question %s", k.Name)
		}
	}
}

// told is all that the panel of the combat says.
func told(r *tabletest.Rig) string {
	var all []string
	for _, g := range r.Table.Preview.Comparison.Marked().Effects {
		all = append(all, rules.Plain(g.Text.FR))
	}
	return strings.Join(all, "; ")
}

// TestDrakerionComparison checks what is told of a combat before anybody passes,
// by numbers, and what an answer that is looked at would change.
func TestDrakerionComparison(t *testing.T) {
	r := newDrakRig(t, combat(t), 1280, 720, game.SharedHands)
	const passed = "Garde du foyer\u00a0: 1 + 5 = 6 dégâts / 3; Garde du foyer tombe; Élara\u00a0: 1 + 4 = 5 / 6, survit; 13 → 15 / 20"
	if got := told(r); got != passed {
		t.Errorf("of passing it is told: %s", got)
	}
	k := r.Table.Telling()
	if s := drakerionlook.Total(&k, false); !strings.HasPrefix(s.Said[0].FR,
		"Attaque\u00a0: 5, 3 Élara, +1 ce combat, +1 Épée du serment") {
		t.Errorf("the attack: %s", s.Said[0].FR)
	}
	if s := drakerionlook.Total(&k, true); !strings.HasPrefix(s.Said[0].FR,
		"Riposte\u00a0: 4, 2 Garde du foyer, +2 ce combat") {
		t.Errorf("the riposte: %s", s.Said[0].FR)
	}
	r.PressMirror("eye")
	r.Run(300 * time.Millisecond)
	r.Move(r.Middle(r.Table.Shown.Zone(r.Table.Zone("hand", 0))[1])) // Mur de boucliers
	r.Run(300 * time.Millisecond)
	if got := told(r); !strings.Contains(got, "1 + 1 = 2 / 6 (Bouclier 3), survit") {
		t.Errorf("of the Shield it is told: %s", got)
	}
}

// TestDrakerionConsidersAttacks checks that an attack that is only held over a
// foe is told of, and does nothing yet.
func TestDrakerionConsidersAttacks(t *testing.T) {
	s := newDrakerion(t, 4)
	p := newDrakPlayer(t, s, 1280, 720, game.OpenHands)
	r := p.Rig
	var attack rules.Answer
	for range 60 { // on to the first attack
		k := p.open()
		if k == nil {
			break
		}
		pick := k.Answers[0]
		for _, a := range k.Answers {
			if a.Verb == drakerion.VerbAttack {
				attack = a
			}
			if a.Zone == drakerion.ZoneMelee(k.Decider) || a.Verb == drakerion.VerbDone || k.Kind == drakerion.AskReact &&
				a.Verb == drakerion.VerbPass {
				pick = a
			}
		}
		if attack.Card != 0 {
			break
		}
		r.Table.Do(r.App.Context(), pick.Action)
		r.Table.Finish(r.App.Context())
		r.Run(50 * time.Millisecond)
	}
	if attack.Card == 0 {
		t.Fatal("nobody can attack")
	}
	before := s.Len()
	r.Carry(r.Middle(attack.Card), r.Middle(attack.Target))
	r.Run(200 * time.Millisecond)
	k := r.Table.Telling()
	f, ok := drakerionlook.FightOf(&k)
	if !ok || !f.Planned || f.Attacker != attack.Card || f.Defender != attack.Target {
		t.Errorf("held over its foe: %+v %v", f, ok)
	}
	if len(r.Table.Preview.Comparison.Columns) == 0 || len(r.Table.Preview.Comparison.Boxes) == 0 {
		t.Error("nothing is foretold of it")
	}
	if s.Len() != before {
		t.Error("it has been done")
	}
}
