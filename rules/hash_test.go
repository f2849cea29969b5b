package rules

import (
	"hash/fnv"
	"math/rand/v2"
	"testing"
)

// TestHash compares the hash with that of the library, on data with long runs of
// zeros and with none.
func TestHash(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 400 {
		data := make([]byte, n)
		for i := range data {
			if n%3 == 0 || r.IntN(1+n%40) == 0 {
				data[i] = byte(r.Uint32())
			}
		}
		h := fnv.New64a()
		h.Write(data)
		if got, want := hashOf(data), h.Sum64(); got != want {
			t.Fatalf("%d bytes: %x, want %x", n, got, want)
		}
	}
}
