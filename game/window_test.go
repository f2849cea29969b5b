//go:build !js

package game

import (
	"fmt"
	"image"
	"slices"
	"testing"
)

// TestMouseFrames tells a window's mouse frame by frame, of each where it is and
// whether its left button is down.
func TestMouseFrames(t *testing.T) {
	a, b, c := image.Pt(10, 10), image.Pt(300, 200), image.Pt(320, 210)
	type frame struct {
		at   image.Point
		down bool
	}
	for name, tt := range map[string]struct {
		frames []frame
		want   []string
	}{
		"a click":                         {[]frame{{a, true}, {a, false}}, []string{"down 10", "up 10"}},
		"a click, and then away":          {[]frame{{a, true}, {a, false}, {b, false}}, []string{"down 10", "up 10", "move 300"}},
		"a click, away in the same frame": {[]frame{{a, true}, {b, false}}, []string{"down 10", "up 10", "move 300"}},
		"a drag":                          {[]frame{{a, true}, {b, true}, {c, false}}, []string{"down 10", "move 300", "move 320", "up 320"}},
		"a drag, and a click after it":    {[]frame{{a, true}, {b, true}, {b, false}, {b, true}, {a, false}}, []string{"down 10", "move 300", "up 300", "down 300", "up 300", "move 10"}},
	} {
		w := &window{app: &App{view: View{PxW: 640, PxH: 360}}, at: a, inside: true, focused: true}
		var got []string
		for _, f := range tt.frames {
			for _, raw := range w.mouse(nil, f.at, [3]bool{f.down}) {
				got = append(got, fmt.Sprintf("%s %d", map[RawKind]string{RawMove: "move", RawDown: "down", RawUp: "up"}[raw.Kind], int(raw.X)))
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", name, got, tt.want)
		}
	}
}
