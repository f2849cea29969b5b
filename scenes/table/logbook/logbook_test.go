package logbook

import (
	"testing"

	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// TestLinksShowTheirCard checks that a card is shown as long as its name is
// pointed at, in one entry or another, and stays when it is pressed.
func TestLinksShowTheirCard(t *testing.T) {
	card := &rules.Span{Card: 7}
	var b Book
	large := rules.CardID(0)
	frame := func(links ...ui.Link) (touched Touched) {
		p := Page{Large: large}
		for i, link := range links {
			b.follow(&p, &touched, i, link)
		}
		large = p.Large
		return touched
	}
	none, hot, pressed := ui.Link{}, ui.Link{Hot: card}, ui.Link{Hot: card, Pressed: card}
	if k := frame(none, none); k != (Touched{}) || b.Links() {
		t.Errorf("nothing is pointed at: %+v", k)
	}
	if k := frame(hot, none); k != (Touched{Card: 7}) || !b.Links() {
		t.Errorf("pointed at: %+v", k)
	}
	if k := frame(hot, none); k != (Touched{}) {
		t.Errorf("still pointed at: %+v", k)
	}
	if k := frame(none, hot); k != (Touched{Away: true, Card: 7}) {
		t.Errorf("the same name in the next entry: %+v", k)
	}
	if k := frame(hot, none); k != (Touched{}) || !b.Links() {
		t.Errorf("and back: %+v", k)
	}
	if k := frame(pressed, none); k != (Touched{Card: 7, Stays: true}) {
		t.Errorf("pressed: %+v", k)
	}
	if k := frame(none, none); k != (Touched{Away: true}) || b.Links() {
		t.Errorf("left: %+v", k)
	}
}
