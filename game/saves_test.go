//go:build !js

package game

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// stores are the stores every test of saves runs on.
func stores(t *testing.T, f func(t *testing.T, st Store)) {
	t.Run("memory", func(t *testing.T) { f(t, NewMemory()) })
	t.Run("folder", func(t *testing.T) {
		st, said := OpenStore(t.TempDir())
		if !said.Empty() {
			t.Fatal(said)
		}
		f(t, st)
	})
}

func TestStore(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		if _, err := st.Read("a"); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("reading nothing: %v", err)
		}
		for _, v := range []string{"one", "two", "\x00\xff three"} {
			if err := st.Write("a", []byte(v)); err != nil {
				t.Fatal(err)
			}
			if got, err := st.Read("a"); string(got) != v || err != nil {
				t.Errorf("got %q, %v, want %q", got, err, v)
			}
		}
		if got, err := st.Read("a" + Previous); string(got) != "two" || err != nil {
			t.Errorf("previous: %q, %v", got, err)
		}
		if err := st.Write("b.wyrm", nil); err != nil {
			t.Fatal(err)
		}
		if names, err := st.Names(); !slices.Equal(names, []string{"a", "b.wyrm"}) || err != nil {
			t.Errorf("names: %q, %v", names, err)
		}
		if err := errors.Join(st.Delete("a"), st.Delete("a")); err != nil {
			t.Errorf("deleting: %v", err)
		}
		if _, err := st.Read("a"); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("after deleting: %v", err)
		}
		for _, bad := range []string{"", ".", "..", "../x", "a/b", `a\b`, ".hidden", "é", strings.Repeat("x", 200)} {
			if st.Write(bad, nil) == nil {
				t.Errorf("%q was taken for a name", bad)
			}
		}
	})
}

// A folder that cannot be made is told, and the program runs.
func TestNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	st, said := OpenStore(filepath.Join(file, "data"))
	if said.FR == "" || said.EN == "" {
		t.Error("nothing was said")
	}
	if err := st.Write("a", []byte("b")); err != nil {
		t.Error(err)
	}
}

