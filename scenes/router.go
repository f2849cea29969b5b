// Package scenes says which screen leads where. The screens themselves are the
// packages below it; none of them knows another.
package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/shelf"
	"wyrmtable/scenes/credits"
	"wyrmtable/scenes/menu"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/settings"
	"wyrmtable/scenes/setup"
	"wyrmtable/scenes/ui"
)

// Router makes the scenes and leads from one to the other. Its Home is what
// game.Options asks for.
type Router struct {
	Kit   *ui.Kit       // textures and texts, shared by all scenes
	Games []*rules.Game // the games that can be played

	prefs setup.Prefs
}

// NewRouter returns the router of the games on the shelf.
func NewRouter() *Router { return &Router{Kit: ui.NewKit(), Games: shelf.Games} }

// Home makes the menu, the first scene.
func (r *Router) Home() game.Scene {
	return menu.New(r.Kit, menu.Doors{
		Games:    r.Games,
		Setup:    r.Setup,
		Open:     r.Open,
		Saves:    func() game.Scene { return saves.New(r.Kit, r.Games, r.Open) },
		Settings: func() game.Scene { return settings.New(r.Kit) },
		Credits:  func() game.Scene { return credits.New(r.Kit) },
	})
}

// Setup makes the screen on which a game of g is prepared.
func (r *Router) Setup(g *rules.Game) game.Scene {
	return setup.New(r.Kit, g, &r.prefs, r.begin)
}

// begin starts the match that was prepared.
func (r *Router) begin(c *game.Context, s rules.Setup) {}

// Open goes on with a saved game. What is wrong with it is told to the player,
// and the screen he is on stays.
func (r *Router) Open(c *game.Context, h game.Head) {}
