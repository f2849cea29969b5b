package dragonswrath

import (
	"fmt"
	"image"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/art/faces"
)

// testWrath are faces of every kind, with little and much on them.
func testWrath() []*Card {
	m := art.Markup
	red, green, blue, grey := Red, Green, Blue, Grey
	return []*Card{
		{Name: "Marches de cinabre", Kind: Province, Colour: red, TypeLine: "Province rouge", Foot: "PROVINCE", Icon: "castle", Scene: art.SceneMountain, Seed: 12,
			Text: m("En main, elle compte pour votre puissance et montre 1\u00a0{red-sphere}.\n_«\u00a0Qui tient le gué tient l’hiver.\u00a0»_")},
		{Name: "Île des neuf lunes", Kind: Province, Colour: Magic, TypeLine: "Province magique", Foot: "PROVINCE", Icon: "crystal-shrine", Scene: art.SceneCosmic,
			Seed: 31, Text: m("En main, elle compte pour votre puissance et montre 1\u00a0{red-sphere}{green-sphere}{blue-sphere}{grey-sphere} au choix.\n" +
				"Vaut n’importe quelle couleur. Phase magique\u00a0: la défausser pour récupérer jusqu’à la fin du tour toute province défaussée.")},
		{Name: "Vouivre de braise", Kind: Creature, Colour: red, Spheres: []Colour{red, red, grey}, Bearer: true, TypeLine: "Créature rouge", Foot: "CRÉATURE",
			PM: "3", PP: "6", Icon: "wyvern", Scene: art.SceneMountain, Seed: 7,
			Text: m("**Volante. Démoniaque.**\nArrivée\u00a0: une créature adverse gagne −2\u00a0{force} jusqu’à la fin du tour.\n_Achat\u00a0: défaussez une des provinces montrées._")},
		{Name: "Lame des serments", Kind: Item, Colour: grey, Sort: Weapon, TypeLine: "Objet magique gris — arme", Foot: "OBJET MAGIQUE", Icon: "relic-blade",
			Scene: art.SceneCosmic, Seed: 4, Text: m("Le porteur a +2\u00a0{force}.\n+1\u00a0{spell} contre une créature **démoniaque**.\n_Pour une créature alliée_ {bearer} _sans autre arme._")},
		{Name: "Le long hiver", Kind: Rite, Colour: blue, Spheres: []Colour{blue, blue, grey}, TypeLine: "Rituel durable bleu", Foot: "RITUEL", Icon: "snowflake-2",
			Scene: art.SceneMountain, Seed: 2, Text: m("Tant que le rituel dure, chaque créature **volante** a −2\u00a0{force}.\n_Coût\u00a0: défaussez une des provinces montrées._")},
		{Name: "Étreinte des ronces", Kind: Malefice, Colour: green, Spheres: []Colour{green, grey}, TypeLine: "Maléfice vert", Foot: "MALÉFICE", Icon: "vine-whip",
			Scene: art.SceneForest, Seed: 5, Text: m("Une créature adverse n’attaque plus ce tour.\n_Coût\u00a0: mettez de côté les provinces montrées._")},
		{Name: "Ruse", Kind: Malefice, TypeLine: "Maléfice", Foot: "MALÉFICE", Icon: "misdirection", Scene: art.SceneDeep, Seed: 9,
			Text: m("Une créature gagne +1\u00a0{spell} jusqu’à la fin du tour.")},
		{Name: "Conseil des sages", Kind: Ritual, Colour: blue, Spheres: []Colour{blue, blue, blue, blue}, TypeLine: "Rituel bleu", Foot: "RITUEL",
			Icon: "enlightenment", Scene: art.SceneCosmic, Seed: 1, Text: m("Le lanceur tire 3\u00a0cartes.")},
		{Name: "Gargouille", Kind: Creature, Colour: grey, Spheres: []Colour{grey}, TypeLine: "Créature grise", Foot: "CRÉATURE", PM: "12", PP: "4",
			PMTone: art.ToneRaised, PPTone: art.ToneLowered, Icon: "gargoyle", Scene: art.SceneMountain, Seed: 6, Text: m("**Volante. Blindée.**")},
	}
}

// TestWrathSheet writes all test faces on one sheet where SHEET names a file, to
// be looked at beside the picture they were made after.
func TestWrathSheet(t *testing.T) {
	file := arttest.PictureFile(t, "SHEET")
	c, x := cardtest.FaceSheet("#241a12", testWrath(), 200, 102, 100, 84, 102, 200, 58, 84, 102)
	for i, province := range []bool{false, true} {
		c.Image(Back(province, 154), x+float64(i)*164, cardtest.SheetRow, 154, 154*1.4)
	}
	arttest.WritePicture(t, file, c.Img)
}

// TestWrathFacesAreWhole: faces have the size of a card at every width, round
// corners and no holes.
func TestWrathFacesAreWhole(t *testing.T) {
	for i, k := range testWrath() {
		arttest.WholeCard(t, k.Name+" full", k.RenderFull(nil, 150))
		arttest.WholeCard(t, k.Name+" table", k.RenderTable(nil, 84))
		arttest.WholeCard(t, "back", Back(i%2 == 0, 84))
	}
}

// TestWrathArtFillsWindow: the illustration made for a width leaves no gap.
func TestWrathArtFillsWindow(t *testing.T) {
	k := testWrath()[5]
	cardtest.FillsWindow(t, 46, cardtest.Window{Name: "table", Units: faces.TableW, Place: tableArt, Y: 150, Slack: 6, Art: k.TableArt, Render: k.RenderTable},
		cardtest.Window{Name: "full", Units: faces.FullW, Place: plan.Art, Y: 200, Slack: 7, Art: k.FullArt, Render: k.RenderFull})
}

