package aestery_test

import (
	"testing"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/look"
)

// TestAesteryMeanings checks that every event has a meaning, and every sign that
// a log line, an outcome or a phase shows an icon.
func TestAesteryMeanings(t *testing.T) {
	l := aesterylook.Look.Game.LayoutFor(2)
	for _, what := range look.Compile(aesterylook.Look.Meanings, l).Missing(l) {
		t.Errorf("no meaning for %s", what)
	}
	for i := range aesterylook.Look.Meanings {
		if m := &aesterylook.Look.Meanings[i]; m.Icon != "" && art.IconPath(m.Icon) == nil {
			t.Errorf("%s: there is no icon %q", m.Name, m.Icon)
		}
	}
	for _, p := range aesterylook.Look.Turn.Phases {
		if art.IconPath(p.Icon) == nil {
			t.Errorf("phase %s: there is no icon %q", p.Name.FR, p.Icon)
		}
	}
}

// TestAesteryPowers checks that every hero's powers are shown with their price
// and words, in both languages.
func TestAesteryPowers(t *testing.T) {
	heroes := 0
	for f := range aestery.Cards {
		k := &aestery.Cards[f]
		if f == 0 || !k.Is(aestery.Hero) {
			continue
		}
		heroes++
		powers := aesterylook.Look.Players.Hero.Powers(rules.Face(f))
		if len(powers) == 0 || len(powers) > 3 {
			t.Errorf("%s has %d powers", k.Name.FR, len(powers))
		}
		for _, p := range powers {
			if p.Cost == "" || p.Text.FR == "" || p.Text.EN == "" {
				t.Errorf("%s: power %+v", k.Name.FR, p)
			}
		}
	}
	if heroes < 8 {
		t.Errorf("%d heroes", heroes)
	}
}

// TestAesteryOutcomes checks what is told beforehand of the fight: who dies by
// which numbers, and that an answer changes it.
func TestAesteryOutcomes(t *testing.T) {
	r := newAesteryRig(t, fight(t), 1280, 720)
	sc := r.Table
	tone := func(col int, name string) (look.Tone, bool) {
		for _, row := range sc.Preview.Comparison.Rows {
			if row.Label == name && col < len(row.Cells) && row.Cells[col].Text != "" {
				return row.Cells[col].Tone, true
			}
		}
		return 0, false
	}
	if got, ok := tone(0, "Léviathan des fosses"); !ok || got != look.ToneBad {
		t.Errorf("when all pass, the Léviathan: %v %v; rows %+v", got, ok, sc.Preview.Comparison.Rows)
	}
	hand := sc.Shown.Zone(sc.Zone("hand", 0))
	r.Move(r.Middle(hand[3]))
	r.Run(300e6)
	if got, ok := tone(1, "Léviathan des fosses"); !ok || got != look.ToneGood {
		t.Errorf("when the harpoon is cancelled, the Léviathan: %v %v; rows %+v", got, ok, sc.Preview.Comparison.Rows)
	}
	if len(sc.Preview.Comparison.Boxes) == 0 {
		t.Error("no box says why")
	}
}
