package aestery

import (
	"fmt"
	"image"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/art/faces"
)

// testAestery are faces with little, much and awkward things on them.
func testAestery() []*Card {
	m := art.Markup
	cards := []*Card{
		{Name: "Garde de nacre", Cost: "2", Pitch: 2, Colours: []Colour{Blue}, ColourTag: "Bleu", TypeLine: "Combattant — Sirène",
			Number: "014", Fighter: true, Force: "1", Defence: "3", Icon: "mermaid", Scene: art.SceneDeep, Seed: 14,
			Text: m("**Dévouement.**\n**Arrivée** — Regardez 1. Si c’est une Histoire, ôtez un marqueur Fatigue d’un Combattant ciblé.\n_«\u00a0Rien ne passe sans saluer.\u00a0»_")},
		{Name: "Phare englouti", Cost: "2", Pitch: 3, Colours: []Colour{White}, ColourTag: "Blanc", TypeLine: "Histoire — Lieu",
			Rarity: Uncommon, Number: "052", Icon: "lighthouse", Scene: art.SceneSea, Seed: 81,
			Text: m("**Efficience 1.**\nLa première fois qu’un Combattant que vous contrôlez bloque à chaque tour, ôtez-lui un marqueur Fatigue.\n_Il éclaire encore, vers le bas._")},
		{Name: "Contre-courant", Cost: "2", Pitch: 2, Colours: []Colour{Blue}, ColourTag: "Bleu", TypeLine: "Éphémère",
			Rarity: Rare, Number: "077", Icon: "big-wave", Scene: art.SceneSea, Seed: 101,
			Text: m("Contrecarrez le sort ciblé. S’il coûtait 3\u00a0{aether} ou plus, regardez 2.\n**Privilège** — Piochez une carte.\n_La mer rend toujours la monnaie._")},
		{Name: "Ondine Varech", Pitch: -1, Colours: []Colour{Blue, Green}, ColourTag: "Bleu · Vert", TypeLine: "Héros — Souveraine des marées",
			Rarity: Mythic, Number: "003", Hero: true, Experience: "3", Icon: "triton-head", Scene: art.SceneCosmic, Seed: 121,
			Abilities: []Ability{{"+1", m("Regardez 1. Vous pouvez dégager une Mine que vous contrôlez.")},
				{"−3", m("**Soin 2.** Ce Combattant gagne +2/+0 jusqu’à la fin du tour.")},
				{"−8", m("Tous vos Combattants gagnent **Imblocable** ce tour.")}}},
		{Name: "Scaphandre vide", Cost: "4", Pitch: 3, Colours: []Colour{Silver}, ColourTag: "Argent", TypeLine: "Combattant — Automate",
			Rarity: Uncommon, Number: "111", Fighter: true, Force: "3", Defence: "3", Icon: "diving-helmet", Scene: art.SceneCave, Seed: 141,
			Text: m("**Portée. Bravoure 1.**\n**Départ** — Créez un Jeton Mine engagé.\n_Argent\u00a0: entre dans tous les decks._")},
		{Name: "Léviathan des fosses", Cost: "5", Pitch: 1, Colours: []Colour{Green}, ColourTag: "Vert", TypeLine: "Combattant — Serpent",
			Rarity: Mythic, Number: "001", Legendary: true, Fighter: true, Force: "6", Defence: "4", Icon: "sea-dragon", Scene: art.SceneDeep, Seed: 151,
			Text: m("**Récidive 1. Folie.**\n**Hit** — Minez 1, puis dégagez cette Mine.\n**Support 3.**")},
		{Name: "Celle qui garde les portes du fond", Cost: "11", Pitch: 1, Colours: []Colour{Violet}, ColourTag: "Violet", TypeLine: "Combattant Histoire — Esprit Lieu", Dual: true,
			Rarity: Rare, Number: "140", Fighter: true, Force: "12", Defence: "10", DefenceTone: art.ToneLowered, ForceTone: art.ToneRaised, Icon: "jellyfish", Scene: art.SceneDeep, Seed: 61,
			Text: m("**Vol. Plongée merveilleuse. Sieste 2. Insaisissable.**\n**Arrivée** — Chaque joueur exile la carte du dessus de sa bibliothèque, puis crée autant de Jetons Mine engagés que la Valeur de Pitch de cette carte.\n**Départ** — Prenez le contrôle d’un Combattant adverse ciblé dont la Défense est de 3 ou moins jusqu’à la fin du tour et dégagez-le.\n2\u00a0{aether}, {engage}\u00a0: **Soin 3.**\n_Elle n’a jamais dit à qui elles s’ouvrent._")},
		{Name: "Corsaire Blaise", Pitch: -1, Colours: []Colour{Red, White, Blue}, ColourTag: "Rouge · Blanc · Bleu", TypeLine: "Héros — Capitaine sans pavillon",
			Rarity: Mythic, Number: "004", Hero: true, Experience: "5", Icon: "pirate-captain", Scene: art.SceneSea, Seed: 131,
			Text: m("Vos Combattants Pirates gagnent **Fascination**."),
			Abilities: []Ability{{"+1", m("**Soin 1.**")}, {"0", m("Engagez un Combattant ciblé qui a au moins un marqueur Fatigue sur lui. S’il était déjà engagé, son contrôleur perd 1 point de vie.")},
				{"−4", m("Un attaquant ciblé gagne −2/+0 jusqu’à la fin du tour.")}, {"−9", m("Exilez un permanent ciblé.")}}},
		{Name: "Encre", Pitch: -1, Token: true, Colours: []Colour{Black}, ColourTag: "Noir", TypeLine: "Jeton Combattant — Poulpe",
			Fighter: true, Force: "0", ForceTone: art.ToneVoid, Defence: "1", Icon: "giant-squid", Scene: art.SceneDeep, Seed: 161, ColourLetter: true},
		{Name: "", Pitch: 0, Icon: "no-such-icon"},
	}
	for _, k := range cards {
		k.Tall = k.Crowded()
	}
	return cards
}

