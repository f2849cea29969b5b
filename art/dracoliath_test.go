package art

import (
	"fmt"
	"image"
	"strings"
	"testing"
)

// testCards are faces with little, much and awkward things on them.
func testCards() []*DracoCard {
	row := func(it ...DracoItem) DracoRow { return DracoRow{Items: it} }
	text := func(s string) DracoRow { return DracoRow{Text: Markup(s)} }
	fusion := DracoRow{Banner: "Fusion", BannerSym: SymFusion}
	cards := []*DracoCard{
		{Name: "Souffle ardent", Icon: "dragon-breath", Rows: []DracoRow{row(DracoGroup(SymDamage, 3, ToOpponent))}},
		{Name: "Bénédiction du très vieux chêne", Color: DracoGreen, Type: DracoTreasure, Icon: "holy-oak", Scene: SceneForest,
			Rows: []DracoRow{text("Lorsque vous gagnez de la Puissance\u00a0:"), row(DracoGroup(SymLife, 1, ToMe))}},
		{Name: "Comète", Color: DracoBlue, Icon: "burning-meteor", Scene: SceneCosmic, Mastery: 1,
			Rows: []DracoRow{row(DracoGroup(SymDamage, 5, ToOpponent), DracoGroup(SymPower, 1, ToBoth)), fusion}},
		{Name: "Forge du gouffre sans fond", Color: DracoViolet, Icon: "volcano", Scene: SceneCave, Mastery: 2, Side: SideNight,
			Rows: []DracoRow{row(DracoGroup(SymDamage, 3, ToOpponent), DracoSign("/"), DracoAct(SymDiscard, "Défaussez un Trésor adverse"), DracoGroup(SymDamage, 1, ToOpponent))}},
		{Name: "Nuit", Color: DracoViolet, Type: DracoStorm, Icon: "night-sky", Side: SideDay,
			Rows: []DracoRow{row(DracoItem{Sym: SymDamage, Dir: ToMe, Forbid: true}), text("Les effets des **Trésors** visibles sont annulés tant que cette Tempête est visible, et rien ne se passe.")}},
		{Name: "Marée", Color: DracoBlue, Icon: "big-wave", Scene: SceneSea, Rows: []DracoRow{
			row(DracoGroup(SymPower, 9, ToMe)), text("Si vous possédez au moins 2 cartes rouges\u00a0:"),
			row(DracoGroup(SymPower, 1, ToMe), DracoItem{Sym: SymPower, Dir: ToMe, Words: "pour chaque carte bleue que vous possédez"}), fusion}},
		{Name: "Écho", Color: DracoRed, Icon: "no-such-icon", Rows: []DracoRow{{Banner: "Vos Magies rouges sont jouées une fois de plus.", BannerSym: SymAgain}}},
		{Name: "", Rows: nil},
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
	check := func(name string, s *rowsSet, area box, px float64) {
		t.Helper()
		if s.total > area.h+0.5 {
			t.Errorf("%s: rows are %.0f high, the panel has %.0f", name, s.total, area.h)
		}
		block := func(b *Block, room float64) {
			if b.Widest > room+0.5 {
				t.Errorf("%s: words %.0f wide in %.0f", name, b.Widest, room)
			}
			if em := b.Size() * px; em < 9 {
				t.Errorf("%s: words of %.1f pixels", name, em)
			}
		}
		for _, r := range s.rows {
			if r.block != nil {
				block(r.block, area.w)
			}
			for _, l := range r.lines {
				if l.w > area.w+0.5 {
					t.Errorf("%s: a line of symbols is %.0f wide in %.0f", name, l.w, area.w)
				}
				for _, it := range l.items {
					if it.words != nil {
						block(it.words, area.w)
					}
				}
			}
		}
	}
	for _, k := range testCards() {
		p := k.tablePanel()
		check(k.Name+" (table)", &p.rows, p.area, 182/dracoTableW)
		if h := tablePanelFoot - p.top; h < tablePanelLow || h > tablePanelHigh {
			t.Errorf("%s: panel %.0f high", k.Name, h)
		}
		rows, area := k.fullSet()
		check(k.Name+" (full)", &rows, area, 300/dracoFullW)
	}
}

func TestCardEdges(t *testing.T) {
	for _, k := range testCards() {
		for name, m := range map[string]*image.RGBA{"full": k.RenderFull(nil, 150), "table": k.RenderTable(nil, 91), "back": DracoBack(91)} {
			roundCard(t, k.Name+" "+name, m)
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
	fillsWindow(t, 90,
		artFace{"table", dracoTableW, tableArt, 100, 2, k.TableArt, k.RenderTable},
		artFace{"full", dracoFullW, fullArt, 200, 3, k.FullArt, k.RenderFull})
}

func TestHalves(t *testing.T) {
	for in, want := range map[string]string{"Vol": "Vol|", "Œil intérieur": "Œil|intérieur",
		"Bénédiction du très vieux chêne": "Bénédiction du|très vieux chêne"} {
		if a, b := halves(in); a+"|"+b != want {
			t.Errorf("%q breaks into %q and %q", in, a, b)
		}
	}
}

func TestCardPictures(t *testing.T) {
	for i, k := range testCards()[:6] {
		name := fmt.Sprintf("card-%d", i)
		if i%2 == 0 {
			matchPicture(t, name+"-table", tableFace(k, 182))
			continue
		}
		matchPicture(t, name+"-full", fullFace(k, 250))
	}
	matchPicture(t, "card-back", DracoBack(120))
}

func TestLetterOfColour(t *testing.T) {
	k := DracoCard{ColorLabel: "écarlate", ColourLetter: true}
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
			if !samePicture(alone[i], k.RenderTable(nil, 77)) {
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
		hasColour(t, k.Name+" behind its effects on the table", m, 20, 329, Hex("#000000"))
		hasColour(t, k.Name+" at its edge", m, 7, 175, Hex(k.Color.bright()))
		ground := Hex("#ffffff")
		if k.Side == SideNight {
			ground = Hex("#000000")
		}
		hasColour(t, k.Name+" behind its effects on the large face", k.RenderFull(nil, 500), 45, 640, ground)
	}
}
