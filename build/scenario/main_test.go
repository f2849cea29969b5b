package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
)

func find(id string) *rules.Game {
	for _, g := range tiny.Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// sound is a puzzle with a solution.
const sound = `puzzle X | Y
grade 1
game duel
seats Alice, Bruno
text X | Y
set life Bruno 2
zone hand Alice: Éclair, Étincelle, Étincelle
goal win
by end of turn
line Alice cast "Éclair"
line Alice pay "Étincelle"
line Alice pay "Étincelle"
line Alice confirm
line Bruno pass
line Alice pass
`

func TestCheck(t *testing.T) {
	good := filepath.Join("..", "..", "rules", "rulestest", "tiny", "scenarios.txt")
	bad := filepath.Join(t.TempDir(), "bad.txt")
	text := "scenario Wrong\ngame bids\nseats A, B\nexpect draw\nscenario Stranger\ngame bidz\nseats A, B\n"
	if err := os.WriteFile(bad, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	check := func(files ...string) bool {
		c := &checker{find: find, out: &out}
		c.files(files)
		return c.end()
	}
	if !check(good) || !strings.Contains(out.String(), "0 failed") {
		t.Errorf("the scenarios of the tiny games fail:\n%s", out.String())
	}
	out.Reset()
	if check(bad, "no such file") || !strings.Contains(out.String(), "0 passed, 3 failed") {
		t.Errorf("faults are not counted:\n%s", out.String())
	}
	if !strings.Contains(out.String(), `no game "bidz" on the shelf`) {
		t.Errorf("an unknown game is not named:\n%s", out.String())
	}
	for text, want := range map[string]string{
		"# a lesson\nlesson X | X\nidea X | X\ntime 1\ngame bids\nseats A, B\nsay X | X\ndone X | X\n": "1 passed, 0 failed",
		"lesson X | X\nidea X | X\ntime 1\ngame bidz\nseats A, B\nsay X | X\ndone X | X\n":             `no game "bidz" on the shelf`,
		sound: "1 passed, 0 failed",
		strings.Replace(sound, "set life Bruno 2", "set life Bruno 3", 1): "the goal cannot be forced\n      refuted by: Alice cast",
		strings.Replace(sound, "game duel", "game dual", 1):               `no game "dual" on the shelf`,
	} {
		if err := os.WriteFile(bad, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		out.Reset()
		if check(bad); !strings.Contains(out.String(), want) {
			t.Errorf("of a text it says %s, want %q", out.String(), want)
		}
	}
}

// TestPicturesOfAFolder checks those of a game whose folder is named otherwise than it.
func TestPicturesOfAFolder(t *testing.T) {
	var out strings.Builder
	c := &checker{find: find, out: &out}
	c.files([]string{filepath.Join("..", "..", "rules", "dragonswrath", "pictures", "pictures.txt")})
	if !c.end() {
		t.Error(out.String())
	}
}

// TestPictures checks files of pictures: one of the game that its folder is named
// after, with and without a fault, and one that stands elsewhere.
func TestPictures(t *testing.T) {
	const good = "# a picture\npicture a\ncaption X | X\nzone hand Azur: Mise de 9\n" +
		"zone hand Braise: Mise de 3\nzone deck: rest\nshow zone deck\n"
	for _, tt := range []struct{ game, text, want string }{
		{"bids", good, "1 passed, 0 failed"},
		{"bids", good + "show zone dek\n", `pictures.txt:8: unknown zone "dek" (did you mean "deck"?)`},
		{"bids", good + "do Azur bid \"Mise de 2\"\n", "pictures.txt:8: this cannot be done"},
		{"bidz", good, `there is no game "bidz" on the shelf`},
	} {
		file := filepath.Join(t.TempDir(), tt.game, "pictures", "pictures.txt")
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(tt.text), 0o600); err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		c := &checker{find: find, out: &out}
		c.files([]string{file})
		if ok := c.end(); !strings.Contains(out.String(), tt.want) || ok != (tt.want == "1 passed, 0 failed") {
			t.Errorf("of %q in %s it says %s, want %q", tt.text, tt.game, out.String(), tt.want)
		}
	}
}
