package beside

import (
	"strings"
	"testing"
	"time"
)

// until goes on with a work until it ends.
func until(t *testing.T, w *Work) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !w.GoOn(); {
		if time.Now().After(end) {
			t.Fatal("it does not end")
		}
		time.Sleep(time.Millisecond)
	}
}

func TestWorkEnds(t *testing.T) {
	n, finished := 0, 0
	until(t, Begin(0, func(stop func() bool) bool {
		for n < 1000 {
			if n++; stop() {
				break
			}
		}
		return n == 1000
	}, func() { finished++ }))
	if n != 1000 || finished != 1 {
		t.Errorf("%d steps, finished %d times", n, finished)
	}
}

func TestWorkIsBounded(t *testing.T) {
	finished := false
	until(t, Begin(20*time.Millisecond, func(stop func() bool) bool {
		for !stop() {
		}
		return false
	}, func() { finished = true }))
	if !finished {
		t.Error("it was not finished when its time was up")
	}
}

func TestWorkPanics(t *testing.T) {
	w := Begin(0, func(func() bool) bool { panic("planted") }, nil)
	until(t, w)
	if !strings.Contains(w.Fault(), "planted") {
		t.Errorf("the fault is %q", w.Fault())
	}
}

func TestCancelledWork(t *testing.T) {
	w := Begin(0, func(stop func() bool) bool {
		for !stop() {
			time.Sleep(time.Millisecond)
		}
		return false
	}, func() { t.Error("what was cancelled is finished") })
	w.Cancel()
	for range 50 {
		w.GoOn()
		time.Sleep(time.Millisecond)
	}
}

// TestPutAway cancels works that are at work, that have ended and that nobody has gone
// on with: what they worked with is put away once, when nothing works with it.
func TestPutAway(t *testing.T) {
	for _, ends := range []bool{false, true} {
		atWork, away := false, make(chan bool, 2)
		w := Begin(0, func(stop func() bool) bool {
			atWork = true
			for !ends && !stop() {
				time.Sleep(time.Millisecond)
			}
			atWork = false
			return ends
		}, nil)
		if ends {
			until(t, w)
		}
		w.CancelThen(func() { away <- atWork })
		select {
		case at := <-away:
			if at {
				t.Errorf("ends %v: it was put away while it was at work", ends)
			}
		case <-time.After(time.Minute):
			t.Errorf("ends %v: it was not put away", ends)
		}
		if len(away) > 0 {
			t.Errorf("ends %v: it was put away twice", ends)
		}
	}
}
