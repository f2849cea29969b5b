package main

import (
	"errors"
	"fmt"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes"
)

// opening returns the scenes to open on the first one, as the start asked for,
// and what the player has to be told.
func opening(cfg config, router *scenes.Router) (over []game.Scene, said []game.Text) {
	for _, err := range cfg.trouble {
		said = append(said, game.Text{
			FR: "Adresse\u00a0: " + err.Error(),
			EN: "Address: " + err.Error(),
		})
	}
	if cfg.position == "" {
		return nil, said
	}
	s, err := position(cfg.position, router)
	if err != nil {
		return nil, append(said, rules.Same(err.Error()))
	}
	return []game.Scene{router.Table(s, game.Head{Game: s.Game().ID})}, said
}

// position begins the first scenario of a text, to be played on.
func position(text string, router *scenes.Router) (*rules.Session, error) {
	all, err := scenario.Parse("position", text)
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, errors.New("position: there is no scenario in it")
	}
	g, err := gameOf(router, all[0].Game)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	return scenario.Open(g, &all[0])
}

// gameOf finds a game by its id; the first one if no id is given.
func gameOf(r *scenes.Router, id string) (*rules.Game, error) {
	for _, g := range r.Games {
		if id == "" || g.ID == id {
			return g, nil
		}
	}
	return nil, fmt.Errorf("no game %q here", id)
}
