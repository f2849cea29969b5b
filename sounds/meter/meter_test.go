package meter

import (
	"math"
	"testing"
)

func sine(hz, dB, seconds, rate float64) Sound {
	s := Sound{make([]float64, int(seconds*rate)), rate}
	for i := range s.Samples {
		s.Samples[i] = math.Pow(10, dB/20) * math.Sin(2*math.Pi*hz*float64(i)/rate)
	}
	return s
}

// The first cases of EBU Tech 3341: a tone of 1 kHz in both channels at so many dB
// under full scale has as many LUFS, to a tenth.
func TestTonesOfTheStandard(t *testing.T) {
	for _, rate := range []float64{44100, 48000} {
		for _, dB := range []float64{-23, -33} {
			s := sine(1000, dB, 20, rate)
			if got := s.Integrated(); math.Abs(got-dB) > .1 {
				t.Errorf("%v dBFS at %v Hz: %.2f LUFS", dB, rate, got)
			}
			if got := s.Momentary(); math.Abs(got-dB) > .1 {
				t.Errorf("%v dBFS at %v Hz: %.2f LUFS at most", dB, rate, got)
			}
		}
	}
}

// Case 3 of Tech 3341: what is 13 LU quieter, before and after, does not count.
func TestGate(t *testing.T) {
	s := sine(1000, -36, 10, 48000)
	loud := sine(1000, -23, 60, 48000)
	s.Samples = append(append(s.Samples, loud.Samples...), s.Samples[:len(s.Samples):len(s.Samples)]...)
	if got := s.Integrated(); math.Abs(got+23) > .1 {
		t.Errorf("%.2f LUFS, want -23", got)
	}
}

func TestWhatIsMeasuredOfSamples(t *testing.T) {
	s := Sound{make([]float64, 1000), 1000}
	s.Samples[0], s.Samples[500] = .1, -.5
	first, last := s.Ends(.01)
	if math.Abs(first+20) > .01 || last > -150 || math.Abs(s.Peak()+6.02) > .01 {
		t.Errorf("ends %.2f and %.2f, peak %.2f", first, last, s.Peak())
	}
	if got := s.Offset(); math.Abs(got-20*math.Log10(.4/1000)) > .01 {
		t.Errorf("offset %.2f dB", got)
	}
	if got := (Sound{nil, 44100}).Momentary(); got != Silence {
		t.Errorf("nothing has %.1f LUFS", got)
	}
}

// A tone stands at its pitch and level, and nowhere else.
func TestSpectrumOfATone(t *testing.T) {
	const rows = 40
	s := sine(1000, -12, 1, 44100)
	column := s.Spectrum(3, rows, 50, 16000)[1]
	best := 0
	for r, v := range column {
		if v > column[best] {
			best = r
		}
	}
	lo, hi := pitch(50, 16000, best, rows), pitch(50, 16000, best+1, rows)
	if lo > 1020 || hi < 980 || math.Abs(column[best]+12) > 1.5 {
		t.Errorf("the tone is seen from %.0f to %.0f Hz at %.1f dB", lo, hi, column[best])
	}
	if far := column[best+8]; far > -60 {
		t.Errorf("far above it there are still %.1f dB", far)
	}
}
