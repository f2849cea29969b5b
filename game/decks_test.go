//go:build !js

package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestDecksAreKept(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		d := NewDecks(st)
		b, err := d.Keep(Head{Name: "béta", Game: "clans"}, []byte("two"))
		if err != nil {
			t.Fatal(err)
		}
		a, _ := d.Keep(Head{Name: "Alpha", Game: "clans"}, []byte("one"))
		d.Keep(Head{Name: "Other", Game: "chess"}, []byte("three"))
		NewSaves(st, func(Text) {}).Keep(Head{Name: "A match", Game: "clans"}, []byte("match"))
		list, damaged := d.List("clans")
		if len(list) != 2 || list[0].ID != a.ID || list[1].ID != b.ID || string(list[0].Data) != "one" || len(damaged) != 0 {
			t.Fatalf("kept: %+v, damaged: %+v", list, damaged)
		}
		a.Name = "Gamma"
		if again, err := d.Keep(a, []byte("one more")); err != nil || again.ID != a.ID {
			t.Fatalf("written over: %+v, %v", again, err)
		}
		if err := d.Delete(b.ID); err != nil {
			t.Fatal(err)
		}
		list, _ = d.List("clans")
		if len(list) != 1 || list[0].Name != "Gamma" || string(list[0].Data) != "one more" {
			t.Errorf("after renaming and deleting: %+v", list)
		}
		if saves, _ := NewSaves(st, func(Text) {}).List(); len(saves) != 1 {
			t.Errorf("%d saved games beside the decks, want 1", len(saves))
		}
	})
}

func TestDamagedDeck(t *testing.T) {
	dir := t.TempDir()
	st, _ := OpenStore(dir)
	d := NewDecks(st)
	h, _ := d.Keep(Head{Name: "A", Game: "clans"}, []byte("first"))
	h, _ = d.Keep(h, []byte("second"))
	file := filepath.Join(dir, h.ID+deckSuffix)
	if err := os.WriteFile(file, []byte(`{"wyrmtable":1,"si`), 0o644); err != nil {
		t.Fatal(err)
	}
	list, damaged := d.List("clans")
	if len(list) != 1 || string(list[0].Data) != "first" || !strings.Contains(list[0].Warn.EN, "the one before is used") || len(damaged) != 0 {
		t.Fatalf("the version before: %+v, %+v", list, damaged)
	}
	if err := os.Remove(file + Previous); err != nil {
		t.Fatal(err)
	}
	list, damaged = d.List("clans")
	if len(list) != 0 || len(damaged) != 1 || damaged[0].Why.EN != "file cut short or damaged" {
		t.Errorf("no version left: %+v, %+v", list, damaged)
	}
	if data, err := os.ReadFile(file); err != nil || len(data) == 0 {
		t.Errorf("the damaged file was not left alone: %v", err)
	}
}

func TestDeckFileNames(t *testing.T) {
	dir := t.TempDir()
	st, _ := OpenStore(dir)
	t.Setenv("HOME", t.TempDir()) // no downloads folder
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	d := NewDecks(st)
	where, err := d.Export(`Feu : "1/2"`, "4 Torche\n")
	if err != nil || filepath.Base(where) != "Feu - -1-2-.txt" {
		t.Fatalf("exported to %q, %v", where, err)
	}
	if got := d.Importable(); len(got) != 1 || got[0] != where {
		t.Errorf("importable: %q", got)
	}
	if f := ReadFile(where); string(f.Data) != "4 Torche\n" || f.Err != nil {
		t.Errorf("read back: %+v", f)
	}
}
