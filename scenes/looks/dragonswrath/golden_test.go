package dragonswrath_test

import (
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/table/tabletest"
)

// aWar is the combat of a year of four leaders.
const aWar = `scenario A war of four leaders
game   dragons-wrath
seats  Inès, Maëlys, Théo, Corvin
deck   Inès: Forge écarlate*7, Village des saules*2, Mines de fer*5, Portail d’onyx, Dragon de guerre, Inquisitrice, Épée longue, Bouclier de bronze, Guerre sainte, Diablotin, Boule de feu, Lame de feu, Rage, Mage de guerre, Spectre noyé*3
deck   Maëlys: Port d’azur*9, Mines de fer*3, Source des dragons, Griffon royal, Moine des étoiles, Trident des flots, Archimage, Pégase, Spectre noyé*3
deck   Théo: Forêt profonde*9, Forêt profonde*3, Forge écarlate*2, Mines de fer, Ent ancien, Zélote des bois, Ronces, Licorne, Essaim de guêpes, Spectre noyé*3
deck   Corvin: Mines de fer*9, Mines de fer*4, Port d’azur*2, Liche, Pikiers à gages, Golem de pierre, Faux des âmes, Haubert de mailles, Nuit sans fin, Peur, Spectre noyé*3
set    turn 4
set    phase 4
zone   provinces Inès: Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Village des saules, Village des saules, Mines de fer, Mines de fer, Mines de fer, Mines de fer, Portail d’onyx
zone   lost Inès: Forge écarlate, Forge écarlate, Mines de fer
zone   realm Inès: Dragon de guerre, Inquisitrice
zone   items Inès: Épée longue (host="Inquisitrice"), Bouclier de bronze (host="Inquisitrice")
zone   rites Inès: Guerre sainte
zone   hand Inès: Diablotin, Boule de feu, Lame de feu, Rage, Mage de guerre
zone   deck Inès: rest
zone   aside Maëlys: Mines de fer
zone   provinces Maëlys: Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Mines de fer, Mines de fer, Source des dragons
zone   lost Maëlys: Port d’azur, Port d’azur
zone   realm Maëlys: Griffon royal, Moine des étoiles
zone   items Maëlys: Trident des flots (host="Moine des étoiles")
zone   hand Maëlys: Archimage, Pégase
zone   provinces Théo: Forêt profonde, Forêt profonde, Forêt profonde, Forêt profonde, Forêt profonde, Forêt profonde, Forge écarlate, Forge écarlate
zone   lost Théo: Forêt profonde, Forêt profonde, Forêt profonde, Forêt profonde, Forêt profonde, Forêt profonde, Mines de fer
zone   realm Théo: Ent ancien, Zélote des bois
zone   hand Théo: Ronces, Licorne, Essaim de guêpes
zone   provinces Corvin: Mines de fer, Mines de fer, Mines de fer, Mines de fer, Mines de fer, Mines de fer, Port d’azur, Port d’azur
zone   lost Corvin: Mines de fer, Mines de fer, Mines de fer, Mines de fer, Mines de fer, Mines de fer, Mines de fer
zone   realm Corvin: Liche, Pikiers à gages, Golem de pierre
zone   items Corvin: Faux des âmes (host="Liche"), Haubert de mailles (host="Pikiers à gages")
zone   rites Corvin: Nuit sans fin
zone   hand Corvin: Peur
`

// warRig is the table of aWar with all hands open, at which a fight waits for
// maléfices.
func warRig(t testing.TB, w, h int) *tabletest.Rig {
	t.Helper()
	s := wrathPosition(t, aWar)
	for {
		k := &s.Match().Asks()[0]
		if k.Kind == dragonswrath.AskAttack {
			break
		}
		if err := s.Do(rules.Do(k.Decider, dragonswrath.VerbPass)); err != nil {
			t.Fatal(err)
		}
	}
	r := newSeenWrathRig(t, s, w, h, game.OpenHands)
	for _, a := range r.Table.Question.Ask.Answers {
		if a.Verb == dragonswrath.VerbAttack && r.Table.CardName(a.Card) == "Inquisitrice" &&
			r.Table.CardName(a.Target) == "Ent ancien" && a.Num == int16(dragonswrath.ModePP) {
			r.Table.Do(r.App.Context(), a.Action)
			break
		}
	}
	r.Run(3 * time.Second)
	r.Settle(10 * time.Second)
	return r
}

// TestWrathGoldens compares a fight of four leaders with the pictures kept, and
// the small picture of its save.
func TestWrathGoldens(t *testing.T) {
	for name, px := range map[string][2]int{"wrath": {1280, 720}, "wrath-phone": {390, 844}} {
		r := warRig(t, px[0], px[1])
		if !r.Table.Watch.Calling() {
			t.Fatalf("%s: nobody is asked for a maléfice", name)
		}
		r.Golden(name)
	}
	c := art.NewCanvas(306, 172, 1)
	summary.Thumbnail(&dragonswrathlook.Look, wrathPosition(t, aWar))(c, 306, 172)
	gametest.Compare(t, "thumbnail-wrath", c.Img)
}
