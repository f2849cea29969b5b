package table

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/ui"
)

// secretSession deals a duel of sorcerers.
func secretSession(t testing.TB, seats int, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: arcaneduel.Game.ID, Seed: seed}
	for i, n := range []string{"Maëlys", "Léandre", "Théo", "Inès", "Aldric"}[:seats] {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: n, Colour: i})
	}
	s, err := rules.NewSession(arcaneduel.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// newSecretRig opens a table with hidden hands.
func newSecretRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return newHandsRig(t, s, game.CurtainHands, w, h)
}

// newHandsRig is newSecretRig with hands kept in a certain way.
func newHandsRig(t testing.TB, s *rules.Session, hands game.Hands, w, h int) *rig {
	t.Helper()
	return newStoredRig(t, game.NewMemory(), s, hands, w, h)
}

// newStoredRig is newHandsRig with its saves in store.
func newStoredRig(t testing.TB, store game.Store, s *rules.Session, hands game.Hands, w, h int) *rig {
	t.Helper()
	set := game.DefaultSettings()
	set.Hands = hands
	if err := set.Save(store); err != nil {
		t.Fatal(err)
	}
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, lookstest.Flat(s.Game()), Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Store: store, Home: func() game.Scene { return sc }}, w, h), sc}
	r.Settle(10 * time.Second)
	return r
}
