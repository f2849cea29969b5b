package speaker

import (
	"syscall/js"
	"time"
)

// startMaking does nothing: a page has one thread, and a goroutine that
// computes would hold it up.
func startMaking(*Bus) {}

// makeSome makes one variant of one sound a frame.
func makeSome(b *Bus) { b.makeNext() }

// quietAfter is how long nothing is heard before the device rests. A browser fetches
// silence from it three hundred times a second, which is most of what a page at rest
// costs.
const quietAfter = 2 * time.Second

// quiet is how long nothing was heard.
type quiet struct {
	since  time.Duration
	asleep bool // the device rests
}

// follow lets the device rest when nothing was heard for long enough. It need not
// have been opened by a press for that.
func (q *quiet) follow(b *Bus, dt time.Duration) {
	if !b.mute() {
		q.end(b)
		return
	}
	if q.since += dt; q.since > quietAfter && !q.asleep {
		q.asleep = true
		b.note(b.ctx.Suspend())
	}
}

// end wakes the device up.
func (q *quiet) end(b *Bus) {
	q.since = 0
	if q.asleep {
		q.asleep = false
		b.note(b.ctx.Resume())
	}
}

// watchPage rests the device while the tab is hidden.
func watchPage(b *Bus) {
	doc := js.Global().Get("document")
	doc.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		// The device may wait for the browser, which a callback may not.
		if doc.Get("hidden").Bool() {
			go b.Suspend()
		} else {
			b.quiet = quiet{} // where nothing is heard it rests again
			go b.Resume()
		}
		return nil
	}))
}