// A folder that stops taking files: an error, and nothing half written.
func TestFolderThatFails(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	st, _ := OpenStore(dir)
	if err := st.Write("a", []byte("old")); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(dir, dir+"-away"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := st.Write("a", []byte("new")); err == nil {
		t.Error("written into a file")
	}
	if _, err := st.Names(); err == nil {
		t.Error("listed a file")
	}
	if err := errors.Join(os.Remove(dir), os.Rename(dir+"-away", dir)); err != nil {
		t.Fatal(err)
	}
	if got, err := st.Read("a"); string(got) != "old" || err != nil {
		t.Errorf("afterwards: %q, %v", got, err)
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("left behind: %v", files)
	}
}

func TestSaveFile(t *testing.T) {
	data := []byte("line\nbinary \x00\xff\n")
	file, err := EncodeSave(Head{ID: "x", Name: "Épreuve", Game: "dracoliath"}, data)
	if err != nil {
		t.Fatal(err)
	}
	h, got, err := DecodeSave(file)
	if err != nil || h.Name != "Épreuve" || !bytes.Equal(got, data) {
		t.Fatalf("%+v, %q, %v", h, got, err)
	}
	// Cut anywhere or changed anywhere: refused, with words for it.
	for n := range file {
		broken := bytes.Clone(file)
		broken[n] ^= 0x55
		for _, f := range [][]byte{file[:n], broken} {
			h2, got2, err := DecodeSave(f)
			if err == nil {
				if h2.Name == h.Name && h2.Game == h.Game && bytes.Equal(got2, data) {
					continue // a changed date or ID of the head: harmless
				}
				if bytes.Equal(got2, data) {
					continue // a changed name
				}
				t.Fatalf("byte %d: read as %+v, %q", n, h2, got2)
			}
			if e, ok := err.(*SaveError); !ok || e.Why.FR == "" || e.Why.EN == "" {
				t.Fatalf("byte %d: %v", n, err)
			}
		}
	}
}

func FuzzDecodeSave(f *testing.F) {
	file, _ := EncodeSave(Head{ID: "x", Game: "dracoliath"}, []byte("data"))
	f.Add(file)
	f.Add([]byte("{}\n"))
	f.Add([]byte(`{"wyrmtable":1,"size":-1,"sha256":"","head":{}}` + "\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		h, data, err := DecodeSave(file)
		if err != nil {
			return
		}
		again, err := EncodeSave(h, data)
		if err != nil {
			t.Fatal(err)
		}
		if _, data2, err := DecodeSave(again); err != nil || !bytes.Equal(data, data2) {
			t.Fatalf("%q does not survive being written again: %v", file, err)
		}
	})
}

// told collects what the player is told.
type told []Text

func (s *told) tell(t Text) { *s = append(*s, t) }

func newSaves(st Store) (*Saves, *told) {
	said := &told{}
	s := NewSaves(st, said.tell)
	clock := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	s.now = func() time.Time { clock = clock.Add(time.Minute); return clock }
	return s, said
}

func TestKeepAndList(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		s, _ := newSaves(st)
		first, err := s.Keep(Head{Name: "Première", Game: "dracoliath"}, []byte("1"))
		if err != nil {
			t.Fatal(err)
		}
		second, _ := s.Keep(Head{Name: "Deuxième", Game: "dracoliath"}, []byte("2"))
		if err := st.Write("junk.wyrm", []byte("hello")); err != nil {
			t.Fatal(err)
		}
		heads, damaged := s.List()
		if len(heads) != 2 || heads[0].ID != second.ID || heads[1].Name != "Première" {
			t.Errorf("list: %+v", heads)
		}
		if len(damaged) != 1 || damaged[0].File != "junk.wyrm" || damaged[0].Why.FR == "" {
			t.Errorf("damaged: %+v", damaged)
		}
		if err := s.Rename(first.ID, "Renommée"); err != nil {
			t.Fatal(err)
		}
		if h, data, _, err := s.Load(first.ID); h.Name != "Renommée" || string(data) != "1" || err != nil {
			t.Errorf("after renaming: %+v, %q, %v", h, data, err)
		}
		if err := s.Delete(first.ID); err != nil {
			t.Fatal(err)
		}
		if _, _, _, err := s.Load(first.ID); err == nil {
			t.Error("deleted, and loaded")
		}
		if junk, _ := st.Read("junk.wyrm"); string(junk) != "hello" {
			t.Error("a foreign file was touched")
		}
	})
}

func TestDamagedSaveGivesThePrevious(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		s, _ := newSaves(st)
		a := s.Autosave(Head{Game: "dracoliath"})
		a.Write(nil, []byte("turn 1"))
		a.Write(nil, []byte("turn 2"))
		s.Flush()
		name := a.Head().ID + saveSuffix
		file, _ := st.Read(name)
		previous, _ := st.Read(name + Previous)
		switch st := st.(type) {
		case *Memory:
			st.files[name] = file[:len(file)-3]
		case *Folder:
			if err := os.WriteFile(filepath.Join(st.dir, name), file[:len(file)-3], 0o600); err != nil {
				t.Fatal(err)
			}
		}
		_, data, warn, err := s.Load(a.Head().ID)
		if string(data) != "turn 1" || err != nil || warn.FR == "" {
			t.Errorf("got %q, %v, %v; previous is %q", data, warn, err, previous)
		}
	})
}

func TestAutosave(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		s, said := newSaves(st)
		if _, ok := s.Latest(); ok {
			t.Error("nothing to continue, and offered")
		}
		a := s.Autosave(Head{Game: "dracoliath"})
		for i := range 20 {
			a.Write(map[string]string{"turn": string(rune('a' + i))}, []byte{byte(i)})
		}
		h, ok := s.Latest()
		if !ok || h.ID != a.Head().ID || h.Info["turn"] != "t" || !h.Auto {
			t.Errorf("latest: %+v", h)
		}
		if _, data, _, _ := s.Load(h.ID); !bytes.Equal(data, []byte{19}) {
			t.Errorf("data: %v", data)
		}
		a.Finish()
		if _, ok := s.Latest(); ok {
			t.Error("finished, and offered")
		}
		if h, ok := s.LatestDone(); !ok || h.ID != a.Head().ID {
			t.Errorf("the finished match to watch is %+v", h)
		}
		b := s.Autosave(Head{Game: "dracoliath"})
		b.Write(nil, []byte("next"))
		b.Finish()
		if heads, _ := s.List(); len(heads) != 1 || heads[0].ID != b.Head().ID || !heads[0].Done {
			t.Errorf("after a second match was finished there are %+v", heads)
		}
		if len(*said) != 0 {
			t.Errorf("said %v", *said)
		}
	})
}