// TestAesterySheet writes all test faces on one sheet where SHEET names a file,
// to be looked at beside the picture they were made after.
func TestAesterySheet(t *testing.T) {
	file := arttest.PictureFile(t, "SHEET")
	c, _ := cardtest.FaceSheet("#0a2a32", testAestery(), 116, 84, 168, 84, 168, 76, 168, 168, 168, 84)
	arttest.WritePicture(t, file, c.Img)
}

func BenchmarkAesteryFull360(b *testing.B) {
	k := testAestery()[6]
	for b.Loop() {
		k.RenderFull(nil, 360)
	}
}

func BenchmarkAesteryTable168(b *testing.B) {
	k := testAestery()[6]
	for b.Loop() {
		k.RenderTable(nil, 168)
	}
}

func BenchmarkAesteryArt96(b *testing.B) {
	k := testAestery()[6]
	s, w, h := k.TableArt(84)
	for b.Loop() {
		art.Illustrate(s, w, h)
	}
}

func BenchmarkAesteryBack96(b *testing.B) {
	for b.Loop() {
		Back(96)
	}
}

func BenchmarkMatDeep(b *testing.B) {
	for b.Loop() {
		MatDeep(1280, 720, DeepPlan{Glass: image.Rect(250, 86, 1010, 606), Lane: image.Rect(250, 270, 1010, 374)}, 5).Finish()
	}
}

// TestAesteryWordsFit: whatever stands on a face lies inside its place, clear of
// the medals, and can be read. What cannot is found out.
func TestAesteryWordsFit(t *testing.T) {
	for _, k := range testAestery() {
		if err := k.Check(); err != nil {
			t.Error(err)
		}
	}
	long := *testAestery()[6]
	long.Text = append(append(append([]art.Token{}, long.Text...), art.Token{Break: true}), long.Text...)
	if long.Check() == nil {
		t.Error("twice as many words as there is room for, and no error")
	}
	name := *testAestery()[0]
	name.Name = "Celle-qui-garde-toutes-les-portes-du-fond"
	if name.Check() == nil {
		t.Error("a name too long for its plate, and no error")
	}
}

func TestAesteryCardEdges(t *testing.T) {
	for _, k := range testAestery() {
		arttest.WholeCard(t, k.Name+" full", k.RenderFull(nil, 150))
		arttest.WholeCard(t, k.Name+" table", k.RenderTable(nil, 84))
	}
	arttest.WholeCard(t, "back", Back(84))
}

