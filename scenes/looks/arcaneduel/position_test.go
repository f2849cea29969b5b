package arcaneduel_test

import (
	"testing"

	"wyrmtable/rules"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/tabletest"
)

// arcanePosition begins the first scenario of a text.
func arcanePosition(t testing.TB, text string) *rules.Session {
	t.Helper()
	return tabletest.Position(t, &arcaneduellook.Look, text)
}

// aCombo is a turn of Maëlys, who holds two pairs and much lies on the table.
const aCombo = `scenario A combination among four
game   arcane-duel
seats  Maëlys, Théo, Inès, Léandre
set    life Maëlys 4
set    life Théo 7
set    life Inès 2
set    life Léandre 5
set    poison Maëlys 1
set    wins Maëlys 1
set    wins Théo 2
set    wins Léandre 1
set    snare Théo 1
set    armour Inès 3
set    veil Inès 1
set    shock Léandre 1
set    poison Léandre 2
set    round 4
zone   hand Maëlys: Boule de feu, Explosion, Éclair
zone   hand Théo: Bouclier, Miroir, Épines
zone   hand Inès: Absorption, Voile d’ombre
zone   hand Léandre: Malédiction
zone   discard: Déviation, Main des ombres, Nuage de poison, Contrôle de l’esprit
zone   deck: rest
`
