package ui

import "time"

// painter paints pictures in the frame itself, as many as the time allows and at
// least one, since in the browser all goroutines share one thread.
type painter struct{ queue, finished []*job }

func (p *painter) add(j *job) { p.queue = append(p.queue, j) }

func (p *painter) done(budget time.Duration) []*job {
	p.finished = p.finished[:0]
	for start := time.Now(); len(p.queue) > 0; {
		j := p.queue[0]
		p.queue[0] = nil
		p.queue = p.queue[1:]
		j.run()
		p.finished = append(p.finished, j)
		if time.Since(start) > budget {
			break
		}
	}
	return p.finished
}
