// Package curtain is what lies over a table with hidden hands while the screen
// goes from one person to the next. It knows nothing but what it is told to
// say, all of it public.
package curtain

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// A Handover says who takes over and why. All of it is public.
type Handover struct {
	Name   string
	Colour int // of the player, as rules.SeatSetup.Colour
}

// An Answer is how the curtain was raised. It is what the scene below is
// resumed with.
type Answer uint8

// The answers.
const (
	Lift  Answer = iota + 1 // the person named is there
	Leave                   // nobody goes on now
)

// Scene is the curtain. It implements game.Scene.
type Scene struct {
	ui   *ui.UI
	note Handover
}

// New returns a curtain. It pops itself with an [Answer].
func New(k *ui.Kit, h Handover) *Scene { return &Scene{ui: ui.New(k), note: h} }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) { s.ui.Update(c, s.build) }

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *ebiten.Image) { s.ui.Draw(c, dst, s.build) }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(s.title())) }

func (s *Scene) title() game.Text {
	return rules.Text{FR: "Passez l’écran à " + s.note.Name, EN: "Pass the screen to " + s.note.Name}
}

func (s *Scene) build(c *game.Context) {
	u := s.ui
	u.Bar(c.Bounds(), art.Hex("#2a0e52"))
	u.Region("curtain", c.T(s.title()))
	u.Heading(game.Rect{X: 20, Y: c.H/2 - 80, W: c.W - 40, H: 50}, c.T(s.title()), ui.TitleText.At(art.Centre))
	b := ui.Button{Look: ui.EmberLook, Size: 19, Text: c.T(rules.Text{FR: "Je suis " + s.note.Name, EN: "I am " + s.note.Name})}
	if u.Button("lift", game.Rect{X: c.W/2 - 200, Y: c.H / 2, W: 400, H: 60}, b) || u.Key(game.Confirm) {
		c.Pop(Lift)
	}
}
