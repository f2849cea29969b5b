package rules

import "encoding/binary"

// hashOf returns the FNV-1a hash of data. A state is mostly zeros, which only
// multiply: eight of them are taken at once.
func hashOf(data []byte) uint64 {
	h := uint64(hashBegin)
	for len(data) >= 8 {
		if binary.LittleEndian.Uint64(data) == 0 {
			h *= hashPrime8
		} else {
			for _, c := range data[:8] {
				h = (h ^ uint64(c)) * hashPrime
			}
		}
		data = data[8:]
	}
	for _, c := range data {
		h = (h ^ uint64(c)) * hashPrime
	}
	return h
}

const (
	hashBegin = 14695981039346656037
	hashPrime = 1099511628211

	hashPrime2 = hashPrime * hashPrime & (1<<64 - 1)
	hashPrime4 = hashPrime2 * hashPrime2 & (1<<64 - 1)
	hashPrime8 = hashPrime4 * hashPrime4 & (1<<64 - 1)
)
