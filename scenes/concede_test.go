package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/result"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/summary"
)

// TestAMatchIsGivenUp concedes the first match of a series from the pause menu:
// it is asked whether that is meant, the opponent has won, the autosave says so,
// and the series goes on from the result.
func TestAMatchIsGivenUp(t *testing.T) {
	look := looks.Of("aestery")
	setup := rules.Setup{Game: "aestery", Seed: 3, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre"}}}
	for i := range 2 {
		setup.Decks = append(setup.Decks, aestery.Game.Deck.Ready[i].Deck.Clone())
	}
	s, err := rules.NewSession(look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for s.Match().Asks()[0].Kind != aestery.AskMain {
		if err := s.Do(s.Match().Asks()[0].Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	s.Series = rules.NewSeries(3, &setup)
	r := start(t, 1280, 720, rules.French, 100)
	saves := r.App.Context().Saves
	auto := saves.Autosave(game.Head{Game: "aestery"})
	auto.Write(summary.Info(look, s), s.Save(rules.Meta{}))
	c := r.App.Context()
	c.Home()
	r.Run(60 * time.Millisecond)
	click(t, r, "resume")
	r.Run(2 * time.Second) // the curtain falls
	click(t, r, "lift")
	r.Run(2 * time.Second)
	on[*table.Scene](t, r)
	by := s.Match().Asks()[0].Decider
	for _, answer := range []string{"no", "yes"} {
		click(t, r, "menu")
		click(t, r, "concede")
		if got := r.App.Mirror().Title; !strings.Contains(got, setup.Seats[by].Name+" abandonne la partie") {
			t.Errorf("it is asked: %q", got)
		}
		click(t, r, answer)
		if answer == "no" {
			on[*table.Scene](t, r)
		}
	}
	r.Run(200 * time.Millisecond)
	on[*result.Result](t, r)
	found := false
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			found = found || strings.Contains(it.Label, setup.Seats[by].Name+" a abandonné la partie.")
		}
	}
	if !found {
		t.Error("the result does not say why")
	}
	_, data, _, err := saves.Load(auto.Head().ID)
	if err != nil {
		t.Fatal(err)
	}
	kept, _, err := rules.Load(data, func(string) *rules.Game { return look.Game })
	if err != nil || kept.Conceded() != by || kept.Score()[1-by] != 1 {
		t.Errorf("kept: %v, given up by %d", err, kept.Conceded())
	}
	click(t, r, "next")
}
