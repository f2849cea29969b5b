//go:build !js

package game_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"wyrmtable/game"
)

// What a killed program left of a write is taken away, but not what another
// copy may be writing now.
func TestOpeningSweepsTheFolder(t *testing.T) {
	dir := t.TempDir()
	old, young := filepath.Join(dir, ".new-1"), filepath.Join(dir, ".new-2")
	for _, f := range []string{old, young} {
		if err := os.WriteFile(f, []byte("half"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	yesterday := time.Now().Add(-24 * time.Hour)
	if err := os.Chtimes(old, yesterday, yesterday); err != nil {
		t.Fatal(err)
	}
	game.OpenStore(dir)
	if _, err := os.Stat(old); err == nil {
		t.Error("the old file is still there")
	}
	if _, err := os.Stat(young); err != nil {
		t.Error("the young file is gone")
	}
}
