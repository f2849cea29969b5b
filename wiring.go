package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"

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
			FR: "Adresse : " + err.Error(),
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

func one(s game.Scene) ([]game.Scene, error) { return []game.Scene{s}, nil }

// gameOf finds a game by its id; the first one if no id is given.
func gameOf(r *scenes.Router, id string) (*rules.Game, error) {
	for _, g := range r.Games {
		if id == "" || g.ID == id {
			return g, nil
		}
	}
	return nil, fmt.Errorf("no game %q here", id)
}

func shotNames() []string { return slices.Sorted(maps.Keys(shots)) }
