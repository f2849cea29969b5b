//go:build linux

package windowtest

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
)

// A kept game is one file among the program's data.
type kept struct {
	file    string
	auto    bool
	saved   time.Time
	data    []byte // as the rules wrote it
	session *rules.Session
	done    bool  // the match is over
	err     error // it is no game, or not a whole one
}

// readGames reads all kept games of a data folder as a stranger would: from the
// files, without the program's help.
func readGames(t testing.TB, dir string) []kept {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.wyrm"))
	if err != nil {
		t.Fatal(err)
	}
	var all []kept
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			continue // deleted meanwhile
		}
		all = append(all, readGame(f, data))
	}
	return all
}

func readGame(file string, data []byte) kept {
	line, rest, _ := bytes.Cut(data, []byte("\n"))
	var head struct {
		Head struct {
			Auto  bool
			Done  bool
			Saved time.Time
		}
	}
	k := kept{file: file, data: rest}
	if k.err = json.Unmarshal(line, &head); k.err != nil {
		return k
	}
	k.auto, k.done, k.saved = head.Head.Auto, head.Head.Done, head.Head.Saved
	k.load()
	return k
}

// load plays the match from its data.
func (k *kept) load() {
	k.session, _, k.err = rules.Load(k.data, func(id string) *rules.Game {
		for _, g := range looks.Games() {
			if g.ID == id {
				return g
			}
		}
		return nil
	})
}

// autosave returns the newest autosave.
func autosave(t testing.TB, dir string) (kept, bool) {
	t.Helper()
	var newest kept
	found := false
	for _, k := range readGames(t, dir) {
		if k.auto && (!found || k.saved.After(newest.saved)) {
			newest, found = k, true
		}
	}
	return newest, found
}

// actions waits until n actions of the match are kept, and returns the match.
func (p *program) actions(n int) *rules.Session {
	p.t.Helper()
	var last kept
	for deadline := time.Now().Add(p.wait); time.Now().Before(deadline); time.Sleep(4 * time.Millisecond) {
		var ok bool
		if last, ok = autosave(p.t, p.dir); ok && last.err == nil && last.session.Len() == n {
			return last.session
		}
	}
	if last.session == nil {
		p.t.Fatalf("no autosave (%v)", last.err)
	}
	p.s.picture("actions")
	p.t.Fatalf("%d actions are kept, want %d", last.session.Len(), n)
	return nil
}

// settings writes the settings a program will find.
func settings(t testing.TB, dir string, fields map[string]any) {
	t.Helper()
	data, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, settingsFile), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

const settingsFile = "settings.json"

// quick are settings under which nothing moves.
func quick(t testing.TB, dir string) { quickIn(t, dir, 1280, 720) }

// quickIn is quick in a window of w by h: in a small one a program that is started
// again and again is there sooner.
func quickIn(t testing.TB, dir string, w, h int) {
	settings(t, dir, map[string]any{"version": 1, "lang": "fr", "speed": "instant", "master": 0, "textSize": 100,
		"windowW": w, "windowH": h})
}

// position writes a scenario to start the program from.
func position(t testing.TB, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "position.txt")
	if err := os.WriteFile(file, []byte(strings.TrimSpace(text)+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}
