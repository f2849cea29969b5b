package art

import (
	"image"
	"image/color"
	"math"
	"testing"

	"wyrmtable/fonts"
)

// area is the sum of coverage of a picture, in pixels.
func area(m *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(m.Pix); i += 4 {
		sum += int(m.Pix[i])
	}
	return float64(sum) / 255
}

func inRange(t *testing.T, what string, got, want, slack float64) {
	t.Helper()
	if math.Abs(got-want) > slack {
		t.Errorf("%s is %.2f, want %.2f ± %.2f", what, got, want, slack)
	}
}

func TestFillAreas(t *testing.T) {
	star := 10 * 30.0 * 15 * math.Sin(math.Pi/5) / 2 // ten triangles from the centre
	for _, c := range []struct {
		name string
		path *Path
		want float64
	}{
		{"rectangle", Rect(10.25, 10.5, 40, 30.25), 40 * 30.25},
		{"circle", Circle(50, 50, 30), math.Pi * 900},
		{"ring", Ring(50, 50, 30, 20), math.Pi * 500},
		{"rounded", RoundRect(10, 10, 60, 40, 12), 60*40 - (4-math.Pi)*144},
		{"plate", Plate(10, 10, 60, 40, 15), 60*40 - 15*40},
		{"star", Star(50, 50, 30, 15, 5), star},
		{"arrow", Arrow(10, 50, 60, 50, 10, 30, 20), 30*10 + 30*20/2},
		{"hexagon", Polygon(50, 50, 30, 6, 0), 3 * math.Sqrt(3) / 2 * 900},
		{"pennant", Pennant(10, 10, 30, 50, 10), 30*50 - 30*10/2},
		{"far away", Rect(500, 500, 10, 10), 0},
		{"partly left", Rect(-20, 10, 40, 10), 200},
	} {
		cv := NewCanvas(100, 100, 1)
		cv.Fill(c.path, Solid("#fff"))
		// curves are drawn as chords, up to a tenth of a pixel inside
		inRange(t, c.name, area(cv.Img), c.want, 2+c.want*0.007)
	}
}

func TestStrokeAreas(t *testing.T) {
	for _, c := range []struct {
		name string
		draw func(*Canvas)
		want float64
	}{
		{"line", func(c *Canvas) { c.Stroke(Line(10, 50, 90, 50), 6, Solid("#fff")) }, 480},
		{"round line", func(c *Canvas) { c.StrokeRound(Line(10, 50, 90, 50), 6, Solid("#fff")) }, 480 + 9*math.Pi},
		{"square", func(c *Canvas) { c.Stroke(Rect(20, 20, 60, 60), 4, Solid("#fff")) }, 64*64 - 56*56},
		{"circle", func(c *Canvas) { c.Stroke(Circle(50, 50, 30), 4, Solid("#fff")) }, math.Pi * (32*32 - 28*28)},
		{"dashes", func(c *Canvas) { c.StrokeDash(Line(10, 50, 90, 50), 6, []float64{10, 10}, Solid("#fff")) }, 240},
	} {
		cv := NewCanvas(100, 100, 1)
		c.draw(cv)
		inRange(t, c.name, area(cv.Img), c.want, 3)
	}
}

func TestTransformsAndClip(t *testing.T) {
	c := NewCanvas(50, 50, 2)
	c.Push(RotateAbout(math.Pi/4, 25, 25))
	c.Fill(Rect(15, 15, 20, 20), Solid("#fff"))
	c.Pop()
	inRange(t, "turned square", area(c.Img), 1600, 8)
	if c.Img.RGBAAt(50, 24).A == 0 || c.Img.RGBAAt(33, 33).A != 0 {
		t.Error("the square was not turned about its centre")
	}
	c = NewCanvas(100, 100, 1)
	restore := c.Clip(Rect(0, 0, 50, 100))
	inner := c.Clip(Rect(0, 0, 100, 50))
	c.Fill(Circle(50, 50, 40), Solid("#fff"))
	c.Shadow(Rect(10, 10, 80, 80), 0, 0, 5, HexA("#000", 1))
	for y := range 100 {
		for x := range 100 {
			if (x >= 50 || y >= 50) && c.Img.RGBAAt(x, y).A != 0 {
				t.Fatalf("pixel %d,%d lies outside both clips and is painted", x, y)
			}
		}
	}
	inner()
	restore()
	c.Fill(Rect(90, 90, 5, 5), Solid("#fff"))
	if c.Img.RGBAAt(92, 92).A != 255 {
		t.Error("clips are still in force after restore")
	}
}

func TestShadows(t *testing.T) {
	c := NewCanvas(120, 120, 1)
	c.Shadow(Rect(40, 40, 40, 40), 0, 0, 4, HexA("#000", 1))
	inRange(t, "blurred area", area(c.Img), 1600, 20)
	edge := float64(c.Img.RGBAAt(40, 60).A)
	inRange(t, "shadow on the edge", edge, 134, 12)
	if a := c.Img.RGBAAt(40-14, 60).A; a > 2 {
		t.Errorf("shadow reaches 14 pixels out with alpha %d", a)
	}
	c = NewCanvas(120, 120, 1)
	p := Rect(20, 20, 80, 80)
	c.Fill(p, Solid("#fff"))
	c.InnerShadow(p, 0, 0, 4, HexA("#000", 1))
	if v := c.Img.RGBAAt(60, 60); v != (color.RGBA{255, 255, 255, 255}) {
		t.Errorf("an inner shadow darkened the middle to %v", v)
	}
	if v := c.Img.RGBAAt(21, 60); v.R > 190 || v.A != 255 {
		t.Errorf("the inner edge is %v, want dark", v)
	}
	if v := c.Img.RGBAAt(15, 60); v.A != 0 {
		t.Errorf("an inner shadow left its shape: %v", v)
	}
}

