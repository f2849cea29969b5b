//go:build !js

package beside

// inSlices says that it works between two frames only.
const inSlices = false

// start works on a goroutine.
func (w *Work) start() { go w.run(func() bool { return w.over.Load() || w.late() }) }

// slice has nothing to do: the goroutine does.
func (w *Work) slice() {}

// AtWork reports whether something is thought about in these frames: never, where it
// has a thread of its own.
func AtWork() bool { return false }
