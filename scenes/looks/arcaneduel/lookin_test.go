package arcaneduel_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/sheet"
)

// TestLookIntoOpenHands checks that on a phone a press on a player shows his
// open hand, that a card of it can be shown large, and that the same press aims
// while a card is held.
func TestLookIntoOpenHands(t *testing.T) {
	r := newArcaneRig(t, arcanePosition(t, aCombo), 390, 844)
	sc := r.Table
	for s := rules.Seat(1); s < 4; s++ {
		z := sc.Zone("hand", s)
		r.Click(game.Rect(sc.Tableau.Lay.Seats[s].Name).Center())
		r.Run(200 * time.Millisecond)
		if sc.Sheet.Kind != sheet.Hand || sc.Sheet.Seat != s {
			t.Fatalf("a press on %s opens panel %d of seat %d", sc.Name(s), sc.Sheet.Kind, sc.Sheet.Seat)
		}
		m := r.App.Mirror()
		for _, id := range sc.Shown.Zone(z) {
			it, ok := m.Find(sc.Top.Sub("old", int(id)))
			if name := sc.Plain(sc.Look.Game.Faces[sc.Shown.Cards[id].Face].Name); !ok || it.Label != name {
				t.Errorf("the hand of %s does not show %s: %q", sc.Name(s), name, it.Label)
			}
		}
		first := sc.Shown.Zone(z)[0]
		r.PressMirror(sc.Top.Sub("old", int(first)))
		r.Run(200 * time.Millisecond)
		if sc.Zoom.Card != first {
			t.Errorf("card %d of %s is not shown large", first, sc.Name(s))
		}
		for range 2 { // the card, then the hand
			r.Press("Escape")
			r.Run(200 * time.Millisecond)
		}
		if sc.Sheet.Kind != sheet.None {
			t.Fatal("Escape does not put the hand away")
		}
	}
	done := sc.Match.Session.Len()
	r.Click(r.Middle(sc.Shown.Zone(sc.Zone("hand", 0))[0])) // Boule de feu
	r.Run(300 * time.Millisecond)
	r.Click(game.Rect(sc.Tableau.Lay.Seats[3].Name).Center())
	r.Settle(20 * time.Second)
	if sc.Sheet.Kind != sheet.None || sc.Match.Session.Len() != done+1 {
		t.Errorf("with a card held the press opens panel %d and does %d actions", sc.Sheet.Kind, sc.Match.Session.Len()-done)
	}
}

// TestNoLookIntoHiddenHands checks that nothing of the kind is offered where
// hands are hidden.
func TestNoLookIntoHiddenHands(t *testing.T) {
	for _, hands := range []game.Hands{game.CurtainHands, game.SharedHands} {
		r := newArcaneRigWith(t, arcanePosition(t, aCombo), 390, 844, false, func(k *game.Settings) { k.Hands = hands })
		r.Lurch()
		if _, ok := r.App.Mirror().Find("lift"); ok {
			r.PressMirror("lift")
			r.Lurch()
		}
		for s := range rules.Seat(4) {
			if id := r.Table.UI.Sub("lookin", int(s)); r.Has(id) {
				t.Errorf("hands %v: %s is offered", hands, id)
			}
		}
	}
}
