package tiny_test

import (
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

func TestConformance(t *testing.T) {
	for _, g := range tiny.Games() {
		t.Run(g.ID, func(t *testing.T) { rulestest.Run(t, g, rulestest.Config{Games: 25, LightGames: 300}) })
	}
}