// TestAesteryArtFillsWindow: the illustration made for a width leaves no gap.
func TestAesteryArtFillsWindow(t *testing.T) {
	k := testAestery()[1]
	cardtest.FillsWindow(t, 46,
		cardtest.Window{Name: "table", Units: faces.TableW, Place: tableArt, Y: 150, Slack: 5, Art: k.TableArt, Render: k.RenderTable},
		cardtest.Window{Name: "full", Units: faces.FullW, Place: fullPlanOf(false).Art, Y: 200, Slack: 6, Art: k.FullArt, Render: k.RenderFull})
	for px := 46; px < 380; px += 29 {
		if _, w, _ := k.TableArt(px); float64(w) < tableArt.W*float64(px)/faces.TableW-1 {
			t.Errorf("a table picture of %d pixels for a card of %d", w, px)
		}
	}
}

// TestAesteryArtIsShared: cards of about a size take one painting.
func TestAesteryArtIsShared(t *testing.T) {
	k := testAestery()[0]
	spec, w, h := k.TableArt(46)
	for _, px := range []int{38, 76, 84, 96} {
		if s, aw, ah := k.TableArt(px); s != spec || aw != w || ah != h {
			t.Errorf("at %d pixels the picture is %d by %d, at 46 it is %d by %d", px, aw, ah, w, h)
		}
	}
	if _, aw, _ := k.TableArt(97); aw <= w {
		t.Error("a card larger than the step has no larger picture")
	}
}

// TestAesterySigns: colours, rarities and marks are told apart without their
// colour too, and every icon exists.
func TestAesterySigns(t *testing.T) {
	letters := map[string]bool{}
	for k := range colours {
		if l := k.Letter(); letters[l] {
			t.Errorf("two colours have the letter %s", l)
		} else {
			letters[l] = true
		}
	}
	if Colour(99).Letter() != "S" || (&Card{}).colour() != Silver {
		t.Error("what has no colour is not silver")
	}
	signs := map[string]int{}
	for m := range marks {
		l := markLooks[m]
		if l.icon != "" && !art.HasIcon(l.icon) {
			t.Errorf("mark %d: no icon %q", m, l.icon)
		}
		if l.icon+l.word == "" {
			t.Errorf("mark %d has no sign", m)
		}
		if old, ok := signs[l.icon+l.word]; ok {
			t.Errorf("marks %d and %d share a sign", old, m)
		}
		signs[l.icon+l.word] = int(m)
	}
	for _, icon := range []string{"trident", "round-shield", "hearts", "padlock", "padlock-open", "triton-head"} {
		if !art.HasIcon(icon) {
			t.Errorf("no icon %q", icon)
		}
	}
}

// TestAesteryTones: a value that is not the printed one looks different.
func TestAesteryTones(t *testing.T) {
	var faces []*image.RGBA
	for _, tone := range []art.Tone{art.TonePrinted, art.ToneRaised, art.ToneLowered, art.ToneVoid} {
		c := art.NewCanvas(60, 60, 1)
		Medal(c, StatDefence, 30, 30, 24, "3", tone)
		faces = append(faces, c.Img)
	}
	arttest.AllDiffer(t, "tones", 2, faces...)
	if arttest.SamePicture(testAestery()[0].RenderTable(nil, 84), func() *image.RGBA {
		k := *testAestery()[0]
		k.Defence, k.DefenceTone = "1", art.ToneLowered
		return k.RenderTable(nil, 84)
	}()) {
		t.Error("a wounded fighter looks like a sound one")
	}
}

func TestAesteryContrast(t *testing.T) {
	for _, k := range testAestery() {
		k.Contrast = true
		arttest.HasColour(t, k.Name+" behind its words", k.RenderFull(nil, 500), 42, 590, art.Hex("#ffffff"))
		arttest.HasColour(t, k.Name+" at its edge", k.RenderTable(nil, 250), 7, 150, art.Hex(k.colour().Ink()))
	}
}

func TestAesteryFacePictures(t *testing.T) {
	cards := testAestery()
	for i, name := range []string{"fighter", "story", "", "hero", "", "legend", "dual", "", "token"} {
		if name == "" {
			continue
		}
		arttest.MatchPicture(t, "aestery-table-"+name, cardtest.TableFace(cards[i], 96))
	}
	for _, i := range []int{3, 6} {
		arttest.MatchPicture(t, fmt.Sprintf("aestery-full-%d", i), cardtest.FullFace(cards[i], 220))
	}
	arttest.MatchPicture(t, "aestery-back", Back(96))
	arttest.MatchPicture(t, "paint-deep", art.Illustrate(art.PaintSpec{Icon: "sea-turtle", Element: art.ElementKelp, Scene: art.SceneDeep, Seed: 3}, 160, 120))
}
