package texture

import "math"

// BlurField blurs f in place by three box blurs that come close to a Gaussian
// of sigma pixels. Boxes may have fractional width, so small blurs scale as
// smoothly as large ones. Beyond the edge the border value goes on.
func BlurField(f, scratch []float32, w, h int, sigma float32) {
	// three boxes of half width r have variance (2r+1)²-1)/4 in all
	r := (Sqrt32(4*sigma*sigma+1) - 1) / 2
	if r <= 0 {
		return
	}
	whole := int(math.Floor(float64(r)))
	frac := r - float32(whole)
	for range 3 {
		boxFieldRows(scratch, f, w, h, whole, frac)
		boxFieldColumns(f, scratch, w, h, whole, frac)
	}
}

func boxFieldRows(dst, src []float32, w, h, r int, frac float32) {
	k := 1 / (float32(2*r+1) + 2*frac)
	for y := range h {
		s, d := src[y*w:(y+1)*w], dst[y*w:(y+1)*w]
		sum := s[0] * float32(r)
		for i := range r {
			sum += s[min(i, w-1)]
		}
		for x := range w {
			in := s[min(x+r, w-1)]
			sum += in
			d[x] = k * (sum + frac*(s[min(x+r+1, w-1)]+s[max(x-r-1, 0)]))
			sum -= s[max(x-r, 0)]
		}
	}
}

func boxFieldColumns(dst, src []float32, w, h, r int, frac float32) {
	k := 1 / (float32(2*r+1) + 2*frac)
	row := func(y int) []float32 { y = max(0, min(y, h-1)); return src[y*w : (y+1)*w] }
	sum := make([]float32, w)
	for x, v := range src[:w] {
		sum[x] = v * float32(r)
	}
	for i := range r {
		for x, v := range row(i) {
			sum[x] += v
		}
	}
	for y := range h {
		for x, v := range row(y + r) {
			sum[x] += v
		}
		below, above := row(y+r+1), row(y-r-1)
		d := dst[y*w : (y+1)*w]
		for x := range d {
			d[x] = k * (sum[x] + frac*(below[x]+above[x]))
		}
		for x, v := range row(y - r) {
			sum[x] -= v
		}
	}
}
