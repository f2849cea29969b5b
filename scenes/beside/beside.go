// Package beside lets something think beside the game: on a goroutine where there
// are several threads, in slices between two frames where there is one.
package beside

import (
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"
)

// A Work is something that is thought about.
type Work struct {
	step   func(stop func() bool) (done bool)
	finish func()
	end    time.Time // when it ends, whatever it has found; zero for never
	over   atomic.Bool
	ended  chan string // what it panicked with, or nothing

	gone  sync.Mutex // of the two below
	rest  bool       // nothing of it is at work any more
	then  func()     // called when that is so
	done  bool
	fault string
}

// Begin begins a work for at most so long, 0 for as long as it takes. step works
// until stop says so and reports whether it has come to its end; finish, which may
// be nil, is called once after that or when the time is up. Both run where the work
// is done, not where it was begun.
func Begin(most time.Duration, step func(stop func() bool) (done bool), finish func()) *Work {
	w := &Work{step: step, finish: finish, ended: make(chan string, 1)}
	if most > 0 {
		w.end = time.Now().Add(most)
	}
	w.start()
	return w
}

// GoOn is called once a frame. It reports whether the work has ended.
func (w *Work) GoOn() bool {
	if w.done {
		return true
	}
	w.slice()
	select {
	case w.fault = <-w.ended:
		w.done = true
	default:
	}
	return w.done
}

// Fault is what a work that has ended panicked with; empty for nothing.
func (w *Work) Fault() string { return w.fault }

// Cancel says that nobody waits for it any more. It may still be at work for a
// moment, and its finish is not called.
func (w *Work) Cancel() { w.over.Store(true) }

// CancelThen cancels it and calls then when nothing of it is at work any more, there
// where it was: to put away what it worked with.
func (w *Work) CancelThen(then func()) {
	w.Cancel()
	w.gone.Lock()
	rest := w.rest || inSlices
	if !rest {
		w.then = then
	}
	w.gone.Unlock()
	if rest {
		then()
	}
}

// resting says that nothing of it is at work any more.
func (w *Work) resting() {
	w.gone.Lock()
	w.rest = true
	then := w.then
	w.gone.Unlock()
	if then != nil {
		then()
	}
}

// late reports whether its time is up.
func (w *Work) late() bool { return !w.end.IsZero() && !time.Now().Before(w.end) }

// run works until stop says so, and ends the work when it is done or late.
func (w *Work) run(stop func() bool) {
	ended := false
	fault := Try(func() {
		if ended = w.step(stop) || w.late(); ended && w.finish != nil && !w.over.Load() {
			w.finish()
		}
	})
	if ended || fault != "" || w.over.Load() {
		w.resting()
		w.ended <- fault
	}
}

// Try runs f and returns what it panicked with.
func Try(f func()) (fault string) {
	defer func() {
		if p := recover(); p != nil {
			fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
		}
	}()
	f()
	return ""
}
