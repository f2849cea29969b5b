package game

import "sync"

// posts are pieces of work handed to the loop from elsewhere: goroutines, and
// the browser's callbacks.
type posts struct {
	mu   sync.Mutex
	list []func()
}

func (p *posts) add(f func()) {
	p.mu.Lock()
	p.list = append(p.list, f)
	p.mu.Unlock()
}

func (p *posts) run() {
	p.mu.Lock()
	list := p.list
	p.list = nil
	p.mu.Unlock()
	for _, f := range list {
		f()
	}
}

// Go runs f beside the loop: long thinking, reading a file. When it is done,
// then (which may be nil) runs between two Updates. A panic in either is
// handled like one in a scene. In the browser there is one thread, and f must
// be cut in slices by whoever wrote it.
func (c *Context) Go(f func(), then func(c *Context)) {
	a := c.app
	go func() {
		failed := try(f)
		a.posted.add(func() {
			if failed != nil {
				a.crashed(failed)
			} else if then != nil {
				a.dirty = true
				a.guard(func() {
					then(&a.ctx)
					a.applyStack()
				})
			}
		})
	}()
}

// try runs f and returns its panic.
func try(f func()) (failed *crash) {
	defer func() {
		if p := recover(); p != nil {
			failed = newCrash(p)
		}
	}()
	f()
	return nil
}
