package beside

import (
	"sync"
	"syscall/js"
	"time"
)

// piece is how long is worked between two frames.
const piece = 4 * time.Millisecond

// inSlices says that it works between two frames only.
const inSlices = true

// start does nothing yet: there is one thread.
func (w *Work) start() {}

// slice works for a moment, and gives way to the page and to the collector.
func (w *Work) slice() {
	if w.over.Load() {
		return
	}
	last = time.Now()
	till := last.Add(piece)
	w.run(func() bool { return !time.Now().Before(till) || w.late() })
	if list := meter(); list.Truthy() {
		list.Call("push", time.Since(last).Seconds()*1000)
	}
}

// meter is where the page of a test keeps how long slices took, in milliseconds.
var meter = sync.OnceValue(func() js.Value {
	shared := js.Global().Get("wyrmtable")
	if !shared.Truthy() {
		return js.Undefined()
	}
	return shared.Get("slices")
})

// last is when something was thought about.
var last time.Time

// AtWork reports whether something is thought about in these frames.
func AtWork() bool { return time.Since(last) < 200*time.Millisecond }
