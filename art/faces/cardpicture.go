package faces

import (
	"image"

	"wyrmtable/art"
)

// This file holds how illustrations lie behind the windows of faces.

// ShowPicture puts an illustration behind its window, shaded above and below.
func ShowPicture(c *art.Canvas, a art.Box, picture *image.RGBA) {
	restore := c.Clip(a.Round(3))
	if picture != nil {
		c.Image(picture, a.X, a.Y, a.W, a.H)
	}
	restore()
	c.Fill(art.Rect(a.X, a.Y, a.W, 46), art.Linear(0, a.Y, 0, a.Y+46, art.SA(0, "#000", 0.62), art.SA(1, "#000", 0)))
	c.Fill(art.Rect(a.X, a.Y+a.H-40, a.W, 40), art.Linear(0, a.Y+a.H-40, 0, a.Y+a.H, art.SA(0, "#000", 0), art.SA(1, "#000", 0.55)))
}

// A TableShade is what dims the picture of a table face where words and signs lie
// over it, in units.
type TableShade struct {
	Head, Dim float64    // how far the dark of the upper edge reaches, and its alpha there
	Foot, H   float64    // where the lower one begins, and how high it is
	Stops     []art.Stop // of the lower one
}

// TablePicture puts an illustration behind its window with corners of radius r,
// under its shade.
func TablePicture(c *art.Canvas, a art.Box, r float64, picture *image.RGBA, s *TableShade) {
	inside := c.Clip(a.Round(r))
	defer inside()
	if picture != nil {
		c.Image(picture, a.X, a.Y, a.W, a.H)
	}
	c.Fill(art.Rect(a.X, a.Y, a.W, s.Head), art.Linear(0, a.Y, 0, a.Y+s.Head, art.SA(0, "#000", s.Dim), art.SA(1, "#000", 0)))
	c.Fill(art.Rect(a.X, s.Foot, a.W, s.H), art.Linear(0, s.Foot, 0, s.Foot+s.H, s.Stops...))
}
