package arcaneduel_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/tabletest"
)

// TestArcaneWordsFit looks over a table of five with names that fill the field
// of names: no line may leave its place, lie on another, or be cut.
func TestArcaneWordsFit(t *testing.T) {
	text := strings.ReplaceAll(aCombo, "Maëlys", "Maëlysandrine-Hi")
	text = strings.ReplaceAll(text, "Théo", "Théodorevaillant")
	text = strings.ReplaceAll(text, "Inès", "Inèsabelladonna-")
	text = strings.ReplaceAll(text, "Léandre", "Léandrelonore-Hi")
	text = strings.Replace(text, "Léandrelonore-Hi\n", "Léandrelonore-Hi, Aurorewilhelmine\n", 1)
	text = strings.Replace(text, "zone   discard",
		"set    life Aurorewilhelmine 6\nzone   hand Aurorewilhelmine: Barrière d’arcane\nzone   discard", 1)
	for _, px := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}, {390, 844}} {
		for _, size := range []int{100, 200} {
			for _, lang := range []game.Lang{rules.French, rules.English} {
				checkArcaneWords(t, arcanePosition(t, text), px, size, lang)
			}
		}
	}
}

func checkArcaneWords(t *testing.T, s *rules.Session, px [2]int, size int, lang game.Lang) {
	t.Helper()
	at := fmt.Sprintf("%dx%d-%d-%s", px[0], px[1], size, game.LangCode(lang))
	r := tabletest.Audited(t, &arcaneduellook.Look, s, px, func(k *game.Settings) {
		k.Hands, k.TextSize, k.Lang = game.OpenHands, size, lang
	})
	sc := r.Table
	checkFive(t, r, at)
	for what := range 3 {
		hand := sc.Shown.Zone(sc.Zone("hand", 0))
		switch what {
		case 1:
			r.Click(r.Middle(hand[0]))
		case 2:
			r.Click(r.Middle(hand[1]))
		}
		sc.Refresh()
		r.Run(300 * time.Millisecond)
		r.WordsFit(t, fmt.Sprintf("%s-%d", at, what))
	}
}

// checkFive checks that five players are on the table, each with his name within
// his panel, and none on another.
func checkFive(t *testing.T, r *tabletest.Rig, at string) {
	t.Helper()
	sc := r.Table
	if n := len(sc.Tableau.Lay.Seats); n != 5 || len(sc.Match.Session.Setup().Seats) != 5 {
		t.Fatalf("%s: %d seats are laid out, want 5", at, n)
	}
	regions := map[string]bool{}
	for _, g := range r.App.Mirror().Regions {
		regions[g.Label] = true
	}
	window := r.App.Context().Bounds()
	for s := range rules.Seat(5) {
		panel, name := game.Rect(sc.Tableau.Lay.Seats[s].Panel), sc.Name(s)
		if !regions[name] {
			t.Errorf("%s: %s is not described", at, name)
		}
		if panel.W <= 0 || panel.H <= 0 || panel.X < 0 || panel.Y < 0 || panel.X+panel.W > window.W ||
			panel.Y+panel.H > window.H {
			t.Errorf("%s: the panel of %s lies at %.0f", at, name, panel)
		}
		for o := range s {
			b := game.Rect(sc.Tableau.Lay.Seats[o].Panel)
			if panel.X < b.X+b.W && b.X < panel.X+panel.W && panel.Y < b.Y+b.H && b.Y < panel.Y+panel.H {
				t.Errorf("%s: the panels of %s and %s overlap", at, name, sc.Name(o))
			}
		}
	}
}
