package rules

import (
	"math/bits"
	"math/rand/v2"
)

// RNG is the one source of chance of a match (ruling G3). It is a plain value:
// copying it copies its future.
type RNG struct{ pcg rand.PCG }

// NewRNG returns the source that starts at seed.
func NewRNG(seed uint64) RNG { return RNG{*rand.NewPCG(seed, 0x57797264)} }

// IntN returns a number from 0 to n-1, all equally likely. n must be positive.
func (r *RNG) IntN(n int) int { return int(below(&r.pcg, uint64(n))) }

// Uint64 returns 64 random bits.
func (r *RNG) Uint64() uint64 { return r.pcg.Uint64() }

// AppendState appends the state of the source as bytes.
func (r *RNG) AppendState(dst []byte) []byte {
	dst, _ = r.pcg.AppendBinary(dst) // never fails
	return dst
}

// below returns a uniform number under n without a modulo bias: it draws again
// where the low half of the product falls into the uneven rest.
func below(pcg *rand.PCG, n uint64) uint64 {
	hi, lo := bits.Mul64(pcg.Uint64(), n)
	if lo < n {
		rest := -n % n
		for lo < rest {
			hi, lo = bits.Mul64(pcg.Uint64(), n)
		}
	}
	return hi
}
