package dragonswrath

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/rules/scenario"
)

// aFight has creatures of one name and of several, with one item, two and none.
const aFight = `scenario A fight
game   dragons-wrath
seats  Inès, Corvin
deck   Inès: Forge écarlate*9, Forge écarlate*6, Inquisitrice, Épée longue, Bouclier de bronze, Griffon royal, Spectre noyé*3
deck   Corvin: Mines de fer*9, Mines de fer*6, Liche, Pikiers à gages, Faux des âmes, Spectre noyé*3
set    turn 4
set    phase 4
zone   realm Inès: Inquisitrice, Griffon royal
zone   items Inès: Épée longue (host="Inquisitrice"), Bouclier de bronze (host="Inquisitrice")
zone   provinces Inès: Forge écarlate
zone   provinces Corvin: Mines de fer
zone   realm Corvin: Liche, Pikiers à gages
zone   items Corvin: Faux des âmes (host="Liche")
`

// TestOutcomesAgree checks the sentences that say what comes of a fight: one verb for
// those that share a lot, which agrees with them in both languages.
func TestOutcomesAgree(t *testing.T) {
	all, err := scenario.Parse("a fight", aFight)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(dragonswrath.Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	b := s.View(rules.Referee)
	ines, corvin := b.Zone(dragonswrath.ZoneRealm(0)), b.Zone(dragonswrath.ZoneRealm(1))
	lady, griffin, lich, pikes := ines[0], ines[1], corvin[0], corvin[1]
	for _, test := range []struct {
		fall, stay []rules.CardID
		fr, en     string
	}{
		{[]rules.CardID{griffin}, nil, "Griffon royal tombe.", "Royal Griffin falls."},
		{[]rules.CardID{pikes}, nil, "Pikiers à gages tombent.", "Hired Pikemen fall."},
		{[]rules.CardID{lady}, nil, "Inquisitrice tombe, avec ses objets.", "Inquisitor falls, with its items."},
		{[]rules.CardID{griffin, pikes}, nil, "Griffon royal et Pikiers à gages tombent.",
			"Royal Griffin and Hired Pikemen fall."},
		{[]rules.CardID{griffin, lich}, nil, "Griffon royal et Liche (avec son objet) tombent.",
			"Royal Griffin and Lich (with its item) fall."},
		{[]rules.CardID{griffin}, []rules.CardID{lady}, "Griffon royal tombe et Inquisitrice est à l’abri.",
			"Royal Griffin falls and Inquisitor is protected."},
		{nil, []rules.CardID{griffin, lady}, "Griffon royal et Inquisitrice sont à l’abri.",
			"Royal Griffin and Inquisitor are protected."},
	} {
		got := outcome(b, test.fall, test.stay)
		if fr, en := rules.Plain(got.FR), rules.Plain(got.EN); fr != test.fr || en != test.en {
			t.Errorf("%q\n%q, want\n%q\n%q", fr, en, test.fr, test.en)
		}
	}
}
