package ui

import (
	"math"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
)

// scroll is a part of the screen whose content is higher than it.
type scroll struct {
	id     string
	r      game.Rect     // the window on the content
	height float64       // of the content
	y      float64       // how far it is scrolled down
	target float64       // where a wheel or key wants it
	speed  float64       // after a flick, units a second
	drag   bool          // follows a finger
	dragTo float64       // pointer's Y at the last event
	end    bool          // keeps to its end, until it is moved
	stops  []float64     // where it comes to rest, ascending; none: anywhere
	turned bool          // the wheel has just been turned
	rest   time.Duration // until then it may still be turning
}

func (s *scroll) limit() float64 { return max(0, s.height-s.r.H) }

// stop is the place of rest nearest to y.
func (s *scroll) stop(y float64) float64 {
	best := y
	for i, at := range s.stops {
		if at = min(at, s.limit()); i == 0 || math.Abs(at-y) < math.Abs(best-y) {
			best = at
		}
	}
	return best
}

// strays reports whether it stands at none of its stops. At its end it does
// not: that is looked after by whoever keeps it there.
func (s *scroll) strays() bool { return !s.end && s.stop(s.target) != s.target }

func (s *scroll) to(y float64) {
	s.target = min(max(y, 0), s.limit())
	s.end = s.end && s.target >= s.limit()
}

// show brings r (where it lies now) into view.
func (s *scroll) show(r game.Rect) {
	const margin = 12
	if top := r.Y - margin; top < s.r.Y {
		s.to(s.y + top - s.r.Y)
	} else if end := r.Y + r.H + margin; end > s.r.Y+s.r.H {
		s.to(s.y + end - s.r.Y - s.r.H)
	}
}

// Scroll describes content that may be higher than r. content is given the
// upper left corner and the width to use, and returns the height it took. The
// wheel, a finger, the bar at the right and the keyboard focus move it.
func (u *UI) Scroll(id string, r game.Rect, content func(x, y, w float64) (h float64)) {
	s := u.scrolls[id]
	if s == nil {
		s = &scroll{id: id}
		u.scrolls[id] = s
	}
	s.r = r
	u.shown = append(u.shown, s)
	outer := u.scroll
	u.scroll = s
	bar := 0.0
	if s.height > r.H+0.5 {
		bar = barWidth + 8
		if u.view.Portrait() {
			bar = 8
		}
	}
	was := s.height
	u.Clipped(r, func() { s.height = content(r.X, r.Y-s.y, r.W-bar) })
	if s.height != was {
		u.stale = true // what is around it may go by its height
	}
	u.scroll = outer
	if s.end && s.y != s.limit() {
		s.y, s.target = s.limit(), s.limit()
		u.stale = true
	}
	if s.target > s.limit() {
		s.to(s.target)
		s.y = min(s.y, s.limit())
		u.stale = true
	}
	if (s.height > r.H+0.5) != (bar > 0) {
		u.stale = true
	}
	if bar > 0 {
		u.more(s)
		u.scrollBar(s)
	}
}

const barWidth = 8.0

// fadeHigh is how far the content fades at an edge behind which there is more.
const fadeHigh = 44.0

// more shows that the content goes on above or below: it fades into the dark
// there, and an arrow points on.
func (u *UI) more(s *scroll) {
	if u.mute {
		return
	}
	high := min(fadeHigh, s.r.H/4)
	w := s.r.W
	if !u.view.Portrait() {
		w -= barWidth + 8
	}
	if s.y > 1 && len(s.stops) == 0 { // a whole entry at the top would lie under it
		r := game.Rect{X: s.r.X, Y: s.r.Y, W: w, H: high}
		u.Picture(Key{Kind: "scrollmore", A: 1}, r, func(c *art.Canvas) { paintMore(c, w, high, true) })
	}
	if s.y < s.limit()-1 {
		r := game.Rect{X: s.r.X, Y: s.r.Y + s.r.H - high, W: w, H: high}
		u.Picture(Key{Kind: "scrollmore"}, r, func(c *art.Canvas) { paintMore(c, w, high, false) })
	}
}

// paintMore is dark at its lower edge, or its upper one, with an arrow there. So
// dark it is around the arrow that no words are read through it.
func paintMore(c *art.Canvas, w, h float64, up bool) {
	if up {
		c.Push(art.Translate(0, h))
		defer c.Pop()
		c.Push(art.Scale(1, -1))
		defer c.Pop()
	}
	c.Fill(art.Rect(0, 0, w, h), art.Linear(0, 0, 0, h, art.SA(0, "#0b0a0f", 0), art.SA(.55, "#0b0a0f", .62),
		art.SA(1, "#0b0a0f", .94)))
	c.Push(art.Translate(w/2, h-10))
	c.Push(art.Scale(3.4, 1))
	c.Fill(art.Circle(0, 0, 16), art.Radial(0, 0, 16, 0, 0, art.SA(0, "#0b0a0f", .97), art.SA(.6, "#0b0a0f", .94),
		art.SA(1, "#0b0a0f", 0)))
	c.Pop()
	c.Pop()
	p := new(art.Path)
	p.MoveTo(w/2-11, h-15)
	p.LineTo(w/2, h-6)
	p.LineTo(w/2+11, h-15)
	c.StrokeRound(p, 5, art.SolidA("#000000", .7))
	c.StrokeRound(p, 2.6, art.Solid("#ffdf9e"))
}

