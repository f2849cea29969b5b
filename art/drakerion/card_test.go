package drakerion

import (
	"fmt"
	"image"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/art/faces"
)

var testLabels = [4]string{"Mêlée", "Distance", "Riposte", "Vie"}

// testDrakerion are sheets of every kind, with little and much on them.
func testDrakerion() []*Card {
	m := art.Markup
	return []*Card{
		{Name: "Ysolde", Renowned: true, Title: "Capitaine du Mur", Faction: Dawn, TypeLine: "Personnage Renommé — Humaine, Chevalier", Number: "012",
			Cost: "4", Prestige: "2", Stats: [4]string{"3", "1", "2", "6"}, Labels: testLabels, Icon: "visored-helm", Scene: art.SceneMountain, Seed: 12,
			Text: m("**Intercepteur.**\n**Combat**\u00a0: payez 1\u00a0{gold}\u00a0; Ysolde gagne +1\u00a0{melee} jusqu’à la fin du combat.")},
		{Name: "Mur de lances", Kind: Event, TypeLine: "Évènement — Tactique", Number: "088", Cost: "1", Icon: "spears", Scene: art.SceneMountain, Seed: 88,
			Text: m("**Combat**\u00a0: votre défenseur gagne +2\u00a0{riposte} pour ce combat.\n**Combat**\u00a0: réduisez de 2 les dégâts que subit votre Personnage.\n_«\u00a0Rangs serrés, cœurs larges.\u00a0»_")},
		{Name: "Lame runique", Kind: Attachment, TypeLine: "Attachement — Arme", Number: "104", Cost: "2", Icon: "rune-sword", Scene: art.SceneCosmic, Seed: 104,
			Text: m("Le Personnage attaché gagne +1\u00a0{melee}.\n**Destruction**\u00a0: gagnez 1\u00a0{gold}.\n_Elle luit à l’approche des parjures._")},
		{Name: "Marche forcée", Kind: Manoeuvre, TypeLine: "Manœuvre", Number: "140", Gold: "6", GoldLabel: "Or", Draw: "2", DrawLabel: "Cartes", Icon: "compass",
			Scene: art.SceneCosmic, Seed: 140, Text: m("**Déploiement**\u00a0: déplacez un Personnage que vous contrôlez sur l’autre ligne.")},
		{Name: "Ordre du Faucon", Kind: Banner, Faction: Dawn, TypeLine: "Bannière — faction Faucon", Number: "001", Initiative: "7", InitiativeLabel: "Initiative",
			Icon: "eagle-emblem", Scene: art.SceneMountain, Seed: 1,
			Text: m("À la mise en place, cherchez\u00a0:\n**–\u00a0Ysolde\u00a0–**, **Lancier d’acier**, **Archère du guet**.\n**Combat**\u00a0: une fois par tour, un Personnage en mêlée gagne +1\u00a0{riposte}.")},
		{Name: "Wyrm cornu", Faction: Ember, TypeLine: "Personnage — Dragon", Number: "038", Cost: "6", Prestige: "3", Stats: [4]string{"5", "0", "4", "9"},
			Tones: [4]art.Tone{art.ToneRaised, art.TonePrinted, art.ToneLowered, art.ToneVoid}, Labels: testLabels, Icon: "dragon-head", Scene: art.SceneMountain, Seed: 38,
			Text: m("**Réaction**\u00a0: quand un Personnage adverse est détruit, ce Personnage gagne +1\u00a0{melee}, +1\u00a0{ranged}, +1\u00a0{vigour} et vous gagnez 1\u00a0{prestige}.")},
		{Name: "Bois ancien", Kind: City, Faction: Sap, TypeLine: "Cité — la Sève", Number: "009", Icon: "oak-leaf", Scene: art.SceneForest, Seed: 9, Tall: true,
			Text: m("**Action** (guide)\u00a0: inclinez cette Cité, mettez une carte de votre main au-dessous de votre deck\u00a0; piochez 1 carte.\n**Action**\u00a0: inclinez cette Cité, ciblez un Personnage allié blessé\u00a0; soignez-lui 1 dégât.")},
		{Name: "Sonner la retraite", Kind: Retreat, TypeLine: "Retraite", Number: "001", Icon: "trumpet-flag", Scene: art.SceneMountain, Seed: 3,
			Text: m("**Action**\u00a0: passez jusqu’à la fin du tour\u00a0; vous serez le premier joueur du tour suivant.")},
		{Name: "Brigand de brume", Faction: Mist, TypeLine: "Personnage — Esprit", Number: "055", Cost: "2", Prestige: "1", Stats: [4]string{"2", "2", "0", "3"},
			Labels: testLabels, Icon: "floating-ghost", Scene: art.SceneDeep, Seed: 55, Text: m("Infiltrateur.\n_Il ne laisse que des traces humides._")},
	}
}

