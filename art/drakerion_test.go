package art

import (
	"fmt"
	"image"
	"testing"
)

var drakTestLabels = [4]string{"Mêlée", "Distance", "Riposte", "Vie"}

// testDrakerion are faces of every kind, with little and much on them.
func testDrakerion() []*DrakCard {
	m := Markup
	return []*DrakCard{
		{Name: "Ysolde", Renowned: true, Title: "Capitaine du Mur", Faction: DrakDawn, TypeLine: "Personnage Renommé — Humaine, Chevalier", Number: "012",
			Cost: "4", Prestige: "2", Stats: [4]string{"3", "1", "2", "6"}, Labels: drakTestLabels, Icon: "visored-helm", Scene: SceneMountain, Seed: 12,
			Text: m("**Intercepteur.**\n**Combat**\u00a0: payez 1\u00a0{gold}\u00a0; Ysolde gagne +1\u00a0{melee} jusqu’à la fin du combat.")},
		{Name: "Mur de lances", Kind: DrakEvent, TypeLine: "Évènement — Tactique", Number: "088", Cost: "1", Icon: "spears", Scene: SceneMountain, Seed: 88,
			Text: m("**Combat**\u00a0: votre défenseur gagne +2\u00a0{riposte} pour ce combat.\n**Combat**\u00a0: réduisez de 2 les dégâts que subit votre Personnage.\n_«\u00a0Rangs serrés, cœurs larges.\u00a0»_")},
		{Name: "Lame runique", Kind: DrakAttachment, TypeLine: "Attachement — Arme", Number: "104", Cost: "2", Icon: "rune-sword", Scene: SceneCosmic, Seed: 104,
			Text: m("Le Personnage attaché gagne +1\u00a0{melee}.\n**Destruction**\u00a0: gagnez 1\u00a0{gold}.\n_Elle luit à l’approche des parjures._")},
		{Name: "Marche forcée", Kind: DrakManoeuvre, TypeLine: "Manœuvre", Number: "140", Gold: "6", GoldLabel: "Or", Draw: "2", DrawLabel: "Cartes", Icon: "compass",
			Scene: SceneCosmic, Seed: 140, Text: m("**Déploiement**\u00a0: déplacez un Personnage que vous contrôlez sur l’autre ligne.")},
		{Name: "Ordre du Faucon", Kind: DrakBanner, Faction: DrakDawn, TypeLine: "Bannière — faction Faucon", Number: "001", Initiative: "7", InitiativeLabel: "Initiative",
			Icon: "eagle-emblem", Scene: SceneMountain, Seed: 1,
			Text: m("À la mise en place, cherchez\u00a0:\n**–\u00a0Ysolde\u00a0–**, **Lancier d’acier**, **Archère du guet**.\n**Combat**\u00a0: une fois par tour, un Personnage en mêlée gagne +1\u00a0{riposte}.")},
		{Name: "Wyrm cornu", Faction: DrakEmber, TypeLine: "Personnage — Dragon", Number: "038", Cost: "6", Prestige: "3", Stats: [4]string{"5", "0", "4", "9"},
			Tones: [4]Tone{ToneRaised, TonePrinted, ToneLowered, ToneVoid}, Labels: drakTestLabels, Icon: "dragon-head", Scene: SceneMountain, Seed: 38,
			Text: m("**Réaction**\u00a0: quand un Personnage adverse est détruit, ce Personnage gagne +1\u00a0{melee}, +1\u00a0{ranged}, +1\u00a0{vigour} et vous gagnez 1\u00a0{prestige}.")},
		{Name: "Bois ancien", Kind: DrakCity, Faction: DrakSap, TypeLine: "Cité — la Sève", Number: "009", Icon: "oak-leaf", Scene: SceneForest, Seed: 9, Tall: true,
			Text: m("**Action** (guide)\u00a0: inclinez cette Cité, mettez une carte de votre main au-dessous de votre deck\u00a0; piochez 1 carte.\n**Action**\u00a0: inclinez cette Cité, ciblez un Personnage allié blessé\u00a0; soignez-lui 1 dégât.")},
		{Name: "Sonner la retraite", Kind: DrakRetreat, TypeLine: "Retraite", Number: "001", Icon: "trumpet-flag", Scene: SceneMountain, Seed: 3,
			Text: m("**Action**\u00a0: passez jusqu’à la fin du tour\u00a0; vous serez le premier joueur du tour suivant.")},
		{Name: "Brigand de brume", Faction: DrakMist, TypeLine: "Personnage — Esprit", Number: "055", Cost: "2", Prestige: "1", Stats: [4]string{"2", "2", "0", "3"},
			Labels: drakTestLabels, Icon: "floating-ghost", Scene: SceneDeep, Seed: 55, Text: m("Infiltrateur.\n_Il ne laisse que des traces humides._")},
	}
}

// TestDrakSheet writes all test faces on one sheet where SHEET names a file, to
// be looked at beside the picture they were made after.
func TestDrakSheet(t *testing.T) {
	file := pictureFile(t, "SHEET")
	c, x := faceSheet("#1c140d", testDrakerion(), 200, 77, 77, 154, 154, 200, 77, 77, 200)
	c.Image(DrakBack(DrakNeutral, 154), x, sheetRow, 154, 154*1.4)
	c.Image(DrakBack(DrakDawn, 77), x+164, sheetRow, 77, 77*1.4)
	c.Image(DrakBack(DrakEmber, 77), x+164, sheetRow+120, 77, 77*1.4)
	writePicture(t, file, c.Img)
}

