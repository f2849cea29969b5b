package art

import (
	"image"
	"testing"
)

func TestGameTiles(t *testing.T) {
	for i, th := range Themes() {
		c := NewCanvas(234, 350, 0.5)
		tile := GameTile{Theme: th, Title: th.ID, Line1: "Duel au sommet", Line2: "2 ou 4 joueurs", Selected: i == 0}
		if i == 4 {
			tile.Soon = "Bientôt"
		}
		if i == 1 {
			tile.Picture = image.NewRGBA(image.Rect(0, 0, 40, 40))
		}
		c.GameTile(10, 10, 214, tile)
		matchPicture(t, "tex-tile-"+th.ID, c.Img)
	}
}

func TestMenuTitle(t *testing.T) {
	c := NewCanvas(640, 110, 0.4)
	c.MenuTitle(320, 70, 62, "WYRMTABLE", "Cinq duels de dragons")
	matchPicture(t, "tex-title", c.Img)
}

// Every theme is complete, and no two games look alike.
func TestThemes(t *testing.T) {
	seen := map[string]bool{}
	for _, th := range Themes() {
		for what, icon := range map[string]string{"picture": th.Picture.Icon, "emblem": th.Emblem} {
			if !HasIcon(icon) {
				t.Errorf("%s: no icon %q for its %s", th.ID, icon, what)
			}
		}
		for _, col := range append(append(append(th.Frame[:], th.Field[:]...), th.EmblemGem[:]...), th.Title, th.Text, th.Accent, th.Dim, th.Placard[0], th.Placard[1]) {
			if Hex(col) == Hex("#f0f") {
				t.Errorf("%s: colour %q cannot be read", th.ID, col)
			}
		}
		if k := contrastOf(Hex(th.Title), Hex(th.Field[0])); k < 4.5 {
			t.Errorf("%s: captions have contrast %.1f, want 4.5", th.ID, k)
		}
		for _, key := range []string{th.ID, th.Emblem, th.Frame[0]} {
			if seen[key] {
				t.Errorf("%s: %q is another game's", th.ID, key)
			}
			seen[key] = true
		}
		if ThemeOf(th.ID).ID != th.ID {
			t.Errorf("ThemeOf(%q) is another theme", th.ID)
		}
	}
	if ThemeOf("chess").ID != "dracoliath" {
		t.Error("a game without a theme must borrow one")
	}
}
