//go:build !js

package ui

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
)

// crew does pieces of work on goroutines, first asked first done. Goroutines
// come with work and go when none waits, so a screen at rest has none.
type crew struct {
	mu   sync.Mutex
	work []func()
	busy int
	fail string // what a piece of work panicked with
}

// do queues a piece of work. One core is left to the loop.
func (c *crew) do(f func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.work = append(c.work, f)
	if c.busy < max(1, runtime.NumCPU()-1) {
		c.busy++
		go c.run()
	}
}

func (c *crew) run() {
	for f := c.next(); f != nil; f = c.next() {
		c.try(f)
	}
}

// try does a piece of work. A panic would end the program here: raise says it
// where the loop hears it.
func (c *crew) try(f func()) {
	defer func() {
		if p := recover(); p != nil {
			c.mu.Lock()
			c.fail = fmt.Sprintf("%v\n\n%s", p, debug.Stack())
			c.mu.Unlock()
		}
	}()
	f()
}

// raise panics, once, if a piece of work has.
func (c *crew) raise() {
	c.mu.Lock()
	fail := c.fail
	c.fail = ""
	c.mu.Unlock()
	if fail != "" {
		panic(fail)
	}
}

// next takes a piece of work, or nil when none waits: the goroutine then ends.
func (c *crew) next() func() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.work) == 0 {
		c.busy--
		return nil
	}
	f := c.work[0]
	c.work[0] = nil
	c.work = c.work[1:]
	return f
}