// TestDrakFacesAreWhole: faces have the size of a card at every width, round
// corners and no holes.
func TestDrakFacesAreWhole(t *testing.T) {
	for _, k := range testDrakerion() {
		wholeCard(t, k.Name+" full", k.RenderFull(nil, 150))
		wholeCard(t, k.Name+" table", k.RenderTable(nil, 77))
		wholeCard(t, k.Name+" back", DrakBack(k.Faction, 77))
	}
}

// TestDrakArtFillsWindow: the illustration made for a width leaves no gap.
func TestDrakArtFillsWindow(t *testing.T) {
	k := testDrakerion()[1]
	fillsWindow(t, 46,
		artFace{"table", dracoTableW, drakTableArt, 150, 5, k.TableArt, k.RenderTable},
		artFace{"full", dracoFullW, drakPlan(false).art, 200, 6, k.FullArt, k.RenderFull})
}

// TestDrakWordsFit: whatever stands on a face lies inside its place and can be
// read; what cannot is found out.
func TestDrakWordsFit(t *testing.T) {
	for _, k := range testDrakerion() {
		if err := k.Check(); err != nil {
			t.Error(err)
		}
	}
	long := *testDrakerion()[6]
	long.Kind = DrakCharacter
	for range 2 {
		long.Text = append(append([]Token{}, long.Text...), long.Text...)
	}
	if long.Check() == nil {
		t.Error("four times the words there is room for, and no error")
	}
	name := *testDrakerion()[0]
	name.Name = "Quadrisyllabiquementissimement"
	if name.Check() == nil {
		t.Error("a name of thirty letters, and no error")
	}
}

// TestDrakSigns: factions and values are told apart without their colour too,
// and every icon exists.
func TestDrakSigns(t *testing.T) {
	seen := map[string]bool{}
	for f := range drakFactions {
		if a := f.Arms(); seen[a] || !HasIcon(a) {
			t.Errorf("faction %d has the arms %q", f, a)
		}
		seen[f.Arms()] = true
	}
	for s := range drakStats {
		if i := drakStatLooks[s].icon; seen[i] || !HasIcon(i) {
			t.Errorf("value %d has the sign %q", s, i)
		}
		seen[drakStatLooks[s].icon] = true
	}
	if DrakFaction(99).look() != DrakNeutral.look() {
		t.Error("an unknown faction is not neutral")
	}
}

// TestDrakTones: a value that is not the printed one looks different, and the
// ranged shield stands on the table only where there is something to shoot.
func TestDrakTones(t *testing.T) {
	var faces []*image.RGBA
	for tone := range ToneVoid + 1 {
		c := NewCanvas(60, 60, 1)
		c.DrakShield(DrakRiposte, 30, 28, 24, "3", tone)
		faces = append(faces, c.Img)
	}
	allDiffer(t, "tones", 2, faces...)
	blue := func(ranged string) bool {
		k := *testDrakerion()[5]
		k.Stats[DrakRanged] = ranged
		x, y, r := DrakStatPlace(DrakRanged, dracoTableW)
		p := k.RenderTable(nil, dracoTableW).RGBAAt(int(x-r*0.55), int(y-r*0.45))
		return p.B > 120 && p.B > p.R
	}
	if blue("0") || !blue("2") {
		t.Errorf("the shield of ranged stands there: %v without, %v with", blue("0"), blue("2"))
	}
}

// TestDrakStatPlaces: shields lie on the card, clear of each other.
func TestDrakStatPlaces(t *testing.T) {
	for i := range drakStats {
		x, y, r := DrakStatPlace(i, 77)
		if x-r < 0 || x+r > 77 || y-r < 0 || y+r*1.15 > 77*1.4 {
			t.Errorf("value %d reaches over the edge: %.1f, %.1f, %.1f", i, x, y, r)
		}
		for j := range i {
			x2, y2, r2 := DrakStatPlace(j, 77)
			if dx, dy := x-x2, y-y2; dx*dx+dy*dy < (r+r2)*(r+r2) {
				t.Errorf("values %d and %d overlap", i, j)
			}
		}
	}
}

func TestDrakContrast(t *testing.T) {
	for _, k := range testDrakerion() {
		k.Contrast = true
		hasColour(t, k.Name+" behind its words", k.RenderFull(nil, 500), 40, 650, Hex("#ffffff"))
		hasColour(t, k.Name+" at its edge", k.RenderTable(nil, 250), 7, 150, Hex(k.Faction.Ink()))
	}
}

// TestDrakQuick: what stands for a face is not empty and differs by card.
func TestDrakQuick(t *testing.T) { quickFacesDiffer(t, testDrakerion(), 77) }

func TestDrakFacePictures(t *testing.T) {
	cards := testDrakerion()
	for _, i := range []int{0, 3, 4, 5, 8} {
		matchPicture(t, fmt.Sprintf("drakerion-table-%d", i), tableFace(cards[i], 96))
	}
	for _, i := range []int{0, 3, 6} {
		matchPicture(t, fmt.Sprintf("drakerion-full-%d", i), fullFace(cards[i], 220))
	}
	matchPicture(t, "drakerion-back", DrakBack(DrakDawn, 96))
}
