package ui

import (
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
	"time"
)

// crew does pieces of work on goroutines, the smallest first, so that most of the
// screen is there soonest and a picture as large as the window holds up nothing but
// itself. Goroutines come with work and go when none waits, so a screen at rest has
// none.
type crew struct {
	mu   sync.Mutex
	work []piece
	busy int
	fail string // what a piece of work panicked with
}

// A piece of work, and how many pixels it paints.
type piece struct {
	do   func()
	size int
}

// do queues a piece of work.
func (c *crew) do(size int, f func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	at := len(c.work)
	for at > 0 && c.work[at-1].size > size {
		at--
	}
	c.work = slices.Insert(c.work, at, piece{f, size})
	if c.busy < workers() {
		c.busy++
		go c.run()
	}
}

func (c *crew) run() {
	for f := c.next(); f != nil; f = c.next() {
		inTurn(func() { c.try(f) })
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
	f := c.work[0].do
	c.work = slices.Delete(c.work, 0, 1)
	return f
}

// Beside does work that step goes on with for about a time, until it reports that
// it is done, while the loop runs on. What comes out is what it panicked with, or
// nil.
func Beside(step func(time.Duration) bool) <-chan any {
	done := make(chan any, 1)
	go inTurn(func() {
		defer func() { done <- recover() }() // a panic is the loop's to hear
		stepOn(step)
	})
	return done
}
