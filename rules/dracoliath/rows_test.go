package dracoliath

import (
	"strings"
	"testing"
)

// TestRows checks the faces of cards of each kind against what the sheet's
// symbols would show.
func TestRows(t *testing.T) {
	row := func(id string, i int) Row {
		f, ok := Game.FaceByID(id)
		if !ok || i >= len(Cards[f].Rows) {
			t.Fatalf("%s has no row %d", id, i)
		}
		return Cards[f].Rows[i]
	}
	if r := row("eclair-de-vie", 0); len(r.Groups) != 2 || r.Groups[0].Count != 2 || r.Groups[0].Arrow != Down ||
		r.Groups[1].Symbol != Life || r.Groups[1].Arrow != Up {
		t.Errorf("Éclair de Vie: %+v", r)
	}
	if r := row("eclipse", 0); r.Groups[0].Arrow != BothWays || r.Groups[0].Symbol != Power || len(r.Groups) != 2 {
		t.Errorf("Éclipse: %+v", r)
	}
	if r := row("flamme-jumelle", 1); r.Kind != KeywordRow || r.Keyword != FusionKeyword {
		t.Errorf("Flamme jumelle: %+v", r)
	}
	if r := row("couronne-de-braise", 0); r.Groups[0].Mod != 1 || r.Groups[0].Arrow != Up {
		t.Errorf("Couronne de braise: %+v", r)
	}
	if r := row("oeil-du-cyclone", 0); !r.Groups[0].Forbidden || r.Groups[0].Arrow != BothWays {
		t.Errorf("Œil du cyclone: %+v", r)
	}
	if r := row("brume-des-cimes", 0); r.Text.FR != "Pour chaque joueur\u00a0:" {
		t.Errorf("Brume des cimes: %+v", r)
	}
	if r := row("brume-des-cimes", 1); r.Groups[0].Mod != -1 || r.Groups[0].Arrow != Up {
		t.Errorf("Brume des cimes: %+v", r)
	}
	if r := row("vent-de-colere", 1); r.Text.FR != "Pour chaque joueur\u00a0:" {
		t.Errorf("Vent de colère: %+v", r)
	}
	if r := row("coeur-partage", 0); r.Kind != ChoiceRow || r.Groups[0].Symbol != Life || r.Alt[0].Symbol != Power {
		t.Errorf("Cœur partagé: %+v", r)
	}
	if r := row("oeuf-brulant", 0); r.Kind != TextRow || r.Text.FR != "Au début de votre tour\u00a0:" {
		t.Errorf("Œuf brûlant: %+v", r)
	}
	if r := row("averse-inversee", 2); !r.Groups[0].Same || r.Groups[0].Symbol != Damage {
		t.Errorf("Averse inversée: %+v", r)
	}
	if r := row("cavalier-d-orage", 2); r.Kind != SymbolRow || r.Groups[0].Symbol != Replay || r.Groups[0].Words.EN != "Play again." {
		t.Errorf("Cavalier d’orage: %+v", r)
	}
	if r := row("graine-eternelle", 3); r.Groups[0].Symbol != Flip || r.Groups[0].Words.FR != "Retournez cette carte." || r.Groups[0].Arrow != NoArrow {
		t.Errorf("Graine éternelle: %+v", r)
	}
	if r := row("voleur-de-songes", 1); r.Groups[0].Symbol != FocusLoss || r.Groups[0].Words.EN != "They lose 1 Concentration." {
		t.Errorf("Voleur de songes: %+v", r)
	}
	if r := row("curee", 0); r.Groups[1].Words.FR != "pour chaque carte rouge que vous possédez" {
		t.Errorf("Curée: %+v", r)
	}
}

// TestShortRows checks what the faces on the table say in signs: the time, the
// comparison and whom it concerns are all there, in both languages.
func TestShortRows(t *testing.T) {
	for id, want := range map[string][2]string{
		"pluie-douce":     {"{hourglass} Début de chaque tour\nSi\u00a0{life}\u00a0<\u00a0{life}\u00a0adverse", "{hourglass} Start of each turn\nIf\u00a0{life}\u00a0<\u00a0foe’s\u00a0{life}"},
		"oeuf-brulant":    {"{hourglass} Début du tour", "{hourglass} Turn start"},
		"nectar":          {"Si\u00a0{life}\u00a0≥\u00a012", "If\u00a0{life}\u00a0≥\u00a012"},
		"sang-de-dragon":  {"Si\u00a0{card-red}\u00a0à\u00a0vous\u00a0≥\u00a02", "If\u00a0your\u00a0{card-red}\u00a0≥\u00a02"},
		"veille-des-bois": {"Si\u00a0{tornado}\u00a0visibles\u00a0=\u00a00", "If\u00a0visible\u00a0{tornado}\u00a0=\u00a00"},
		"chant-de-sirene": {"L’adversaire gagne {power}\u00a0:", "Foe gains {power}:"},
	} {
		f, ok := Game.FaceByID(id)
		if !ok {
			t.Fatalf("there is no %s", id)
		}
		found := false
		for _, r := range Cards[f].Rows {
			found = found || r.Short.FR == want[0] && r.Short.EN == want[1]
		}
		if !found {
			t.Errorf("%s has no row %q", id, want)
		}
	}
	lierre, _ := Game.FaceByID("lierre")
	if g := Cards[lierre].Rows[0].Groups[0]; g.Short.FR != "par\u00a0carte\u00a0à\u00a0vous" || g.Short.EN != "per\u00a0card of\u00a0yours" {
		t.Errorf("Lierre says %q", g.Short)
	}
	for f := range Cards { // a storm's "each player" may only be left out where the next row says it
		for i, r := range Cards[f].Rows {
			if r.LargeOnly && (i+1 >= len(Cards[f].Rows) || !strings.Contains(Cards[f].Rows[i+1].Short.FR, "chaque tour")) {
				t.Errorf("%s leaves out %q", Cards[f].ID, r.Text.FR)
			}
		}
	}
}