// TestDrakSheet writes all test sheets on one sheet where SHEET names a file, to
// be looked at beside the picture they were made after.
func TestDrakSheet(t *testing.T) {
	file := arttest.PictureFile(t, "SHEET")
	c, x := cardtest.FaceSheet("#1c140d", testDrakerion(), 200, 77, 77, 154, 154, 200, 77, 77, 200)
	c.Image(Back(Neutral, 154), x, cardtest.SheetRow, 154, 154*1.4)
	c.Image(Back(Dawn, 77), x+164, cardtest.SheetRow, 77, 77*1.4)
	c.Image(Back(Ember, 77), x+164, cardtest.SheetRow+120, 77, 77*1.4)
	arttest.WritePicture(t, file, c.Img)
}

// TestDrakFacesAreWhole: sheets have the size of a card at every width, round
// corners and no holes.
func TestDrakFacesAreWhole(t *testing.T) {
	for _, k := range testDrakerion() {
		arttest.WholeCard(t, k.Name+" full", k.RenderFull(nil, 150))
		arttest.WholeCard(t, k.Name+" table", k.RenderTable(nil, 77))
		arttest.WholeCard(t, k.Name+" back", Back(k.Faction, 77))
	}
}

// TestDrakArtFillsWindow: the illustration made for a width leaves no gap.
func TestDrakArtFillsWindow(t *testing.T) {
	k := testDrakerion()[1]
	cardtest.FillsWindow(t, 46,
		cardtest.Window{Name: "table", Units: faces.TableW, Place: tableArt, Y: 150, Slack: 5, Art: k.TableArt, Render: k.RenderTable},
		cardtest.Window{Name: "full", Units: faces.FullW, Place: plan(false).Art, Y: 200, Slack: 6, Art: k.FullArt, Render: k.RenderFull})
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
	long.Kind = Character
	for range 2 {
		long.Text = append(append([]art.Token{}, long.Text...), long.Text...)
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
	for f := range factions {
		if a := f.Arms(); seen[a] || !art.HasIcon(a) {
			t.Errorf("faction %d has the arms %q", f, a)
		}
		seen[f.Arms()] = true
	}
	for s := range stats {
		if i := statLooks[s].icon; seen[i] || !art.HasIcon(i) {
			t.Errorf("value %d has the sign %q", s, i)
		}
		seen[statLooks[s].icon] = true
	}
	if Faction(99).look() != Neutral.look() {
		t.Error("an unknown faction is not neutral")
	}
}

// TestDrakTones: a value that is not the printed one looks different, and the
// ranged shield stands on the table only where there is something to shoot.
func TestDrakTones(t *testing.T) {
	var sheets []*image.RGBA
	for tone := range art.ToneVoid + 1 {
		c := art.NewCanvas(60, 60, 1)
		Shield(c, Riposte, 30, 28, 24, "3", tone)
		sheets = append(sheets, c.Img)
	}
	arttest.AllDiffer(t, "tones", 2, sheets...)
	blue := func(ranged string) bool {
		k := *testDrakerion()[5]
		k.Stats[Ranged] = ranged
		x, y, r := StatPlace(Ranged, faces.TableW)
		p := k.RenderTable(nil, faces.TableW).RGBAAt(int(x-r*0.55), int(y-r*0.45))
		return p.B > 120 && p.B > p.R
	}
	if blue("0") || !blue("2") {
		t.Errorf("the shield of ranged stands there: %v without, %v with", blue("0"), blue("2"))
	}
}

// TestDrakStatPlaces: shields lie on the card, clear of each other.
func TestDrakStatPlaces(t *testing.T) {
	for i := range stats {
		x, y, r := StatPlace(i, 77)
		if x-r < 0 || x+r > 77 || y-r < 0 || y+r*1.15 > 77*1.4 {
			t.Errorf("value %d reaches over the edge: %.1f, %.1f, %.1f", i, x, y, r)
		}
		for j := range i {
			x2, y2, r2 := StatPlace(j, 77)
			if dx, dy := x-x2, y-y2; dx*dx+dy*dy < (r+r2)*(r+r2) {
				t.Errorf("values %d and %d overlap", i, j)
			}
		}
	}
}

func TestDrakContrast(t *testing.T) {
	for _, k := range testDrakerion() {
		k.Contrast = true
		arttest.HasColour(t, k.Name+" behind its words", k.RenderFull(nil, 500), 40, 650, art.Hex("#ffffff"))
		arttest.HasColour(t, k.Name+" at its edge", k.RenderTable(nil, 250), 7, 150, art.Hex(k.Faction.Ink()))
	}
}

// TestDrakQuick: what stands for a face is not empty and differs by card.
func TestDrakQuick(t *testing.T) { cardtest.QuickFacesDiffer(t, testDrakerion(), 77) }

func TestDrakFacePictures(t *testing.T) {
	cards := testDrakerion()
	for _, i := range []int{0, 3, 4, 5, 8} {
		arttest.MatchPicture(t, fmt.Sprintf("drakerion-table-%d", i), cardtest.TableFace(cards[i], 96))
	}
	for _, i := range []int{0, 3, 6} {
		arttest.MatchPicture(t, fmt.Sprintf("drakerion-full-%d", i), cardtest.FullFace(cards[i], 220))
	}
	arttest.MatchPicture(t, "drakerion-back", Back(Dawn, 96))
}
