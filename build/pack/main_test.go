package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// packed writes a small folder and packs it; touched is its files' own date.
func packed(t *testing.T, ending string, flat bool, touched time.Time) []byte {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "game")
	if err := os.MkdirAll(filepath.Join(folder, "sub"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, mode := range map[string]os.FileMode{"play": 0o700, "sub/read.txt": 0o600} {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(name), mode); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, touched, touched); err != nil {
			t.Fatal(err)
		}
	}
	out := filepath.Join(t.TempDir(), "out"+ending)
	if err := pack(out, folder, flat, time.Unix(1_700_000_000, 0).UTC()); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestTheSameFolderGivesTheSameArchive(t *testing.T) {
	for _, ending := range []string{".zip", ".tar.gz"} {
		one, two := packed(t, ending, false, time.Unix(1, 0)), packed(t, ending, false, time.Unix(2e9, 0))
		if !bytes.Equal(one, two) {
			t.Errorf("%s: the files' dates show in the archive", ending)
		}
	}
}

func TestWhatIsInTheZip(t *testing.T) {
	data := packed(t, ".zip", true, time.Unix(1, 0))
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	if len(z.File) != 2 || z.File[0].Name != "play" || z.File[1].Name != "sub/read.txt" {
		t.Fatalf("the zip holds %v", z.File)
	}
	if mode := z.File[0].Mode(); mode != 0o755 {
		t.Errorf("the program's permissions are %v", mode)
	}
}

func TestWhatIsInTheTar(t *testing.T) {
	gz, err := gzip.NewReader(bytes.NewReader(packed(t, ".tar.gz", false, time.Unix(1, 0))))
	if err != nil {
		t.Fatal(err)
	}
	r := tar.NewReader(gz)
	for _, want := range []struct {
		name string
		mode int64
		text string
	}{{"game/play", 0o755, "play"}, {"game/sub/read.txt", 0o644, "sub/read.txt"}} {
		header, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(r)
		if header.Name != want.name || header.Mode != want.mode || string(text) != want.text {
			t.Errorf("got %s %o %q, want %v", header.Name, header.Mode, text, want)
		}
	}
	if _, err := r.Next(); err != io.EOF {
		t.Errorf("there is more: %v", err)
	}
}

func TestAnUnknownEndingIsRefused(t *testing.T) {
	if err := pack(filepath.Join(t.TempDir(), "a.rar"), t.TempDir(), false, time.Unix(0, 0)); err == nil {
		t.Error("a .rar was made")
	}
}
