package scenes

import (
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/scenes/saves"
)

// keepSome puts two games among the saves: one kept by name, one in progress.
func keepSome(r *gametest.Rig) {
	c := r.App.Context()
	sum := saves.Summary{Turn: 9, Asked: "Léandre", Players: []saves.Player{
		{Name: "Léandre", Colour: 0, Facts: []saves.Fact{{Icon: "hearts", Value: 10}, {Icon: "sparkles", Value: 14}}},
		{Name: "Maëlys", Colour: 1, Facts: []saves.Fact{{Icon: "hearts", Value: 7}, {Icon: "sparkles", Value: 11}}},
	}}
	if _, err := c.Saves.Keep(game.Head{Name: "Le soir du sommet", Game: "dracoliath", Info: sum.Info()},
		[]byte("kept")); err != nil {
		panic(err)
	}
	c.Saves.Autosave(game.Head{Game: "dracoliath"}).Write(sum.Info(), []byte("running"))
}
