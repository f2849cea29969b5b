package faces

import "wyrmtable/art"

// FullPlan are the windows of a full face: picture above, words below. The
// picture of a lifted one is lower, to leave room for many words.
type FullPlan struct {
	Art, Panel art.Box
	Lifted     bool
}

// Lift makes room for words: they reach that much higher.
func (p FullPlan) Lift(up float64) FullPlan {
	p.Art.H -= up
	p.Panel.Y -= up
	p.Panel.H += up
	p.Lifted = true
	return p
}

// FrameOf is a frame with holes.
func FrameOf(f art.Box, r float64, holes ...art.Box) *art.Path {
	p := f.Round(r)
	for _, h := range holes {
		p.Append(art.Rect(h.X, h.Y, h.W, h.H), art.Matrix{-1, 0, 0, 1, 2*h.X + h.W, 0})
	}
	return p
}

// tableArtLeast is the least width of card for which table illustrations are
// painted. Widths above it go by steps, so that a card in the hand, on the
// battlefield and in a pile shares one painting, reduced to each place.
const tableArtLeast = 96.0

func ArtStep(widthPx int) float64 {
	step := tableArtLeast
	for step < float64(widthPx) {
		step *= 1.5
	}
	return step
}
