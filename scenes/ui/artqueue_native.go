//go:build !js

package ui

import (
	"runtime"
	"sync"
	"time"
)

// artQueue paints illustrations on goroutines, first asked first painted.
type artQueue struct {
	mu      sync.Mutex
	queue   []*illustration
	ready   []paintedArt
	workers int
}

func (q *artQueue) add(in *illustration) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.queue = append(q.queue, in)
	if q.workers < max(1, runtime.NumCPU()-1) {
		q.workers++
		go q.work()
	}
}

func (q *artQueue) work() {
	for {
		q.mu.Lock()
		if len(q.queue) == 0 {
			q.workers--
			q.mu.Unlock()
			return
		}
		in := q.queue[0]
		q.queue = q.queue[1:]
		q.mu.Unlock()
		img := in.paint()
		q.mu.Lock()
		q.ready = append(q.ready, paintedArt{in, img})
		q.mu.Unlock()
	}
}

func (q *artQueue) done(time.Duration) []paintedArt {
	q.mu.Lock()
	defer q.mu.Unlock()
	out := q.ready
	q.ready = nil
	return out
}
