package cardtest

import (
	"image"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
)

// SameInSlices demands that a mat can be painted in many slices, over as many
// frames, that stopping in the middle and finishing at once comes to the same
// picture, and so does doing all at once, which it returns.
func SameInSlices(t *testing.T, name string, make func() *art.Mat) *image.RGBA {
	t.Helper()
	whole := make().Finish()
	sliced := make()
	steps := 0
	for !sliced.Step(time.Nanosecond) {
		steps++
	}
	if steps < 10 {
		t.Errorf("%s: done in %d slices, cannot be spread over frames", name, steps)
	}
	if !arttest.SamePicture(whole, sliced.Img) {
		t.Errorf("%s painted in slices differs from the whole", name)
	}
	mixed := make()
	for range steps / 2 {
		mixed.Step(time.Nanosecond)
	}
	if !arttest.SamePicture(whole, mixed.Finish()) {
		t.Errorf("%s half sliced differs from the whole", name)
	}
	if !mixed.Step(time.Nanosecond) || !mixed.Done() {
		t.Errorf("%s: a finished mat says it is not", name)
	}
	return whole
}
