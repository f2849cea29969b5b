package speaker

import (
	"testing"
	"time"

	"wyrmtable/sounds"
)

func TestOrderMakesEverySoundOnce(t *testing.T) {
	b := newBus()
	for b.makeNext() {
	}
	for s := range sounds.Sound(sounds.Count) {
		if want := sounds.Variants(s) * len(sounds.Make(s, 0)); len(b.made[s]) != want {
			t.Errorf("sound %d: %d kept, want %d", s, len(b.made[s]), want)
		}
	}
	size := 0
	for _, list := range b.made {
		for _, data := range list {
			size += len(data)
		}
	}
	if size > 6<<20 {
		t.Errorf("the sounds take %d KB of memory, want at most 6 MB", size>>10)
	}
	if order := sounds.Order(); order[len(order)-1] != sounds.Win {
		t.Error("the fanfare takes longest and must be made last")
	}
}

// What a machine without a sound card, and a program without sound, must bear.
func TestSilentBus(t *testing.T) {
	broken := newBus()
	broken.broken = ErrNotReady
	for _, b := range []*Bus{nil, broken} {
		b.SetVolume(2, -1)
		b.Play(sounds.Win)
		b.Play(sounds.Sound(200))
		b.Update(time.Second)
		b.SetBed(sounds.Camp)
		b.SetAmbience(.5)
		b.SetAway(true)
		b.Suspend()
		b.Resume()
		if b.Silent() == nil {
			t.Error("a bus without a device says it can be heard")
		}
	}
}

func BenchmarkMakeAll(b *testing.B) {
	for b.Loop() {
		for bus := newBus(); bus.makeNext(); {
		}
	}
}

// A bed is heard where somebody is, while he is there and wants to hear it.
func TestBedThatIsDue(t *testing.T) {
	for _, c := range []struct {
		volume, master float64
		away           bool
		want           sounds.Bed
	}{
		{1, 1, false, sounds.Hull}, {.1, .5, false, sounds.Hull},
		{0, 1, false, sounds.NoBed}, {1, 0, false, sounds.NoBed}, {1, 1, true, sounds.NoBed},
	} {
		b := newBus()
		b.SetBed(sounds.Hull)
		b.SetAmbience(c.volume)
		b.SetVolume(c.master, 1)
		b.SetAway(c.away)
		if got := b.under.due(b.master); got != c.want {
			t.Errorf("%+v: bed %d is due", c, got)
		}
	}
}
