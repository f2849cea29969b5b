//go:build !js

package ui

import (
	"sync"
	"time"
)

// artQueue paints illustrations on goroutines.
type artQueue struct {
	crew  crew
	mu    sync.Mutex
	ready []paintedArt
}

func (q *artQueue) add(in *illustration) {
	q.crew.do(func() {
		img := in.paint()
		q.mu.Lock()
		q.ready = append(q.ready, paintedArt{in, img})
		q.mu.Unlock()
	})
}

func (q *artQueue) done(time.Duration) []paintedArt {
	q.mu.Lock()
	defer q.mu.Unlock()
	out := q.ready
	q.ready = nil
	return out
}
