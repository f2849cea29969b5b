// Package meter measures sounds as ears and engineers do: how loud one is (EBU
// R128, by the filters and gates of ITU-R BS.1770), what its ends do, and which
// pitches it has when. Tests hold the program's sounds to it, and the pictures in
// the documents are made with it.
package meter

import "math"

// A Sound is what is measured: samples of one channel that both ears hear, each
// nominally in -1 to 1, Rate a second.
type Sound struct {
	Samples []float64
	Rate    float64
}

// Silence is the loudness that is given for nothing at all, in LUFS: the absolute
// gate of the standard.
const Silence = -70.0

// Peak is the loudest sample, in dB under full scale.
func (s Sound) Peak() float64 {
	top := 0.0
	for _, v := range s.Samples {
		top = max(top, math.Abs(v))
	}
	return decibels(top)
}

// Offset is the mean of all samples, in dB under full scale: a cone that is held
// out of its place.
func (s Sound) Offset() float64 {
	sum := 0.0
	for _, v := range s.Samples {
		sum += v
	}
	return decibels(math.Abs(sum) / float64(max(1, len(s.Samples))))
}

// Ends are the loudest samples of the first and the last so many seconds, in dB
// under full scale.
func (s Sound) Ends(seconds float64) (first, last float64) {
	n := min(int(math.Ceil(seconds*s.Rate)), len(s.Samples))
	return Sound{s.Samples[:n], s.Rate}.Peak(), Sound{s.Samples[len(s.Samples)-n:], s.Rate}.Peak()
}

func decibels(v float64) float64 { return 20 * math.Log10(max(v, 1e-9)) }

// Momentary is the loudest 400 ms, in LUFS: what R128 says of a sound that is
// shorter than a programme. A shorter one is heard in silence.
func (s Sound) Momentary() float64 {
	loudest := 0.0
	for _, p := range s.blocks() {
		loudest = max(loudest, p)
	}
	return lufs(loudest)
}

// Integrated is the loudness of the whole, in LUFS, without what is more than 10
// LU below the rest.
func (s Sound) Integrated() float64 {
	blocks := s.blocks()
	sum := gated(blocks, Silence)
	return lufs(gated(blocks, lufs(sum)-10))
}

// gated is the mean power of the blocks that are louder than a gate.
func gated(blocks []float64, gate float64) float64 {
	sum, n := 0.0, 0
	for _, p := range blocks {
		if lufs(p) > gate {
			sum, n = sum+p, n+1
		}
	}
	return sum / float64(max(1, n))
}

func lufs(power float64) float64 { return max(Silence, -.691+10*math.Log10(max(power, 1e-12))) }

// blocks are the powers of 400 ms each, one every 100 ms, of both channels
// together, as heard by an ear.
func (s Sound) blocks() []float64 {
	quarter := int(s.Rate / 10)
	heard := s.weighted(quarter * 3)
	quarters := make([]float64, len(heard)/quarter)
	for i := range quarters {
		for _, v := range heard[i*quarter : (i+1)*quarter] {
			quarters[i] += v * v / float64(quarter)
		}
	}
	var blocks []float64
	for i := 3; i < len(quarters); i++ {
		mean := (quarters[i] + quarters[i-1] + quarters[i-2] + quarters[i-3]) / 4
		blocks = append(blocks, 2*mean) // two channels
	}
	return blocks
}

// weighted is the sound behind the two filters of BS.1770, with so many samples
// of silence before and after it.
func (s Sound) weighted(silence int) []float64 {
	head := shelf(s.Rate)
	low := rumble(s.Rate)
	out := make([]float64, len(s.Samples)+2*silence)
	for i := range out {
		x := 0.0
		if j := i - silence; j >= 0 && j < len(s.Samples) {
			x = s.Samples[j]
		}
		out[i] = low.run(head.run(x))
	}
	return out
}

// A biquad is a filter of the second order.
type biquad struct {
	b0, b1, b2, a1, a2 float64
	z1, z2             float64
}

func (q *biquad) run(x float64) float64 {
	y := q.b0*x + q.z1
	q.z1, q.z2 = q.b1*x-q.a1*y+q.z2, q.b2*x-q.a2*y
	return y
}

// shelf is the effect of a head: what is high is louder. The standard gives the
// filter for 48 kHz; its frequency, gain and quality give it for others.
func shelf(rate float64) biquad {
	const hz, gain, quality = 1681.974450955533, 3.999843853973347, .7071752369554196
	k := math.Tan(math.Pi * hz / rate)
	vh := math.Pow(10, gain/20)
	vb := math.Pow(vh, .4996667741545416)
	a0 := 1 + k/quality + k*k
	return biquad{
		b0: (vh + vb*k/quality + k*k) / a0, b1: 2 * (k*k - vh) / a0, b2: (vh - vb*k/quality + k*k) / a0,
		a1: 2 * (k*k - 1) / a0, a2: (1 - k/quality + k*k) / a0,
	}
}

// rumble takes out what is felt rather than heard.
func rumble(rate float64) biquad {
	const hz, quality = 38.13547087602444, .5003270373238773
	k := math.Tan(math.Pi * hz / rate)
	a0 := 1 + k/quality + k*k
	return biquad{b0: 1, b1: -2, b2: 1, a1: 2 * (k*k - 1) / a0, a2: (1 - k/quality + k*k) / a0}
}
