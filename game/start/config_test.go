//go:build !js

package start

import (
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"early.wyrmtable"

	"wyrmtable/rules"
)

func TestFlags(t *testing.T) {
	file := filepath.Join(t.TempDir(), "position.txt")
	if err := os.WriteFile(file, []byte("a position"), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := parseArgs([]string{"-data", "d", "-lang", "en", "-window", "1600x900", "-seed", "7",
		"-position", file, "-shot", "table@2.5:duel:7:x/out.png"}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if c.Data != "d" || *c.Lang != rules.English || c.Window != [2]int{1600, 900} || c.Seed != 7 || c.Position != "a position" {
		t.Errorf("read %+v", c)
	}
	if s := c.Shot; s.Scene != "table:duel:7" || s.File != "x/out.png" || s.After != 2500*time.Millisecond {
		t.Errorf("shot: %+v", s)
	}
}

// Each mistake is one line that names the flag.
func TestBadFlags(t *testing.T) {
	for args, want := range map[string]string{
		"-lang de":                  `-lang: "de"`,
		"-window 12":                `-window: "12"`,
		"-window 100x100":           `-window: "100x100"`,
		"-window 1280x720x3":        `-window: `,
		"-seed x":                   `-seed: "x"`,
		"-seed 0":                   `-seed: "0"`,
		"-seed -4":                  `-seed: "-4"`,
		"-bogus":                    `-bogus: no such flag`,
		"extra":                     `"extra": neither a flag`,
		"-lang":                     `-lang`,
		"-position /does/not/exist": `position: `,
		"-shot menu":                `-shot: "menu"`,
		"-shot :a.png":              `-shot: `,
		"-shot menu@x:a.png":        `-shot: "x"`,
	} {
		_, err := parseArgs(strings.Fields(args), io.Discard)
		if err == nil {
			t.Errorf("%s: accepted", args)
			continue
		}
		if s := err.Error(); !strings.Contains(s, want) || strings.Contains(s, "\n") {
			t.Errorf("%s: says %q, want %q in it", args, s, want)
		}
	}
}

func TestAddressSettings(t *testing.T) {
	var c Config
	for _, name := range queryNames {
		if err := c.set(name, "?"); err == nil || !strings.HasPrefix(err.Error(), name+": ") {
			t.Errorf("%s=?: %v", name, err)
		}
	}
	if err := c.set("colour", "red"); err == nil {
		t.Error("an unknown setting was accepted")
	}
	c.Trouble = append(c.Trouble, io.ErrUnexpectedEOF)
	if said := c.Notices(); len(said) != 1 || said[0].FR == "" || said[0].EN == "" {
		t.Errorf("told: %v", said)
	}
}

// A saved game's file is read; one that cannot be is told in the window.
func TestAFileToOpen(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a #w1 folder")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "soirée d’été.WYRM")
	if err := os.WriteFile(file, []byte("a match"), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := parseArgs([]string{"-lang", "en", file}, io.Discard)
	if err != nil || c.File == nil || string(c.File.Data) != "a match" || c.File.Name != "soirée d’été.WYRM" {
		t.Errorf("read %+v, %v", c.File, err)
	}
	if c, err := parseArgs([]string{"gone.wyrm"}, io.Discard); err != nil || c.File == nil || c.File.Err == nil {
		t.Errorf("a file that is not there: %+v, %v", c.File, err)
	}
	if _, err := parseArgs([]string{file, file}, io.Discard); err == nil {
		t.Error("two files at once were accepted")
	}
}

// What -help says names every flag, and the two other things that can be opened.
func TestHelpListsAll(t *testing.T) {
	flags, _ := new(Config).flags()
	flags.VisitAll(func(f *flag.Flag) {
		if !strings.Contains(early.Usage, "\n  -"+f.Name+" ") {
			t.Errorf("-help does not list -%s", f.Name)
		}
	})
	for _, arg := range []string{"\n  LINK ", "\n  FILE.wyrm "} {
		if !strings.Contains(early.Usage, arg) {
			t.Errorf("-help does not list%s", strings.TrimPrefix(arg, "\n "))
		}
	}
}
