package main

import (
	"image/gif"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestTheReadmeShowsEachGame checks that the pictures of the first page are there, one of
// each game among them, all in the list by which they are taken, and that its film moves
// and is under two megabytes.
func TestTheReadmeShowsEachGame(t *testing.T) {
	page, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	list, err := os.ReadFile("../../docs/pictures/list.txt")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]string{}
	for _, m := range regexp.MustCompile(`!\[([^\]]*)\]\(docs/pictures/([^)]+)\)`).FindAllStringSubmatch(string(page), -1) {
		shown[m[2]] = m[1]
		if _, err := os.Stat("../../docs/pictures/" + m[2]); err != nil {
			t.Error(err)
		}
		if name, _, _ := strings.Cut(m[2], "."); !regexp.MustCompile(`(?m)\b` + name + `\b`).Match(list) {
			t.Errorf("%s is not in the list of the pictures that are taken", m[2])
		}
	}
	games, err := filepath.Glob("../../rules/*/SHEET.md")
	if err != nil || len(shown) < len(games)+1 { // and the film
		t.Errorf("the first page shows %q for %d games (%v)", shown, len(games), err)
	}
	const film = "../../docs/pictures/turn.gif"
	f, err := os.Open(film)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	moving, err := gif.DecodeAll(f)
	if err != nil {
		t.Fatal(err)
	}
	if info, _ := f.Stat(); len(moving.Image) < 10 || info.Size() >= 2e6 {
		t.Errorf("%s has %d frames and %d bytes", film, len(moving.Image), info.Size())
	}
}
