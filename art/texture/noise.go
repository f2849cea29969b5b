package texture

import (
	"runtime"
	"sync"
)

// This file holds the per-pixel mathematics that textures, mats and painters
// share. Lattice values come from an integer hash rather than a table of
// random numbers, so a seed names the same picture on every machine; floats
// can differ in the last bit where a processor fuses multiply and add, which
// is far below one level of an 8-bit channel.

// Hash2 scatters a lattice point to 32 well-mixed bits.
func Hash2(x, y int32, seed uint32) uint32 {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77 ^ seed*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	h ^= h >> 15
	return h
}

// unit maps hash bits to 0..1.
func unit(h uint32) float32 { return float32(h>>8) * (1.0 / (1 << 24)) }

// Rand2 is the value in 0..1 of a lattice point.
func Rand2(x, y int32, seed uint32) float32 { return unit(Hash2(x, y, seed)) }

// Floor32 rounds toward minus infinity; |x| must be below 2^31.
func Floor32(x float32) int32 {
	i := int32(x)
	if float32(i) > x {
		i--
	}
	return i
}

// fade is the quintic ease used between lattice points: it has no second
// derivative at the ends, so lit relief shows no grid.
func fade(t float32) float32 { return t * t * t * (t*(t*6-15) + 10) }

// wrap brings i into 0..period-1; a period of 0 means no wrapping.
func wrap(i, period int32) int32 {
	if period == 0 {
		return i
	}
	i %= period
	if i < 0 {
		i += period
	}
	return i
}

// Noise2 is value noise in 0..1 with lattice spacing 1.
func Noise2(x, y float32, seed uint32) float32 {
	ix, iy := Floor32(x), Floor32(y)
	fx, fy := fade(x-float32(ix)), fade(y-float32(iy))
	a := Mix(Rand2(ix, iy, seed), Rand2(ix+1, iy, seed), fx)
	b := Mix(Rand2(ix, iy+1, seed), Rand2(ix+1, iy+1, seed), fx)
	return Mix(a, b, fy)
}

// FBM sums octaves of noise2 (gain 1/2, lacunarity 2.03 so that lattices never
// line up) and stays in 0..1 with mean 1/2.
func FBM(x, y float32, octaves int, seed uint32) float32 {
	var sum, norm float32
	amp := float32(1)
	for o := 0; o < octaves; o++ {
		sum += amp * Noise2(x, y, seed+uint32(o)*7919)
		norm += amp
		amp *= 0.5
		x, y = x*2.03, y*2.03
	}
	return sum / norm
}

// addNoiseRow adds amp × noise at (x0 + i·dx, y) to dst[i] for a whole row.
// Hashing once per lattice cell instead of once per pixel makes it several
// times faster than noise2 when dx is small; dx must be positive. px and py
// are periods in cells, 0 for none.
func addNoiseRow(dst []float32, x0, dx, y, amp float32, px, py int32, seed uint32) {
	iy := Floor32(y)
	fy := fade(y - float32(iy))
	y0, y1 := wrap(iy, py), wrap(iy+1, py)
	column := func(ix int32) float32 {
		ix = wrap(ix, px)
		return amp * Mix(Rand2(ix, y0, seed), Rand2(ix, y1, seed), fy)
	}
	cell := Floor32(x0)
	left, right := column(cell), column(cell+1)
	for i := range dst {
		x := x0 + float32(i)*dx
		t := x - float32(cell)
		if t >= 1 {
			next := Floor32(x)
			if next == cell+1 {
				left = right
			} else {
				left = column(next)
			}
			right = column(next + 1)
			cell = next
			t = x - float32(cell)
		}
		dst[i] += left + (right-left)*fade(t)
	}
}

// AddFBMRow is addNoiseRow over octaves, normalised so that the added value
// stays in 0..amp. With periods it doubles frequencies exactly and tiles.
func AddFBMRow(dst []float32, x0, dx, y, amp float32, octaves int, px, py int32, seed uint32) {
	lac := float32(2.03)
	if px != 0 || py != 0 {
		lac = 2
	}
	var norm float32
	for o, a := 0, float32(1); o < octaves; o, a = o+1, a/2 {
		norm += a
	}
	a := amp / norm
	for o := 0; o < octaves; o++ {
		addNoiseRow(dst, x0, dx, y, a, px, py, seed+uint32(o)*7919)
		a /= 2
		x0, dx, y = x0*lac, dx*lac, y*lac
		px, py = px*2, py*2
	}
}

// Mix goes from a (t = 0) to b (t = 1).
func Mix(a, b, t float32) float32 { return a + (b-a)*t }

// Clamp01 limits x to 0..1.
func Clamp01(x float32) float32 {
	if x < 0 {
		return 0
	}
	if x > 1 {
		return 1
	}
	return x
}

// Smoothstep rises from 0 at a to 1 at b with level ends; a > b gives a fall.
func Smoothstep(a, b, x float32) float32 {
	t := Clamp01((x - a) / (b - a))
	return t * t * (3 - 2*t)
}

// Falloff is a cheap stand-in for exp(-x), x ≥ 0, within 0.02: good for
// light and shade, which need it several times a pixel. Negative x counts as 0.
func Falloff(x float32) float32 {
	if x <= 0 {
		return 1
	}
	return 1 / (1 + x*(1+x*(0.48+x*0.235)))
}

// Rows calls f over 0 ≤ y < h cut into bands, one goroutine a processor where
// there are several; f must write only to its own rows. In a browser there is
// one processor: f then runs in place, with a breath between narrow bands.
func Rows(h int, f func(y0, y1 int)) {
	n := min(runtime.GOMAXPROCS(0), h)
	if n <= 1 {
		for y := 0; y < h; y += 8 {
			f(y, min(y+8, h))
			Breathe(0)
		}
		return
	}
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		y0, y1 := h*i/n, h*(i+1)/n
		wg.Go(func() { f(y0, y1) })
	}
	wg.Wait()
}

func Abs32(x float32) float32 {
	if x < 0 {
		return -x
	}
	return x
}
