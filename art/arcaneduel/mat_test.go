package arcaneduel

import (
	"image"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
)

// velvetMats are the velvet table, small, lying and standing.
func velvetMats() map[string]func() *art.Mat {
	return map[string]func() *art.Mat{
		"arcane-velvet": func() *art.Mat {
			return MatVelvet(192, 108, VelvetPlan{Table: image.Rect(4, 6, 170, 100), CX: 87, CY: 52, R: 36,
				Candles: []image.Point{{16, 40}}}, 3)
		},
		"arcane-velvet-phone": func() *art.Mat {
			return MatVelvet(78, 150, VelvetPlan{Table: image.Rect(2, 10, 76, 110), CX: 39, CY: 62, R: 30}, 3)
		},
	}
}

func TestVelvet(t *testing.T) {
	for name, make := range velvetMats() {
		arttest.MatchPicture(t, name, cardtest.SameInSlices(t, name, make))
	}
}

func TestVelvetOfOddSizes(t *testing.T) {
	for _, size := range []image.Point{{0, 0}, {1, 1}, {3, 200}, {201, 2}, {97, 61}} {
		for _, plan := range []VelvetPlan{{}, {Table: image.Rect(5, 5, 60, 50), CX: 30, CY: 30, R: 400},
			{Table: image.Rect(-50, -50, 900, 900), R: 1, Candles: []image.Point{{-40, 9}}}} {
			MatVelvet(size.X, size.Y, plan, 1).Finish()
		}
	}
}

// The light comes from the upper left: the gilded cord is brighter on the
// sides that face it. The circle's light lies on the cloth around its middle.
func TestVelvetLight(t *testing.T) {
	plan := VelvetPlan{Table: image.Rect(40, 40, 600, 320), CX: 320, CY: 180, R: 98}
	m := MatVelvet(640, 360, plan, 3).Finish()
	sum := func(r image.Rectangle) (s int) {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				c := m.RGBAAt(x, y)
				s += int(c.R) + int(c.G) + int(c.B)
			}
		}
		return s * 100 / (r.Dx() * r.Dy())
	}
	// The outer half of the cord faces outward.
	if top, bottom := sum(image.Rect(200, 40, 440, 41)), sum(image.Rect(200, 319, 440, 320)); top < bottom*5/4 {
		t.Errorf("cord: %d at the top, %d at the bottom", top, bottom)
	}
	if left, right := sum(image.Rect(40, 120, 41, 240)), sum(image.Rect(599, 120, 600, 240)); left < right*5/4 {
		t.Errorf("cord: %d on the left, %d on the right", left, right)
	}
	dark := plan
	dark.R = 0
	plain := MatVelvet(640, 360, dark, 3).Finish()
	in := image.Rect(300, 165, 340, 195)
	lit := sum(in)
	m = plain
	if unlit := sum(in); lit < unlit*11/10 {
		t.Errorf("the middle of the circle has %d, without the circle %d", lit, unlit)
	}
}

func BenchmarkMatVelvet(b *testing.B) {
	for b.Loop() {
		m := MatVelvet(1920, 1080, VelvetPlan{Table: image.Rect(21, 75, 1545, 855), CX: 783, CY: 477, R: 294}, 5)
		for !m.Step(time.Second) {
		}
	}
}
