package main

import (
	"os"
	"strings"
	"testing"
)

// TestEverySoundHasItsPicture checks that docs/sound.md shows the pitches of each sound.
func TestEverySoundHasItsPicture(t *testing.T) {
	text, err := os.ReadFile("../../docs/sound.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(effects[:], beds[:]...) {
		if name == "" { // no bed
			continue
		}
		file := "pictures/sound/" + name + ".png"
		if !strings.Contains(string(text), "]("+file+")") {
			t.Errorf("docs/sound.md does not show %s", file)
		}
		if _, err := os.Stat("../../docs/" + file); err != nil {
			t.Error(err)
		}
	}
}
