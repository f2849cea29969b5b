//go:build linux

package windowtest

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// files reads all games that are kept in a data folder, as bytes.
func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, k := range readGames(t, dir) {
		data, err := os.ReadFile(k.file)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(k.file)] = string(data)
	}
	return all
}

// A file manager starts the program with a file that was pressed twice. What it holds
// is said first; nothing that is kept is touched, whether it is opened or refused, and
// the file itself is only read. One that holds no match is one line, and the menu.
func TestAFileThatWasPressedTwice(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	p := start(s, dir, "-seed", "5")
	p.begin()
	p.act(rand.New(rand.NewPCG(1, 1)), false)
	p.close()
	before := files(t, dir)
	game, ok := autosave(t, dir)
	if !ok || game.err != nil {
		t.Fatalf("no game is kept (%v)", game.err)
	}
	sent := filepath.Join(t.TempDir(), "soirée d’été.wyrm")
	content := before[filepath.Base(game.file)]
	if err := os.WriteFile(sent, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}

	p = start(s, dir, sent)
	p.see("Une partie enregistrée")
	p.see("soirée d’été.wyrm")
	p.click("refuse")
	p.menuLives()
	p.close()
	if !maps.Equal(files(t, dir), before) {
		t.Error("a file that was refused has changed what is kept")
	}

	p = start(s, dir, sent)
	p.click("open")
	p.until("the table", func(m *mirror) bool { return m.item("undo").ID != "" })
	p.act(rand.New(rand.NewPCG(2, 2)), false)
	p.close()
	after := files(t, dir)
	for name, data := range before {
		if after[name] != data {
			t.Errorf("%s was written over", name)
		}
	}
	if len(after) != len(before)+1 {
		t.Errorf("%d games are kept, want the opened one beside the %d there were", len(after), len(before))
	}
	if data, err := os.ReadFile(sent); err != nil || string(data) != content {
		t.Errorf("the file that was opened is no longer as it was (%v)", err)
	}

	if err := os.WriteFile(sent, []byte(content[:len(content)/3]), 0o600); err != nil {
		t.Fatal(err)
	}
	p = start(s, dir, sent)
	p.see("Ce fichier ne s’ouvre pas")
	p.click("close")
	p.menuLives()
	p.close()
}
