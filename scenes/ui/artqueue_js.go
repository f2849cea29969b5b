package ui

import (
	"time"

	"wyrmtable/art"
)

// artQueue paints illustrations in slices, one after the other, since in the
// browser all goroutines share one thread.
type artQueue struct {
	queue   []*illustration
	current *art.Painting
	ready   []paintedArt
}

func (q *artQueue) add(in *illustration) { q.queue = append(q.queue, in) }

func (q *artQueue) done(budget time.Duration) []paintedArt {
	q.ready = q.ready[:0]
	if len(q.queue) == 0 {
		return nil
	}
	in := q.queue[0]
	if q.current == nil {
		q.current = art.NewPainting(in.key.spec, in.key.w, in.key.h)
	}
	if q.current.Step(budget) {
		q.ready = append(q.ready, paintedArt{in, q.current.Image()})
		q.current, q.queue[0] = nil, nil
		q.queue = q.queue[1:]
	}
	return q.ready
}
