// Package curtain is what lies over a table with hidden hands while the screen
// goes from one person to the next: a curtain that says who takes over and why,
// and after it a strip of pictures of what he has missed.
//
// It knows nothing but what it is told to say. What the curtain says is public;
// what the recap says is for the one who has just said who he is.
package curtain

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/art/curtain"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// A Person is somebody at the table.
type Person struct {
	Seat   rules.Seat
	Name   string
	Colour int // as rules.SeatSetup.Colour
}

// A Handover says who takes over and why. All of it is public.
type Handover struct {
	To    Person
	Title rules.Text   // what is asked
	Lines []rules.Text // what has led to it; may hold references
	// Card is the card it is about, which lies open on the table; 0: none.
	Card  rules.Face
	Theme string                   // the id of the game, tells its cards from others
	Paint func(px int) *image.RGBA // paints Card, px pixels wide
	// Quick is what can be answered without a look; empty where there is no such
	// answer.
	Quick rules.Text
	// Back gives the screen back to all who look on, for somebody who has asked for
	// it himself; empty where he has not.
	Back  rules.Text
	Facts []Fact
}

// A Fact is what everybody knows of a player.
type Fact struct {
	Person
	Values []Value
	Here   bool // the screen goes to him
	Out    bool // he takes no part any more
}

// A Value is a number with its icon, or with what Paint paints in a square.
type Value struct {
	Icon  string
	Paint func(c *art.Canvas, side float64)
	N     int
	Bare  bool // the number is not written
	Name  rules.Text
}

// A Raised says how the curtain was raised. The scene below is resumed with it.
type Raised struct {
	How  How
	Seat rules.Seat // who has said that he is there
	At   game.Point // where that was pressed; Nowhere by keys or a reader
}

// Nowhere is on no screen.
var Nowhere = game.Point{X: math.Inf(-1), Y: math.Inf(-1)}

// How a curtain is raised.
type How uint8

// The ways of raising a curtain.
const (
	Lift     How = iota + 1 // the person named is there
	Answer                  // he answers without a look: Handover.Quick
	Back                    // he gives the screen back: Handover.Back
	Leave                   // nobody goes on now
	Settings                // somebody wants to change settings; the curtain stays
)

// Scene is the curtain. It implements game.Scene.
type Scene struct {
	ui   *ui.UI
	note Handover

	since  time.Duration // when it began to fall
	begun  bool
	ears   ears
	closed bool       // it covers everything
	pause  bool       // the way out is open
	at     game.Point // of the last press; Nowhere
}

// New returns a curtain. It pops itself with a [Raised].
func New(k *ui.Kit, h Handover) *Scene { return &Scene{ui: ui.New(k), note: h, at: Nowhere} }

// Measures of time, at normal speed.
const (
	fallTime = 320 * time.Millisecond
	riseTime = 380 * time.Millisecond
	// deaf is how long a new curtain takes no press: the second press of a
	// hammering finger must not open the next one's hand.
	deaf = 350 * time.Millisecond
)

// Warm lets the cloth be painted before it is wanted.
func Warm(k *ui.Kit, v game.View) { cloth(k, v) }

// cloth is the picture of the curtain, or nil while it is painted.
func cloth(k *ui.Kit, v game.View) *ebiten.Image {
	return k.Art.Mat("curtain", v.W, v.H, paintCloth)
}

func paintCloth(w, h int) *art.Mat {
	x, y := float64(w)/2, float64(h)*226/720
	if h > w {
		y = float64(h) * 190 / 844
	}
	return curtain.Mat(w, h, x, y, 5)
}

// Overlay implements game.Overlay: while it falls, the table is seen below it,
// as everybody may see it.
func (s *Scene) Overlay() bool { return !s.closed }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	if !s.begun {
		s.begun, s.since = true, c.Now
		s.ears.shut(c, deaf)
		c.Sound.Play(sounds.CardSlide)
	}
	s.fall(c)
	s.ui.Begin(c)
	for e := range c.Events() {
		switch e.Kind {
		case game.PointerDown:
			s.at = e.Pos
		case game.ActionDown, game.MirrorPress:
			s.at = Nowhere
		}
		if s.ears.hear(c, e, s.closed) {
			s.ui.Event(c, e, s.build)
		}
	}
	s.ui.End(c, s.build)
}

// Back implements game.Backer. The curtain is part of the table, where nobody went
// by himself: called off it would only fall again, and so it leads where Back leads
// from the table, to the menu. Nobody's hand is seen on the way, and the match goes
// on behind a curtain.
func (s *Scene) Back(c *game.Context) { c.Pop(Raised{Leave, rules.Nobody, Nowhere}) }

// fall closes the curtain.
func (s *Scene) fall(c *game.Context) {
	if s.closed {
		return
	}
	d := c.Settings.Motion(fallTime)
	if c.Settings.ReducedMotion || c.Now-s.since >= d {
		s.closed = true
	}
	s.ui.Changed()
	c.Redraw()
}

// above is how far the curtain still hangs above its place.
func (s *Scene) above(c *game.Context) float64 {
	d := c.Settings.Motion(fallTime)
	switch {
	case s.closed || d <= 0 || c.Settings.ReducedMotion:
		return 0
	case !s.begun:
		return c.H
	}
	t := 1 - min(1, float64(c.Now-s.since)/float64(d))
	return c.H * t * t
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// DrawRising draws a curtain that has risen for a time since it was raised, and
// reports whether anything of it is still to be seen.
func DrawRising(k *ui.Kit, c *game.Context, dst *game.Frame, since time.Duration) bool {
	d := c.Settings.Motion(riseTime)
	img := cloth(k, c.View)
	if img == nil || d <= 0 || c.Settings.ReducedMotion || since >= d {
		return false
	}
	t := float64(since) / float64(d)
	var op ebiten.DrawImageOptions
	b := img.Bounds()
	op.GeoM.Scale(float64(c.PxW)/float64(b.Dx()), float64(c.PxH)/float64(b.Dy()))
	op.GeoM.Translate(0, -t*t*float64(c.PxH))
	dst.DrawImage(img, &op)
	return true
}

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(s.title())) }
