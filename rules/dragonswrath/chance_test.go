package dragonswrath

import (
	"slices"
	"testing"

	"wyrmtable/rules"
)

// stand returns a match of some seats whose leaders have so many provinces, at
// a stage, with nothing else under way.
func stand(t *testing.T, seed uint64, at stage, lands ...int) *Match {
	m := newMatch(t, len(lands), seed)
	m.w = rules.Begin(&m.board, nil)
	for s, n := range lands {
		for m.power(rules.Seat(s)) > n {
			m.w.Move(m.board.Zone(ZoneProvinces(rules.Seat(s)))[0], ZoneLost(rules.Seat(s)))
		}
	}
	m.state.Window, m.state.Stage, m.listed = false, at, false
	return m
}

// TestTiesAreDrawn checks that the more powerful come first, and that each order
// of those with equal power comes up (S35, W6).
func TestTiesAreDrawn(t *testing.T) {
	seen := map[[4]rules.Seat]int{}
	for seed := range uint64(60) {
		m := stand(t, seed, stOrder, 3, 5, 3, 3)
		m.rank()
		if m.state.Ranked != 4 || m.state.Order[0] != 1 {
			t.Fatalf("the order is %v", m.ranked())
		}
		seen[[4]rules.Seat(m.ranked())]++
	}
	if len(seen) != 6 {
		t.Errorf("%d orders of three equals came up in 60 draws, want 6: %v", len(seen), seen)
	}
}

// TestGatherersShareByChance checks that of several gatherers each recovers some
// provinces, and nobody else any (S52, W18).
func TestGatherersShareByChance(t *testing.T) {
	m := stand(t, 1, stOrder, 1, 1, 15, 1)
	m.w.Change(VarGather, 0, 1)
	m.w.Change(VarGather, 3, 1)
	for m.power(2) > 0 {
		m.ruin(2, m.board.Zone(ZoneProvinces(2))[0])
	}
	if m.power(0) < 3 || m.power(3) < 3 || m.power(0)+m.power(3) != 17 || m.board.Count(ZoneLost(2)) != 0 || m.power(1) != 1 {
		t.Errorf("of 15 provinces %d and %d came to the gatherers", m.power(0)-1, m.power(3)-1)
	}
	for _, id := range m.board.Zone(ZoneProvinces(0)) {
		if m.card(id).Type != Province {
			t.Errorf("%s is no province", m.card(id).ID)
		}
	}
}

// TestWindowsBeginWithTheAttacker checks whom a window asks first: the attacker,
// else the most powerful leader, and the others clockwise (W19).
func TestWindowsBeginWithTheAttacker(t *testing.T) {
	for _, tc := range []struct {
		active rules.Seat
		lands  []int
		want   []rules.Seat
	}{
		{rules.Nobody, []int{3, 4, 5, 4}, []rules.Seat{2, 3, 0, 1}},
		{rules.Nobody, []int{3, 3, 3, 3}, []rules.Seat{0, 1, 2, 3}},
		{3, []int{3, 4, 5, 4}, []rules.Seat{3, 0, 1, 2}},
		{3, []int{3, 4, 5, 0}, []rules.Seat{2, 0, 1}}, // the attacker is out
		{rules.Nobody, []int{0, 4, 2, 6}, []rules.Seat{3, 1, 2}},
	} {
		m := stand(t, 1, stOrder, tc.lands...)
		m.fate()
		m.setTable(VarActive, int32(tc.active)+1)
		m.window(stEnd)
		m.listed = false
		var got []rules.Seat
		for _, k := range m.Asks() {
			got = append(got, k.Decider)
		}
		if !slices.Equal(got, tc.want) {
			t.Errorf("lands %v, attacker %d: asked %v, want %v", tc.lands, tc.active, got, tc.want)
		}
	}
}

// TestLotTakesAnyCard checks that chance takes each card of a hand some time.
func TestLotTakesAnyCard(t *testing.T) {
	taken := map[int]bool{}
	for seed := range uint64(60) {
		m := stand(t, seed, stOrder, 3, 3)
		hand := slices.Clone(m.board.Zone(ZoneHand(0)))
		m.toLeader(&Effect{Op: OpDiscard, N: 1}, 0, &task{})
		for i, id := range hand {
			if m.zone(id) == ZoneDiscard(0) {
				taken[i] = true
			}
		}
		if n := m.board.Count(ZoneHand(0)); n != firstHand {
			t.Fatalf("the hand has %d cards after one was taken of six", n)
		}
	}
	if len(taken) != firstHand+1 {
		t.Errorf("only the cards %v were ever taken", taken)
	}
}

// TestAlliesAreShuffled checks that the same deck gives other hands in other
// matches (S19).
func TestAlliesAreShuffled(t *testing.T) {
	hands := map[[firstHand]rules.Face]bool{}
	for seed := range uint64(8) {
		m := newMatch(t, 2, seed)
		var hand [firstHand]rules.Face
		for i, id := range m.board.Zone(ZoneHand(0))[:firstHand] {
			hand[i] = m.board.Cards[id].Face
		}
		hands[hand] = true
	}
	if len(hands) < 7 {
		t.Errorf("8 matches began with %d different hands", len(hands))
	}
}
