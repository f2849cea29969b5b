package sounds

import (
	"bytes"
	"math"
	"slices"
	"testing"
	"time"
)

// eachBed listens to so many seconds of each bed.
func eachBed(t *testing.T, seconds int, f func(t *testing.T, b Bed, data []byte)) {
	for b := NoBed + 1; b < bedCount; b++ {
		data := make([]byte, seconds*Rate*frame)
		if n, err := Ambient(b, 1).Read(data); n != len(data) || err != nil {
			t.Fatalf("bed %d gave %d bytes of %d, %v", b, n, len(data), err)
		}
		f(t, b, data)
	}
}

// A bed lies 12 LU under the effects, is never louder for a moment than an effect
// is, begins in silence and pushes nothing out of its place.
func TestBedsLieUnderTheEffects(t *testing.T) {
	eachBed(t, 120, func(t *testing.T, b Bed, data []byte) {
		m := heard(data)
		first, _ := m.Ends(.001)
		t.Logf("bed %d: %.1f LUFS, %.1f in its loudest moment, peak %.1f dBFS, offset %.1f dBFS",
			b, m.Integrated(), m.Momentary(), m.Peak(), m.Offset())
		if got := m.Integrated(); math.Abs(got-bedLoud) > 1 {
			t.Errorf("bed %d: %.1f LUFS, want %d", b, got, bedLoud)
		}
		if m.Momentary() > -22 || m.Peak() > -8 || m.Offset() > -60 || first > -60 {
			t.Errorf("bed %d: %.1f LUFS at most, peak %.1f, offset %.1f, first %.1f dBFS",
				b, m.Momentary(), m.Peak(), m.Offset(), first)
		}
	})
}

// The effects lie 12 LU over the beds, by what both are measured to have.
func TestEffectsLieOverTheBeds(t *testing.T) {
	var loud []float64
	eachVariant(t, func(t *testing.T, s Sound, r recipe, w wave) {
		loud = append(loud, heard(Make(s, 0)[0]).Momentary())
	})
	slices.Sort(loud)
	median := loud[len(loud)/2]
	eachBed(t, 60, func(t *testing.T, b Bed, data []byte) {
		if over := median - heard(data).Integrated(); over < 11 {
			t.Errorf("effects lie %.1f LU over bed %d, want 12", over, b)
		}
	})
}

// A second of a bed takes at most 3 % of a core. On a busy machine the best of some tries
// says what it takes.
func TestBedsCostLittle(t *testing.T) {
	for b := NoBed + 1; b < bedCount; b++ {
		r, second, best := Ambient(b, 1), make([]byte, Rate*frame), time.Hour
		for range 20 {
			began := time.Now()
			r.Read(second)
			best = min(best, time.Since(began))
		}
		t.Logf("a second of bed %d takes %v", b, best)
		if best > 30*time.Millisecond {
			t.Errorf("a second of bed %d takes %v", b, best)
		}
	}
}

// Whoever hears a bed for five minutes hears nothing again: no stretch of how loud
// it is resembles another that lies five seconds or more away.
func TestBedsAreNoLoops(t *testing.T) {
	seconds := 300
	if testing.Short() {
		seconds = 60
	}
	eachBed(t, seconds, func(t *testing.T, b Bed, data []byte) {
		const perSecond = 10
		var course []float64
		s := heard(data).Samples[2*Rate:]
		for ; len(s) >= Rate/perSecond; s = s[Rate/perSecond:] {
			sum := 0.0
			for _, v := range s[:Rate/perSecond] {
				sum += v * v
			}
			course = append(course, 10*math.Log10(sum+1e-12))
		}
		for lag := 5 * perSecond; lag < len(course)/2; lag++ {
			if r := alike(course[:len(course)-lag], course[lag:]); r > .6 {
				t.Fatalf("bed %d is alike after %.1f s (%.2f)", b, float64(lag)/perSecond, r)
			}
		}
	})
}

// alike is the correlation of two courses.
func alike(a, b []float64) float64 {
	mean := func(x []float64) (m float64) {
		for _, v := range x {
			m += v / float64(len(x))
		}
		return m
	}
	ma, mb := mean(a), mean(b)
	var ab, aa, bb float64
	for i := range a {
		ab, aa, bb = ab+(a[i]-ma)*(b[i]-mb), aa+(a[i]-ma)*(a[i]-ma), bb+(b[i]-mb)*(b[i]-mb)
	}
	return ab / math.Sqrt(aa*bb)
}

func TestBedsDiffer(t *testing.T) {
	a, b := make([]byte, 1<<16), make([]byte, 1<<16)
	Ambient(Camp, 1).Read(a)
	Ambient(Camp, 2).Read(b)
	if bytes.Equal(a, b) {
		t.Error("two evenings are the same")
	}
}

// A second of a bed: 3 % of a core are 30 ms.
func BenchmarkBed(b *testing.B) {
	for bed, name := range map[Bed]string{Mountain: "mountain", Hull: "hull", Camp: "camp", MapRoom: "map room", Candles: "candles"} {
		b.Run(name, func(b *testing.B) {
			r, second := Ambient(bed, 1), make([]byte, Rate*frame)
			for b.Loop() {
				r.Read(second)
			}
		})
	}
}
