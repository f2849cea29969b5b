package sounds

import (
	"encoding/binary"
	"math"
	"testing"

	"wyrmtable/sounds/meter"
)

func eachVariant(t *testing.T, f func(t *testing.T, s Sound, r recipe, w wave)) {
	for s := range soundCount {
		for v := range recipes[s].variants {
			f(t, s, recipes[s], render(s, v))
		}
	}
}

// None is so long that it still sounds when the next thing has happened.
func TestLengths(t *testing.T) {
	eachVariant(t, func(t *testing.T, s Sound, r recipe, w wave) {
		got := float64(len(w)) / Rate
		if math.Abs(got-r.length-2*lead) > .001 || got > 1.5 {
			t.Errorf("sound %d lasts %.3f s, want %.2f and at most 1.5", s, got, r.length)
		}
		for i, v := range w {
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Fatalf("sound %d: sample %d is %v", s, i, v)
			}
		}
	})
}

// What ears need, of each sound as the device plays it: no clipping, with room
// for the converters; nothing that holds the loudspeaker out of its place; no
// click at either end; and a loudness (EBU R128) that neither drowns nor startles.
func TestWhatEarsNeed(t *testing.T) {
	softest, loudest := 0.0, meter.Silence
	for s := range soundCount {
		for v := range recipes[s].variants {
			for _, data := range Make(s, v) {
				m := heard(data)
				first, last := m.Ends(.001)
				loud := m.Momentary()
				softest, loudest = min(softest, loud), max(loudest, loud)
				t.Logf("sound %2d, %.2f s: peak %5.1f dBFS, offset %6.1f dBFS, ends %6.1f and %6.1f dBFS, %5.1f LUFS",
					s, float64(len(m.Samples))/Rate, m.Peak(), m.Offset(), first, last, loud)
				if m.Peak() > -1 || m.Offset() > -70 || first > -60 || last > -60 {
					t.Errorf("sound %d: peak %.1f, offset %.1f, ends %.1f and %.1f dBFS", s, m.Peak(), m.Offset(), first, last)
				}
			}
		}
	}
	if loudest-softest > 6 {
		t.Errorf("from %.1f to %.1f LUFS: %.1f LU, want at most 6", softest, loudest, loudest-softest)
	}
}

// heard is what a device plays of data, in the left channel.
func heard(data []byte) meter.Sound {
	m := meter.Sound{Samples: make([]float64, len(data)/frame), Rate: Rate}
	for i := range m.Samples {
		m.Samples[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[i*frame:])))
	}
	return m
}

// A layer that stops inside a sound shows as a step between two samples larger
// than anything the sound itself does around it. Bells and notes are smooth:
// their steps are bounded by their highest partial.
func TestLayersFadeOut(t *testing.T) {
	for _, hz := range []float64{523.25, 1046.5, 1567.98} {
		for _, w := range []wave{bell(hz, .3), brass(hz, .3), tone(hz, 1, .3)} {
			tail := w[len(w)-3:]
			for _, v := range tail {
				if math.Abs(v) > .004 {
					t.Errorf("layer at %.0f Hz ends at %.4f, want silence", hz, v)
				}
			}
		}
	}
}

func TestVariantsDiffer(t *testing.T) {
	for s := range soundCount {
		for v := 1; v < recipes[s].variants; v++ {
			a, b := render(s, 0), render(s, v)
			diff := 0.0
			for i := range a {
				diff += math.Abs(a[i] - b[i])
			}
			if diff/float64(len(a)) < .001 {
				t.Errorf("sound %d: variants 0 and %d are the same", s, v)
			}
		}
	}
}

func TestSameSoundEveryTime(t *testing.T) {
	a, b := pcm(render(Dice, 1), 1), pcm(render(Dice, 1), 1)
	if string(a) != string(b) {
		t.Error("the same variant was made differently")
	}
}

func TestPCM(t *testing.T) {
	w := render(Damage, 0)
	for _, p := range pitches {
		data := pcm(w, p)
		if want := int(float64(len(w))/p) * frame; len(data) != want {
			t.Fatalf("pitch %.2f: %d bytes, want %d", p, len(data), want)
		}
		for i := 0; i < len(data); i += frame {
			l := math.Float32frombits(binary.LittleEndian.Uint32(data[i:]))
			r := math.Float32frombits(binary.LittleEndian.Uint32(data[i+4:]))
			if l != r || l > 1 || l < -1 {
				t.Fatalf("pitch %.2f, sample %d: %v, %v", p, i/frame, l, r)
			}
		}
	}
}

// The longest single piece of work a page has to do in one frame.
func BenchmarkMake(b *testing.B) {
	for s, name := range map[Sound]string{CardSlide: "slide", Dice: "dice", Heal: "heal", Magic: "magic", Win: "win"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				render(s, 0)
			}
		})
	}
}