func TestPaints(t *testing.T) {
	c := NewCanvas(100, 10, 1)
	c.Fill(Rect(0, 0, 100, 10), Linear(0, 0, 100, 0, S(0, "#000"), S(1, "#fff")))
	for _, x := range []int{0, 25, 50, 75, 99} {
		inRange(t, "gradient", float64(c.Img.RGBAAt(x, 5).R), (float64(x)+0.5)*2.55, 2)
	}
	c = NewCanvas(101, 101, 1)
	c.Fill(Rect(0, 0, 101, 101), Radial(50.5, 50.5, 50, 40.5, 50.5, S(0, "#fff"), S(1, "#000")))
	if v := c.Img.RGBAAt(40, 50).R; v < 250 {
		t.Errorf("focus of a radial gradient has %d", v)
	}
	if v := c.Img.RGBAAt(1, 1).R; v != 0 {
		t.Errorf("beyond the circle is %d, want 0", v)
	}
	tile := image.NewRGBA(image.Rect(0, 0, 2, 1))
	tile.SetRGBA(0, 0, color.RGBA{255, 0, 0, 255})
	tile.SetRGBA(1, 0, color.RGBA{0, 0, 255, 255})
	c = NewCanvas(8, 2, 1)
	c.Fill(Rect(0, 0, 8, 2), Pattern(tile, 4, 2))
	if c.Img.RGBAAt(1, 0).R != 255 || c.Img.RGBAAt(3, 0).B != 255 || c.Img.RGBAAt(5, 0).R != 255 {
		t.Error("a pattern does not repeat over its size")
	}
	if got := Hex("bad"); got != (color.NRGBA{0xbb, 0xaa, 0xdd, 255}) {
		t.Errorf("#bad is %v", got)
	}
	if got := Hex("#zz0000"); got != (color.NRGBA{255, 0, 255, 255}) {
		t.Errorf("an unreadable colour is %v, want magenta", got)
	}
}

func TestBlends(t *testing.T) {
	for _, b := range []struct {
		blend Blend
		want  uint8
	}{{Normal, 64}, {Multiply, 32}, {Screen, 160}, {Overlay, 65}, {SoftLight, 96}, {Add, 192}} {
		c := NewCanvas(2, 2, 1)
		c.Fill(Rect(0, 0, 2, 2), Solid("#808080"))
		c.Fill(Rect(0, 0, 2, 2), Solid("#404040").With(b.blend))
		got := c.Img.RGBAAt(0, 0)
		if d := int(got.R) - int(b.want); d < -2 || d > 2 || got.A != 255 {
			t.Errorf("blend %d of 64 over 128 gives %v, want %d", b.blend, got, b.want)
		}
	}
}

func TestImagePlacement(t *testing.T) {
	src := image.NewRGBA(image.Rect(0, 0, 40, 40))
	for i := range src.Pix {
		src.Pix[i] = 255
	}
	c := NewCanvas(100, 100, 1)
	c.Image(src, 10, 20, 40, 40)
	if string(c.Img.Pix[c.Img.PixOffset(10, 20):][:160]) != string(src.Pix[:160]) {
		t.Error("a picture of the right size was changed")
	}
	inRange(t, "same size", area(c.Img), 1600, 0.01)
	c = NewCanvas(100, 100, 1)
	c.Image(src, 10, 20, 20, 20)
	inRange(t, "half size", area(c.Img), 400, 25)
}

func TestTextSits(t *testing.T) {
	w := TextWidth(fonts.Rules, 40, "Maëlys")
	for _, a := range []struct {
		anchor Anchor
		x      float64
	}{{Left, 50}, {Centre, 50 + w/2}, {Right, 50 + w}} {
		c := NewCanvas(300, 80, 1)
		c.Text(fonts.Rules, 40, a.x, 50, a.anchor, "Maëlys", Solid("#fff"))
		b := inked(c.Img)
		if b.Min.X < 48 || b.Max.X > int(50+w)+2 || b.Max.Y < 50 || b.Min.Y > 30 {
			t.Errorf("anchor %d: ink in %v, want x from 50 to %.0f over baseline 50", a.anchor, b, 50+w)
		}
	}
	if TextWidth(fonts.Name, 10, "111") != TextWidth(fonts.Name, 10, "888") {
		t.Error("figures are not of equal width")
	}
	if s := FitText(fonts.Title, 30, 5, 100, "Bénédiction du très vieux chêne"); TextWidth(fonts.Title, s, "Bénédiction du très vieux chêne") > 100.01 {
		t.Errorf("text fitted at %.1f is wider than asked", s)
	}
}

// inked is the box of all painted pixels.
func inked(m *image.RGBA) image.Rectangle {
	var b image.Rectangle
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if m.RGBAAt(x, y).A > 8 {
				b = b.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return b
}

// TestEveryLetter draws nothing as a box: all faces know all French letters.
func TestEveryLetter(t *testing.T) {
	const french = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
		"ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ0123456789" +
		"  .,;:!?’«»“”–—…-+−×/()[]%&'\"*·•#@=<>"
	for _, f := range fonts.All() {
		if r := Lacks(french, f); r != 0 {
			t.Errorf("face %d has no %q (%U)", f, r, r)
		}
	}
}
