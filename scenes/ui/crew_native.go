//go:build !js

package ui

import (
	"runtime"
	"time"
)

// workers is how many goroutines paint for a crew: one core is left to the loop.
func workers() int { return max(1, runtime.NumCPU()-1) }

// inTurn works: there are cores enough for all.
func inTurn(work func()) { work() }

// stepOn does the whole of a work.
func stepOn(step func(time.Duration) bool) {
	for !step(time.Hour) {
	}
}

// mostUpload is how many pixels become textures in one frame at most, about, so
// that uploading does not hold it up.
const mostUpload = 4 << 20
