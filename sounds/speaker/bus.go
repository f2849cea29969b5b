// Package speaker plays the sounds of package sounds.
//
// Ebitengine's own audio context ends the program when the sound card fails, so
// this package opens the device itself, through the same library (oto), and
// lives without it: a machine without a sound card is only silent.
package speaker

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"

	"wyrmtable/sounds"
)

// maxVoices is how many sounds are heard at once; the oldest gives way.
const maxVoices = 12

// Bus plays sounds. A nil *Bus is silent. All methods are for the goroutine of
// the game loop.
type Bus struct {
	ctx    *oto.Context
	ready  chan struct{}
	broken error

	mu   sync.Mutex // made is filled beside the game
	made [sounds.Count][][]byte

	next, variant int // what to make next; of the one who makes

	under   ambience
	voices  []*oto.Player
	dice    *rand.Rand
	master  float64
	effects float64
	played  int
	quiet   quiet
}

// ErrNotReady is why nothing is heard before the device is open. In a browser
// that is until the first click.
var ErrNotReady = errors.New("the sound device is not open yet")

// Open opens the sound device and starts making the sounds. It does not wait,
// and it cannot fail: see Silent. Only one Bus can be opened in a program.
func Open() *Bus {
	b := newBus()
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:   sounds.Rate,
		ChannelCount: 2,
		Format:       oto.FormatFloat32LE,
	})
	if err != nil {
		b.broken = err
	} else {
		b.ctx, b.ready = ctx, ready
		watchPage(b)
	}
	startMaking(b)
	return b
}

func newBus() *Bus {
	return &Bus{dice: rand.New(rand.NewPCG(1, 1)), master: 1, effects: 1, under: ambience{volume: 1}}
}

// makeNext makes one variant of the next sound, and reports whether there was
// one left. A sound is heard once its first variant is there.
func (b *Bus) makeNext() bool {
	order := sounds.Order()
	if b.next >= len(order) {
		return false
	}
	s := order[b.next]
	kept := sounds.Make(s, b.variant)
	b.mu.Lock()
	b.made[s] = append(b.made[s], kept...)
	b.mu.Unlock()
	if b.variant++; b.variant == sounds.Variants(s) {
		b.next, b.variant = b.next+1, 0
	}
	return true
}

// Update is to be called once a frame, dt after the last time. It notices a device
// that has gone.
func (b *Bus) Update(dt time.Duration) {
	if b == nil {
		return
	}
	makeSome(b)
	if b.broken != nil || b.ctx == nil {
		return
	}
	if err := b.ctx.Err(); err != nil {
		b.broken = err
		b.voices = nil
		b.under.player = nil
		return
	}
	if b.Silent() == nil {
		b.under.follow(b.ctx, b.master, dt)
	}
	kept := b.voices[:0]
	for _, p := range b.voices {
		if p.IsPlaying() {
			kept = append(kept, p)
		} else {
			p.Close()
		}
	}
	clear(b.voices[len(kept):])
	b.voices = kept
	b.quiet.follow(b, dt)
}

// mute reports whether nothing is to be heard just now.
func (b *Bus) mute() bool { return len(b.voices) == 0 && b.under.player == nil }

// Play plays s once, if it is made and can be heard. Each time it differs a
// little: in its variant, its pitch by 4 %, its level by 2 dB.
func (b *Bus) Play(s sounds.Sound) {
	if b == nil || int(s) >= sounds.Count || b.Silent() != nil {
		return
	}
	b.mu.Lock()
	made := b.made[s]
	b.mu.Unlock()
	level := b.master * b.effects * math.Pow(10, .2*(b.dice.Float64()-1))
	if len(made) == 0 || level <= 0 {
		return
	}
	if len(b.voices) >= maxVoices {
		b.voices[0].Close()
		b.voices = b.voices[1:]
	}
	p := b.ctx.NewPlayer(bytes.NewReader(made[b.dice.IntN(len(made))]))
	p.SetVolume(min(level, 1))
	p.Play()
	b.voices = append(b.voices, p)
	b.played++
	b.quiet.end(b)
}

// SetVolume sets the volumes, 0 to 1: of everything, and of effects.
func (b *Bus) SetVolume(master, effects float64) {
	if b == nil {
		return
	}
	b.master = min(max(master, 0), 1)
	b.effects = min(max(effects, 0), 1)
}

// Silent returns why nothing can be heard, for the settings to show: the error
// of the device, or ErrNotReady; nil if all is well.
func (b *Bus) Silent() error {
	if b == nil {
		return errors.New("sound is off")
	}
	if b.broken != nil {
		return b.broken
	}
	select {
	case <-b.ready:
		return nil
	default:
		return ErrNotReady
	}
}

// Suspend stops the device while nobody listens: the tab is hidden.
func (b *Bus) Suspend() {
	if b != nil && b.Silent() == nil {
		b.note(b.ctx.Suspend())
	}
}

// Resume starts the device again.
func (b *Bus) Resume() {
	if b != nil && b.Silent() == nil {
		b.note(b.ctx.Resume())
	}
}

func (b *Bus) note(err error) {
	if err != nil {
		b.broken = err
	}
}
