package meter

import (
	"math"
	"math/cmplx"
)

// Spectrum tells which pitches a sound has when: for each of so many columns of
// equal time the level, in dB under full scale, at each of so many rows of pitches
// from lo to hi Hz, the rows evenly spaced as a keyboard is.
func (s Sound) Spectrum(columns, rows int, lo, hi float64) [][]float64 {
	const size = 2048
	out := make([][]float64, columns)
	for c := range out {
		middle := (2*c + 1) * len(s.Samples) / (2 * columns)
		part := make([]complex128, size)
		for i := range part {
			if j := middle + i - size/2; j >= 0 && j < len(s.Samples) {
				window := .5 - .5*math.Cos(2*math.Pi*float64(i)/size)
				part[i] = complex(window*s.Samples[j], 0)
			}
		}
		bins := fourier(part)
		out[c] = make([]float64, rows)
		for r := range rows {
			from, to := pitch(lo, hi, r, rows)*size/s.Rate, pitch(lo, hi, r+1, rows)*size/s.Rate
			top := 0.0
			for k := int(from); k <= int(math.Max(from, to-1)) && k < size/2; k++ {
				top = max(top, cmplx.Abs(bins[k]))
			}
			out[c][r] = decibels(top * 4 / size) // half of it lies in the mirror image, half is lost to the window
		}
	}
	return out
}

// pitch is where row r of rows begins, in Hz.
func pitch(lo, hi float64, r, rows int) float64 {
	return lo * math.Pow(hi/lo, float64(r)/float64(rows))
}

// fourier is the Fourier transform of x, whose length is a power of two.
func fourier(x []complex128) []complex128 {
	n := len(x)
	if n == 1 {
		return x
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	even, odd = fourier(even), fourier(odd)
	out := make([]complex128, n)
	for k := range even {
		t := cmplx.Rect(1, -2*math.Pi*float64(k)/float64(n)) * odd[k]
		out[k], out[k+n/2] = even[k]+t, even[k]-t
	}
	return out
}
