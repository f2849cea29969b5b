package texture

import (
	"image"
	"math"
)

// Stuffs of the deep sea: mother-of-pearl for frames, pearl to write on,
// shagreen for panels.

var (
	NacreTile    = tileOnce(func() *image.RGBA { return Nacre(256) })
	PearlTile    = tileOnce(func() *image.RGBA { return Pearl(256) })
	ShagreenTile = tileOnce(func() *image.RGBA { return Shagreen(256) })
)

// nacreLayers are the growth lines of a shell: where they run, and the fine
// relief between them.
func nacreLayers(n int) (bend, relief Field) {
	bend = tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 128, 1, 4, 731) })
	relief = tileField(n, func(row []float32, y int) { grain(row, n, y, 64, 64, 1, 4, 743) })
	return bend, relief
}

// nacre paints shell of a base colour; sheen from 0 to 1 is how much of the
// rainbow shows, depth the relief.
func nacre(n int, base RGB, sheen, depth float32) *image.RGBA {
	bend, relief := nacreLayers(n)
	rose, sea := HexRGB(0xf6cfe2), HexRGB(0xa4dfe2)
	turn := float32(2 * math.Pi / float64(n))
	return opaque(n, n, func(pix []uint8, y int) {
		b, r := bend.Row(y), relief.Row(y)
		for x := range b {
			phase := 13*b[x] + 3*r[x] + turn*float32(x+2*y)
			wave := 0.5 + 0.5*Sin32(2*phase)
			c := base.Mul(1+0.12*(b[x]-0.5)).Mix(rose.Mix(sea, wave), 0.36*sheen)
			c = c.Mix(RGB{wave, 0.5 + 0.18*Sin32(2*phase+2.1), 0.5 + 0.5*Sin32(2*phase+4.2)}, 0.10*sheen)
			if line := Abs32(Sin32(9 * phase)); line < 0.14 {
				c = c.Mul(1 - 0.05*sheen)
			}
			PutRGB(pix, 4*x, c.Mul(1+depth*relief.slope(x, y)))
		}
	})
}

// Nacre is polished mother-of-pearl with its growth lines.
func Nacre(n int) *image.RGBA { return nacre(n, HexRGB(0xd6e2de), 1, 1.1) }

// Pearl is the calm pale ground that rules are written on.
func Pearl(n int) *image.RGBA { return nacre(n, HexRGB(0xeef0e6), 0.45, 0.55) }

// Shagreen is ray skin dyed deep teal: small round grains, a slow change of
// tone.
func Shagreen(n int) *image.RGBA {
	cells := max(1, n/4)
	skin := tileField(n, func(row []float32, y int) {
		fy := float32(y) * float32(cells) / float32(n)
		for x := range row {
			f1, _ := cellTile(float32(x)*float32(cells)/float32(n), fy, int32(cells), 757)
			row[x] = 1 - Smoothstep(0.1, 0.75, f1)
		}
	})
	tone := tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 64, 1, 4, 761) })
	dark, pale := HexRGB(0x0a252c), HexRGB(0x163f49)
	return opaque(n, n, func(pix []uint8, y int) {
		s, t := skin.Row(y), tone.Row(y)
		for x := range s {
			c := dark.Mix(pale, Clamp01(0.15+0.25*s[x]+1.1*(t[x]-0.35)))
			PutRGB(pix, 4*x, c.Mul(1+0.20*skin.slope(x, y)))
		}
	})
}
