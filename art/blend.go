package art

import (
	"image"

	"wyrmtable/art/texture"
)

// Blend is how a colour is laid over what is already there.
type Blend uint8

const (
	Normal    Blend = iota // covers
	Multiply               // darkens, as glass does
	Screen                 // lightens, as light does
	Overlay                // contrast: dark darker, light lighter
	SoftLight              // a gentler Overlay
	Add                    // adds light without limit
)

// lay puts one row of colours, each at coverage cov[i]/255, over dst.
func lay(dst []uint8, row []premul, cov []uint8, b Blend) {
	if b != Normal {
		layBlended(dst, row, cov, b)
		return
	}
	for i, a := range cov {
		if a == 0 {
			continue
		}
		s := &row[i]
		d := dst[4*i : 4*i+4 : 4*i+4]
		k := uint32(a) * 257 // a/255 in 16 bits
		sa := s[3] * k
		if sa >= 255*65535 {
			d[0], d[1], d[2], d[3] = uint8(s[0]), uint8(s[1]), uint8(s[2]), 255
			continue
		}
		inv := 65535 - sa/255
		d[0] = uint8((s[0]*k + uint32(d[0])*inv + 32768) >> 16)
		d[1] = uint8((s[1]*k + uint32(d[1])*inv + 32768) >> 16)
		d[2] = uint8((s[2]*k + uint32(d[2])*inv + 32768) >> 16)
		d[3] = uint8((sa + uint32(d[3])*inv + 32768) >> 16)
	}
}

func layBlended(dst []uint8, row []premul, cov []uint8, b Blend) {
	for i, a := range cov {
		s := &row[i]
		if a == 0 || s[3] == 0 {
			continue
		}
		d := dst[4*i : 4*i+4 : 4*i+4]
		as := float32(s[3]) / 255 * float32(a) / 255
		ad := float32(d[3]) / 255
		ks := 1 / float32(s[3])
		kd := float32(0)
		if d[3] > 0 {
			kd = 1 / float32(d[3])
		}
		for k := range 3 {
			cs, cd := float32(s[k])*ks, float32(d[k])*kd
			v := (1-as)*ad*cd + as*(1-ad)*cs + as*ad*b.mix(cd, cs)
			d[k] = texture.Byte8(v)
		}
		d[3] = texture.Byte8(as + ad*(1-as))
	}
}

// mix blends source s over backdrop d, both 0..1 and not premultiplied.
func (b Blend) mix(d, s float32) float32 {
	switch b {
	case Multiply:
		return d * s
	case Screen:
		return d + s - d*s
	case Overlay:
		if d < 0.5 {
			return 2 * d * s
		}
		return 1 - 2*(1-d)*(1-s)
	case SoftLight:
		if s <= 0.5 {
			return d - (1-2*s)*d*(1-d)
		}
		return d + (2*s-1)*(texture.Sqrt32(d)-d)
	case Add:
		return min(1, d+s)
	}
	return s
}

// premulRow reads the pixels of img from (x, y) rightwards, nothing outside.
func premulRow(row []premul, img *image.RGBA, x, y int, alpha uint32) {
	b := img.Rect
	for i := range row {
		row[i] = premul{}
		if px := x + i; px >= b.Min.X && px < b.Max.X && y >= b.Min.Y && y < b.Max.Y {
			o := img.PixOffset(px, y)
			s := img.Pix[o : o+4 : o+4]
			for k := range 4 {
				row[i][k] = uint32(s[k]) * alpha >> 8
			}
		}
	}
}
