package ui

import (
	"image"
	"strings"
	"testing"
	"time"

	"wyrmtable/art"
)

// A painter that fails on its goroutine does not end the program: the loop hears
// of it, where it is guarded, and whatever else was asked for comes.
func TestAPainterThatFailsIsHeardInTheLoop(t *testing.T) {
	var p painter
	p.add(&job{w: 4, h: 4, scale: 1, paint: nil})
	p.add(&job{w: 4, h: 4, scale: 1, paint: func(*art.Canvas) {}})
	var q artQueue
	q.add(&illustration{key: artKey{w: 8, h: 8}, mat: func(int, int) *art.Mat { return nil }})
	heard, painted, mats := 0, 0, 0
	for end := time.Now().Add(20 * time.Second); (painted < 2 || mats < 1 || heard < 2) && time.Now().Before(end); {
		func() {
			defer func() {
				if recover() != nil {
					heard++
				}
			}()
			for _, j := range p.done() {
				if j.result == nil {
					t.Error("a picture came back as nothing")
				}
				painted++
			}
			for _, in := range q.done() {
				if in.img.Rect != image.Rect(0, 0, 8, 8) {
					t.Errorf("a mat came back as %v", in.img.Rect)
				}
				mats++
			}
		}()
	}
	if heard != 2 || painted != 2 || mats != 1 {
		t.Errorf("heard of %d failures, got %d pictures and %d mats; want 2, 2 and 1", heard, painted, mats)
	}
}

// What is small comes before what was asked for earlier and is larger; of one size
// the first comes first.
func TestTheSmallestIsPaintedFirst(t *testing.T) {
	c := crew{busy: workers()} // whose goroutines are all at work
	var order []string
	for _, w := range []struct {
		name string
		size int
	}{{"mat", 900}, {"card", 90}, {"word", 9}, {"card again", 90}} {
		c.do(w.size, func() { order = append(order, w.name) })
	}
	for f := c.next(); f != nil; f = c.next() {
		f()
	}
	if got := strings.Join(order, ", "); got != "word, card, card again, mat" {
		t.Errorf("painted in the order %s", got)
	}
}
