package art

import (
	"image"
	"math"

	"golang.org/x/image/draw"
	"golang.org/x/image/vector"

	"wyrmtable/art/texture"
)

// beginSubject plans the passes that turn the icon into masks and a height
// field.
func (p *Painting) beginSubject() {
	s := p.scale
	p.once(p.cutMask)
	p.once(func() { p.halo = p.softened(13 * s) })
	p.once(func() { p.shade = p.softened(6 * s) })
	p.once(func() { p.ink = p.softened(max(0.5, 1.0*s)) })
	p.once(func() { p.edge = p.softened(4.5 * s) })
	p.once(func() { p.relief = p.softened(0.6 * s); scaleField(p.relief, 0.30) })
	p.once(func() { addField(p.relief, p.softened(2*s), 0.42) })
	p.once(func() { addField(p.relief, p.softened(8*s), 0.75) })
	p.pass(p.h, p.roughRow)
}

// cutMask places the icon, gives it a hand-cut edge and rasterises it.
func (p *Painting) cutMask() {
	path := p.place(IconPath(p.spec.Icon))
	rough := p.handCut(path)
	ras := vector.NewRasterizer(p.w, p.h)
	ras.DrawOp = draw.Src
	rough.trace(ras, Identity())
	a := image.NewAlpha(image.Rect(0, 0, p.w, p.h))
	ras.Draw(a, a.Rect, image.Opaque, image.Point{})
	p.mask = make([]float32, p.w*p.h)
	for i, v := range a.Pix {
		p.mask[i] = float32(v) / 255
	}
	p.scratch = make([]float32, p.w*p.h)
}

// place fits the icon's own box into the visible part of the picture. A bust,
// whose neck is cut square at the bottom of its icon, stands on the ground.
func (p *Painting) place(icon *Path) *Path {
	pieces := icon.Flatten(1)
	x0, y0, x1, y1 := boxOf(pieces)
	bw, bh := math.Max(1, x1-x0), math.Max(1, y1-y0)
	w, h := float64(p.w), float64(p.h)
	top, ground := p.spec.Top*h, p.spec.Ground*h
	size := p.spec.Size
	if size <= 0 {
		size = 0.86
	}
	tall := size * (ground - top)
	k := math.Min(tall/bh, 0.84*w/bw)
	k = math.Min(k, 1.15*tall/400) // small icons are not blown up without end
	cx, cy := 0.5*w, (top+ground)/2
	if bust(pieces, y0, y1) {
		k = math.Min(k*1.08, 0.88*w/bw)
		cy = ground + 0.03*h - bh*k/2
	}
	p.subTop, p.subHeight = float32(cy-bh*k/2), float32(bh*k)
	m := Matrix{k, 0, 0, k, cx - k*(x0+x1)/2, cy - k*(y0+y1)/2}
	if p.spec.Flip {
		m[0], m[4] = -k, cx+k*(x0+x1)/2
	}
	return icon.Transformed(m)
}

func boxOf(pieces []polyline) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range pieces {
		for _, q := range l.Pts {
			x0, x1 = math.Min(x0, q.X), math.Max(x1, q.X)
			y0, y1 = math.Min(y0, q.Y), math.Max(y1, q.Y)
		}
	}
	return x0, y0, x1, y1
}

// bust tells whether tall pieces of the icon end in a wide flat cut on the
// bottom edge of its square: a plinth is flat too, but low.
func bust(pieces []polyline, top, bottom float64) bool {
	if bottom < IconSize-24 {
		return false
	}
	flat := 0.0
	for _, l := range pieces {
		_, y0, _, y1 := boxOf([]polyline{l})
		if y1-y0 < 0.18*(bottom-top) {
			continue
		}
		for i := 1; i < len(l.Pts); i++ {
			a, b := l.Pts[i-1], l.Pts[i]
			if math.Abs(a.Y-bottom) < 2 && math.Abs(b.Y-bottom) < 2 {
				flat += math.Abs(b.X - a.X)
			}
		}
	}
	return flat > 60
}

// handCut flattens a path into short chords and shakes their ends a little.
func (p *Painting) handCut(path *Path) *Path {
	out := new(Path)
	amp := float64(2.4 * p.scale)
	step := math.Max(1.2, float64(1.6*p.scale))
	freq := 22 / float32(p.h)
	seed := p.spec.Seed*3 + 90
	put := func(i int, q Point) {
		x, y := float32(q.X)*freq, float32(q.Y)*freq
		dx := float64(texture.FBM(x, y, 3, seed) - 0.5)
		dy := float64(texture.FBM(x+40, y+9, 3, seed+1) - 0.5)
		out.Corner(i, q.X+amp*dx, q.Y+amp*dy)
	}
	for _, l := range path.Flatten(1) {
		n := 0
		for i, b := range l.Pts {
			a := l.Pts[(i+len(l.Pts)-1)%len(l.Pts)]
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			parts := int(d/step) + 1
			if i == 0 {
				parts = 1
			}
			for k := 1; k <= parts; k++ {
				t := float64(k) / float64(parts)
				put(n, Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t})
				n++
			}
		}
		out.Close()
	}
	return out
}

