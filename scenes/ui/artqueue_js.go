package ui

import (
	"image"
	"slices"
	"time"
)

// artQueue paints illustrations in slices, one after the other, since in the
// browser all goroutines share one thread.
type artQueue struct {
	queue []*illustration
	step  func(time.Duration) bool // of the first in the queue, begun
	img   *image.RGBA
	ready []paintedArt
}

// add puts an illustration in the queue, behind the one begun and before all
// that are larger: cards and tiles come before the mat behind them.
func (q *artQueue) add(in *illustration) {
	at := len(q.queue)
	for at > 0 && q.queue[at-1].size() > in.size() && !(at == 1 && q.step != nil) {
		at--
	}
	q.queue = slices.Insert(q.queue, at, in)
}

func (q *artQueue) done(budget time.Duration) []paintedArt {
	q.ready = q.ready[:0]
	if len(q.queue) == 0 {
		return nil
	}
	in := q.queue[0]
	if q.step == nil {
		q.step, q.img = in.begin()
	}
	if q.step(budget) {
		q.ready = append(q.ready, paintedArt{in, q.img})
		q.step, q.img, q.queue[0] = nil, nil, nil
		q.queue = q.queue[1:]
	}
	return q.ready
}
