// Package settings is the screen of what the player can choose about the
// program: language, sound, motion, reading, window, hands and keys.
//
// It stands alone from the menu and lies over the table during a game. Every
// change works at once and is written down at once, so there is nothing to
// confirm and nothing to lose.
package settings

import (
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

// Scene is the settings screen.
type Scene struct {
	ui     *ui.UI
	over   bool
	asking keySlot   // the key slot that waits for a key
	said   game.Text // what came of the last key bound
	reset  bool      // the overlay that asks about a reset is open
}

// keySlot is one of the keys of an action.
type keySlot struct {
	action game.Action
	slot   int
}

// New returns the settings as a screen of their own.
func New(k *ui.Kit) *Scene { return &Scene{ui: ui.New(k)} }

// NewOverlay returns the settings to lie over a game that is being played.
func NewOverlay(k *ui.Kit) *Scene { return &Scene{ui: ui.New(k), over: true} }

// Overlay implements game.Overlay.
func (s *Scene) Overlay() bool { return s.over }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ui.Begin(c)
	taken := false // a key was taken in this frame
	for e := range c.Events() {
		if s.asking.action != game.NoAction && s.takeKey(c, e) {
			taken = true
			continue
		}
		if taken && e.Kind == game.ActionDown {
			continue // what the key just taken does otherwise
		}
		s.ui.Event(c, e, s.build)
	}
	s.ui.End(c, s.build)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(titleText)) }

// Resumed implements game.Resumer: the answer to "reset everything?".
func (s *Scene) Resumed(c *game.Context, result any) {
	if yes, _ := result.(bool); yes && s.reset {
		lang := c.Settings.Lang
		*c.Settings = game.DefaultSettings()
		c.Settings.Lang = lang
		c.SettingsChanged()
		s.said = resetDone
	}
	s.reset = false
	s.ui.Changed()
}

func (s *Scene) build(c *game.Context) {
	before := *c.Settings
	back := s.ui.Page(ui.Page{Title: c.T(titleText), Overlay: s.over, Wide: 860}, func(x, y, w float64) float64 {
		f := s.ui.Rows(x, y, w)
		s.speech(c, f)
		s.sound(c, f)
		s.motion(c, f)
		s.reading(c, f)
		s.window(c, f)
		s.hands(c, f)
		s.keys(c, f)
		s.storage(c, f)
		f.Gap(12)
		return f.Height()
	}, nil)
	if differ(&before, c.Settings) {
		c.SettingsChanged()
		s.ui.Changed()
	}
	if back {
		c.Pop(nil)
	}
}

// differ compares what the widgets change; keys and the window's size announce
// their changes themselves.
func differ(a, b *game.Settings) bool {
	return a.Lang != b.Lang || a.Master != b.Master || a.Effects != b.Effects ||
		a.Ambience != b.Ambience || a.Speed != b.Speed ||
		a.ReducedMotion != b.ReducedMotion || a.TextSize != b.TextSize || a.HighContrast != b.HighContrast ||
		a.ColourLetters != b.ColourLetters || a.Fullscreen != b.Fullscreen ||
		a.Hands != b.Hands || a.HoldHands != b.HoldHands || a.TurnTable != b.TurnTable ||
		a.FixedSeats != b.FixedSeats || a.Recap != b.Recap
}
