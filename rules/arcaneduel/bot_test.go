package arcaneduel

import (
	"math"
	"testing"

	"wyrmtable/rules"
)

// TestChanceOfTheMatch checks that a round won is not taken for the match: of two who
// are equally well off, who is one round behind still wins about three in ten, and what
// happens in a round counts however the rounds stand.
func TestChanceOfTheMatch(t *testing.T) {
	setup := rules.Setup{Game: Game.ID, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}, Seed: 1}
	match, err := Game.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	m := match.(*Match)
	m.w = rules.Begin(&m.board, nil)
	set := func(v rules.Var, s rules.Seat, n int32) { m.w.Change(v, s, n) }
	even := chance(m, 0)
	if even < 0.4 || even > 0.6 {
		t.Errorf("at the beginning the chances are %.2f", even)
	}
	set(VarWins, 1, 1)
	behind := chance(m, 0)
	if behind < 0.2 || behind > 0.45 {
		t.Errorf("one round behind the chances are %.2f", behind)
	}
	set(VarLife, 1, 1)
	if ahead := chance(m, 0); ahead < behind+0.1 {
		t.Errorf("with the other at 1 Life they are %.2f, %.2f before", ahead, behind)
	}
	set(VarWins, 0, 2)
	if won := chance(m, 0); won < 0.8 {
		t.Errorf("near the third round they are %.2f", won)
	}
	if sum := chance(m, 0) + chance(m, 1); math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances add up to %v", sum)
	}
}

// TestSkip checks that nobody thinks about passing while he can draw, nor about a
// discard that brings no card.
func TestSkip(t *testing.T) {
	setup := rules.Setup{Game: Game.ID, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}, Seed: 1}
	m, err := Game.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	k := &m.Asks()[0]
	for i, a := range k.Answers {
		want := a.Verb == VerbPass || a.Verb == VerbDiscard
		if got := skip(m, k, i); got != want {
			t.Errorf("verb %d is skipped: %v, want %v", a.Verb, got, want)
		}
	}
}
