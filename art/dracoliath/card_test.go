package dracoliath

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/art/faces"
)

// testCards are faces with little, much and awkward things on them.
func testCards() []*Card {
	row := func(it ...Item) Row { return Row{Items: it} }
	text := func(s string) Row { return Row{Text: art.Markup(s)} }
	fusion := Row{Banner: "Fusion", BannerSym: art.SymFusion}
	cards := []*Card{
		{Name: "Souffle ardent", Icon: "dragon-breath", Rows: []Row{row(Group(art.SymDamage, 3, art.ToOpponent))}},
		{Name: "Bénédiction du très vieux chêne", Color: Green, Type: Treasure, Icon: "holy-oak", Scene: art.SceneForest,
			Rows: []Row{text("Lorsque vous gagnez de la Puissance\u00a0:"), row(Group(art.SymLife, 1, art.ToMe))}},
		{Name: "Comète", Color: Blue, Icon: "burning-meteor", Scene: art.SceneCosmic, Mastery: 1,
			Rows: []Row{row(Group(art.SymDamage, 5, art.ToOpponent), Group(art.SymPower, 1, art.ToBoth)), fusion}},
		{Name: "Forge du gouffre sans fond", Color: Violet, Icon: "volcano", Scene: art.SceneCave, Mastery: 2, Side: SideNight,
			Rows: []Row{row(Group(art.SymDamage, 3, art.ToOpponent), Sign("/"), Act(art.SymDiscard, "Défaussez un Trésor adverse"), Group(art.SymDamage, 1, art.ToOpponent))}},
		{Name: "Nuit", Color: Violet, Type: Storm, Icon: "night-sky", Side: SideDay,
			Rows: []Row{row(Item{Sym: art.SymDamage, Dir: art.ToMe, Forbid: true}), text("Les effets des **Trésors** visibles sont annulés tant que cette Tempête est visible, et rien ne se passe.")}},
		{Name: "Marée", Color: Blue, Icon: "big-wave", Scene: art.SceneSea, Rows: []Row{
			row(Group(art.SymPower, 9, art.ToMe)), text("Si vous possédez au moins 2 cartes rouges\u00a0:"),
			row(Group(art.SymPower, 1, art.ToMe), Item{Sym: art.SymPower, Dir: art.ToMe, Words: "pour chaque carte bleue que vous possédez"}), fusion}},
		{Name: "Écho", Color: Red, Icon: "no-such-icon", Rows: []Row{{Banner: "Vos Magies rouges sont jouées une fois de plus.", BannerSym: art.SymAgain}}},
		{Name: "", Rows: nil},
		{Name: "Choix", Color: Green, Icon: "half-heart", Rows: []Row{
			{Option: 1, Items: []Item{Group(art.SymDamage, 3, art.ToMe), Group(art.SymPower, 4, art.ToMe)}}, text("*ou*"),
			{Option: 2, Items: []Item{Act(art.SymDiscard, "Défaussez une carte recto-verso visible.")}},
			{Option: 2, Items: []Item{Group(art.SymLife, 4, art.ToMe), Group(art.SymLife, 1, art.ToOpponent)}}}},
	}
	for i, k := range cards {
		k.TypeLabel, k.ColorLabel = "Trésor légendaire", "Violette"
		k.MeLabel, k.OpponentLabel, k.BothLabel = "à vous", "adversaire", "les deux joueurs"
		k.ColourLetter = i%2 == 0
	}
	return cards
}

// TestRowsFit: whatever stands on a card lies inside its panel, and words can
// be read: on the table face of a hand card, 182 pixels wide, at no less than
// 9 pixels an em.
func TestRowsFit(t *testing.T) {
	check := func(name string, s *rowsSet, area art.Box, px float64) {
		t.Helper()
		if s.total > area.H+0.5 {
			t.Errorf("%s: rows are %.0f high, the panel has %.0f", name, s.total, area.H)
		}
		block := func(b *art.Block, room float64) {
			if b.Widest > room+0.5 {
				t.Errorf("%s: words %.0f wide in %.0f", name, b.Widest, room)
			}
			if em := b.Size() * px; em < 9 {
				t.Errorf("%s: words of %.1f pixels", name, em)
			}
		}
		for _, r := range s.rows {
			if r.block != nil {
				block(r.block, area.W)
			}
			for _, l := range r.lines {
				if l.w > area.W+0.5 {
					t.Errorf("%s: a line of symbols is %.0f wide in %.0f", name, l.w, area.W)
				}
				for _, it := range l.items {
					if it.words != nil {
						block(it.words, area.W)
					}
				}
			}
		}
	}
	for _, k := range testCards() {
		p := k.tablePanel()
		check(k.Name+" (table)", &p.rows, p.area, 182/faces.TableW)
		if h := tablePanelFoot - p.top; h < tablePanelLow || h > tablePanelHigh {
			t.Errorf("%s: panel %.0f high", k.Name, h)
		}
		rows, area := k.fullSet()
		check(k.Name+" (full)", &rows, area, 300/faces.FullW)
	}
}