// softened is the mask blurred by sigma pixels.
func (p *Painting) softened(sigma float32) []float32 {
	out := make([]float32, len(p.mask))
	copy(out, p.mask)
	texture.BlurField(out, p.scratch, p.w, p.h, sigma)
	return out
}

func scaleField(f []float32, k float32) {
	for i := range f {
		f[i] *= k
	}
}

func addField(f, g []float32, k float32) {
	for i := range f {
		f[i] += g[i] * k
	}
}

// roughRow adds the grain of the carved surface to the height field.
func (p *Painting) roughRow(y int) {
	n := p.rowA
	clear(n)
	_, v := p.uv(0, y)
	step := p.aspect * 30 / float32(p.w)
	texture.AddFBMRow(n, step/2, step, v*30, 0.030, 4, 0, 0, p.spec.Seed+33)
	for x, m := range p.mask[y*p.w : (y+1)*p.w] {
		p.relief[y*p.w+x] += n[x] * m
	}
}

// subjectRow lays glow, shadow, outline and the lit relief over the scene.
func (p *Painting) subjectRow(y int) {
	q := &p.pal
	glow := q.hor.Mix(q.light, 0.75)
	dark := q.near.Mul(0.8)
	offX, offY := int(math.Round(float64(3.5*p.scale))), int(math.Round(float64(6.5*p.scale)))
	_, v := p.uv(0, y)
	tex := p.rowB
	clear(tex)
	step := p.aspect * 12 / float32(p.w)
	texture.AddFBMRow(tex, step/2, step, v*7, 1, 5, 0, 0, p.spec.Seed+35)
	for x := range p.w {
		i := y*p.w + x
		c := p.img[i]
		c = c.Screen(glow, min(1, p.halo[i]*1.15)*0.42)
		if sx, sy := x-offX, y-offY; sx >= 0 && sy >= 0 {
			c = c.Mul(1 - 0.55*p.shade[sy*p.w+sx])
		}
		if o := min(1, p.ink[i]*3); o > 0 {
			c = c.Mix(dark, o*0.92)
		}
		if m := p.mask[i]; m > 0 {
			c = c.Mix(p.lit(x, y, texture.Clamp01(0.5+(tex[x]-0.5)*2.1)), m)
		}
		p.img[i] = c
	}
}

// The light comes from the upper left and a little from the front; half is
// half way between it and the eye.
var (
	lightDir = normal3(-0.50, -0.68, 0.54)
	halfDir  = normal3(lightDir[0], lightDir[1], lightDir[2]+1)
)

func normal3(x, y, z float32) [3]float32 {
	n := 1 / texture.Sqrt32(x*x+y*y+z*z)
	return [3]float32{x * n, y * n, z * n}
}

// lit is the colour of the carved subject at a pixel.
func (p *Painting) lit(x, y int, tex float32) texture.RGB {
	q := &p.pal
	i := y*p.w + x
	left, right := max(0, x-1), min(p.w-1, x+1)
	up, down := max(0, y-1), min(p.h-1, y+1)
	gx := (p.relief[y*p.w+right] - p.relief[y*p.w+left]) / 2
	gy := (p.relief[down*p.w+x] - p.relief[up*p.w+x]) / 2
	n := normal3(-gx, -gy, 0.060/p.scale)
	diffuse := max(0, n[0]*lightDir[0]+n[1]*lightDir[1]+n[2]*lightDir[2])
	half := max(0, n[0]*halfDir[0]+n[1]*halfDir[1]+n[2]*halfDir[2])
	spec := half * half
	spec *= spec
	spec *= spec * spec // 12th
	spec *= spec        // 24th
	t := texture.Clamp01((float32(y) - p.subTop) / p.subHeight)
	c := q.high.Mix(q.low, texture.Smoothstep(0.02, 0.92, t*0.85+(0.5-tex)*0.28+0.10))
	c = c.Mul((0.22 + 0.98*diffuse) * (0.78 + 0.44*tex))
	c = texture.RGB{R: min(1, c.R), G: min(1, c.G), B: min(1, c.B)}
	c = c.Screen(q.rim, spec*0.62)
	edge := texture.Smoothstep(0.25, 0.85, 1-texture.Smoothstep(0.35, 0.95, p.edge[i]))
	c = c.Screen(q.rim, edge*texture.Clamp01(-n[0]*0.45-n[1]*0.85+0.1)*0.72)
	return c.Screen(q.hor, texture.Clamp01(n[0]*0.55+n[1]*0.62-0.05)*0.55)
}
