//go:build linux

package windowtest

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/looks"
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

// A link is given to the program as its argument: what it holds is said first, and it is
// opened on a table of its own.
func TestALinkAsArgument(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	match, err := rules.NewSession(looks.Find("arcane-duel"), rules.Setup{Game: "arcane-duel", Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Éloïse"}, {Name: "Gaël", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(&link.Content{Kind: link.Match, Game: match.Game(), Session: match})
	if err != nil {
		t.Fatal(err)
	}
	p := start(s, dir, text)
	p.see("Une partie reçue")
	p.see("Arcane Duel · Éloïse, Gaël")
	if n := len(files(t, dir)); n != 0 {
		t.Errorf("%d games are kept before anybody has opened it", n)
	}
	p.click("open")
	p.until("the table", func(m *mirror) bool { return len(m.items("card.")) > 0 || m.item("lift").ID != "" })
	p.close()
	if n := len(files(t, dir)); n != 1 {
		t.Errorf("%d games are kept", n)
	}
}
