//go:build !js

package ui

import (
	"sync"
	"time"
)

// painter paints pictures on goroutines.
type painter struct {
	crew     crew
	mu       sync.Mutex
	finished []*job
}

func (p *painter) add(j *job) {
	p.crew.do(func() {
		defer func() {
			p.mu.Lock()
			p.finished = append(p.finished, j)
			p.mu.Unlock()
		}()
		j.run()
	})
}

// done returns finished pictures to upload, about 4 million pixels at most so
// that uploading does not hold up the frame.
func (p *painter) done(time.Duration) []*job {
	p.crew.raise()
	p.mu.Lock()
	defer p.mu.Unlock()
	n, px := 0, 0
	for n < len(p.finished) && px < 4<<20 {
		px += len(p.finished[n].result.Pix) / 4
		n++
	}
	out := p.finished[:n:n]
	p.finished = p.finished[n:]
	if len(p.finished) == 0 {
		p.finished = nil
	}
	return out
}
