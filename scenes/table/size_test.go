package table

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// longNames is a duel of two people whose names fill the field of names.
func longNames(t testing.TB, seed uint64, n int) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(Dracoliath.Game, rules.Setup{Game: "dracoliath", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Léandrelonore-Hi", Colour: 1}, {Name: "Maëlys", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		if err := s.Do(asks[0].Answers[len(asks[0].Answers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestWordsFitAtAnySize looks over the table and its panels at large text sizes:
// no line may leave its place, lie on another, or be cut.
func TestWordsFitAtAnySize(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		for _, size := range []int{125, 200} {
			for _, lang := range []game.Lang{rules.French, rules.English} {
				checkWords(t, px, size, lang)
			}
		}
	}
}

func checkWords(t *testing.T, px [2]int, size int, lang game.Lang) {
	t.Helper()
	dir := os.Getenv("SHOTS")
	at := fmt.Sprintf("%dx%d-%d-%s", px[0], px[1], size, game.LangCode(lang))
	kit := ui.NewKit()
	kit.Pics.Sync = dir != ""
	sc := New(kit, &Dracoliath, Doors{}, longNames(t, 5, 13), game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, px[0], px[1]), sc}
	r.Blind = dir == ""
	c := r.App.Context()
	c.Settings.TextSize, c.Settings.Lang = size, lang
	c.SettingsChanged()
	r.Run(300 * time.Millisecond)
	sc.finish(c)
	sc.banner = banner{}
	for _, m := range []modal{noModal, menuModal, saveModal} {
		if m != noModal {
			sc.open(c, m)
		}
		sc.refresh()
		c.Redraw()
		r.Run(200 * time.Millisecond)
		if dir != "" {
			writeShot(t, r, fmt.Sprintf("%s/%s-%d.png", dir, at, m))
		}
		for _, what := range auditOf(r, kit) {
			// Places may lie on others, as a veil does; words may not.
			if strings.HasPrefix(what, "\"") {
				t.Errorf("%s, panel %d: %s", at, m, what)
			}
		}
		if m != noModal {
			sc.close(c)
		}
	}
}

// auditOf describes both layers of a table anew and returns what is wrong with
// either.
func auditOf(r *rig, kit *ui.Kit) []string {
	c := r.App.Context()
	kit.Audit = &ui.Audit{}
	r.table.ui.Changed()
	r.table.ui.End(c, r.table.build)
	found := kit.Audit.Found()
	kit.Audit = &ui.Audit{}
	r.table.top.Changed()
	r.table.top.End(c, r.table.buildTop)
	return append(found, kit.Audit.Found()...)
}
