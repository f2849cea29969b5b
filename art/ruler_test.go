package art

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"wyrmtable/art/arttest"
)

func duelRulers() (life, power Ruler) {
	return Ruler{Max: 12, Every: 1, Heavy: 6, Label: "VIE", Icon: "hearts", Tint: RedTint},
		Ruler{Max: 18, Every: 3, Heavy: 9, Label: "PUISSANCE", Icon: "polar-star", Goal: true, Tint: BlueTint}
}

func TestRulerAt(t *testing.T) {
	life, power := duelRulers()
	for _, s := range append(uprightScales(164, 230, life, power), lyingScales(254, 60, life, power)...) {
		x0, y0 := s.At(0)
		x1, y1 := s.At(float64(s.Max))
		if x0 != s.ZeroX || y0 != s.ZeroY || x1 != s.FullX || y1 != s.FullY {
			t.Errorf("ends of the scale to %d are (%g, %g) and (%g, %g)", s.Max, x0, y0, x1, y1)
		}
		xm, ym := s.At(float64(s.Max) / 2)
		if nearly(xm, (x0+x1)/2) && nearly(ym, (y0+y1)/2) {
			continue
		}
		t.Errorf("half of %d stands at (%g, %g)", s.Max, xm, ym)
	}
}

func nearly(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

// Pins of values beyond the scale stay on the plate.
func TestRulerPinsStayOnPlate(t *testing.T) {
	life, power := duelRulers()
	check := func(w, h float64, scales []Ruler) {
		for _, s := range scales {
			for _, v := range []float64{-40, -1, 0, float64(s.Max), 99} {
				x, y := s.At(v)
				r := s.PinRadius() * 0.6 // a little may hang over the rim
				if x < r || y < r || x > w-r || y > h-r {
					t.Errorf("pin at %g of %d stands at (%g, %g) on a plate of %g by %g", v, s.Max, x, y, w, h)
				}
			}
		}
	}
	check(164, 230, uprightScales(164, 230, life, power))
	check(254, 60, lyingScales(254, 60, life, power))
}

func TestRulerLiquidBox(t *testing.T) {
	life, power := duelRulers()
	up, lying := uprightScales(164, 230, life, power)[0], lyingScales(254, 60, life, power)[0]
	_, y, _, h := up.LiquidBox(7)
	if _, pin := up.At(7); !nearly(y, pin) || y+h <= up.ZeroY {
		t.Errorf("upright liquid runs from %g to %g, pin at %g, zero at %g", y, y+h, pin, up.ZeroY)
	}
	x, _, w, _ := lying.LiquidBox(7)
	if pin, _ := lying.At(7); !nearly(x+w, pin) || x >= lying.ZeroX {
		t.Errorf("lying liquid runs from %g to %g, pin at %g, zero at %g", x, x+w, pin, lying.ZeroX)
	}
	for _, s := range []Ruler{up, lying} {
		if _, _, w, h := s.LiquidBox(-3); w <= 0 || h <= 0 {
			t.Errorf("liquid below zero is %g by %g", w, h)
		}
	}
}

// Numbers never crowd: the chosen step leaves room at every length and meets
// the heavy ticks.
func TestRulerNumbers(t *testing.T) {
	for _, top := range []int{1, 6, 12, 18, 20, 30, 60} {
		for _, h := range []float64{120, 230, 400} {
			s := uprightScales(164, h, Ruler{Max: top}, Ruler{Max: top})[0]
			n := s.numbered()
			if room := s.length() / float64(top) * float64(n); room < 11 && n < top {
				t.Errorf("0 to %d on %g units: a number every %d leaves %.1f units", top, h, n, room)
			}
		}
	}
	s := uprightScales(164, 230, Ruler{Max: 20, Heavy: 5}, Ruler{Max: 30, Heavy: 10})
	if a, b := s[0].numbered(), s[1].numbered(); 5%a != 0 || 10%b != 0 {
		t.Errorf("numbers every %d and %d miss the heavy ticks at 5 and 10", a, b)
	}
}

func TestRulerPlates(t *testing.T) {
	life, power := duelRulers()
	c := NewCanvas(172, 238, 0.75)
	c.RulerPlate(4, 4, 164, 230, uprightScales(164, 230, life, power)...)
	arttest.MatchPicture(t, "tex-ruler", c.Img)
	c = NewCanvas(262, 68, 0.75)
	c.RulerPlate(4, 4, 254, 60, lyingScales(254, 60, life, power)...)
	arttest.MatchPicture(t, "tex-ruler-lying", c.Img)
}

func TestRulerPieces(t *testing.T) {
	c := NewCanvas(260, 120, 0.8)
	c.Fill(Rect(0, 0, 260, 120), Solid("#8a6a3a"))
	c.RulerHalo(30, 30, 12, RedTint)
	c.RulerPin(30, 30, 15, RedTint, "7")
	c.RulerPin(80, 30, 15, BlueTint, "")
	c.RulerGhost(130, 30, 15, "9")
	c.RulerBurst(180, 30, 16, RedTint, false, "−2")
	c.RulerBurst(230, 30, 16, BlueTint, true, "+3")
	c.RulerBurst(210, 68, 16, GreenTint, true, "+1")
	up := Ruler{ZeroX: 30, ZeroY: 112, FullX: 30, FullY: 70, Max: 12, Tint: RedTint}
	c.RulerLiquid(up)
	lying := Ruler{ZeroX: 60, ZeroY: 90, FullX: 240, FullY: 90, Max: 18, Tint: BlueTint}
	c.RulerLiquid(lying)
	arttest.MatchPicture(t, "tex-ruler-pieces", c.Img)
}

// What a piece promises about its reach is what a scene cuts its sprite to.
func TestRulerReach(t *testing.T) {
	const r = 15.0
	for name, piece := range map[string]struct {
		reach float64
		draw  func(c *Canvas)
	}{
		"pin":   {1.5, func(c *Canvas) { c.RulerPin(100, 100, r, RedTint, "12") }},
		"halo":  {2.4, func(c *Canvas) { c.RulerHalo(100, 100, r, RedTint) }},
		"ghost": {1.1, func(c *Canvas) { c.RulerGhost(100, 100, r, "12") }},
		"burst": {1.8, func(c *Canvas) { c.RulerBurst(100, 100, r, RedTint, false, "−2") }},
	} {
		c := NewCanvas(200, 200, 1)
		piece.draw(c)
		d := int(piece.reach*r) + 1
		in := image.Rect(100-d, 100-d, 100+d, 100+d)
		worst := uint8(0)
		for y := range 200 {
			for x := range 200 {
				if !image.Pt(x, y).In(in) {
					worst = max(worst, c.Img.RGBAAt(x, y).A)
				}
			}
		}
		if worst > 8 {
			t.Errorf("%s: alpha %d farther than %g radii", name, worst, piece.reach)
		}
	}
}

// uprightScales places life at the left and power at the right of a plate of
// w by h units, as beside a dragon on a wide table.
func uprightScales(w, h float64, life, power Ruler) []Ruler {
	set := func(s Ruler, at float64, right bool) Ruler {
		s.ZeroX, s.FullX = at*w, at*w
		s.ZeroY, s.FullY = h-32, 28
		s.Right = right
		return s
	}
	return []Ruler{set(life, 0.27, false), set(power, 0.60, true)}
}

// lyingScales places life above power on a low plate of w by h units, as on a
// phone held upright.
func lyingScales(w, h float64, life, power Ruler) []Ruler {
	set := func(s Ruler, y float64) Ruler {
		s.Above = y > h/2
		s.ZeroX, s.FullX = 24, w-20
		s.ZeroY, s.FullY = y, y
		return s
	}
	return []Ruler{set(life, 14), set(power, h-14)}
}

// TestRulersAreRead checks that the name of a scale stands out from what it is written
// on, and that the numbers do from the brass wherever light falls on it.
func TestRulersAreRead(t *testing.T) {
	const w, h, scale = 164, 250, 4
	s := Ruler{ZeroX: w / 2, ZeroY: h - 34, FullX: w / 2, FullY: 28, Max: 12}
	draw := func(s Ruler) *image.RGBA {
		c := NewCanvas(w, h, scale)
		c.RulerPlate(0, 0, w, h, s)
		return c.Img
	}
	bare := draw(s)
	s.Label = "PUISSANCE"
	named := draw(s)
	var inks []color.NRGBA
	for y := range bare.Rect.Dy() {
		for x := range bare.Rect.Dx() {
			if bare.RGBAAt(x, y) != named.RGBAAt(x, y) {
				p := named.RGBAAt(x, y)
				inks = append(inks, color.NRGBA{p.R, p.G, p.B, 255})
			}
		}
	}
	slices.SortFunc(inks, func(a, b color.NRGBA) int { return int(a.G) - int(b.G) })
	n := len(inks)
	if n == 0 {
		t.Fatal("the name is not written")
	}
	if k := arttest.Contrast(inks[n/4], inks[n*39/40]); k < 4.5 {
		t.Errorf("the name of a scale stands out by %.1f", k)
	}
	for _, at := range [][2]int{{20, 30}, {20, h - 34}, {w / 4, h / 2}, {w - 40, h / 2}, {w - 34, h - 34}} {
		var sum [3]int
		for i := range 64 * 64 { // the brushing is no ground for a number
			p := bare.RGBAAt(at[0]*scale+i%64-32, at[1]*scale+i/64-32)
			sum[0], sum[1], sum[2] = sum[0]+int(p.R), sum[1]+int(p.G), sum[2]+int(p.B)
		}
		mean := color.NRGBA{uint8(sum[0] / 4096), uint8(sum[1] / 4096), uint8(sum[2] / 4096), 255}
		if k := arttest.Contrast(mean, Hex(cutDark)); k < 4.5 {
			t.Errorf("numbers at %v stand out by %.1f", at, k)
		}
	}
}
