package arcaneduel

import (
	"fmt"
	"image"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/art/faces"
)

// names are the longest and shortest names of the game in French and
// English.
var names = []string{"Boule de feu", "Concentration de mana", "Lumière de guérison", "Contrôle de l’esprit",
	"Barrière d’arcane", "Main des ombres", "Épines", "Hand of Shadows", "Arcane Barrier", "Mind Control", "Poison Cloud"}

func testArcane(i int) *Card {
	k := Look(i%16 + 1)
	k.Kind = Kind(i % 3)
	k.KindLabel = [3]string{"Attaque", "Défense", "Soutien"}[i%3]
	k.Name = names[i%len(names)]
	k.Value = [3]string{"2", "1", ""}[i%3]
	k.Text = art.Markup([]string{"Inflige **1 dégât** à un adversaire.",
		"Attaquez un joueur de votre choix\u00a0: volez-lui **une carte** au hasard et subissez **1 dégât**, que son attaque soit déviée ou non, puis défaussez une carte de votre main.",
		"Bloque **2\u00a0dégâts**\u00a0; défaussez une autre carte."}[i%3])
	for _, p := range []Pair{{"Concentration de mana", "Mana des ombres"}, {"Lumière de guérison", "Bénédiction empoisonnée"}}[:i%3] {
		k.Pairs = append(k.Pairs, p)
	}
	return &k
}

// Every card and combination has a picture, and no two cards the same one.
func TestArcaneLooks(t *testing.T) {
	seen := map[string]int{}
	check := func(what string, n int, icon string) {
		if !art.HasIcon(icon) {
			t.Errorf("%s %d: no icon %q", what, n, icon)
		}
		if other := seen[what+icon]; other != 0 {
			t.Errorf("%ss %d and %d share the icon %q", what, other, n, icon)
		}
		seen[what+icon] = n
	}
	for n := 1; n <= 16; n++ {
		k := Look(n)
		if k.Number != n {
			t.Errorf("card %d says %d", n, k.Number)
		}
		check("card", n, k.Icon)
	}
	for n := 1; n <= 10; n++ {
		check("combination", n, ComboIcon(n))
	}
	for _, n := range []int{-1, 0, 17, 99} {
		if k := Look(n); k.Icon != "" {
			t.Errorf("card %d has a picture", n)
		}
		if ComboIcon(n) != "" {
			t.Errorf("combination %d has an icon", n)
		}
	}
	for _, s := range signs {
		check("sign", 1, s)
	}
}

// Kinds and marks are told apart by outline, by icon and by colour.
func TestSignsAreDistinct(t *testing.T) {
	type sign struct {
		name, icon, body string
		outline          *art.Path
	}
	groups := map[string][]sign{}
	for k := range kinds {
		l := k.look()
		groups["kinds"] = append(groups["kinds"], sign{fmt.Sprint("kind ", k), l.icon, l.glaze[1], k.outline(32, 32, 20)})
	}
	for m := range marks {
		l := m.look()
		groups["marks"] = append(groups["marks"], sign{fmt.Sprint("mark ", m), l.icon, l.glaze[1], m.outline(32, 32, 20)})
	}
	shape := func(p *art.Path) *image.RGBA {
		c := art.NewCanvas(64, 64, 1)
		c.Fill(p, art.Solid("#fff"))
		return c.Img
	}
	for _, g := range groups {
		for i, a := range g {
			if !art.HasIcon(a.icon) {
				t.Errorf("%s: no icon %q", a.name, a.icon)
			}
			for _, b := range g[:i] {
				if a.icon == b.icon {
					t.Errorf("%s and %s share the icon %q", a.name, b.name, a.icon)
				}
				if d := arttest.MeanDiff(shape(a.outline), shape(b.outline)); d < 3 {
					t.Errorf("%s and %s have nearly one outline (%.1f)", a.name, b.name, d)
				}
				x, y := art.Hex(a.body), art.Hex(b.body)
				if d := faces.Dist(int(x.R), int(y.R)) + faces.Dist(int(x.G), int(y.G)) + faces.Dist(int(x.B), int(y.B)); d < 60 {
					t.Errorf("%s and %s have nearly one colour, %s and %s", a.name, b.name, a.body, b.body)
				}
			}
		}
	}
}

