package dracoliath

import "testing"

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
	if r := row("voleur-de-songes", 1); r.Groups[0].Symbol != FocusLoss || r.Groups[0].Words.EN != "Your opponent loses 1 Concentration." {
		t.Errorf("Voleur de songes: %+v", r)
	}
	if r := row("curee", 0); r.Groups[1].Words.FR != "pour chaque carte rouge que vous possédez" {
		t.Errorf("Curée: %+v", r)
	}
}
