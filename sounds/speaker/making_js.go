package speaker

import "syscall/js"

// startMaking does nothing: a page has one thread, and a goroutine that
// computes would hold it up.
func startMaking(*Bus) {}

// makeSome makes one variant of one sound a frame.
func makeSome(b *Bus) { b.makeNext() }

// watchPage rests the device while the tab is hidden.
func watchPage(b *Bus) {
	doc := js.Global().Get("document")
	doc.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		// The device may wait for the browser, which a callback may not.
		if doc.Get("hidden").Bool() {
			go b.Suspend()
		} else {
			go b.Resume()
		}
		return nil
	}))
}
