package scenes

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/decks"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/result"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/summary"
)

// TestASeriesGoesOn leaves the program between two matches of a series, and goes
// on from the menu: result, who begins, and the next match, which takes over the
// autosave and carries the match before.
func TestASeriesGoesOn(t *testing.T) {
	look := looks.Of("dracoliath")
	setup := rules.Setup{Game: "dracoliath", Seed: 3,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre"}}}
	s, err := rules.NewSession(look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Series = rules.NewSeries(3, &setup)
	for r := rand.New(rand.NewPCG(1, 2)); ; {
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			break
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	loser := s.Chooser()
	if loser == rules.Nobody {
		t.Fatal("the match was drawn: the seed is chosen so that it is not")
	}
	name := setup.Seats[loser].Name
	r := start(t, 1280, 720, rules.French, 100)
	saves := r.App.Context().Saves
	auto := saves.Autosave(game.Head{Game: "dracoliath"})
	auto.Write(summary.Info(look, s), s.Save(rules.Meta{}))
	r.App.Context().Home()
	r.Run(60 * time.Millisecond)
	click(t, r, "resume")
	on[*result.Result](t, r)
	found := false
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			found = found || strings.Contains(it.Label, "(en 2 parties gagnées)")
		}
	}
	if !found {
		t.Error("the result does not say how the series stands")
	}
	click(t, r, "next")
	on[*decks.Exchange](t, r)
	if got := r.App.Mirror().Title; got != "Partie 2" {
		t.Errorf("it is called %q", got)
	}
	id := "begins.1"
	click(t, r, id)
	on[*table.Scene](t, r)
	r.Run(100 * time.Millisecond)
	h, ok := saves.Latest()
	if !ok || h.ID != auto.Head().ID {
		t.Errorf("the autosave is %+v, want that of the match before", h)
	}
	_, data, _, err := saves.Load(h.ID)
	if err != nil {
		t.Fatal(err)
	}
	next, _, err := rules.Load(data, func(string) *rules.Game { return dracoliath.Game })
	if err != nil || next.MatchNumber() != 2 || next.Setup().First != 1 || next.Score()[1-loser] != 1 {
		t.Errorf("kept is match %d, %+v, %v (%s has lost)", next.MatchNumber(), next.Setup(), err, name)
	}
}
