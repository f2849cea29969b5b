package sounds

import "math"

// Rate is the number of samples a second of every sound.
const Rate = 44100

// wave is a mono sound while it is made, each sample nominally in -1 to 1.
type wave []float64

func silence(seconds float64) wave { return make(wave, int(seconds*Rate)) }

// noise is a xorshift generator: the same seed gives the same sound everywhere.
type noise uint64

// next returns a value in -1 to 1.
func (n *noise) next() float64 {
	x := *n
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*n = x
	return float64(x>>11)/(1<<52) - 1
}

// between returns a value in lo to hi.
func (n *noise) between(lo, hi float64) float64 { return lo + (hi-lo)*(n.next()+1)/2 }

// filter is a biquad in its standard two-pole form. Its frequency can be moved
// while it runs.
type filter struct {
	b0, b1, b2, a1, a2 float64
	x1, x2, y1, y2     float64
}

func (f *filter) set(b0, b1, b2, a0, a1, a2 float64) {
	f.b0, f.b1, f.b2, f.a1, f.a2 = b0/a0, b1/a0, b2/a0, a1/a0, a2/a0
}

func pole(hz, q float64) (cos, alpha float64) {
	w := 2 * math.Pi * min(hz, .45*Rate) / Rate
	return math.Cos(w), math.Sin(w) / (2 * q)
}

func (f *filter) bandPass(hz, q float64) {
	c, a := pole(hz, q)
	f.set(a, 0, -a, 1+a, -2*c, 1-a)
}

func (f *filter) lowPass(hz, q float64) {
	c, a := pole(hz, q)
	f.set((1-c)/2, 1-c, (1-c)/2, 1+a, -2*c, 1-a)
}

func (f *filter) highPass(hz, q float64) {
	c, a := pole(hz, q)
	f.set((1+c)/2, -1-c, (1+c)/2, 1+a, -2*c, 1-a)
}

func (f *filter) run(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// fadeEnds takes the sound in and out over s seconds: a layer that stops short
// clicks.
func (w wave) fadeEnds(in, out float64) wave {
	n, m := min(int(in*Rate), len(w)), min(int(out*Rate), len(w))
	for i := range n {
		w[i] *= half(float64(i) / float64(n))
	}
	for i := range m {
		w[len(w)-1-i] *= half(float64(i) / float64(m))
	}
	return w
}

// half is the rising half of a cosine, 0 to 1.
func half(t float64) float64 { return .5 - .5*math.Cos(math.Pi*t) }

// add mixes layer into w from the given second on, as far as there is room.
func (w wave) add(layer wave, at, gain float64) wave {
	start := int(at * Rate)
	for i, v := range layer {
		if start+i >= len(w) {
			break
		}
		w[start+i] += gain * v
	}
	return w
}

// peak brings the loudest sample to the given level.
func (w wave) peak(level float64) wave {
	top := 0.0
	for _, v := range w {
		top = max(top, math.Abs(v))
	}
	if top > 0 {
		for i := range w {
			w[i] *= level / top
		}
	}
	return w
}

// tone is a sine that dies away: hz, seconds to fall to 1/e, and length.
func tone(hz, decay, length float64) wave {
	w := silence(length)
	// A point that turns and shrinks a little with each sample: its height is
	// the sine that dies away, for four multiplications.
	turn, shrink := 2*math.Pi*hz/Rate, math.Exp(-1/(decay*Rate))
	c, s := shrink*math.Cos(turn), shrink*math.Sin(turn)
	x, y := 1.0, 0.0
	for i := range w {
		w[i] = y
		x, y = c*x-s*y, s*x+c*y
	}
	return w.fadeEnds(.0006, min(.005, length/3))
}

// knock is the shortest sound there is: a tone over before it can be sung.
func knock(hz, decay float64) wave { return tone(hz, decay, 7*decay) }

// bell is a struck bell: partials that are not quite harmonic, the high ones
// dying first.
func bell(hz, length float64) wave {
	w := silence(length)
	for i, ratio := range []float64{1, 2, 3.01, 4.2, 5.4} {
		gain := 1 / math.Pow(float64(i+1), 1.3)
		w.add(tone(hz*ratio, length*.28/math.Sqrt(ratio), length), 0, gain)
	}
	return w.fadeEnds(.002, .005)
}

// swish is filtered noise that sweeps from one pitch to another, as paper does.
func swish(n *noise, from, to, length float64) wave {
	var band, high, jitter filter
	high.highPass(700, .7)
	jitter.lowPass(90, .7)
	w := silence(length)
	for i := range w {
		t := float64(i) / float64(len(w))
		if i%16 == 0 {
			band.bandPass(from*math.Pow(to/from, t), .9)
		}
		rough := 1 + 6*jitter.run(n.next())
		env := math.Pow(math.Sin(math.Pi*math.Pow(t, .55)), 1.6)
		w[i] = high.run(band.run(n.next())) * env * rough
	}
	return w.fadeEnds(.002, .005)
}

// room adds a small hall: combs that ring, all-passes that blur (Schroeder).
func (w wave) room(wet float64) wave {
	sum := make(wave, len(w))
	for _, delay := range []int{1557, 1617, 1491, 1422} {
		line, at := make(wave, delay), 0
		for i, v := range w {
			out := line[at]
			line[at] = v + .78*out
			sum[i] += out / 4
			if at++; at == delay {
				at = 0
			}
		}
	}
	for _, delay := range []int{225, 556} {
		line, at := make(wave, delay), 0
		for i, v := range sum {
			held := line[at]
			out := held - .5*v
			line[at] = v + .5*out
			sum[i] = out
			if at++; at == delay {
				at = 0
			}
		}
	}
	for i := range w {
		w[i] = (1-wet)*w[i] + wet*sum[i]
	}
	return w
}
