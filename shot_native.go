//go:build !js

package main

import (
	"bytes"
	"fmt"
	"image/png"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/rules"
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
		return fmt.Errorf("shot: no scene %q (there are %s)", name, strings.Join(slices.Sorted(maps.Keys(shots)), ", "))
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

// shots are the scenes that -shot can draw. Each returns what to put on the
// stack; rest is what followed the scene's name.
var shots = map[string]func(r *scenes.Router, cfg config, rest string) ([]game.Scene, error){
	"menu": func(*scenes.Router, config, string) ([]game.Scene, error) { return nil, nil },
	"setup": func(r *scenes.Router, cfg config, rest string) ([]game.Scene, error) {
		g, err := gameOf(r, rest)
		if err != nil {
			return nil, err
		}
		return []game.Scene{r.Setup(g)}, nil
	},
	"decks": func(r *scenes.Router, _ config, rest string) ([]game.Scene, error) {
		id, deck, _ := strings.Cut(rest, "/")
		g, err := gameOf(r, id)
		if err != nil {
			return nil, err
		}
		if g.Deck == nil {
			return nil, fmt.Errorf("%s has no decks", g.Name)
		}
		return []game.Scene{r.Decks(g, deck)}, nil
	},
	"table": func(r *scenes.Router, cfg config, rest string) ([]game.Scene, error) {
		g, err := gameOf(r, rest)
		if err != nil {
			return nil, err
		}
		s, err := table(g, cfg, r)
		if err != nil {
			return nil, err
		}
		return []game.Scene{r.Table(s, game.Head{Game: s.Game().ID})}, nil
	},
	"help":     func(r *scenes.Router, _ config, rest string) ([]game.Scene, error) { return one(r.Help(rest, 0)) },
	"saves":    func(r *scenes.Router, _ config, _ string) ([]game.Scene, error) { return one(r.Saves()) },
	"settings": func(r *scenes.Router, _ config, _ string) ([]game.Scene, error) { return one(r.Settings()) },
	"credits":  func(r *scenes.Router, _ config, _ string) ([]game.Scene, error) { return one(r.Credits()) },
}

// table begins the position asked for, or a new match of g.
func table(g *rules.Game, cfg config, r *scenes.Router) (*rules.Session, error) {
	if cfg.position != "" {
		return position(cfg.position, r)
	}
	return rules.NewSession(g, rules.Setup{Game: g.ID, Seed: cfg.seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Léandre"}, {Name: "Maëlys", Colour: 1}}}, nil)
}

// one is a stack of one scene above the menu.
func one(s game.Scene) ([]game.Scene, error) { return []game.Scene{s}, nil }
