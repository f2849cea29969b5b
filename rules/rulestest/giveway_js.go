package rulestest

import "runtime"

// enough is how many bytes may be allocated between two collections.
const enough = 64 << 20

// giveWay lets the collector run. In a page it has no thread of its own: it
// works when the program gives way, or when what allocates has to help it. On a
// busy machine it takes its own long turns for too much work and asks for no
// more help, and a loop that never gives way then fills the four gigabytes there
// are.
func giveWay() {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if m.HeapAlloc > lastAlive+enough {
		runtime.GC()
		runtime.ReadMemStats(&m)
		lastAlive = m.HeapAlloc
	}
}

// lastAlive is what the last collection left.
var lastAlive uint64
