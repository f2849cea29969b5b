package ui

import (
	"iter"
	"slices"
	"time"

	"wyrmtable/art/texture"
)

// painter paints pictures in the frame itself, since in the browser all
// goroutines share one thread. A large picture takes several frames: it is left
// at a breath of package art, and gone on with in the next frame.
type painter struct {
	queue, finished []*job
	goOn            func() (struct{}, bool) // with the first of the queue, begun
	breath          func()
	deadline        time.Time
}

// add puts a picture in the queue, behind the one begun and before all that
// are larger: most of the screen is then there soonest, and a large sheet holds
// up nothing but itself.
func (p *painter) add(j *job) {
	at := len(p.queue)
	for at > 0 && p.queue[at-1].w*p.queue[at-1].h > j.w*j.h && !(at == 1 && p.goOn != nil) {
		at--
	}
	p.queue = slices.Insert(p.queue, at, j)
}

// done paints for budget and returns what was finished: at most one large
// picture, or small ones of as many pixels, since uploading takes time too.
func (p *painter) done(budget time.Duration) []*job {
	p.finished = p.finished[:0]
	p.deadline = time.Now().Add(budget)
	for px := 0; len(p.queue) > 0 && px < 4*smallPicture; {
		j := p.queue[0]
		if !p.paint(j) {
			break
		}
		p.queue[0] = nil
		p.queue = p.queue[1:]
		p.finished = append(p.finished, j)
		px += len(j.result.Pix) / 4
		if !time.Now().Before(p.deadline) {
			break
		}
	}
	return p.finished
}

// paint begins with a picture or goes on with it, and reports whether it is
// finished.
func (p *painter) paint(j *job) bool {
	if p.goOn == nil {
		p.goOn, _ = iter.Pull(func(yield func(struct{}) bool) {
			p.breath = func() {
				if !time.Now().Before(p.deadline) {
					yield(struct{}{})
				}
			}
			texture.SetBreath(p.breath)
			j.run()
		})
	} else {
		texture.SetBreath(p.breath)
	}
	_, more := p.goOn()
	texture.SetBreath(nil)
	if !more {
		p.goOn, p.breath = nil, nil
	}
	return !more
}
