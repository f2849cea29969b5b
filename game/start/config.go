// Package start reads what the program was started with, and does what comes
// before or beside a game: one line for a mistake, the mirror in a file, one
// picture of a screen.
package start

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"wyrmtable/game"
)

// Config is what the program was started with: flags of a command, or the
// query of a page's address.
type Config struct {
	Data     string     // folder for settings and saves; empty: the system's place
	Lang     *game.Lang // instead of the one in the settings
	Window   [2]int     // size in device-independent pixels; zero: as in the settings
	Position string     // text of a position to open
	Link     string     // link to open, or a text with one in it
	File     *game.File // saved game to open
	Seed     uint64     // of new games; 0: drawn
	Shot     *Shot
	Mirror   string // file that is told what the screen shows
	Version  bool
	Trouble  []error // of a page's address: told, and left out
}

// A Shot asks for one picture of a scene, for documentation and comparison: the
// program draws it on a clock of its own and ends.
type Shot struct {
	Scene string        // its name, with its parameters after colons
	File  string        // PNG to write
	After time.Duration // how long the scene has run by then
}

// mostQuoted is how much of a setting is looked at: an address may hold anything.
const mostQuoted = 100

// set reads one setting by name. Commands and pages share it, so that both say
// the same things about the same mistakes.
func (c *Config) set(name, value string) error {
	if name != "shot" {
		value = game.Clip(value, mostQuoted)
	}
	switch name {
	case "lang":
		l, ok := game.ParseLang(value)
		if !ok {
			return fmt.Errorf("lang: %q is not a language here (fr or en)", value)
		}
		c.Lang = &l
	case "seed":
		n, err := strconv.ParseUint(value, 10, 64)
		if err != nil || n == 0 {
			return fmt.Errorf("seed: %q is not a whole number from 1 up", value)
		}
		c.Seed = n
	case "window":
		size, err := parseSize(value)
		if err != nil {
			return err
		}
		c.Window = size
	case "shot":
		s, err := parseShot(value)
		if err != nil {
			return err
		}
		c.Shot = s
	default:
		return fmt.Errorf("%s: unknown (there are %s)", name, strings.Join(queryNames, ", "))
	}
	return nil
}

// queryNames are the settings a page's address may have.
var queryNames = []string{"lang", "seed"}

// address reads the query of a page's address. The first of a name counts.
func (c *Config) address(query string) {
	values, err := url.ParseQuery(query)
	if err != nil {
		c.Trouble = append(c.Trouble, err)
	}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		err := fmt.Errorf("%q: unknown", game.Clip(name, mostQuoted))
		if slices.Contains(queryNames, name) {
			err = c.set(name, values[name][0])
		}
		if err != nil {
			c.Trouble = append(c.Trouble, err)
		}
	}
}

// parseSize reads a size such as "1280x720".
func parseSize(s string) ([2]int, error) {
	ws, hs, ok := strings.Cut(s, "x")
	w, err1 := strconv.Atoi(ws)
	h, err2 := strconv.Atoi(hs)
	if !ok || err1 != nil || err2 != nil || w < 320 || h < 240 {
		return [2]int{}, fmt.Errorf("window: %q is not a size like 1280x720 (at least 320x240)", s)
	}
	return [2]int{min(w, game.MostPixels), min(h, game.MostPixels)}, nil
}

// parseShot reads "SCENE[:PARAMETER...]:FILE.png", with "@SECONDS" after the
// scene if it shall run for some time first: "menu@1.5:menu.png".
func parseShot(s string) (*Shot, error) {
	i := strings.LastIndexByte(s, ':')
	if i <= 0 || !strings.HasSuffix(s, ".png") {
		return nil, fmt.Errorf("shot: %q is not SCENE[@SECONDS]:FILE.png", s)
	}
	out := &Shot{Scene: s[:i], File: s[i+1:], After: time.Second}
	if name, secs, ok := strings.Cut(out.Scene, "@"); ok {
		secs, rest, _ := strings.Cut(secs, ":")
		f, err := strconv.ParseFloat(secs, 64)
		if err != nil || !(f >= 0) || f > 600 {
			return nil, fmt.Errorf("shot: %q is not a number of seconds up to 600", secs)
		}
		out.After = time.Duration(f * float64(time.Second))
		out.Scene = name
		if rest != "" {
			out.Scene += ":" + rest
		}
	}
	if out.Scene == "" {
		return nil, errors.New("shot: no scene is named")
	}
	return out, nil
}

// mostTrouble is how many mistakes of an address are told.
const mostTrouble = 3

// Notices says what was left out of a page's address, and what could not be as it
// should.
func (c *Config) Notices() []game.Text {
	said := instead()
	for i, err := range c.Trouble {
		if i == mostTrouble {
			break
		}
		what := game.Clip(err.Error(), 2*mostQuoted)
		said = append(said, game.Text{FR: "Adresse\u00a0: " + what, EN: "Address: " + what})
	}
	return said
}
