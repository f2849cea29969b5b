package looks_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/menu"
	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/looks/lookstest"
)

func TestFind(t *testing.T) {
	for _, g := range looks.Games() {
		if looks.Find(g.ID) != g {
			t.Errorf("Find(%q) is another game", g.ID)
		}
	}
	if looks.Find("chess") != nil {
		t.Error("a game that is not built is found")
	}
}

// The tile of each game, as the menu shows it: the first lit, the second with its
// illustration.
func TestTiles(t *testing.T) {
	for i, l := range looks.All {
		c := art.NewCanvas(234, 350, 0.5)
		tile := menu.Tile{Theme: l.Tile.Style, Title: l.Game.ID, Line1: "Duel au sommet", Line2: "2 ou 4 joueurs",
			Selected: l.Game.ID == "dracoliath"}
		if i == 1 {
			tile.Picture = image.NewRGBA(image.Rect(0, 0, 40, 40))
		}
		menu.PaintTile(c, 10, 10, 214, tile)
		arttest.MatchPicture(t, "tile-"+l.Game.ID, c.Img)
	}
}

// Every tile is complete, and no two games look alike.
func TestTilesDiffer(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range looks.All {
		th := l.Tile.Style
		if th.ID != l.Game.ID {
			t.Errorf("%s: Tile.Style.ID is %q", l.Game.ID, th.ID)
		}
		if l.Tile.Motto.Empty() {
			t.Errorf("%s: Tile.Motto is empty", l.Game.ID)
		}
		if l.Game.Help != nil && l.Tile.Minutes == 0 { // a game that is told in full says how long it takes
			t.Errorf("%s: Tile.Minutes is 0", l.Game.ID)
		}
		for what, icon := range map[string]string{"picture": th.Picture.Icon, "emblem": th.Emblem} {
			if !art.HasIcon(icon) {
				t.Errorf("%s: no icon %q for its %s", th.ID, icon, what)
			}
		}
		for _, col := range append(append(append(th.Frame[:], th.Field[:]...), th.EmblemGem[:]...), th.Title, th.Text,
			th.Accent, th.Dim, th.Placard[0], th.Placard[1]) {
			if art.Hex(col) == art.Hex("#f0f") {
				t.Errorf("%s: colour %q cannot be read", th.ID, col)
			}
		}
		if k := arttest.Contrast(art.Hex(th.Title), art.Hex(th.Field[0])); k < 4.5 {
			t.Errorf("%s: captions have contrast %.1f, want 4.5", th.ID, k)
		}
		for _, key := range []string{th.ID, th.Emblem, th.Frame[0]} {
			if seen[key] {
				t.Errorf("%s: %q is another game's", th.ID, key)
			}
			seen[key] = true
		}
	}
	if looks.StyleOf("chess").ID != looks.All[0].Game.ID {
		t.Error("a game that is not here must borrow a tile")
	}
}

// Every table lies in its window, however many sit at it.
func TestLayouts(t *testing.T) {
	for _, l := range looks.All {
		for _, seats := range l.Game.Seats {
			t.Run(fmt.Sprint(l.Game.ID, seats), func(t *testing.T) {
				lookstest.CheckLayout(t, l.Layout.Make, l.Game.LayoutFor(seats))
			})
		}
	}
}

// Every look names only what its game has.
func TestLooksAreChecked(t *testing.T) {
	for _, l := range looks.All {
		if err := l.Check(); err != nil {
			t.Error(err)
		}
	}
}

// TestEveryCardIsExplained checks that what is read beside a large card is never empty,
// and that each of its words is explained in both languages.
func TestEveryCardIsExplained(t *testing.T) {
	for _, l := range looks.All {
		for f := 1; f < len(l.Game.Faces); f++ {
			face := &l.Game.Faces[f]
			for _, k := range l.Words.TermsOf(rules.Face(f)) {
				if k.Word.FR == "" || k.Word.EN == "" || k.Text.FR == "" || k.Text.EN == "" {
					t.Errorf("%s: of %s it explains %q by %q", l.Game.ID, face.ID, k.Word, k.Text)
				}
			}
			if s := face.Says(); s.FR == "" || s.EN == "" {
				t.Errorf("%s: nothing is said of %s", l.Game.ID, face.ID)
			}
		}
	}
}

// BenchmarkSession plays each game of the shelf with random legal actions
// through a session with two views; one operation is one action.
func BenchmarkSession(b *testing.B) {
	for _, g := range looks.Games() {
		b.Run(g.ID, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			seed := uint64(0)
			s := begin(b, g, seed)
			games := 0
			b.ReportAllocs()
			for b.Loop() {
				a, ok := rules.Random(s.Match(), r)
				if !ok {
					seed++
					games++
					s = begin(b, g, seed)
					continue
				}
				if err := s.Do(a); err != nil {
					b.Fatal(err)
				}
				s.View(0)
				s.View(1)
			}
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkSave writes and loads the save of a whole random game.
func BenchmarkSave(b *testing.B) {
	for _, g := range looks.Games() {
		s := begin(b, g, 1)
		r := rand.New(rand.NewPCG(1, 1))
		for {
			a, ok := rules.Random(s.Match(), r)
			if !ok {
				break
			}
			if err := s.Do(a); err != nil {
				b.Fatal(err)
			}
		}
		b.Run(g.ID+"/save", func(b *testing.B) {
			for b.Loop() {
				s.Save(rules.Meta{})
			}
			b.ReportMetric(float64(s.Len()), "actions")
		})
		data := s.Save(rules.Meta{})
		b.Run(g.ID+"/load", func(b *testing.B) {
			for b.Loop() {
				if _, _, err := rules.Load(data, looks.Find); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(data)), "bytes")
		})
	}
}

func begin(b *testing.B, g *rules.Game, seed uint64) *rules.Session {
	b.Helper()
	s, err := rules.NewSession(g, rulestest.Setup(g, g.Seats[0], seed), nil)
	if err != nil {
		b.Fatal(err)
	}
	return s
}
