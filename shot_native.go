//go:build !js

package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/scenes"
)

// takeShot draws one scene into a file.
func takeShot(cfg config) error {
	if cfg.window == [2]int{} {
		cfg.window = [2]int{game.LandscapeW, game.LandscapeH}
	}
	if cfg.seed == 0 {
		cfg.seed = 1
	}
	name, rest, _ := strings.Cut(cfg.shot.scene, ":")
	build, ok := shots[name]
	if !ok {
		return fmt.Errorf("shot: no scene %q (there are %s)", name, strings.Join(shotNames(), ", "))
	}
	router := scenes.NewRouter()
	router.Kit.Pics.Sync = true // a picture waits for all its parts
	over, err := build(router, cfg, rest)
	if err != nil {
		return fmt.Errorf("shot: %s: %w", name, err)
	}
	opt := options(cfg, game.NewMemory(), router)
	opt.Over = over
	s := &shooter{cfg: cfg, opt: opt}
	ebiten.SetWindowSize(320, 240)
	ebiten.SetWindowTitle("Wyrmtable")
	if err := ebiten.RunGame(s); err != nil {
		return err
	}
	return s.err
}

// shooter draws the scene in its first Update and ends.
type shooter struct {
	cfg config
	opt game.Options
	err error
}

// Update implements ebiten.Game.
func (s *shooter) Update() error {
	s.err = s.shoot()
	return ebiten.Termination
}

func (s *shooter) shoot() error {
	stage := game.NewStage(s.opt, s.cfg.window[0], s.cfg.window[1], 1)
	stage.Step(0)
	if !stage.Run(s.cfg.shot.after) {
		return fmt.Errorf("shot: the program quit within %v", s.cfg.shot.after)
	}
	if what := stage.App.Crashed(); what != "" {
		return fmt.Errorf("shot: the scene panicked: %s", what)
	}
	var data bytes.Buffer
	if err := png.Encode(&data, stage.Picture()); err != nil {
		return err
	}
	return os.WriteFile(s.cfg.shot.file, data.Bytes(), 0o644)
}

// Draw implements ebiten.Game.
func (s *shooter) Draw(*ebiten.Image) {}

// Layout implements ebiten.Game.
func (s *shooter) Layout(w, h int) (int, int) { return max(w, 1), max(h, 1) }