// Two copies of the program, each in its own match, and then in the same one.
func TestTwoCopies(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		one, _ := newSaves(st)
		two, _ := newSaves(st)
		a, b := one.Autosave(Head{Game: "dracoliath"}), two.Autosave(Head{Game: "dracoliath"})
		a.Write(nil, []byte("a1"))
		b.Write(nil, []byte("b1"))
		a.Write(nil, []byte("a2"))
		two.Flush() // its writer may still be at work
		heads, _ := one.List()
		if len(heads) != 2 {
			t.Fatalf("%d games of two copies", len(heads))
		}
		// Copy two goes on with copy one's match while copy one still plays it.
		h, _, _, err := two.Load(a.Head().ID)
		if err != nil {
			t.Fatal(err)
		}
		c := two.Autosave(h)
		c.Write(nil, []byte("c1"))
		two.Flush()
		a.Write(nil, []byte("a3"))
		c.Write(nil, []byte("c2"))
		one.Flush()
		two.Flush()
		var all []string
		heads, _ = one.List()
		for _, h := range heads {
			_, data, _, _ := one.Load(h.ID)
			all = append(all, string(data))
		}
		slices.Sort(all)
		if !slices.Equal(all, []string{"a3", "b1", "c2"}) {
			t.Errorf("kept: %q", all)
		}
		// The end of one's match is not the end of the other's.
		a.Finish()
		if _, data, _, err := two.Load(c.Head().ID); string(data) != "c2" || err != nil {
			t.Errorf("after the other copy finished: %q, %v", data, err)
		}
	})
}

// TestBothCopiesHearOfEachOther has a second copy go on with a match that the
// first still plays: each is told once, as soon as it looks, and a match that
// nobody else plays is never told of.
func TestBothCopiesHearOfEachOther(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		one, _ := newSaves(st)
		two, _ := newSaves(st)
		a := one.Autosave(Head{Game: "dracoliath"})
		other := two.Autosave(Head{Game: "dracoliath"})
		a.Write(nil, []byte("a1"))
		other.Write(nil, []byte("o1"))
		two.Flush()
		one.lookAround()
		two.lookAround()
		if a.Shared() || other.Shared() {
			t.Fatal("two matches are taken for one")
		}
		h, _, _, err := two.Load(a.Head().ID)
		if err != nil {
			t.Fatal(err)
		}
		b := two.Autosave(h)
		if two.look(b.Head().ID); b.Shared() {
			t.Error("a copy is told of itself")
		}
		if !one.look(h.ID) || !a.Shared() || a.Shared() {
			t.Error("the copy that began is not told once")
		}
		a.Write(nil, []byte("a2"))
		one.Flush()
		two.lookAround()
		if !b.Shared() {
			t.Error("the copy that came later is not told")
		}
		a.Write(nil, []byte("a3"))
		b.Write(nil, []byte("b2"))
		one.Flush()
		two.Flush()
		one.lookAround()
		two.lookAround()
		if a.Shared() || b.Shared() {
			t.Error("it is told twice")
		}
		if heads, _ := one.List(); len(heads) != 3 {
			t.Errorf("%d games are kept, want both states and the other match", len(heads))
		}
		// What the player keeps under a name is nobody's match.
		if err := two.Rename(b.Head().ID, "Le soir"); err != nil {
			t.Fatal(err)
		}
		c := one.Autosave(Head{Game: "dracoliath"})
		c.Write(nil, []byte("c1"))
		one.Flush()
		if err := two.Rename(c.Head().ID, "Le matin"); err != nil {
			t.Fatal(err)
		}
		c.Write(nil, []byte("c2"))
		if c.Shared() {
			t.Error("renaming is taken for playing")
		}
		one.Flush()
	})
}

