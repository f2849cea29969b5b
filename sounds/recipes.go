package sounds

import "math"

// recipe says how a sound is made. Lengths and loudness are what the tests hold
// each sound to.
type recipe struct {
	length   float64 // seconds, without the silence at both ends
	loud     float64 // LUFS of its loudest 400 ms: all within 6 LU of each other
	variants int     // how many different ones are made
	pitched  bool    // kept at several pitches: what is heard often and is short
	make     func(n *noise) wave
}

// The recipes. What is heard often is the quietest.
var recipes = [Count]recipe{
	CardSlide: {.22, -21.5, 3, true, slide},
	CardFlip:  {.19, -21.5, 3, true, flip},
	Shuffle:   {.95, -20, 1, false, shuffle},
	Dice:      {.95, -19, 2, false, dice},
	Damage:    {.42, -17.5, 1, true, damage},
	Heal:      {1.10, -19, 1, false, heal},
	Win:       {1.45, -17.5, 1, false, win},
	Click:     {.13, -22.5, 1, true, click},
	Coin:      {.50, -20.5, 1, true, coin},
	Magic:     {.90, -19, 1, false, magic},
	Error:     {.28, -20, 1, false, wrong},
}

// order is the order sounds are made in.
var order = []Sound{Click, CardSlide, CardFlip, Shuffle, Damage, Error, Coin, Dice, Heal, Magic, Win}

// slide is a card drawn over felt.
func slide(n *noise) wave { return swish(n, 1800, 4200, .22) }

// flip is a card turned: the air it moves, then its edge on the table.
func flip(n *noise) wave {
	w := silence(.19)
	w.add(swish(n, 2600, 6000, .11).peak(1), 0, .45)
	w.add(knock(1500, .008), .105, .6)
	w.add(knock(620, .010), .105, .5)
	return w.add(knock(240, .011), .105, .9)
}

// shuffle is a riffle of thirty cards, and the deck squared.
func shuffle(n *noise) wave {
	w := silence(.95)
	at := 0.0
	for range 30 {
		w.add(knock(2600+700*n.next(), .0045), at, n.between(.5, 1))
		at += n.between(.012, .028)
	}
	at = min(at, .66)
	w.add(swish(n, 1600, 3200, .26).peak(1), at, .5)
	return w.add(knock(260, .02), at+.14, .9)
}

// dice are two dice thrown: each bounce nearer and softer than the one before.
func dice(n *noise) wave {
	w := silence(.95)
	at, gap, gain := 0.0, .19, 1.0
	for range 11 {
		pitch := 1 + .18*n.next()
		for i, hz := range []float64{1720, 2890, 4310, 6120} {
			decay := []float64{.012, .009, .006, .004}[i]
			w.add(knock(hz*pitch, decay), at, gain/float64(i+1))
		}
		w.add(knock(320, .010), at, .6*gain)
		at, gap, gain = at+gap*n.between(.8, 1), gap*.8, gain*.82
	}
	return w.fadeEnds(.001, .02)
}

// damage is a blow: a low drum that falls, and the crack of its start.
func damage(n *noise) wave {
	w := silence(.42)
	var low filter
	low.lowPass(2600, .7)
	phase := 0.0
	for i := range w {
		t := float64(i) / Rate
		phase += 2 * math.Pi * (48 + (178-48)*math.Exp(-t/.06)) / Rate
		drum := math.Sin(phase) * math.Exp(-t/.13)
		crack := low.run(n.next()) * math.Exp(-t/.035)
		w[i] = math.Tanh(1.8 * (drum + .8*crack))
	}
	return w.fadeEnds(.001, .04)
}

// heal is four bells going up a chord, with some air about them.
func heal(n *noise) wave {
	w := silence(1.10)
	for i, hz := range []float64{523.25, 659.26, 783.99, 1046.5} {
		w.add(bell(hz, .8), .075*float64(i), .8)
	}
	return breath(w, n, 5200, .03).room(.35).fadeEnds(.002, .12)
}

