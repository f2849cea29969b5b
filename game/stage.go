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
	Screen *ebiten.Image
	// Blind draws frames into one pixel, which spares a processor that draws by
	// itself most of its work, until Picture is asked for: that one is drawn
	// anew. Not for a test of whether the screen follows what happens.
	Blind  bool
	Look   func()        // called after every frame that was drawn; may be nil
	behind bool          // Screen is, of what was drawn
	corner *ebiten.Image // the one pixel of Screen that Blind draws into
	clock  time.Duration
}

// frameTime is one step of a Stage: 60 to the second, exactly repeatable.
const frameTime = 16667 * time.Microsecond

// NewStage starts an app on a picture of w by h physical pixels, on a screen of
// device physical pixels per device-independent one.
func NewStage(opt Options, w, h int, device float64) *Stage {
	s := &Stage{Script: &Script{}, Screen: newScreen(w, h)}
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

// Resize changes the picture, as resizing a window does.
func (s *Stage) Resize(w, h int, device float64) {
	s.Screen.Deallocate()
	s.Screen, s.corner = newScreen(w, h), nil
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
	if !s.Blind {
		s.App.Draw(s.Screen)
		if s.Look != nil && s.App.drawn != before {
			s.Look()
		}
		return true
	}
	if s.corner == nil {
		s.corner = s.Screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	}
	s.App.Draw(s.corner)
	s.behind = s.behind || s.App.drawn != before
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
		s.App.Draw(s.Screen)
	}
	img := image.NewRGBA(s.Screen.Bounds())
	s.Screen.ReadPixels(img.Pix)
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
	dst := newScreen(s.Screen.Bounds().Dx(), s.Screen.Bounds().Dy())
	defer dst.Deallocate()
	s.App.frame.anew(dst)
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
