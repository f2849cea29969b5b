package ui

import (
	"image"
	"math/bits"
)

// plots says what is taken of a rectangle that things are put into and taken
// from again, in square plots of plot pixels. A thing gets the first place from
// the top where it fits; a low one, such as a word, the first from the bottom,
// so that it does not lie in the way of large ones when it is left alone.
type plots struct {
	w, h  int      // plots
	words int      // a row
	taken []uint64 // one bit a plot, row by row
	row   []uint64 // scratch: what is taken in any of some rows
}

const (
	plot    = 8  // pixels
	lowness = 16 // plots; what is lower is low
)

func newPlots(size image.Point) plots {
	p := plots{w: size.X / plot, h: size.Y / plot}
	p.words = (p.w + 63) / 64
	p.taken = make([]uint64, p.words*p.h)
	p.row = make([]uint64, p.words)
	return p
}

// place finds room for something of so many pixels, takes it and returns its
// upper left corner, or false.
func (p *plots) place(size image.Point) (image.Point, bool) {
	w, h := (size.X+plot-1)/plot, (size.Y+plot-1)/plot
	last := p.h - h
	for i := range last + 1 {
		y := i
		if h < lowness {
			y = last - i
		}
		if x := p.gap(y, w, h); x >= 0 {
			p.mark(x, y, w, h, true)
			return image.Pt(x*plot, y*plot), true
		}
	}
	return image.Point{}, false
}

// clear frees the place of a thing of the size it was placed with.
func (p *plots) clear(at image.Rectangle) {
	p.mark(at.Min.X/plot, at.Min.Y/plot, (at.Dx()+plot-1)/plot, (at.Dy()+plot-1)/plot, false)
}

// gap returns the first x at which w by h plots from row y are free, or -1.
func (p *plots) gap(y, w, h int) int {
	copy(p.row, p.taken[y*p.words:][:p.words])
	for i := y + 1; i < y+h; i++ {
		for j, t := range p.taken[i*p.words:][:p.words] {
			p.row[j] |= t
		}
	}
	for x := p.next(0, false); x+w <= p.w; {
		end := p.next(x, true)
		if end-x >= w {
			return x
		}
		x = p.next(end, false)
	}
	return -1
}

// next returns the first plot of the scratch row from x on that is taken, or
// free; w if there is none.
func (p *plots) next(x int, taken bool) int {
	for x < p.w {
		t := p.row[x/64]
		if !taken {
			t = ^t
		}
		if t >>= x % 64; t != 0 {
			return min(x+bits.TrailingZeros64(t), p.w)
		}
		x = (x/64 + 1) * 64
	}
	return p.w
}

func (p *plots) mark(x, y, w, h int, taken bool) {
	for j := y; j < y+h; j++ {
		row := p.taken[j*p.words:][:p.words]
		for i := x; i < x+w; i++ {
			if taken {
				row[i/64] |= 1 << (i % 64)
			} else {
				row[i/64] &^= 1 << (i % 64)
			}
		}
	}
}
