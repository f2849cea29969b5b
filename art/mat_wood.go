package art

import "wyrmtable/art/texture"

// Wood holds the rows of planks of the menu's table.
type Wood struct {
	M     *Mat
	S     float32 // pixels a unit
	Seed  uint32
	Bend  texture.Coarse // pulls the rings of the grain
	Light texture.Coarse
}

// plankHeight is in units; the picture is about 720 units high.
const plankHeight = 118

// MatWood is a table of dark oiled planks lying across, lit from the upper
// left. w and h are pixels.
func MatWood(w, h int, seed uint32) *Mat {
	m := NewMat(w, h, texture.HexRGB(0x4a2d1b), texture.HexRGB(0x1a0f0a))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &Wood{M: m, S: float32(min(w, h)) / 720, Seed: seed}
	p.Bend, p.Light = texture.NewCoarse(w, h, 4), texture.NewCoarse(w, h, 4)
	m.Stages = []MatStage{{p.Bend.H, p.PaintCoarse}, {h, p.Shade}}
	return m
}

// plank is the index of the plank at height uy and the distance in units to
// its nearer edge.
func plank(uy float32) (i int32, edge float32) {
	i = texture.Floor32((uy + 40) / plankHeight)
	top := uy + 40 - float32(i)*plankHeight
	return i, min(top, plankHeight-top)
}

func (p *Wood) PaintCoarse(y0, y1 int) {
	for y := y0; y < y1; y++ {
		uy := float32(y*4) / p.S
		i, _ := plank(uy)
		shift := 977 * texture.Rand2(i, 3, p.Seed)
		for x := range p.Bend.W {
			ux := float32(x*4)/p.S + shift
			k := y*p.Bend.W + x
			p.Bend.V[k] = texture.FBM(ux/460, uy/60, 3, p.Seed+uint32(i)*13)
			fx, fy := float32(x*4)/float32(p.M.Img.Rect.Dx()), float32(y*4)/float32(p.M.Img.Rect.Dy())
			dx, dy := fx-0.42, fy-0.20
			pool := texture.Exp32(-(2.2*dx*dx + 2.4*dy*dy))
			vx, vy := fx-0.5, fy-0.46
			p.Light.V[k] = (0.62 + 0.66*pool) * (1 - 0.50*texture.Smoothstep(0.38, 0.80, texture.Sqrt32(vx*vx+vy*vy)))
		}
	}
}

var woodRamp = texture.Ramp{texture.HexRGB(0x190d07), texture.HexRGB(0x38200f), texture.HexRGB(0x553319), texture.HexRGB(0x734a28), texture.HexRGB(0x95683c)}

func (p *Wood) Shade(y0, y1 int) {
	w := p.M.Img.Rect.Dx()
	bend, light := make([]float32, w), make([]float32, w)
	fibre, pores := make([]float32, w), make([]float32, w)
	inv := 1 / p.S
	for y := y0; y < y1; y++ {
		p.Bend.Expand(bend, y)
		p.Light.Expand(light, y)
		clear(fibre)
		clear(pores)
		uy := float32(y) * inv
		i, edge := plank(uy)
		shift := 977 * texture.Rand2(i, 3, p.Seed)
		seed := p.Seed + uint32(i)*31
		texture.AddFBMRow(fibre, shift/190, inv/190, uy/2.4, 1, 3, 0, 0, seed+1)
		texture.AddFBMRow(pores, shift/22, inv/22, uy/1.1, 1, 1, 0, 0, seed+2)
		tone := texture.Rand2(i, 5, p.Seed) - 0.5
		joint := p.joint(i)
		pix := p.M.Img.Pix[y*p.M.Img.Stride:]
		for x := range bend {
			ring := 0.5 + 0.5*texture.Sin32(uy/11+34*bend[x]+6*tone)
			t := 0.34 + 0.16*tone + 0.12*(ring*ring-0.35) + 0.30*(fibre[x]-0.5)
			t -= 0.09 * texture.Smoothstep(0.70, 0.92, pores[x])
			c := woodRamp.At(t)
			// Planks are eased at their edges: a lit upper lip, a dark seam.
			d := min(edge, texture.Abs32(float32(x)*inv-joint)*1.6)
			c = c.Mul(1 - 0.80*texture.Falloff(d*d/2.2) - 0.24*texture.Falloff(d/5))
			if lip := texture.Abs32(p.fromTop(uy) - 3.2); lip < 4 && edge < 8 {
				c = c.Add(texture.RGB{R: 1, G: 0.78, B: 0.50}, 0.085*texture.Falloff(lip*lip/1.6))
			}
			c = c.Mul(light[x])
			n := texture.Dither(x, y)
			texture.PutRGB(pix, 4*x, texture.RGB{R: c.R + n, G: c.G + n, B: c.B + n})
		}
	}
}

// joint is where a plank ends and the next one begins, in units from the left.
func (p *Wood) joint(i int32) float32 {
	width := float32(p.M.Img.Rect.Dx()) / p.S
	return width * (0.06 + 0.88*texture.Rand2(i, 9, p.Seed))
}

// fromTop is the distance below the upper edge of the plank at uy.
func (p *Wood) fromTop(uy float32) float32 {
	i, _ := plank(uy)
	return uy + 40 - float32(i)*plankHeight
}