// TestPlates: the rows of each option of a choice share a plate of their own.
func TestPlates(t *testing.T) {
	for _, k := range testCards() {
		s, _ := k.fullSet()
		var plates []int
		for i, r := range s.rows {
			if r.option > 0 && s.firstOf(i) {
				plates = append(plates, r.option)
			}
		}
		if want := map[bool][]int{true: {1, 2}}[k.Name == "Choix"]; !slices.Equal(plates, want) {
			t.Errorf("%s: plates of the options %v, want %v", k.Name, plates, want)
		}
	}
}

func TestCardEdges(t *testing.T) {
	for _, k := range testCards() {
		for name, m := range map[string]*image.RGBA{"full": k.RenderFull(nil, 150), "table": k.RenderTable(nil, 91), "back": Back(91)} {
			arttest.RoundCard(t, k.Name+" "+name, m)
			if a := m.RGBAAt(m.Rect.Dx()/2, m.Rect.Dy()/2).A; a != 255 {
				t.Errorf("%s %s: the middle has alpha %d", k.Name, name, a)
			}
		}
	}
}

// TestArtFillsWindow: the illustration made for a width leaves no gap in the
// window of the face, at any width.
func TestArtFillsWindow(t *testing.T) {
	k := testCards()[0]
	cardtest.FillsWindow(t, 90,
		cardtest.Window{Name: "table", Units: faces.TableW, Place: tableArt, Y: 100, Slack: 2, Art: k.TableArt, Render: k.RenderTable},
		cardtest.Window{Name: "full", Units: faces.FullW, Place: fullArt, Y: 200, Slack: 3, Art: k.FullArt, Render: k.RenderFull})
}

func TestHalves(t *testing.T) {
	for in, want := range map[string]string{"Vol": "Vol|", "Œil intérieur": "Œil|intérieur",
		"Bénédiction du très vieux chêne": "Bénédiction du|très vieux chêne"} {
		if a, b := faces.Halves(in); a+"|"+b != want {
			t.Errorf("%q breaks into %q and %q", in, a, b)
		}
	}
}

func TestCardPictures(t *testing.T) {
	for i, k := range testCards()[:6] {
		name := fmt.Sprintf("card-%d", i)
		if i%2 == 0 {
			arttest.MatchPicture(t, name+"-table", cardtest.TableFace(k, 182))
			continue
		}
		arttest.MatchPicture(t, name+"-full", cardtest.FullFace(k, 250))
	}
	arttest.MatchPicture(t, "card-back", Back(120))
}

func TestLetterOfColour(t *testing.T) {
	k := Card{ColorLabel: "écarlate", ColourLetter: true}
	if got := k.letter(); got != strings.ToUpper("é") {
		t.Errorf("letter is %q", got)
	}
	k.ColourLetter = false
	if got := k.letter(); got != "" {
		t.Errorf("letter is %q though none is asked for", got)
	}
}

func BenchmarkFullFace360(b *testing.B) {
	for b.Loop() {
		testCards()[1].RenderFull(nil, 360)
	}
}

func BenchmarkTableFace182(b *testing.B) {
	for b.Loop() {
		testCards()[1].RenderTable(nil, 182)
	}
}

// TestFacesInParallel: goroutines may draw faces side by side.
func TestFacesInParallel(t *testing.T) {
	cards := testCards()
	alone := make([]*image.RGBA, len(cards))
	for i, k := range cards {
		alone[i] = k.RenderTable(nil, 77)
	}
	for i, k := range cards {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			if !arttest.SamePicture(alone[i], k.RenderTable(nil, 77)) {
				t.Errorf("%s: drawn beside others it looks different", k.Name)
			}
		})
	}
}

// TestHighContrast checks that faces of high contrast have black or white behind
// their effects, and an edge in the bright colour of the card.
func TestHighContrast(t *testing.T) {
	for _, k := range testCards() {
		k.Contrast = true
		m := k.RenderTable(nil, 250)
		arttest.HasColour(t, k.Name+" behind its effects on the table", m, 20, 329, art.Hex("#000000"))
		arttest.HasColour(t, k.Name+" at its edge", m, 7, 175, art.Hex(k.Color.bright()))
		ground := art.Hex("#ffffff")
		if k.Side == SideNight {
			ground = art.Hex("#000000")
		}
		arttest.HasColour(t, k.Name+" behind its effects on the large face", k.RenderFull(nil, 500), 45, 640, ground)
	}
}
