// Wyrmtable is a table for five dragon and magic card games, in a window and in
// the browser.
//
// This file only wires the parts together; see docs/architecture.md.
package main

import (
	"fmt"
	"strings"

	"early.wyrmtable"

	"wyrmtable/game"
	"wyrmtable/game/start"
	"wyrmtable/rules"
	"wyrmtable/scenes"
	"wyrmtable/sounds/speaker"
)

// title is the window's.
var title = game.Text{FR: "Wyrmtable", EN: "Wyrmtable"}

func main() {
	cfg, err := start.Read()
	if err == nil {
		err = run(cfg)
	}
	if err != nil {
		start.Fail(err)
	}
}

// run does what the program was started for.
func run(cfg start.Config) error {
	switch {
	case cfg.Version:
		fmt.Println("wyrmtable", early.Version)
		return nil
	case cfg.Shot != nil:
		return shoot(cfg)
	}
	return play(cfg)
}

// play opens the window.
func play(cfg start.Config) error {
	store, said := game.OpenStore(cfg.Data)
	router := scenes.NewRouter()
	opt := options(cfg, store, router)
	opt.Sound = speaker.Open()
	opt.Notices = cfg.Notices()
	if cfg.Position != "" {
		scene, err := router.Position(cfg.Position)
		if err == nil {
			opt.Over = []game.Scene{scene}
		} else {
			opt.Notices = append(opt.Notices, rules.Same(err.Error()))
		}
	}
	if cfg.Link != "" {
		opt.Over = append(opt.Over, router.Received(cfg.Link))
	}
	if cfg.File != nil {
		opt.Over = append(opt.Over, router.ReceivedFile(*cfg.File))
	}
	if !said.Empty() {
		opt.Notices = append(opt.Notices, said)
	}
	return game.New(opt).Run()
}

// shoot draws one screen into a file.
func shoot(cfg start.Config) error {
	if cfg.Window == [2]int{} {
		cfg.Window = [2]int{game.LandscapeW, game.LandscapeH}
	}
	cfg.Seed = max(cfg.Seed, 1)
	router := scenes.NewRouter()
	router.Kit.Pics.Sync = true // a picture waits for all its parts
	opt := options(cfg, game.NewMemory(), router)
	over, err := shown(cfg, router)
	if err != nil {
		return fmt.Errorf("shot: %w", err)
	}
	if over != nil {
		opt.Over = []game.Scene{over}
	}
	return cfg.Shot.Take(opt, cfg.Window)
}

// shown is the scene that a shot asks for; a table shows the position, if one
// is given.
func shown(cfg start.Config, router *scenes.Router) (game.Scene, error) {
	if name, _, _ := strings.Cut(cfg.Shot.Scene, ":"); name == "table" && cfg.Position != "" {
		return router.Position(cfg.Position)
	}
	return router.Named(cfg.Shot.Scene)
}

// options turns what the program was started with into what the app needs.
func options(cfg start.Config, store game.Store, router *scenes.Router) game.Options {
	router.Seed = cfg.Seed
	return game.Options{
		Home:    router.Home,
		Arrived: func(c *game.Context, link string) { c.Push(router.Received(link)) },
		Opened:  func(c *game.Context, f game.File) { c.Push(router.ReceivedFile(f)) },
		Title:   title,
		Store:   store,
		Lang:    cfg.Lang,
		Window:  cfg.Window,
		Watch:   start.Watcher(cfg.Mirror),
	}
}
