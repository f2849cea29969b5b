package plain_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes"
	"wyrmtable/scenes/looks/plain"
	"wyrmtable/scenes/result"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A hand presses what the mirror lists in its own way.
type hand struct {
	name  string
	w, h  int
	press func(r *gametest.Rig, it game.Item)
}

var hands = []hand{
	{"mouse", 1280, 720, func(r *gametest.Rig, it game.Item) { r.Click(it.At.Center()) }},
	{"finger", 390, 844, func(r *gametest.Rig, it game.Item) { r.Touch(it.At.Center()) }},
	{"reader", 1280, 720, func(r *gametest.Rig, it game.Item) { r.PressMirror(it.ID) }},
}

// TestTinyGames plays each of the tiny games, which have rules only, from the menu
// to its result: by mouse, by finger on a phone, and through the mirror.
func TestTinyGames(t *testing.T) {
	for _, g := range tiny.Games() {
		for _, h := range hands {
			if testing.Short() && (h.name != "mouse" || g != tiny.Puppet) {
				continue
			}
			t.Run(g.ID+"/"+h.name, func(t *testing.T) { play(t, g, h) })
		}
	}
}

// open opens the program at the menu of all tiny games. It is painted for the mouse:
// what the others find is the same.
func open(t *testing.T, h hand) *gametest.Rig {
	t.Helper()
	var all []*look.Look
	for _, g := range tiny.Games() {
		l := plain.Look(g)
		if err := l.Check(); err != nil {
			t.Fatal(err)
		}
		all = append(all, l)
	}
	return openWith(t, h, h.name == "mouse", all)
}

// seen has pictures, which are painted once for all tests, and unpainted none.
var seen, unpainted = newKit(false), newKit(true)

func newKit(sketch bool) *ui.Kit {
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, sketch
	return kit
}

// openWith opens it at the menu of some games.
func openWith(t *testing.T, h hand, painted bool, all []*look.Look) *gametest.Rig {
	t.Helper()
	kit := unpainted
	if painted {
		kit = seen
	}
	router := &scenes.Router{Kit: kit, Looks: all, Seed: 3}
	set := game.DefaultSettings()
	set.Speed = game.Instant
	store := game.NewMemory()
	if err := set.Save(store); err != nil {
		t.Fatal(err)
	}
	r := gametest.New(t, game.Options{Store: store, Home: router.Home}, h.w, h.h)
	r.Blind = true
	r.Settle(5 * time.Second)
	return r
}

func play(t *testing.T, g *rules.Game, h hand) { playOn(t, open(t, h), g, h) }

// playOn plays a match from the menu to its result.
func playOn(t *testing.T, r *gametest.Rig, g *rules.Game, h hand) {
	t.Helper()
	deal(t, r, g, h)
	chance := rand.New(rand.NewPCG(1, 1))
	var last []string
	for range 1500 {
		if _, over := r.App.Top().(*result.Result); over {
			return
		}
		all := answers(r.App.Mirror())
		if len(all) == 0 {
			r.Run(200 * time.Millisecond)
			continue
		}
		it := all[chance.IntN(len(all))]
		last = append(last, it.ID+" "+it.Label)
		h.press(r, it)
		r.Run(420 * time.Millisecond) // longer than a curtain takes no press
	}
	t.Fatalf("no result; the screen is %T with %q, pressed last: %q", r.App.Top(), r.App.Mirror().Title,
		last[max(0, len(last)-8):])
}

// deal leads from the menu to the table.
func deal(t *testing.T, r *gametest.Rig, g *rules.Game, h hand) {
	t.Helper()
	for _, id := range []string{"tile-" + g.ID, "several", "start"} {
		it, ok := r.App.Mirror().Find(id)
		if !ok {
			t.Fatalf("there is no %q on %q", id, r.App.Mirror().Title)
		}
		if it.At.Y+it.At.H > float64(h.h) { // further down on the page
			r.PressMirror(id)
		} else {
			h.press(r, it)
		}
		r.Run(time.Second)
	}
	r.Settle(10 * time.Second)
}

// answers are the buttons by which a match goes on.
func answers(m game.Mirror) (all []game.Item) {
	for _, region := range m.Regions {
		for _, it := range region.Items {
			if it.Role != game.ButtonItem || it.Disabled || it.Hint || it.At.W == 0 || it.At.X < 0 {
				continue
			}
			switch it.ID {
			case "aid", "log", "rules", "menu", "curtainmenu", "undo", "helpbutton", "logline", "look", "close":
				continue
			}
			if strings.HasPrefix(it.ID, "card.") && !strings.Contains(it.Label, "jouable") &&
				!strings.Contains(it.Label, "prise") {
				continue
			}
			all = append(all, it)
		}
	}
	return all
}
