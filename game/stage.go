package game

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stage runs an App without a window of its own: on a clock that only moves
// when told, with input from a script, onto a picture. The same steps give the
// same pictures. Tests use it through package gametest, and the program itself
// to draw one screen into a file.
//
// Ebitengine must be running: pictures live where it draws.
type Stage struct {
	App    *App
	Script *Script
	// Blind draws frames into one pixel, which spares a processor that draws by
	// itself most of its work, until Picture is asked for: that one is drawn
	// anew. Not for a test of whether the screen follows what happens.
	Blind  bool
	Look   func()        // called after every frame that was drawn; may be nil
	w, h   int           // of the screen
	screen *ebiten.Image // nil until something is to be seen: it is megabytes
	whole  *ebiten.Image // what Whole draws on; nil until then
	pixel  *ebiten.Image // that Blind draws into
	behind bool          // the screen is, of what was drawn
	clock  time.Duration
}

// frameTime is one step of a Stage: 60 to the second, exactly repeatable.
const frameTime = 16667 * time.Microsecond

// NewStage starts an app on a picture of w by h physical pixels, on a screen of
// device physical pixels per device-independent one.
func NewStage(opt Options, w, h int, device float64) *Stage {
	s := &Stage{Script: &Script{}, w: w, h: h}
	opt.Source = s.Script
	opt.Now = func() time.Duration { return s.clock }
	if opt.Clip == nil {
		opt.Clip = MemoryClipboard()
	}
	s.App = start(opt, true)
	s.App.SetView(ViewOf(w, h, device))
	return s
}

// newScreen makes a picture to draw on as a window's is: with a texture of its
// own. Those that share one are moved to another now and then, and what they
// hold is not always the same to the pixel after that.
func newScreen(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

// Screen returns the picture that is drawn on.
func (s *Stage) Screen() *ebiten.Image {
	if s.screen == nil {
		s.screen = newScreen(s.w, s.h)
	}
	return s.screen
}

// Resize changes the picture, as resizing a window does.
func (s *Stage) Resize(w, h int, device float64) {
	for _, img := range []*ebiten.Image{s.screen, s.whole} {
		if img != nil {
			img.Deallocate()
		}
	}
	s.w, s.h, s.screen, s.whole = w, h, nil, nil
	s.App.SetView(ViewOf(w, h, device))
}

// Step moves the clock by d, and gives the app one Update and one Draw. It
// returns false once the app has quit.
func (s *Stage) Step(d time.Duration) bool {
	s.clock += d
	if s.App.Update() != nil {
		return false
	}
	before := s.App.drawn
	if s.Blind {
		if s.pixel == nil {
			s.pixel = newScreen(1, 1)
		}
		s.App.Draw(s.pixel)
		s.behind = s.behind || s.App.drawn != before
		return true
	}
	s.App.Draw(s.Screen())
	if s.App.drawn != before {
		s.behind = false
		if s.Look != nil {
			s.Look()
		}
	}
	return true
}

// Run steps in frames of a sixtieth of a second until d has passed.
func (s *Stage) Run(d time.Duration) bool {
	for ; d > 0; d -= frameTime {
		if !s.Step(min(d, frameTime)) {
			return false
		}
	}
	return true
}

// Picture returns what is on the screen.
func (s *Stage) Picture() *image.RGBA {
	if s.behind {
		s.behind = false
		s.App.dirty = true
		s.App.Draw(s.Screen())
	}
	img := image.NewRGBA(image.Rect(0, 0, s.w, s.h))
	s.Screen().ReadPixels(img.Pix)
	return img
}

// Px returns a position in units as a Raw has it, in pixels.
func (s *Stage) Px(p Point) (x, y float64) {
	return p.X * s.App.view.Scale, p.Y * s.App.view.Scale
}

// Whole returns what the last frame shows, drawn from nothing. The screen, on
// which only what had changed was drawn, must look the same; it may not once
// there was a later Update without a frame.
func (s *Stage) Whole() *image.RGBA {
	if s.whole == nil {
		s.whole = newScreen(s.w, s.h)
	}
	s.whole.Clear()
	s.App.frame.anew(s.whole)
	img := image.NewRGBA(s.whole.Bounds())
	s.whole.ReadPixels(img.Pix)
	return img
}
