package game

import (
	"math"
	"testing"
)

func TestViewOf(t *testing.T) {
	tests := []struct {
		w, h        int
		device      float64
		units       [2]float64
		scale       float64
		portraitish bool
	}{
		{1280, 720, 1, [2]float64{1280, 720}, 1, false},
		{1920, 1080, 1, [2]float64{1280, 720}, 1.5, false},
		{3840, 2160, 2, [2]float64{1280, 720}, 3, false},
		{1280, 1024, 1, [2]float64{1280, 1024}, 1, false},
		{2560, 1080, 1, [2]float64{1706.67, 720}, 1.5, false},
		{640, 480, 1, [2]float64{1280, 960}, .5, false},
		{800, 800, 1, [2]float64{1280, 1280}, .625, false},
		{390, 844, 1, [2]float64{390, 844}, 1, true},
		{1170, 2532, 3, [2]float64{390, 844}, 3, true},
		{768, 1024, 1, [2]float64{525, 700}, 1.463, true},
		{0, 0, 0, [2]float64{1280, 1280}, 1 / 1280., false},
	}
	for _, test := range tests {
		v := ViewOf(test.w, test.h, test.device)
		near := func(a, b float64) bool { return math.Abs(a-b) < .01 }
		if !near(v.W, test.units[0]) || !near(v.H, test.units[1]) || !near(v.Scale, test.scale) || v.Portrait() != test.portraitish {
			t.Errorf("ViewOf(%d, %d, %v) = %+v, want %v at %.3f", test.w, test.h, test.device, v, test.units, test.scale)
		}
	}
}

// Whatever the window, scenes have the space they were promised.
func TestViewIsNeverTooSmall(t *testing.T) {
	for w := 1; w < 4000; w += 37 {
		for h := 1; h < 4000; h += 41 {
			v := ViewOf(w, h, 1)
			minW, minH := LandscapeW, LandscapeH
			if v.Portrait() {
				minW, minH = PortraitW, PortraitH
			}
			if v.W < minW-1e-6 || v.H < minH-1e-6 {
				t.Fatalf("%dx%d gives %.1fx%.1f units", w, h, v.W, v.H)
			}
		}
	}
}
