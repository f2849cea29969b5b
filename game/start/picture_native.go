//go:build !js

package start

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
)

// Take draws what an app with these options shows into the file of the shot.
func (s *Shot) Take(opt game.Options, window [2]int) error {
	shooter := &shooter{opt: opt, window: window, after: s.After}
	ebiten.SetWindowSize(320, 240)
	ebiten.SetWindowTitle("Wyrmtable")
	if err := ebiten.RunGame(shooter); err != nil {
		return err
	}
	if shooter.err != nil {
		return shooter.err
	}
	return os.WriteFile(s.File, shooter.png.Bytes(), 0o644)
}

// shooter draws the scene in its first Update and ends.
type shooter struct {
	opt    game.Options
	window [2]int
	after  time.Duration
	png    bytes.Buffer
	err    error
}

// Update implements ebiten.Game.
func (s *shooter) Update() error {
	s.err = s.shoot()
	return ebiten.Termination
}

func (s *shooter) shoot() error {
	stage := game.NewStage(s.opt, s.window[0], s.window[1], 1)
	stage.Step(0)
	if !stage.Run(s.after) {
		return fmt.Errorf("shot: the program quit within %v", s.after)
	}
	if what := stage.App.Crashed(); what != "" {
		return fmt.Errorf("shot: the scene panicked: %s", what)
	}
	return png.Encode(&s.png, stage.Picture())
}

// Draw implements ebiten.Game.
func (s *shooter) Draw(*ebiten.Image) {}

// Layout implements ebiten.Game.
func (s *shooter) Layout(w, h int) (int, int) { return max(w, 1), max(h, 1) }
