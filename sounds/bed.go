package sounds

import (
	"encoding/binary"
	"io"
	"math"
)

// Bed names what is heard under everything else, where a game is played.
type Bed uint8

// The beds.
const (
	NoBed    Bed = iota
	Mountain     // wind, and thunder far away
	Hull         // water that comes and goes, and a ship's timber
	Camp         // a fire, crickets and the night's wind
	MapRoom      // a hearth, and a tower's bell from outside
	Candles      // small flames, and glass that hums
	bedCount
)

// BedCount is how many beds there are, NoBed among them.
const BedCount = int(bedCount)

// bedLoud is how loud a bed is as a whole, in LUFS: 12 LU under the effects, whose
// median is -20.
const bedLoud = -32

// A layer is one thing that is heard in a bed, as the next sample of both
// channels at bedRate.
type layer func() (left, right float64)

// bedRate is how many samples a second a bed is made of: nothing in one is high,
// and half the samples are half the work. They are joined by straight lines.
const bedRate = Rate / 2

// beds say what each is made of, and the gain at which it has bedLoud.
var beds = [bedCount]struct {
	gain   float64
	layers func(n *noise) []layer
}{
	Mountain: {.222, func(n *noise) []layer {
		return []layer{wind(n, 180, 620, 1), wind(n, 500, 1500, .25), sometimes(n, 24, 70, thunder)}
	}},
	Hull: {.265, func(n *noise) []layer {
		return []layer{waves(n, 5, 9, 420, 1), waves(n, 3, 5, 1300, .3), sometimes(n, 7, 22, creak), sometimes(n, 4, 15, bubbles)}
	}},
	Camp: {.32, func(n *noise) []layer {
		return []layer{fire(n, 9, 1), wind(n, 160, 420, .4), sometimes(n, 3, 11, cricket)}
	}},
	MapRoom: {.51, func(n *noise) []layer {
		return []layer{fire(n, 5, .8), sometimes(n, 30, 80, tower)}
	}},
	Candles: {.6, func(n *noise) []layer {
		return []layer{hum(n), flutter(n), sometimes(n, 9, 30, glass)}
	}},
}

// A stream is a bed as it goes on without an end: nothing in it is a loop.
type stream struct {
	layers []layer
	gain   float64
	rise   float64 // 0 to 1, while it begins
	l, r   float64 // the sample of bedRate that was last
	nl, nr float64 // and the next one
	half   bool
}

// Ambient begins a bed: what a device of Rate with two channels of 32-bit floats
// plays, without an end. Of another seed it is another evening.
func Ambient(b Bed, seed uint64) io.Reader {
	n := noise(0x9e3779b97f4a7c15*(seed*uint64(BedCount)+uint64(b)+1) | 1)
	for range 20 {
		n.next()
	}
	return &stream{layers: beds[b].layers(&n), gain: beds[b].gain}
}

// Read implements io.Reader; it gives whole samples, and never fails.
func (s *stream) Read(p []byte) (int, error) {
	n := len(p) / frame
	for i := range n {
		l, r := s.next()
		binary.LittleEndian.PutUint32(p[i*frame:], math.Float32bits(float32(l)))
		binary.LittleEndian.PutUint32(p[i*frame+4:], math.Float32bits(float32(r)))
	}
	return n * frame, nil
}

// next is the next sample at Rate.
func (s *stream) next() (l, r float64) {
	if s.half = !s.half; s.half {
		return (s.l + s.nl) / 2, (s.r + s.nr) / 2
	}
	s.l, s.r, s.nl, s.nr = s.nl, s.nr, 0, 0
	for _, f := range s.layers {
		l, r := f()
		s.nl, s.nr = s.nl+l, s.nr+r
	}
	s.rise = min(1, s.rise+1/(2.0*bedRate)) // two seconds
	gain := s.gain * half(s.rise)
	s.nl, s.nr = soft(gain*s.nl), soft(gain*s.nr)
	return s.l, s.r
}

// soft lets nothing be louder than an effect: quiet things pass as they are.
func soft(v float64) float64 {
	const most = .35
	if v > most/2 || v < -most/2 {
		return most * math.Tanh(v/most)
	}
	return v
}