func TestFullDiskIsToldOnce(t *testing.T) {
	st := NewMemory()
	s, said := newSaves(st)
	a := s.Autosave(Head{Game: "dracoliath"})
	a.Write(nil, []byte("1"))
	s.Flush()
	st.Fail = errors.New("no space left on device")
	for range 5 {
		a.Write(nil, []byte("2"))
	}
	s.Flush()
	if len(*said) != 1 || !strings.Contains((*said)[0].FR, "no space left") {
		t.Errorf("said %v", *said)
	}
	st.Fail = nil
	a.Write(nil, []byte("3"))
	s.Flush()
	st.Fail = errors.New("read-only file system")
	a.Write(nil, []byte("4"))
	s.Flush()
	if len(*said) != 2 {
		t.Errorf("a trouble after a good save is a new one: %v", *said)
	}
	if _, data, _, err := s.Load(a.Head().ID); string(data) != "3" || err != nil {
		t.Errorf("the last good save: %q, %v", data, err)
	}
}

func TestOldAutosavesGo(t *testing.T) {
	st := NewMemory()
	s, _ := newSaves(st)
	for range 20 {
		s.Autosave(Head{Game: "dracoliath"}).Write(nil, []byte("x"))
	}
	if heads, _ := s.List(); len(heads) != 20 {
		t.Errorf("%d kept of 20 matches of today", len(heads))
	}
	late := s.now().Add(30 * 24 * time.Hour)
	s.now = func() time.Time { return late }
	s.Autosave(Head{Game: "dracoliath"})
	if heads, _ := s.List(); len(heads) != keptAutos {
		t.Errorf("%d kept a month later, want %d", len(heads), keptAutos)
	}
}

func TestImport(t *testing.T) {
	s, _ := newSaves(NewMemory())
	kept, _ := s.Keep(Head{Name: "Partie", Game: "dracoliath"}, []byte("data"))
	file, _ := s.store.Read(kept.ID + saveSuffix)
	h, err := s.Import(File{Name: "Partie.wyrm", Data: file})
	if err != nil || h.ID == kept.ID {
		t.Fatalf("imported %+v, %v", h, err)
	}
	if heads, _ := s.List(); len(heads) != 2 {
		t.Errorf("%d games, want the old one and the imported one", len(heads))
	}
	for _, bad := range [][]byte{nil, []byte("PK\x03\x04"), file[:20], []byte(`{"wyrmtable":9}`)} {
		if _, err := s.Import(File{Name: "bad", Data: bad}); err == nil {
			t.Errorf("%q was imported", bad)
		}
	}
	if _, err := s.Import(File{Name: "gone", Err: os.ErrNotExist}); err == nil {
		t.Error("a file that could not be read was imported")
	}
}

func TestExport(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, ".config"))
	st, _ := OpenStore(filepath.Join(home, "data"))
	s, _ := newSaves(st)
	kept, _ := s.Keep(Head{Name: `Dragon: "rouge"/bleu`, Game: "dracoliath"}, []byte("data"))

	where, err := s.Export(kept.ID)
	if err != nil || filepath.Dir(where) != filepath.Join(home, "data", "exports") {
		t.Fatalf("without a downloads folder: %s, %v", where, err)
	}
	if err := os.Mkdir(filepath.Join(home, "Downloads"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Dragon- -rouge--bleu.wyrm", "Dragon- -rouge--bleu (2).wyrm"} {
		where, err = s.Export(kept.ID)
		if err != nil || where != filepath.Join(home, "Downloads", want) {
			t.Errorf("exported to %s, %v, want %s", where, err, want)
		}
	}
	paths := s.Importable()
	if len(paths) != 3 {
		t.Fatalf("to import: %q", paths)
	}
	if h, err := s.Import(ReadFile(paths[0])); err != nil || h.Name != kept.Name {
		t.Errorf("imported %+v, %v", h, err)
	}
	if f := ReadFile(home); f.Err == nil {
		t.Error("a folder was read as a file")
	}
}
