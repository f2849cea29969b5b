package table

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
	sc := r.table
	for s := rules.Seat(1); s < 4; s++ {
		z := sc.zoneNamed("hand", s)
		r.Click(game.Rect(sc.tableau.Lay.Seats[s].Name).Center())
		r.Run(200 * time.Millisecond)
		if sc.sheet.Kind != sheet.Hand || sc.sheet.Seat != s {
			t.Fatalf("a press on %s opens panel %d of seat %d", sc.name(s), sc.sheet.Kind, sc.sheet.Seat)
		}
		m := r.App.Mirror()
		for _, id := range sc.shown.Zone(z) {
			it, ok := m.Find(sc.top.Sub("old", int(id)))
			if name := sc.plain(sc.look.Game.Faces[sc.shown.Cards[id].Face].Name); !ok || it.Label != name {
				t.Errorf("the hand of %s does not show %s: %q", sc.name(s), name, it.Label)
			}
		}
		first := sc.shown.Zone(z)[0]
		r.PressMirror(sc.top.Sub("old", int(first)))
		r.Run(200 * time.Millisecond)
		if sc.zoom.Card != first {
			t.Errorf("card %d of %s is not shown large", first, sc.name(s))
		}
		for range 2 { // the card, then the hand
			r.Press("Escape")
			r.Run(200 * time.Millisecond)
		}
		if sc.sheet.Kind != sheet.None {
			t.Fatal("Escape does not put the hand away")
		}
	}
	done := sc.match.Session.Len()
	r.Click(r.middle(sc.shown.Zone(sc.zoneNamed("hand", 0))[0])) // Boule de feu
	r.Run(300 * time.Millisecond)
	r.Click(game.Rect(sc.tableau.Lay.Seats[3].Name).Center())
	r.Settle(20 * time.Second)
	if sc.sheet.Kind != sheet.None || sc.match.Session.Len() != done+1 {
		t.Errorf("with a card held the press opens panel %d and does %d actions", sc.sheet.Kind, sc.match.Session.Len()-done)
	}
}

// TestNoLookIntoHiddenHands checks that nothing of the kind is offered where
// hands are hidden.
func TestNoLookIntoHiddenHands(t *testing.T) {
	for _, hands := range []game.Hands{game.CurtainHands, game.SharedHands} {
		r := newArcaneRigWith(t, arcanePosition(t, aCombo), 390, 844, func(k *game.Settings) { k.Hands = hands })
		r.lurch()
		if _, ok := r.App.Mirror().Find("lift"); ok {
			r.PressMirror("lift")
			r.lurch()
		}
		for s := range rules.Seat(4) {
			if id := r.table.ui.Sub("lookin", int(s)); mirrorHas(r, id) {
				t.Errorf("hands %v: %s is offered", hands, id)
			}
		}
	}
}

func mirrorHas(r *rig, id string) bool {
	_, ok := r.App.Mirror().Find(id)
	return ok
}
