// Wyrmtable is a table for five dragon and magic card games, in a window and in
// the browser.
//
// This file and its neighbours only read what the program was started with and
// wire the parts together; see docs/architecture.md.
package main

import (
	"fmt"

	"early.wyrmtable"

	"wyrmtable/game"
	"wyrmtable/scenes"
	"wyrmtable/sounds/speaker"
)

// title is the window's.
var title = game.Text{FR: "Wyrmtable", EN: "Wyrmtable"}

func main() {
	cfg, err := readConfig()
	if err != nil {
		fail(err)
		return
	}
	if cfg.version {
		fmt.Println("wyrmtable", early.Version)
		return
	}
	if cfg.shot != nil {
		if err := takeShot(cfg); err != nil {
			fail(err)
		}
		return
	}
	store, said := game.OpenStore(cfg.data)
	opt := options(cfg, store, scenes.NewRouter())
	opt.Sound = speaker.Open()
	if !said.Empty() {
		opt.Notices = append(opt.Notices, said)
	}
	if err := game.New(opt).Run(); err != nil {
		fail(err)
	}
}

// options turns what the program was started with into what the app needs.
func options(cfg config, store game.Store, router *scenes.Router) game.Options {
	router.Seed = cfg.seed
	opt := game.Options{
		Home:   router.Home,
		Title:  title,
		Store:  store,
		Lang:   cfg.lang,
		Window: cfg.window,
		Watch:  watcher(cfg.mirror),
	}
	opt.Over, opt.Notices = opening(cfg, router)
	return opt
}
