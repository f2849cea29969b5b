package art

// wood holds the rows of planks of the menu's table.
type wood struct {
	m     *Mat
	s     float32 // pixels a unit
	seed  uint32
	bend  coarse // pulls the rings of the grain
	light coarse
}

// plankHeight is in units; the picture is about 720 units high.
const plankHeight = 118

// MatWood is a table of dark oiled planks lying across, lit from the upper
// left. w and h are pixels.
func MatWood(w, h int, seed uint32) *Mat {
	m := newMat(w, h, hexRGB(0x4a2d1b), hexRGB(0x1a0f0a))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &wood{m: m, s: float32(min(w, h)) / 720, seed: seed}
	p.bend, p.light = newCoarse(w, h, 4), newCoarse(w, h, 4)
	m.stages = []matStage{{p.bend.h, p.paintCoarse}, {h, p.shade}}
	return m
}

// plank is the index of the plank at height uy and the distance in units to
// its nearer edge.
func plank(uy float32) (i int32, edge float32) {
	i = floor32((uy + 40) / plankHeight)
	top := uy + 40 - float32(i)*plankHeight
	return i, min(top, plankHeight-top)
}

func (p *wood) paintCoarse(y0, y1 int) {
	for y := y0; y < y1; y++ {
		uy := float32(y*4) / p.s
		i, _ := plank(uy)
		shift := 977 * rand2(i, 3, p.seed)
		for x := range p.bend.w {
			ux := float32(x*4)/p.s + shift
			k := y*p.bend.w + x
			p.bend.v[k] = fbm(ux/460, uy/60, 3, p.seed+uint32(i)*13)
			fx, fy := float32(x*4)/float32(p.m.Img.Rect.Dx()), float32(y*4)/float32(p.m.Img.Rect.Dy())
			dx, dy := fx-0.42, fy-0.20
			pool := exp32(-(2.2*dx*dx + 2.4*dy*dy))
			vx, vy := fx-0.5, fy-0.46
			p.light.v[k] = (0.62 + 0.66*pool) * (1 - 0.50*smoothstep(0.38, 0.80, sqrt32(vx*vx+vy*vy)))
		}
	}
}

var woodRamp = ramp{hexRGB(0x190d07), hexRGB(0x38200f), hexRGB(0x553319), hexRGB(0x734a28), hexRGB(0x95683c)}

func (p *wood) shade(y0, y1 int) {
	w := p.m.Img.Rect.Dx()
	bend, light := make([]float32, w), make([]float32, w)
	fibre, pores := make([]float32, w), make([]float32, w)
	inv := 1 / p.s
	for y := y0; y < y1; y++ {
		p.bend.expand(bend, y)
		p.light.expand(light, y)
		clear(fibre)
		clear(pores)
		uy := float32(y) * inv
		i, edge := plank(uy)
		shift := 977 * rand2(i, 3, p.seed)
		seed := p.seed + uint32(i)*31
		addFBMRow(fibre, shift/190, inv/190, uy/2.4, 1, 3, 0, 0, seed+1)
		addFBMRow(pores, shift/22, inv/22, uy/1.1, 1, 1, 0, 0, seed+2)
		tone := rand2(i, 5, p.seed) - 0.5
		joint := p.joint(i)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		for x := range bend {
			ring := 0.5 + 0.5*sin32(uy/11+34*bend[x]+6*tone)
			t := 0.34 + 0.16*tone + 0.12*(ring*ring-0.35) + 0.30*(fibre[x]-0.5)
			t -= 0.09 * smoothstep(0.70, 0.92, pores[x])
			c := woodRamp.at(t)
			// Planks are eased at their edges: a lit upper lip, a dark seam.
			d := min(edge, abs32(float32(x)*inv-joint)*1.6)
			c = c.mul(1 - 0.80*falloff(d*d/2.2) - 0.24*falloff(d/5))
			if lip := abs32(p.fromTop(uy) - 3.2); lip < 4 && edge < 8 {
				c = c.add(rgb{1, 0.78, 0.50}, 0.085*falloff(lip*lip/1.6))
			}
			c = c.mul(light[x])
			n := dither(x, y)
			putRGB(pix, 4*x, rgb{c.R + n, c.G + n, c.B + n})
		}
	}
}

// joint is where a plank ends and the next one begins, in units from the left.
func (p *wood) joint(i int32) float32 {
	width := float32(p.m.Img.Rect.Dx()) / p.s
	return width * (0.06 + 0.88*rand2(i, 9, p.seed))
}

// fromTop is the distance below the upper edge of the plank at uy.
func (p *wood) fromTop(uy float32) float32 {
	i, _ := plank(uy)
	return uy + 40 - float32(i)*plankHeight
}