// Words stay in their boxes and can be read: on a card 300 pixels wide at no
// less than 9 pixels an em, names on a card 112 pixels high at 7.5.
func TestArcaneWordsFit(t *testing.T) {
	for i := range 3 * len(names) {
		k := testArcane(i)
		p := k.page()
		if p.textY < p.inner.Y-0.5 || p.text.Widest > p.inner.W+0.5 {
			t.Errorf("%s: text begins at %.0f above %.0f or is %.0f wide in %.0f", k.Name, p.textY, p.inner.Y, p.text.Widest, p.inner.W)
		}
		foot := p.foot
		if p.pairs != nil {
			foot = p.rule
			if p.pairs.Widest > p.inner.W+0.5 || p.pairsY+p.pairs.Height > p.foot+0.5 {
				t.Errorf("%s: combinations leave the box", k.Name)
			}
			if em := p.pairs.Size() * 300 / faces.FullW; em < 9 {
				t.Errorf("%s: combinations of %.1f pixels", k.Name, em)
			}
		}
		if p.textY+p.text.Height > foot+0.5 {
			t.Errorf("%s: text ends at %.0f, below %.0f", k.Name, p.textY+p.text.Height, foot)
		}
		if em := p.text.Size() * 300 / faces.FullW; em < 10 {
			t.Errorf("%s: text of %.1f pixels", k.Name, em)
		}
		size, lines := k.nameLines()
		for _, l := range lines {
			if w := art.TextWidth(art.NameFace, size, l); w > 205.5 {
				t.Errorf("%s: %q is %.0f wide", k.Name, l, w)
			}
		}
		if em := size * 80 / faces.TableW; em < 7.5 {
			t.Errorf("%s: name of %.1f pixels on a small card", k.Name, em)
		}
	}
}

func TestArcaneCardEdges(t *testing.T) {
	for i := range 3 {
		k := testArcane(i)
		for name, m := range map[string]*image.RGBA{"full": k.RenderFull(nil, 150), "table": k.RenderTable(nil, 112), "back": Back(91)} {
			b := m.Rect
			if want := int(float64(b.Dx())*1.4 + 0.5); b.Dy() != want {
				t.Errorf("%s: %v, want a height of %d", name, b, want)
			}
			for y := range b.Dy() { // no gap between the windows
				for x := range b.Dx() {
					corner := (x < 12 || x >= b.Dx()-12) && (y < 12 || y >= b.Dy()-12)
					if a := m.RGBAAt(x, y).A; a != 255 && !corner && x > 0 && y > 0 && x < b.Dx()-1 && y < b.Dy()-1 && !inWindow(name, x, y, b.Dx()) {
						t.Fatalf("%s: alpha %d at %d, %d", name, a, x, y)
					}
				}
			}
			if a := m.RGBAAt(0, 0).A; a > 40 {
				t.Errorf("%s: the corner has alpha %d", name, a)
			}
		}
	}
}

// inWindow is where only the missing illustration would lie.
func inWindow(name string, x, y, px int) bool {
	a, w := tableArt, faces.TableW
	if name == "full" {
		a, w = fullArt, faces.FullW
	}
	u, v := float64(x)*w/float64(px), float64(y)*w/float64(px)
	return name != "back" && u > a.X-2 && u < a.X+a.W+2 && v > a.Y-2 && v < a.Y+a.H+2
}

// TestArcaneArtFillsWindow: the illustration made for a width leaves no gap.
func TestArcaneArtFillsWindow(t *testing.T) {
	k := testArcane(0)
	cardtest.FillsWindow(t, 60,
		cardtest.Window{Name: "table", Units: faces.TableW, Place: tableArt, Y: 170, Slack: 2, Art: k.TableArt, Render: k.RenderTable},
		cardtest.Window{Name: "full", Units: faces.FullW, Place: fullArt, Y: 200, Slack: 4, Art: k.FullArt, Render: k.RenderFull})
}

func TestArcaneFacePictures(t *testing.T) {
	for i, k := range []*Card{testArcane(0), testArcane(1), testArcane(2)} {
		arttest.MatchPicture(t, fmt.Sprintf("arcane-%d-table", i), cardtest.TableFace(k, 112))
	}
	arttest.MatchPicture(t, "arcane-full", cardtest.FullFace(testArcane(1), 200))
	arttest.MatchPicture(t, "arcane-back", Back(90))
}

func BenchmarkArcaneFull360(b *testing.B) {
	for b.Loop() {
		testArcane(1).RenderFull(nil, 360)
	}
}

func BenchmarkArcaneTable168(b *testing.B) {
	for b.Loop() {
		testArcane(1).RenderTable(nil, 168)
	}
}
