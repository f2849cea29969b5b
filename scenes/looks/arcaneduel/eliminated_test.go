package arcaneduel_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/tabletest"
)

var sorcerers = []string{"Maëlys", "Théo", "Inès", "Léandre", "Aurore"}

// newArcane begins a match of sorcerers with the first of the seats to move.
func newArcane(t testing.TB, seats int, seed uint64) *rules.Session {
	t.Helper()
	s := rules.Setup{Game: "arcane-duel", Seed: seed}
	for i := range seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: sorcerers[i], Colour: i})
	}
	match, err := rules.NewSession(arcaneduellook.Look.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	return match
}

// newArcaneRig opens the table of sorcerers with open hands. Nobody looks at its
// frames.
func newArcaneRig(t testing.TB, s *rules.Session, w, h int) *tabletest.Rig {
	t.Helper()
	return newArcaneRigWith(t, s, w, h, false, func(k *game.Settings) { k.Hands = game.OpenHands })
}

// newSeenArcaneRig is newArcaneRig for a test that looks at what is painted.
func newSeenArcaneRig(t testing.TB, s *rules.Session, w, h int) *tabletest.Rig {
	t.Helper()
	return newArcaneRigWith(t, s, w, h, true, func(k *game.Settings) { k.Hands = game.OpenHands })
}

// newArcaneRigWith does so with other settings.
func newArcaneRigWith(t testing.TB, s *rules.Session, w, h int, seen bool, set func(k *game.Settings)) *tabletest.Rig {
	t.Helper()
	r := tabletest.Open(t, &arcaneduellook.Look, s, w, h, seen, set)
	r.Blind = true
	r.Settle(10 * time.Second)
	return r
}

// TestTheEliminatedStayOut: whoever fell earlier is out also while a later spell
// is in play; whoever falls by it is not yet (A37).
func TestTheEliminatedStayOut(t *testing.T) {
	b := arcanePosition(t, aCombo).View(rules.Together).Clone()
	change := func(s rules.Seat) {
		e := rules.Event{Kind: rules.Change, Key: uint8(arcaneduel.VarLife), Seat: s, Old: b.Var(arcaneduel.VarLife, s)}
		b.Do(&e)
	}
	move := func(from, to rules.Zone) {
		id := b.Zone(from)[0]
		e := rules.Event{Kind: rules.Move, Card: id, Face: b.Cards[id].Face, From: rules.Spot{Zone: from},
			To: rules.Spot{Zone: to, Place: int16(b.Count(to))}, Knew: b.Cards[id].Known, Knows: b.Cards[id].Known}
		b.Do(&e)
	}
	change(1)
	for b.Count(arcaneduel.ZoneHand(1)) > 0 {
		move(arcaneduel.ZoneHand(1), arcaneduel.ZoneDiscard)
	}
	change(2)
	move(arcaneduel.ZoneHand(0), arcaneduel.ZonePlay)
	if b.Count(arcaneduel.ZoneHand(2)) == 0 {
		t.Fatal("the position gives Inès no card")
	}
	if !arcaneduellook.Look.Players.Out(b, 1) {
		t.Error("who fell earlier is back while a spell is in play")
	}
	if arcaneduellook.Look.Players.Out(b, 2) {
		t.Error("who falls by a spell is out before it is over")
	}
}