// breath adds a swell of high noise.
func breath(w wave, n *noise, hz, gain float64) wave {
	var band filter
	band.bandPass(hz, 1.2)
	for i := range w {
		t := float64(i) / float64(len(w))
		w[i] += gain * band.run(n.next()) * math.Sin(math.Pi*t)
	}
	return w
}

const sawSize = 2048

// sawOf is one turn of a saw tooth of hz, rounded so that nothing of it is too
// high to be kept in samples.
func sawOf(hz float64) wave {
	saw := make(wave, sawSize)
	for h := 1.0; h <= 12 && hz*h < 9000; h++ {
		for i := range saw {
			saw[i] += math.Sin(2*math.Pi*h*float64(i)/sawSize) / h
		}
	}
	return saw
}

// brass is a held note of a horn: brighter as it grows louder.
func brass(hz, length float64) wave {
	const slice = 32 // samples between two looks at the envelope
	w := silence(length)
	var low filter
	saw := sawOf(hz)
	phase, env := 0.0, 0.0
	for i := 0; i < len(w); i += slice {
		t := float64(i) / Rate
		next := min(t/.035, 1) * math.Exp(-t/(length*1.1)) * min((length-t)/.09, 1)
		vibrato := 1 + .004*min(t/.5, 1)*math.Sin(2*math.Pi*5.2*t)
		low.lowPass(500+2600*next, .8)
		step, rise := hz*vibrato/Rate, (next-env)/slice
		for j := i; j < min(i+slice, len(w)); j++ {
			if phase += step; phase >= 1 {
				phase--
			}
			env += rise
			w[j] = low.run(saw[int(phase*sawSize)]) * env
		}
	}
	return w.fadeEnds(.002, .005)
}

// win is a fanfare: four stabs of two horns, then the chord held.
func win(*noise) wave {
	w := silence(1.45)
	at := 0.0
	for _, stab := range [][3]float64{{392, 261.63, .11}, {392, 261.63, .09}, {440, 293.66, .11}, {493.88, 329.63, .13}} {
		w.add(brass(stab[0], stab[2]), at, .5)
		w.add(brass(stab[1], stab[2]), at, .5)
		at += stab[2] + .015
	}
	for _, hz := range []float64{261.63, 329.63, 392, 523.25} {
		w.add(brass(hz, .92), at, .42)
	}
	return w.room(.22).fadeEnds(.002, .15)
}

// click is a button: its edge, and the wood it is let into.
func click(*noise) wave {
	w := silence(.13)
	w.add(knock(1500, .006), 0, .5)
	w.add(knock(620, .013), .0005, .8)
	return w.add(knock(290, .018), .001, .6)
}

// coin is a token put down: two high rings, a fifth apart.
func coin(*noise) wave {
	w := silence(.50)
	w.add(bell(1567.98, .32), 0, .7)
	return w.add(bell(2349.32, .42), .06, .8).fadeEnds(.001, .03)
}

// magic is an arpeggio that climbs through mist.
func magic(n *noise) wave {
	w := silence(.90)
	for i, hz := range []float64{587.33, 698.46, 880, 1108.73, 1396.91} {
		w.add(bell(hz, .5), .055*float64(i), .6)
	}
	var band filter
	for i := range w {
		t := float64(i) / float64(len(w))
		if i%32 == 0 {
			band.bandPass(900*math.Pow(6, t), 2)
		}
		w[i] += .35 * band.run(n.next()) * math.Pow(math.Sin(math.Pi*t), 2)
	}
	return w.room(.3).fadeEnds(.002, .08)
}

// wrong is a soft refusal: two low notes, the second one lower.
func wrong(*noise) wave {
	w := silence(.28)
	for i, hz := range []float64{207.65, 155.56} {
		note := silence(.14)
		var low filter
		low.lowPass(900, .7)
		for j := range note {
			t := float64(j) / Rate
			note[j] = low.run(math.Tanh(3*math.Sin(2*math.Pi*hz*t))) * math.Exp(-t/.09)
		}
		w.add(note.fadeEnds(.003, .005), .13*float64(i), 1)
	}
	return w.fadeEnds(.001, .005)
}
