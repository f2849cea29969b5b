package scenes

import (
	"regexp"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/setup"
	"wyrmtable/scenes/table"
)

// A hand presses one thing on the screen as a person does; what is out of sight is
// scrolled to first, which is no press.
type hand struct {
	name  string
	press func(t *testing.T, r *gametest.Rig, id string)
}

var hands = []hand{
	{"mouse", func(t *testing.T, r *gametest.Rig, id string) { r.Click(seen(t, r, id)) }},
	{"finger", func(t *testing.T, r *gametest.Rig, id string) { r.Touch(seen(t, r, id)) }},
	{"keys", func(t *testing.T, r *gametest.Rig, id string) {
		t.Helper()
		for n := 0; focused(r) != id; n++ {
			if n > 120 {
				t.Fatalf("the keyboard does not come to %q", id)
			}
			press(r, "Tab")
		}
		press(r, "Enter")
	}},
}

// seen turns the wheel until a button is on the screen, and returns its middle.
func seen(t *testing.T, r *gametest.Rig, id string) game.Point {
	t.Helper()
	c := r.App.Context()
	for range 40 {
		it, ok := r.App.Mirror().Find(id)
		if ok && it.At.H > 40 && it.At.Y+it.At.H < c.H-30 {
			return it.At.Center()
		}
		r.Wheel(game.Point{X: c.W / 2, Y: c.H / 2}, -120)
		r.Run(400 * time.Millisecond)
	}
	return where(t, r, id)
}

// TestThreePresses checks that three presses lead from the menu to a dealt table, in
// every game, alone and with others, by mouse, finger and keys, on a large and a
// small screen and in large text. Lots are drawn by themselves.
func TestThreePresses(t *testing.T) {
	for _, z := range [][3]int{{1280, 720, 100}, {390, 844, 100}, {1280, 720, 200}, {390, 844, 200}} {
		for i, l := range looks.All {
			for k, h := range hands {
				if testing.Short() && (i+k)%3 != 0 {
					continue
				}
				for _, presses := range [][]string{{"tile-" + l.Game.ID, "alone"}, {"tile-" + l.Game.ID, "several", "start"}} {
					r := start(t, z[0], z[1], rules.French, z[2])
					r.Blind = true
					for _, id := range presses {
						h.press(t, r, id)
						r.Run(60 * time.Millisecond)
					}
					r.Run(3500 * time.Millisecond)
					if _, ok := r.App.Top().(*setup.Scene); ok {
						t.Errorf("%v, %s, %s: %v lead to no table", z, l.Game.ID, h.name, presses)
						continue
					}
					if n := len(savedMatch(t, r).Setup().Seats); n != l.Game.Seats[0] {
						t.Errorf("%v, %s, %s: %v deal to %d", z, l.Game.ID, h.name, presses, n)
					}
				}
			}
		}
	}
}

// TestKeysNeedNoWay checks that three presses of Enter deal a match alone: the
// keyboard is already on what is mostly wanted.
func TestKeysNeedNoWay(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	press(r, "Tab", "Enter", "Enter")
	on[*table.Scene](t, r)
}

// TestTilesSayWhoAndHowLong checks that each game says on the menu how many play it
// and how many minutes it takes, in both languages.
func TestTilesSayWhoAndHowLong(t *testing.T) {
	for lang, want := range map[game.Lang]string{rules.French: `\d( (ou|à) \d)? joueurs · \d+\x{a0}min$`,
		rules.English: `\d( (or|to) \d)? players · \d+\x{a0}min$`} {
		r := start(t, 1280, 720, lang, 100)
		for _, l := range looks.All {
			if got := label(r, "tile-"+l.Game.ID); !regexp.MustCompile(want).MatchString(got) {
				t.Errorf("%q", got)
			}
		}
	}
}
