package sounds

import (
	"encoding/binary"
	"math"
	"testing"
)

func eachVariant(t *testing.T, f func(t *testing.T, s Sound, r recipe, w wave)) {
	for s := range soundCount {
		for v := range recipes[s].variants {
			f(t, s, recipes[s], render(s, v))
		}
	}
}

func TestLengthsAndPeaks(t *testing.T) {
	eachVariant(t, func(t *testing.T, s Sound, r recipe, w wave) {
		if got := float64(len(w)) / Rate; math.Abs(got-r.length) > .001 {
			t.Errorf("sound %d lasts %.3f s, want %.2f", s, got, r.length)
		}
		top := 0.0
		for i, v := range w {
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Fatalf("sound %d: sample %d is %v", s, i, v)
			}
			top = max(top, math.Abs(v))
		}
		if math.Abs(top-r.peak) > 1e-9 {
			t.Errorf("sound %d peaks at %.3f, want %.2f", s, top, r.peak)
		}
	})
}

// The levels were set by measuring, so that no sound is drowned or startles.
func TestLoudness(t *testing.T) {
	eachVariant(t, func(t *testing.T, s Sound, r recipe, w wave) {
		sum := 0.0
		for _, v := range w {
			sum += v * v
		}
		db := 10 * math.Log10(sum/float64(len(w)))
		t.Logf("sound %2d: %6.1f dBFS", s, db)
		if db < -32 || db > -8 {
			t.Errorf("sound %d: %.1f dBFS, want -32 to -8", s, db)
		}
	})
}

// A sound that does not begin and end in silence clicks.
func TestEndsAreSilent(t *testing.T) {
	eachVariant(t, func(t *testing.T, s Sound, r recipe, w wave) {
		if first, last := math.Abs(w[0]), math.Abs(w[len(w)-1]); first > .001 || last > .001 {
			t.Errorf("sound %d starts at %.4f and ends at %.4f", s, first, last)
		}
	})
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
