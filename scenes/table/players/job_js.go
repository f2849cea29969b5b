package players

import "time"

const (
	long    = 2 * time.Second        // how long the highest level thinks
	briefly = 250 * time.Millisecond // and any about a question that is mostly passed
	slice   = 5 * time.Millisecond   // how long it thinks between two frames
)

// start does nothing yet: there is one thread.
func (j *job) start() {}

// goOn thinks for a moment, and gives way to the page and to the collector.
func (j *job) goOn() {
	if j.found != nil || len(j.given) > 0 {
		return
	}
	till := time.Now().Add(slice)
	j.work(func() bool { return !time.Now().Before(till) || !time.Now().Before(j.end) })
}
