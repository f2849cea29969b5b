package decks

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
)

func TestListsGoInAndOut(t *testing.T) {
	r := ready(t, tiny.Clans, wide)
	r.press(card(tiny.Clans, "pebble")) // not allowed: three are in the sideboard
	r.press(row(tiny.Clans, "row", 0, "torch"))
	want := r.deck().Clone()
	r.press("list")
	r.press("list-do.0")
	text, _ := r.App.Clipboard().Read()
	if !strings.Contains(text, "2 Torch\n") || !strings.HasPrefix(text, "Deck: All Fire") {
		t.Errorf("on the clipboard is %q", text)
	}
	r.press("list-do.2")
	r.press("back")
	r.Press("Ctrl+v")
	r.Run(60 * time.Millisecond)
	if r.scene.bench == nil || !r.deck().Equal(&want) || r.deck().Name != "All Fire 2" {
		t.Fatalf("pasted: %+v", r.scene.bench)
	}
	if n := len(r.own()); n != 2 {
		t.Errorf("%d decks are kept, want 2", n)
	}
}

func TestDroppedFiles(t *testing.T) {
	r := open(t, tiny.Clans, wide, rules.English)
	r.Drop(game.File{Name: "Feux.txt", Data: []byte("3 Torche\n2 Brazero\n1 Zzzzzzzz\n")})
	r.Run(60 * time.Millisecond)
	if r.scene.bench == nil || r.deck().Name != "Feux" {
		t.Fatal("a dropped list does not come on the bench")
	}
	r.want("main", "torch", 3)
	for _, words := range []string{"2 lines were not understood", "Understood: 3 cards",
		"Line 2: “Brazero” is unknown here; perhaps “Brazier”?", "Line 3: “Zzzzzzzz” is unknown here."} {
		if !r.says(words) {
			t.Errorf("the report does not say %q", words)
		}
	}
	r.press("meant.0")
	r.want("main", "brazier", 2)
	r.press("report-close")
	if r.scene.report != nil {
		t.Error("the report stays")
	}
	for _, f := range []game.File{
		{Name: "picture.png", Data: []byte("\x89PNG\x00\xff")},
		{Name: "empty.txt"},
		{Name: "other.txt", Data: []byte("1 Black Lotus")},
		{Name: "gone.txt", Err: errors.New("gone")},
	} {
		r.Drop(f)
		r.Run(60 * time.Millisecond)
	}
	if n := len(r.own()); n != 1 {
		t.Errorf("%d decks are kept, want 1", n)
	}
}

// In a window the lists in the downloads folder are offered.
func TestFilesAreOffered(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
	if err := os.Mkdir(filepath.Join(home, "Downloads"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "Downloads", "Lave.txt"), []byte("3 Volcan\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := open(t, tiny.Clans, wide, rules.English)
	r.press("import.1")
	r.press("file.0")
	if r.scene.bench == nil || r.deck().Name != "Lave" {
		t.Fatal("the file does not come on the bench")
	}
	r.want("main", "volcano", 3)
	// And one is written there.
	r.press("list")
	r.press("list-do.1")
	data, err := os.ReadFile(filepath.Join(home, "Downloads", "Lave (2).txt"))
	if err != nil || !strings.Contains(string(data), "3 Volcano\n") {
		t.Errorf("exported is %q, %v", data, err)
	}
}

// What stands under a heading that nobody knows is not in the deck until somebody
// says where; what is left aside is not.
func TestWhatIsSetAsideIsPutWhereOneSays(t *testing.T) {
	r := open(t, tiny.Clans, wide, rules.English)
	r.Drop(game.File{Name: "Feux.txt",
		Data: []byte("3 Torche\nMaybeboard\n2 Caillou\nPlan B :\n1 Océan\nPlan C :\n1 Goutte\n")})
	r.Run(60 * time.Millisecond)
	if r.scene.report == nil {
		t.Fatal("nothing is said of what was set aside")
	}
	for _, words := range []string{"4 cards are set aside", "Understood: 3 cards",
		"Line 2: “Maybeboard” names no part of the deck; 2 cards are set aside.", "2 Pebble", "1 Ocean"} {
		if !r.says(words) {
			t.Errorf("the report does not say %q", words)
		}
	}
	r.want("main", "pebble", 0)
	r.press("aside.1") // to the sideboard
	r.want("side", "pebble", 2)
	r.press("aside.0") // to the deck
	r.want("main", "ocean", 1)
	r.press("aside.2") // left
	if r.scene.report != nil {
		t.Error("the report stays")
	}
	r.want("main", "drop", 0)
	r.want("side", "drop", 0)
	if own := r.own(); len(own) != 1 {
		t.Errorf("%d decks are kept", len(own))
	}
}

// A list of which no card is certain comes on the bench with what was meant.
func TestAListOfShortenedNames(t *testing.T) {
	r := open(t, tiny.Clans, wide, rules.English)
	r.Drop(game.File{Name: "Feux.csv", Data: []byte("Carte;Nombre\nTorch;3\n")},
		game.File{Name: "peu.txt", Data: []byte("2 Brazero\n")})
	r.Run(60 * time.Millisecond)
	if r.scene.report == nil || r.deck().Name != "peu" || len(r.own()) != 2 {
		t.Fatalf("%d decks, %+v", len(r.own()), r.scene.report)
	}
	r.press("meant.0")
	r.want("main", "brazier", 2)
}
