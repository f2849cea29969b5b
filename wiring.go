package main

import (
	"maps"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
)

// home makes the first scene.
func home() game.Scene { return &blank{} }

// opening returns the scenes to open on the first one, as the start asked for,
// and what the player has to be told.
func opening(cfg config) (over []game.Scene, said []game.Text) {
	for _, err := range cfg.trouble {
		said = append(said, game.Text{
			FR: "Adresse : " + err.Error(),
			EN: "Address: " + err.Error(),
		})
	}
	return nil, said
}

// shots are the scenes that -shot can draw. Each returns what to put on the
// stack; rest is what followed the scene's name.
var shots = map[string]func(cfg config, rest string) ([]game.Scene, error){
	"home": func(config, string) ([]game.Scene, error) { return nil, nil },
}

func shotNames() []string { return slices.Sorted(maps.Keys(shots)) }

// blank stands in for the menu.
type blank struct{}

// Update implements game.Scene.
func (*blank) Update(c *game.Context) {
	for e := range c.Events() {
		if e.Kind == game.ActionDown && e.Action == game.Cancel {
			c.Quit()
		}
	}
}

// Draw implements game.Scene.
func (*blank) Draw(_ *game.Context, dst *ebiten.Image) {}
