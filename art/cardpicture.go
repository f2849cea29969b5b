package art

import "image"

// This file holds how illustrations lie behind the windows of faces.

// showPicture puts an illustration behind its window, shaded above and below.
func (c *Canvas) showPicture(a box, picture *image.RGBA) {
	restore := c.Clip(a.round(3))
	if picture != nil {
		c.Image(picture, a.x, a.y, a.w, a.h)
	}
	restore()
	c.Fill(Rect(a.x, a.y, a.w, 46), Linear(0, a.y, 0, a.y+46, SA(0, "#000", 0.62), SA(1, "#000", 0)))
	c.Fill(Rect(a.x, a.y+a.h-40, a.w, 40), Linear(0, a.y+a.h-40, 0, a.y+a.h, SA(0, "#000", 0), SA(1, "#000", 0.55)))
}

// A tableShade is what dims the picture of a table face where words and signs lie
// over it, in units.
type tableShade struct {
	head, dim float64 // how far the dark of the upper edge reaches, and its alpha there
	foot, h   float64 // where the lower one begins, and how high it is
	stops     []Stop  // of the lower one
}

// tablePicture puts an illustration behind its window with corners of radius r,
// under its shade.
func (c *Canvas) tablePicture(a box, r float64, picture *image.RGBA, s *tableShade) {
	inside := c.Clip(a.round(r))
	defer inside()
	if picture != nil {
		c.Image(picture, a.x, a.y, a.w, a.h)
	}
	c.Fill(Rect(a.x, a.y, a.w, s.head), Linear(0, a.y, 0, a.y+s.head, SA(0, "#000", s.dim), SA(1, "#000", 0)))
	c.Fill(Rect(a.x, s.foot, a.w, s.h), Linear(0, s.foot, 0, s.foot+s.h, s.stops...))
}
