package speaker

import (
	"math/rand/v2"
	"time"

	"github.com/ebitengine/oto/v3"

	"wyrmtable/sounds"
)

// fadeTime is how long a bed takes to come and to go.
const fadeTime = 1200 * time.Millisecond

// bedAhead is how much of a bed is made in one piece, in seconds: a page, which
// has one thread, makes it between two frames.
const bedAhead = .15

// ambience is the bed that is heard under the effects.
type ambience struct {
	volume float64     // 0 to 1, as the settings have it
	want   sounds.Bed  // of the place where the player is
	away   bool        // he looks at another window
	bed    sounds.Bed  // that plays
	level  float64     // 0 to 1, how far it has come
	player *oto.Player // nil while none does
}

// SetBed says what is to be heard under the effects from now on.
func (b *Bus) SetBed(bed sounds.Bed) {
	if b != nil {
		b.under.want = bed
	}
}

// SetAmbience sets the volume of the beds, 0 to 1. At 1 they lie 12 LU under the
// effects.
func (b *Bus) SetAmbience(volume float64) {
	if b != nil {
		b.under.volume = min(max(volume, 0), 1)
	}
}

// SetAway says whether another window has the focus: nothing goes on humming
// under what is done there.
func (b *Bus) SetAway(away bool) {
	if b == nil {
		return
	}
	if b.under.away = away; away {
		b.under.stop()
	}
}

// due is the bed that ought to be heard.
func (a *ambience) due(master float64) sounds.Bed {
	if a.away || a.volume*master <= 0 {
		return sounds.NoBed
	}
	return a.want
}

// follow lets the bed that is due come, and another one go first.
func (a *ambience) follow(ctx *oto.Context, master float64, dt time.Duration) {
	due := a.due(master)
	step := float64(dt) / float64(fadeTime)
	if due != a.bed {
		if a.level -= step; a.level > 0 && a.player != nil {
			a.player.SetVolume(a.level * a.volume * master)
			return
		}
		a.stop()
		if due == sounds.NoBed {
			return
		}
		a.bed, a.player = due, ctx.NewPlayer(sounds.Ambient(due, rand.Uint64()))
		a.player.SetBufferSize(int(bedAhead*sounds.Rate) * 8)
		a.player.SetVolume(0)
		a.player.Play()
		return
	}
	if a.player != nil {
		a.level = min(1, a.level+step)
		a.player.SetVolume(a.level * a.volume * master)
	}
}

// stop ends the bed at once.
func (a *ambience) stop() {
	if a.player != nil {
		a.player.Close()
	}
	a.player, a.bed, a.level = nil, sounds.NoBed, 0
}