// TestWrathWordsFit: whatever stands on a face lies inside its place and can be
// read; what cannot is found out.
func TestWrathWordsFit(t *testing.T) {
	for _, k := range testWrath() {
		if err := k.Check(); err != nil {
			t.Error(err)
		}
	}
	long := *testWrath()[1]
	long.Text = append(append([]art.Token{}, long.Text...), long.Text...)
	if long.Check() == nil {
		t.Error("twice the words there is room for, and no error")
	}
	name := *testWrath()[0]
	name.Name = "Quadrisyllabiquementissimement"
	if name.Check() == nil {
		t.Error("a name of thirty letters, and no error")
	}
}

// TestWrathSigns: colours, sorts and strengths are told apart without their
// colour too, and every icon exists.
func TestWrathSigns(t *testing.T) {
	seen := map[string]bool{}
	sign := func(icon string) {
		if seen[icon] || !art.HasIcon(icon) {
			t.Errorf("the sign %q stands for two things, or does not exist", icon)
		}
		seen[icon] = true
	}
	for k := Red; k < colours; k++ {
		sign(k.Sphere().Icon())
	}
	for s := range sorts {
		sign(s.Icon())
	}
	for _, s := range []art.Symbol{art.SymSpell, art.SymForce, art.SymBearer} {
		sign(s.Icon())
	}
	for _, k := range []Kind{Ritual, Rite, Malefice} {
		sign((&Card{Kind: k}).sign())
	}
	if Colour(99).look() != None.look() {
		t.Error("an unknown colour is one")
	}
}

// TestWrathItemsHaveGoldFrames: whatever creatures bear is told from what a
// leader casts by its frame, whatever its colour is.
func TestWrathItemsHaveGoldFrames(t *testing.T) {
	for k := range colours {
		item := (&Card{Kind: Item, Colour: k}).frame()
		spell := (&Card{Kind: Ritual, Colour: k}).frame()
		if item != art.ElementRelic || spell == art.ElementRelic {
			t.Errorf("colour %d: an item has frame %d, a ritual %d", k, item, spell)
		}
	}
}

// TestWrathTones: a strength that is not the printed one looks different.
func TestWrathTones(t *testing.T) {
	var faces []*image.RGBA
	for tone := range art.ToneVoid + 1 {
		c := art.NewCanvas(60, 60, 1)
		Medal(c, PP, 30, 30, 26, "3", tone)
		faces = append(faces, c.Img)
	}
	arttest.AllDiffer(t, "tones", 2, faces...)
}

// TestWrathPlaces: medals lie on the card, clear of each other, and badges hang
// on its right edge, clear of the medals and of each other.
func TestWrathPlaces(t *testing.T) {
	const w = 84.0
	type disc struct{ x, y, r float64 }
	at := func(x, y, r float64) disc { return disc{x, y, r} }
	discs := map[string]disc{"PM": at(StatPlace(PM, w)), "PP": at(StatPlace(PP, w))}
	for s := range sorts {
		discs[s.Icon()] = at(BadgePlace(s, w))
	}
	for a, p := range discs {
		if p.y-p.r < 0 || p.y+p.r > w*1.4 || p.x-p.r < 0 || p.x-p.r > w {
			t.Errorf("%s leaves the card: %v", a, p)
		}
		for b, q := range discs {
			if dx, dy := p.x-q.x, p.y-q.y; a < b && dx*dx+dy*dy < (p.r+q.r)*(p.r+q.r) {
				t.Errorf("%s and %s overlap", a, b)
			}
		}
	}
}

func TestWrathContrast(t *testing.T) {
	for _, k := range testWrath() {
		k.Contrast = true
		arttest.HasColour(t, k.Name+" behind its words", k.RenderFull(nil, 500), 250, 640, art.Hex("#ffffff"))
		arttest.HasColour(t, k.Name+" at its edge", k.RenderTable(nil, 250), 7, 180, art.Hex(k.Colour.Ink()))
	}
}

// TestWrathLetters: the colour of a card stands on the table face as a sphere
// where people ask for it.
func TestWrathLetters(t *testing.T) {
	for _, k := range testWrath() {
		plain := k.RenderTable(nil, 120)
		k.Letters = true
		marked := k.RenderTable(nil, 120)
		want := k.Kind != Province && k.Colour != None // provinces have theirs anyway
		if arttest.SamePicture(plain, marked) == want {
			t.Errorf("%s: the face has its sphere: %v", k.Name, !want)
		}
	}
}

// TestWrathQuick: what stands for a face is not empty and differs by card.
func TestWrathQuick(t *testing.T) { cardtest.QuickFacesDiffer(t, testWrath(), 84) }

func TestWrathFacePictures(t *testing.T) {
	cards := testWrath()
	for _, i := range []int{0, 2, 3, 4, 8} {
		arttest.MatchPicture(t, fmt.Sprintf("dragonswrath-table-%d", i), cardtest.TableFace(cards[i], 96))
	}
	for _, i := range []int{1, 2, 3} {
		arttest.MatchPicture(t, fmt.Sprintf("dragonswrath-full-%d", i), cardtest.FullFace(cards[i], 220))
	}
	arttest.MatchPicture(t, "dragonswrath-back", Back(false, 96))
	arttest.MatchPicture(t, "dragonswrath-back-province", Back(true, 96))
}
