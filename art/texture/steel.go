package texture

import "image"

// Bright steel, and the blued one of panels.
var (
	SteelTile = tileOnce(func() *image.RGBA { return Steel(256) })
	PlanTile  = tileOnce(func() *image.RGBA { return Gunmetal(256) })
)

// brushed is metal drawn along its length: fine lines across, a slow change of
// tone.
func brushed(n int, dark, pale RGB, seed uint32) *image.RGBA {
	lines := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 128, 1, 0.55, 1, seed)
		grain(row, n, y, 64, 2, 0.45, 2, seed+6)
	})
	tone := tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 128, 1, 3, seed+12) })
	return opaque(n, n, func(pix []uint8, y int) {
		l, t := lines.Row(y), tone.Row(y)
		for x := range l {
			c := dark.Mix(pale, Clamp01(0.5+0.75*(l[x]-0.5)+0.6*(t[x]-0.5)))
			PutRGB(pix, 4*x, c.Mul(1+0.16*lines.slope(x, y)))
		}
	})
}

// Steel is the bright brushed steel of frames, to be tinted.
func Steel(n int) *image.RGBA { return brushed(n, HexRGB(0x7f868e), HexRGB(0xc3c8cc), 821) }

// Gunmetal is the blued steel of panels, dark enough for pale words.
func Gunmetal(n int) *image.RGBA { return brushed(n, HexRGB(0x1d2732), HexRGB(0x34424f), 857) }
