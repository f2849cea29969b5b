package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/summary"
)

// TestAKeptReplayIsShownAgain opens a finished match from the list of saves: the
// list says what it is, and opening it leads to the replay, which plays.
func TestAKeptReplayIsShownAgain(t *testing.T) {
	look := looks.Of("dracoliath")
	s, err := rules.NewSession(look.Game, rules.Setup{Game: "dracoliath", Seed: 3,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for asks := s.Match().Asks(); len(asks) > 0; asks = s.Match().Asks() {
		if err := s.Do(asks[0].Answers[len(asks[0].Answers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	r := start(t, 1280, 720, rules.French, 100)
	head := game.Head{Name: "Le soir du sommet", Game: "dracoliath", Info: summary.Info(look, s)}
	if _, err := r.App.Context().Saves.Keep(head, s.Save(rules.Meta{})); err != nil {
		t.Fatal(err)
	}
	r.PressMirror("saves")
	r.Run(40 * time.Millisecond)
	on[*saves.Scene](t, r)
	if got := label(r, "game.0"); !strings.Contains(got, "Maëlys, Léandre. Relecture · ") ||
		!strings.Contains(got, "l’emporte") {
		t.Errorf("the list says %q", got)
	}
	if got := label(r, "do.0"); got != "Revoir" {
		t.Errorf("its button says %q", got)
	}
	click(t, r, "do.0")
	on[*table.Scene](t, r)
	if got := label(r, "play"); got != "Lire" {
		t.Fatalf("the replay's button says %q", got)
	}
	click(t, r, "play")
	r.Run(20 * time.Second)
	if title := r.App.Mirror().Title; strings.Contains(title, "coup 0 ") || !strings.Contains(title, "Relecture") {
		t.Errorf("after 20 s the replay stands at %q", title)
	}
}
