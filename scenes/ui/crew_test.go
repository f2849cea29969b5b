//go:build !js

package ui

import (
	"image"
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
			for _, j := range p.done(0) {
				if j.result == nil {
					t.Error("a picture came back as nothing")
				}
				painted++
			}
			for _, in := range q.done(0) {
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
