// Package sounds makes the program's eleven sounds, and the beds that are heard
// under them at a table. The sounds are computed when the program starts, from the
// recipes in recipes.go, the beds as they go on, from the layers in layers.go: so
// nothing is downloaded. Package speaker plays them; docs/sound.md shows them.
package sounds

import (
	"encoding/binary"
	"math"

	"wyrmtable/sounds/meter"
)

// Sound names one of the sounds.
type Sound uint8

// The sounds.
const (
	CardSlide Sound = iota // a card moves
	CardFlip               // a card is turned or laid down
	Shuffle                // a deck is shuffled
	Dice                   // dice are thrown
	Damage                 // life is lost
	Heal                   // life is gained
	Win                    // the game is won
	Click                  // a button is pressed
	Coin                   // a token moves, a counter changes
	Magic                  // a spell takes effect
	Error                  // that cannot be done
	soundCount
)

// Count is how many sounds there are.
const Count = int(soundCount)

// lead is the silence at both ends of a sound, in seconds: what begins in the
// middle of a swing clicks.
const lead = .0012

// render makes one variant of a sound, as loud as its recipe says.
func render(s Sound, variant int) wave {
	r := recipes[s]
	n := noise(0x9e3779b97f4a7c15*uint64(variant*Count+int(s)+1) | 1)
	w := r.make(&n).level().fadeEnds(.0005, .012)
	w = append(append(silence(lead), w...), silence(lead)...)
	return w.loud(r.loud)
}

// loud brings the loudest 400 ms to so many LUFS.
func (w wave) loud(lufs float64) wave {
	gain := math.Pow(10, (lufs-meter.Sound{Samples: w, Rate: Rate}.Momentary())/20)
	for i := range w {
		w[i] *= gain
	}
	return w
}

// level takes out what no ear hears and a loudspeaker still has to move for.
func (w wave) level() wave {
	var high filter
	high.highPass(28, .7)
	for i, v := range w {
		w[i] = high.run(v)
	}
	return w
}

// frame is the size in bytes of one sample of both channels.
const frame = 8

// pcm returns w played at a pitch (1: as it is) as the device wants it: 32-bit
// floats, little endian, left and right.
func pcm(w wave, pitch float64) []byte {
	n := int(float64(len(w)) / pitch)
	out := make([]byte, n*frame)
	for i := range n {
		at := float64(i) * pitch
		j := int(at)
		v := w[min(j, len(w)-1)]
		v += (w[min(j+1, len(w)-1)] - v) * (at - float64(j))
		bits := math.Float32bits(float32(v))
		binary.LittleEndian.PutUint32(out[i*frame:], bits)
		binary.LittleEndian.PutUint32(out[i*frame+4:], bits)
	}
	return out
}

// pitches are the pitches a pitched sound is kept in: nobody lays two cards
// down with the same sound.
var pitches = []float64{1, .96, 1.04}

// pitchesOf returns the pitches s is kept in.
func pitchesOf(s Sound) []float64 {
	if recipes[s].pitched {
		return pitches
	}
	return pitches[:1]
}

// Order are the sounds in the order in which they are to be made: what is heard
// first, first.
func Order() []Sound { return order }

// Variants is how many variants of s there are.
func Variants(s Sound) int { return recipes[s].variants }

// Make makes one variant of s, from 0, in each pitch in which it is kept: what a
// device of Rate with two channels of 32-bit floats plays.
func Make(s Sound, variant int) [][]byte {
	w := render(s, variant)
	var kept [][]byte
	for _, p := range pitchesOf(s) {
		kept = append(kept, pcm(w, p))
	}
	return kept
}
