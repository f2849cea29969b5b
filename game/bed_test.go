package game

import (
	"testing"

	"wyrmtable/sounds"
)

// plain is a scene under which nothing is heard.
type plain struct{}

func (plain) Update(*Context)       {}
func (plain) Draw(*Context, *Frame) {}

// camped is one under which a camp is.
type camped struct{ plain }

func (camped) Bed() sounds.Bed { return sounds.Camp }

// A table is heard under the sheets that lie over it, and not beside it.
func TestBedOfTheHighestThatHasOne(t *testing.T) {
	for _, c := range []struct {
		scenes []Scene
		want   sounds.Bed
	}{
		{nil, sounds.NoBed},
		{[]Scene{plain{}}, sounds.NoBed},
		{[]Scene{plain{}, camped{}}, sounds.Camp},
		{[]Scene{camped{}, plain{}}, sounds.Camp},
	} {
		s := stack{scenes: c.scenes}
		if got := s.bed(); got != c.want {
			t.Errorf("of %d scenes bed %d is heard, want %d", len(c.scenes), got, c.want)
		}
	}
}
