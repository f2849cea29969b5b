package dragonswrath_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/table/tabletest"
)

// wrathLong deals a match of leaders with long names and plays on until somebody
// attacks.
func wrathLong(t *testing.T, seats int) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: "dragons-wrath", Seed: 4, First: rules.Nobody}
	ready := dragonswrathlook.Look.Game.Deck.Ready
	for i, n := range []string{"Maëlysandrine-Hi", "Théodorevaillant", "Inèsabelladonna-", "Léandrelonore-Hi",
		"Aurorewilhelmine", "Corvinianusmaxim"}[:seats] {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: n, Colour: i})
		setup.Decks = append(setup.Decks, ready[(4+i)%len(ready)].Deck)
	}
	s, err := rules.NewSession(dragonswrathlook.Look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	advanceWrath(t, s, 40*seats)
	for n := 0; n < 400; n++ {
		if by, _ := dragonswrathlook.Fighters(s.Match().Board()); by != 0 {
			return s
		}
		advanceWrath(t, s, 1)
	}
	t.Fatal("nobody attacks")
	return nil
}

// TestWrathWordsFit looks over tables of two, four and six leaders with long
// names, in a fight, at usual and at large text: no line may leave its place, lie
// on another, or be cut.
func TestWrathWordsFit(t *testing.T) {
	for _, seats := range []int{2, 4, 6} {
		s := wrathLong(t, seats)
		for _, px := range [][2]int{{1280, 720}, {1920, 1080}, {390, 844}} {
			for _, size := range []int{100, 200} {
				for _, lang := range []game.Lang{rules.French, rules.English} {
					checkWrathWords(t, s, seats, px, size, lang)
				}
			}
		}
	}
}

func checkWrathWords(t *testing.T, s *rules.Session, seats int, px [2]int, size int, lang game.Lang) {
	t.Helper()
	at := fmt.Sprintf("%d-%dx%d-%d-%s", seats, px[0], px[1], size, game.LangCode(lang))
	r := tabletest.Audited(t, &dragonswrathlook.Look, s, px, func(k *game.Settings) {
		k.Hands, k.TextSize, k.Lang = game.OpenHands, size, lang
	})
	sc := r.Table
	if n := len(sc.Tableau.Lay.Seats); n != seats || !sc.Watch.Calling() {
		t.Fatalf("%s: %d leaders, the table is asked: %v", at, n, sc.Watch.Calling())
	}
	names := map[string]bool{}
	for _, g := range r.App.Mirror().Regions {
		names[g.Label] = true
	}
	for what, open := range []func(){func() {}, func() { r.PressMirror(sc.UI.Sub("claim", int(sc.Watch.Called()[0]))) }} {
		open()
		sc.Refresh()
		r.Run(300 * time.Millisecond)
		r.WordsFit(t, fmt.Sprintf("%s-%d", at, what))
		for _, small := range fingersMiss(r) {
			if px[1] > px[0] {
				t.Errorf("%s, step %d: %s", at, what, small)
			}
		}
	}
	for seat := range rules.Seat(seats) {
		if !names[sc.Name(seat)] {
			t.Errorf("%s: %s is not described", at, sc.Name(seat))
		}
	}
}

// fingersMiss lists what a finger presses on the table that is under 44 units in
// width or height, cards and provinces aside.
func fingersMiss(r *tabletest.Rig) (out []string) {
	for _, g := range r.App.Mirror().Regions {
		for _, it := range g.Items {
			if it.ID == "" || strings.HasPrefix(it.ID, "card.") || it.At.W <= 0 {
				continue
			}
			if min(it.At.W, it.At.H) < 43.5 {
				out = append(out, fmt.Sprintf("%s is %.0f by %.0f, too small for a finger", it.ID, it.At.W, it.At.H))
			}
		}
	}
	return out
}
