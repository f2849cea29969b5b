package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/help"
)

// TestBothSidesInTheHelp filters the gallery by mastery, opens a card with two
// sides and turns it by mouse, button and key.
func TestBothSidesInTheHelp(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "rules")
	on[*help.Help](t, r)
	click(t, r, "tab.2")
	if !mirrorSays(r, "126 cartes") {
		t.Error("the gallery does not count 126 cards")
	}
	r.PressMirror("facet.67") // mastery 2, of the third facet
	r.Run(60 * time.Millisecond)
	if !mirrorSays(r, "22 cartes") {
		t.Error("the gallery does not count 22 cards of mastery 2")
	}
	id := ""
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if id == "" && strings.HasPrefix(it.ID, "card.") && strings.Contains(it.Label, "Autre face\u00a0: ") {
				id = it.ID
			}
		}
	}
	if id == "" {
		t.Fatal("no card of mastery 2 tells of another side")
	}
	r.PressMirror(id)
	r.Run(60 * time.Millisecond)
	day := label(r, "card-face")
	click(t, r, "card-face")
	night := label(r, "card-face")
	if day == "" || night == day || !strings.Contains(night, strings.SplitN(day, ".", 2)[0]) {
		t.Errorf("turned over, %q is %q", day, night)
	}
	click(t, r, "card-turn")
	if label(r, "card-face") != day {
		t.Error("the button does not turn the card back")
	}
	press(r, "ArrowRight")
	if label(r, "card-face") != night {
		t.Error("the key does not turn the card over")
	}
	press(r, "Escape")
	if _, ok := r.App.Mirror().Find("card-face"); ok {
		t.Error("Escape does not close the card")
	}
	on[*help.Help](t, r)
}