// ScrollTop puts scroll id back to its top.
func (u *UI) ScrollTop(id string) {
	if s := u.scrolls[id]; s != nil {
		s.y, s.target, s.speed = 0, 0, 0
	}
}

// ScrollEnd puts scroll id to its end and keeps it there, however long it grows,
// until the player moves it.
func (u *UI) ScrollEnd(id string) {
	if s := u.scrolls[id]; s != nil {
		s.end, s.speed = true, 0
		u.stale = true
	}
}

// ScrollAt returns how far scroll id is scrolled down, in units.
func (u *UI) ScrollAt(id string) float64 {
	if s := u.scrolls[id]; s != nil {
		return s.y
	}
	return 0
}

// ScrollHigh returns how high the content of scroll id was when it was described
// last, in units; 0 if it was not yet.
func (u *UI) ScrollHigh(id string) float64 {
	if s := u.scrolls[id]; s != nil {
		return s.height
	}
	return 0
}

// scrollAt returns the scroll at p: of several, the one described last, which
// lies on top.
func (u *UI) scrollAt(p game.Point) *scroll {
	for i := len(u.shown) - 1; i >= 0; i-- {
		if s := u.shown[i]; s.r.Contains(p) && s.limit() > 0 {
			return s
		}
	}
	return nil
}

// wheelRest is how long the wheel must have stood still before the content
// comes to rest at one of its stops: small turns add up.
const wheelRest = 140 * time.Millisecond

// ScrollStops lets scroll id come to rest only at some places: at the top of
// its entries, for instance. stops are ascending, in units from its top, and
// stay the caller's.
func (u *UI) ScrollStops(id string, stops []float64) {
	if s := u.scrolls[id]; s != nil {
		s.stops = append(s.stops[:0], stops...)
	}
}

func (u *UI) wheel(e game.Event) bool {
	s := u.scrollAt(e.Pos)
	if s == nil {
		return false
	}
	s.speed, s.turned = 0, true
	s.to(s.target - e.Delta.Y)
	return true
}

// dragScroll lets a finger or the mouse push a scrolling part, unless a widget
// is being dragged.
func (u *UI) dragScroll(e game.Event) bool {
	if u.grabbed != "" {
		return true
	}
	switch e.Kind {
	case game.Drop, game.DragCancel:
		pushed := false
		for _, s := range u.scrolls { // the one pushed may be gone from the screen
			pushed = pushed || s.drag
			s.drag = false
		}
		return pushed
	case game.DragStart:
		s := u.scrollAt(e.Start)
		if s == nil {
			return false
		}
		s.drag, s.dragTo, s.speed = true, e.Start.Y, 0
		u.down = ""
	}
	for _, s := range u.shown {
		if !s.drag {
			continue
		}
		d := s.dragTo - e.Pos.Y
		s.dragTo = e.Pos.Y
		s.to(s.y + d)
		s.y = s.target
		s.speed = 0.7*s.speed + 0.3*d*60
		return true
	}
	return false
}

// gliding reports whether a scroll is moving by itself.
func (u *UI) gliding() bool {
	for _, s := range u.shown {
		if s.y != s.target || !s.drag && (math.Abs(s.speed) > 4 || s.strays()) {
			return true
		}
	}
	return false
}

// glide moves what is scrolling on by itself.
func (u *UI) glide(c *game.Context) {
	dt := c.DT.Seconds()
	for _, s := range u.shown {
		if s.drag {
			continue
		}
		if math.Abs(s.speed) > 4 {
			s.to(s.target + s.speed*dt)
			s.speed *= math.Exp(-5 * dt)
			s.y = s.target
			continue
		}
		s.speed = 0
		if s.turned {
			s.turned, s.rest = false, c.Now+wheelRest
		}
		if c.Now >= s.rest && s.strays() {
			s.to(s.stop(s.target))
		}
		if c.Settings.ReducedMotion || math.Abs(s.y-s.target) < 0.5 {
			s.y = s.target
			continue
		}
		s.y += (s.target - s.y) * (1 - math.Exp(-18*dt))
	}
}

// ScrollBy moves scroll id by d units, down if positive.
func (u *UI) ScrollBy(id string, d float64) {
	if s := u.scrolls[id]; s != nil {
		s.to(s.target + d)
	}
}
