package scenes

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// Position makes the table of the first scenario of a text, to be played on.
func (r *Router) Position(text string) (game.Scene, error) {
	all, err := scenario.Parse("position", text)
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, errors.New("position: there is no scenario in it")
	}
	g, err := r.gameOf(all[0].Game)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	s, err := scenario.Open(g, &all[0])
	if err != nil {
		return nil, err
	}
	return r.Table(s, game.Head{Game: g.ID}), nil
}

// Named makes the scene of a name with its parameters after colons, such as
// "table:dracoliath" or "decks:aestery/deck"; nil for the menu, above which the
// others stand.
func (r *Router) Named(name string) (game.Scene, error) {
	name, rest, _ := strings.Cut(name, ":")
	open, ok := named[name]
	if !ok {
		known := strings.Join(slices.Sorted(maps.Keys(named)), ", ")
		return nil, fmt.Errorf("no scene %q (there are %s)", name, known)
	}
	s, err := open(r, rest)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

// named makes the scenes that have a name; rest is what followed it.
var named = map[string]func(r *Router, rest string) (game.Scene, error){
	"menu":     func(*Router, string) (game.Scene, error) { return nil, nil },
	"help":     func(r *Router, rest string) (game.Scene, error) { return r.Help(rest, 0), nil },
	"saves":    func(r *Router, _ string) (game.Scene, error) { return r.Saves(), nil },
	"settings": func(r *Router, _ string) (game.Scene, error) { return r.Settings(), nil },
	"credits":  func(r *Router, _ string) (game.Scene, error) { return r.Credits(), nil },
	"setup": func(r *Router, rest string) (game.Scene, error) {
		g, err := r.gameOf(rest)
		if err != nil {
			return nil, err
		}
		return r.Setup(g), nil
	},
	"decks": func(r *Router, rest string) (game.Scene, error) {
		id, deck, _ := strings.Cut(rest, "/")
		g, err := r.gameOf(id)
		if err != nil {
			return nil, err
		}
		if g.Deck == nil {
			return nil, fmt.Errorf("%s has no decks", g.Name)
		}
		return r.Decks(g, deck), nil
	},
	"table": func(r *Router, rest string) (game.Scene, error) {
		g, err := r.gameOf(rest)
		if err != nil {
			return nil, err
		}
		s, err := rules.NewSession(g, rules.Setup{Game: g.ID, Seed: r.Seed, First: 0,
			Seats: []rules.SeatSetup{{Name: "Léandre"}, {Name: "Maëlys", Colour: 1}}}, nil)
		if err != nil {
			return nil, err
		}
		return r.Table(s, game.Head{Game: g.ID}), nil
	},
}

// gameOf finds a game by its id; the first one if no id is given.
func (r *Router) gameOf(id string) (*rules.Game, error) {
	if id == "" && len(r.Looks) > 0 {
		return r.Looks[0].Game, nil
	}
	if g := r.find(id); g != nil {
		return g, nil
	}
	return nil, fmt.Errorf("no game %q here", id)
}
