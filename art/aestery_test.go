package art

import (
	"image"
	"image/png"
	"os"
	"testing"
)

// testAestery are faces with little, much and awkward things on them.
func testAestery() []*AesteryCard {
	m := Markup
	return []*AesteryCard{
		{Name: "Garde de nacre", Cost: "2", Pitch: 2, Colours: []AesteryColour{AesteryBlue}, ColourTag: "Bleu", TypeLine: "Combattant — Sirène",
			Number: "014", Fighter: true, Force: "1", Defence: "3", Icon: "mermaid", Scene: SceneDeep, Seed: 14,
			Text: m("**Dévouement.**\n**Arrivée** — Regardez 1. Si c’est une Histoire, ôtez un marqueur Fatigue d’un Combattant ciblé.\n_«\u00a0Rien ne passe sans saluer.\u00a0»_")},
		{Name: "Phare englouti", Cost: "2", Pitch: 3, Colours: []AesteryColour{AesteryWhite}, ColourTag: "Blanc", TypeLine: "Histoire — Lieu",
			Rarity: AesteryUncommon, Number: "052", Icon: "lighthouse", Scene: SceneSea, Seed: 81,
			Text: m("**Efficience 1.**\nLa première fois qu’un Combattant que vous contrôlez bloque à chaque tour, ôtez-lui un marqueur Fatigue.\n_Il éclaire encore, vers le bas._")},
		{Name: "Contre-courant", Cost: "2", Pitch: 2, Colours: []AesteryColour{AesteryBlue}, ColourTag: "Bleu", TypeLine: "Éphémère",
			Rarity: AesteryRare, Number: "077", Icon: "big-wave", Scene: SceneSea, Seed: 101,
			Text: m("Contrecarrez le sort ciblé. S’il coûtait 3\u00a0{aether} ou plus, regardez 2.\n**Privilège** — Piochez une carte.\n_La mer rend toujours la monnaie._")},
		{Name: "Ondine Varech", Pitch: -1, Colours: []AesteryColour{AesteryBlue, AesteryGreen}, ColourTag: "Bleu · Vert", TypeLine: "Héros — Souveraine des marées",
			Rarity: AesteryMythic, Number: "003", Hero: true, Experience: "3", Icon: "triton-head", Scene: SceneCosmic, Seed: 121,
			Abilities: []AesteryAbility{{"+1", m("Regardez 1. Vous pouvez dégager une Mine que vous contrôlez.")},
				{"−3", m("**Soin 2.** Ce Combattant gagne +2/+0 jusqu’à la fin du tour.")},
				{"−8", m("Tous vos Combattants gagnent **Imblocable** ce tour.")}}},
		{Name: "Scaphandre vide", Cost: "4", Pitch: 3, Colours: []AesteryColour{AesterySilver}, ColourTag: "Argent", TypeLine: "Combattant — Automate",
			Rarity: AesteryUncommon, Number: "111", Fighter: true, Force: "3", Defence: "3", Icon: "diving-helmet", Scene: SceneCave, Seed: 141,
			Text: m("**Portée. Bravoure 1.**\n**Départ** — Créez un Jeton Mine engagé.\n_Argent\u00a0: entre dans tous les decks._")},
		{Name: "Léviathan des fosses", Cost: "5", Pitch: 1, Colours: []AesteryColour{AesteryGreen}, ColourTag: "Vert", TypeLine: "Combattant — Serpent",
			Rarity: AesteryMythic, Number: "001", Legendary: true, Fighter: true, Force: "6", Defence: "4", Icon: "sea-dragon", Scene: SceneDeep, Seed: 151,
			Text: m("**Récidive 1. Folie.**\n**Hit** — Minez 1, puis dégagez cette Mine.\n**Support 3.**")},
		{Name: "Celle qui garde les portes du fond", Cost: "11", Pitch: 1, Colours: []AesteryColour{AesteryViolet}, ColourTag: "Violet", TypeLine: "Combattant Histoire — Esprit Lieu", Dual: true,
			Rarity: AesteryRare, Number: "140", Fighter: true, Force: "12", Defence: "10", DefenceTone: ToneLowered, ForceTone: ToneRaised, Icon: "jellyfish", Scene: SceneDeep, Seed: 61,
			Text: m("**Vol. Plongée merveilleuse. Sieste 2. Insaisissable.**\n**Arrivée** — Chaque joueur exile la carte du dessus de sa bibliothèque, puis crée autant de Jetons Mine engagés que la Valeur de Pitch de cette carte.\n**Départ** — Prenez le contrôle d’un Combattant adverse ciblé dont la Défense est de 3 ou moins jusqu’à la fin du tour et dégagez-le.\n2\u00a0{aether}, {engage}\u00a0: **Soin 3.**\n_Elle n’a jamais dit à qui elles s’ouvrent._")},
		{Name: "Corsaire Blaise", Pitch: -1, Colours: []AesteryColour{AesteryRed, AesteryWhite, AesteryBlue}, ColourTag: "Rouge · Blanc · Bleu", TypeLine: "Héros — Capitaine sans pavillon",
			Rarity: AesteryMythic, Number: "004", Hero: true, Experience: "5", Icon: "pirate-captain", Scene: SceneSea, Seed: 131,
			Text: m("Vos Combattants Pirates gagnent **Fascination**."),
			Abilities: []AesteryAbility{{"+1", m("**Soin 1.**")}, {"0", m("Engagez un Combattant ciblé qui a au moins un marqueur Fatigue sur lui. S’il était déjà engagé, son contrôleur perd 1 point de vie.")},
				{"−4", m("Un attaquant ciblé gagne −2/+0 jusqu’à la fin du tour.")}, {"−9", m("Exilez un permanent ciblé.")}}},
		{Name: "Encre", Pitch: -1, Token: true, Colours: []AesteryColour{AesteryBlack}, ColourTag: "Noir", TypeLine: "Jeton Combattant — Poulpe",
			Fighter: true, Force: "0", ForceTone: ToneVoid, Defence: "1", Icon: "giant-squid", Scene: SceneDeep, Seed: 161, ColourLetter: true},
		{Name: "", Pitch: 0, Icon: "no-such-icon"},
	}
}

// TestAesterySheet writes all test faces on one sheet where SHEET names a file,
// to be looked at beside the picture they were made after.
func TestAesterySheet(t *testing.T) {
	file := os.Getenv("SHEET")
	if file == "" {
		t.Skip("SHEET names no file")
	}
	cards := testAestery()
	const px, gap = 500, 20
	c := NewCanvas(3*(px+gap)+gap, 3*(px*1.4+gap)+gap+300, 1)
	c.Fill(Rect(0, 0, 4000, 4000), Solid("#0a2a32"))
	for i, k := range cards[:9] {
		s, w, h := k.FullArt(px)
		x, y := float64(gap+i%3*(px+gap)), float64(gap+i/3*(700+gap))
		c.Drop(x, y, px, 700, 26)
		c.Image(k.RenderFull(Illustrate(s, w, h), px), x, y, px, 700)
	}
	x := float64(gap)
	for i, k := range cards {
		w := float64([]int{116, 84, 168, 84, 168, 76, 168, 168, 168, 84}[i])
		s, aw, ah := k.TableArt(int(w))
		c.Image(k.RenderTable(Illustrate(s, aw, ah), int(w)), x, 2200, w, w*1.4)
		x += w + 10
	}
	writePicture(t, file, c.Img)
}

func writePicture(t *testing.T, file string, m *image.RGBA) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}
