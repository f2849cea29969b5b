package rules_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules/rulestest/tiny"
)

// TestSameOnEveryPlatform plays one game of each tiny kind and compares its end
// with what it was on the machine where this was written. Run it with
// GOOS=js GOARCH=wasm as well.
func TestSameOnEveryPlatform(t *testing.T) {
	want := map[string]uint64{
		"bids":   0xcc0f6836a794081,
		"duel":   0xd9e7cf7f7a8db90d,
		"volley": 0x5bda0957fc088f1d,
		"order":  0x41d7d90157864759,
		"puppet": 0x681f84bfc9ce9886,
		"clans":  0xa0dd2738893b510f,
	}
	for _, g := range tiny.Games() {
		s := begin(t, g, 11)
		playOn(t, s, rand.New(rand.NewPCG(11, 12)), 200)
		if got := s.Fingerprint(); got != want[g.ID] {
			t.Errorf("%q: %#x, want %#x", g.ID, got, want[g.ID])
		}
	}
}
