//go:build !js

package ui

import (
	"runtime"
	"time"
)

// add queues a picture for the worker goroutines.
func (p *painter) add(j *job) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.queue = append(p.queue, j)
	if p.workers < max(1, runtime.NumCPU()-1) {
		p.workers++
		go p.work()
	}
}

// work paints until nothing waits.
func (p *painter) work() {
	for {
		p.mu.Lock()
		if len(p.queue) == 0 {
			p.workers--
			p.mu.Unlock()
			return
		}
		j := p.queue[0]
		p.queue = p.queue[1:]
		p.mu.Unlock()
		j.run()
		p.mu.Lock()
		p.finished = append(p.finished, j)
		p.mu.Unlock()
	}
}

// done returns finished pictures to upload, about 4 million pixels at most so
// that uploading does not hold up the frame.
func (p *painter) done(time.Duration) []*job {
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
