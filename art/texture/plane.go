package texture

// Plane16 is a plane at full resolution of values from -128 to 128, in 256ths:
// half of what a field takes, which counts while a mat as large as the window
// is painted.
type Plane16 []int16

func (f Plane16) At(i int) float32 { return float32(f[i]) * (1.0 / 256) }

// Fix is v as a plane16 keeps it.
func Fix(v float32) int16 { return int16(max(-1<<15, min(1<<15-1, v*256))) }

// Coarse is a plane kept at a fraction of the resolution, read smoothly.
type Coarse struct {
	Field
	Step int
}

func NewCoarse(w, h, step int) Coarse {
	return Coarse{NewField(w/step+3, h/step+3), step}
}

// Expand writes the w values of full-resolution row y into dst.
func (c Coarse) Expand(dst []float32, y int) {
	fy := (float32(y) + 0.5) / float32(c.Step)
	iy := int(fy)
	ty := fy - float32(iy)
	a, b := c.Row(iy), c.Row(iy+1)
	inv := 1 / float32(c.Step)
	left, right := float32(0), Mix(a[0], b[0], ty)
	for x, i := 0, 0; x < len(dst); i++ {
		left, right = right, Mix(a[i+1], b[i+1], ty)
		d := (right - left) * inv
		v := left + d*0.5
		for k := 0; k < c.Step && x < len(dst); k++ {
			dst[x] = v
			v += d
			x++
		}
	}
}

// Dither is a tiny pseudo-random offset that keeps dark gradients from
// breaking into bands.
func Dither(x, y int) float32 {
	return (Rand2(int32(x), int32(y), 977) - 0.5) * (1.6 / 255)
}
