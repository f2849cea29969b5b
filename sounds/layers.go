package sounds

import "math"

// The layers of the beds. Each goes on for ever and takes its chances from the
// noise of its bed.

// A wander is a number that drifts between two bounds, to another one every few
// seconds.
type wander struct {
	n            *noise
	lo, hi       float64
	at, to, pace float64
	left         int
}

func (w *wander) next() float64 {
	if w.left--; w.left < 0 {
		w.to = w.n.between(w.lo, w.hi)
		seconds := w.n.between(1.5, 6)
		w.left = int(seconds * bedRate / 16)
		w.pace = 1.2 / (seconds * bedRate / 16)
		if w.at == 0 {
			w.at = w.to
		}
	}
	w.at += (w.to - w.at) * w.pace
	return w.at
}

// bedPass is a filter at the rate of the beds.
func bedPass(f *filter, hz, q float64) { f.bandPass(hz*Rate/bedRate, q) }

// bedLow lets through what is low.
func bedLow(f *filter, hz, q float64) { f.lowPass(hz*Rate/bedRate, q) }

// wind is noise whose pitch and strength drift.
func wind(n *noise, lo, hi, gain float64) layer {
	pitch := wander{n: n, lo: lo, hi: hi}
	force := wander{n: n, lo: .1, hi: 1}
	var left, right filter
	i, now := 0, 0.0
	return func() (float64, float64) {
		if i--; i < 0 {
			i = 15
			hz := pitch.next()
			bedPass(&left, hz, 1.1)
			bedPass(&right, hz*1.07, 1.1)
			now = gain * force.next()
		}
		return now * left.run(n.next()), now * right.run(n.next())
	}
}

// waves are swells of water, each of its own length and height.
func waves(n *noise, least, most, hz, gain float64) layer {
	var left, right filter
	bedLow(&left, hz, .7)
	bedLow(&right, hz*.9, .7)
	at, step, height, pan := 1.0, 0.0, 0.0, 0.0
	i, level := 0, 0.0
	return func() (float64, float64) {
		if i--; i < 0 {
			i = 15
			if at += 16 * step; at >= 1 {
				at, step = 0, 1/(n.between(least, most)*bedRate)
				height, pan = gain*n.between(.4, 1), .3*n.next()
			}
			swell := math.Sin(math.Pi * math.Pow(at, .7))
			level = height * (.12 + swell*swell)
		}
		return level * (1 + pan) * left.run(n.next()), level * (1 - pan) * right.run(n.next())
	}
}

// fire is a hearth: a low breath, and so many crackles a second of which few are
// loud.
func fire(n *noise, crackles, gain float64) layer {
	var breath, snap filter
	bedLow(&breath, 170, .7)
	bedPass(&snap, 2000, 1)
	left, pan, spark := 0, 0.0, 0.0
	return func() (float64, float64) {
		if left--; left < 0 {
			left = int(-math.Log(n.between(.001, 1)) / crackles * bedRate)
			bedPass(&snap, n.between(900, 4200), n.between(.8, 3))
			pan = .6 * n.next()
			spark = 1.6 * math.Pow(n.between(.1, 1), 4)
		}
		crack := snap.run(spark * n.next())
		spark *= .9965
		low := .5 * breath.run(n.next())
		return gain * (low + (1+pan)*crack), gain * (low + (1-pan)*crack)
	}
}

// flutter is what small flames do in a draught.
func flutter(n *noise) layer {
	var left, right, shake filter
	bedPass(&left, 340, .8)
	bedPass(&right, 420, .8)
	bedLow(&shake, 7, .7)
	return func() (float64, float64) {
		level := .12 + 6*math.Abs(shake.run(n.next()))
		return .25 * level * left.run(n.next()), .25 * level * right.run(n.next())
	}
}

// hum is a chord of glasses that come and go, hardly a note.
func hum(n *noise) layer {
	type glass struct {
		level       wander
		phase, step float64
		now, pan    float64
	}
	var glasses []*glass
	for i, hz := range []float64{110, 164.8, 220.6, 329.1, 494.5} {
		glasses = append(glasses, &glass{level: wander{n: n, lo: 0, hi: .16 / float64(i+2)},
			step: hz / bedRate, pan: .5 * n.next()})
	}
	i := 0
	return func() (l, r float64) {
		if i--; i < 0 {
			i = 15
			for _, g := range glasses {
				g.now = g.level.next()
			}
		}
		for _, g := range glasses {
			if g.phase += g.step; g.phase >= 1 {
				g.phase--
			}
			v := g.now * math.Sin(2*math.Pi*g.phase)
			l, r = l+(1+g.pan)*v, r+(1-g.pan)*v
		}
		return l, r
	}
}

