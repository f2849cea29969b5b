package ui

import "sync"

// painter paints pictures on goroutines.
type painter struct {
	crew     crew
	mu       sync.Mutex
	finished []*job
}

func (p *painter) add(j *job) {
	p.crew.do(int(j.w*j.h*j.scale*j.scale), func() {
		defer func() {
			p.mu.Lock()
			p.finished = append(p.finished, j)
			p.mu.Unlock()
		}()
		j.run()
	})
}

// done returns finished pictures to upload.
func (p *painter) done() []*job {
	p.crew.raise()
	p.mu.Lock()
	defer p.mu.Unlock()
	n, px := 0, 0
	for n < len(p.finished) && px < mostUpload {
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
