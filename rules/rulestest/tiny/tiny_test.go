package tiny_test

import (
	_ "embed"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/rules/scenario"
)

//go:embed scenarios.txt
var scenarios string

func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 12, LightGames: 100}
	if testing.Short() {
		cfg.Games, cfg.LightGames = 3, 20
	}
	for _, g := range tiny.Games() {
		t.Run(g.ID, func(t *testing.T) { rulestest.Run(t, g, cfg) })
	}
}

func TestScenarios(t *testing.T) {
	list, err := scenario.Parse("scenarios.txt", scenarios)
	if err != nil {
		t.Fatal(err)
	}
	of := map[string][]scenario.Scenario{}
	for i := range list {
		sc := &list[i]
		of[sc.Game] = append(of[sc.Game], *sc)
		t.Run(sc.Name, func(t *testing.T) {
			if err := scenario.Run(find(t, sc.Game), sc); err != nil {
				t.Error(err)
			}
		})
	}
	for _, g := range tiny.Games() {
		if missing := scenario.Unasked(g.LayoutFor(g.Seats[0]), of[g.ID]); missing != nil {
			t.Errorf("%s: no scenario states the exact answers to %q", g.ID, missing)
		}
	}
}

func find(t *testing.T, id string) *rules.Game {
	t.Helper()
	for _, g := range tiny.Games() {
		if g.ID == id {
			return g
		}
	}
	t.Fatalf("no game %q", id)
	return nil
}