// sometimes lets something be heard again and again, after between least and most
// seconds, a little to one side: make gives it as a wave at bedRate.
func sometimes(n *noise, least, most float64, make func(n *noise) wave) layer {
	left := int(n.between(least/3, most/2) * bedRate)
	var w wave
	at, pan := 0, 0.0
	return func() (float64, float64) {
		if at < len(w) {
			v := w[at]
			at++
			return (1 + pan) * v, (1 - pan) * v
		}
		if left--; left < 0 {
			w, at, pan = make(n), 0, .5*n.next()
			left = int(n.between(least, most) * bedRate)
		}
		return 0, 0
	}
}

// lasting is silence of so many seconds at the rate of the beds.
func lasting(seconds float64) wave { return silence(seconds * bedRate / Rate) }

// thunder rolls behind the ridge.
func thunder(n *noise) wave {
	w := lasting(n.between(4, 7))
	var low filter
	bedLow(&low, n.between(70, 120), .7)
	level, roll := 0.0, 0.0
	for i := range w {
		if i%2200 == 0 {
			roll = n.between(.2, 1) * math.Exp(-2.2*float64(i)/float64(len(w)))
		}
		level += (roll - level) * .0004
		w[i] = 5 * level * low.run(n.next())
	}
	return w.fadeEnds(.4, 2)
}

// creak is a timber that gives way in small jerks.
func creak(n *noise) wave {
	w := lasting(n.between(.5, 1.3))
	var body, edge filter
	bedPass(&body, n.between(190, 300), 7)
	bedPass(&edge, n.between(520, 800), 5)
	from, to, phase := n.between(14, 24), n.between(26, 44), 0.0
	for i := range w {
		t := float64(i) / float64(len(w))
		jerk := 0.0
		if phase += (from + (to-from)*t) / bedRate; phase >= 1 {
			phase--
			jerk = n.between(.4, 1)
		}
		w[i] = 2.4 * math.Sin(math.Pi*t) * (body.run(jerk) + .5*edge.run(jerk))
	}
	return w.fadeEnds(.05, .1)
}

// bubbles rise along the planks.
func bubbles(n *noise) wave {
	w := lasting(1.4)
	for range 3 + int(3*n.between(0, 1)) {
		start, hz, phase := int(n.between(0, 1)*bedRate), n.between(380, 900), 0.0
		const length = bedRate * 9 / 100
		for i := range length {
			t := float64(i) / length
			phase += hz * (1 + .7*t) / bedRate
			w[start+i] += .05 * math.Sin(math.Pi*t) * math.Sin(2*math.Pi*phase)
		}
	}
	return w
}

// cricket sings a few times.
func cricket(n *noise) wave {
	w := lasting(n.between(.6, 1.8))
	hz, phase := n.between(3900, 4600), 0.0
	for i := range w {
		t := float64(i) / bedRate
		phase += hz / bedRate
		beat := math.Max(0, math.Sin(2*math.Pi*17*t)) * math.Max(0, math.Sin(2*math.Pi*2.1*t))
		w[i] = .035 * beat * math.Sin(2*math.Pi*phase)
	}
	return w.fadeEnds(.05, .1)
}

// tower is a bell in the town below, struck once to three times.
func tower(n *noise) wave {
	strokes := 1 + int(n.between(0, 2.99))
	w := lasting(5 + 2.2*float64(strokes))
	for k := range strokes {
		for i, ratio := range []float64{.5, 1, 1.19, 1.5, 2} {
			decay, step := 1.9/math.Sqrt(ratio), 2*math.Pi*196*ratio/bedRate
			from := int(float64(k) * 2.2 * bedRate)
			for j := range len(w) - from {
				t := float64(j) / bedRate
				rise := min(1, t/.02)
				w[from+j] += .07 / float64(i+1) * rise * math.Exp(-t/decay) * math.Sin(step*float64(j))
			}
		}
	}
	return w.fadeEnds(.01, 1)
}

// glass is touched somewhere on a shelf.
func glass(n *noise) wave {
	w := lasting(2.6)
	hz := []float64{880, 987.8, 1318.5, 1480}[int(n.between(0, 3.99))]
	for i, ratio := range []float64{1, 2.76, 5.4} {
		step := 2 * math.Pi * hz * ratio / bedRate
		for j := range w {
			t := float64(j) / bedRate
			w[j] += .03 / float64(i*i+1) * min(1, t/.006) * math.Exp(-t*(1.6+float64(i))) * math.Sin(step*float64(j))
		}
	}
	return w.fadeEnds(.005, .5)
}
