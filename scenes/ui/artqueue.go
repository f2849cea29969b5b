package ui

import (
	"image"
	"sync"
)

// artQueue paints illustrations on goroutines.
type artQueue struct {
	crew  crew
	mu    sync.Mutex
	ready []paintedArt
}

func (q *artQueue) add(in *illustration) {
	q.crew.do(in.size(), func() {
		img := image.NewRGBA(image.Rect(0, 0, in.key.w, in.key.h)) // where painting fails
		defer func() {
			q.mu.Lock()
			q.ready = append(q.ready, paintedArt{in, img})
			q.mu.Unlock()
		}()
		step, whole := in.begin()
		stepOn(step)
		img = whole
	})
}

func (q *artQueue) done() []paintedArt {
	q.crew.raise()
	q.mu.Lock()
	defer q.mu.Unlock()
	out := q.ready
	q.ready = nil
	return out
}
