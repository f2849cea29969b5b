package art

import (
	"testing"
	"time"

	"wyrmtable/art/arttest"
)

var testSpecs = []PaintSpec{
	{Icon: "wyvern", Element: ElementFire, Scene: SceneMountain, Seed: 3},
	{Icon: "grim-reaper", Element: ElementShadow, Scene: SceneForest, Seed: 4, Top: 0.1, Ground: 0.7},
	{Icon: "kraken-tentacle", Element: ElementWater, Scene: SceneSea, Seed: 5, Flip: true},
	{Icon: "dragon-orb", Element: ElementAzure, Scene: SceneCosmic, Seed: 6},
	{Icon: "open-treasure-chest", Element: ElementLight, Scene: SceneCave, Seed: 7, Size: 0.5},
	{Icon: "", Element: ElementNight, Scene: SceneMountain, Seed: 8},
}

// TestPaintingInSlices: a picture made row by row is the one made at once.
func TestPaintingInSlices(t *testing.T) {
	for _, s := range testSpecs {
		whole := Illustrate(s, 90, 126)
		p := NewPainting(s, 90, 126)
		steps := 0
		for !p.Step(0) {
			steps++
		}
		if steps < 126 {
			t.Errorf("%+v: done after %d steps, want one a row at least", s, steps)
		}
		if !arttest.SamePicture(whole, p.Image()) {
			t.Errorf("%+v: slices give another picture", s)
		}
		if !p.Step(0) {
			t.Errorf("%+v: a finished picture is not done", s)
		}
	}
}

func TestPaintingIsSettled(t *testing.T) {
	for _, s := range testSpecs {
		a := Illustrate(s, 60, 80)
		if !arttest.SamePicture(a, Illustrate(s, 60, 80)) {
			t.Errorf("%+v: two paintings differ", s)
		}
		other := s
		other.Seed++
		if arttest.SamePicture(a, Illustrate(other, 60, 80)) {
			t.Errorf("%+v: the seed changes nothing", s)
		}
		for i := 3; i < len(a.Pix); i += 4 {
			if a.Pix[i] != 255 {
				t.Fatalf("%+v: pixel %d is not opaque", s, i/4)
			}
		}
	}
}

func TestPaintingOfOddSizes(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {8, 8}, {9, 200}, {200, 9}, {33, 31}} {
		for scene := SceneMountain; scene <= SceneCave; scene++ {
			s := PaintSpec{Icon: "hydra", Element: 99, Scene: scene, Size: 3, Top: -1, Ground: 7}
			p := NewPainting(s, size[0], size[1])
			for !p.Step(time.Hour) {
			}
			if m := p.Image(); m.Rect.Dx() < size[0] || m.Rect.Dy() < size[1] {
				t.Errorf("asked for %v, got %v", size, m.Rect)
			}
		}
	}
}

// TestSubjectInView: the subject stands in the part of the picture that
// nothing covers, a bust apart, which is cut by the ground.
func TestSubjectInView(t *testing.T) {
	for _, name := range IconNames() {
		s := PaintSpec{Icon: name, Top: 0.1, Ground: 0.7, Size: 0.94}
		p := NewPainting(s, 100, 150)
		x0, y0, x1, y1 := boxOf(p.place(IconPath(name)).Flatten(1))
		if x0 < 4 || x1 > 96 || y0 < 13 || y1 > 0.74*150 {
			t.Errorf("%s stands at %.0f,%.0f to %.0f,%.0f of 100 by 150", name, x0, y0, x1, y1)
		}
	}
}

func TestPaintingPictures(t *testing.T) {
	arttest.MatchPicture(t, "paint-mountain", Illustrate(testSpecs[0], 176, 132))
	arttest.MatchPicture(t, "paint-forest", Illustrate(testSpecs[1], 107, 157))
	arttest.MatchPicture(t, "paint-cosmic", Illustrate(testSpecs[3], 176, 132))
}

func BenchmarkPainting(b *testing.B) {
	for _, size := range [][2]int{{156, 229}, {261, 193}, {300, 300}} {
		b.Run("", func(b *testing.B) {
			for b.Loop() {
				Illustrate(testSpecs[0], size[0], size[1])
			}
		})
	}
}
